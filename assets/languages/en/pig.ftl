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
