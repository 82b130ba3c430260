# The solo ladder

ladder-heading = Solo ladder
ladder-note = Win on one rung, and the next one opens.
ladder-profile = Who climbs
ladder-first-name = Player 1
ladder-game = Game
ladder-edition-label = Edition
ladder-back = Back
ladder-untried = Not tried yet
ladder-record = { $attempts ->
    [one] 1 attempt
   *[other] { $attempts } attempts
} · { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} · best { $margin }
ladder-locked = This rung is still locked: first win at target { $target }.
ladder-complete = Ladder complete!
ladder-target = Target { $target }
ladder-empty = This edition has no rungs here.
ladder-hint-play = Play

# After a match

climb-rung = Rung { $target }
climb-beaten = Rung { $target } beaten!
climb-stands = Rung { $target } still stands.
climb-unlocked = Next rung unlocked: { $target }, { $title }
climb-complete = The ladder is complete: you have beaten the highest rung!
climb-next = On to rung { $target }
climb-rule = Only a win that you share with nobody counts; a tie does not. A loss takes nothing away from you.
finish-rematch = Rematch
finish-new-table = New table
finish-ladder = Solo ladder
finish-title = Title
finish-hint-skip = Skip

# The title and what all screens share
title-tagline = four games. one number.
title-ladder = Solo ladder
title-profiles = Profiles & records
title-settings = Settings
title-quit = Quit
title-continue = Continue the match
title-players = { $low }–{ $high } players
title-not-yet = { $game } cannot be played in the window yet.
title-soon = only in simulations so far
attract-press = Press any button to play
hint-choose = choose
on = on
off = off
undo-impossible = This cannot be taken back: something was revealed, or somebody else has acted.
continue-impossible = The match that was left could not be read: { $detail }.
storage-damaged = The saved games could not be read. They were kept as { $file }, and a new file was begun.
storage-newer = The saved games belong to a newer version. They were kept as { $file }, and a new file was begun.
storage-memory = Nothing can be saved in { $folder }: what you play now will be forgotten when you quit.
storage-write-failed = Saving does not work at the moment: { $detail }. It will be tried again.
bot-random = Bot, reckless
bot-cautious = Bot, cautious
bot-sharp = Bot, sharp
bot-automa = Automa

# The pause
pause-heading = Pause
pause-kept = The match is kept. You can go on with it from the title at any time.
pause-resume = Go on
pause-settings = Settings
pause-leave = Leave to the title
pause-pad-gone = { $name } has no pad just now. A press on it, or on any free device, takes the seat again.
pad-found = { $name } is back in the game.

# The settings
settings-heading = Settings
settings-done = Done
settings-system = like the system ({ $language })
settings-silent = silent
settings-instant = at once
settings-language = Language
settings-language-help = The language of every sentence in the arcade.
settings-fullscreen = Full screen
settings-fullscreen-help = F11 does the same at any time.
settings-text_scale = Text size
settings-text_scale-help = Sentences and buttons grow as far as their place allows.
settings-speed = Speed of play
settings-speed-help = How fast cards move and bots decide. “At once” leaves all movement out.
settings-reduced_motion = Reduced motion
settings-reduced_motion-help = Cards fade in where they belong instead of flying there. Nothing shakes, nothing falls.
settings-show_odds = Show the odds
settings-show_odds-help = The exact chance of a bust, from the cards that nobody has seen yet.
settings-effects = Effects
settings-effects-help = Cards, coins and cheers. Everything you hear can also be read.
settings-music = Music
settings-music-help = A short tune for every screen.
settings-confirm_losses = Ask before a run breaks
settings-confirm_losses-help = A payment that costs you points is asked about first.
settings-usual = as usual here
settings-about = About
settings-about-help = What the arcade is made of, and under which licences.
settings-keys = Keys and buttons
settings-keys-help = Every key and every pad button can be changed, for each person.
settings-vsync = Wait for the display
settings-vsync-help = Smooth pictures without tearing, if the graphics card takes part. Off is faster where it does not.

