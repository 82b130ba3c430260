"""Names: typed, picked, refused and taken."""

import pytest

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.intents import MOUSE, Intent, Press
from tenarcade.scenes.naming import LONGEST, Naming
from tests.scenes.hands import act, click, control, cut_off, press, reached, strike, write

pytestmark = pytest.mark.usefixtures("canvas")


@pytest.fixture
def given(arcade: Arcade) -> list[str]:
    """The names that were agreed to; the scene lies over the title."""
    names: list[str] = []
    arcade.go("title")
    arcade.go_over("naming", "", ["Kaz", "Zoë"], names.append)
    act(arcade)
    return names


def text(arcade: Arcade) -> str:
    assert isinstance(arcade.scene, Naming)
    return arcade.scene.text


def test_a_name_is_typed_and_return_ends_it(arcade: Arcade, given: list[str]) -> None:
    strike(arcade, "a", "d", "a", "return")
    assert given == ["ada"]
    assert len(arcade.scenes) == 1


def test_letters_are_letters_while_a_name_is_typed(arcade: Arcade, given: list[str]) -> None:
    """W, S, Tab and H would steer, leave and choose anywhere else."""
    strike(arcade, "w", "s", "tab", "h", "space", "q")
    assert text(arcade) == "wsh q"


def test_afterwards_letters_steer_again(arcade: Arcade, given: list[str]) -> None:
    strike(arcade, "x", "return")
    arcade.scene.focus.name = "quit"
    strike(arcade, "w")
    assert arcade.scene.focus.name != "quit"


def test_the_key_that_opened_the_scene_types_nothing(arcade: Arcade) -> None:
    arcade.go("profiles")
    act(arcade)
    arcade.scene.focus.name = "new"
    strike(arcade, "h")
    assert text(arcade) == ""
    strike(arcade, "h")
    assert text(arcade) == "h"


def test_backspace_takes_the_last_letter(arcade: Arcade, given: list[str]) -> None:
    write(arcade, "Żółć")
    strike(arcade, "backspace")
    assert text(arcade) == "Żół"
    strike(arcade, *["backspace"] * 5)
    assert text(arcade) == ""


def test_return_ends_a_name_that_was_corrected(arcade: Arcade, given: list[str]) -> None:
    write(arcade, "Adam")
    strike(arcade, "backspace", "return")
    assert given == ["Ada"]


def test_a_letter_taken_back_leaves_the_focus_among_the_letters(arcade: Arcade, given: list[str]) -> None:
    arcade.scene.focus.name = "letter-b"
    press(arcade, Intent.CONFIRM, Intent.UNDO, device="pad-1")
    assert text(arcade) == ""
    assert arcade.scene.focus.name == "letter-b"


def test_escape_leaves_without_a_name(arcade: Arcade, given: list[str]) -> None:
    strike(arcade, "a", "escape")
    assert len(arcade.scenes) == 1
    assert not given


def test_arrows_and_return_pick_letters(arcade: Arcade, given: list[str]) -> None:
    arcade.scene.focus.name = "letter-a"
    strike(arcade, "return", "right", "return", "down", "return")
    assert text(arcade) == "Abo"


def test_a_pad_alone_gives_a_name(arcade: Arcade) -> None:
    names: list[str] = []
    arcade.go("title")
    arcade.devices.in_hand = "pad-1"
    arcade.go_over("naming", "", [], names.append)
    press(arcade, Intent.CONFIRM, Intent.RIGHT, Intent.CONFIRM, Intent.CONFIRM, Intent.UNDO, device="pad-1")
    assert text(arcade) == "Ab"
    arcade.scene.focus.name = "done"
    press(arcade, Intent.CONFIRM, device="pad-1")
    assert names == ["Ab"]


def test_a_mouse_alone_gives_a_name(arcade: Arcade, given: list[str]) -> None:
    click(arcade, "letter-ł", "letter-ü", "letter- ", "letter-z", "letter-'", "letter-7", "delete", "done")
    assert given == ["Łü Z'"]


def test_the_right_button_of_the_mouse_leaves(arcade: Arcade, given: list[str]) -> None:
    act(arcade, Press(MOUSE, Intent.BACK))
    assert len(arcade.scenes) == 1


def test_arrows_lead_everywhere(arcade: Arcade, given: list[str]) -> None:
    assert reached(arcade) == {one.name for one in arcade.scene.controls()}


def test_a_word_begins_with_a_capital(arcade: Arcade, given: list[str]) -> None:
    click(arcade, "letter-m", "letter-i", "letter--", "letter-ż", "letter-ß")
    assert text(arcade) == "Mi-Żß"


def test_a_name_has_at_most_so_many_letters(arcade: Arcade, given: list[str]) -> None:
    write(arcade, "x" * (LONGEST + 3))
    assert text(arcade) == "x" * LONGEST
    assert str(LONGEST) in arcade.notice


def test_blanks_around_a_name_are_not_part_of_it(arcade: Arcade, given: list[str]) -> None:
    write(arcade, "  Jo   Ann ")
    strike(arcade, "return")
    assert given == ["Jo Ann"]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "A name has at least one letter."),
        ("   ", "A name has at least one letter."),
        ("kaz", "somebody called kaz"),
    ],
)
def test_a_name_that_is_empty_or_taken_is_refused(arcade: Arcade, given: list[str], name: str, sentence: str) -> None:
    write(arcade, name)
    strike(arcade, "return")
    assert sentence in arcade.notice
    assert not given
    assert len(arcade.scenes) == 2


def test_a_letter_put_together_counts_as_the_letter_it_is(arcade: Arcade, given: list[str]) -> None:
    write(arcade, "Zoe\N{COMBINING DIAERESIS}")
    assert text(arcade) == "Zoë"
    assert not control(arcade, "done").enabled


@pytest.mark.parametrize("sign", ["\t", "\N{HIRAGANA LETTER A}", "\N{GRINNING FACE}"])
def test_what_cannot_be_written_is_refused(arcade: Arcade, given: list[str], sign: str) -> None:
    write(arcade, f"A{sign}")
    assert text(arcade) == "A"
    assert arcade.notice == arcade.say("naming-letter")


def test_everything_fits(arcade: Arcade, given: list[str], canvas: Canvas) -> None:
    write(arcade, "W" * LONGEST)
    assert not cut_off(arcade, canvas)
    arcade.scene.text = "Kaz"  # type: ignore[attr-defined]
    canvas.text_scale = 2.0
    assert not cut_off(arcade, canvas)
