"""Where things are on the table: 1280 by 720 units from the top left, angles in radians, clockwise."""

import math
from typing import NamedTuple, Protocol

import msgspec

from tenarcade.core.game import Seat

WIDTH, HEIGHT = 1280.0, 720.0
CARD_SIZE = (84.0, 118.0)

# A card has reached the pile when its middle is as near as this to the pile's.
PILE_RADIUS = 110.0


class Vector(NamedTuple):
    x: float
    y: float

    def plus(self, other: "Vector", times: float = 1.0) -> "Vector":
        return Vector(self.x + other.x * times, self.y + other.y * times)

    def minus(self, other: "Vector") -> "Vector":
        return Vector(self.x - other.x, self.y - other.y)

    def times(self, factor: float) -> "Vector":
        return Vector(self.x * factor, self.y * factor)

    def dot(self, other: "Vector") -> float:
        return self.x * other.x + self.y * other.y

    @property
    def length(self) -> float:
        return math.hypot(self.x, self.y)

    @property
    def unit(self) -> "Vector":
        return self.times(1.0 / self.length)

    @property
    def right(self) -> "Vector":
        """A quarter turn clockwise."""
        return Vector(-self.y, self.x)


NOWHERE = Vector(0.0, 0.0)
PILE = Vector(WIDTH / 2, HEIGHT / 2)


class Pose(NamedTuple):
    """Where the middle of a card is, and how it is turned."""

    x: float
    y: float
    angle: float

    @property
    def spot(self) -> Vector:
        return Vector(self.x, self.y)

    def toward(self, other: "Pose", share: float) -> "Pose":
        """A part of the way; angles are never brought into a range, so the turn is the one that was made."""
        return Pose(*(own + (its - own) * share for own, its in zip(self, other, strict=True)))


class Layout(Protocol):
    """Where the seats have their hands. A scene may have its own: no slot is nearer in time than another (S6.2)."""

    def slot(self, seat: Seat, place: int, held: int) -> Pose:
        """Where the card at this place of a hand of so many lies; more than `PILE_RADIUS` away from the pile."""


# The seats of two, three and four, clockwise from the bottom left, as (left or right, top or bottom).
_CORNERS = {2: ((-1, 1), (1, -1)), 3: ((-1, 1), (-1, -1), (1, -1)), 4: ((-1, 1), (-1, -1), (1, -1), (1, 1))}
_HAND_FROM_PILE = Vector(410.0, 280.0)
_HAND_WIDTH = 250.0
_SLOT_WIDTH = 62.0
_FAN = 0.06


class Corners(msgspec.Struct, frozen=True):
    """Every hand in a corner, each as far from the pile as the others."""

    seats: int

    def slot(self, seat: Seat, place: int, held: int) -> Pose:
        right, down = _CORNERS[self.seats][seat]
        from_middle = place - (held - 1) / 2
        x = PILE.x + right * _HAND_FROM_PILE.x + from_middle * min(_SLOT_WIDTH, _HAND_WIDTH / max(1, held))
        return Pose(x, PILE.y + down * _HAND_FROM_PILE.y, from_middle * _FAN)
