"""What the buttons, sticks, triggers and hats of a pad mean, and for how long."""

from itertools import pairwise

import pytest

from tenarcade.client.bindings import CONTROLLER, JOYSTICK, RACE_CONTROLLER, RACE_JOYSTICK
from tenarcade.client.devices import Devices
from tenarcade.client.intents import DIRECTIONS, Intent, Press, Released
from tests.client.listening import RACE, TABLE, heard, intents
from tests.pads import (
    BUTTONS,
    CENTRE,
    DOWN,
    LEFT,
    LEFT_TRIGGER,
    LEFT_X,
    LEFT_Y,
    RIGHT,
    RIGHT_TRIGGER,
    RIGHT_X,
    UP,
    VirtualPad,
)

either_kind = pytest.mark.parametrize("mapped", [True, False], ids=["controller", "joystick"])


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
def test_a_pad_can_mean_all_that_a_table_asks_for(bindings: dict[str, Intent]) -> None:
    assert {*bindings.values(), *DIRECTIONS} >= {*TABLE, Intent.PAUSE}


@pytest.mark.parametrize("bindings", [RACE_CONTROLLER, RACE_JOYSTICK], ids=["controller", "joystick"])
def test_a_pad_can_mean_all_that_a_race_asks_for(bindings: dict[str, Intent]) -> None:
    assert {*bindings.values()} >= {*RACE, Intent.PAUSE}


@either_kind
def test_a_press_lasts_until_it_is_let_go(devices: Devices, mapped: bool) -> None:
    with VirtualPad(mapped=mapped) as pad:
        heard(devices)
        pad.hold(0)
        assert heard(devices) == [Press(pad.device, Intent.CONFIRM)]
        assert heard(devices) == []
        pad.release(0)
        assert heard(devices) == [Released(pad.device, Intent.CONFIRM)]


@either_kind
def test_in_a_race_the_same_buttons_are_cards(devices: Devices, mapped: bool) -> None:
    with VirtualPad(mapped=mapped) as pad:
        heard(devices)
        devices.use("race")
        for button in (2, 3, 0, 1):
            pad.press(button)
        assert intents(devices, pad) == [Intent.CARD_1, Intent.CARD_2, Intent.CARD_3, Intent.CARD_4]
        devices.use("table")
        pad.press(0)
        assert intents(devices, pad) == [Intent.CONFIRM]


def test_a_press_ends_as_what_it_began_even_if_the_game_has_changed(devices: Devices) -> None:
    with VirtualPad() as pad:
        heard(devices)
        pad.hold("a")
        heard(devices)
        devices.use("race")
        pad.release("a")
        assert heard(devices) == [Released(pad.device, Intent.CONFIRM)]


# -- triggers ---------------------------------------------------------------------------------------------------


def test_a_trigger_is_a_button_half_way_down(devices: Devices) -> None:
    with VirtualPad() as pad:
        heard(devices)
        for value in (-0.6, 0.0, 0.4, 0.2, 0.9, 0.5, 1.0):
            pad.push(LEFT_TRIGGER, value)
        assert heard(devices) == [Press(pad.device, Intent.PEEK)]
        pad.push(LEFT_TRIGGER, -1.0)
        assert heard(devices) == [Released(pad.device, Intent.PEEK)]


def test_a_trigger_that_means_nothing_is_nothing(devices: Devices) -> None:
    with VirtualPad() as pad:
        heard(devices)
        pad.push(RIGHT_TRIGGER, 1.0)
        pad.push(RIGHT_TRIGGER, -1.0)
        assert heard(devices) == []


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
def test_the_other_stick_does_not_steer(devices: Devices, mapped: bool) -> None:
    with VirtualPad(mapped=mapped) as pad:
        heard(devices)
        pad.push(RIGHT_X, 1.0)
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


def test_rolling_a_hat_presses_each_side_once(devices: Devices) -> None:
    with VirtualPad(mapped=False) as pad:
        heard(devices)
        for sides in (RIGHT, RIGHT + UP, UP, UP + LEFT, LEFT, CENTRE):
            pad.turn_hat(sides)
        assert intents(devices, pad) == [Intent.RIGHT, Intent.UP, Intent.LEFT]


# -- holding ----------------------------------------------------------------------------------------------------


@either_kind
def test_a_direction_held_counts_again_after_a_while_and_then_more_often(devices: Devices, mapped: bool) -> None:
    with VirtualPad(mapped=mapped) as pad:
        heard(devices)
        pad.push(LEFT_Y, 1.0)
        heard(devices)
        counted = [place for place in range(200) if devices.repeated(0.01) == [Press(pad.device, Intent.DOWN)]]
        waits = [later - sooner for sooner, later in pairwise(counted)]
        assert counted[0] > 2 * max(waits)
        assert max(waits) - min(waits) <= 1
        pad.push(LEFT_Y, 0.0)
        heard(devices)
        assert devices.repeated(60.0) == []


def test_only_directions_count_again(devices: Devices) -> None:
    with VirtualPad() as pad:
        heard(devices)
        for button in ("a", "b", "x", "y", "start", "leftshoulder"):
            pad.hold(button)
        heard(devices)
        assert all(devices.repeated(0.05) == [] for _ in range(100))


def test_prompts_fall_back_to_the_keyboard_when_the_pad_in_hand_is_pulled(devices: Devices) -> None:
    pad = VirtualPad()
    pad.attach()
    heard(devices)
    pad.press("a")
    heard(devices)
    pad.detach()
    heard(devices)
    assert devices.cap(devices.in_hand, Intent.CONFIRM)
