# TEN

name = TEN

option-edition = Ausgabe
option-edition-help = Polnisch: Die Leiter beginnt bei 4. Deutsch: Sie beginnt bei 5, und in Auktionen zählen Joker als Geld.
option-bust_buys = Kaufen nach Pleite
option-bust_buys-help = Wer pleitegeht, darf statt der Pleitemarke eine Karte kaufen.
option-starter = Wer beginnt
option-starter-help = Der Platz, der beginnt; ohne Angabe entscheidet das Los.
option-target = Ziel
option-target-help = Nur solo: Der Automa zieht, bis er diese Summe erreicht. Je höher, desto schwerer.

card-number = { $colour ->
    [blue] blaue
    [green] grüne
    [orange] orange
   *[pink] pinke
} { $value }
card-money = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
card-number-wild = Joker { $value }
card-colour-wild = Joker { $colour ->
    [blue] Blau
    [green] Grün
    [orange] Orange
   *[pink] Pink
}
card-super-wild = Superjoker
card-hidden = eine verdeckte Karte

event-match-began = { $starter } beginnt; alle haben { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}. Karten im Stapel: { $pile-count }.
event-turn-began = { $seat } ist am Zug.
event-card-revealed = { $seat } deckt auf: { $card }. Summe { $total }, Münzen { $money }, noch { $left } im Stapel.
event-busted = { $by ->
    [numbers] { $seat } geht pleite: Die Summe ist { $total }.
   *[money] { $seat } geht pleite: { $money ->
        [one] 1 Münze
       *[other] { $money } Münzen
    } in der Reihe.
}
event-token-taken = { $seat } nimmt eine Pleitemarke.
event-numbers-taken = { $seat } nimmt: { $cards }.
event-coins-paid-out = { $seat } bekommt { $received } von { $due } { $due ->
    [one] Münze
   *[other] Münzen
}.
event-numbers-to-market = Auf den Markt: { $cards }.
event-cards-left = Aus dem Spiel: { $cards }.
event-auction-opened = Auktion: { $wild }! { $first } bietet zuerst.
event-bid-raised = { $seat } bietet { $amount }.
event-bid-passed = { $able ->
    [true] { $seat } passt.
   *[false] { $seat } kann nicht bieten.
}
event-auction-won = { $seat } ersteigert für { $price }: { $wild }.
event-wild-unsold = Kein Gebot: { $wild } ist aus dem Spiel.
event-purchase-chosen = { $seat } kauft für { $price }: { $card }.
event-price-settled = { $seat } zahlt { $price } für { $card }: { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}, { $tokens } { $tokens ->
    [one] Pleitemarke
   *[other] Pleitemarken
}, Karten: { $cards }.
event-nothing-bought = { $able ->
    [true] { $seat } kauft nichts.
   *[false] { $seat } kann nichts kaufen.
}
event-automa-stopped = { $reason ->
    [target] Der Automa hört auf: { $total } erreicht das Ziel { $target }.
    [money] Der Automa hört auf: { $money ->
        [one] 1 Münze ist
       *[other] { $money } Münzen sind
    } zu viel.
   *[pile] Der Automa hört auf: Der Stapel ist leer.
}
event-automa-judged = { $reason ->
    [your-worth] Der Automa bietet so viel, wie du hast: { $your-worth }.
    [own-worth] Der Automa bietet alles: { $own-worth }. Du hast { $your-worth }.
    [minimum] Der Automa bietet das Minimum.
    [one-more] Der Automa bietet eins mehr.
    [cannot-pay] Der Automa hat nur { $own-worth } und passt.
   *[you-cannot-pay] Du hast weniger als 5, also passt der Automa.
}
event-end-began = Der Stapel ist leer. Alle dürfen noch einmal kaufen, { $first } zuerst.
event-match-scored = Endstand: { $sheets }.
part-sheet = { $player } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} (Folgen: { $runs }; Joker: { $placements })
part-run = { $colour ->
    [b] Blau
    [g] Grün
    [o] Orange
   *[p] Pink
} { $first }–{ $last }
part-placement = { $wild } als { $stands-for }

refusal-target-needs-solo = Ein Ziel gibt es nur solo: Nimm 1 Platz oder lass das Ziel weg.
refusal-target-below-ladder = In dieser Ausgabe beginnt die Leiter bei Ziel { $low }, nicht bei { $target }.
refusal-pile-empty = Der Stapel ist leer: Hör jetzt auf.
refusal-no-numbers-in-row = In der Reihe liegt keine Zahl zum Nehmen.
refusal-no-money-in-row = In der Reihe liegt kein Geld zum Nehmen.
refusal-not-in-draw = Deck jetzt eine Karte auf, oder hör auf und nimm die Zahlen oder das Geld.
refusal-not-in-bid = Biete jetzt oder passe.
refusal-not-in-pay = Wähle jetzt, wie du zahlst.
refusal-not-in-shop = Kauf jetzt eine Karte vom Markt oder passe.
refusal-not-in-final = Kauf jetzt eine letzte Karte vom Markt oder passe.
refusal-not-in-bust = Nimm jetzt die Pleitemarke oder kauf stattdessen eine Karte.
refusal-bid-out-of-range = Biete { $low } bis { $high } oder passe.
refusal-not-in-market = Diese Karte liegt nicht auf dem Markt.
refusal-already-owned = Genau diese Karte hast du schon.
refusal-too-dear = Du kannst { $price } nicht bezahlen.
refusal-too-many-coins = Du hast nur { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
refusal-too-many-tokens = Du hast nur { $tokens ->
    [one] 1 Pleitemarke
   *[other] { $tokens } Pleitemarken
}.
refusal-cards-cannot-pay = Mit diesen Karten kannst du hier nicht zahlen.
refusal-pays-too-little = Das sind { $paid }; der Preis ist { $price }.
refusal-pays-too-much = Das sind { $paid } bei einem Preis von { $price }: Lass weg, was du nicht brauchst.
