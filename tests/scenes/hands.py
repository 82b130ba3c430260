"""What people do with their hands, through the devices as in the real loop."""

from collections.abc import Sequence

import pygame
from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import fitted
from tenarcade.client.intents import DIRECTIONS, Clicked, Input, Intent, Press

FIT = fitted(1280, 720)
STEP = 1 / 120


def act(arcade: Arcade, *inputs: Input) -> None:
    arcade.step(inputs, STEP)


def press(arcade: Arcade, *intents: Intent, device: str = "keys-right") -> None:
    for intent in intents:
        act(arcade, Press(device, intent))


def strike(arcade: Arcade, *keys: str) -> None:
    """Keys by name, each with the text it types, as SDL tells it."""
    for key in keys:
        code = pygame.key.key_code(key)
        events = [pygame.event.Event(pygame.KEYDOWN, key=code)]
        if len(key) == 1 or key == "space":
            events.append(pygame.event.Event(pygame.TEXTINPUT, text=" " if key == "space" else key))
        happen(arcade, *events)
        happen(arcade, pygame.event.Event(pygame.KEYUP, key=code))


def write(arcade: Arcade, text: str) -> None:
    """Text that comes from wherever: a national keyboard, a compose key."""
    happen(arcade, pygame.event.Event(pygame.TEXTINPUT, text=text))


def happen(arcade: Arcade, *events: pygame.Event) -> None:
    act(arcade, *(given for event in events for given in arcade.devices.read(event, FIT)))


def control(arcade: Arcade, name: str) -> Control:
    return next(one for one in arcade.scene.controls() if one.name == name)


def click(arcade: Arcade, *names: str) -> None:
    for name in names:
        act(arcade, Clicked(control(arcade, name).box.centre))


def reached(arcade: Arcade) -> set[str]:
    """Every control that arrows alone lead to from where the focus is; a line's sides turn it instead."""
    scene = arcade.scene
    start = scene.focus.settle(scene.controls())
    assert start is not None
    found, waiting = {start.name}, [start]
    while waiting:
        here = waiting.pop()
        for way in DIRECTIONS[:2] if here.adjust else DIRECTIONS:
            scene.focus.take(here)
            press(arcade, way)
            there = scene.focus.settle(scene.controls())
            assert there is not None
            if there.name not in found:
                found.add(there.name)
                waiting.append(there)
    return found


def cut_off(arcade: Arcade, canvas: Canvas, *, languages: Sequence[str] = ("en", "de", "pl")) -> dict[str, list[str]]:
    """What does not fit its place, by language."""
    found = {}
    for language in languages:
        arcade.change(replace(arcade.settings, language=language))
        canvas.sprites.clear()
        canvas.clipped.clear()
        arcade.scene.draw(canvas, 0.0)
        found[language] = list(canvas.clipped)
    return {language: clipped for language, clipped in found.items() if clipped}
