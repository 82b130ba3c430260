# 10 Retro

name = 10 Retro
how = Połóż kartę, odkrytą lub zakrytą. Licytuj lepszą, dołóż drugą, lecz nie ponad dziesięć. Najwyższa zgarnia pulę, najniższa wszystkie kary.

option-spare_jokers = Wolne dżokery
option-spare_jokers-help = Włączone: nierozdane dżokery trafiają do talii. Wyłączone: zostają w pudełku.
option-starter = Kto zaczyna
option-starter-help = Miejsce, które zaczyna rundę 1; bez wyboru decyduje los.

card-number = { $value }
card-penalty = karna { $value } ({ $points } pkt)
card-joker = dżoker
card-round = karta rundy { $points }
card-hidden = tajna karta
card-unknown = nieznana karta

event-table-set = Wszyscy dostają po { $chips-each ->
    [one] 1 żetonie
    [few] { $chips-each } żetony
    [many] { $chips-each } żetonów
   *[other] { $chips-each } żetonu
}; karty w talii: { $pile-count }; { $removed-count ->
    [0] wszystkie dżokery są w grze
    [one] 1 wolny dżoker jest poza grą
    [few] { $removed-count } wolne dżokery są poza grą
    [many] { $removed-count } wolnych dżokerów jest poza grą
   *[other] { $removed-count } wolnego dżokera jest poza grą
}.
event-hand-dealt = { $seat } dostaje: { $cards }.
event-round-started = Runda { $number }. Stawka: { $card }. Zaczyna { $starter }.
event-first-card-played = { $face-up ->
    [true] { $seat } zagrywa jawnie: { $card }
   *[false] { $seat } zagrywa w zakryciu: { $card }
}, { $protection ->
    [0] bez ochrony.
    [one] ochrona: 1 żeton.
    [few] ochrona: { $protection } żetony.
    [many] ochrona: { $protection } żetonów.
   *[other] ochrona: { $protection } żetonu.
}
event-opening-passed = { $forced ->
    [true] { $seat } nie ma żetonów na żadną kartę.
   *[false] { $seat } nie chce żadnej karty.
}
event-bidding-opened = { $protection ->
    [0] { $seat } chce kartę bez ochrony, którą ma { $target }.
   *[other] { $seat } daje { $bid } za kartę, którą ma { $target } (ochrona: { $protection } { $protection ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonu
    }).
}
event-bid-raised = { $seat } podbija do { $bid }.
event-bidder-dropped = { $forced ->
    [true] { $seat } ma za mało żetonów, żeby podbić.
   *[false] { $seat } wycofuje się.
}
event-price-paid = { $seat } płaci { $chips ->
    [one] 1 żeton
    [few] { $chips } żetony
    [many] { $chips } żetonów
   *[other] { $chips } żetonu
} do puli; w puli: { $pot }.
event-bid-paid = { $seat } płaci { $chips ->
    [one] 1 żeton
    [few] { $chips } żetony
    [many] { $chips } żetonów
   *[other] { $chips } żetonu
}; zapłatę dostaje { $to }.
event-cards-swapped = Wymiana! { $seat } bierze: { $taken-card } ({ $taken-face-up ->
    [true] jawnie
   *[false] w zakryciu
}), { $target } dostaje: { $given-card } ({ $given-face-up ->
    [true] jawnie
   *[false] w zakryciu
}).
event-protection-raised = { $seat } dokłada { $chips ->
    [one] 1 żeton
    [few] { $chips } żetony
    [many] { $chips } żetonów
   *[other] { $chips } żetonu
} ochrony; na karcie: { $protection }.
event-protection-kept = { $seat } nie zmienia ochrony: { $protection }.
event-protection-collected = Ochrona idzie do puli; w puli: { $pot } (według miejsc: { $chips }).
event-first-card-turned-up = { $seat } odkrywa: { $card }.
event-first-card-kept-down = { $seat } zostawia kartę zakrytą.
event-second-card-added = { $seat } dokłada: { $card }. Razem { $value }.
event-second-card-declined = { $seat } nic nie dokłada i ma { $value }.
event-first-card-revealed = { $seat } pokazuje: { $card }.
event-round-decided = Według miejsc: { $values }. { $won-by ->
    [highest] { $winner } wygrywa z najwyższą wartością;
    [one-card] { $winner } wygrywa remis jedną kartą;
   *[earlier] { $winner } wygrywa remis dzięki kolejności;
} { $lost-by ->
    [lowest] { $loser } przegrywa z najniższą.
    [later] { $loser } przegrywa z najniższą, bo jest później w kolejności.
   *[only-other] { $loser } przegrywa, bo nie ma nikogo innego.
}
event-penalties-taken = { $seat } bierze: { $cards }. To { $points ->
    [one] 1 punkt karny
    [few] { $points } punkty karne
    [many] { $points } punktów karnych
   *[other] { $points } punktu karnego
}.
event-pot-won = { $chips ->
    [0] Pula jest pusta: { $seat } nic nie dostaje.
    [one] { $seat } bierze z puli 1 żeton.
    [few] { $seat } bierze z puli { $chips } żetony.
    [many] { $seat } bierze z puli { $chips } żetonów.
   *[other] { $seat } bierze z puli { $chips } żetonu.
}
event-cards-drawn = { $cards-count ->
    [0] { $seat } nic nie dobiera
   *[other] { $seat } dobiera: { $cards }
}{ $missing ->
    [0] .
    [one] ; do czterech brakuje 1 karty.
    [few] ; do czterech brakuje { $missing } kart.
    [many] ; do czterech brakuje { $missing } kart.
   *[other] ; do czterech brakuje { $missing } karty.
}
event-starter-named = { $seat } decyduje: następną rundę zaczyna { $starter }.
event-match-ended = { $reason ->
    [tenth-round] Dziesiąta runda kończy grę.
   *[short-draw] W talii brakuje kart dla wszystkich: koniec gry.
}
event-round-cards-taken = { $seat } bierze też pozostałe karty rund ({ $cards }). To { $points ->
    [one] 1 punkt karny
    [few] { $points } punkty karne
    [many] { $points } punktów karnych
   *[other] { $points } punktu karnego
}.
event-match-scored = Wynik, wygrywa najniższy: { $seats }. Najlepszy wynik: { $winners }.
part-seat-score = { $seat } ma { $score } (kary { $penalty-points }, ręka { $hand-points }, żetony { $chips })

