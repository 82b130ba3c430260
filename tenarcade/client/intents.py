"""What a person means by a press, whatever the device."""

from enum import StrEnum
from typing import NamedTuple

from tenarcade.client.geometry import Spot


class Intent(StrEnum):
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    CONFIRM = "confirm"
    BACK = "back"
    # Two more direct choices beside CONFIRM: the side buttons of a pad.
    FIRST = "first"
    SECOND = "second"
    UNDO = "undo"
    FAST = "fast"
    # One's own hidden cards, for as long as it is held.
    PEEK = "peek"
    PAUSE = "pause"
    # Where everybody plays at once: the four front cards, and what else a hand does there.
    CARD_1 = "card-1"
    CARD_2 = "card-2"
    CARD_3 = "card-3"
    CARD_4 = "card-4"
    DRAW = "draw"
    PAGE = "page"


DIRECTIONS = (Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT)


class Press(NamedTuple):
    device: str
    intent: Intent


class Released(NamedTuple):
    """A press has ended."""

    device: str
    intent: Intent


class Pointed(NamedTuple):
    spot: Spot


class Clicked(NamedTuple):
    spot: Spot


class Dropped(NamedTuple):
    """The mouse button was let go."""

    spot: Spot


class Wheeled(NamedTuple):
    notches: int


class Typed(NamedTuple):
    """Text from the keyboard, for scenes that ask for it."""

    text: str


class Caught(NamedTuple):
    """A key or button by its name, whatever it means, for scenes that ask for it."""

    device: str
    key: str


class Plugged(NamedTuple):
    device: str


class Unplugged(NamedTuple):
    device: str


MOUSE = "mouse"
PAD = "pad-"


def is_pad(device: str) -> bool:
    return device.startswith(PAD)


Input = Press | Released | Pointed | Clicked | Dropped | Wheeled | Typed | Caught | Plugged | Unplugged


def device_of(given: Input) -> str:
    return given.device if isinstance(given, Press | Released | Caught | Plugged | Unplugged) else MOUSE
