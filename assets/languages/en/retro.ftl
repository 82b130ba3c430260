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

# The table on the screen
rung-note = They play at strength { $target }: the higher, the better they reckon, bid and swap. The fewest points win.
tagline = Bluff, bid and swap
and = { $some } and { $last }
track-round = Round card
track-first = First card
track-bid = Bid & swap
track-second = Second card
track-result = Result
table-round = Round { $number } of { $rounds }
table-stake = { $points ->
    [one] 1 point for the loser
   *[other] { $points } points for the loser
}
table-pot = Pot { $chips }
table-pot-note = for the winner
table-left = { $left ->
    [one] 1 card left
   *[other] { $left } cards left
}
table-chips = { $chips ->
    [one] 1 chip, worth { $worth }
   *[other] { $chips } chips, worth { $worth }
}
table-penalties = penalties
table-on-table = on the table
table-peek = Show my cards
table-hide = Hide my cards
table-turn = { $phase ->
    [first] your turn: play a first card
    [open] your turn: open for a card, or not
    [auction] your bid
    [protect] you may protect your new card
    [second] your turn: a second card?
   *[name] you won: who begins the next round?
}
table-waiting = waiting
table-others-turn = { $name } decides …
table-fast = fast-forward
table-undo = take back
seat-up = open: { $card }
seat-down = face down
seat-down-known = face down: { $card }
seat-from = from { $name }
seat-starter = begins
seat-for-sale = up for bids
seat-bids = bids { $bid }
seat-out = out
seat-in = still in
seat-won = wins the round
seat-lost = loses the round
status-nobody = The round goes on …
status-asked = { $phase ->
    [first] { $name } plays a first card
    [open] { $name } may open for a card
    [auction] { $name } may raise
    [protect] { $name } may add protection
    [second] { $name } finishes: turn up, add a card, or not
   *[name] { $name } chooses who begins
}
status-sale = Up for bids: { $owner }’s open card, { $card }
status-sale-down = Up for bids: { $owner }’s face-down card, known to { $known }
status-bid = { $name } bids { $bid } { $bid ->
    [one] chip
   *[other] chips
}, to be paid to { $owner }
told-drawn = { $name } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
told-decided = { $won ->
    [highest] { $winner } wins with { $high }
    [one-card] { $winner } wins with a { $high } of one card
   *[earlier] { $winner } wins the tie at { $high }, being earlier
}; { $lost ->
    [lowest] { $loser } loses with { $low }.
    [later] { $loser } loses with { $low }, being the latest.
   *[only-other] { $loser } loses, being the only other.
}
told-penalties = { $points ->
    [one] { $name } takes 1 penalty point.
   *[other] { $name } takes { $points } penalty points.
}
told-collected = All protection goes to the pot, which now holds { $pot }.
choice-hint = Go to a card to see what it would do.
choice-slot = Card { $slot }
choice-pick-note = Played first, it makes up to { $best } with another card of your hand.
choice-pick-closed = Peek to see it, or play it unseen. Next: which side up, and how many chips on it.
choice-side-up = face up
choice-side-down = face down
choice-up = { $chips ->
    [0] face up, no chip
    [one] face up, 1 chip
   *[other] face up, { $chips } chips
}
choice-down = { $chips ->
    [0] face down, no chip
    [one] face down, 1 chip
   *[other] face down, { $chips } chips
}
choice-up-note = { $open ->
    [true] Everybody sees the { $card }.
   *[false] Everybody sees it.
} { $chips ->
    [0] Anybody may take it for 1 chip to the pot.
    [one] Who wants it pays you 1 chip or more. Yours goes to the pot.
   *[other] Who wants it pays you { $chips } chips or more. Yours go to the pot.
}
choice-down-note = { $open ->
    [true] Only you know the { $card }.
   *[false] Only you know it.
} { $chips ->
    [0] Anybody may take it for 1 chip to the pot.
    [one] Who wants it pays you 1 chip or more. Yours goes to the pot.
   *[other] Who wants it pays you { $chips } chips or more. Yours go to the pot.
}
choice-pass = Open for no card
choice-pass-note = your card stays, unless others want it
choice-own = your { $card }
choice-own-hidden = your face-down card
choice-open-price = Costs 1 chip, to the pot, without an auction. You give { $own } for it.
choice-open-auction = An auction from { $low } up. The highest bidder pays { $owner } and swaps; you would give { $own }.
choice-known-to = Known only to { $names }.
choice-reaches = With your hand it makes up to { $sum }, your own up to { $own }.
choice-bid = Bid { $bid }
choice-bid-note = { $card } for { $own }; { $bid ->
    [one] 1 chip
   *[other] { $bid } chips
} to { $owner }, if nobody bids more
choice-less = less
choice-more = more
choice-leave = Another card
choice-leave-note = nothing is bid yet
choice-drop = Drop out
choice-drop-note = out of this auction for good; your card stays
choice-drop-best = your card stays; it makes up to { $best }
choice-protect = { $chips ->
    [0] Add no chip
    [one] Add 1 chip
   *[other] Add { $chips } chips
}
choice-protect-note = { $protection ->
    [0] anybody may take it for 1 chip to the pot
   *[other] bids start at { $protection }; in hand you keep { $left }
}
choice-turn-up = Turn it up
choice-turn-up-note = everybody sees it; then you may add a second card, up to 10 in all
choice-turn-up-best = everybody sees the { $card }; with a second card it makes up to { $best }
choice-keep-down = Leave it face down
choice-keep-down-note = no second card; it counts alone, which beats an equal sum of two
choice-keep-down-value = no second card; it counts { $value } alone, which beats an equal sum of two
choice-stand = No second card
choice-stand-note = { $value } with one card beats { $value } with two
choice-second-note = { $first } + { $second } = { $sum }. The card leaves your hand.
choice-second-over = { $first } + { $second } = { $sum }: more than { $most } is not allowed.
choice-second-closed = { $first } + this card: { $most } at most. Peek to see the sum.
choice-second-refused = This card does not fit: the sum would be above 10.
choice-starter = { $name } begins
choice-starter-note = { $name } plays first and decides first. Of equal results the earlier wins, and the later loses.

# The end of a match
results-heading = Penalties and chips are counted
results-penalties = Penalties
results-hand = Hand
results-chips = Chips (×2)
results-score = points
results-won = { $name } wins!
results-shared = A shared win: { $names }
results-by-score = The fewest points decide: { $points }.
results-tied = Equal with { $points }: the win is shared.
