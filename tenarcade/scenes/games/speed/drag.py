"""A card in the hand of the mouse: a click flicks it, and so does a throw, with the speed of the hand."""

from collections import deque

from tenarcade.arena.geometry import NOWHERE, Vector
from tenarcade.client.geometry import Spot
from tenarcade.core.game import Seat

# Beyond this, in units, the card has left the hand: it need not be let go.
REACH = 46.0
# The speed is that of the last so many steps; a gesture is what the hand would go in a tenth of a second.
_STEPS = 6
_SECOND_TENTH = 12


class Drag:
    def __init__(self, seat: Seat, spot: int, start: Spot) -> None:
        self.seat = seat
        self.spot = spot
        self._start = self._now = start
        self._path: deque[Spot] = deque([start], maxlen=_STEPS + 1)

    @property
    def moved(self) -> Vector:
        return Vector(self._now.x - self._start.x, self._now.y - self._start.y)

    @property
    def is_thrown(self) -> bool:
        return self.moved.length >= REACH

    @property
    def gesture(self) -> Vector:
        """Nothing, for a click: that is as good."""
        first = self._path[0]
        steps = max(1, len(self._path) - 1)
        way = Vector(self._now.x - first.x, self._now.y - first.y)
        return way.times(_SECOND_TENTH / steps) if self.is_thrown else NOWHERE

    def point(self, spot: Spot) -> None:
        self._now = spot

    def step(self) -> None:
        self._path.append(self._now)
