# Plus Minus

name = Plus Minus
how = Everybody at once: flick a card whose number is the top card’s plus or minus its step. First to land counts, and whoever runs out of cards wins.

option-tournament = Tournament
option-tournament-help = Two rounds for every player, minus points added up; switched off, one round decides.
option-mistake_pause = Pause after a mistake
option-mistake_pause-help = Whoever flicks a card that never matched sits out for a second and a half.

card-hidden = a hidden card
card-plus-minus = { $value } (±{ $step })

event-round-opened = Round { $round } of { $rounds }: the pile opens with { $opening }.
event-seat-dealt = { $seat } gets { $hand-count } cards in hand and { $stack-count } in the stack.
event-start-signalled = Go!
event-hand-shown = { $seat } holds { $hand }.
event-card-flicked = { $seat } flicks { $card }.
event-card-drawn = { $left ->
    [0] { $seat } draws { $card }, the last of the stack.
    [one] { $seat } draws { $card }; one card is left in the stack.
   *[other] { $seat } draws { $card }; { $left } cards are left in the stack.
}
event-card-landed = { $called }! { $seat } lands { $card }.
event-card-returned = { $why ->
    [too-slow] Too slow! { $card } goes back to { $seat }.
    [short] { $card } did not make it to the pile and slides back to { $seat }.
   *[wrong] No match: { $card } goes back to { $seat }.
}
event-seat-paused = { $seat } has to sit out for a moment.
event-seat-released = { $seat } is back in play.
event-pile-turned = Nobody can play: the bottom card comes up, { $top }.
event-round-won = { $seat } lays the last card face down and wins the round!
event-seat-scored = { $minus ->
    [0] { $seat } gets no minus points and stays at { $total }.
    [one] { $seat } still owns one card: 1 minus point, { $total } in all.
   *[other] { $seat } still owns { $minus } cards: { $minus } minus points, { $total } in all.
}
event-match-scored = { $winners-count ->
    [one] { $winners } wins with the fewest minus points. Final scores: { $scores }.
   *[other] { $winners } share the win with the fewest minus points. Final scores: { $scores }.
}
part-scoreline = { $winner } won, minus points: { $minus }

refusal-card-in-flight = Your last card is still on its way; flick the next one when it has arrived.
refusal-not-in-hand = { $card } is not in your hand; flick a card that is.
refusal-stack-empty = Your stack is empty; play from your hand.
refusal-arena-only = Seats flick and draw; what happens to cards on their way is for the table to say.
refusal-seats-only = The table only reports starts, arrivals and ended pauses; flicking and drawing is for seats.
refusal-tick-too-early = Tick { NUMBER($tick, useGrouping: 0) } is over; the earliest is { NUMBER($earliest, useGrouping: 0) }.
refusal-already-started = The round is under way; the next start signal comes before the next round or after turning the pile.
refusal-not-in-flight = { $card } is not on its way from that seat; only cards in flight can arrive or fall short.
refusal-flicked-earlier = In tick { NUMBER($tick, useGrouping: 0) } a card that was flicked later has arrived already; this one arrives in a later tick.
refusal-not-paused = That seat is not sitting out; only a seat that is can be let back in.
refusal-pause-not-over = The pause lasts until tick { NUMBER($until, useGrouping: 0) }; it is only tick { NUMBER($tick, useGrouping: 0) }.

# The screen

tagline = All at once, fast as you can
rung-note = Bots of level { $target }: { $target ->
    [4] sleepy, about 8 cards a minute.
    [5] leisurely, about 12 cards a minute.
    [6] awake, about 15 cards a minute.
    [7] brisk, about 22 cards a minute.
    [8] quick, about 33 cards a minute.
    [9] very quick, about 54 cards a minute.
   *[other] frightening, about 85 cards a minute.
}
bot-level = Bot, level { $level }

table-left = { $left ->
    [one] card left
   *[other] cards left
}
table-minus = −{ $points }
table-round = Round { $round } of { $rounds }
table-leads = { $name } leads with { $points } minus
table-even = nobody is ahead yet
table-single = A single round
table-single-note = first one without cards wins
table-ready = Hands open when the count is over
table-resume = Everybody ready? It goes on
table-stuck = Nobody can play: the bottom card comes up
table-go = Go!
table-call = { $value }!
table-streak = { $count } in a row!
table-too-slow = Too slow!
table-wrong = No match!
table-short = Too short!
table-sitting-out = Sitting out …
table-calm = Nothing moves before you do. Click the pile to let the others go on.
table-calm-key = Nothing moves before you do. This key lets the others go on:
table-wait = Let the others go on
table-draw = Draw a card
table-page = The cards behind
table-round-won = { $name } wins the round!
table-this-round = this round
table-in-all = in all
table-next-round = Next round in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}, or press now
race-closest = { $winner } beat { $loser } by { $ms } ms: { $winning } before { $losing }.
race-tie = Dead heat of { $winner } and { $loser }, both within 8 ms: { $winning } had the right of way.

# The end of a match

results-heading = Minus points are counted
results-won = { $name } wins!
results-shared = A shared win: { $names }
results-by-points = The fewest minus points decide: { $points }.
results-by-card = First one without cards, and that is all it takes.
results-even = Equal minus points: the win is shared.
results-minus = { $points ->
    [one] minus point
   *[other] minus points
}
results-photo = Photo finish: the closest races
