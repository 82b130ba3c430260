name = Pig 10
how = Play a card, the pile grows by its number. Make it exactly ten and the pile is yours. Go above, and your neighbour takes it.

option-starter = First player
option-starter-help = The seat that plays the first card; left open, it is drawn by lot.

card-hidden = a hidden card
card-frog = frog (0)
card-mermaid = mermaid (5)
card-number = { $value }

event-hand-dealt = { $seat } is dealt { $cards }.
event-starter-chosen = { $by-lot ->
    [true] By lot, { $seat } begins.
   *[other] { $seat } begins.
}
event-card-played = { $used ->
    [opened] { $seat } opens a pile with { $card }: { $new-value }.
    [added] { $seat } adds { $card } to { $old-value }: { $new-value }.
    [subtracted] { $seat } takes { $card } off { $old-value }: { $new-value }.
    [zeroed] { $seat } plays { $card }, and { $old-value } is gone: { $new-value }.
   *[matched] { $seat } matches with { $card }, and { $old-value } turns into { $new-value }.
}
event-pile-won = { $reason ->
    [exactly-ten] Ten! { $seat } takes the pile: { $cards-count ->
        [one] one card.
       *[other] { $cards-count } cards.
    }
   *[above-ten] { $played-by } went past ten, so { $seat } takes the pile: { $cards-count } cards.
}
event-card-drawn = { $seat } draws { $card }; { $left ->
    [0] that was the last one.
   *[other] { $left } left.
}
event-seat-skipped = { $seat } has no cards and is skipped.
event-match-scored = { $winners-count ->
    [one] { $winners } wins with { $most ->
        [one] one card.
       *[other] { $most } cards.
    }
   *[other] { $winners } share the win with { $most ->
        [one] one card each.
       *[other] { $most } cards each.
    }
} { $left-over-count ->
    [0] Nothing was left on the table.
   *[other] Left on the table for nobody: { $left-over }.
}

refusal-card-not-in-hand = You do not hold the card { $card }. Play one from your hand.
refusal-value-not-allowed = The card { $card } cannot make that value here. It can make: { $allowed }.

# The table on the screen

tagline = Exactly ten, or lose it
rung-note = The bots across the table play at strength { $target } of 10. Win more cards than every one of them.
table-pile = { $cards ->
    [0] empty table
    [one] 1 card
   *[other] { $cards } cards
}
table-left = { $left ->
    [0] no cards left
    [one] 1 card left
   *[other] { $left } cards left
}
table-turn = { $kind ->
    [person] your turn
   *[bot] is thinking …
}
table-neighbour = gets it above ten
table-waiting = waiting
table-level = bot, strength { $level }
table-won = { $cards ->
    [one] card won
   *[other] cards won
}
table-fast = fast-forward
table-undo = take back
table-peek = Peek
table-hide = Hide
crowd-cheer = Hooray!
crowd-groan = Ooooh …
choice-slot = Card { $slot }
choice-closed = { $kind ->
    [opened] play it
    [subtracted] subtract, if it can
    [matched] set to it, if it can
   *[plain] add it
}
choice-use = { $use ->
    [opened] opens the pile
    [added] added
    [subtracted] 5 taken off
    [zeroed] back to zero
   *[matched] set to { $value }
}
choice-take = you take { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
choice-give = { $name } takes { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

# The end of a match

results-heading = The cards are counted
results-won = { $name } wins!
results-shared = A shared win: { $names }
results-by-cards = The most cards decide: { $cards }. { $left ->
    [0] Nothing was left on the table.
    [one] One card was left on the table for nobody.
   *[other] { $left } cards were left on the table for nobody.
}
