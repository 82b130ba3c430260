# Drabina solo

ladder-heading = Drabina solo
ladder-note = Wygrana na jednym szczeblu otwiera następny.
ladder-profile = Kto się wspina
ladder-first-name = Gracz 1
ladder-game = Gra
ladder-edition-label = Wydanie
ladder-back = Wróć
ladder-untried = Jeszcze bez próby
ladder-record = { $attempts ->
    [one] 1 próba
    [few] { $attempts } próby
    [many] { $attempts } prób
   *[other] { $attempts } próby
} · { $wins ->
    [one] 1 wygrana
    [few] { $wins } wygrane
    [many] { $wins } wygranych
   *[other] { $wins } wygranej
} · najlepiej { $margin }
ladder-locked = Ten szczebel jest jeszcze zamknięty: najpierw wygraj z celem { $target }.
ladder-complete = Drabina ukończona!
ladder-target = Cel { $target }
ladder-empty = To wydanie nie ma tu żadnych szczebli.
ladder-hint-play = Graj

# Po partii

climb-rung = Szczebel { $target }
climb-beaten = Szczebel { $target } zdobyty!
climb-stands = Szczebel { $target } wciąż czeka.
climb-unlocked = Następny szczebel otwarty: { $target }, { $title }
climb-complete = Drabina ukończona: najwyższy szczebel zdobyty!
climb-next = Dalej: szczebel { $target }
climb-rule = Liczy się tylko samodzielna wygrana; remis to za mało. Porażka niczego nie odbiera.
finish-rematch = Rewanż
finish-new-table = Nowy stół
finish-ladder = Drabina solo
finish-title = Ekran tytułowy
finish-hint-skip = Pomiń

# Ekran tytułowy i wspólne teksty
title-tagline = cztery gry. jedna liczba.
title-ladder = Drabinka solo
title-profiles = Profile i wyniki
title-settings = Ustawienia
title-quit = Zakończ
title-continue = Kontynuuj partię
title-players = liczba osób: { $low }–{ $high }
title-not-yet = { $game }: w oknie nie można jeszcze grać.
title-soon = na razie tylko symulacje
attract-press = Naciśnij cokolwiek, żeby zagrać
hint-choose = wybierz
on = tak
off = nie
undo-impossible = Tego nie można cofnąć: coś zostało odkryte albo ruch należał już do kogoś innego.
continue-impossible = Przerwanej partii nie da się odczytać: { $detail }.
storage-damaged = Zapisanych gier nie da się odczytać. Leżą teraz w pliku { $file }, powstał nowy plik.
storage-newer = Zapisane gry pochodzą z nowszej wersji. Leżą teraz w pliku { $file }, powstał nowy plik.
storage-memory = W folderze { $folder } nie można niczego zapisać: ta gra zniknie po zakończeniu.
storage-write-failed = Zapis teraz się nie udaje: { $detail }. Nastąpi kolejna próba.
bot-random = Bot, szalony
bot-cautious = Bot, ostrożny
bot-sharp = Bot, bystry
bot-automa = ten Automa

# Pauza
pause-heading = Pauza w grze
pause-kept = Partia jest zapisana. Można do niej wrócić z ekranu tytułowego.
pause-resume = Graj dalej
pause-settings = Ustawienia
pause-leave = Ekran tytułowy
pause-pad-gone = { $name }: brak pada. Naciśnij coś na nim albo na dowolnym wolnym urządzeniu, by wrócić na swoje miejsce.
pad-found = { $name }: z powrotem w grze.

