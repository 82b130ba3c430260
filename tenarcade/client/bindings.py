"""Which key or button means what: data, so that a profile can change it."""

from collections.abc import Mapping
from typing import Literal

from tenarcade.client.intents import Intent

# What lies under the fingers: at a table of turns and in menus, where everybody plays at once, where a name is typed.
BindingSet = Literal["table", "race", "text"]

# One keyboard, up to four people: each layout is a device of its own. Names are SDL's key names; letters that change
# places between English, German and Polish keyboards are left out.
KEYBOARD: dict[str, dict[str, Intent]] = {
    "keys-left": {
        "w": Intent.UP,
        "s": Intent.DOWN,
        "a": Intent.LEFT,
        "d": Intent.RIGHT,
        "space": Intent.CONFIRM,
        "q": Intent.FIRST,
        "e": Intent.SECOND,
        "tab": Intent.BACK,
        "r": Intent.UNDO,
        "f": Intent.FAST,
        "c": Intent.PEEK,
    },
    "keys-right": {
        "up": Intent.UP,
        "down": Intent.DOWN,
        "left": Intent.LEFT,
        "right": Intent.RIGHT,
        "return": Intent.CONFIRM,
        ",": Intent.FIRST,
        ".": Intent.SECOND,
        "backspace": Intent.BACK,
        "delete": Intent.UNDO,
        "right shift": Intent.FAST,
        "right ctrl": Intent.PEEK,
    },
    "keys-middle": {
        "i": Intent.UP,
        "k": Intent.DOWN,
        "j": Intent.LEFT,
        "l": Intent.RIGHT,
        "h": Intent.CONFIRM,
        "u": Intent.FIRST,
        "o": Intent.SECOND,
        "n": Intent.BACK,
        "b": Intent.UNDO,
        "m": Intent.FAST,
        "p": Intent.PEEK,
    },
    "keys-number": {
        "[8]": Intent.UP,
        "[5]": Intent.DOWN,
        "[4]": Intent.LEFT,
        "[6]": Intent.RIGHT,
        "enter": Intent.CONFIRM,
        "[7]": Intent.FIRST,
        "[9]": Intent.SECOND,
        "[0]": Intent.BACK,
        "[1]": Intent.UNDO,
        "[3]": Intent.FAST,
        "[2]": Intent.PEEK,
    },
}

# Everybody at once, one press a card: each person's keys lie in one block, and no two blocks share a key.
RACE_KEYBOARD: dict[str, dict[str, Intent]] = {
    "keys-left": {
        "q": Intent.CARD_1,
        "w": Intent.CARD_2,
        "e": Intent.CARD_3,
        "r": Intent.CARD_4,
        "d": Intent.DRAW,
        "a": Intent.PAGE,
    },
    "keys-right": {
        "left": Intent.CARD_1,
        "up": Intent.CARD_2,
        "down": Intent.CARD_3,
        "right": Intent.CARD_4,
        "return": Intent.DRAW,
        "backspace": Intent.PAGE,
    },
    "keys-middle": {
        "u": Intent.CARD_1,
        "i": Intent.CARD_2,
        "o": Intent.CARD_3,
        "p": Intent.CARD_4,
        "k": Intent.DRAW,
        "h": Intent.PAGE,
    },
    "keys-number": {
        "[4]": Intent.CARD_1,
        "[5]": Intent.CARD_2,
        "[6]": Intent.CARD_3,
        "[+]": Intent.CARD_4,
        "[2]": Intent.DRAW,
        "[8]": Intent.PAGE,
    },
}

# Letters are letters here: all that is left are the keys that type none.
TEXT_KEYBOARD: dict[str, dict[str, Intent]] = {
    **{layout: {} for layout in KEYBOARD},
    "keys-right": {
        "up": Intent.UP,
        "down": Intent.DOWN,
        "left": Intent.LEFT,
        "right": Intent.RIGHT,
        "return": Intent.CONFIRM,
        "backspace": Intent.UNDO,
    },
    "keys-number": {"enter": Intent.CONFIRM},
}

# Held by nobody: works for whoever presses it.
COMMON_KEYS: dict[str, Intent] = {"escape": Intent.PAUSE}

# SDL's names of the buttons of a mapped game controller; a trigger counts as a button once it is half way down.
CONTROLLER: dict[str, Intent] = {
    "dpup": Intent.UP,
    "dpdown": Intent.DOWN,
    "dpleft": Intent.LEFT,
    "dpright": Intent.RIGHT,
    "a": Intent.CONFIRM,
    "b": Intent.BACK,
    "x": Intent.FIRST,
    "y": Intent.SECOND,
    "leftshoulder": Intent.UNDO,
    "rightshoulder": Intent.FAST,
    "lefttrigger": Intent.PEEK,
    "start": Intent.PAUSE,
    "back": Intent.PAUSE,
}

RACE_CONTROLLER: dict[str, Intent] = {
    "x": Intent.CARD_1,
    "y": Intent.CARD_2,
    "a": Intent.CARD_3,
    "b": Intent.CARD_4,
    "rightshoulder": Intent.DRAW,
    "leftshoulder": Intent.PAGE,
    "dpleft": Intent.LEFT,
    "dpright": Intent.RIGHT,
    "start": Intent.PAUSE,
    "back": Intent.PAUSE,
}

# A joystick that SDL has no mapping for: buttons by number, in the order most of them have.
JOYSTICK: dict[str, Intent] = {
    "0": Intent.CONFIRM,
    "1": Intent.BACK,
    "2": Intent.FIRST,
    "3": Intent.SECOND,
    "4": Intent.UNDO,
    "5": Intent.FAST,
    "6": Intent.PAUSE,
    "7": Intent.PAUSE,
    "8": Intent.PEEK,
}

