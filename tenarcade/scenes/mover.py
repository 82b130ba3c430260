"""A card or a piece on its way over a table while an event is told."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Unpack

from tenarcade.client.canvas import Canvas
from tenarcade.client.easing import arched, clamped, eased, settled
from tenarcade.client.geometry import Spot
from tenarcade.core.game import Card
from tenarcade.scenes.places import Place
from tenarcade.scenes.playing_card import Pose

# How high above the straight way a piece hops, in units.
PIECE_ARC = 46.0
# Cards change their size on the way in steps of this many units, so that their pictures can be kept.
SIZE_STEP = 12


@dataclass(frozen=True, slots=True)
class Mover(ABC):
    start: Place
    end: Place
    # None: a piece of the game, as a coin is.
    card: Card | None = None
    # Turned from its back to its face on the way.
    flips: bool = False
    # The share of the cue that passes before it starts.
    delay: float = 0.0
    # How high a card flies above the straight way, or below it if negative.
    arc: float = 0.0

    @abstractmethod
    def draw_card(self, canvas: Canvas, card: Card, centre: Spot, height: float, **pose: Unpack[Pose]) -> None:
        """As the game's cards look."""

    @abstractmethod
    def draw_piece(self, canvas: Canvas, centre: Spot, size: float, alpha: int) -> None:
        """Whatever moves besides cards."""

    def draw(self, canvas: Canvas, share: float, *, calm: bool) -> None:
        own = clamped((share - self.delay) / (1 - self.delay))
        if own <= 0 and self.card is None:
            return
        if calm:
            # Reduced motion: it fades in where it belongs instead of flying there.
            self._draw_at(canvas, self.end.centre, self.end.height, 1.0, 0.0, round(255 * own))
            return
        arc = PIECE_ARC if self.card is None else self.arc
        at = self.start.centre.towards(self.end.centre, eased(own) if arc else settled(own))
        rise = arched(own)
        height = self.start.height + (self.end.height - self.start.height) * eased(own)
        flip = own * 2 - 1 if self.flips else 1.0
        self._draw_at(canvas, Spot(at.x, at.y - rise * arc), height, flip, rise, 255)

    def _draw_at(self, canvas: Canvas, at: Spot, height: float, flip: float, lift: float, alpha: int) -> None:
        if self.card is None:
            self.draw_piece(canvas, at, self.end.height, alpha)
            return
        stepped = max(SIZE_STEP, round(height / SIZE_STEP) * SIZE_STEP)
        sized = self.end.height if height == self.end.height else stepped
        self.draw_card(canvas, self.card, at, sized, flip=flip, lift=lift, alpha=alpha, shadow=alpha == 255)
