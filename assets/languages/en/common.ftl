# Words that all games share.

none = none
automa = Automa
arena = the table
person = person

refusal-malformed-action = This is no action of this game.
refusal-match-over = The match is over.
refusal-not-your-turn = It is not this seat's turn.
refusal-bad-seats = This game takes { $low } to { $high } seats, not { $seats }.
refusal-unknown-option = There is no option “{ $option }”; this game has: { $allowed }.
refusal-bad-option-value = Option { $option } cannot be “{ $value }”; allowed: { $allowed }.
refusal-bad-seed = A seed is a whole number from 0 to { NUMBER($high, useGrouping: 0) }.
refusal-unknown-game = There is no game “{ $game }”; there are: { $allowed }.
refusal-starter-not-seated = Seat { $starter } cannot start: { $seats ->
    [one] there is only 1 seat.
   *[other] there are only { $seats } seats.
}
refusal-other-rules = It follows version { $theirs } of the rules of { $game }; this program plays version { $ours }.
refusal-bad-tick = A tick is a whole number from 0 to { NUMBER($high, useGrouping: 0) }.
refusal-other-tick = The report is of tick { NUMBER($told, useGrouping: 0) }, but it came at tick { NUMBER($tick, useGrouping: 0) }.
refusal-time-ran-back = Tick { NUMBER($tick, useGrouping: 0) } comes after tick { NUMBER($last, useGrouping: 0) }.
refusal-out-of-race-order = The seats of tick { NUMBER($tick, useGrouping: 0) } are not in the order of the race.
refusal-journal-too-long = It is longer than { $limit } MB: no match is.
refusal-journal-foreign = It is not a journal of TEN Arcade.
refusal-journal-newer-format = It is written in format { $theirs }; this program reads format { $ours }.
refusal-journal-damaged = It is damaged: { $detail }.
refusal-journal-options-differ = Its options are not all there, or not written as a journal writes them.
refusal-journal-digest-differs = Its digest does not match: it was changed after it was written.
