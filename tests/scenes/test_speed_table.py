"""What is called out and shown at the table of Plus Minus, and what its picture is made of."""

import pygame
import pytest
from msgspec.structs import replace

from tenarcade.arena.flick import FLIGHT_TICKS
from tenarcade.arena.geometry import PILE_RADIUS, Pose
from tenarcade.arena.picture import Shown
from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import STAGE, Spot
from tenarcade.client.intents import Intent, Press
from tenarcade.client.window import Window
from tenarcade.core.clock import TICKS_PER_SECOND
from tenarcade.core.game import HIDDEN
from tenarcade.rules.speed.deck import DECK
from tenarcade.scenes.games.speed.callouts import outlined
from tenarcade.scenes.games.speed.hand import FRONT
from tenarcade.scenes.games.speed.heap_view import AREA, HeapView
from tenarcade.scenes.games.speed.layout import MIDDLE, corners
from tenarcade.scenes.games.speed.table import SpeedTable
from tests.rules.speed_table import table
from tests.scenes.hands import cut_off
from tests.scenes.speed_play import (
    STEP,
    assert_picture_is_true,
    begin,
    give,
    laid_out,
    seating,
    started,
    steps,
)

# While a stack holds a card the table is not stuck (S3.3).
STACKS = ("9/1", "9/2")


def called(scene: SpeedTable) -> set[str]:
    return {call.words for call in scene.callouts.calls}


# --- what is called out ------------------------------------------------------------------------------------------


def test_an_accepted_value_is_called_and_streaks_rise(arcade: Arcade, monkeypatch: pytest.MonkeyPatch) -> None:
    """S2.5."""
    scene = laid_out(arcade, table("1/1", "2/1 3/1 4/1 9/1", "7/1 7/2"), seating(2, people=2))
    pitches = []
    monkeypatch.setattr(arcade.speaker, "play", lambda name, pitch_step=0: pitches.append((name, pitch_step)))
    for number, intent in enumerate((Intent.CARD_1, Intent.CARD_2, Intent.CARD_3), start=2):
        give(arcade, Press("keys-left", intent))
        steps(arcade, FLIGHT_TICKS)
        assert f"{number}!" in called(scene)
    assert [step for name, step in pitches if name == "land"] == [0, 1, 2]
    assert "3 in a row!" in called(scene)


def test_of_two_that_match_the_later_is_too_slow_and_comes_home_to_its_key(arcade: Arcade) -> None:
    scene = laid_out(arcade, table("1/1", "2/1 5/1 5/2", "7/1 2/2 7/2", stacks=STACKS), seating(2, people=2))
    give(arcade, Press("keys-left", Intent.CARD_1))
    give(arcade, Press("keys-right", Intent.CARD_2))
    steps(arcade, FLIGHT_TICKS)
    assert {"2!", "Too slow!"} <= called(scene)
    assert "too-slow" in arcade.speaker.heard
    assert scene.picture.hands[1].front[1] == "2/2"
    assert [one.kind for one in scene.arena.shown() if one.kind != "heap"] == ["returning"]
    assert_picture_is_true(scene)


def test_a_wrong_card_bounces(arcade: Arcade) -> None:
    scene = laid_out(arcade, table("1/1", "5/1 5/2", "7/1 7/2", stacks=STACKS), seating(2, people=2))
    give(arcade, Press("keys-left", Intent.CARD_1))
    steps(arcade, FLIGHT_TICKS)
    assert called(scene) == {"No match!"}
    assert "bounce" in arcade.speaker.heard


def test_a_stuck_table_turns_the_pile_with_a_beat(arcade: Arcade, canvas: Canvas) -> None:
    """S3.2: hands are closed, the bottom card comes up, and everybody is counted in again."""
    scene = laid_out(arcade, table("1/2 1/1", "2/3 7/1 8/1", "7/2 8/2"), seating(2, people=2))
    give(arcade, Press("keys-left", Intent.CARD_1))
    steps(arcade, FLIGHT_TICKS)
    assert scene.picture.is_stuck
    assert "stuck" in arcade.speaker.heard
    assert scene.countdown == 3
    assert {card for hand in scene.picture.hands for card in hand.cards} == {HIDDEN}
    assert_picture_is_true(scene)
    assert not cut_off(arcade, canvas)
    steps(arcade, 3 * TICKS_PER_SECOND + 1)
    assert scene.is_live
    assert_picture_is_true(scene)


