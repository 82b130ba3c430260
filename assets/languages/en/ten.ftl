# TEN

name = TEN
how = Draw towards ten, not past it. Stop in time: take the numbers, or the money. In each colour your longest run counts, one point a card.

option-edition = Edition
option-edition-help = Polish: the ladder starts at 4. German: it starts at 5, and wilds may pay in auctions.
option-edition-pl = Polish
option-edition-de = German
option-bust_buys = Buy after a bust
option-bust_buys-help = Who busts may buy one card instead of taking the bust token.
option-starter = First player
option-starter-help = The seat that begins; left open, it is drawn by lot.
option-target = Target
option-target-help = Solo only: the automa draws until it reaches this total. The higher, the harder.

card-number = { $colour ->
    [blue] blue
    [green] green
    [orange] orange
   *[pink] pink
} { $value }
card-money = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
card-number-wild = wild { $value }
card-colour-wild = { $colour ->
    [blue] blue
    [green] green
    [orange] orange
   *[pink] pink
} wild
card-super-wild = super wild
card-hidden = a hidden card

event-match-began = { $starter } begins; everyone has { $coins } coins. { $pile-count } cards are in the pile.
event-turn-began = It is { $seat }’s turn.
event-card-revealed = { $seat } reveals { $card }: total { $total }, { $money } in coins, { $left } left in the pile.
event-busted = { $by ->
    [numbers] { $seat } busts: the total is { $total }.
   *[money] { $seat } busts: { $money } in coins.
}
event-token-taken = { $seat } takes a bust token.
event-numbers-taken = { $seat } takes { $cards }.
event-coins-paid-out = { $seat } gets { $received } of { $due } { $due ->
    [one] coin
   *[other] coins
}.
event-numbers-to-market = To the market: { $cards }.
event-cards-left = Out of the game: { $cards }.
event-auction-opened = The { $wild } is up for auction; { $first } bids first.
event-bid-raised = { $seat } bids { $amount }.
event-bid-passed = { $able ->
    [true] { $seat } passes.
   *[false] { $seat } cannot bid.
}
event-auction-won = { $seat } wins the { $wild } for { $price }.
event-wild-unsold = Nobody wants the { $wild }; it leaves the game.
event-purchase-chosen = { $seat } buys { $card } for { $price }.
event-price-settled = { $seat } pays { $price } for { $card }: { $coins } { $coins ->
    [one] coin
   *[other] coins
}, { $tokens } bust { $tokens ->
    [one] token
   *[other] tokens
}, cards: { $cards }.
event-nothing-bought = { $able ->
    [true] { $seat } buys nothing.
   *[false] { $seat } cannot buy anything.
}
event-automa-stopped = { $reason ->
    [target] The automa stops: { $total } reaches its target of { $target }.
    [money] The automa stops: { $money } in coins is too much.
   *[pile] The automa stops: the pile is empty.
}
event-automa-judged = { $reason ->
    [your-worth] The automa matches your { $your-worth }.
    [own-worth] The automa bids all its { $own-worth }; you own { $your-worth }.
    [minimum] The automa bids the minimum.
    [one-more] The automa goes one higher.
    [cannot-pay] The automa owns only { $own-worth } and passes.
   *[you-cannot-pay] You own less than 5, so the automa passes.
}
event-end-began = The pile is empty. Everyone may buy once more, { $first } first.
event-match-scored = Scores: { $sheets }.
part-sheet = { $player } has { $points ->
    [one] 1 point
   *[other] { $points } points
} (runs: { $runs }; wilds: { $placements })
part-run = { $colour ->
    [b] blue
    [g] green
    [o] orange
   *[p] pink
} { $first }–{ $last }
part-placement = { $wild } as { $stands-for }

