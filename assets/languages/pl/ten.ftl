# TEN

name = TEN
how = Dobieraj do dziesięciu, nie więcej. Skończ w porę: weź liczby albo pieniądze. W każdym kolorze liczy się najdłuższy ciąg, punkt za kartę.

option-edition = Wydanie
option-edition-help = Polskie: drabina zaczyna się od 4. Niemieckie: od 5, a w licytacji można płacić dżokerami.
option-edition-pl = polskie
option-edition-de = niemieckie
option-bust_buys = Zakup po wpadce
option-bust_buys-help = Po wpadce można kupić jedną kartę zamiast brać żeton wpadki.
option-starter = Kto zaczyna
option-starter-help = Miejsce, które zaczyna; bez wyboru decyduje los.
option-target = Cel
option-target-help = Tylko solo: Automa odkrywa karty, aż osiągnie tę sumę. Im wyższa, tym trudniej.

card-number = { $colour ->
    [blue] niebieska
    [green] zielona
    [orange] pomarańczowa
   *[pink] różowa
} { $value }
card-money = { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
card-number-wild = dżoker { $value }
card-colour-wild = { $colour ->
    [blue] niebieski
    [green] zielony
    [orange] pomarańczowy
   *[pink] różowy
} dżoker
card-super-wild = superdżoker
card-hidden = zakryta karta

event-match-began = Zaczyna { $starter }; wszyscy dostają po { $coins ->
    [one] 1 monecie
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}. Karty w talii: { $pile-count }.
event-turn-began = Teraz gra { $seat }.
event-card-revealed = { $seat } odkrywa: { $card }. Suma { $total }, monety { $money }, w talii jeszcze { $left }.
event-busted = { $by ->
    [numbers] Wpadka! { $seat } ma sumę { $total }.
   *[money] Wpadka! { $seat } ma w rzędzie { $money ->
        [one] 1 monetę
        [few] { $money } monety
        [many] { $money } monet
       *[other] { $money } monety
    }.
}
event-token-taken = { $seat } bierze żeton wpadki.
event-numbers-taken = { $seat } bierze: { $cards }.
event-coins-paid-out = { $seat } dostaje { $received } z { $due } { $due ->
    [one] monety
    [few] monet
    [many] monet
   *[other] monety
}.
event-numbers-to-market = Na rynek: { $cards }.
event-cards-left = Poza grę: { $cards }.
event-auction-opened = Licytacja: { $wild }! Pierwszą ofertę składa { $first }.
event-bid-raised = { $seat } daje { $amount }.
event-bid-passed = { $able ->
    [true] { $seat } pasuje.
   *[false] { $seat } nie może licytować.
}
event-auction-won = { $seat } wygrywa licytację: { $wild } za { $price }.
event-wild-unsold = Nikt nie licytuje: { $wild } odpada z gry.
event-purchase-chosen = { $seat } kupuje za { $price }: { $card }.
event-price-settled = { $seat } płaci { $price } ({ $card }): { $coins } { $coins ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}, { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
    [many] żetonów
   *[other] żetonu
} wpadki, karty: { $cards }.
event-nothing-bought = { $able ->
    [true] { $seat } nic nie kupuje.
   *[false] { $seat } nie może nic kupić.
}
event-automa-stopped = { $reason ->
    [target] Automa kończy: suma { $total } osiąga cel { $target }.
    [money] Automa kończy: za dużo monet ({ $money }).
   *[pile] Automa kończy: talia jest pusta.
}
event-automa-judged = { $reason ->
    [your-worth] Automa daje tyle, ile masz: { $your-worth }.
    [own-worth] Automa daje wszystko: { $own-worth }. Ty masz { $your-worth }.
    [minimum] Automa daje minimum.
    [one-more] Automa daje o jeden więcej.
    [cannot-pay] Automa ma tylko { $own-worth } i pasuje.
   *[you-cannot-pay] Masz mniej niż 5, więc Automa pasuje.
}
event-end-began = Talia jest pusta. Wszyscy mogą kupić jeszcze raz, najpierw { $first }.
event-match-scored = Wynik: { $sheets }.
part-sheet = { $player } ma { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} (ciągi: { $runs }; dżokery: { $placements })
part-run = { $colour ->
    [b] niebieskie
    [g] zielone
    [o] pomarańczowe
   *[p] różowe
} { $first }–{ $last }
part-placement = { $wild } jako { $stands-for }

refusal-target-needs-solo = Cel jest tylko w grze solo: ustaw 1 miejsce albo pomiń cel.
refusal-target-below-ladder = W tym wydaniu drabina zaczyna się od celu { $low }, a nie { $target }.
refusal-pile-empty = Talia jest pusta: teraz przestań.
refusal-no-numbers-in-row = W rzędzie nie ma liczb do wzięcia.
refusal-no-money-in-row = W rzędzie nie ma pieniędzy do wzięcia.
refusal-not-in-draw = Odkryj teraz kartę albo przestań i weź liczby lub pieniądze.
refusal-not-in-bid = Teraz licytuj albo spasuj.
refusal-not-in-pay = Wybierz teraz, jak płacisz.
refusal-not-in-shop = Kup teraz kartę z rynku albo spasuj.
refusal-not-in-final = Kup teraz ostatnią kartę z rynku albo spasuj.
refusal-not-in-bust = Weź teraz żeton wpadki albo kup zamiast niego kartę.
refusal-bid-out-of-range = Licytuj od { $low } do { $high } albo spasuj.
refusal-not-in-market = Tej karty nie ma na rynku.
refusal-already-owned = Dokładnie taką kartę już masz.
refusal-too-dear = Nie możesz zapłacić { $price }.
refusal-too-many-coins = Masz tylko { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
refusal-too-many-tokens = Masz tylko { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
} wpadki.
refusal-cards-cannot-pay = Tymi kartami nie możesz tu zapłacić.
refusal-pays-too-little = To daje { $paid }; cena wynosi { $price }.
refusal-pays-too-much = To daje { $paid } przy cenie { $price }: odłóż to, co zbędne.

# Stół na ekranie
rung-note = Automa odkrywa karty, aż jej rząd osiągnie { $target }. Im wyższy cel, tym więcej liczb zbiera.
tagline = Kuś los, potem licytuj
table-points = { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktów
}
table-coins = Monety { $coins }/{ $most }
table-worth = Wartość { $money } + { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}
table-no-wilds = na razie bez dżokerów
table-of-ten = z dziesięciu
table-row-money = Monety w rzędzie: { $money }
table-bust-odds = WPADKA
table-bust-cards = { $busting } z { $cards } kart
table-turn = { $phase ->
    [draw] twoja kolej: dobierz lub skończ
    [bid] twoja oferta
    [pay] wybierz, czym zapłacisz
    [shop] możesz kupić kartę
    [bust] żeton albo zakup
   *[final] ostatni zakup
}
table-acting = { $phase ->
    [draw] dobiera …
    [bid] licytuje …
    [pay] płaci …
   *[final] kupuje …
}
caption-coins = { $name } dostaje { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
caption-revealed = { $name } odkrywa: { $card }.
caption-paid = { $name } płaci { $price }: { $card }.
table-target = kończy przy { $target }
table-waiting = czeka
table-market = RYNEK: { $count ->
    [0] pusty
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
table-left = { $left ->
    [one] została 1 karta
    [few] zostały { $left } karty
    [many] zostało { $left } kart
   *[other] zostało { $left } kart
}
table-auction = Licytacja
table-highest = Najwyższa oferta
table-limit = Możesz zapłacić do { $high }
table-others-turn = Teraz decyduje { $name } …
table-fast = przyspiesz
choice-draw = Dobierz kartę
choice-draw-note = { $share }% na wpadkę; za wpadkę dostajesz żeton
choice-draw-plain = { $left ->
    [one] w stosie została 1 karta
    [few] w stosie zostały { $left } karty
    [many] w stosie zostało { $left } kart
   *[other] w stosie zostało { $left } kart
}
choice-many = { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
choice-numbers = Weź liczby
choice-numbers-note = { $cards } ({ $gain ->
    [0] bez punktów
    [one] +1 punkt
    [few] +{ $gain } punkty
    [many] +{ $gain } punktów
   *[other] +{ $gain } punktów
}){ $coins ->
    [0] {""}; potem możesz kupić
    [one] {""}; inni dostają 1 monetę
    [few] {""}; inni dostają { $coins } monety
    [many] {""}; inni dostają { $coins } monet
   *[other] {""}; inni dostają { $coins } monet
}
choice-money = Weź pieniądze
choice-money-note = { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
}; { $count ->
    [0] nic nie trafia na rynek
   *[other] na rynek: { $cards }
}
choice-bid = Oferta { $amount }
choice-bid-note = w lewo i w prawo: od { $low } do { $high }
choice-pass = Pas
choice-pass-note = { $gain ->
    [0] ten dżoker nie daje teraz punktów
    [one] ten dżoker daje teraz 1 punkt
    [few] ten dżoker daje teraz { $gain } punkty
    [many] ten dżoker daje teraz { $gain } punktów
   *[other] ten dżoker daje teraz { $gain } punktów
}
choice-token = Weź żeton wpadki
choice-token-note = płaci za 3
choice-nothing = Nic nie kupuj
choice-nothing-note = zachowaj pieniądze
choice-buy = Kup
choice-buy-note = Cena { $price }. { $gain ->
    [0] Teraz nie daje punktów.
    [one] Daje 1 punkt.
    [few] Daje { $gain } punkty.
    [many] Daje { $gain } punktów.
   *[other] Daje { $gain } punktów.
}
choice-pay = Zapłać { $price }
choice-pay-note = { $lost ->
    [0] { $what }
   *[other] { $what } (−{ $lost } pkt)
}
choice-pay-coins = { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monet
}
choice-pay-tokens = { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonów
}
choice-of = z { $most }
choice-undo = Wybierz inną kartę
choice-undo-note = wróć na rynek
choice-given = idzie na zapłatę
choice-kept = zostaje
confirm-loss = Ta zapłata przerywa ciąg: tracisz { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}. Zapłacić mimo to?
confirm-loss-yes = Zapłać
confirm-loss-no = Wybierz inaczej

# Koniec partii

results-heading = Liczymy ciągi
results-points = pkt
results-money = Zostało pieniędzy: { $money }
results-unused = nieużyte
results-legend-run = w ciągu
results-legend-spare = poza ciągiem
results-legend-wild = dżoker
results-won = { $name } wygrywa!
results-shared = Wspólna wygrana: { $names }
results-solo-won = Automa pokonana!
results-solo-lost = Automa wygrywa
results-by-points = Decyduje najwięcej punktów: { $points }.
results-by-money = Remis, po { $points } pkt: decyduje najwięcej pieniędzy, czyli { $money }.
results-by-used-cards = Tyle samo punktów i pieniędzy: decyduje mniej kart w ciągach, tylko { $cards }.
results-by-spare-cards = Tyle samo punktów i pieniędzy: decyduje więcej kart liczb poza ciągami, czyli { $cards }.
results-all-equal = Remis w punktach, pieniądzach i ostatnim porównaniu: wygrana jest wspólna.
results-solo-ahead = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} przewagi nad Automą.
results-solo-behind = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} straty do Automy.
results-solo-tie = Remis, po { $points } pkt: to jeszcze nie wygrana, potrzeba choć o jeden punkt więcej.