# Taking seats
join-heading = { $game }: who plays?
join-note = Press your button to sit down. One more press starts the match.
join-play = Play
join-press = Press to sit down
join-add-person = + person
join-add-bot = + bot
join-person = person
join-bot = plays by itself
join-name = Name
join-kind = Person or bot
join-look = Shape and colour
join-leave = leave
join-help = Help
join-help-on = help: on
join-help-off = help: off
option-calm = Calm mode
option-calm-help = No time pressure: nothing moves on before one of you flicks or draws.
option-hands = Hands
option-hands-closed = closed
option-hands-open = open
option-hands-help = Closed: hold your own peek button to see yours while the others look away. Open: for learning, and for children.
join-by-lot = by lot
join-too-few = At least { $low } must sit at this table.
hint-less = less
hint-more = more
hint-back = back
device-any = any free device
device-pad = pad
device-mouse = mouse
device-keys-left = keys W A S D
device-keys-right = arrow keys
device-keys-middle = keys I J K L
device-keys-number = number pad
shape-circle = circle
shape-square = square
shape-triangle = triangle
shape-diamond = diamond
shape-hexagon = hexagon
shape-star = star
shape-drop = drop
shape-cross = cross

# Entering a name
naming-heading = What name shall it be?
naming-note = Up to { $most } letters: type them, or pick them below.
naming-empty = A name has at least one letter.
naming-taken = There is already somebody called { $name }. Choose another name.
naming-full = A name has at most { $most } letters.
naming-letter = This sign cannot be part of a name.
naming-space = Space
naming-delete = Delete
naming-cancel = Cancel
naming-done = Done

# Profiles and records
hint-up = up
hint-down = down
profiles-heading = Profiles & records
profiles-note = Choose somebody to see their matches and ladders.
profiles-nobody = Nobody has a profile yet. Make one here, or play a match: everybody who sits down gets one.
profiles-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
profiles-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
profiles-new = New profile
profiles-records = Latest results
profiles-keys = Keys
profile-game = Game
profile-matches = Matches
profile-wins = Wins
profile-ladder = Solo ladder
profile-look = Shape and colour
profile-rename = Change the name
profile-keys = Own keys
profile-delete = Delete the profile
profile-delete-question = Delete the profile of { $name }? Ladders and keys will be gone; the results stay.
profile-keep = Keep it
profile-note = A match counts for the name it was played under. A shared win is a win.
records-heading = Latest results
records-note = The crown marks who won.
records-date = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }
records-none = No match has been finished yet.

# Everybody's own keys
keys-heading = Own keys
keys-profile = For whom
keys-device = On which device
keys-set = Where
keys-set-table = tables and menus
keys-set-race = Plus Minus, all at once
keys-reset = Back to the usual keys
keys-usual-already = These are the usual keys already.
keys-nobody = Keys belong to a profile, and there is none yet. Make one under “Profiles & records”.
keys-note-keys = They count as soon as you sit at a table. Esc always pauses. A star marks what you changed.
keys-note-pad = They count as soon as you sit at a table. The stick always steers. A star marks what you changed.
keys-press-key = { $intent }: press the new key.
keys-press-button = { $intent }: press the new button.
keys-waiting = Esc or a little patience leaves everything as it is.
keys-no-pad = To change its buttons, plug it in: { $device }.
keys-nameless = This key has no name here. Choose another one.
keys-elsewhere = { $cap } is taken, as part of: { $device }. Choose another key, so that everybody can play together.
keys-changed = { $intent }: now { $cap }.
keys-swapped = In exchange, { $intent }: { $cap }.
device-controller = game controller
device-joystick = joystick
intent-up = Up
intent-down = Down
intent-left = Left
intent-right = Right
intent-confirm = Choose
intent-back = Back
intent-first = Direct choice 1
intent-second = Direct choice 2
intent-undo = Take back
intent-fast = Fast forward
intent-peek = Look at own cards
intent-pause = Pause
intent-card-1 = Front card 1
intent-card-2 = Front card 2
intent-card-3 = Front card 3
intent-card-4 = Front card 4
intent-draw = Draw a card
intent-page = More cards

# Looking at one's own cards
peek-choice = Peek at own cards
peek-choice-help = Your own cards show while you hold the peek button, or one press opens and the next one closes them.
peek-hold = hold
peek-switch = switch

# Between two people with one device
curtain-heading = Pass to { $name }
curtain-note = Everybody else looks away now. The cards open for one person only.
curtain-lift = I am { $name }

# What the arcade is made of
about-heading = About
about-note = TEN Arcade { $version } · free software · it never uses the network
about-licence = Licence: { $licence }
about-page-back = page back
about-page-on = page on

# After an error
trouble-heading = Something went wrong
trouble-sentence = An error stopped the game. What happened is written down in { $file }
trouble-unwritten = An error stopped the game, and what happened could not be written down.
trouble-go-on = Back to the title
