# Plus Minus

name = Plus Minus
how = Wszyscy naraz: pstryknij kartę o krok większą lub mniejszą niż ta na wierzchu. Liczy się pierwsza. Wygrywa, kto pozbędzie się kart.

option-tournament = Turniej
option-tournament-help = Rund jest dwa razy tyle co miejsc, a punkty ujemne się sumują. Bez turnieju decyduje jedna runda.
option-mistake_pause = Pauza po błędzie
option-mistake_pause-help = Kto pstryknie kartę, która wcale nie pasuje, pauzuje półtorej sekundy.

card-hidden = zakryta karta
card-plus-minus = { $value } (±{ $step })

event-round-opened = Runda { $round } z { $rounds }: stos otwiera { $opening }.
event-seat-dealt = { $seat } dostaje { $hand-count ->
    [one] 1 kartę
    [few] { $hand-count } karty
    [many] { $hand-count } kart
   *[other] { $hand-count } karty
} na rękę i { $stack-count } do zapasu.
event-start-signalled = Start!
event-hand-shown = { $seat } ma na ręce: { $hand }.
event-card-flicked = { $seat } pstryka: { $card }.
event-card-drawn = { $left ->
    [0] { $seat } dobiera ostatnią kartę z zapasu: { $card }.
    [one] { $seat } dobiera: { $card }; w zapasie jest jeszcze 1 karta.
    [few] { $seat } dobiera: { $card }; w zapasie są jeszcze { $left } karty.
    [many] { $seat } dobiera: { $card }; w zapasie jest jeszcze { $left } kart.
   *[other] { $seat } dobiera: { $card }; w zapasie jest jeszcze { $left } karty.
}
event-card-landed = { $called }! { $seat } trafia: { $card }.
event-card-returned = { $why ->
    [too-slow] Za wolno! { $seat } dostaje z powrotem: { $card }.
    [short] Za krótko! { $seat } dostaje z powrotem: { $card }.
   *[wrong] Nie pasuje! { $seat } dostaje z powrotem: { $card }.
}
event-seat-paused = { $seat } musi chwilę poczekać.
event-seat-released = { $seat } wraca do gry.
event-pile-turned = Nikt nie ma ruchu: na wierzch idzie karta ze spodu, { $top }.
event-round-won = { $seat } kładzie zakrytą ostatnią kartę i wygrywa rundę!
event-seat-scored = { $minus ->
    [0] { $seat } nie dostaje punktów ujemnych, razem nadal { $total }.
    [one] { $seat } ma jeszcze 1 kartę: 1 punkt ujemny, razem { $total }.
    [few] { $seat } ma jeszcze { $minus } karty: { $minus } punkty ujemne, razem { $total }.
    [many] { $seat } ma jeszcze { $minus } kart: { $minus } punktów ujemnych, razem { $total }.
   *[other] { $seat } ma jeszcze { $minus } karty: { $minus } punktu ujemnego, razem { $total }.
}
event-match-scored = { $winners-count ->
    [1] { $winners } wygrywa, mając najmniej punktów ujemnych. Wynik końcowy: { $scores }.
   *[other] Wspólna wygrana, najmniej punktów ujemnych: { $winners }. Wynik końcowy: { $scores }.
}
part-scoreline = wygrywa { $winner }, punkty ujemne: { $minus }

refusal-card-in-flight = Twoja ostatnia karta jest jeszcze w drodze; pstryknij następną, gdy ta doleci.
refusal-not-in-hand = Tej karty nie masz na ręce: { $card }. Pstryknij kartę, którą masz.
refusal-stack-empty = Twój zapas jest pusty; graj z ręki.
refusal-arena-only = Miejsca pstrykają i dobierają; o kartach w drodze decyduje stół.
refusal-seats-only = Stół zgłasza tylko starty, doloty i koniec pauz; pstrykanie i dobieranie należy do miejsc.
refusal-tick-too-early = Takt { NUMBER($tick, useGrouping: 0) } już minął; najwcześniejszy to { NUMBER($earliest, useGrouping: 0) }.
refusal-already-started = Runda już trwa; następny sygnał startu będzie przed kolejną rundą albo po przełożeniu stosu.
refusal-not-in-flight = Z tego miejsca nie leci { $card }; dolecieć albo nie dolecieć może tylko karta w drodze.
refusal-flicked-earlier = W takcie { NUMBER($tick, useGrouping: 0) } doleciała już karta pstryknięta później; ta doleci w późniejszym takcie.
refusal-not-paused = To miejsce nie pauzuje; wrócić może tylko to, które pauzuje.
refusal-pause-not-over = Pauza trwa do taktu { NUMBER($until, useGrouping: 0) }; teraz jest dopiero takt { NUMBER($tick, useGrouping: 0) }.

# Na ekranie

tagline = Wszyscy naraz, kto szybszy
rung-note = Boty z poziomu { $target }: { $target ->
    [4] senne, tempo około 8 kart na minutę.
    [5] niespieszne, tempo około 12 kart na minutę.
    [6] przytomne, tempo około 15 kart na minutę.
    [7] żwawe, tempo około 22 kart na minutę.
    [8] szybkie, tempo około 33 kart na minutę.
    [9] bardzo szybkie, tempo około 54 kart na minutę.
   *[other] przerażające, tempo około 85 kart na minutę.
}
bot-level = Bot, poziom { $level }

table-left = { $left ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}
table-minus = minus { $points }
table-round = Runda { $round } z { $rounds }
table-leads = prowadzi { $name }, minus { $points }
table-even = jeszcze nikt nie prowadzi
table-single = Jedna runda
table-single-note = kto pierwszy bez kart
table-ready = Po odliczaniu odkrywamy ręce
table-resume = Wszyscy gotowi? Gramy dalej
table-stuck = Nikt nie ma ruchu: karta ze spodu na wierzch
table-go = Start!
table-call = { $value }!
table-streak = { $count } z rzędu!
table-too-slow = Za wolno!
table-wrong = Nie pasuje!
table-short = Za krótko!
table-sitting-out = Chwila przerwy …
table-calm = Bez ciebie nic się nie ruszy. Kliknij stos, a inni zagrają dalej.
table-calm-key = Bez ciebie nic się nie ruszy. Tym klawiszem puszczasz innych dalej:
table-wait = Niech inni grają dalej
table-draw = Dobierz kartę
table-page = Karty z tyłu
table-round-won = Rundę wygrywa { $name }!
table-this-round = ta runda
table-in-all = razem
table-next-round = Następna runda za { $seconds ->
    [one] 1 sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
} albo od razu
race-closest = Szybciej { $winner }, { $loser } o { $ms } ms za wolno: { $winning } wyprzedza { $losing }.
race-tie = { $winner } i { $loser } co do 8 ms razem: pierwszeństwo dla { $winning }.

# Koniec partii

results-heading = Liczymy punkty ujemne
results-won = Wygrywa { $name }!
results-shared = Wspólne zwycięstwo: { $names }
results-by-points = Decyduje najmniej punktów ujemnych: { $points }.
results-by-card = Pierwsze miejsce bez kart i nic więcej nie trzeba.
results-even = Tyle samo punktów ujemnych: zwycięstwo jest wspólne.
results-minus = { $points ->
    [one] punkt ujemny
    [few] punkty ujemne
    [many] punktów ujemnych
   *[other] punktu ujemnego
}
results-photo = Fotofinisz: najbardziej zacięte wyścigi
