"""A playing card of any game on the table: turned, flipped, lifted; a game only paints its face."""

from collections.abc import Callable, Hashable
from typing import TypedDict, Unpack

import pygame

from tenarcade.client.canvas import Canvas
from tenarcade.client.fonts import font
from tenarcade.client.geometry import Spot
from tenarcade.client.palette import Colour
from tenarcade.core.game import HIDDEN, Card

RATIO = 120 / 164
# Faces are painted once, at this size; smaller ones are scaled down, which is a tenth of the work and as crisp.
FULL_HEIGHT = 168.0

# Paints a card so many units high.
Paint = Callable[[float], pygame.Surface]


def width_of(height: float) -> float:
    return height * RATIO


class Pose(TypedDict, total=False):
    """How a card is held: flat on the table unless something is said."""

    angle: float
    # From −1 (its back) over 0 (on edge) to 1 (its face).
    flip: float
    lift: float
    alpha: int
    shadow: bool


def side_up(card: Card, pose: Pose) -> Card:
    return card if pose.get("flip", 1.0) > 0 else HIDDEN


def draw_playing_card(
    canvas: Canvas, key: Hashable, paint: Paint, centre: Spot, height: float, **pose: Unpack[Pose]
) -> None:
    """`key` names the side that is up, `paint` makes its picture."""
    flip, lift = abs(pose.get("flip", 1.0)), pose.get("lift", 0.0)
    if pose.get("shadow", True):
        canvas.shadow(centre, width_of(height) * flip, height, lift)
    sized = ("card", key, canvas.pixels(height))
    angle = pose.get("angle", 0.0)
    picture = canvas.turned(sized, lambda: _picture(canvas, key, paint, height), angle, max(0.08, flip))
    canvas.sprite(picture, Spot(centre.x, centre.y - lift * 14), pose.get("alpha", 255))


def _picture(canvas: Canvas, key: Hashable, paint: Paint, height: float) -> pygame.Surface:
    if height >= FULL_HEIGHT:
        return paint(height)
    full = canvas.sprites.get(("card", key, canvas.pixels(FULL_HEIGHT)), lambda: paint(FULL_HEIGHT))
    return pygame.transform.smoothscale(full, (canvas.pixels(width_of(height)), canvas.pixels(height)))


def draw_numeral(
    face: pygame.Surface, text: str, x: float, y: float, size: float, colour: Colour, shade: Colour | None = None
) -> None:
    """A numeral with its middle at these shares of the card; `size` is a share of its height."""
    written = font("title", round(face.get_height() * size))
    picture = written.render(text, True, colour)  # noqa: FBT003 - pygame's own
    ink = picture.get_bounding_rect()
    left = face.get_width() * x - ink.centerx
    top = face.get_height() * y - ink.centery
    if shade:
        shadow = written.render(text, True, shade)  # noqa: FBT003 - pygame's own
        shadow.set_alpha(90)
        offset = face.get_height() * 0.016
        face.blit(shadow, (left + offset, top + offset))
    face.blit(picture, (left, top))
