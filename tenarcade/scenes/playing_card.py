"""A playing card of any game on the table: turned, flipped, lifted; a game only paints its face."""

from collections.abc import Callable, Hashable

import pygame

from tenarcade.client.canvas import Canvas
from tenarcade.client.fonts import font
from tenarcade.client.geometry import Spot
from tenarcade.client.palette import Colour

RATIO = 120 / 164
# Faces are painted once, at this size; smaller ones are scaled down, which is a tenth of the work and as crisp.
FULL_HEIGHT = 168.0

# Paints a card so many units high.
Paint = Callable[[float], pygame.Surface]


def width_of(height: float) -> float:
    return height * RATIO


def draw_playing_card(
    canvas: Canvas,
    key: Hashable,
    paint: Paint,
    centre: Spot,
    height: float,
    *,
    angle: float = 0.0,
    flip: float = 1.0,
    lift: float = 0.0,
    alpha: int = 255,
    shadow: bool = True,
) -> None:
    """`key` names the side that is up; `flip` goes from −1 over 0 (on edge) to 1."""
    if shadow:
        canvas.shadow(centre, width_of(height) * abs(flip), height, lift)
    sized = ("card", key, canvas.pixels(height))
    picture = canvas.turned(sized, lambda: _picture(canvas, key, paint, height), angle, max(0.08, abs(flip)))
    canvas.sprite(picture, Spot(centre.x, centre.y - lift * 14), alpha)


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
