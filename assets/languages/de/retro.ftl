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

# Der Tisch auf dem Bildschirm
rung-note = Sie spielen mit Stärke { $target }: je höher, desto besser rechnen, bieten und tauschen sie. Die wenigsten Punkte gewinnen.
tagline = Bluffen, bieten, tauschen
and = { $some } und { $last }
track-round = Rundenkarte
track-first = Erste Karte
track-bid = Bieten
track-second = Zweite Karte
track-result = Ergebnis
table-round = Runde { $number } von { $rounds }
table-stake = { $points ->
    [one] 1 Punkt fürs Verlieren
   *[other] { $points } Punkte fürs Verlieren
}
table-pot = Topf { $chips }
table-pot-note = fürs Gewinnen
table-left = { $left ->
    [one] noch 1 Karte
   *[other] noch { $left } Karten
}
table-chips = { $chips ->
    [one] 1 Chip, { $worth } wert
   *[other] { $chips } Chips, { $worth } wert
}
table-penalties = Strafpunkte
table-on-table = auf dem Tisch
table-peek = Karten ansehen
table-hide = Karten verbergen
table-turn = { $phase ->
    [first] du bist dran: erste Karte spielen
    [open] du bist dran: auf eine Karte bieten?
    [auction] dein Gebot
    [protect] du darfst deine neue Karte schützen
    [second] du bist dran: eine zweite Karte?
   *[name] gewonnen: Wer beginnt als Nächstes?
}
table-waiting = wartet
table-others-turn = { $name } überlegt …
table-fast = Vorspulen
table-undo = zurücknehmen
seat-up = offen: { $card }
seat-down = verdeckt
seat-down-known = verdeckt: { $card }
seat-from = von { $name }
seat-starter = beginnt
seat-for-sale = im Angebot
seat-bids = bietet { $bid }
seat-out = raus
seat-in = noch dabei
seat-won = gewinnt die Runde
seat-lost = verliert die Runde
status-nobody = Die Runde geht weiter …
status-asked = { $phase ->
    [first] { $name } spielt eine erste Karte
    [open] { $name } darf auf eine Karte bieten
    [auction] { $name } darf erhöhen
    [protect] { $name } darf Schutz dazulegen
    [second] { $name } schließt ab: aufdecken, dazulegen oder nicht
   *[name] { $name } bestimmt, wer beginnt
}
status-sale = Im Angebot: die offene Karte von { $owner }, { $card }
status-sale-down = Im Angebot: die verdeckte Karte von { $owner }, bekannt: { $known }
status-bid = { $name } bietet { $bid } { $bid ->
    [one] Chip
   *[other] Chips
}, zu zahlen an { $owner }
told-drawn = { $name } zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
told-decided = { $won ->
    [highest] { $winner } gewinnt mit { $high }
    [one-card] { $winner } gewinnt mit { $high } aus einer Karte
   *[earlier] { $winner } gewinnt bei Gleichstand mit { $high }, weil früher dran
}; { $lost ->
    [lowest] { $loser } verliert mit { $low }.
    [later] { $loser } verliert mit { $low }, weil zuletzt dran.
   *[only-other] { $loser } verliert, weil sonst niemand da ist.
}
told-penalties = { $points ->
    [one] { $name } bekommt 1 Strafpunkt.
   *[other] { $name } bekommt { $points } Strafpunkte.
}
told-collected = Aller Schutz kommt in den Topf; jetzt darin: { $pot }.
choice-hint = Geh auf eine Karte, dann siehst du, was sie bewirkt.
choice-slot = Karte { $slot }
choice-pick-note = Zuerst gespielt, ergibt sie mit einer weiteren Handkarte bis zu { $best }.
choice-pick-closed = Sieh sie dir an oder spiel sie blind. Danach: welche Seite oben und wie viele Chips darauf.
choice-side-up = offen
choice-side-down = verdeckt
choice-up = { $chips ->
    [0] offen, ohne Chip
    [one] offen, 1 Chip
   *[other] offen, { $chips } Chips
}
choice-down = { $chips ->
    [0] verdeckt, ohne Chip
    [one] verdeckt, 1 Chip
   *[other] verdeckt, { $chips } Chips
}
choice-up-note = { $open ->
    [true] Alle sehen die Karte: { $card }.
   *[false] Alle sehen sie.
} { $chips ->
    [0] Für 1 Chip in den Topf kann man sie dir nehmen.
    [one] Wer sie will, zahlt dir ab 1 Chip. Deiner kommt in den Topf.
   *[other] Wer sie will, zahlt dir ab { $chips } Chips. Deine kommen in den Topf.
}
choice-down-note = { $open ->
    [true] Nur du kennst die Karte: { $card }.
   *[false] Nur du kennst sie.
} { $chips ->
    [0] Für 1 Chip in den Topf kann man sie dir nehmen.
    [one] Wer sie will, zahlt dir ab 1 Chip. Deiner kommt in den Topf.
   *[other] Wer sie will, zahlt dir ab { $chips } Chips. Deine kommen in den Topf.
}
choice-pass = Auf keine bieten
choice-pass-note = deine Karte bleibt, wenn sie niemand will
choice-own = deine Karte ({ $card })
choice-own-hidden = deine verdeckte Karte
choice-open-price = Kostet 1 Chip in den Topf, ohne Versteigerung. Du gibst dafür { $own }.
choice-open-auction = Versteigerung ab { $low }. Das höchste Gebot geht an { $owner }, dann wird getauscht; du gäbst { $own }.
choice-known-to = Wer sie kennt: { $names }.
choice-reaches = Mit deiner Hand ergibt sie bis zu { $sum }, deine eigene bis zu { $own }.
choice-bid = { $bid } bieten
choice-bid-note = { $card } gegen { $own }; { $bid ->
    [one] 1 Chip
   *[other] { $bid } Chips
} an { $owner }, wenn niemand mehr bietet
choice-less = weniger
choice-more = mehr
choice-leave = Andere Karte
choice-leave-note = noch ist nichts geboten
choice-drop = Aussteigen
choice-drop-note = für diese Versteigerung endgültig; deine Karte bleibt
choice-drop-best = deine Karte bleibt; sie ergibt bis zu { $best }
choice-protect = { $chips ->
    [0] Keinen Chip dazulegen
    [one] 1 Chip dazulegen
   *[other] { $chips } Chips dazulegen
}
choice-protect-note = { $protection ->
    [0] für 1 Chip in den Topf kann man sie dir nehmen
   *[other] Gebote ab { $protection }; auf der Hand behältst du { $left }
}
choice-turn-up = Aufdecken
choice-turn-up-note = alle sehen sie; dann darfst du eine zweite dazulegen, zusammen bis 10
choice-turn-up-best = alle sehen die Karte ({ $card }); mit einer zweiten ergibt sie bis zu { $best }
choice-keep-down = Verdeckt lassen
choice-keep-down-note = keine zweite Karte; sie zählt allein und schlägt die gleiche Summe aus zweien
choice-keep-down-value = keine zweite Karte; sie zählt allein { $value } und schlägt die gleiche Summe aus zweien
choice-stand = Keine zweite Karte
choice-stand-note = { $value } mit einer Karte schlägt { $value } mit zweien
choice-second-note = { $first } + { $second } = { $sum }. Die Karte geht aus deiner Hand.
choice-second-over = { $first } + { $second } = { $sum }: Mehr als { $most } ist nicht erlaubt.
choice-second-closed = { $first } + diese Karte: höchstens { $most }. Sieh sie an, dann siehst du die Summe.
choice-second-refused = Diese Karte passt nicht: Die Summe läge über 10.
choice-starter = { $name } beginnt
choice-starter-note = { $name } spielt und entscheidet zuerst. Bei gleichem Ergebnis gewinnt, wer früher dran ist; wer später dran ist, verliert.

# Das Ende einer Partie
results-heading = Strafen und Chips werden gezählt
results-penalties = Strafen
results-hand = Handkarten
results-chips = Chips je 2
results-score = Punkte
results-won = { $name } gewinnt!
results-shared = Geteilter Sieg: { $names }
results-by-score = Die wenigsten Punkte entscheiden: { $points }.
results-tied = Gleich mit { $points }: Der Sieg wird geteilt.