refusal-wrong-phase = { $phase ->
    [first] Zagraj teraz pierwszą kartę z ręki.
    [open] Licytuj teraz cudzą kartę albo spasuj.
    [auction] Podbij teraz stawkę albo się wycofaj.
    [protect] Powiedz teraz, ile żetonów dokładasz do swojej karty; może być 0.
    [second] Dokończ teraz swój rząd: odkryj kartę albo nie, dołóż drugą albo nie.
   *[name] Wybierz teraz, kto zaczyna następną rundę.
}
refusal-card-not-in-hand = Wybierz kartę z ręki.
refusal-bad-protection = Możesz tu położyć od 0 do { $most } żetonów.
refusal-no-such-seat = Wybierz kogoś przy tym stole.
refusal-own-card = Licytuj cudzą kartę, nie swoją.
refusal-price-is-one = Karta bez ochrony kosztuje dokładnie 1 żeton.
refusal-bid-too-low = Zalicytuj co najmniej { $lowest }.
refusal-bid-too-high = Masz tylko { $chips } { $chips ->
    [one] żeton
    [few] żetony
    [many] żetonów
   *[other] żetonu
}; nie licytuj więcej.
refusal-already-face-up = Twoja pierwsza karta jest odkryta: dołóż drugą albo na tym poprzestań.
refusal-still-face-down = Twoja pierwsza karta jest zakryta: najpierw ją odkryj albo tak zostaw.
refusal-sum-too-high = To daje { $sum }; suma może wynosić najwyżej { $most }.

