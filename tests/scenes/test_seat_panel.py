"""However many seats a table has: what is written about a seat stays in its box, and what is explained in its own."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from msgspec.structs import replace

from tenarcade.catalog import bots_of, game_names, rules_of
from tenarcade.client.arcade import LANGUAGES, Arcade
from tenarcade.client.bindings import KEYBOARD
from tenarcade.client.intents import MOUSE
from tenarcade.client.window import Window
from tenarcade.play.seating import Sitter
from tenarcade.scenes.join import Join
from tenarcade.scenes.naming import LONGEST
from tenarcade.scenes.party import LOOKS
from tenarcade.scenes.seat_panel import CAP, seat_box, seat_line
from tests.scenes.recording import RecordingCanvas, common, within

LONG_NAMES = (
    "Maksymiliana", "Krzysztof-Ma", "Wilhelmina W", "Kunigunde Ö.",
    "Bartłomiej K", "Hans-Günther", "Wawrzyniec W", "Mohammed-Ali",
)  # fmt: skip
DEVICES = (*KEYBOARD, MOUSE, "pad-1", None)
NEEDED_TO_PLAY = 17.0

every_game = pytest.mark.parametrize("game", game_names())
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_scale = pytest.mark.parametrize("scale", [100, 150, 200])


@pytest.fixture(scope="module")
def canvas() -> RecordingCanvas:
    Window((640, 360), fullscreen=False)
    return RecordingCanvas((1280, 720))


def _join(arcade: Arcade, game: str, language: str, scale: int = 100) -> Join:
    arcade.change(replace(arcade.settings, language=language, text_scale=scale))
    arcade.go("join", game)
    assert isinstance(arcade.scene, Join)
    return arcade.scene


def _full_tables(game: str) -> Iterator[tuple[Sitter, ...]]:
    """Every device there is and every kind of bot, with names as long as names get."""
    seats = rules_of(game).info.max_seats
    for device in DEVICES:
        yield tuple(Sitter(LONG_NAMES[seat], *LOOKS[seat], device=device) for seat in range(seats))
    for bot in bots_of(game):
        yield tuple(Sitter(LONG_NAMES[seat], *LOOKS[seat], bot=bot) for seat in range(seats))


def test_these_names_are_as_long_as_names_get() -> None:
    assert {len(name) for name in LONG_NAMES} == {LONGEST}


@every_scale
@every_language
@every_game
def test_what_is_said_of_a_seat_stays_in_its_box(
    game: str, language: str, scale: int, arcade: Arcade, canvas: RecordingCanvas
) -> None:
    join = _join(arcade, game, language, scale)
    boxes = [seat_box(seat, join.party.most) for seat in range(join.party.most)]
    for join.party.sitters in _full_tables(game):
        canvas.record(arcade)
        about_seats = [text for text in canvas.written if boxes[0].y < text.box.centre.y < boxes[0].bottom]
        assert len(about_seats) >= 6 * len(boxes)
        assert [text.words for text in about_seats if not any(within(text.box, box, slack=-2) for box in boxes)] == []
        assert canvas.clipped == []
        assert canvas.written_upon_each_other() == []


@every_language
@every_game
def test_names_and_kinds_are_large_enough_to_choose_by(
    game: str, language: str, arcade: Arcade, canvas: RecordingCanvas
) -> None:
    join = _join(arcade, game, language)
    for join.party.sitters in _full_tables(game):
        canvas.record(arcade)
        widths = {text.words: text.box.width for text in canvas.written}
        kinds = [control.value for control in join.controls() if control.name.startswith("kind-")]
        for words in (*kinds, join.party.sitters[0].name):
            assert widths[words] >= canvas.measure(words, NEEDED_TO_PLAY) - 4, words


@every_scale
@every_language
@every_game
def test_an_option_is_explained_within_its_box(
    game: str, language: str, scale: int, arcade: Arcade, canvas: RecordingCanvas
) -> None:
    join = _join(arcade, game, language, scale)
    canvas.record(arcade)
    boxes = [control.box for control in join.controls() if control.name.startswith("option-")]
    for box in boxes:
        inside = [text for text in canvas.written if box.holds(text.box.centre)]
        assert len(inside) >= 3
        assert [text.words for text in inside if not within(text.box, box, slack=-3)] == []
    assert canvas.clipped == []


@pytest.mark.parametrize("most", range(1, 9))
def test_seats_stand_beside_each_other_in_the_middle(most: int) -> None:
    boxes = [seat_box(seat, most) for seat in range(most)]
    assert all(following.x - box.right >= 7.9 for box, following in pairwise(boxes))
    assert boxes[0].x >= 63.9
    assert boxes[0].x + boxes[-1].right == pytest.approx(1280)
    assert all(within(seat_line(box, place), box, slack=-4) for box in boxes for place in range(4))


@every_scale
@every_game
def test_what_to_press_to_sit_down_is_shown_whole(
    game: str, scale: int, arcade: Arcade, canvas: RecordingCanvas
) -> None:
    join = _join(arcade, game, "en", scale)
    join.party.sitters = ()
    canvas.record(arcade)
    box = seat_box(0, join.party.most)
    caps = [panel for panel in canvas.panels if panel.height == CAP and box.holds(panel.centre)]
    assert len(caps) == len(KEYBOARD)
    assert all(within(cap, box, slack=-6) for cap in caps)
    assert not any(all(common(one, other)) for place, one in enumerate(caps) for other in caps[place + 1 :])
    assert canvas.clipped == []
