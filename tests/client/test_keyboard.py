"""One keyboard for several people, the mouse, and what prompts show of them."""

from typing import Any

import pygame
import pytest

from tenarcade.client.bindings import COMMON_KEYS, CONTROLLER, KEYBOARD, cap_of
from tenarcade.client.devices import Devices
from tenarcade.client.geometry import Fit, Spot, fitted
from tenarcade.client.intents import MOUSE, Clicked, Input, Intent, Pointed, Press, Wheeled, device_of

FIT = fitted(1280, 720)
EVERY_KEY = [(layout, key, intent) for layout, keys in KEYBOARD.items() for key, intent in keys.items()]
NEEDED = set(Intent) - {Intent.PAUSE}

pytestmark = pytest.mark.usefixtures("window")


def pressed(devices: Devices, key: str) -> list[Input]:
    return devices.read(pygame.event.Event(pygame.KEYDOWN, key=pygame.key.key_code(key)), FIT)


def moused(devices: Devices, kind: int, fit: Fit = FIT, **values: Any) -> list[Input]:
    return devices.read(pygame.event.Event(kind, **values), fit)


# -- keys -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("layout", "key", "intent"), EVERY_KEY)
def test_a_key_means_its_intent_for_its_layout(layout: str, key: str, intent: Intent) -> None:
    assert pressed(Devices(), key) == [Press(layout, intent)]


def test_no_key_belongs_to_two_people() -> None:
    keys = [key for _, key, _ in EVERY_KEY] + list(COMMON_KEYS)
    assert len(keys) == len(set(keys))


def test_up_to_four_people_share_a_keyboard() -> None:
    assert len(KEYBOARD) == 4


@pytest.mark.parametrize("layout", KEYBOARD)
def test_a_layout_can_mean_everything(layout: str) -> None:
    assert set(KEYBOARD[layout].values()) >= NEEDED


@pytest.mark.parametrize("layout", KEYBOARD)
def test_escape_pauses_for_whoever_played_last(layout: str) -> None:
    devices = Devices()
    pressed(devices, next(iter(KEYBOARD[layout])))
    assert pressed(devices, "escape") == [Press(layout, Intent.PAUSE)]


def test_escape_is_a_keyboards_even_after_the_mouse() -> None:
    devices = Devices()
    moused(devices, pygame.MOUSEBUTTONDOWN, button=1, pos=(5, 5))
    (press,) = pressed(devices, "escape")
    assert device_of(press) in KEYBOARD


def test_a_key_nobody_has_is_nothing() -> None:
    devices = Devices()
    assert pressed(devices, "f5") == []
    assert pressed(devices, "left ctrl") == []


# -- mouse ------------------------------------------------------------------------------------------------------


def test_the_mouse_speaks_of_the_stage() -> None:
    wide = fitted(2560, 720)
    devices = Devices()
    assert moused(devices, pygame.MOUSEMOTION, wide, pos=(640, 0)) == [Pointed(Spot(0, 0))]
    assert moused(devices, pygame.MOUSEBUTTONDOWN, wide, button=1, pos=(740, 300)) == [Clicked(Spot(100, 300))]


def test_the_right_button_goes_back_and_the_middle_one_nowhere() -> None:
    devices = Devices()
    assert moused(devices, pygame.MOUSEBUTTONDOWN, button=3, pos=(5, 5)) == [Press(MOUSE, Intent.BACK)]
    assert moused(devices, pygame.MOUSEBUTTONDOWN, button=2, pos=(5, 5)) == []


def test_the_wheel_counts_its_notches_and_ignores_sideways() -> None:
    devices = Devices()
    assert moused(devices, pygame.MOUSEWHEEL, x=0, y=-2) == [Wheeled(-2)]
    assert moused(devices, pygame.MOUSEWHEEL, x=1, y=0) == []


# -- prompts ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("device", "intent", "cap"),
    [
        ("keys-left", Intent.UP, "W"),
        ("keys-left", Intent.CONFIRM, "␣"),
        ("keys-left", Intent.BACK, "Tab"),
        ("keys-right", Intent.CONFIRM, "Enter"),
        ("keys-right", Intent.FIRST, ","),
        ("keys-right", Intent.FAST, "Shift"),
        ("keys-middle", Intent.SECOND, "O"),
        ("keys-number", Intent.UP, "8"),
        ("keys-number", Intent.CONFIRM, "Enter"),
        ("keys-left", Intent.PAUSE, "Esc"),
        (MOUSE, Intent.PAUSE, "Esc"),
        (MOUSE, Intent.CONFIRM, ""),
        ("pad-4711", Intent.CONFIRM, ""),
    ],
)
def test_a_cap_says_what_is_printed_on_the_key(device: str, intent: Intent, cap: str) -> None:
    assert Devices().cap(device, intent) == cap


@pytest.mark.parametrize("layout", KEYBOARD)
def test_every_key_of_a_layout_has_a_cap_of_its_own(layout: str) -> None:
    caps = [cap_of(KEYBOARD[layout], intent) for intent in NEEDED]
    assert all(caps)
    assert len(caps) == len(set(caps))


def test_a_controllers_caps_are_its_letters() -> None:
    by_intent = {Intent.CONFIRM: "A", Intent.BACK: "B", Intent.FIRST: "X", Intent.SECOND: "Y"}
    assert {intent: cap_of(CONTROLLER, intent) for intent in by_intent} == by_intent


def test_prompts_follow_the_device_in_hand() -> None:
    devices = Devices()
    shown = []
    for key in ("w", "up", "i", "[8]"):
        pressed(devices, key)
        shown.append(devices.cap(devices.in_hand, Intent.UP))
    assert shown == ["W", "Up", "I", "8"]


def test_pointing_alone_does_not_take_the_prompts_away() -> None:
    devices = Devices()
    pressed(devices, "w")
    moused(devices, pygame.MOUSEMOTION, pos=(5, 5))
    assert devices.in_hand == "keys-left"
    moused(devices, pygame.MOUSEBUTTONDOWN, button=1, pos=(5, 5))
    assert devices.in_hand == MOUSE
