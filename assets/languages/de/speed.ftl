# Plus Minus

name = Plus Minus
how = Alle zugleich: Schnippe eine Karte, deren Zahl um den Schritt der obersten größer oder kleiner ist. Die erste zählt. Wer keine mehr hat, gewinnt.

option-tournament = Turnier
option-tournament-help = Doppelt so viele Runden wie Plätze, Minuspunkte werden addiert. Aus: Eine Runde entscheidet.
option-mistake_pause = Pause nach Fehler
option-mistake_pause-help = Wer eine Karte schnippt, die nie gepasst hat, setzt anderthalb Sekunden aus.

card-hidden = eine verdeckte Karte
card-plus-minus = { $value } (±{ $step })

event-round-opened = Runde { $round } von { $rounds }: Auf der Ablage liegt { $opening }.
event-seat-dealt = { $seat } bekommt { $hand-count ->
    [one] 1 Karte
   *[other] { $hand-count } Karten
} auf die Hand und { $stack-count } in den Stapel.
event-start-signalled = Los!
event-hand-shown = { $seat } hat auf der Hand: { $hand }.
event-card-flicked = { $seat } schnippt { $card }.
event-card-drawn = { $left ->
    [0] { $seat } zieht { $card }, die letzte aus dem Stapel.
    [one] { $seat } zieht { $card }; im Stapel ist noch 1 Karte.
   *[other] { $seat } zieht { $card }; im Stapel sind noch { $left } Karten.
}
event-card-landed = { $called }! { $seat } trifft mit { $card }.
event-card-returned = { $why ->
    [too-slow] Zu langsam! { $card } geht zurück an { $seat }.
    [short] Zu kurz! { $card } rutscht zurück an { $seat }.
   *[wrong] Passt nicht: { $card } geht zurück an { $seat }.
}
event-seat-paused = { $seat } muss kurz aussetzen.
event-seat-released = { $seat } ist wieder dabei.
event-pile-turned = Nichts geht mehr: Die unterste Karte kommt nach oben, { $top }.
event-round-won = { $seat } legt die letzte Karte verdeckt ab und gewinnt die Runde!
event-seat-scored = { $minus ->
    [0] { $seat } bekommt keine Minuspunkte und bleibt bei { $total }.
    [one] { $seat } hat noch 1 Karte: 1 Minuspunkt, insgesamt { $total }.
   *[other] { $seat } hat noch { $minus } Karten: { $minus } Minuspunkte, insgesamt { $total }.
}
event-match-scored = { $winners-count ->
    [one] { $winners } gewinnt mit den wenigsten Minuspunkten. Endstand: { $scores }.
   *[other] Geteilter Sieg mit den wenigsten Minuspunkten: { $winners }. Endstand: { $scores }.
}
part-scoreline = Sieg: { $winner }, Minuspunkte: { $minus }

refusal-card-in-flight = Deine letzte Karte ist noch unterwegs; schnipp die nächste, wenn sie angekommen ist.
refusal-not-in-hand = { $card } hast du nicht auf der Hand; schnipp eine Karte, die du hast.
refusal-stack-empty = Dein Stapel ist leer; spiel aus der Hand.
refusal-arena-only = Plätze schnippen und ziehen; was mit Karten unterwegs passiert, meldet der Tisch.
refusal-seats-only = Der Tisch meldet nur Starts, Ankünfte und das Ende von Pausen; schnippen und ziehen dürfen die Plätze.
refusal-tick-too-early = Takt { NUMBER($tick, useGrouping: 0) } ist vorbei; der früheste ist { NUMBER($earliest, useGrouping: 0) }.
refusal-already-started = Die Runde läuft schon; das nächste Startsignal kommt vor der nächsten Runde oder nach dem Wenden der Ablage.
refusal-not-in-flight = { $card } ist von diesem Platz nicht unterwegs; nur fliegende Karten können ankommen oder zu kurz sein.
refusal-flicked-earlier = In Takt { NUMBER($tick, useGrouping: 0) } ist schon eine später geschnippte Karte angekommen; diese kommt in einem späteren Takt an.
refusal-not-paused = Dieser Platz setzt gar nicht aus; nur wer aussetzt, kann wieder einsteigen.
refusal-pause-not-over = Die Pause dauert bis Takt { NUMBER($until, useGrouping: 0) }; jetzt ist erst Takt { NUMBER($tick, useGrouping: 0) }.

# Auf dem Bildschirm

tagline = Alle zugleich, so schnell es geht
rung-note = Bots der Stufe { $target }: { $target ->
    [4] schläfrig, etwa 8 Karten pro Minute.
    [5] gemächlich, etwa 12 Karten pro Minute.
    [6] wach, etwa 15 Karten pro Minute.
    [7] zügig, etwa 22 Karten pro Minute.
    [8] schnell, etwa 33 Karten pro Minute.
    [9] sehr schnell, etwa 54 Karten pro Minute.
   *[other] zum Fürchten, etwa 85 Karten pro Minute.
}
bot-level = Bot, Stufe { $level }

table-left = { $left ->
    [one] Karte übrig
   *[other] Karten übrig
}
table-minus = { $points } minus
table-round = Runde { $round } von { $rounds }
table-leads = { $name } führt mit { $points } minus
table-even = noch liegt niemand vorn
table-single = Eine einzige Runde
table-single-note = wer zuerst ohne Karten ist
table-ready = Nach dem Zählen gehen die Hände auf
table-resume = Alle bereit? Gleich geht es weiter
table-stuck = Nichts geht mehr: Die unterste kommt nach oben
table-go = Los!
table-call = { $value }!
table-streak = { $count } in Folge!
table-too-slow = Zu langsam!
table-wrong = Passt nicht!
table-short = Zu kurz!
table-sitting-out = Kurz aussetzen …
table-calm = Ohne dich bewegt sich nichts. Ein Klick auf die Ablage lässt die anderen weiterspielen.
table-calm-key = Ohne dich bewegt sich nichts. Mit dieser Taste spielen die anderen weiter:
table-wait = Die anderen weiterspielen lassen
table-draw = Eine Karte ziehen
table-page = Die Karten dahinter
table-round-won = Runde an { $name }!
table-this-round = diese Runde
table-in-all = insgesamt
table-next-round = Nächste Runde in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} oder auf Tastendruck
race-closest = { $winner } war { $ms } ms vor { $loser }: { $winning } vor { $losing }.
race-tie = Totes Rennen von { $winner } und { $loser }, beide in denselben 8 ms: { $winning } hatte Vorfahrt.

# Das Ende einer Partie

results-heading = Die Minuspunkte werden gezählt
results-won = { $name } gewinnt!
results-shared = Geteilter Sieg: { $names }
results-by-points = Die wenigsten Minuspunkte entscheiden: { $points }.
results-by-card = Zuerst ohne Karten, mehr braucht es nicht.
results-even = Gleich viele Minuspunkte: Der Sieg wird geteilt.
results-minus = { $points ->
    [one] Minuspunkt
   *[other] Minuspunkte
}
results-photo = Zielfoto: die knappsten Rennen
