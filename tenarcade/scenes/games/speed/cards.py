"""How the cards of Plus Minus look: art for the face, type for the numerals."""

import pygame

from tenarcade.client.canvas import Canvas
from tenarcade.client.fonts import font
from tenarcade.client.geometry import Spot
from tenarcade.client.palette import GOLD, INK, Colour
from tenarcade.core.game import HIDDEN, Card
from tenarcade.rules.speed.deck import STEP, VALUE

RATIO = 168 / 236
FULL_HEIGHT = 134.0
# A card that spins need not be as exact as one that lies there: fewer turned pictures are made and kept.
SPINNING_STEP = 4.5
WHITE: Colour = (255, 255, 255)
_CORNERS = ((0.19, 0.135), (0.81, 0.135))


def width_of(height: float) -> float:
    return height * RATIO


def draw_card(
    canvas: Canvas,
    card: Card,
    centre: Spot,
    height: float,
    *,
    angle: float = 0.0,
    flip: float = 1.0,
    lift: float | None = 0.0,
    alpha: int = 255,
    spins: bool = False,
) -> None:
    """`flip` goes from −1 (its back) over 0 (on edge) to 1 (its face); without a lift it casts no shadow."""
    if lift is not None:
        canvas.shadow(centre, width_of(height) * 1.06 * max(0.3, abs(flip)), height * 0.96, lift)
    shown = card if flip > 0 else HIDDEN
    key = ("speed-card", shown, canvas.pixels(height))
    degrees = round(angle / SPINNING_STEP) * SPINNING_STEP % 360 if spins else angle
    picture = canvas.turned(key, lambda: _picture(canvas, shown, height), degrees, max(0.08, abs(flip)))
    canvas.sprite(picture, Spot(centre.x, centre.y - (lift or 0.0) * 10), alpha)


def _picture(canvas: Canvas, card: Card, height: float) -> pygame.Surface:
    """Made from the drawing once, at the size it has on the table; others are scaled from that, which is as crisp."""
    if height >= FULL_HEIGHT:
        return _face(canvas, card, height)
    full = canvas.sprites.get(
        ("speed-card", card, canvas.pixels(FULL_HEIGHT)), lambda: _face(canvas, card, FULL_HEIGHT)
    )
    return pygame.transform.smoothscale(full, (canvas.pixels(width_of(height)), canvas.pixels(height)))


def _face(canvas: Canvas, card: Card, height: float) -> pygame.Surface:
    name = "speed-back" if card == HIDDEN else f"speed-{STEP[card]}"
    face = canvas.art(name, width_of(height), height).copy()
    if card == HIDDEN:
        _numeral(face, "10", 0.5, 0.5, 0.17, GOLD)
        return face
    _numeral(face, f"±{STEP[card]}", 0.5, 0.5, 0.235, WHITE)
    corner = pygame.Surface(face.get_size(), pygame.SRCALPHA)
    for x, y in _CORNERS:
        _numeral(corner, str(VALUE[card]), x, y, 0.215 if VALUE[card] < 10 else 0.18, INK)
    face.blit(corner, (0, 0))
    face.blit(pygame.transform.rotate(corner, 180), (0, 0))
    return face


def _numeral(face: pygame.Surface, text: str, x: float, y: float, size: float, colour: Colour) -> None:
    """A numeral with its middle at these shares of the card; `size` is a share of its height."""
    picture = font("title", round(face.get_height() * size)).render(text, True, colour)  # noqa: FBT003 - pygame's own
    ink = picture.get_bounding_rect()
    face.blit(picture, (face.get_width() * x - ink.centerx, face.get_height() * y - ink.centery))
