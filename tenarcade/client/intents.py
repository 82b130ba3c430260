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
    PAUSE = "pause"


DIRECTIONS = (Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT)


class Press(NamedTuple):
    device: str
    intent: Intent


class Pointed(NamedTuple):
    spot: Spot


class Clicked(NamedTuple):
    spot: Spot


class Wheeled(NamedTuple):
    notches: int


class Plugged(NamedTuple):
    device: str


class Unplugged(NamedTuple):
    device: str


MOUSE = "mouse"

Input = Press | Pointed | Clicked | Wheeled | Plugged | Unplugged


def device_of(given: Input) -> str:
    return given.device if isinstance(given, Press | Plugged | Unplugged) else MOUSE
