"""How 10 Retro's cards and chips look: art for the face, type for the numerals."""

from typing import Unpack

import pygame

from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Spot
from tenarcade.client.palette import CREAM, GOLD, INK, Colour
from tenarcade.core.game import HIDDEN, Card
from tenarcade.rules.retro.cards import JOKER, POINTS, ROUND_CARDS, VALUES
from tenarcade.scenes.playing_card import Pose, draw_numeral, draw_playing_card, side_up, width_of

# A face-down card that may be known shows its face in a window of this share of its height.
WINDOW = 0.6


def numeral_of(card: Card) -> str:
    """What is printed on a face."""
    if card == JOKER:
        return "J"
    return str(POINTS[card] if card in ROUND_CARDS else VALUES[card])


def draw_card(canvas: Canvas, card: Card, centre: Spot, height: float, **pose: Unpack[Pose]) -> None:
    shown = side_up(card, pose)
    draw_playing_card(canvas, ("retro", shown), lambda full: _face(canvas, shown, full), centre, height, **pose)


def draw_known_back(canvas: Canvas, card: Card, centre: Spot, height: float) -> None:
    """Face down for the table, with a window for whoever may look at it."""
    draw_card(canvas, HIDDEN, centre, height)
    if card != HIDDEN:
        draw_card(canvas, card, Spot(centre.x, centre.y + height * 0.17), height * WINDOW)


def _face(canvas: Canvas, card: Card, height: float) -> pygame.Surface:
    face = canvas.art(f"retro-{_kind(card)}", width_of(height), height).copy()
    if card == HIDDEN:
        draw_numeral(face, "10", 0.5, 0.24, 0.19, GOLD)
        return face
    pale = card not in VALUES or POINTS[card] > 1
    ink: Colour = CREAM if pale else INK
    draw_numeral(face, numeral_of(card), 0.5, 0.525, 0.32, INK)
    draw_numeral(face, numeral_of(card), 0.18, 0.135, 0.15, ink)
    draw_numeral(face, f"-{POINTS[card]}", 0.82 if POINTS[card] < 10 else 0.78, 0.91, 0.115, ink)
    return face


def _kind(card: Card) -> str:
    if card == HIDDEN:
        return "back"
    if card == JOKER:
        return "joker"
    if card in ROUND_CARDS:
        return "round"
    return "penalty" if card.startswith("p") else "number"


def draw_chip(canvas: Canvas, centre: Spot, size: float, alpha: int = 255) -> None:
    canvas.sprite(canvas.art("retro-chip", size, size), centre, alpha)


def draw_chips(canvas: Canvas, count: int, left: Spot, size: float, step: float, most: int) -> float:
    """A row of chips; more than fit are counted. Returns where it ends."""
    for place in range(min(count, most)):
        draw_chip(canvas, Spot(left.x + place * step, left.y), size)
    return left.x + max(0, min(count, most) - 1) * step + size / 2