# Ustawienia
settings-heading = Ustawienia
settings-done = Gotowe
settings-system = jak w systemie ({ $language })
settings-silent = cisza
settings-instant = od razu
settings-language = Język
settings-language-help = Język wszystkich napisów w grze.
settings-fullscreen = Pełny ekran
settings-fullscreen-help = F11 przełącza w każdej chwili.
settings-text_scale = Wielkość tekstu
settings-text_scale-help = Napisy i przyciski rosną, na ile starcza im miejsca.
settings-speed = Tempo gry
settings-speed-help = Jak szybko poruszają się karty i decydują boty. „Od razu” pomija wszelki ruch.
settings-reduced_motion = Mniej ruchu
settings-reduced_motion-help = Karty pojawiają się na miejscu, zamiast lecieć. Nic się nie trzęsie, nic nie spada.
settings-show_odds = Pokazuj szanse
settings-show_odds-help = Dokładne ryzyko wpadki, liczone z kart, których nikt jeszcze nie widział.
settings-effects = Efekty
settings-effects-help = Karty, monety i wiwaty. Wszystko, co słychać, można też przeczytać.
settings-music = Muzyka
settings-music-help = Krótka melodia na każdym ekranie.
settings-confirm_losses = Pytaj, zanim ciąg pęknie
settings-confirm_losses-help = Zapłata, która kosztuje punkty, wymaga potwierdzenia.
settings-usual = jak tu zwykle
settings-about = O grze
settings-about-help = Z czego składa się gra i na jakich licencjach.
settings-keys = Klawisze i przyciski
settings-keys-help = Każdy klawisz i przycisk pada można zmienić, osobno dla każdej osoby.
settings-vsync = Czekaj na ekran
settings-vsync-help = Płynny obraz bez rozdarć, jeśli karta graficzna nadąża. W przeciwnym razie szybciej działa „nie”.

# Zajmowanie miejsc
join-heading = { $game }: kto gra?
join-note = Naciśnij swój przycisk, żeby usiąść. Jeszcze jedno naciśnięcie zaczyna partię.
join-play = Gramy
join-press = Naciśnij, żeby usiąść
join-add-person = + osoba
join-add-bot = + komputer
join-person = osoba
join-bot = gra komputer
join-name = Imię
join-kind = Osoba czy bot
join-look = Kształt i kolor
join-leave = zwolnij
join-help = Pomoc
join-help-on = pomoc: tak
join-help-off = pomoc: nie
option-calm = Spokojna gra
option-calm-help = Bez pośpiechu: nic się nie ruszy, zanim ktoś z was nie pstryknie lub nie dobierze.
option-hands = Karty na ręce
option-hands-closed = zakryte
option-hands-open = odkryte
option-hands-help = Zakryte: przytrzymaj swój przycisk podglądu, a inni niech nie patrzą. Odkryte: do nauki i dla dzieci.
join-by-lot = losowo
join-too-few = Przy tym stole muszą usiąść co najmniej { $low } osoby.
hint-less = mniej
hint-more = więcej
hint-back = wróć
device-any = dowolne wolne urządzenie
device-pad = z padem
device-mouse = mysz
device-keys-left = klawisze W A S D
device-keys-right = strzałki
device-keys-middle = klawisze I J K L
device-keys-number = blok numeryczny
shape-circle = koło
shape-square = kwadrat
shape-triangle = trójkąt
shape-diamond = romb
shape-hexagon = sześciokąt
shape-star = gwiazda
shape-drop = kropla
shape-cross = krzyż

# Wpisywanie imienia
naming-heading = Jakie to ma być imię?
naming-note = Najwyżej { $most } znaków: wpisz je albo wybierz poniżej.
naming-empty = Imię ma co najmniej jedną literę.
naming-taken = Imię { $name } jest już zajęte. Wybierz inne.
naming-full = Imię ma najwyżej { $most } znaków.
naming-letter = Ten znak nie pasuje do imienia.
naming-space = Spacja
naming-delete = Usuń
naming-cancel = Anuluj
naming-done = Gotowe