refusal-target-needs-solo = A target is for the solo game: use 1 seat, or leave the target out.
refusal-target-below-ladder = In this edition the ladder starts at target { $low }, not { $target }.
refusal-pile-empty = The pile is empty: stop now.
refusal-no-numbers-in-row = There is no number in the row to take.
refusal-no-money-in-row = There is no money in the row to take.
refusal-not-in-draw = Now reveal a card, or stop and take the numbers or the money.
refusal-not-in-bid = Now bid or pass.
refusal-not-in-pay = Now choose how to pay.
refusal-not-in-shop = Now buy a card from the market, or pass.
refusal-not-in-final = Now buy a last card from the market, or pass.
refusal-not-in-bust = Now take the bust token, or buy a card instead.
refusal-bid-out-of-range = Bid from { $low } to { $high }, or pass.
refusal-not-in-market = This card is not in the market.
refusal-already-owned = You own this very card already.
refusal-too-dear = You cannot pay { $price }.
refusal-too-many-coins = You have only { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
refusal-too-many-tokens = You have only { $tokens } bust { $tokens ->
    [one] token
   *[other] tokens
}.
refusal-cards-cannot-pay = These cards cannot pay here.
refusal-pays-too-little = That is { $paid }; the price is { $price }.
refusal-pays-too-much = That is { $paid } for a price of { $price }: leave out what is not needed.

# The table on the screen
rung-note = The automa draws until its row reaches { $target }. The higher its target, the more numbers it collects.
tagline = Push your luck, then bid
table-points = { $points ->
    [one] point
   *[other] points
}
table-coins = Coins { $coins }/{ $most }
table-worth = Worth { $money } + { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
table-no-wilds = no wilds yet
table-of-ten = of ten
table-row-money = Coins in the row: { $money }
table-bust-odds = BUST ODDS
table-bust-cards = { $busting } of { $cards } cards bust
table-turn = { $phase ->
    [draw] your turn: draw or stop
    [bid] your bid
    [pay] choose how to pay
    [shop] you may buy a card
    [bust] token or purchase
   *[final] one last purchase
}
table-acting = { $phase ->
    [draw] draws …
    [bid] bids …
    [pay] pays …
   *[final] buys …
}
caption-coins = { $name } gets { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
caption-revealed = { $name } reveals { $card }.
caption-paid = { $name } pays { $price } for { $card }.
table-target = stops at { $target }
table-waiting = waiting
table-market = MARKET: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
table-left = { $left ->
    [one] 1 card left
   *[other] { $left } cards left
}
table-auction = Auction
table-highest = Highest bid
table-limit = You can pay up to { $high }
table-others-turn = { $name } decides …
table-fast = fast-forward
choice-draw = Draw a card
choice-draw-note = { $share }% bust; a bust pays you one token
choice-draw-plain = { $left ->
    [one] 1 card left in the pile
   *[other] { $left } cards left in the pile
}
choice-many = { $count } cards
choice-numbers = Take the numbers
choice-numbers-note = { $cards } ({ $gain ->
    [0] no points
    [one] +1 point
   *[other] +{ $gain } points
}){ $coins ->
    [0] {""}; then you may buy
    [one] {""}; others get 1 coin
   *[other] {""}; others get { $coins } coins
}
choice-money = Take the money
choice-money-note = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}; { $count ->
    [0] nothing goes to the market
   *[other] to the market: { $cards }
}
choice-bid = Bid { $amount }
choice-bid-note = left and right: { $low } to { $high }
choice-pass = Pass
choice-pass-note = { $gain ->
    [0] this wild adds no points now
    [one] this wild adds 1 point now
   *[other] this wild adds { $gain } points now
}
choice-token = Take the bust token
choice-token-note = it pays for 3
choice-nothing = Buy nothing
choice-nothing-note = keep your money
choice-buy = Buy
choice-buy-note = Price { $price }. { $gain ->
    [0] Adds no points now.
    [one] Adds 1 point.
   *[other] Adds { $gain } points.
}
choice-pay = Pay { $price }
choice-pay-note = { $lost ->
    [0] { $what }
   *[other] { $what } (−{ $lost } points)
}
choice-pay-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
choice-pay-tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
choice-of = of { $most }
choice-undo = Choose another card
choice-undo-note = back to the market
choice-given = given as payment
choice-kept = kept
confirm-loss = This payment breaks a run: you lose { $points ->
    [one] 1 point
   *[other] { $points } points
}. Pay all the same?
confirm-loss-yes = Pay
confirm-loss-no = Choose again

# The end of a match

results-heading = The runs are counted
results-points = points
results-money = Money left: { $money }
results-unused = unused
results-legend-run = in the run
results-legend-spare = outside
results-legend-wild = wild
results-won = { $name } wins!
results-shared = A shared win: { $names }
results-solo-won = You beat the automa!
results-solo-lost = The automa wins
results-by-points = The most points decide: { $points }.
results-by-money = Equal at { $points } points: the most money left decides, with { $money }.
results-by-used-cards = Equal in points and money: fewer cards in the runs decide, with only { $cards }.
results-by-spare-cards = Equal in points and money: more number cards outside the runs decide, with { $cards }.
results-all-equal = Equal in points, in money and in the last tie-break: the win is shared.
results-solo-ahead = { $points ->
    [one] 1 point
   *[other] { $points } points
} ahead of the automa.
results-solo-behind = { $points ->
    [one] 1 point
   *[other] { $points } points
} behind the automa.
results-solo-tie = Equal at { $points }: a tie is no win, you need at least one point more.
