# Die Solo-Leiter

ladder-heading = Solo-Leiter
ladder-note = Gewinne auf einer Sprosse, und die nächste wird frei.
ladder-profile = Wer klettert
ladder-first-name = Person 1
ladder-game = Welches Spiel
ladder-edition-label = Ausgabe
ladder-back = Zurück
ladder-untried = Noch nicht versucht
ladder-record = { $attempts ->
    [one] 1 Versuch
   *[other] { $attempts } Versuche
} · { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
} · am besten { $margin }
ladder-locked = Diese Sprosse ist noch gesperrt: Gewinne erst beim Ziel { $target }.
ladder-complete = Leiter geschafft!
ladder-target = Ziel { $target }
ladder-empty = Diese Ausgabe hat hier keine Sprossen.
ladder-hint-play = Spielen

# Nach einer Partie

climb-rung = Sprosse { $target }
climb-beaten = Sprosse { $target } geschafft!
climb-stands = Sprosse { $target } bleibt noch.
climb-unlocked = Nächste Sprosse frei: { $target }, { $title }
climb-complete = Die Leiter ist geschafft: Du hast die höchste Sprosse bezwungen!
climb-next = Weiter zu Sprosse { $target }
climb-rule = Nur ein alleiniger Sieg zählt, ein Gleichstand nicht. Eine Niederlage nimmt dir nichts.
finish-rematch = Revanche
finish-new-table = Neuer Tisch
finish-ladder = Solo-Leiter
finish-title = Zum Titel
finish-hint-skip = Überspringen

# Der Titel und was alle Bildschirme teilen
title-tagline = vier Spiele. eine Zahl.
title-ladder = Solo-Leiter
title-profiles = Profile & Ergebnisse
title-settings = Einstellungen
title-quit = Beenden
title-continue = Partie fortsetzen
title-players = { $low } bis { $high } Personen
title-not-yet = { $game } lässt sich im Fenster noch nicht spielen.
title-soon = bisher nur in Simulationen
attract-press = Zum Spielen irgendeine Taste drücken
hint-choose = wählen
on = an
off = aus
undo-impossible = Das lässt sich nicht zurücknehmen: Etwas wurde aufgedeckt, oder jemand anderes war am Zug.
continue-impossible = Die verlassene Partie war nicht lesbar: { $detail }.
storage-damaged = Die Spielstände waren nicht lesbar. Sie liegen nun in { $file }, eine neue Datei wurde angelegt.
storage-newer = Die Spielstände gehören zu einer neueren Version. Sie liegen nun in { $file }, eine neue Datei wurde angelegt.
storage-memory = In { $folder } kann nichts gespeichert werden: Was du jetzt spielst, ist nach dem Beenden vergessen.
storage-write-failed = Das Speichern klappt gerade nicht: { $detail }. Es wird erneut versucht.
bot-random = Bot, verwegen
bot-cautious = Bot, vorsichtig
bot-sharp = Bot, gewitzt
bot-automa = der Automa

# Die Pause
pause-heading = Spielpause
pause-kept = Die Partie bleibt erhalten. Du kannst sie jederzeit vom Titel aus fortsetzen.
pause-resume = Weiter
pause-settings = Einstellungen
pause-leave = Zum Titel
pause-pad-gone = { $name } hat gerade kein Pad. Ein Druck darauf oder auf ein freies Gerät nimmt den Platz wieder ein.
pad-found = { $name } ist wieder im Spiel.

