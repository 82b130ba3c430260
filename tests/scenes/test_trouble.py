"""After an error: where the report lies, and two ways on."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tenarcade.client.arcade import LANGUAGES, Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.intents import Intent, Press
from tenarcade.play.seating import Seating, Sitter
from tenarcade.scenes.start import begin_match
from tenarcade.scenes.title import Title
from tenarcade.scenes.trouble import Trouble, trouble_sentence

REPORT = Path("/home/someone with a long name/.local/share/tenarcade/crash-2030-12-24-235959.txt")


def press(arcade: Arcade, *intents: Intent) -> None:
    for intent in intents:
        arcade.scene.take(Press("keys-right", intent))


def test_the_sentence_says_where_the_report_is(arcade: Arcade) -> None:
    assert str(REPORT) in trouble_sentence(arcade, REPORT)
    assert "could not be written down" in trouble_sentence(arcade, None)


@pytest.mark.parametrize("intent", [Intent.CONFIRM, Intent.BACK])
def test_the_way_back_has_the_focus(arcade: Arcade, intent: Intent) -> None:
    arcade.go("trouble", REPORT)
    press(arcade, intent)
    assert isinstance(arcade.scene, Title)
    assert arcade.is_running


def test_one_may_leave(arcade: Arcade) -> None:
    arcade.go("trouble", REPORT)
    press(arcade, Intent.RIGHT, Intent.CONFIRM)
    assert not arcade.is_running


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_room(arcade: Arcade, canvas: Canvas, language: str, scale: int) -> None:
    arcade.change(replace(arcade.settings, language=language))
    begin_match(arcade, Seating("ten", (Sitter("Ada", "gold", "circle"),)), {}, seed=1)
    canvas.text_scale = scale / 100
    for report in (REPORT, None):
        Trouble(arcade, report).draw(canvas, 0.0)
    assert canvas.clipped == []