RACE_JOYSTICK: dict[str, Intent] = {
    "2": Intent.CARD_1,
    "3": Intent.CARD_2,
    "0": Intent.CARD_3,
    "1": Intent.CARD_4,
    "5": Intent.DRAW,
    "4": Intent.PAGE,
    "6": Intent.PAUSE,
    "7": Intent.PAUSE,
}

CONTROLLER_KIND, JOYSTICK_KIND = "controller", "joystick"
KINDS = (*KEYBOARD, CONTROLLER_KIND, JOYSTICK_KIND)

DEFAULTS: dict[BindingSet, dict[str, dict[str, Intent]]] = {
    "table": {**KEYBOARD, CONTROLLER_KIND: CONTROLLER, JOYSTICK_KIND: JOYSTICK},
    "race": {**RACE_KEYBOARD, CONTROLLER_KIND: RACE_CONTROLLER, JOYSTICK_KIND: RACE_JOYSTICK},
    "text": {**TEXT_KEYBOARD, CONTROLLER_KIND: CONTROLLER, JOYSTICK_KIND: JOYSTICK},
}

# The sets a person can change; pads type as they steer, and a keyboard's text keys are everybody's.
CHANGEABLE: tuple[BindingSet, ...] = ("table", "race")

# A profile's own bindings: by set and kind of device ("table/keys-left"), key to intent.
Changes = Mapping[str, Mapping[str, str]]


def bindings_for(bindings: BindingSet, kind: str, changes: Changes) -> dict[str, Intent]:
    """What a kind of device does for somebody: their own keys for what they changed, the usual ones for the rest."""
    if bindings == "text" and kind not in KEYBOARD:
        return bindings_for("table", kind, changes)
    usual = DEFAULTS[bindings][kind]
    kept = changes.get(f"{bindings}/{kind}", {})
    own = {key: Intent(intent) for key, intent in kept.items() if intent in set(Intent)}
    moved = set(own.values())
    freed = [key for key, intent in usual.items() if intent in moved and key not in own]
    # What lost its key to another gets the other's: nothing is left without one.
    displaced = [usual[key] for key in own if key in usual and usual[key] not in moved]
    rest = {key: intent for key, intent in usual.items() if intent not in moved and key not in own}
    return {**own, **rest, **dict(zip(freed, displaced, strict=False))}


def rebound(bindings: BindingSet, kind: str, changes: Changes, intent: Intent, key: str) -> dict[str, dict[str, str]]:
    """The changes with this key for the intent. What the key meant before gets the intent's old key, unless it has
    another of its own: whatever is changed, every intent keeps a key."""
    now = bindings_for(bindings, kind, changes)
    rest = {other: meant for other, meant in now.items() if other != key and meant != intent}
    displaced, freed = now.get(key, intent), keys_of(now, intent)
    if freed and displaced not in (intent, *rest.values()):
        rest[freed[0]] = displaced
    wanted, usual = {key: intent, **rest}, DEFAULTS[bindings][kind]
    moved = {
        other: str(meant) for other, meant in wanted.items() if {*keys_of(wanted, meant)} != {*keys_of(usual, meant)}
    }
    return {**as_usual(bindings, kind, changes), **({f"{bindings}/{kind}": moved} if moved else {})}


def as_usual(bindings: BindingSet, kind: str, changes: Changes) -> dict[str, dict[str, str]]:
    """The changes without those of this set and kind."""
    return {place: dict(own) for place, own in changes.items() if place != f"{bindings}/{kind}"}


def keys_of(bindings: Mapping[str, Intent], intent: Intent) -> list[str]:
    return [key for key, meant in bindings.items() if meant == intent]


_KEY_CAPS = {
    "space": "␣",
    "return": "Enter",
    "backspace": "Back",
    "escape": "Esc",
    "delete": "Del",
    # There are two of each, and only the one that is bound does anything.
    "left shift": "L Shift",
    "right shift": "R Shift",
    "left ctrl": "L Ctrl",
    "right ctrl": "R Ctrl",
    "left alt": "L Alt",
    "right alt": "R Alt",
    "enter": "Num Enter",
    "up": "↑",
    "down": "↓",
    "left": "←",
    "right": "→",
    "tab": "Tab",
    "dpup": "↑",
    "dpdown": "↓",
    "dpleft": "←",
    "dpright": "→",
    "leftshoulder": "L1",
    "rightshoulder": "R1",
    "lefttrigger": "L2",
    "righttrigger": "R2",
    "leftstick": "L3",
    "rightstick": "R3",
}

# What Sony prints on its pads; the signs are drawn, since no typeface here has them.
_SONY_CAPS = {"a": "✕", "b": "○", "x": "□", "y": "△"}


def cap_of(bindings: Mapping[str, Intent], intent: Intent, *, is_sony: bool = False) -> str:
    """What is printed on the key or button for an intent; empty if it has none."""
    names = keys_of(bindings, intent)
    return cap_named(names[0], is_sony=is_sony) if names else ""


def cap_named(name: str, *, is_sony: bool = False) -> str:
    if is_sony and name in _SONY_CAPS:
        return _SONY_CAPS[name]
    if name in _KEY_CAPS:
        return _KEY_CAPS[name]
    if len(name) > 3:
        return name.capitalize()
    # Keys of the number pad stand in brackets, and brackets have keys of their own.
    return name[1:-1] if len(name) == 3 and name[0] == "[" else name.upper()
