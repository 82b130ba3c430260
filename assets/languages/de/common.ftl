# Was alle Spiele gemeinsam haben.

none = keine
automa = Automa
arena = Tisch
person = Mensch

refusal-malformed-action = Diesen Zug gibt es in diesem Spiel nicht.
refusal-match-over = Die Partie ist vorbei.
refusal-not-your-turn = Dieser Platz ist nicht am Zug.
refusal-bad-seats = Dieses Spiel hat { $low } bis { $high } Plätze, nicht { $seats }.
refusal-unknown-option = Die Option „{ $option }“ gibt es nicht; dieses Spiel hat: { $allowed }.
refusal-bad-option-value = Option { $option } kann nicht „{ $value }“ sein; erlaubt: { $allowed }.
refusal-bad-seed = Ein Startwert ist eine ganze Zahl von 0 bis { NUMBER($high, useGrouping: 0) }.
refusal-unknown-game = Das Spiel „{ $game }“ gibt es nicht; es gibt: { $allowed }.
refusal-starter-not-seated = Platz { $starter } kann nicht beginnen: Es gibt nur { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}.
refusal-other-rules = Hier gilt Version { $theirs } der Regeln ({ $game }); dieses Programm spielt Version { $ours }.
refusal-bad-tick = Ein Takt ist eine ganze Zahl von 0 bis { NUMBER($high, useGrouping: 0) }.
refusal-other-tick = Die Meldung gilt für Takt { NUMBER($told, useGrouping: 0) }, kam aber in Takt { NUMBER($tick, useGrouping: 0) }.
refusal-time-ran-back = Takt { NUMBER($tick, useGrouping: 0) } kommt nach Takt { NUMBER($last, useGrouping: 0) }.
refusal-out-of-race-order = Die Plätze in Takt { NUMBER($tick, useGrouping: 0) } stehen nicht in der Reihenfolge des Rennens.
refusal-journal-too-long = Die Datei ist größer als { $limit } MB: So lang ist keine Partie.
refusal-journal-foreign = Das ist kein Protokoll von TEN Arcade.
refusal-journal-newer-format = Das Protokoll hat Format { $theirs }; dieses Programm liest Format { $ours }.
refusal-journal-damaged = Das Protokoll ist beschädigt: { $detail }.
refusal-journal-options-differ = Die Optionen des Protokolls sind unvollständig oder anders geschrieben als üblich.
refusal-journal-digest-differs = Die Prüfsumme passt nicht: Das Protokoll wurde nachträglich verändert.
