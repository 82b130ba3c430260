"""Every picture of the gallery: readable in three sizes and three languages, and every control within reach."""

from collections.abc import Sequence
from itertools import product

import pytest
from msgspec.structs import replace

from tenarcade.client.arcade import LANGUAGES
from tenarcade.client.controls import Control
from tenarcade.client.geometry import STAGE, Box
from tenarcade.client.window import Window
from tests.scenes.gallery import hung, pictures
from tests.scenes.playing import reached_by_directions
from tests.scenes.recording import RecordingCanvas, common, within

SIZES = ((960, 540), (1280, 720), (1920, 1080))
LARGER_TEXT = (150, 200)
# Cards of one line may lie upon each other like a fan, as long as so much of each is left to see and to click.
LEAST_OF_A_CARD = 14.0
# An invitation laid over a running game, a curtain before hidden hands, confetti that falls over the results for a
# moment, and cards in the air.
MEANT_TO_COVER = (
    "menus-attract", "pig-curtain", "retro-curtain", "ten-results", "ten-card-flying", "retro-dealing", "retro-swap",
    "retro-collected", "retro-penalties", "speed-race", "speed-duel",
)  # fmt: skip
# Directions scroll by themselves.
FOR_THE_MOUSE = {"scroll-up", "scroll-down"}

EVERY_PICTURE = pytest.mark.parametrize("name", list(pictures()))


@pytest.fixture(scope="module")
def canvases() -> list[RecordingCanvas]:
    Window((640, 360), fullscreen=False)
    return [RecordingCanvas(size) for size in SIZES]


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_PICTURE
def test_every_text_can_be_read_at_every_size(name: str, language: str, canvases: list[RecordingCanvas]) -> None:
    with hung(name, language) as arcade:
        for canvas in canvases:
            canvas.record(arcade)
            size = canvas.surface.get_size()
            assert canvas.written, size
            assert not canvas.clipped, size
            assert not canvas.outside(STAGE), size
            if not name.startswith(MEANT_TO_COVER):
                assert not canvas.written_upon_each_other(), size
                assert not canvas.hidden(), size


@EVERY_PICTURE
def test_larger_text_stays_on_the_stage(name: str, canvases: list[RecordingCanvas]) -> None:
    with hung(name) as arcade:
        for language, scale in product(LANGUAGES, LARGER_TEXT):
            arcade.change(replace(arcade.settings, language=language, text_scale=scale))
            canvases[0].record(arcade)
            assert not canvases[0].outside(STAGE), (language, scale)


@EVERY_PICTURE
def test_controls_have_a_role_a_label_and_a_place_of_their_own(name: str) -> None:
    with hung(name) as arcade:
        controls = arcade.scene.controls()
        assert all(control.role and control.label.strip() for control in controls)
        assert len({control.name for control in controls}) == len(controls)
        assert [control.name for control in controls if not within(control.box, STAGE, slack=0)] == []
        assert _upon_each_other(controls) == []


def _upon_each_other(controls: Sequence[Control]) -> list[tuple[str, str]]:
    return [
        (one.name, other.name)
        for place, one in enumerate(controls)
        for other in controls[place + 1 :]
        if all(common(one.box, other.box)) and not _is_fan(one, other)
    ]


def _is_fan(one: Control, other: Control) -> bool:
    both_cards = one.role == other.role == "card"
    return both_cards and one.box.y == other.box.y and abs(one.box.x - other.box.x) >= LEAST_OF_A_CARD


def test_a_fan_is_no_excuse_for_anything_else() -> None:
    def card(x: float, y: float = 0) -> Control:
        return Control(f"card-{x}", "card", "a card", Box(x, y, 80, 120))

    button = Control("button", "button", "a button", Box(10, 0, 80, 120))
    assert _upon_each_other([card(0), card(20)]) == []
    assert _upon_each_other([card(0), card(10)])
    assert _upon_each_other([card(0), card(20, y=30)])
    assert _upon_each_other([card(0), button])


@EVERY_PICTURE
def test_directions_alone_reach_every_control(name: str) -> None:
    with hung(name) as arcade:
        controls = arcade.scene.controls()
        needed = {control.name for control in controls if not control.shortcut} - FOR_THE_MOUSE
        assert needed - reached_by_directions(arcade) == set()
