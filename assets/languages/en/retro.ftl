# 10 Retro

name = 10 Retro
how = Lay a card, open or closed. Bid for a better one, add a second, but never pass ten. The highest wins the pot, the lowest takes all penalties.

option-spare_jokers = Spare jokers
option-spare_jokers-help = On: jokers that nobody was given are in the draw pile. Off: they stay in the box.
option-starter = First player
option-starter-help = The seat that begins round 1; left open, it is drawn by lot.

card-number = { $value }
card-penalty = penalty { $value } ({ $points } points)
card-joker = joker
card-round = round card { $points }
card-hidden = a hidden card
card-unknown = an unknown card

event-table-set = Everyone has { $chips-each } chips; { $pile-count } cards are in the pile and { $removed-count ->
    [0] all jokers are in play
    [one] 1 spare joker is out of the game
   *[other] { $removed-count } spare jokers are out of the game
}.
event-hand-dealt = { $seat } is dealt { $cards }.
event-round-started = Round { $number }: { $card } is at stake. { $starter } begins.
event-first-card-played = { $face-up ->
    [true] { $seat } plays { $card } face up
   *[false] { $seat } plays { $card } face down
}{ $protection ->
    [0] , unprotected.
    [one] {" "}with 1 chip on it.
   *[other] {" "}with { $protection } chips on it.
}
event-opening-passed = { $forced ->
    [true] { $seat } cannot pay for any card.
   *[false] { $seat } opens for no card.
}
event-bidding-opened = { $protection ->
    [0] { $seat } wants the unprotected card of { $target }.
   *[other] { $seat } bids { $bid } for the card of { $target }, which { $protection } { $protection ->
        [one] chip protects
       *[other] chips protect
    }.
}
event-bid-raised = { $seat } raises to { $bid }.
event-bidder-dropped = { $forced ->
    [true] { $seat } has too few chips to raise.
   *[false] { $seat } drops out.
}
event-price-paid = { $seat } pays { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} into the pot, which now holds { $pot }.
event-bid-paid = { $seat } pays { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} to { $to }.
event-cards-swapped = { $seat } takes { $taken-card } ({ $taken-face-up ->
    [true] face up
   *[false] face down
}) from { $target } and gives { $given-card } ({ $given-face-up ->
    [true] face up
   *[false] face down
}).
event-protection-raised = { $seat } adds { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} of protection and now has { $protection } on the card.
event-protection-kept = { $seat } leaves the protection at { $protection }.
event-protection-collected = The protection goes into the pot, which now holds { $pot } (by seat: { $chips }).
event-first-card-turned-up = { $seat } turns up { $card }.
event-first-card-kept-down = { $seat } leaves the card face down.
event-second-card-added = { $seat } adds { $card } and has { $value }.
event-second-card-declined = { $seat } adds no card and has { $value }.
event-first-card-revealed = { $seat } shows { $card }.
event-round-decided = By seat: { $values }. { $won-by ->
    [highest] { $winner } wins with the highest value;
    [one-card] { $winner } wins the tie with a single card;
   *[earlier] { $winner } wins the tie, being earlier in turn;
} { $lost-by ->
    [lowest] { $loser } loses with the lowest.
    [later] { $loser } loses, being the latest of the lowest.
   *[only-other] { $loser } loses, being the only other left.
}
event-penalties-taken = { $seat } takes { $cards }: { $points } penalty points.
event-pot-won = { $chips ->
    [0] There is nothing in the pot for { $seat }.
    [one] { $seat } takes 1 chip from the pot.
   *[other] { $seat } takes { $chips } chips from the pot.
}
event-cards-drawn = { $cards-count ->
    [0] { $seat } draws nothing
   *[other] { $seat } draws { $cards }
}{ $missing ->
    [0] .
    [one] {" "}and is 1 card short of four.
   *[other] {" "}and is { $missing } cards short of four.
}
event-starter-named = { $seat } names { $starter } as the next to begin.
event-match-ended = { $reason ->
    [tenth-round] The tenth round was the last.
   *[short-draw] The draw pile does not fill every hand: that was the last round.
}
event-round-cards-taken = { $seat } also takes the round cards that are left ({ $cards }): { $points } penalty points.
event-match-scored = Scores, the lowest wins: { $seats }. Best: { $winners }.
part-seat-score = { $seat } has { $score } (penalties { $penalty-points }, hand { $hand-points }, chips left { $chips })

refusal-wrong-phase = { $phase ->
    [first] Now play a first card from your hand.
    [open] Now open for another player's card, or pass.
    [auction] Now raise the bid, or drop out.
    [protect] Now say how many chips to add to your card; 0 is fine.
    [second] Now finish your row: turn up or leave face down, add a second card or stand.
   *[name] Now name the player who begins the next round.
}
refusal-card-not-in-hand = Choose a card from your hand.
refusal-bad-protection = You can put 0 to { $most } chips here.
refusal-no-such-seat = Choose a player at this table.
refusal-own-card = Open for another player's card, not for your own.
refusal-price-is-one = An unprotected card costs exactly 1 chip.
refusal-bid-too-low = Bid at least { $lowest }.
refusal-bid-too-high = You hold only { $chips } { $chips ->
    [one] chip
   *[other] chips
}; bid no more than that.
refusal-already-face-up = Your first card is face up: add a second card, or stand.
refusal-still-face-down = Your first card is face down: first turn it up, or leave it.
refusal-sum-too-high = That makes { $sum }; the sum may be { $most } at most.