def test_the_last_card_is_laid_face_down(arcade: Arcade, canvas: Canvas) -> None:
    """S4.1: whatever its value."""
    scene = laid_out(arcade, table("1/1", "7/1", "7/2 8/2"), seating(2, people=2))
    give(arcade, Press("keys-left", Intent.CARD_1))
    steps(arcade, FLIGHT_TICKS)
    assert scene.finale is not None
    assert "last-card" in arcade.speaker.heard
    drawn = []
    for _ in range(130):
        arcade.step((), STEP)
        drawn.append(scene.finale.has_fallen)
        scene.draw(canvas, 0.0)
    assert drawn[0] is False
    assert drawn[-1] is True


def test_after_a_mistake_a_seat_sits_out(arcade: Arcade, canvas: Canvas) -> None:
    """S5.4."""
    state = table("1/1", "5/1 5/2", "7/1 7/2", stacks=STACKS, mistake_pause=True)
    scene = laid_out(arcade, state, seating(2, people=2))
    give(arcade, Press("keys-left", Intent.CARD_1))
    steps(arcade, FLIGHT_TICKS)
    assert scene.picture.paused == [True, False]
    assert not cut_off(arcade, canvas)


# --- help --------------------------------------------------------------------------------------------------------


def pixels(scene: SpeedTable, canvas: Canvas) -> bytes:
    scene.draw(canvas, 0.0)
    return pygame.image.tobytes(canvas.surface, "RGB")


def test_help_shows_the_wanted_values_and_lights_what_matches_at_that_seat_only(arcade: Arcade, canvas: Canvas) -> None:
    state = table("5/3", "2/1 8/1 7/1 7/2", "3/1 3/2")
    helped = laid_out(arcade, state, seating(2, people=2, helped=1))
    assert helped.picture.wanted == (2, 8)
    pixels(helped, canvas)
    for corner, lit in zip(helped.arena.layout.corners, (True, False), strict=True):
        spots = [*corner.wanted, corner.front(0)._replace(y=corner.front(0).y - 58)]
        seen = [canvas.surface.get_at(canvas.at(spot))[:3] for spot in spots]
        plain = laid_out(arcade, state, seating(2, people=2))
        pixels(plain, canvas)
        without = [canvas.surface.get_at(canvas.at(spot))[:3] for spot in spots]
        assert [one != other for one, other in zip(seen, without, strict=True)] == [lit] * 3
        pixels(helped, canvas)


# --- the picture -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_hand_is_on_the_stage_and_beyond_the_pile(seats: int) -> None:
    """The arena refuses to flick from the pile itself."""
    for corner in corners(seats):
        for spot in range(20):
            pose = corner.pose(spot)
            assert STAGE.holds(Spot(pose.x, pose.y))
            assert ((pose.x - MIDDLE.x) ** 2 + (pose.y - MIDDLE.y) ** 2) ** 0.5 > PILE_RADIUS + 20


def test_keys_lie_as_the_cards_do_from_left_to_right() -> None:
    for corner in corners(4):
        across = [corner.front(spot).x for spot in range(FRONT)]
        assert across == sorted(across)


def lying(number: int, x: float, *, moved: float = 0.0) -> Shown:
    pose = Pose(x, MIDDLE.y, number * 0.3)
    return Shown(number, "heap", 0, DECK[number], pose._replace(x=x - moved), pose)


def heap_pixels(view: HeapView, canvas: Canvas, heap: list[Shown]) -> bytes:
    canvas.surface.fill((0, 0, 0))
    view.draw(canvas, heap, 1.0)
    return pygame.image.tobytes(canvas.surface.subsurface(canvas.rect(AREA)), "RGB")


def test_a_heap_painted_card_by_card_looks_like_one_painted_at_once(canvas: Canvas) -> None:
    heap = [lying(number, MIDDLE.x + (number * 37) % 60 - 30) for number in range(30)]
    grown = HeapView()
    for count in range(1, len(heap) + 1):
        heap_pixels(grown, canvas, heap[:count])
    assert heap_pixels(grown, canvas, heap) == heap_pixels(HeapView(), canvas, heap)
    turned = [*heap[1:], heap[0]]
    assert heap_pixels(grown, canvas, turned) == heap_pixels(HeapView(), canvas, turned)


