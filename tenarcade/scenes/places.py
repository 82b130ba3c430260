"""Who sits where around a table whose front belongs to whoever decides, and where things lie on it."""

from typing import NamedTuple

from tenarcade.client.geometry import Box, Spot, around
from tenarcade.core.game import Seat
from tenarcade.scenes.playing_card import width_of


class Place(NamedTuple):
    """Where a card or a piece lies, and how large."""

    centre: Spot
    height: float

    @property
    def box(self) -> Box:
        """Of a card."""
        return around(self.centre, width_of(self.height), self.height)


def seats_around(count: int, front: Seat, home: Seat) -> tuple[Seat, ...]:
    """Everybody but the seat in front, clockwise from the left of `home`, which has the front when nobody else does.

    Whoever comes to the front changes places with `home`: all others stay where people look for them.
    """
    clockwise = ((home + step) % count for step in range(1, count))
    return tuple(home if seat == front else seat for seat in clockwise)
