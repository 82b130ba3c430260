"""The end of a round: the last card goes face down, with a flourish (S4.1)."""

import math
from collections.abc import Sequence

from tenarcade.arena.picture import Shown
from tenarcade.client.canvas import Canvas
from tenarcade.client.easing import arched, clamped, eased
from tenarcade.client.geometry import Spot
from tenarcade.core.game import Seat
from tenarcade.scenes.games.speed.cards import draw_card
from tenarcade.scenes.games.speed.heap_view import HeapView
from tenarcade.scenes.games.speed.layout import MIDDLE, TABLE_HEIGHT
from tenarcade.scenes.games.speed.turning import degrees

FALL_SECONDS = 0.85
FINALE_SECONDS = 2.4
_LEAVE_SECONDS = 0.4
_FLIPS = 3
_SIZES = 6
_LARGER = 0.6


class Finale:
    """Everything on the table as it was when the round was won; from then on only this moves."""

    def __init__(self, winner: Seat, number: int, shown: Sequence[Shown]) -> None:
        self.winner = winner
        self._last = next((card for card in shown if card.number == number), None)
        self._heap = [card for card in shown if card.kind == "heap" and card is not self._last]
        self._others = [card for card in shown if card.kind != "heap" and card is not self._last]
        self._seconds = 0.0
        self.has_fallen = False

    @property
    def is_over(self) -> bool:
        return self._seconds >= FINALE_SECONDS

    def step(self, seconds: float) -> bool:
        """Says when the card hits the table."""
        self._seconds += seconds
        falls = not self.has_fallen and self._seconds >= FALL_SECONDS
        self.has_fallen = self.has_fallen or falls
        return falls

    def draw(self, canvas: Canvas, heap: HeapView, ahead: float, *, calm: bool) -> None:
        heap.draw(canvas, self._heap, 1.0)
        now = self._seconds + ahead
        fading = round(255 * (1 - clamped(now / _LEAVE_SECONDS)))
        if fading:
            for shown in self._others:
                pose = shown.pose
                angle = degrees(pose.angle)
                draw_card(canvas, shown.card, Spot(pose.x, pose.y), TABLE_HEIGHT, angle=angle, alpha=fading, lift=None)
        if self._last is not None:
            self._draw_last(canvas, self._last, 1.0 if calm else clamped(now / FALL_SECONDS))

    def _draw_last(self, canvas: Canvas, last: Shown, share: float) -> None:
        pose = last.pose
        high = arched(share)
        centre = Spot(pose.x, pose.y).towards(MIDDLE, eased(share))
        size = TABLE_HEIGHT * (1 + _LARGER * round(high * _SIZES) / _SIZES)
        angle = degrees(pose.angle * (1 - share) + math.tau * eased(share))
        flip = math.cos(math.pi * _FLIPS * eased(share))
        draw_card(canvas, last.card, centre, size, angle=angle, flip=flip, lift=high * 2.2, spins=share < 1)
