"""Pads as SDL makes them: plugged in, played, pulled out, and plugged in again."""

from collections.abc import Iterator

import pygame
import pytest
from pygame._sdl2 import controller

from tenarcade.client.bindings import CONTROLLER, JOYSTICK
from tenarcade.client.devices import Devices
from tenarcade.client.geometry import fitted
from tenarcade.client.intents import Input, Intent, Plugged, Press, Unplugged
from tests.pads import (
    BUTTONS,
    CENTRE,
    DOWN,
    LEFT,
    LEFT_TRIGGER,
    LEFT_X,
    LEFT_Y,
    RIGHT,
    RIGHT_X,
    UP,
    VirtualPad,
)

FIT = fitted(1280, 720)

either_kind = pytest.mark.parametrize("mapped", [True, False], ids=["controller", "joystick"])


@pytest.fixture
def devices(window: object) -> Iterator[Devices]:
    opened = Devices()
    opened.open()
    heard(opened)
    yield opened
    controller.quit()
    pygame.joystick.quit()


def heard(devices: Devices) -> list[Input]:
    """Everything since the last look."""
    return [given for event in pygame.event.get() for given in devices.read(event, FIT)]


def intents(devices: Devices, pad: VirtualPad) -> list[Intent]:
    """What the pad meant since the last look; nobody else may have meant anything."""
    given = heard(devices)
    assert all(isinstance(one, Press) and one.device == pad.device for one in given), given
    return [one.intent for one in given if isinstance(one, Press)]


# -- coming and going -------------------------------------------------------------------------------------------


@either_kind
def test_a_pad_is_known_from_plugging_to_pulling(devices: Devices, mapped: bool) -> None:
    pad = VirtualPad(mapped=mapped)
    pad.attach()
    name = pad.device
    assert heard(devices) == [Plugged(name)]
    assert devices.pads == (name,)
    assert devices.is_connected(name)
    pad.detach()
    assert heard(devices) == [Unplugged(name)]
    assert not devices.pads
    assert not devices.is_connected(name)


def test_attaching_alone_presses_nothing(devices: Devices) -> None:
    with VirtualPad() as pad:
        assert heard(devices) == [Plugged(pad.device)]
        assert heard(devices) == []


def test_a_pad_plugged_in_again_plays_under_a_new_name(devices: Devices) -> None:
    pad = VirtualPad()
    pad.attach()
    first = pad.device
    heard(devices)
    pad.detach()
    pad.attach()
    assert heard(devices) == [Unplugged(first), Plugged(pad.device)]
    assert pad.device != first
    pad.press("a")
    assert intents(devices, pad) == [Intent.CONFIRM]
    pad.detach()


@either_kind
def test_being_told_of_a_pad_twice_changes_nothing(devices: Devices, mapped: bool) -> None:
    with VirtualPad(mapped=mapped) as pad:
        heard(devices)
        pygame.event.post(pygame.event.Event(pygame.JOYDEVICEADDED, device_index=pad.index))
        pygame.event.post(pygame.event.Event(pygame.JOYDEVICEADDED, device_index=pad.index))
        assert heard(devices) == []
        assert devices.pads == (pad.device,)
        pad.press(0)
        assert intents(devices, pad) == [Intent.CONFIRM]


def test_a_pad_pulled_before_it_was_looked_at_leaves_no_trace(devices: Devices) -> None:
    pad = VirtualPad()
    pad.attach()
    pad.detach()
    heard(devices)
    assert devices.pads == ()


def test_removal_of_a_pad_nobody_knew_is_nothing(devices: Devices) -> None:
    pygame.event.post(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=4711))
    assert heard(devices) == []


@either_kind
def test_pulling_one_pad_leaves_the_other_its_name(devices: Devices, mapped: bool) -> None:
    gone, stays = VirtualPad(mapped=mapped), VirtualPad(mapped=mapped)
    gone.attach()
    stays.attach()
    heard(devices)
    name, place = stays.device, stays.index
    gone.detach()
    heard(devices)
    assert stays.index == place - 1
    assert devices.pads == (name,)
    stays.press(0)
    assert heard(devices) == [Press(name, Intent.CONFIRM)]
    stays.detach()
    assert heard(devices) == [Unplugged(name)]


def test_two_pads_are_told_apart(devices: Devices) -> None:
    with VirtualPad() as one, VirtualPad(mapped=False) as other:
        heard(devices)
        one.press("b")
        other.press(0)
        assert heard(devices) == [Press(one.device, Intent.BACK), Press(other.device, Intent.CONFIRM)]


# -- buttons ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("button", BUTTONS)
def test_a_controllers_button_means_its_intent_once(devices: Devices, button: str) -> None:
    with VirtualPad() as pad:
        heard(devices)
        pad.press(button)
        assert intents(devices, pad) == ([CONTROLLER[button]] if button in CONTROLLER else [])


@pytest.mark.parametrize("button", range(len(BUTTONS)))
def test_a_joysticks_button_means_its_intent_once(devices: Devices, button: int) -> None:
    with VirtualPad(mapped=False) as pad:
        heard(devices)
        pad.press(button)
        assert intents(devices, pad) == ([JOYSTICK[str(button)]] if str(button) in JOYSTICK else [])


