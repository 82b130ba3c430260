"""The table: flicks go in, and what comes out, tick by tick, is which cards have reached the pile."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pymunk

from tenarcade.arena.flick import Course
from tenarcade.arena.geometry import HEIGHT, PILE, PILE_RADIUS, WIDTH, Pose
from tenarcade.arena.heap import Heap
from tenarcade.arena.homeward import Homeward
from tenarcade.arena.motion import KEPT_A_SECOND
from tenarcade.arena.picture import Shown
from tenarcade.arena.piece import FINISH, NOSE, NOSE_RADIUS, TOUCHES, WALL, Piece
from tenarcade.core.clock import TICKS_PER_SECOND
from tenarcade.core.game import Card, Seat

_STEP = 1.0 / TICKS_PER_SECOND
_WALL_RADIUS = 20.0
# Cards that bump are soon apart again: that needs less care than boxes that are stacked.
_ITERATIONS = 4


class Sighting(NamedTuple):
    """A card that has reached the pile, or one that will not."""

    number: int
    seat: Seat
    card: Card
    has_reached: bool


class Tabletop:
    """It moves cards, each known by the number of its flick, and is told what becomes of them."""

    def __init__(self) -> None:
        self._space = pymunk.Space()
        self._space.damping = KEPT_A_SECOND
        self._space.iterations = _ITERATIONS
        self._space.add(*_walls(self._space.static_body), _finish(self._space.static_body))
        self._space.on_collision(NOSE, FINISH, begin=self._cross)
        self._tick = 0
        self._flying: dict[int, Piece] = {}
        self._crossing: list[pymunk.Shape] = []
        self._homeward = Homeward()
        self._heap = Heap(self._space)

    # -- what can be seen ---------------------------------------------------------------------------------------

    @property
    def undecided(self) -> frozenset[int]:
        return frozenset(self._flying)

    @property
    def pile(self) -> tuple[Card, ...]:
        """From the bottom up."""
        return self._heap.cards

    @property
    def is_still(self) -> bool:
        return not self._flying and not self._homeward.live and self._heap.is_still

    def shown(self) -> Iterator[Shown]:
        """Every card that is in no hand or stack, in the order in which to draw them."""
        yield from self._heap.shown()
        yield from (piece.shown() for piece in self._homeward.live)
        yield from (piece.shown() for piece in self._flying.values())

    # -- time ---------------------------------------------------------------------------------------------------

    def step(self) -> Sequence[Sighting]:
        """One tick; what is seen in it comes in the order of the flicks (S6.1)."""
        self._tick += 1
        live = [*self._flying.values(), *self._homeward.live, *self._heap.live]
        for piece in self._flying.values():
            piece.before_step()
        self._space.step(_STEP)
        for piece in live:
            piece.after_step()
        self._homeward.step(self._tick)
        self._heap.step(self._tick)
        return self._look()

    def _cross(self, arbiter: pymunk.Arbiter, space: pymunk.Space, given: Any) -> None:
        self._crossing.append(arbiter.shapes[0])

    def _look(self) -> Sequence[Sighting]:
        crossing, self._crossing = self._crossing, []
        seen = []
        for number, piece in sorted(self._flying.items()):
            if piece.nose in crossing:
                piece.has_reached = True
                seen.append(Sighting(number, piece.seat, piece.card, has_reached=True))
            elif piece.until == self._tick and not piece.has_reached:
                seen.append(Sighting(number, piece.seat, piece.card, has_reached=False))
        return seen

    # -- what becomes of a card ---------------------------------------------------------------------------------

    def flick(self, number: int, seat: Seat, card: Card, start: Pose, course: Course) -> None:
        piece = Piece(self._space, number, seat, card, start)
        piece.move(course.velocity, course.spin, course.bend)
        piece.until = self._tick + course.patience
        self._flying[number] = piece

    def accept(self, number: int, *, face_down: bool = False) -> None:
        piece = self._flying.pop(number)
        piece.face_down = face_down
        self._heap.land(piece, self._tick)

    def send_home(self, number: int, home: Pose) -> None:
        """Off the pile, if it got there, and then home."""
        piece = self._flying.pop(number)
        if piece.has_reached:
            self._homeward.shove(piece, home, self._tick)
        else:
            self._homeward.glide(piece, home, self._tick)

    def bring_home(self, seat: Seat, card: Card, held: int) -> None:
        """No more such cards are on their way than the hand holds: one that is flicked again is home at once."""
        self._homeward.bring_home(seat, card, held)

    def turn_pile(self) -> None:
        """S3.2: the bottom card comes to the top."""
        self._heap.turn(self._tick)

    def lay(self, pile: Sequence[Card]) -> None:
        """A new table: this pile, and nothing else."""
        for piece in self._flying.values():
            piece.leave()
        self._flying = {}
        self._homeward.clear()
        self._heap.lay(pile)


def _walls(ground: pymunk.Body) -> Iterator[pymunk.Shape]:
    corners = ((0.0, 0.0), (WIDTH, 0.0), (WIDTH, HEIGHT), (0.0, HEIGHT))
    for place, corner in enumerate(corners):
        wall = pymunk.Segment(ground, corner, corners[place - 1], _WALL_RADIUS)
        wall.elasticity, wall.friction = 0.5, 0.5
        wall.filter = TOUCHES[WALL]
        yield wall


def _finish(ground: pymunk.Body) -> pymunk.Shape:
    finish = pymunk.Circle(ground, PILE_RADIUS - NOSE_RADIUS, PILE)
    finish.sensor = True
    finish.collision_type = FINISH
    finish.filter = TOUCHES[FINISH]
    return finish
