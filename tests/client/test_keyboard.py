"""One keyboard for several people, the mouse, and what prompts show of them."""

from typing import Any

import pygame
import pytest

from tenarcade.client.bindings import (
    COMMON_KEYS,
    CONTROLLER,
    DEFAULTS,
    KEYBOARD,
    BindingSet,
    bindings_for,
    cap_named,
    cap_of,
)
from tenarcade.client.devices import Devices
from tenarcade.client.geometry import Fit, Spot, fitted
from tenarcade.client.intents import (
    MOUSE,
    Clicked,
    Dropped,
    Input,
    Intent,
    Pointed,
    Press,
    Released,
    Typed,
    Wheeled,
    device_of,
)
from tests.client.listening import FIT, RACE, TABLE

NEEDED: dict[BindingSet, set[Intent]] = {"table": TABLE, "race": RACE}
EVERY_KEY = [
    (bindings, layout, key, intent)
    for bindings in NEEDED
    for layout in KEYBOARD
    for key, intent in DEFAULTS[bindings][layout].items()
]

both_sets = pytest.mark.parametrize("bindings", NEEDED)
every_layout = pytest.mark.parametrize("layout", KEYBOARD)

pytestmark = pytest.mark.usefixtures("window")


def pressed(devices: Devices, key: str) -> list[Input]:
    return devices.read(pygame.event.Event(pygame.KEYDOWN, key=pygame.key.key_code(key)), FIT)


def let_go(devices: Devices, key: str) -> list[Input]:
    return devices.read(pygame.event.Event(pygame.KEYUP, key=pygame.key.key_code(key)), FIT)


def moused(devices: Devices, kind: int, fit: Fit = FIT, **values: Any) -> list[Input]:
    return devices.read(pygame.event.Event(kind, **values), fit)


# -- keys -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bindings", "layout", "key", "intent"), EVERY_KEY)
def test_a_key_means_its_intent_for_its_layout_as_long_as_it_is_down(
    bindings: BindingSet, layout: str, key: str, intent: Intent
) -> None:
    devices = Devices()
    devices.use(bindings)
    assert pressed(devices, key) == [Press(layout, intent)]
    assert let_go(devices, key) == [Released(layout, intent)]
    assert let_go(devices, key) == []


@both_sets
def test_no_key_belongs_to_two_people(bindings: BindingSet) -> None:
    keys = [key for layout in KEYBOARD for key in DEFAULTS[bindings][layout]] + list(COMMON_KEYS)
    assert len(keys) == len(set(keys))


def test_up_to_four_people_share_a_keyboard() -> None:
    assert len(KEYBOARD) == 4


@both_sets
@every_layout
def test_a_layout_can_mean_everything(bindings: BindingSet, layout: str) -> None:
    assert {*DEFAULTS[bindings][layout].values()} >= NEEDED[bindings]


@both_sets
@every_layout
def test_no_block_of_keys_is_torn_apart_by_a_german_keyboard(bindings: BindingSet, layout: str) -> None:
    assert not {"y", "z"} & {*DEFAULTS[bindings][layout]}


def test_a_direction_held_counts_again_until_it_is_let_go() -> None:
    devices = Devices()
    pressed(devices, "w")
    assert devices.repeated(0.01) == []
    assert devices.repeated(1.0) == [Press("keys-left", Intent.UP)]
    let_go(devices, "w")
    assert devices.repeated(1.0) == []


def test_two_people_may_hold_keys_at_once() -> None:
    devices = Devices()
    pressed(devices, "w")
    pressed(devices, "left")
    assert set(devices.repeated(1.0)) == {Press("keys-left", Intent.UP), Press("keys-right", Intent.LEFT)}
    let_go(devices, "w")
    assert devices.repeated(1.0) == [Press("keys-right", Intent.LEFT)]


@every_layout
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
    assert let_go(devices, "left ctrl") == []


def test_typed_text_is_passed_on_as_it_is() -> None:
    assert moused(Devices(), pygame.TEXTINPUT, text="ż") == [Typed("ż")]


# -- keys of one's own ------------------------------------------------------------------------------------------


def test_a_changed_key_means_what_its_owner_chose_and_the_old_one_nothing() -> None:
    devices = Devices()
    devices.hand_to("keys-left", {"table/keys-left": {"g": "confirm"}})
    assert pressed(devices, "g") == [Press("keys-left", Intent.CONFIRM)]
    assert pressed(devices, "space") == []
    assert pressed(devices, "w") == [Press("keys-left", Intent.UP)]
    assert devices.cap("keys-left", Intent.CONFIRM) == "G"


