"""Which key or button means what: data, so that a profile can change it."""

from collections.abc import Mapping

from tenarcade.client.intents import Intent

# One keyboard, up to four people: each layout is a device of its own. Names are SDL's key names.
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
        "z": Intent.UNDO,
        "f": Intent.FAST,
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
    },
}

# Held by nobody: works for whoever presses it.
COMMON_KEYS: dict[str, Intent] = {"escape": Intent.PAUSE}

# SDL's names of the buttons of a mapped game controller.
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
}

_KEY_CAPS = {
    "space": "␣",
    "return": "Enter",
    "backspace": "Back",
    "escape": "Esc",
    "delete": "Del",
    "right shift": "Shift",
    "enter": "Enter",
    "up": "Up",
    "down": "Down",
    "left": "Left",
    "right": "Right",
    "tab": "Tab",
}


def cap_of(bindings: Mapping[str, Intent], intent: Intent) -> str:
    """What is printed on the key or button for an intent; empty if it has none."""
    for name, meant in bindings.items():
        if meant == intent:
            return _KEY_CAPS.get(name, name.strip("[]").upper() if len(name) <= 3 else name.capitalize())
    return ""
