"""How Pig 10's cards look: art for the animal, type for the number, which stays visible where cards overlap."""

import pygame

from tenarcade.client.canvas import Canvas
from tenarcade.client.fonts import font
from tenarcade.client.geometry import Spot
from tenarcade.client.palette import GOLD, Colour
from tenarcade.core.game import HIDDEN, Card

RATIO = 120 / 164
BROWN: Colour = (64, 18, 40)


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
    lift: float = 0.0,
    alpha: int = 255,
    shadow: bool = True,
    slot: int | None = None,
    kept: float | None = None,
) -> None:
    """`flip` goes from −1 (its back) over 0 (on edge) to 1 (its face); a back may bear the number of its slot.

    A size that is only passed through is scaled from one that is `kept`: drawing art takes longer than a frame.
    """
    if shadow:
        canvas.shadow(centre, width_of(height) * abs(flip), height, lift)
    shown = card if flip > 0 else HIDDEN
    mark = "10" if slot is None else str(slot + 1)
    key = ("pig-card", shown, mark, canvas.pixels(height), kept is None)
    picture = canvas.turned(key, lambda: _sized(canvas, shown, height, mark, kept), angle, max(0.08, abs(flip)))
    canvas.sprite(picture, Spot(centre.x, centre.y - lift * 14), alpha)


def _sized(canvas: Canvas, card: Card, height: float, mark: str, kept: float | None) -> pygame.Surface:
    if kept is None:
        return _face(canvas, card, height, mark)
    key = ("pig-card", card, mark, canvas.pixels(kept), True)
    whole = canvas.sprites.get(key, lambda: _face(canvas, card, kept, mark))
    return pygame.transform.smoothscale(whole, (canvas.pixels(width_of(height)), canvas.pixels(height)))


def _face(canvas: Canvas, card: Card, height: float, mark: str) -> pygame.Surface:
    name = "pig-back" if card == HIDDEN else f"pig-{card}"
    face = canvas.art(name, width_of(height), height).copy()
    if card == HIDDEN:
        _numeral(face, mark, 0.5, 0.5, 0.27, GOLD)
    else:
        _numeral(face, card, 0.12, 0.19, 0.36, BROWN)
    return face


def _numeral(face: pygame.Surface, text: str, x: float, y: float, size: float, colour: Colour) -> None:
    """At these shares of the card; `size` is a share of its height. Left of the middle it begins at `x`."""
    picture = font("title", round(face.get_height() * size)).render(text, True, colour)  # noqa: FBT003 - pygame's own
    ink = picture.get_bounding_rect()
    left = face.get_width() * x - (ink.centerx if x == 0.5 else ink.left)
    face.blit(picture, (left, face.get_height() * y - ink.centery))


def draw_stack(canvas: Canvas, cards: tuple[Card, ...], foot: Spot, height: float, room: float) -> None:
    """Won cards, one upon the other; the last one lies on top, its face up. `room` is how high the stack may grow."""
    if not cards:
        return
    step = min(3.0, room / len(cards))
    layers = min(len(cards), 24)
    for layer in range(layers - 1):
        aside = (layer * 37 % 5 - 2) * 0.7
        spot = Spot(foot.x + aside, foot.y - height / 2 - layer * step * len(cards) / layers)
        draw_card(canvas, HIDDEN, spot, height, shadow=layer == 0)
    top = Spot(foot.x, foot.y - height / 2 - step * (len(cards) - 1))
    draw_card(canvas, cards[-1], top, height, shadow=layers == 1)
