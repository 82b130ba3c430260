"""How the cards of Plus Minus look: art for the face, type for the numerals."""

import pygame

from tenarcade.client.canvas import Canvas
from tenarcade.client.fonts import font
from tenarcade.client.geometry import Spot
from tenarcade.client.palette import GOLD, INK, Colour, hexed
from tenarcade.client.shapes import rasterised
from tenarcade.core.game import HIDDEN, Card
from tenarcade.rules.speed.deck import STEP, VALUE

RATIO = 168 / 236
FULL_HEIGHT = 134.0
# A card that spins need not be as exact as one that lies there: fewer turned pictures are made and kept.
SPINNING_STEP = 4.5
WHITE: Colour = (255, 255, 255)
_UPRIGHT = 15.0
_MARGIN = 2
_STEP_COLOURS: dict[int, Colour] = {1: (23, 169, 111), 2: (228, 160, 20), 3: (238, 63, 69)}
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
        # What lies across casts a shadow that fits any angle.
        across = spins or min(angle % 180, -angle % 180) > _UPRIGHT
        wide = height * 0.84 if across else width_of(height) * max(0.3, abs(flip))
        canvas.shadow(centre, wide, height * (0.84 if across else 0.96), lift)
    shown = card if flip > 0 else HIDDEN
    key = ("speed-card", shown, canvas.pixels(height))
    degrees = round(angle / SPINNING_STEP) * SPINNING_STEP % 360 if spins else angle
    picture = canvas.turned(key, lambda: _picture(canvas, shown, height), degrees, max(0.08, abs(flip)))
    canvas.sprite(picture, Spot(centre.x, centre.y - (lift or 0.0) * 10), alpha)


def _picture(canvas: Canvas, card: Card, height: float) -> pygame.Surface:
    """Made from the drawing once, at the size it has on the table; others are scaled from that, which is as crisp."""
    if height >= FULL_HEIGHT:
        return _with_margin(_face(canvas, card, height))
    full = canvas.sprites.get(
        ("speed-face", card, canvas.pixels(FULL_HEIGHT)), lambda: _face(canvas, card, FULL_HEIGHT)
    )
    return _with_margin(pygame.transform.smoothscale(full, (canvas.pixels(width_of(height)), canvas.pixels(height))))


def _with_margin(face: pygame.Surface) -> pygame.Surface:
    """Edges stay smooth when they are turned only if there is something clear beside them."""
    width, height = face.get_size()
    picture = pygame.Surface((width + 2 * _MARGIN, height + 2 * _MARGIN), pygame.SRCALPHA)
    picture.blit(face, (_MARGIN, _MARGIN))
    return picture.convert_alpha()


def draw_chip(canvas: Canvas, card: Card, centre: Spot, size: float) -> None:
    """A card behind the others: its value, and as many dots as its step."""

    def make() -> pygame.Surface:
        side = canvas.pixels(size)
        chip = rasterised(_chip_body(card, side), side, side)
        if card != HIDDEN:
            _numeral(chip, str(VALUE[card]), 0.5, 0.4, 0.56 if VALUE[card] < 10 else 0.5, INK)
        return chip

    canvas.sprite(canvas.sprites.get(("speed-chip", card, canvas.pixels(size)), make), centre)


def _chip_body(card: Card, side: int) -> str:
    fill = "#4a34a8" if card == HIDDEN else "#fbf4e4"
    edge = "#b9a6ff" if card == HIDDEN else "#b9a98d"
    box = f'x="1" y="1" width="{side - 2}" height="{side - 2}" rx="{side * 0.18:.1f}"'
    body = f'<rect {box} fill="{fill}" stroke="{edge}" stroke-width="1"/>'
    steps = 0 if card == HIDDEN else STEP[card]
    for dot in range(steps):
        x = side * (0.5 + (dot - (steps - 1) / 2) * 0.24)
        body += (
            f'<circle cx="{x:.1f}" cy="{side * 0.8:.1f}" r="{side * 0.09:.1f}" fill="{hexed(_STEP_COLOURS[steps])}"/>'
        )
    return body


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
