"""Pads as SDL makes them: plugged in, pulled out, plugged in again; rumble and prompts."""

import pygame
import pytest

from tenarcade.client.devices import Devices
from tenarcade.client.intents import Intent, Plugged, Press, Released, Unplugged
from tests.client.listening import heard, intents, presses
from tests.pads import LEFT_X, SONY, VirtualPad

either_kind = pytest.mark.parametrize("mapped", [True, False], ids=["controller", "joystick"])


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
    assert presses(devices) == [Press(name, Intent.CONFIRM)]
    stays.detach()
    assert heard(devices) == [Unplugged(name)]


def test_two_pads_are_told_apart(devices: Devices) -> None:
    with VirtualPad() as one, VirtualPad(mapped=False) as other:
        heard(devices)
        one.press("b")
        other.press(0)
        assert presses(devices) == [Press(one.device, Intent.BACK), Press(other.device, Intent.CONFIRM)]


@either_kind
def test_what_a_pulled_pad_still_held_is_let_go(devices: Devices, mapped: bool) -> None:
    pad = VirtualPad(mapped=mapped)
    pad.attach()
    name = pad.device
    heard(devices)
    pad.hold(0)
    pad.push(LEFT_X, 1.0)
    assert heard(devices) == [Press(name, Intent.CONFIRM), Press(name, Intent.RIGHT)]
    pad.detach()
    ended = heard(devices)
    assert {*ended} == {Released(name, Intent.CONFIRM), Released(name, Intent.RIGHT), Unplugged(name)}
    assert ended[-1] == Unplugged(name)
    assert devices.repeated(60.0) == []


def test_a_removal_that_comes_before_the_buttons_let_go_ends_their_presses_too(devices: Devices) -> None:
    with VirtualPad() as pad:
        heard(devices)
        pad.hold("a")
        heard(devices)
        pygame.event.post(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=pad.instance))
        assert heard(devices) == [Released(pad.device, Intent.CONFIRM), Unplugged(pad.device)]


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


def test_prompts_show_what_is_printed_on_a_playstation_pad(devices: Devices) -> None:
    with VirtualPad(name="DualSense Wireless Controller", maker=SONY) as pad:
        heard(devices)
        wanted = (Intent.CONFIRM, Intent.BACK, Intent.FIRST, Intent.SECOND, Intent.UNDO)
        assert [devices.cap(pad.device, intent) for intent in wanted] == ["✕", "○", "□", "△", "L1"]