# Stół na ekranie
rung-note = Grają z siłą { $target }: im wyższa, tym lepiej liczą, licytują i wymieniają. Wygrywa najmniej punktów.
tagline = Blefuj, licytuj, wymieniaj
and = { $some } i { $last }
track-round = Karta rundy
track-first = Pierwsza karta
track-bid = Licytacja
track-second = Druga karta
track-result = Wynik
table-round = Runda { $number } z { $rounds }
table-stake = { $points ->
    [one] 1 punkt za przegraną
    [few] { $points } punkty za przegraną
    [many] { $points } punktów za przegraną
   *[other] { $points } punktu za przegraną
}
table-pot = Pula { $chips }
table-pot-note = za wygraną
table-left = { $left ->
    [one] została 1 karta
    [few] zostały { $left } karty
    [many] zostało { $left } kart
   *[other] zostało { $left } karty
}
table-chips = { $chips ->
    [one] 1 żeton, wart { $worth }
    [few] { $chips } żetony, warte { $worth }
    [many] { $chips } żetonów, warte { $worth }
   *[other] { $chips } żetonu, warte { $worth }
}
table-penalties = kary
table-on-table = na stole
table-peek = Pokaż moje karty
table-hide = Schowaj moje karty
table-turn = { $phase ->
    [first] twoja kolej: zagraj pierwszą kartę
    [open] twoja kolej: licytujesz kartę?
    [auction] twoja stawka
    [protect] możesz chronić nową kartę
    [second] twoja kolej: druga karta?
   *[name] wygrana: kto zaczyna następną rundę?
}
table-waiting = czeka
table-others-turn = { $name } się zastanawia…
table-fast = przewijanie
table-undo = cofnij
seat-up = jawna: { $card }
seat-down = zakryta
seat-down-known = zakryta: { $card }
seat-from = zagrywa: { $name }
seat-starter = zaczyna
seat-for-sale = na sprzedaż
seat-bids = daje { $bid }
seat-out = pas
seat-in = licytuje
seat-won = wygrywa rundę
seat-lost = przegrywa rundę
status-nobody = Runda trwa…
status-asked = { $phase ->
    [first] { $name } zagrywa pierwszą kartę
    [open] { $name } może licytować kartę
    [auction] { $name } może podbić
    [protect] { $name } może dołożyć ochronę
    [second] { $name } kończy: odkrywa, dokłada albo nie
   *[name] { $name } wybiera, kto zaczyna
}
status-sale = Na sprzedaż: jawna karta, { $card }; ma ją { $owner }
status-sale-down = Na sprzedaż: zakryta karta; ma ją { $owner }, a zna ją: { $known }
status-bid = { $name } daje { $bid } { $bid ->
    [one] żeton
    [few] żetony
    [many] żetonów
   *[other] żetonu
}; zapłatę dostanie { $owner }
told-drawn = { $name } dobiera { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
told-decided = { $won ->
    [highest] { $winner } wygrywa z wynikiem { $high }
    [one-card] { $winner } wygrywa, bo ma { $high } z jednej karty
   *[earlier] { $winner } wygrywa remis { $high } dzięki kolejności
}; { $lost ->
    [lowest] { $loser } przegrywa z wynikiem { $low }.
    [later] { $loser } przegrywa z wynikiem { $low }, bo jest później.
   *[only-other] { $loser } przegrywa, bo nie ma nikogo innego.
}
told-penalties = { $points ->
    [one] { $name } dostaje 1 punkt karny.
    [few] { $name } dostaje { $points } punkty karne.
    [many] { $name } dostaje { $points } punktów karnych.
   *[other] { $name } dostaje { $points } punktu karnego.
}
told-collected = Cała ochrona idzie do puli; w puli: { $pot }.
choice-hint = Przejdź na kartę, a zobaczysz, co da.
choice-slot = Karta { $slot }
choice-pick-note = Zagrana jako pierwsza, da z inną kartą z ręki najwyżej { $best }.
choice-pick-closed = Podejrzyj ją albo zagraj w ciemno. Potem: którą stroną i z iloma żetonami.
choice-side-up = jawnie
choice-side-down = zakrytą
choice-up = { $chips ->
    [0] jawnie, bez żetonu
    [one] jawnie, 1 żeton
    [few] jawnie, { $chips } żetony
    [many] jawnie, { $chips } żetonów
   *[other] jawnie, { $chips } żetonu
}
choice-down = { $chips ->
    [0] zakrytą, bez żetonu
    [one] zakrytą, 1 żeton
    [few] zakrytą, { $chips } żetony
    [many] zakrytą, { $chips } żetonów
   *[other] zakrytą, { $chips } żetonu
}
choice-up-note = { $open ->
    [true] Wszyscy widzą kartę: { $card }.
   *[false] Wszyscy ją widzą.
} { $chips ->
    [0] Można ją zabrać za 1 żeton do puli.
    [one] Kto ją chce, płaci ci od 1 żetonu. Twój idzie do puli.
    [few] Kto ją chce, płaci ci od { $chips } żetonów. Twoje idą do puli.
    [many] Kto ją chce, płaci ci od { $chips } żetonów. Twoje idą do puli.
   *[other] Kto ją chce, płaci ci od { $chips } żetonu. Twoje idą do puli.
}
choice-down-note = { $open ->
    [true] Tylko ty znasz kartę: { $card }.
   *[false] Tylko ty ją znasz.
} { $chips ->
    [0] Można ją zabrać za 1 żeton do puli.
    [one] Kto ją chce, płaci ci od 1 żetonu. Twój idzie do puli.
    [few] Kto ją chce, płaci ci od { $chips } żetonów. Twoje idą do puli.
    [many] Kto ją chce, płaci ci od { $chips } żetonów. Twoje idą do puli.
   *[other] Kto ją chce, płaci ci od { $chips } żetonu. Twoje idą do puli.
}
choice-pass = Nie licytuj żadnej
choice-pass-note = twoja karta zostaje, jeśli nikt jej nie zechce
choice-own = twoja karta ({ $card })
choice-own-hidden = twoja zakryta karta
choice-open-price = Kosztuje 1 żeton do puli, bez licytacji. W zamian idzie { $own }.
choice-open-auction = Licytacja od { $low }. Najwyższą stawkę dostaje { $owner } i karty się zamieniają; w zamian idzie { $own }.
choice-known-to = Kto ją zna: { $names }.
choice-reaches = Z twoją ręką da najwyżej { $sum }, a twoja własna { $own }.
choice-bid = Daj { $bid }
choice-bid-note = { $card } w zamian: { $own }; { $bid ->
    [one] 1 żeton
    [few] { $bid } żetony
    [many] { $bid } żetonów
   *[other] { $bid } żetonu
} dostaje { $owner }, jeśli nikt nie podbije
choice-less = mniej
choice-more = więcej
choice-leave = Inna karta
choice-leave-note = jeszcze nic nie dajesz
choice-drop = Wycofaj się
choice-drop-note = z tej licytacji na dobre; twoja karta zostaje
choice-drop-best = twoja karta zostaje; da najwyżej { $best }
choice-protect = { $chips ->
    [0] Bez dokładania
    [one] Dołóż 1 żeton
    [few] Dołóż { $chips } żetony
    [many] Dołóż { $chips } żetonów
   *[other] Dołóż { $chips } żetonu
}
choice-protect-note = { $protection ->
    [0] można ją zabrać za 1 żeton do puli
   *[other] stawki od { $protection }; w ręce zostaje ci { $left }
}
choice-turn-up = Odkryj
choice-turn-up-note = wszyscy ją zobaczą; potem możesz dołożyć drugą, razem do 10
choice-turn-up-best = wszyscy zobaczą kartę ({ $card }); z drugą da najwyżej { $best }
choice-keep-down = Zostaw zakrytą
choice-keep-down-note = bez drugiej karty; liczy się sama i bije równą sumę z dwóch
choice-keep-down-value = bez drugiej karty; liczy się sama jako { $value } i bije równą sumę z dwóch
choice-stand = Bez drugiej karty
choice-stand-note = { $value } z jednej karty bije { $value } z dwóch
choice-second-note = { $first } + { $second } = { $sum }. Karta odchodzi z ręki.
choice-second-over = { $first } + { $second } = { $sum }: więcej niż { $most } nie wolno.
choice-second-closed = { $first } + ta karta: najwyżej { $most }. Podejrzyj ją, a zobaczysz sumę.
choice-second-refused = Ta karta nie pasuje: suma przekroczyłaby 10.
choice-starter = Zaczyna { $name }
choice-starter-note = { $name } gra i decyduje jako pierwsza osoba. Przy równych wynikach wygrywa kolejność wcześniejsza, a przegrywa późniejsza.

# Koniec partii
results-heading = Liczymy kary i żetony
results-penalties = Kary
results-hand = Ręka
results-chips = Żetony (×2)
results-score = punkty
results-won = Wygrywa { $name }!
results-shared = Wspólna wygrana: { $names }
results-by-score = Decyduje najmniej punktów: { $points }.
results-tied = Po równo, { $points }: wygrana jest wspólna.
