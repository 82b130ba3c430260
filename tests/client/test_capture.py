"""Keys and buttons by their names, for a scene that asks for them."""

import pygame
import pytest

from tenarcade.client.arcade import Arcade
from tenarcade.client.bindings import COMMON_KEYS, KEYBOARD
from tenarcade.client.devices import Devices
from tenarcade.client.intents import MOUSE, Caught, Clicked, Intent, Press, Released, Typed, device_of
from tenarcade.client.scene import Scene
from tests.client.listening import FIT, heard, presses
from tests.pads import BUTTONS, LEFT_TRIGGER, LEFT_X, VirtualPad

pytestmark = pytest.mark.usefixtures("window")


def post(kind: int, key: str) -> None:
    pygame.event.post(pygame.event.Event(kind, key=pygame.key.key_code(key)))


@pytest.mark.parametrize("layout", KEYBOARD)
@pytest.mark.parametrize("key", ["w", "return", "f5", "left alt", "[7]"])
def test_any_key_is_caught_for_the_layout_that_asks(devices: Devices, layout: str, key: str) -> None:
    devices.use("table", layout)
    post(pygame.KEYDOWN, key)
    assert heard(devices) == [Caught(layout, key)]
    post(pygame.KEYUP, key)
    assert heard(devices) == []
    assert devices.in_hand == layout


def test_escape_is_never_caught(devices: Devices) -> None:
    devices.use("table", "keys-left")
    post(pygame.KEYDOWN, "escape")
    assert heard(devices) == [Press("keys-right", COMMON_KEYS["escape"])]


def test_keys_mean_what_they_meant_once_nobody_asks(devices: Devices) -> None:
    devices.use("table", "keys-left")
    devices.use("table")
    post(pygame.KEYDOWN, "w")
    assert heard(devices) == [Press("keys-left", Intent.UP)]


def test_a_press_from_before_still_ends(devices: Devices) -> None:
    post(pygame.KEYDOWN, "space")
    heard(devices)
    devices.use("table", "keys-left")
    post(pygame.KEYUP, "space")
    assert heard(devices) == [Released("keys-left", Intent.CONFIRM)]


@pytest.mark.parametrize("button", [button for button in BUTTONS if button != "guide"])
def test_a_controllers_button_is_caught(devices: Devices, button: str) -> None:
    with VirtualPad() as pad:
        heard(devices)
        devices.use("table", "controller")
        pad.press(button)
        assert heard(devices) == [Caught(pad.device, button)]


def test_a_trigger_is_caught_once(devices: Devices) -> None:
    with VirtualPad() as pad:
        heard(devices)
        devices.use("table", "controller")
        for pull in (0.8, 1.0, -1.0):
            pad.push(LEFT_TRIGGER, pull)
        assert heard(devices) == [Caught(pad.device, "lefttrigger")]


def test_a_joysticks_button_is_caught_by_its_number(devices: Devices) -> None:
    with VirtualPad(mapped=False) as pad:
        heard(devices)
        devices.use("table", "joystick")
        pad.press(9)
        assert heard(devices) == [Caught(pad.device, "9")]
        assert device_of(Caught(pad.device, "9")) == pad.device


def test_a_stick_steers_even_then(devices: Devices) -> None:
    with VirtualPad() as pad:
        heard(devices)
        devices.use("table", "controller")
        pad.push(LEFT_X, 1.0)
        assert presses(devices) == [Press(pad.device, Intent.RIGHT)]


def test_other_kinds_of_device_are_not_caught(devices: Devices) -> None:
    with VirtualPad() as pad:
        heard(devices)
        for kind in ("joystick", "keys-left"):
            devices.use("table", kind)
            pad.press("b")
            assert presses(devices) == [Press(pad.device, Intent.BACK)]
        devices.use("table", "controller")
        post(pygame.KEYDOWN, "tab")
        assert heard(devices) == [Press("keys-left", Intent.BACK)]
        clicked = pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(4, 4))
        assert [type(given) for given in devices.read(clicked, FIT)] == [Clicked]
        assert devices.in_hand == MOUSE


class Catching(Scene):
    catches = "keys-middle"


def test_the_scene_on_top_says_what_is_caught(arcade: Arcade) -> None:
    arcade.show(Catching(arcade))
    arcade.step((), 0.0)
    post(pygame.KEYDOWN, "w")
    assert heard(arcade.devices) == [Caught("keys-middle", "w")]
    arcade.lay_over(Scene(arcade))
    arcade.step((), 0.0)
    post(pygame.KEYDOWN, "w")
    assert heard(arcade.devices) == [Press("keys-left", Intent.UP)]


# -- typing -----------------------------------------------------------------------------------------------------


def test_where_text_is_typed_only_keys_without_letters_mean_anything(devices: Devices) -> None:
    devices.use("text")
    for key in sorted({key for layout in KEYBOARD.values() for key in layout if len(key) == 1}):
        post(pygame.KEYDOWN, key)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="ł"))
    assert heard(devices) == [Typed("ł")]
    for key in ("return", "backspace", "left", "escape"):
        post(pygame.KEYDOWN, key)
    meant = (Intent.CONFIRM, Intent.UNDO, Intent.LEFT, Intent.PAUSE)
    assert heard(devices) == [Press("keys-right", intent) for intent in meant]


def test_a_pad_steers_through_letters_with_its_own_buttons(devices: Devices) -> None:
    with VirtualPad() as pad:
        heard(devices)
        devices.hand_to(pad.device, {"table/controller": {"y": "confirm", "a": "second"}})
        devices.use("text")
        pad.press("y")
        assert presses(devices) == [Press(pad.device, Intent.CONFIRM)]