def test_a_changed_key_belongs_to_one_device_and_one_kind_of_game() -> None:
    devices = Devices()
    devices.hand_to("keys-left", {"table/keys-left": {"g": "confirm"}})
    assert devices.cap("keys-right", Intent.CONFIRM) == "Enter"
    devices.use("race")
    assert pressed(devices, "g") == []
    assert pressed(devices, "q") == [Press("keys-left", Intent.CARD_1)]


def test_a_key_taken_from_somebody_else_serves_whoever_chose_it() -> None:
    devices = Devices()
    devices.hand_to("keys-left", {"table/keys-left": {"h": "confirm"}})
    assert pressed(devices, "h") == [Press("keys-left", Intent.CONFIRM)]


def test_handing_the_device_on_brings_the_usual_keys_back() -> None:
    devices = Devices()
    devices.hand_to("keys-left", {"table/keys-left": {"g": "confirm"}})
    devices.hand_to("keys-left", {})
    assert pressed(devices, "g") == []
    assert pressed(devices, "space") == [Press("keys-left", Intent.CONFIRM)]


def test_a_kept_key_for_something_this_version_does_not_know_is_left_out() -> None:
    devices = Devices()
    devices.hand_to("keys-left", {"table/keys-left": {"g": "somersault"}})
    assert pressed(devices, "g") == []
    assert pressed(devices, "space") == [Press("keys-left", Intent.CONFIRM)]


# -- mouse ------------------------------------------------------------------------------------------------------


def test_the_mouse_speaks_of_the_stage() -> None:
    wide = fitted(2560, 720)
    devices = Devices()
    assert moused(devices, pygame.MOUSEMOTION, wide, pos=(640, 0)) == [Pointed(Spot(0, 0))]
    assert moused(devices, pygame.MOUSEBUTTONDOWN, wide, button=1, pos=(740, 300)) == [Clicked(Spot(100, 300))]
    assert moused(devices, pygame.MOUSEBUTTONUP, wide, button=1, pos=(740, 301)) == [Dropped(Spot(100, 301))]


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
        ("keys-right", Intent.FAST, "R Shift"),
        ("keys-right", Intent.PEEK, "R Ctrl"),
        ("keys-middle", Intent.SECOND, "O"),
        ("keys-number", Intent.UP, "8"),
        ("keys-number", Intent.CONFIRM, "Num Enter"),
        ("keys-left", Intent.PAUSE, "Esc"),
        (MOUSE, Intent.PAUSE, "Esc"),
        (MOUSE, Intent.CONFIRM, ""),
        ("pad-4711", Intent.CONFIRM, ""),
    ],
)
def test_a_cap_says_what_is_printed_on_the_key(device: str, intent: Intent, cap: str) -> None:
    assert Devices().cap(device, intent) == cap


@both_sets
@every_layout
def test_every_key_of_a_layout_has_a_cap_of_its_own(bindings: BindingSet, layout: str) -> None:
    caps = [cap_of(DEFAULTS[bindings][layout], intent) for intent in NEEDED[bindings]]
    assert all(caps)
    assert len(caps) == len(set(caps))


@pytest.mark.parametrize("key", ["shift", "ctrl", "alt"])
def test_a_key_that_is_there_twice_says_which_of_the_two(key: str) -> None:
    assert cap_named(f"left {key}") == f"L {key.capitalize()}"
    assert cap_named(f"right {key}") == f"R {key.capitalize()}"


def test_a_controllers_caps_are_its_letters() -> None:
    by_intent = {Intent.CONFIRM: "A", Intent.BACK: "B", Intent.FIRST: "X", Intent.SECOND: "Y"}
    assert {intent: cap_of(CONTROLLER, intent) for intent in by_intent} == by_intent


def test_prompts_follow_the_device_in_hand() -> None:
    devices = Devices()
    shown = []
    for key in ("w", "up", "i", "[8]"):
        pressed(devices, key)
        shown.append(devices.cap(devices.in_hand, Intent.UP))
    assert shown == ["W", "↑", "I", "8"]


def test_pointing_alone_does_not_take_the_prompts_away() -> None:
    devices = Devices()
    pressed(devices, "w")
    moused(devices, pygame.MOUSEMOTION, pos=(5, 5))
    assert devices.in_hand == "keys-left"
    moused(devices, pygame.MOUSEBUTTONDOWN, button=1, pos=(5, 5))
    assert devices.in_hand == MOUSE


def test_no_intent_loses_its_key_when_another_takes_it() -> None:
    own = bindings_for("table", "keys-left", {"table/keys-left": {"q": "confirm"}})
    assert {*own.values()} == {*DEFAULTS["table"]["keys-left"].values()}
