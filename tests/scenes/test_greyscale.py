"""With all colour taken away everything can still be told apart: by shape and digit, not by how bright it is."""

from collections.abc import Callable
from itertools import combinations

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.palette import CREAM, SEAT_SHAPES
from tenarcade.client.window import Window
from tenarcade.rules.ten.deck import COLOUR_WILDS, COLOURS, MONEY, NUMBER_WILDS, SUPER
from tenarcade.scenes.games.ten.cards import draw_card, draw_coin, draw_suit, draw_token
from tests.scenes.gallery import hung
from tests.scenes.playing import choose

Grey = NDArray[np.float64]
PATCH = 8
MIDDLE = Spot(640, 360)


@pytest.fixture(scope="module")
def canvas() -> Canvas:
    return Window((1280, 720), fullscreen=False).canvas(100)


def in_grey(picture: pygame.Surface) -> Grey:
    grey = pygame.transform.grayscale(picture)
    return pygame.surfarray.array3d(grey)[:, :, 0].astype(float)


def photographed(canvas: Canvas, draw: Callable[[Canvas], None], side: int) -> Grey:
    canvas.surface.fill((0, 0, 0))
    draw(canvas)
    return in_grey(canvas.surface.subsurface((640 - side // 2, 360 - side // 2, side, side)))


def outline(grey: Grey) -> NDArray[np.bool_]:
    """The light parts, however bright the whole is."""
    low, high = np.percentile(grey, 20), grey.max()
    return np.asarray(grey > low + (high - low) * 0.6)


def apart(one: Grey, other: Grey) -> float:
    """How much two outlines differ where they differ most, as a share of a small patch."""
    different = (outline(one) != outline(other)).astype(float)
    wide, high = (side // PATCH * PATCH for side in different.shape)
    patches = different[:wide, :high].reshape(wide // PATCH, PATCH, high // PATCH, PATCH).mean(axis=(1, 3))
    return float(patches.max())


def unlike(one: Grey, other: Grey) -> float:
    """How much of two small shapes is not common to both."""
    first, second = outline(one), outline(other)
    return float((first != second).sum() / (first | second).sum())


def test_brightness_alone_makes_no_difference(canvas: Canvas) -> None:
    card = photographed(canvas, lambda canvas: draw_card(canvas, "b5", MIDDLE, 160), 170)
    assert apart(card, card * 0.6 + 20) < 0.1
    suit = photographed(canvas, lambda canvas: draw_suit(canvas, "b", MIDDLE, 14), 16)
    assert unlike(suit, suit * 0.6) < 0.02


@pytest.mark.parametrize("value", range(1, 10))
def test_cards_of_one_value_differ_by_shape(value: int, canvas: Canvas) -> None:
    cards = [
        photographed(canvas, lambda canvas, suit=suit: draw_card(canvas, f"{suit}{value}", MIDDLE, 160), 170)  # type: ignore[misc]
        for suit in COLOURS
    ]
    assert min(apart(one, other) for one, other in combinations(cards, 2)) > 0.25


def test_suits_differ_by_shape_where_they_are_smallest(canvas: Canvas) -> None:
    suits = [
        photographed(canvas, lambda canvas, suit=suit: draw_suit(canvas, suit, MIDDLE, 14), 16)  # type: ignore[misc]
        for suit in COLOURS
    ]
    assert min(unlike(one, other) for one, other in combinations(suits, 2)) > 0.1


def test_all_other_cards_differ_too(canvas: Canvas) -> None:
    kinds = ["b5", *MONEY, *NUMBER_WILDS, *COLOUR_WILDS, SUPER]
    cards = {
        card: photographed(canvas, lambda canvas, card=card: draw_card(canvas, card, MIDDLE, 160), 170)  # type: ignore[misc]
        for card in kinds
    }
    alike = [(one, other) for one, other in combinations(kinds, 2) if apart(cards[one], cards[other]) <= 0.25]
    assert alike == []


def test_a_coin_is_no_bust_token(canvas: Canvas) -> None:
    coin = photographed(canvas, lambda canvas: draw_coin(canvas, MIDDLE, 21), 24)
    token = photographed(canvas, lambda canvas: draw_token(canvas, MIDDLE, 21), 24)
    assert apart(coin, token) > 0.25


def test_seats_differ_by_shape(canvas: Canvas) -> None:
    shapes = [
        photographed(canvas, lambda canvas, shape=shape: canvas.shape(shape, MIDDLE, 28, CREAM), 32)  # type: ignore[misc]
        for shape in SEAT_SHAPES
    ]
    assert min(unlike(one, other) for one, other in combinations(shapes, 2)) > 0.05


KEY_PICTURES = ["menus-title", "menus-join-five", "menus-settings", "menus-pause", "menus-ladder-some"]
KEY_TABLES = ["ten-draw-4", "ten-bid-2", "ten-pay-2", "ten-shop-5", "ten-bust-4", "ten-results-2"]


@pytest.mark.parametrize("name", [*KEY_PICTURES, *KEY_TABLES])
def test_the_focus_is_seen_on_every_control(name: str, canvas: Canvas) -> None:
    with hung(name) as arcade:
        unseen = [control.name for control in arcade.scene.controls() if not _shows_focus(arcade, control.name, canvas)]
        assert unseen == []


def _shows_focus(arcade: Arcade, name: str, canvas: Canvas) -> bool:
    controls = arcade.scene.controls()
    other = next(control for control in controls if control.name != name)
    box = next(control.box for control in controls if control.name == name)
    pictures = []
    for focused in (name, other.name):
        arcade.scene.focus.take(next(control for control in controls if control.name == focused))
        for scene in arcade.scenes:
            scene.draw(canvas, 0.0)
        pictures.append(in_grey(canvas.surface))
    changed = np.abs(pictures[0] - pictures[1])
    return bool(_rim(changed, box).max() > 60)


def _rim(grey: Grey, box: Box) -> Grey:
    left, top = max(0, int(box.x) - 6), max(0, int(box.y) - 14)
    return grey[left : int(box.right) + 6, top : int(box.bottom) + 6]


def test_a_card_given_as_payment_is_marked(canvas: Canvas) -> None:
    with hung("ten-pay-2") as arcade:
        box = next(control.box for control in arcade.scene.controls() if control.name == "give-b1")
        kept, given = [_card_with_focus_elsewhere(arcade, canvas, toggled) for toggled in (False, True)]
        assert np.abs(_rim(kept, box) - _rim(given, box)).max() > 60


def _card_with_focus_elsewhere(arcade: Arcade, canvas: Canvas, toggled: bool) -> Grey:
    if toggled:
        choose(arcade, "give-b1")
    arcade.scene.focus.name = "pay"
    arcade.scene.draw(canvas, 0.0)
    return in_grey(canvas.surface)
