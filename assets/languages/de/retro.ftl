# 10 Retro

name = 10 Retro
how = Leg eine Karte, offen oder verdeckt. Biete auf eine bessere, leg eine zweite dazu, nie über zehn. Die höchste gewinnt den Topf, die niedrigste alle Strafen.

option-spare_jokers = Übrige Joker
option-spare_jokers-help = An: Joker, die niemand bekommen hat, sind im Nachziehstapel. Aus: Sie bleiben in der Schachtel.
option-starter = Wer beginnt
option-starter-help = Der Platz, der Runde 1 beginnt; ohne Angabe entscheidet das Los.

card-number = { $value }
card-penalty = Strafkarte { $value } ({ $points } Punkte)
card-joker = Joker
card-round = Rundenkarte { $points }
card-hidden = eine geheime Karte
card-unknown = eine unbekannte Karte

event-table-set = Alle haben { $chips-each ->
    [one] 1 Chip
   *[other] { $chips-each } Chips
}; Karten im Stapel: { $pile-count }; { $removed-count ->
    [0] alle Joker sind im Spiel
    [one] 1 übriger Joker ist nicht im Spiel
   *[other] { $removed-count } übrige Joker sind nicht im Spiel
}.
event-hand-dealt = { $seat } bekommt { $cards }.
event-round-started = Runde { $number }: Es geht um { $card }. { $starter } beginnt.
event-first-card-played = { $face-up ->
    [true] { $seat } spielt offen: { $card }
   *[false] { $seat } spielt verdeckt: { $card }
}, { $protection ->
    [0] ungeschützt.
    [one] mit 1 Chip darauf.
   *[other] mit { $protection } Chips darauf.
}
event-opening-passed = { $forced ->
    [true] { $seat } kann sich keine Karte leisten.
   *[false] { $seat } will keine Karte.
}
event-bidding-opened = { $protection ->
    [0] { $seat } will die ungeschützte Karte von { $target }.
   *[other] { $seat } bietet { $bid } für die Karte von { $target } (Schutz: { $protection } { $protection ->
        [one] Chip
       *[other] Chips
    }).
}
event-bid-raised = { $seat } erhöht auf { $bid }.
event-bidder-dropped = { $forced ->
    [true] { $seat } hat zu wenige Chips zum Erhöhen.
   *[false] { $seat } steigt aus.
}
event-price-paid = { $seat } zahlt { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
} in den Topf; jetzt darin: { $pot }.
event-bid-paid = { $seat } zahlt { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
} an { $to }.
event-cards-swapped = { $seat } nimmt { $taken-card } ({ $taken-face-up ->
    [true] offen
   *[false] verdeckt
}) von { $target } und gibt { $given-card } ({ $given-face-up ->
    [true] offen
   *[false] verdeckt
}).
event-protection-raised = { $seat } legt { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
} Schutz dazu; auf der Karte: { $protection }.
event-protection-kept = { $seat } lässt den Schutz bei { $protection }.
event-protection-collected = Der Schutz kommt in den Topf; jetzt darin: { $pot } (nach Plätzen: { $chips }).
event-first-card-turned-up = { $seat } deckt auf: { $card }.
event-first-card-kept-down = { $seat } lässt die Karte verdeckt.
event-second-card-added = { $seat } legt { $card } dazu und hat { $value }.
event-second-card-declined = { $seat } legt nichts dazu und hat { $value }.
event-first-card-revealed = { $seat } zeigt { $card }.
event-round-decided = Nach Plätzen: { $values }. { $won-by ->
    [highest] { $winner } gewinnt mit dem höchsten Wert;
    [one-card] { $winner } gewinnt den Gleichstand mit nur einer Karte;
   *[earlier] { $winner } gewinnt den Gleichstand, weil früher am Zug;
} { $lost-by ->
    [lowest] { $loser } verliert mit dem niedrigsten.
    [later] { $loser } verliert: niedrigster Wert und am spätesten am Zug.
   *[only-other] { $loser } verliert, weil sonst niemand übrig ist.
}
event-penalties-taken = { $seat } nimmt { $cards }: { $points ->
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
}.
event-pot-won = { $chips ->
    [0] Im Topf ist nichts für { $seat }.
    [one] { $seat } nimmt 1 Chip aus dem Topf.
   *[other] { $seat } nimmt { $chips } Chips aus dem Topf.
}
event-cards-drawn = { $cards-count ->
    [0] { $seat } zieht nichts
   *[other] { $seat } zieht { $cards }
}{ $missing ->
    [0] .
    [one] ; zu vier Karten fehlt 1.
   *[other] ; zu vier Karten fehlen { $missing }.
}
event-starter-named = { $seat } bestimmt: Als Nächstes beginnt { $starter }.
event-match-ended = { $reason ->
    [tenth-round] Die zehnte Runde war die letzte.
   *[short-draw] Der Nachziehstapel reicht nicht für alle: Das war die letzte Runde.
}
event-round-cards-taken = { $seat } nimmt auch die restlichen Rundenkarten ({ $cards }): { $points ->
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
}.
event-match-scored = Endstand, am wenigsten gewinnt: { $seats }. Am besten: { $winners }.
part-seat-score = { $seat } hat { $score } (Strafen { $penalty-points }, Hand { $hand-points }, Chips übrig { $chips })

refusal-wrong-phase = { $phase ->
    [first] Spiel jetzt eine erste Karte aus deiner Hand.
    [open] Biete jetzt auf eine fremde Karte oder passe.
    [auction] Erhöhe jetzt das Gebot oder steig aus.
    [protect] Sag jetzt, wie viele Chips du auf deine Karte dazulegst; 0 geht auch.
    [second] Beende jetzt deine Reihe: aufdecken oder verdeckt lassen, zweite Karte dazulegen oder nicht.
   *[name] Bestimme jetzt, wer die nächste Runde beginnt.
}
refusal-card-not-in-hand = Wähle eine Karte aus deiner Hand.
refusal-bad-protection = Du kannst hier 0 bis { $most } Chips legen.
refusal-no-such-seat = Wähle jemanden an diesem Tisch.
refusal-own-card = Biete auf eine fremde Karte, nicht auf deine eigene.
refusal-price-is-one = Eine ungeschützte Karte kostet genau 1 Chip.
refusal-bid-too-low = Biete mindestens { $lowest }.
refusal-bid-too-high = Du hast nur { $chips } { $chips ->
    [one] Chip
   *[other] Chips
}; biete nicht mehr als das.
refusal-already-face-up = Deine erste Karte liegt offen: Leg eine zweite dazu oder lass es dabei.
refusal-still-face-down = Deine erste Karte liegt verdeckt: Deck sie zuerst auf oder lass sie so.
refusal-sum-too-high = Das ergibt { $sum }; erlaubt sind höchstens { $most }.
