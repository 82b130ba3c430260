"""The pile as it lies there: a heap that grows card by card, of which only the top can still move."""

from collections.abc import Iterator, Sequence

import pymunk

from tenarcade.arena.geometry import PILE, Pose, Vector
from tenarcade.arena.picture import Shown, lying
from tenarcade.arena.piece import LANDING, MASS, MOMENT, Piece
from tenarcade.core.clock import TICKS_PER_SECOND
from tenarcade.core.dice import Dice
from tenarcade.core.game import Card

# An accepted card slides for so long; if it does not lie well then, it needs so long to settle.
LANDING_TICKS = TICKS_PER_SECOND * 3 // 10
SETTLING_TICKS = TICKS_PER_SECOND // 8

# So many top cards can be nudged by the next one; all others are a picture.
LIVE = 6

# How far from the middle a card settles at most, and is after all nudges.
SETTLED_RADIUS = 36.0
HEAP_RADIUS = 50.0

_MESS = 18.0
_TURN = 1.2
_BRAKE = 6000.0 * MASS
_SPIN_BRAKE = 60.0 * MOMENT
_NUDGE_SHARE = 0.25
_STRONGEST_NUDGE = 300.0
_NUDGE_BELOW = 0.6


class Heap:
    def __init__(self, space: pymunk.Space) -> None:
        self._space = space
        self._below: list[Shown] = []
        self._top: list[Piece] = []

    @property
    def cards(self) -> tuple[Card, ...]:
        """From the bottom up."""
        return (*(shown.card for shown in self._below), *(piece.card for piece in self._top))

    @property
    def live(self) -> Sequence[Piece]:
        return self._top

    @property
    def is_still(self) -> bool:
        return not any(piece.until for piece in self._top)

    def shown(self) -> Iterator[Shown]:
        """From the bottom up."""
        yield from self._below
        yield from (piece.shown() for piece in self._top)

    def lay(self, cards: Sequence[Card]) -> None:
        """A heap that nobody saw growing."""
        for piece in self._top:
            piece.leave()
        self._top = []
        self._below = [lying(-number, card, _messy_pose(number)) for number, card in enumerate(cards, start=1)]

    def land(self, piece: Piece, tick: int) -> None:
        """S2.4: it slides on to the middle or thereabouts, and takes the cards below along for a bit."""
        self._nudge(piece.velocity)
        piece.decide("heap", LANDING)
        way = PILE.minus(piece.pose.spot).length + _messy_pose(piece.number).x - PILE.x
        piece.brake(MASS * piece.velocity.length**2 / (2 * max(1.0, way)), _SPIN_BRAKE)
        piece.until = tick + LANDING_TICKS
        self._top.append(piece)

    def turn(self, tick: int) -> None:
        """S3.2: the bottom card comes to the top."""
        if not self._below:
            self._bury()
        bottom = self._below.pop(0)
        piece = Piece(self._space, bottom.number, bottom.seat, bottom.card, bottom.pose)
        piece.face_down = bottom.face_down
        piece.decide("heap", LANDING)
        self._let_settle(piece, _messy_pose(tick), tick)
        self._top.append(piece)

    def step(self, tick: int) -> None:
        """After the table's own step."""
        for piece in self._top:
            if piece.until == tick:
                self._stop(piece, tick)
        while len(self._top) > LIVE and not self._top[0].until:
            self._bury()

    def _stop(self, piece: Piece, tick: int) -> None:
        aside = piece.pose.spot.minus(PILE)
        if aside.length > SETTLED_RADIUS:
            near = PILE.plus(aside, SETTLED_RADIUS / aside.length * 0.99)
            self._let_settle(piece, Pose(*near, piece.pose.angle), tick)
        else:
            piece.lie()
            piece.brake(_BRAKE, _SPIN_BRAKE)
            piece.until = 0

    def _let_settle(self, piece: Piece, pose: Pose, tick: int) -> None:
        piece.glide(pose, SETTLING_TICKS)
        piece.until = tick + SETTLING_TICKS

    def _bury(self) -> None:
        piece = self._top.pop(0)
        piece.lie()
        piece.previous = piece.pose
        self._below.append(piece.shown())
        piece.leave()

    def _nudge(self, velocity: Vector) -> None:
        speed = velocity.length
        if not speed:
            return
        nudge = velocity.times(_NUDGE_SHARE * min(1.0, _STRONGEST_NUDGE / (_NUDGE_SHARE * speed)))
        for piece in reversed(self._top):
            if not piece.until:
                piece.move(nudge, piece.spin)
            nudge = nudge.times(_NUDGE_BELOW)


def _messy_pose(number: int) -> Pose:
    chance = Dice(number)
    x, y, turn = (2 * chance.fraction() - 1 for _ in range(3))
    return Pose(PILE.x + _MESS * x, PILE.y + _MESS * y, _TURN * turn)
