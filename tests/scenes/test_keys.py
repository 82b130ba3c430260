"""Keys of one's own: chosen, caught, exchanged, refused, and back to the usual."""

from collections.abc import Iterator

import pygame
import pytest
from msgspec.structs import replace
from pygame._sdl2 import controller

from tenarcade.client.arcade import Arcade
from tenarcade.client.bindings import CHANGEABLE, DEFAULTS, KINDS, BindingSet
from tenarcade.client.canvas import Canvas
from tenarcade.client.intents import MOUSE, Clicked, Intent, Press
from tenarcade.play.seating import Seating, Sitter
from tenarcade.scenes.keys import Keys
from tenarcade.scenes.match_scene import MatchScene
from tenarcade.scenes.next_key import PATIENCE, NextKey
from tenarcade.scenes.party import LOOKS
from tenarcade.storage.records import Profile
from tests.pads import SONY, VirtualPad
from tests.scenes.hands import FIT, act, click, control, cut_off, happen, press, reached, strike

pytestmark = pytest.mark.usefixtures("canvas")


@pytest.fixture
def keys(arcade: Arcade) -> Keys:
    """The keys of Ada on the arrow keys, over the title."""
    for name, look in zip(("Ada", "Kaz"), LOOKS, strict=False):
        arcade.store.new_profile(name, *look)
    arcade.go("title")
    arcade.go_over("keys")
    act(arcade)
    assert isinstance(arcade.scene, Keys)
    return arcade.scene


@pytest.fixture
def pads(arcade: Arcade) -> Iterator[None]:
    arcade.devices.open()
    yield
    controller.quit()
    pygame.joystick.quit()


def turn(arcade: Arcade, name: str, value: str) -> None:
    """A line to this value, as somebody with arrow keys would."""
    arcade.scene.focus.name = name
    for _ in range(8):
        if control(arcade, name).value == value:
            return
        press(arcade, Intent.RIGHT)
    raise AssertionError(f"{name} has no {value}")


def ada(arcade: Arcade) -> Profile:
    return arcade.store.profiles[0]


def is_waiting(arcade: Arcade) -> bool:
    return isinstance(arcade.scene, NextKey)


def hear(arcade: Arcade) -> None:
    happen(arcade, *pygame.event.get())


# -- choosing ---------------------------------------------------------------------------------------------------


def test_every_kind_of_device_lists_what_it_can_mean(arcade: Arcade, keys: Keys) -> None:
    for device in KINDS:
        turn(arcade, "device", arcade.say(f"device-{device}"))
        for place in CHANGEABLE:
            turn(arcade, "set", arcade.say(f"keys-set-{place}"))
            listed = {one.name for one in arcade.scene.controls() if one.name.startswith("intent-")}
            assert listed == {f"intent-{intent}" for intent in DEFAULTS[place][device].values()}


def test_how_to_peek_belongs_to_whoever_was_chosen(arcade: Arcade, keys: Keys) -> None:
    turn(arcade, "profile", "Kaz")
    turn(arcade, "peek", arcade.say("peek-switch"))
    assert [one.peek_toggles for one in arcade.store.profiles] == [False, True]
    turn(arcade, "profile", "Ada")
    assert control(arcade, "peek").value == arcade.say("peek-hold")


def test_the_device_in_hand_comes_first(arcade: Arcade, keys: Keys) -> None:
    arcade.lift()
    arcade.devices.in_hand = "keys-middle"
    arcade.go_over("keys")
    assert control(arcade, "device").value == arcade.say("device-keys-middle")
    arcade.lift()
    arcade.devices.in_hand = MOUSE
    arcade.go_over("keys")
    assert control(arcade, "device").value == arcade.say("device-keys-right")


def test_somebody_is_asked_for_by_id(arcade: Arcade, keys: Keys) -> None:
    arcade.lift()
    arcade.go_over("keys", arcade.store.profiles[1].id)
    assert control(arcade, "profile").value == "Kaz"


def test_arrows_lead_everywhere(arcade: Arcade, keys: Keys) -> None:
    assert reached(arcade) == {one.name for one in arcade.scene.controls()}


def test_without_a_profile_there_is_a_sentence_and_a_way_out(arcade: Arcade, canvas: Canvas) -> None:
    arcade.go("title")
    arcade.go_over("keys")
    assert not cut_off(arcade, canvas)
    press(arcade, Intent.CONFIRM)
    assert len(arcade.scenes) == 1


# -- changing a keyboard ----------------------------------------------------------------------------------------


def test_a_free_key_is_bound_and_kept_for_the_profile_alone(arcade: Arcade, keys: Keys) -> None:
    arcade.scene.focus.name = "intent-confirm"
    strike(arcade, "return", "home")
    assert control(arcade, "intent-confirm").value == "Home"
    assert ada(arcade).bindings == {"table/keys-right": {"home": "confirm"}}
    assert arcade.store.profiles[1].bindings == {}
    assert "Home" in arcade.notice


def test_a_key_with_a_meaning_changes_places(arcade: Arcade, keys: Keys) -> None:
    arcade.scene.focus.name = "intent-confirm"
    strike(arcade, "return", "backspace")
    assert control(arcade, "intent-confirm").value == "Back"
    assert control(arcade, "intent-back").value == "Enter"
    assert arcade.say("intent-back") in arcade.notice


def test_a_key_of_another_layout_is_refused(arcade: Arcade, keys: Keys) -> None:
    arcade.scene.focus.name = "intent-up"
    strike(arcade, "return", "w")
    assert ada(arcade).bindings == {}
    assert arcade.say("device-keys-left") in arcade.notice


