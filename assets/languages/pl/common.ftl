# Słowa wspólne dla wszystkich gier.

none = brak
automa = Automa
arena = Stół
person = człowiek

refusal-malformed-action = W tej grze nie ma takiego ruchu.
refusal-match-over = Rozgrywka już się skończyła.
refusal-not-your-turn = To nie jest kolej tego miejsca.
refusal-bad-seats = W tej grze jest od { $low } do { $high } miejsc, a nie { $seats }.
refusal-unknown-option = Nie ma opcji „{ $option }”; ta gra ma: { $allowed }.
refusal-bad-option-value = Opcja { $option } nie może mieć wartości „{ $value }”; dozwolone: { $allowed }.
refusal-bad-seed = Ziarno to liczba całkowita od 0 do { NUMBER($high, useGrouping: 0) }.
refusal-unknown-game = Nie ma gry „{ $game }”; są: { $allowed }.
refusal-starter-not-seated = Miejsce { $starter } nie może zacząć: { $seats ->
    [one] jest tylko 1 miejsce
    [few] są tylko { $seats } miejsca
    [many] jest tylko { $seats } miejsc
   *[other] jest tylko { $seats } miejsca
}.
refusal-other-rules = Tu obowiązuje wersja { $theirs } zasad ({ $game }); ten program gra w wersję { $ours }.
refusal-bad-tick = Takt to liczba całkowita od 0 do { NUMBER($high, useGrouping: 0) }.
refusal-other-tick = Zgłoszenie dotyczy taktu { NUMBER($told, useGrouping: 0) }, a przyszło w takcie { NUMBER($tick, useGrouping: 0) }.
refusal-time-ran-back = Takt { NUMBER($tick, useGrouping: 0) } następuje po takcie { NUMBER($last, useGrouping: 0) }.
refusal-out-of-race-order = Miejsca w takcie { NUMBER($tick, useGrouping: 0) } nie są w kolejności wyścigu.
refusal-journal-too-long = Plik ma ponad { $limit } MB: żadna rozgrywka nie jest tak długa.
refusal-journal-foreign = To nie jest zapis z TEN Arcade.
refusal-journal-newer-format = Zapis ma format { $theirs }; ten program czyta format { $ours }.
refusal-journal-damaged = Zapis jest uszkodzony: { $detail }.
refusal-journal-options-differ = Opcje zapisu są niepełne albo zapisane inaczej niż zwykle.
refusal-journal-digest-differs = Suma kontrolna się nie zgadza: ktoś później zmienił ten zapis.