def test_of_a_full_heap_only_the_top_is_drawn_anew(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    heap = [lying(number, MIDDLE.x) for number in range(70)]
    view = HeapView()
    heap_pixels(view, canvas, heap)
    drawn: list[object] = []
    monkeypatch.setattr("tenarcade.scenes.games.speed.heap_view.draw_lying", lambda *given: drawn.append(given))
    heap_pixels(view, canvas, heap)
    assert len(drawn) == 6


def test_while_time_stands_still_the_picture_does_not_move_ahead(arcade: Arcade, canvas: Canvas) -> None:
    scene = started(arcade, seating(2, people=2))
    steps(arcade, 60)
    give(arcade, Press("keys-left", Intent.CARD_1))
    steps(arcade, 10)
    assert any(one.previous != one.pose for one in scene.arena.shown())
    scene.pause()
    arcade.lift()
    scene.callouts.calls.clear()
    scene.draw(canvas, 0.0)
    first = pygame.image.tobytes(canvas.surface, "RGB")
    scene.draw(canvas, STEP * 0.9)
    second = pygame.image.tobytes(canvas.surface, "RGB")
    assert first == second


# --- words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "people"), [(2, 2), (4, 4), (4, 0), (3, 1)])
def test_nothing_is_cut_off_in_any_language_at_any_time(
    arcade: Arcade, canvas: Canvas, seats: int, people: int
) -> None:
    scene = begin(arcade, seating(seats, people=people, bot="level-10", helped=1))
    steps(arcade, 60)
    assert not cut_off(arcade, canvas)
    steps(arcade, 330)
    assert not cut_off(arcade, canvas)
    if people:
        for _ in range(9):
            give(arcade, *(Press(sitter.device or "", Intent.DRAW) for sitter in scene.seating.sitters))
        assert not cut_off(arcade, canvas)
        scene.pause()
        arcade.lift()
        assert not cut_off(arcade, canvas)
        return
    for _ in range(60 * TICKS_PER_SECOND):
        if scene.standing is not None:
            break
        arcade.step((), STEP)
    assert not cut_off(arcade, canvas)


def test_in_calm_mode_nothing_is_cut_off(arcade: Arcade, canvas: Canvas) -> None:
    scene = started(arcade, seating(2, people=1, is_calm=True))
    steps(arcade, 300)
    assert scene.session.stands_still
    assert not cut_off(arcade, canvas)


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_what_is_called_out_stays_on_the_stage(arcade: Arcade, canvas: Canvas, language: str) -> None:
    arcade.change(replace(arcade.settings, language=language))
    scene = begin(arcade, seating(4))
    for key in ("table-too-slow", "table-wrong", "table-short"):
        wide = outlined(canvas, scene.words.text(key), 34, (255, 255, 255)).get_width()
        for corner in scene.arena.layout.corners:
            assert wide / 2 < corner.verdict.x < STAGE.width - wide / 2
    longest = scene.words.text("table-round-won", {"name": "Maksymilian"})
    assert outlined(canvas, longest, 58, (255, 255, 255)).get_width() < STAGE.width


def test_reduced_motion_draws_no_trails(arcade: Arcade, canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    ghosts: list[object] = []
    monkeypatch.setattr("tenarcade.scenes.games.speed.flights.draw_ghost", lambda *given: ghosts.append(given))
    arcade.change(replace(arcade.settings, reduced_motion=True))
    scene = started(arcade, seating(2, people=2))
    give(arcade, Press("keys-left", Intent.CARD_1))
    steps(arcade, 12)
    scene.draw(canvas, 0.0)
    assert not ghosts
    arcade.change(replace(arcade.settings, reduced_motion=False))
    scene.draw(canvas, 0.0)
    assert ghosts


def test_it_is_drawn_at_every_size(arcade: Arcade) -> None:
    scene = started(arcade, seating(4, people=1, helped=1))
    for size in ((640, 360), (1920, 1080), (1000, 1000)):
        for _ in range(20):
            arcade.step((), STEP)
        scene.draw(Window(size, fullscreen=False).canvas(100), 0.0)