def test_a_key_that_somebody_chose_on_another_layout_is_refused(arcade: Arcade, keys: Keys) -> None:
    kaz = arcade.store.profiles[1]
    arcade.store.save_profile(replace(kaz, bindings={"table/keys-left": {"home": "confirm"}}))
    arcade.scene.focus.name = "intent-up"
    strike(arcade, "return", "home")
    assert ada(arcade).bindings == {}


def test_a_key_without_a_name_is_refused(arcade: Arcade, keys: Keys) -> None:
    click(arcade, "intent-up")
    happen(arcade, pygame.event.Event(pygame.KEYDOWN, key=0))
    assert arcade.notice == arcade.say("keys-nameless")
    assert ada(arcade).bindings == {}


def test_the_same_key_again_changes_nothing(arcade: Arcade, keys: Keys) -> None:
    arcade.scene.focus.name = "intent-up"
    strike(arcade, "return", "up")
    assert ada(arcade).bindings == {}
    assert arcade.scene is keys


def test_everything_goes_back_to_the_usual_where_it_was_changed(arcade: Arcade, keys: Keys) -> None:
    arcade.store.save_profile(
        replace(ada(arcade), bindings={"table/keys-right": {"home": "up"}, "race/keys-right": {"home": "draw"}})
    )
    click(arcade, "usual")
    assert ada(arcade).bindings == {"race/keys-right": {"home": "draw"}}
    assert not control(arcade, "usual").enabled
    click(arcade, "usual")
    assert arcade.notice == arcade.say("keys-usual-already")


@pytest.mark.parametrize("place", CHANGEABLE)
def test_no_exchange_leaves_anything_without_a_key(arcade: Arcade, keys: Keys, place: BindingSet) -> None:
    turn(arcade, "set", arcade.say(f"keys-set-{place}"))
    usual = DEFAULTS[place]["keys-right"]
    for key, intent in zip(reversed(usual), usual.values(), strict=True):
        click(arcade, f"intent-{intent}")
        strike(arcade, key)
        assert all(one.value for one in arcade.scene.controls() if one.name.startswith("intent-"))


# -- waiting for a key ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way_out", ["escape", "mouse", "other device", "patience"])
def test_waiting_for_a_key_can_be_left(arcade: Arcade, keys: Keys, way_out: str) -> None:
    click(arcade, "intent-up")
    assert is_waiting(arcade)
    match way_out:
        case "escape":
            strike(arcade, "escape")
        case "mouse":
            act(arcade, Clicked(control(arcade, "cancel").box.centre))
        case "other device":
            act(arcade, Press("pad-1", Intent.BACK))
        case "patience":
            arcade.step((), PATIENCE - 0.1)
            assert is_waiting(arcade)
            arcade.step((), 0.2)
    assert arcade.scene is keys
    strike(arcade, "down")
    assert ada(arcade).bindings == {}
    assert arcade.scene.focus.name != "intent-up"


# -- pads -------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("pads")
@pytest.mark.parametrize(
    ("mapped", "kind", "button", "cap"), [(True, "controller", "leftstick", "L3"), (False, "joystick", 9, "9")]
)
def test_a_pad_alone_changes_its_buttons(
    arcade: Arcade, keys: Keys, mapped: bool, kind: str, button: str | int, cap: str
) -> None:
    with VirtualPad(mapped=mapped) as pad:
        hear(arcade)
        turn(arcade, "device", arcade.say(f"device-{kind}"))
        arcade.scene.focus.name = "intent-peek"
        pad.press("a")
        hear(arcade)
        assert is_waiting(arcade)
        pad.press(button)
        hear(arcade)
        assert control(arcade, "intent-peek").value == cap
        assert [*ada(arcade).bindings[f"table/{kind}"].values()] == ["peek"]


@pytest.mark.usefixtures("pads")
def test_signs_on_the_buttons_are_shown(arcade: Arcade, keys: Keys) -> None:
    with VirtualPad(maker=SONY, name="Sony pad"):
        hear(arcade)
        turn(arcade, "device", arcade.say("device-controller"))
        assert control(arcade, "intent-confirm").value == "✕"


def test_a_pad_that_is_not_there_is_asked_for(arcade: Arcade, keys: Keys) -> None:
    turn(arcade, "device", arcade.say("device-controller"))
    click(arcade, "intent-confirm")
    assert arcade.scene is keys
    assert arcade.say("device-controller") in arcade.notice


# -- in force ---------------------------------------------------------------------------------------------------


def test_a_match_that_waits_below_goes_on_with_the_new_keys(arcade: Arcade, keys: Keys) -> None:
    sitter = Sitter("Ada", *LOOKS[0], device="keys-right", profile=ada(arcade).id)
    arcade.show(MatchScene(arcade, Seating("ten", (sitter,))))
    arcade.go_over("keys")
    act(arcade)
    click(arcade, "intent-confirm")
    strike(arcade, "home")
    home = pygame.event.Event(pygame.KEYDOWN, key=pygame.key.key_code("home"))
    assert arcade.devices.read(home, FIT) == [Press("keys-right", Intent.CONFIRM)]


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_everything_fits(arcade: Arcade, keys: Keys, canvas: Canvas, text_scale: float) -> None:
    canvas.text_scale = text_scale
    arcade.store.rename_profile(ada(arcade), "Bartłomiejka")
    click(arcade, "intent-peek")
    strike(arcade, "page down")
    assert not cut_off(arcade, canvas)
    click(arcade, "intent-peek")
    assert not cut_off(arcade, canvas)
    strike(arcade, "escape")
    for device in ("keys-number", "controller"):
        turn(arcade, "device", arcade.say(f"device-{device}"))
        assert not cut_off(arcade, canvas)
