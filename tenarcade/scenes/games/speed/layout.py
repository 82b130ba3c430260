"""Where everything is: a corner for every seat, and the pile in the middle."""

import math
from typing import NamedTuple

from tenarcade.arena.geometry import Pose
from tenarcade.client.geometry import STAGE_HEIGHT, STAGE_WIDTH, Box, Spot
from tenarcade.core.game import Seat
from tenarcade.play.physical_arena import PhysicalArena
from tenarcade.scenes.games.speed.hand import FRONT, SeatHand

MIDDLE = Spot(STAGE_WIDTH / 2, STAGE_HEIGHT / 2)
ROUND_BOX = Box(516, 12, 248, 66)
PAUSE_BOX = Box(550, 672, 180, 40)

TABLE_HEIGHT = 134.0
HAND_HEIGHT = 108.0
STACK_HEIGHT = 76.0
REST_SIZE = 33.0
CAP = 34.0
# Of the cards behind the front so many are seen; there is a number for the others.
REST_SEEN = 6

_PANEL = (488.0, 190.0)
_EDGE = 12.0
_HEADER = 34.0
_FRONT_X, _FRONT_PITCH = 126.0, 84.0
_STACK_X = 44.0
_REST_X, _REST_PITCH = (436.0, 469.0), 36.0
_FAN = math.radians(2.0)

# The seats of two, three and four, as (is right, is at the bottom); whoever is first sits at the bottom left.
_CORNERS = {
    2: ((False, True), (True, False)),
    3: ((False, True), (False, False), (True, False)),
    4: ((False, True), (False, False), (True, False), (True, True)),
}


class Corner(NamedTuple):
    """One seat's place at the table: the stack at the outer side, the rest of the hand at the inner one."""

    is_right: bool
    is_bottom: bool

    @property
    def box(self) -> Box:
        width, height = _PANEL
        x = STAGE_WIDTH - _EDGE - width if self.is_right else _EDGE
        y = STAGE_HEIGHT - _EDGE - height if self.is_bottom else _EDGE
        return Box(x, y, width, height)

    @property
    def header(self) -> Box:
        box = self.box
        return Box(box.x, box.bottom - _HEADER if self.is_bottom else box.y, box.width, _HEADER)

    @property
    def _cards_y(self) -> float:
        return self.box.y + (8 if self.is_bottom else _HEADER + 4) + HAND_HEIGHT / 2

    @property
    def _caps_y(self) -> float:
        return self._cards_y + HAND_HEIGHT / 2 + 5 + CAP / 2

    def _across(self, from_outside: float) -> float:
        return self.box.right - from_outside if self.is_right else self.box.x + from_outside

    @property
    def stack(self) -> Spot:
        return Spot(self._across(_STACK_X), self._cards_y)

    @property
    def stack_cap(self) -> Spot:
        return Spot(self._across(_STACK_X), self._caps_y)

    def front(self, spot: int) -> Spot:
        """Always from left to right, as the keys lie."""
        place = FRONT - 1 - spot if self.is_right else spot
        return Spot(self._across(_FRONT_X + place * _FRONT_PITCH), self._cards_y)

    def cap(self, spot: int) -> Spot:
        return Spot(self.front(spot).x, self._caps_y)

    def rest(self, place: int) -> Spot:
        row, column = divmod(min(place, REST_SEEN - 1), 2)
        top = self._cards_y - HAND_HEIGHT / 2 + REST_SIZE / 2
        return Spot(self._across(_REST_X[column]), top + row * _REST_PITCH)

    @property
    def rest_box(self) -> Box:
        left, right = sorted((self._across(_REST_X[0] - 17), self._across(_REST_X[1] + 17)))
        return Box(left, self._cards_y - HAND_HEIGHT / 2, right - left, HAND_HEIGHT + 5 + CAP)

    @property
    def page_cap(self) -> Spot:
        return Spot(self._across(sum(_REST_X) / 2), self._caps_y)

    @property
    def wanted(self) -> tuple[Spot, Spot]:
        """Where this seat sees which two values match: towards the middle of the table."""
        y = self.box.y - 36 if self.is_bottom else self.box.bottom + 36
        x = self.box.centre.x
        return Spot(x - 38, y), Spot(x + 38, y)

    @property
    def call(self) -> Spot:
        """Near the pile, on the way to this seat."""
        return Spot(MIDDLE.x + (168 if self.is_right else -168), MIDDLE.y + (58 if self.is_bottom else -58))

    @property
    def verdict(self) -> Spot:
        """Where a card that came back is explained: further out than what is called."""
        call = self.call
        return Spot(call.x + (44 if self.is_right else -44), call.y + (66 if self.is_bottom else -66))

    def pose(self, spot: int) -> Pose:
        centre = self.front(spot) if spot < FRONT else self.rest(spot - FRONT)
        return Pose(*centre, tilt(spot))


def tilt(spot: int) -> float:
    """In radians: cards in front lie fanned."""
    return (spot - (FRONT - 1) / 2) * _FAN if spot < FRONT else 0.0


def corners(seats: int) -> tuple[Corner, ...]:
    return tuple(Corner(*sides) for sides in _CORNERS[seats])


class HandsLayout:
    """Flicks start where the card is seen, and cards come home to where their key is."""

    def __init__(self, seats: int) -> None:
        self.corners = corners(seats)
        self.hands = tuple(SeatHand() for _ in range(seats))

    def slot(self, seat: Seat, place: int, held: int) -> Pose:
        return self.corners[seat].pose(self.hands[seat].spot_of(place))


class TableArena(PhysicalArena):
    """An arena that is looked at."""

    def __init__(self, seats: int) -> None:
        self.layout = HandsLayout(seats)
        super().__init__(self.layout)
