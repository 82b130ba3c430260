"""What devices said since the last look."""

import pygame

from tenarcade.client.devices import Devices
from tenarcade.client.geometry import fitted
from tenarcade.client.intents import DIRECTIONS, Input, Intent, Press, Released
from tests.pads import VirtualPad

FIT = fitted(1280, 720)

# What every device has to be able to say, at a table and in a race.
TABLE = {*DIRECTIONS, *map(Intent, ("confirm", "back", "first", "second", "undo", "fast", "peek"))}
RACE = {*map(Intent, ("card-1", "card-2", "card-3", "card-4", "draw", "page"))}


def heard(devices: Devices) -> list[Input]:
    return [given for event in pygame.event.get() for given in devices.read(event, FIT)]


def presses(devices: Devices) -> list[Input]:
    """All but the ends of presses."""
    return [given for given in heard(devices) if not isinstance(given, Released)]


def intents(devices: Devices, pad: VirtualPad) -> list[Intent]:
    """What the pad meant; nobody else may have meant anything."""
    given = presses(devices)
    assert all(isinstance(one, Press) and one.device == pad.device for one in given), given
    return [one.intent for one in given if isinstance(one, Press)]