# Die Einstellungen
settings-heading = Einstellungen
settings-done = Fertig
settings-system = wie das System ({ $language })
settings-silent = stumm
settings-instant = sofort
settings-language = Sprache
settings-language-help = Die Sprache aller Sätze im Spiel.
settings-fullscreen = Vollbild
settings-fullscreen-help = F11 schaltet jederzeit um.
settings-text_scale = Schriftgröße
settings-text_scale-help = Sätze und Knöpfe wachsen, so weit ihr Platz es erlaubt.
settings-speed = Spieltempo
settings-speed-help = Wie schnell Karten sich bewegen und Bots entscheiden. „Sofort“ lässt alle Bewegung weg.
settings-reduced_motion = Weniger Bewegung
settings-reduced_motion-help = Karten blenden an ihrem Platz ein, statt zu fliegen. Nichts wackelt, nichts fällt.
settings-show_odds = Chancen anzeigen
settings-show_odds-help = Die genaue Gefahr einer Pleite, aus den Karten, die noch niemand gesehen hat.
settings-effects = Effekte
settings-effects-help = Karten, Münzen und Jubel. Alles Hörbare ist auch zu lesen.
settings-music = Musik
settings-music-help = Eine kurze Melodie für jeden Bildschirm.
settings-confirm_losses = Fragen, ehe eine Folge reißt
settings-confirm_losses-help = Vor einer Zahlung, die dich Punkte kostet, wird gefragt.
settings-usual = wie hier üblich
settings-about = Über das Spiel
settings-about-help = Woraus das Spiel besteht, und unter welchen Lizenzen.
settings-keys = Tasten und Knöpfe
settings-keys-help = Jede Taste und jeder Pad-Knopf lässt sich ändern, für jede Person.
settings-vsync = Auf den Bildschirm warten
settings-vsync-help = Ruhige Bilder ohne Risse, wenn die Grafikkarte mitmacht. Sonst ist „aus“ schneller.

# Plätze nehmen
join-heading = { $game }: Wer spielt mit?
join-note = Drücke deine Taste, um dich zu setzen. Ein weiterer Druck startet die Partie.
join-play = Spielen
join-press = Drücken und hinsetzen
join-add-person = + Mensch
join-add-bot = + einen Bot
join-person = Mensch
join-bot = spielt von selbst
join-name = Rufname
join-kind = Mensch oder Bot
join-look = Form und Farbe
join-leave = aufstehen
join-help = Hilfe
join-help-on = Hilfe: an
join-help-off = Hilfe: aus
option-calm = Ruhiges Spiel
option-calm-help = Ohne Zeitdruck: Nichts geht weiter, bevor jemand von euch schnippt oder zieht.
option-hands = Handkarten
option-hands-closed = verdeckt
option-hands-open = offen
option-hands-help = Verdeckt: Halte deine Spicktaste, um deine zu sehen; die anderen schauen weg. Offen: zum Lernen und für Kinder.
join-by-lot = durch das Los
join-too-few = An diesen Tisch gehören mindestens { $low }.
hint-less = weniger
hint-more = mehr
hint-back = zurück
device-any = jedes freie Gerät
device-pad = mit Pad
device-mouse = Maus
device-keys-left = Tasten W A S D
device-keys-right = Pfeiltasten
device-keys-middle = Tasten I J K L
device-keys-number = Ziffernblock
shape-circle = Kreis
shape-square = Quadrat
shape-triangle = Dreieck
shape-diamond = Raute
shape-hexagon = Sechseck
shape-star = Stern
shape-drop = Tropfen
shape-cross = Kreuz

# Einen Namen eingeben
naming-heading = Wie soll der Name lauten?
naming-note = Bis zu { $most } Zeichen: Tippe sie, oder wähle sie unten aus.
naming-empty = Ein Name hat mindestens einen Buchstaben.
naming-taken = { $name } gibt es schon. Wähle einen anderen Namen.
naming-full = Ein Name hat höchstens { $most } Zeichen.
naming-letter = Dieses Zeichen passt nicht in einen Namen.
naming-space = Leerzeichen
naming-delete = Löschen
naming-cancel = Abbrechen
naming-done = Fertig

