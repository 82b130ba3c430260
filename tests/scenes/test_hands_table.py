"""Hidden hands on one screen: who opens which, with what, and what closes them again."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Spot
from tenarcade.client.intents import Clicked, Dropped, Intent, Press, Released
from tenarcade.core.game import HIDDEN, Seat
from tenarcade.core.tuples import with_item
from tenarcade.play.seating import Seating
from tenarcade.scenes.games.pig.table import PigTable
from tests.scenes.at_pig import sit_down
from tests.scenes.company import FRAME, advice, company, settle

OWN = company("pig", ["keys-left", "keys-right", "mouse"], bots=1)
SHARED = company("pig", [None, None], bots=1)
MIXED = company("pig", ["keys-left", None])
ALONE = company("pig", ["keys-left"], bots=2)


def open_seats(table: PigTable) -> list[Seat]:
    """By what is drawn, not by what the table says of itself."""
    seats = range(len(table.shown.hands))
    return [seat for seat in seats if HIDDEN not in table.hand_shown(seat)]


def known(arcade: Arcade, seating: Seating, switching: Sequence[Seat]) -> Seating:
    """The same people with profiles; some of them peek by switching."""
    for seat in seating.people:
        sitter = seating.sitters[seat]
        profile = arcade.store.new_profile(sitter.name, sitter.colour, sitter.shape)
        arcade.store.save_profile(replace(profile, peek_toggles=seat in switching))
        seating = replace(seating, sitters=with_item(seating.sitters, seat, replace(sitter, profile=profile.id)))
    return seating


def act(arcade: Arcade, table: PigTable) -> None:
    assert table.person is not None
    table.do(table.person, advice(table, table.person))
    settle(arcade, table)


@pytest.fixture
def table(arcade: Arcade) -> PigTable:
    return sit_down(arcade, OWN)


def test_several_people_see_backs(table: PigTable) -> None:
    assert open_seats(table) == []
    assert table.curtain is None


def test_a_lone_person_sees_the_hand_and_no_curtain(arcade: Arcade) -> None:
    table = sit_down(arcade, ALONE)
    assert open_seats(table) == [0]
    assert table.curtain is None
    assert not table.can_peek(0)


def test_a_held_peek_opens_ones_own_hand_only_and_only_while_it_is_held(arcade: Arcade, table: PigTable) -> None:
    arcade.step((Press("keys-right", Intent.PEEK),), FRAME)
    assert open_seats(table) == [1]
    assert table.hand_shown(1) == table.own_hand(1)
    arcade.step((Press("keys-left", Intent.PEEK),), FRAME)
    assert open_seats(table) == [0, 1]
    arcade.step((Released("keys-right", Intent.PEEK),), FRAME)
    assert open_seats(table) == [0]


def test_a_peek_may_be_a_switch_instead_for_whoever_likes_it(arcade: Arcade) -> None:
    """One of them switches, the others hold, each as their own profile says."""
    table = sit_down(arcade, known(arcade, OWN, switching=[1]))
    for device in ("keys-left", "keys-right"):
        arcade.step((Press(device, Intent.PEEK), Released(device, Intent.PEEK)), FRAME)
    assert open_seats(table) == [1]
    arcade.step((Press("keys-right", Intent.PEEK), Released("keys-right", Intent.PEEK)), FRAME)
    assert open_seats(table) == []


def test_the_mouse_may_switch_too(arcade: Arcade) -> None:
    table = sit_down(arcade, known(arcade, OWN, switching=[2]))
    spot = table.peek_box(2).centre
    arcade.step((Clicked(spot), Dropped(spot)), FRAME)
    assert open_seats(table) == [2]
    arcade.step((Clicked(spot), Dropped(spot)), FRAME)
    assert open_seats(table) == []


def test_acting_closes_ones_own_hand_and_nobody_elses(arcade: Arcade, table: PigTable) -> None:
    arcade.step((Press("keys-left", Intent.PEEK), Press("keys-right", Intent.PEEK)), FRAME)
    act(arcade, table)
    assert open_seats(table) == [1]


def test_a_peeker_sees_the_card_that_is_drawn_when_it_has_arrived(arcade: Arcade, table: PigTable) -> None:
    """While it is told, the hand in the picture is the one of the picture, not of the state."""
    arcade.change(replace(arcade.settings, instant=False))
    before = table.own_hand(0)
    action = advice(table, 0)
    table.do(0, action)
    arcade.step((Press("keys-left", Intent.PEEK),), FRAME)
    assert table.hand_shown(0) == before
    while table.timeline.is_busy:
        arcade.step((), FRAME)
    assert table.hand_shown(0) == table.own_hand(0) != before


def test_the_mouse_holds_its_hand_open_with_its_button(arcade: Arcade, table: PigTable) -> None:
    spot = table.peek_box(2).centre
    arcade.step((Clicked(spot),), FRAME)
    assert open_seats(table) == [2]
    arcade.step((Dropped(Spot(5, 5)),), FRAME)
    assert open_seats(table) == []
    arcade.step((Clicked(table.peek_box(1).centre),), FRAME)
    assert open_seats(table) == []


def test_a_control_turns_the_hand_for_whoever_has_no_peek_button(arcade: Arcade, table: PigTable) -> None:
    def peek() -> Control:
        return next(control for control in table.controls() if control.name == "peek")

    assert peek().label == "Peek"
    table.focus.take(peek())
    arcade.step((Press("keys-left", Intent.CONFIRM),), FRAME)
    assert open_seats(table) == [0]
    assert peek().label == "Hide"
    table.focus.take(peek())
    arcade.step((Press("keys-left", Intent.CONFIRM),), FRAME)
    assert open_seats(table) == []


def test_a_free_device_opens_the_hand_of_whoever_is_to_act(arcade: Arcade, table: PigTable) -> None:
    arcade.step((Press("keys-number", Intent.PEEK),), FRAME)
    assert open_seats(table) == [0]


@pytest.mark.parametrize("switching", [[], [0]], ids=["held", "switched"])
def test_a_pause_closes_every_hand_and_shows_none_below_it(arcade: Arcade, switching: list[Seat]) -> None:
    table = sit_down(arcade, known(arcade, OWN, switching))
    arcade.step((Press("keys-left", Intent.PEEK), Press("keys-left", Intent.PAUSE)), FRAME)
    assert arcade.scene is not table
    assert open_seats(table) == []
    arcade.lift()
    assert open_seats(table) == []


def test_nothing_is_open_below_any_other_scene(arcade: Arcade, table: PigTable) -> None:
    arcade.step((Press("keys-left", Intent.PEEK),), FRAME)
    arcade.go_over("settings")
    assert open_seats(table) == []


def test_open_hands_are_open_for_all_people_and_no_bot(arcade: Arcade) -> None:
    table = sit_down(arcade, replace(SHARED, open_hands=True))
    assert open_seats(table) == [0, 1]
    assert table.curtain is None


def test_nobody_can_open_all_hands_once_they_are_dealt(arcade: Arcade) -> None:
    table = sit_down(arcade, OWN)
    arcade.change(replace(arcade.settings, open_hands=True))
    assert open_seats(table) == []


def test_one_device_is_passed_on_behind_a_curtain(arcade: Arcade, canvas: Canvas) -> None:
    table = sit_down(arcade, SHARED)
    assert table.curtain == 0
    assert [control.label for control in table.controls()] == ["I am Ada"]
    table.draw(canvas, 0.0)
    arcade.step((Press("keys-right", Intent.CONFIRM),), FRAME)
    assert open_seats(table) == [0]
    act(arcade, table)
    assert table.curtain == 1
    assert open_seats(table) == []
    arcade.step((Clicked(Spot(3, 3)),), FRAME)
    assert open_seats(table) == [1]


def test_nothing_is_played_through_the_curtain(arcade: Arcade) -> None:
    table = sit_down(arcade, SHARED)
    for intent in (Intent.FIRST, Intent.SECOND, Intent.PEEK, Intent.RIGHT, Intent.BACK):
        arcade.step((Press("keys-right", intent),), FRAME)
    assert table.curtain == 0
    assert open_seats(table) == []
    assert not table.session.match.acts


def test_whoever_pauses_an_open_hand_finds_the_curtain_again(arcade: Arcade) -> None:
    table = sit_down(arcade, SHARED)
    arcade.step((Press("keys-right", Intent.CONFIRM), Press("keys-right", Intent.PAUSE)), FRAME)
    arcade.lift()
    arcade.step((), FRAME)
    assert table.curtain == 0
    assert open_seats(table) == []


def test_nobody_peeks_with_a_device_that_another_may_hold(arcade: Arcade) -> None:
    """Who has no device of their own uses any; so the owner's peek button might be under the wrong finger."""
    table = sit_down(arcade, MIXED)
    assert table.curtain == 0
    arcade.step((Press("keys-left", Intent.CONFIRM),), FRAME)
    act(arcade, table)
    arcade.step((Press("keys-left", Intent.PEEK),), FRAME)
    assert open_seats(table) == []


def test_a_lost_pad_closes_its_hand_and_brings_the_curtain(arcade: Arcade) -> None:
    table = sit_down(arcade, company("pig", ["pad-1", "keys-right"]))
    arcade.step((Press("pad-1", Intent.PEEK),), FRAME)
    table.unplugged("pad-1")
    arcade.lift()
    arcade.step((), FRAME)
    assert open_seats(table) == []
    assert table.curtain == 0
    # The pad that comes back takes the seat again, and peeks at once.
    arcade.step((Press("pad-2", Intent.PEEK),), FRAME)
    assert open_seats(table) == [0]
    arcade.step((), FRAME)
    assert table.curtain is None


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_the_curtain_has_room_for_its_words(arcade: Arcade, canvas: Canvas, language: str) -> None:
    arcade.change(replace(arcade.settings, language=language))
    table = sit_down(arcade, SHARED)
    table.draw(canvas, 0.0)
    assert canvas.clipped == []
