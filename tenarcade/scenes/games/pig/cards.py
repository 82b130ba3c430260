"""How Pig 10's cards look: art for the animal, type for the number, which stays visible where cards overlap."""

from typing import Unpack

import pygame

from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Spot
from tenarcade.client.palette import GOLD, Colour
from tenarcade.core.game import HIDDEN, Card
from tenarcade.scenes.playing_card import Pose, draw_numeral, draw_playing_card, side_up, width_of

BROWN: Colour = (64, 18, 40)


def draw_card(
    canvas: Canvas, card: Card, centre: Spot, height: float, *, slot: int | None = None, **pose: Unpack[Pose]
) -> None:
    """A back may bear the number of its slot."""
    shown = side_up(card, pose)
    mark = "10" if slot is None else str(slot + 1)
    key = ("pig", shown, mark)
    draw_playing_card(canvas, key, lambda full: _face(canvas, shown, full, mark), centre, height, **pose)


def _face(canvas: Canvas, card: Card, height: float, mark: str) -> pygame.Surface:
    name = "pig-back" if card == HIDDEN else f"pig-{card}"
    face = canvas.art(name, width_of(height), height).copy()
    if card == HIDDEN:
        draw_numeral(face, mark, 0.5, 0.5, 0.27, GOLD)
    else:
        draw_numeral(face, card, 0.26 if len(card) == 1 else 0.36, 0.19, 0.36, BROWN)
    return face


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