# Profile und Ergebnisse
hint-up = hinauf
hint-down = hinunter
profiles-heading = Profile & Ergebnisse
profiles-note = Wähle jemanden aus, um Partien und Leitern zu sehen.
profiles-nobody = Noch hat niemand ein Profil. Lege eines an oder spiele eine Partie: Wer sich setzt, bekommt eines.
profiles-matches = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
profiles-wins = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
}
profiles-new = Neues Profil
profiles-records = Letzte Ergebnisse
profiles-keys = Tasten
profile-game = Spiel
profile-matches = Partien
profile-wins = Siege
profile-ladder = Solo-Leiter
profile-look = Form und Farbe
profile-rename = Namen ändern
profile-keys = Eigene Tasten
profile-delete = Profil löschen
profile-delete-question = Das Profil von { $name } löschen? Leitern und Tasten sind dann weg, die Ergebnisse bleiben.
profile-keep = Behalten
profile-note = Eine Partie zählt für den Namen, unter dem sie gespielt wurde. Ein geteilter Sieg ist ein Sieg.
records-heading = Letzte Ergebnisse
records-note = Die Krone zeigt, wer gewonnen hat.
records-date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
records-none = Noch ist keine Partie zu Ende gespielt.

# Eigene Tasten
keys-heading = Eigene Tasten
keys-profile = Für wen
keys-device = Auf welchem Gerät
keys-set = Wo
keys-set-table = Tische und Menüs
keys-set-race = Plus Minus, alle zugleich
keys-reset = Zurück zu den üblichen Tasten
keys-usual-already = Das sind schon die üblichen Tasten.
keys-nobody = Tasten gehören zu einem Profil, und noch gibt es keines. Lege eines unter „Profile & Ergebnisse“ an.
keys-note-keys = Sie gelten, sobald du am Tisch sitzt. Esc macht immer Pause. Ein Stern zeigt, was du geändert hast.
keys-note-pad = Sie gelten, sobald du am Tisch sitzt. Der Stick lenkt immer. Ein Stern zeigt, was du geändert hast.
keys-press-key = { $intent }: Drücke die neue Taste.
keys-press-button = { $intent }: Drücke den neuen Knopf.
keys-waiting = Mit Esc oder etwas Geduld bleibt alles, wie es ist.
keys-no-pad = Um die Knöpfe zu ändern, schließe es an: { $device }.
keys-nameless = Diese Taste hat hier keinen Namen. Wähle eine andere.
keys-elsewhere = { $cap } ist vergeben, als Teil von: { $device }. Wähle eine andere Taste, damit alle zusammen spielen können.
keys-changed = { $intent }: jetzt { $cap }.
keys-swapped = Im Tausch dafür { $intent }: { $cap }.
device-controller = Gamepad
device-joystick = Steuerknüppel
intent-up = Hinauf
intent-down = Hinunter
intent-left = Nach links
intent-right = Nach rechts
intent-confirm = Wählen
intent-back = Zurück
intent-first = Direktwahl 1
intent-second = Direktwahl 2
intent-undo = Zurücknehmen
intent-fast = Vorspulen
intent-peek = Eigene Karten ansehen
intent-pause = Spielpause
intent-card-1 = Vordere Karte 1
intent-card-2 = Vordere Karte 2
intent-card-3 = Vordere Karte 3
intent-card-4 = Vordere Karte 4
intent-draw = Karte ziehen
intent-page = Weitere Karten

# Die eigenen Karten ansehen
peek-choice = Karten ansehen
peek-choice-help = Deine Karten zeigen sich, solange du die Spicktaste hältst, oder ein Druck öffnet und der nächste schließt sie.
peek-hold = halten
peek-switch = umschalten

# Zwei Menschen an einem Gerät
curtain-heading = Weiter an { $name }
curtain-note = Alle anderen schauen jetzt weg. Die Karten öffnen sich nur für eine Person.
curtain-lift = Hier ist { $name }

# Woraus das Spiel besteht
about-heading = Über das Spiel
about-note = TEN Arcade { $version } · freie Software · benutzt niemals das Netz
about-licence = Lizenz: { $licence }
about-page-back = Seite zurück
about-page-on = Seite weiter

# Nach einem Fehler
trouble-heading = Etwas ist schiefgegangen
trouble-sentence = Ein Fehler hat das Spiel unterbrochen. Was geschehen ist, steht in { $file }
trouble-unwritten = Ein Fehler hat das Spiel unterbrochen, und was geschehen ist, ließ sich nicht aufschreiben.
trouble-go-on = Zurück zum Titel