# Profile i wyniki
hint-up = w górę
hint-down = w dół
profiles-heading = Profile i wyniki
profiles-note = Wybierz osobę, żeby zobaczyć jej partie i drabiny.
profiles-nobody = Nikt nie ma jeszcze profilu. Utwórz go tutaj albo zagraj partię: każda osoba przy stole dostaje profil.
profiles-matches = { $count ->
    [one] 1 partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
profiles-wins = { $count ->
    [one] 1 wygrana
    [few] { $count } wygrane
    [many] { $count } wygranych
   *[other] { $count } wygranej
}
profiles-new = Nowy profil
profiles-records = Ostatnie wyniki
profiles-keys = Klawisze
profile-game = Gra
profile-matches = Partie
profile-wins = Wygrane
profile-ladder = Drabina solo
profile-look = Kształt i kolor
profile-rename = Zmień imię
profile-keys = Własne klawisze
profile-delete = Usuń profil
profile-delete-question = Usunąć profil { $name }? Drabiny i klawisze znikną, wyniki zostaną.
profile-keep = Zostaw
profile-note = Partia liczy się dla imienia, pod którym ją rozegrano. Wspólna wygrana też jest wygraną.
records-heading = Ostatnie wyniki
records-note = Korona oznacza wygraną.
records-date = { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
} { $year }
records-none = Żadna partia nie została jeszcze dokończona.

# Własne klawisze
keys-heading = Własne klawisze
keys-profile = Dla kogo
keys-device = Na jakim urządzeniu
keys-set = Gdzie
keys-set-table = stoły i menu
keys-set-race = Plus Minus, wszyscy naraz
keys-reset = Przywróć zwykłe klawisze
keys-usual-already = To już są zwykłe klawisze.
keys-nobody = Klawisze należą do profilu, a nie ma jeszcze żadnego. Utwórz go w „Profile i wyniki”.
keys-note-keys = Działają, gdy tylko usiądziesz przy stole. Esc zawsze robi pauzę. Gwiazdka oznacza zmianę.
keys-note-pad = Działają, gdy tylko usiądziesz przy stole. Gałka zawsze steruje. Gwiazdka oznacza zmianę.
keys-press-key = { $intent }: naciśnij nowy klawisz.
keys-press-button = { $intent }: naciśnij nowy przycisk.
keys-waiting = Esc albo chwila cierpliwości zostawi wszystko bez zmian.
keys-no-pad = Żeby zmienić przyciski, podłącz urządzenie: { $device }.
keys-nameless = Ten klawisz nie ma tu nazwy. Wybierz inny.
keys-elsewhere = { $cap } jest zajęty, należy do: { $device }. Wybierz inny klawisz, żeby wszyscy mogli grać razem.
keys-changed = { $intent }: teraz { $cap }.
keys-swapped = W zamian { $intent }: { $cap }.
device-controller = kontroler do gier
device-joystick = dżojstik
intent-up = W górę
intent-down = W dół
intent-left = W lewo
intent-right = W prawo
intent-confirm = Wybierz
intent-back = Wróć
intent-first = Szybki wybór 1
intent-second = Szybki wybór 2
intent-undo = Cofnij ruch
intent-fast = Przewiń
intent-peek = Podejrzyj swoje karty
intent-pause = Pauza w grze
intent-card-1 = Przednia karta 1
intent-card-2 = Przednia karta 2
intent-card-3 = Przednia karta 3
intent-card-4 = Przednia karta 4
intent-draw = Dobierz kartę
intent-page = Kolejne karty

# Podglądanie własnych kart
peek-choice = Podgląd kart
peek-choice-help = Twoje karty widać, gdy trzymasz przycisk podglądu, albo jedno naciśnięcie je odkrywa, a następne zakrywa.
peek-hold = trzymanie
peek-switch = przełączanie

# Dwie osoby, jedno urządzenie
curtain-heading = Teraz { $name }
curtain-note = Reszta odwraca wzrok. Karty odkryją się tylko dla jednej osoby.
curtain-lift = Tu { $name }

# Z czego składa się gra
about-heading = O grze
about-note = TEN Arcade { $version } · wolne oprogramowanie · nigdy nie używa sieci
about-licence = Licencja: { $licence }
about-page-back = strona wstecz
about-page-on = następna strona

# Po błędzie
trouble-heading = Coś poszło nie tak
trouble-sentence = Błąd przerwał grę. To, co się stało, zapisano w pliku { $file }
trouble-unwritten = Błąd przerwał grę i nie udało się zapisać, co się stało.
trouble-go-on = Wróć do ekranu tytułowego
