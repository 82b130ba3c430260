"""What a press does in any scene: shortcuts, focus, values, refusals, and who has a say."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tenarcade.client.arcade import Arcade
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.intents import (
    MOUSE,
    Clicked,
    Dropped,
    Intent,
    Plugged,
    Pointed,
    Press,
    Released,
    Typed,
    Unplugged,
    Wheeled,
)
from tenarcade.client.scene import Scene

KEYS = "keys-left"


class Row(Scene):
    """Three controls side by side: a button, a slider, and a button that refuses."""

    def __init__(self, arcade: Arcade) -> None:
        super().__init__(arcade)
        self.done: list[object] = []
        self.silent: set[str] = set()
        self.shown: Sequence[Control] = [
            Control("deal", "button", "Deal", Box(0, 0, 100, 50), lambda: self.done.append("deal")),
            Control("volume", "slider", "Volume", Box(110, 0, 100, 50), adjust=self.done.append),
            Control(
                "buy",
                "button",
                "Buy",
                Box(220, 0, 100, 50),
                lambda: self.done.append("buy"),
                shortcut=Intent.FIRST,
                enabled=False,
            ),
        ]

    def controls(self) -> Sequence[Control]:
        return self.shown

    def back(self) -> None:
        self.done.append("back")

    def unplugged(self, device: str) -> None:
        self.done.append(("unplugged", device))

    def may_press(self, device: str) -> bool:
        return device not in self.silent

    def refused(self, control: Control) -> None:
        self.done.append(("refused", control.name))


class Paused(Row):
    def pause(self) -> None:
        self.done.append("pause")


@pytest.fixture
def row(arcade: Arcade) -> Row:
    scene = Row(arcade)
    arcade.show(scene)
    return scene


def pressed(scene: Scene, *intents: Intent) -> None:
    for intent in intents:
        scene.take(Press(KEYS, intent))


def heard(scene: Scene) -> list[str]:
    return list(scene.arcade.speaker.heard)


# -- focus and confirm ------------------------------------------------------------------------------------------


def test_confirm_does_what_the_focused_control_is_for(row: Row) -> None:
    pressed(row, Intent.CONFIRM)
    assert row.done == ["deal"]
    assert heard(row) == ["confirm"]


def test_a_direction_moves_the_focus_audibly_and_does_nothing_else(row: Row) -> None:
    pressed(row, Intent.RIGHT)
    assert row.focus.name == "volume"
    assert row.done == []
    assert heard(row) == ["focus"]


def test_a_direction_that_leads_nowhere_is_silent(row: Row) -> None:
    row.shown = row.shown[:1]
    pressed(row, Intent.RIGHT, Intent.UP)
    assert row.focus.name == "deal"
    assert heard(row) == []


def test_a_scene_without_controls_takes_every_press(row: Row) -> None:
    row.shown = []
    for intent in Intent:
        pressed(row, intent)
    row.take(Clicked(Spot(10, 10)))
    row.take(Wheeled(1))
    row.take(Pointed(Spot(10, 10)))
    assert set(row.done) == {"back"}


# -- shortcuts --------------------------------------------------------------------------------------------------


def test_a_shortcut_acts_from_wherever_the_focus_is_and_takes_it_along(row: Row) -> None:
    row.shown = [*row.shown[:2], replace(row.shown[2], enabled=True)]
    pressed(row, Intent.FIRST)
    assert row.done == ["buy"]
    assert row.focus.name == "buy"


def test_a_shortcut_comes_before_what_a_press_means_otherwise(row: Row) -> None:
    row.shown = [*row.shown[:2], replace(row.shown[2], enabled=True, shortcut=Intent.BACK)]
    pressed(row, Intent.BACK)
    assert row.done == ["buy"]


def test_a_press_that_means_nothing_here_does_nothing(row: Row) -> None:
    pressed(row, Intent.SECOND, Intent.UNDO, Intent.FAST)
    assert row.done == []
    assert heard(row) == []


# -- refusals ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "presses",
    [
        [Press(KEYS, Intent.FIRST)],
        [Press(KEYS, Intent.LEFT), Press(KEYS, Intent.CONFIRM)],
        [Clicked(Spot(230, 10))],
    ],
    ids=["shortcut", "confirm", "click"],
)
def test_a_disabled_control_refuses_audibly_and_says_why(row: Row, presses: list[Press | Clicked]) -> None:
    for press in presses:
        row.take(press)
    assert row.done == [("refused", "buy")]
    assert heard(row)[-1] == "refuse"
    assert "confirm" not in heard(row)
    assert row.focus.name == "buy"


# -- values -----------------------------------------------------------------------------------------------------


def test_left_and_right_turn_a_value_instead_of_moving_on(row: Row) -> None:
    pressed(row, Intent.RIGHT, Intent.RIGHT, Intent.RIGHT, Intent.LEFT)
    assert row.done == [1, 1, -1]
    assert row.focus.name == "volume"


def test_the_wheel_turns_the_focused_value_by_its_notches(row: Row) -> None:
    row.take(Pointed(Spot(120, 10)))
    row.take(Wheeled(2))
    row.take(Wheeled(-1))
    assert row.done == [2, -1]


def test_the_wheel_does_nothing_on_a_button(row: Row) -> None:
    row.take(Wheeled(1))
    assert row.done == []
    assert row.focus.name == "deal"


# -- mouse ------------------------------------------------------------------------------------------------------


def test_pointing_focuses_without_acting(row: Row) -> None:
    row.take(Pointed(Spot(120, 10)))
    assert row.focus.name == "volume"
    assert row.done == []


def test_pointing_at_nothing_leaves_the_focus_where_it_is(row: Row) -> None:
    row.take(Pointed(Spot(120, 10)))
    row.take(Pointed(Spot(700, 700)))
    assert row.focus.name == "volume"


def test_a_click_acts_on_what_is_under_it_and_takes_the_focus(row: Row) -> None:
    row.take(Pointed(Spot(120, 10)))
    row.take(Clicked(Spot(10, 10)))
    assert row.done == ["deal"]
    assert row.focus.name == "deal"


def test_a_click_beside_everything_does_nothing(row: Row) -> None:
    row.take(Clicked(Spot(700, 700)))
    assert row.done == []
    assert heard(row) == []


def test_a_click_belongs_to_what_lies_on_top(row: Row) -> None:
    above = Control("above", "button", "Above", Box(0, 0, 50, 50), lambda: row.done.append("above"))
    row.shown = [*row.shown, above]
    row.take(Clicked(Spot(10, 10)))
    assert row.done == ["above"]


# -- back, pause, pads ------------------------------------------------------------------------------------------


def test_back_goes_back_audibly(row: Row) -> None:
    pressed(row, Intent.BACK)
    assert row.done == ["back"]
    assert heard(row) == ["back"]


def test_pause_is_back_unless_the_scene_has_something_better(row: Row, arcade: Arcade) -> None:
    pressed(row, Intent.PAUSE)
    assert row.done == ["back"]
    paused = Paused(arcade)
    pressed(paused, Intent.PAUSE)
    assert paused.done == ["pause"]


def test_a_plugged_pad_the_end_of_a_press_and_text_do_nothing_by_themselves(row: Row) -> None:
    for given in (Plugged("pad-3"), Released(KEYS, Intent.CONFIRM), Dropped(Spot(10, 10)), Typed("a")):
        row.take(given)
    assert row.done == []
    assert heard(row) == []


def test_every_scene_hears_of_a_pulled_pad_the_covered_ones_too(row: Row, arcade: Arcade) -> None:
    above = Paused(arcade)
    arcade.lay_over(above)
    arcade.step([Unplugged("pad-3"), Press(KEYS, Intent.CONFIRM)], 0.0)
    assert row.done == [("unplugged", "pad-3")]
    assert above.done == [("unplugged", "pad-3"), "deal"]


# -- who has a say ----------------------------------------------------------------------------------------------


def test_a_device_without_a_say_changes_nothing(row: Row) -> None:
    row.silent = {KEYS}
    pressed(row, Intent.CONFIRM, Intent.RIGHT, Intent.FIRST, Intent.BACK)
    assert row.done == []
    assert row.focus.name is None
    row.take(Press("keys-right", Intent.CONFIRM))
    assert row.done == ["deal"]


def test_a_mouse_without_a_say_neither_points_nor_clicks_nor_turns(row: Row) -> None:
    pressed(row, Intent.RIGHT)
    row.silent = {MOUSE}
    for given in (Pointed(Spot(10, 10)), Clicked(Spot(10, 10)), Wheeled(1), Press(MOUSE, Intent.BACK)):
        row.take(given)
    assert row.done == []
    assert row.focus.name == "volume"


def test_whoever_has_no_say_may_still_pause(row: Row) -> None:
    row.silent = {KEYS}
    pressed(row, Intent.PAUSE)
    assert row.done == ["back"]
