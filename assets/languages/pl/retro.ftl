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
