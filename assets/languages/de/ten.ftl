# TEN

name = TEN
how = Zieh bis zehn, nicht darüber. Hör rechtzeitig auf: Nimm die Zahlen oder das Geld. In jeder Farbe zählt deine längste Folge, ein Punkt je Karte.

option-edition = Ausgabe
option-edition-help = Polnisch: Die Leiter beginnt bei 4. Deutsch: Sie beginnt bei 5, und in Auktionen zählen Joker als Geld.
option-edition-pl = polnische
option-edition-de = deutsche
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

# Der Tisch auf dem Bildschirm
rung-note = Der Automa zieht, bis seine Reihe { $target } erreicht. Je höher das Ziel, desto mehr Zahlen sammelt er.
tagline = Reize das Glück, dann biete
table-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
table-coins = Münzen { $coins }/{ $most }
table-worth = Wert { $money } + { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
table-no-wilds = noch keine Joker
table-of-ten = von zehn
table-row-money = Münzen in der Reihe: { $money }
table-bust-odds = PLEITE
table-bust-cards = { $busting } von { $cards } Karten
table-turn = { $phase ->
    [draw] du bist dran: ziehen oder aufhören
    [bid] dein Gebot
    [pay] wähle, womit du zahlst
    [shop] du darfst eine Karte kaufen
    [bust] Marker oder Kauf
   *[final] ein letzter Kauf
}
table-acting = { $phase ->
    [draw] zieht …
    [bid] bietet …
    [pay] zahlt …
   *[final] kauft …
}
caption-coins = { $name } bekommt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
caption-revealed = { $name } deckt auf: { $card }.
caption-paid = { $name } zahlt { $price } für { $card }.
table-target = hört bei { $target } auf
table-waiting = wartet
table-market = MARKT: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
table-left = { $left ->
    [one] noch 1 Karte
   *[other] noch { $left } Karten
}
table-auction = Versteigerung
table-highest = Höchstes Gebot
table-limit = Du kannst bis { $high } zahlen
table-others-turn = { $name } überlegt …
table-fast = vorspulen
choice-draw = Karte ziehen
choice-draw-note = { $share } % Pleite; eine Pleite bringt einen Marker
choice-draw-plain = { $left ->
    [one] noch 1 Karte im Stapel
   *[other] noch { $left } Karten im Stapel
}
choice-many = { $count } Karten
choice-numbers = Zahlen nehmen
choice-numbers-note = { $cards } ({ $gain ->
    [0] keine Punkte
    [one] +1 Punkt
   *[other] +{ $gain } Punkte
}){ $coins ->
    [0] {""}; dann darfst du kaufen
    [one] {""}; andere bekommen 1 Münze
   *[other] {""}; andere bekommen { $coins } Münzen
}
choice-money = Geld nehmen
choice-money-note = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}; { $count ->
    [0] nichts geht auf den Markt
   *[other] auf den Markt: { $cards }
}
choice-bid = { $amount } bieten
choice-bid-note = links und rechts: { $low } bis { $high }
choice-pass = Passen
choice-pass-note = { $gain ->
    [0] dieser Joker bringt jetzt keine Punkte
    [one] dieser Joker bringt jetzt 1 Punkt
   *[other] dieser Joker bringt jetzt { $gain } Punkte
}
choice-token = Marker nehmen
choice-token-note = er zahlt für 3
choice-nothing = Nichts kaufen
choice-nothing-note = Geld behalten
choice-buy = Kaufen
choice-buy-note = Preis { $price }. { $gain ->
    [0] Bringt jetzt keine Punkte.
    [one] Bringt 1 Punkt.
   *[other] Bringt { $gain } Punkte.
}
choice-pay = { $price } zahlen
choice-pay-note = { $lost ->
    [0] { $what }
   *[other] { $what } (−{ $lost } Punkte)
}
choice-pay-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
choice-pay-tokens = { $tokens ->
    [one] 1 Marker
   *[other] { $tokens } Marker
}
choice-of = von { $most }
choice-undo = Andere Karte wählen
choice-undo-note = zurück zum Markt
choice-given = zahlt mit
choice-kept = bleibt
confirm-loss = Diese Zahlung zerreißt eine Folge: Du verlierst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Trotzdem zahlen?
confirm-loss-yes = Zahlen
confirm-loss-no = Anders zahlen

# Das Ende einer Partie

results-heading = Die Folgen werden gezählt
results-points = Punkte
results-money = Geld übrig: { $money }
results-unused = ungenutzt
results-legend-run = in der Folge
results-legend-spare = außerhalb
results-legend-wild = Joker
results-won = { $name } gewinnt!
results-shared = Geteilter Sieg: { $names }
results-solo-won = Du schlägst den Automa!
results-solo-lost = Der Automa gewinnt
results-by-points = Die meisten Punkte entscheiden: { $points }.
results-by-money = Gleichstand bei { $points } Punkten: Das meiste übrige Geld entscheidet, nämlich { $money }.
results-by-used-cards = Gleich viele Punkte und gleich viel Geld: Weniger Karten in den Folgen entscheiden, nur { $cards }.
results-by-spare-cards = Gleich viele Punkte und gleich viel Geld: Mehr Zahlenkarten außerhalb der Folgen entscheiden, nämlich { $cards }.
results-all-equal = Gleichstand bei Punkten, Geld und letztem Vergleich: Der Sieg wird geteilt.
results-solo-ahead = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} vor dem Automa.
results-solo-behind = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} hinter dem Automa.
results-solo-tie = Gleichstand bei { $points }: Das ist kein Sieg, du brauchst mindestens einen Punkt mehr.
