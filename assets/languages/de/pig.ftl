name = Pig 10
how = Spiel eine Karte, der Stapel wächst um ihre Zahl. Triffst du genau zehn, gehört er dir. Kommst du darüber, nimmt ihn dein Nachbarplatz.

option-starter = Wer beginnt
option-starter-help = Der Platz, der die erste Karte spielt; ohne Angabe entscheidet das Los.

card-hidden = eine verdeckte Karte
card-frog = Frosch (0)
card-mermaid = Meerjungfrau (5)
card-number = { $value }

event-hand-dealt = { $seat } bekommt { $cards }.
event-starter-chosen = { $by-lot ->
    [true] Das Los entscheidet: { $seat } beginnt.
   *[other] { $seat } beginnt.
}
event-card-played = { $used ->
    [opened] { $seat } eröffnet einen Stapel mit { $card }: { $new-value }.
    [added] { $seat } legt { $card } auf { $old-value }: { $new-value }.
    [subtracted] { $seat } zieht { $card } von { $old-value } ab: { $new-value }.
    [zeroed] { $seat } spielt { $card }, und { $old-value } ist futsch: { $new-value }.
   *[matched] { $seat } spielt passend { $card }: Aus { $old-value } wird { $new-value }.
}
event-pile-won = { $reason ->
    [exactly-ten] Zehn! { $seat } bekommt den Stapel: { $cards-count ->
        [one] 1 Karte.
       *[other] { $cards-count } Karten.
    }
   *[above-ten] { $played-by } kommt über zehn, also bekommt { $seat } den Stapel: { $cards-count ->
        [one] 1 Karte.
       *[other] { $cards-count } Karten.
    }
}
event-card-drawn = { $seat } zieht { $card }; { $left ->
    [0] das war die letzte.
   *[other] noch { $left } im Nachziehstapel.
}
event-seat-skipped = { $seat } hat keine Karten und setzt aus.
event-match-scored = { $winners-count ->
    [one] { $winners } gewinnt mit { $most ->
        [one] 1 Karte.
       *[other] { $most } Karten.
    }
   *[other] Geteilter Sieg: { $winners } mit je { $most ->
        [one] 1 Karte.
       *[other] { $most } Karten.
    }
} { $left-over-count ->
    [0] Auf dem Tisch bleibt nichts liegen.
   *[other] Für niemanden bleibt liegen: { $left-over }.
}

refusal-card-not-in-hand = Die Karte { $card } hast du nicht. Spiel eine aus deiner Hand.
refusal-value-not-allowed = Die Karte { $card } ergibt hier nicht diesen Wert. Möglich: { $allowed }.

# Der Tisch auf dem Bildschirm

tagline = Genau zehn, sonst weg
rung-note = Die Bots gegenüber spielen mit Stärke { $target } von 10. Gewinne mehr Karten als jeder von ihnen.
table-pile = { $cards ->
    [0] leerer Tisch
    [one] 1 Karte
   *[other] { $cards } Karten
}
table-left = { $left ->
    [0] keine Karten mehr
    [one] noch 1 Karte
   *[other] noch { $left } Karten
}
table-turn = { $kind ->
    [person] du bist dran
   *[bot] überlegt …
}
table-neighbour = nimmt über zehn
table-waiting = wartet
table-level = Bot, Stärke { $level }
table-won = { $cards ->
    [one] Karte
   *[other] Karten
}
table-fast = vorspulen
table-undo = zurücknehmen
table-peek = Spicken
table-hide = Zudecken
crowd-cheer = Hurra!
crowd-groan = Ohhh …
choice-slot = Karte { $slot }
choice-closed = { $kind ->
    [opened] ausspielen
    [subtracted] abziehen, wenn es geht
    [matched] setzen, wenn es geht
   *[plain] dazulegen
}
choice-use = { $use ->
    [opened] eröffnet den Stapel
    [added] dazugezählt
    [subtracted] 5 abgezogen
    [zeroed] zurück auf null
   *[matched] auf { $value } gesetzt
}
choice-take = du nimmst { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
choice-give = { $name } nimmt { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}

# Das Ende einer Partie

results-heading = Die Karten werden gezählt
results-won = { $name } gewinnt!
results-shared = Geteilter Sieg: { $names }
results-by-cards = Die meisten Karten entscheiden: { $cards }. { $left ->
    [0] Auf dem Tisch blieb nichts liegen.
    [one] Eine Karte blieb für niemanden auf dem Tisch.
   *[other] { $left } Karten blieben für niemanden auf dem Tisch.
}