@pytest.mark.parametrize("bindings", [CONTROLLER, JOYSTICK], ids=["controller", "joystick"])
def test_a_pad_can_mean_all_that_buttons_are_for(bindings: dict[str, Intent]) -> None:
    by_stick = {Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT}
    assert set(bindings.values()) | by_stick == set(Intent)


# -- sticks and hats --------------------------------------------------------------------------------------------

ways = pytest.mark.parametrize(
    ("axis", "value", "way"),
    [
        (LEFT_X, -1.0, Intent.LEFT),
        (LEFT_X, 1.0, Intent.RIGHT),
        (LEFT_Y, -1.0, Intent.UP),
        (LEFT_Y, 1.0, Intent.DOWN),
    ],
)


@either_kind
@ways
def test_a_stick_pushed_is_one_press(devices: Devices, mapped: bool, axis: int, value: float, way: Intent) -> None:
    with VirtualPad(mapped=mapped) as pad:
        heard(devices)
        for share in (0.3, 0.6, 0.8, 1.0, 0.9, 1.0):
            pad.push(axis, value * share)
        assert intents(devices, pad) == [way]


@either_kind
def test_a_stick_that_trembles_at_the_edge_counts_once(devices: Devices, mapped: bool) -> None:
    with VirtualPad(mapped=mapped) as pad:
        heard(devices)
        for value in (0.6, 0.5, 0.6, 0.45, 0.6, 0.4, 0.7):
            pad.push(LEFT_X, value)
        assert intents(devices, pad) == [Intent.RIGHT]


@either_kind
def test_a_stick_that_came_back_counts_again(devices: Devices, mapped: bool) -> None:
    with VirtualPad(mapped=mapped) as pad:
        heard(devices)
        for value in (1.0, 0.0, 1.0):
            pad.push(LEFT_Y, value)
        assert intents(devices, pad) == [Intent.DOWN, Intent.DOWN]


@either_kind
def test_a_stick_thrown_to_the_other_side_means_that_side(devices: Devices, mapped: bool) -> None:
    with VirtualPad(mapped=mapped) as pad:
        heard(devices)
        pad.push(LEFT_X, 1.0)
        pad.push(LEFT_X, -1.0)
        assert intents(devices, pad) == [Intent.RIGHT, Intent.LEFT]


@either_kind
def test_a_small_push_is_nothing(devices: Devices, mapped: bool) -> None:
    with VirtualPad(mapped=mapped) as pad:
        heard(devices)
        for value in (0.2, -0.3, 0.5, -0.5):
            pad.push(LEFT_X, value)
        assert intents(devices, pad) == []


@either_kind
def test_the_other_stick_and_the_triggers_do_not_steer(devices: Devices, mapped: bool) -> None:
    with VirtualPad(mapped=mapped) as pad:
        heard(devices)
        pad.push(RIGHT_X, 1.0)
        pad.push(LEFT_TRIGGER, 1.0)
        assert intents(devices, pad) == []


@pytest.mark.parametrize(
    ("side", "way"), [(UP, Intent.UP), (RIGHT, Intent.RIGHT), (DOWN, Intent.DOWN), (LEFT, Intent.LEFT)]
)
def test_a_hat_is_a_cross_of_four_ways(devices: Devices, side: int, way: Intent) -> None:
    with VirtualPad(mapped=False) as pad:
        heard(devices)
        pad.turn_hat(side)
        pad.turn_hat(CENTRE)
        pad.turn_hat(side)
        assert intents(devices, pad) == [way, way]


# -- rumble -----------------------------------------------------------------------------------------------------


def test_a_pad_that_can_is_shaken_as_hard_as_asked(devices: Devices) -> None:
    with VirtualPad(can_rumble=True) as pad:
        heard(devices)
        devices.rumble(pad.device, 0.5, 50)
        assert pad.rumbles[0] == (0x7FFF, 0x7FFF)


@either_kind
def test_a_pad_that_cannot_rumble_does_not_mind(devices: Devices, mapped: bool) -> None:
    with VirtualPad(mapped=mapped) as pad:
        heard(devices)
        devices.rumble(pad.device, 1.0, 50)
        pad.press(0)
        assert intents(devices, pad) == [Intent.CONFIRM]


def test_rumble_reaches_nobody_where_no_pad_is(devices: Devices) -> None:
    with VirtualPad(can_rumble=True) as pad:
        heard(devices)
        for device in (None, "keys-left", "mouse", "pad-4711"):
            devices.rumble(device, 1.0, 50)
        assert pad.rumbles == []


def test_a_pad_pulled_a_moment_ago_may_still_be_asked_to_rumble(devices: Devices) -> None:
    pad = VirtualPad(can_rumble=True)
    pad.attach()
    name = pad.device
    heard(devices)
    pad.detach()
    devices.rumble(name, 1.0, 50)
    assert heard(devices) == [Unplugged(name)]
    devices.rumble(name, 1.0, 50)
    assert pad.rumbles == []


# -- prompts ----------------------------------------------------------------------------------------------------


def test_prompts_show_the_pad_as_soon_as_it_is_used(devices: Devices) -> None:
    with VirtualPad() as pad:
        heard(devices)
        assert devices.in_hand != pad.device
        pad.press("dpup")
        heard(devices)
        assert devices.cap(devices.in_hand, Intent.CONFIRM) == "A"
