"""Cards on their way back: shoved off the pile, spinning, and then home, all within a bounded time (S6.3)."""

from collections.abc import Sequence

from tenarcade.arena.geometry import Pose
from tenarcade.arena.piece import MASS, MOMENT, SHOVED, Piece
from tenarcade.core.clock import TICKS_PER_SECOND
from tenarcade.core.dice import Dice
from tenarcade.core.game import Card, Seat

# So long it may bump into others, and then it is so long on its way, touching nothing.
SHOVED_TICKS = TICKS_PER_SECOND * 3 // 10
GLIDING_TICKS = TICKS_PER_SECOND // 3

_REBOUND = 0.45
_SIDESTEP = 0.3
_KICK = 16.0
_FRICTION = 1300.0 * MASS
_SPIN_FRICTION = 18.0 * MOMENT


class Homeward:
    def __init__(self) -> None:
        self._shoved: list[tuple[Piece, Pose]] = []
        self._gliding: list[Piece] = []

    @property
    def live(self) -> Sequence[Piece]:
        return [*self._gliding, *(piece for piece, _ in self._shoved)]

    def shove(self, piece: Piece, home: Pose, tick: int) -> None:
        """Back from where it came, and a bit to the side."""
        piece.decide("returning", SHOVED)
        piece.brake(_FRICTION, _SPIN_FRICTION)
        side = 2 * Dice(piece.number).fraction() - 1
        back = piece.velocity.times(-_REBOUND)
        piece.move(back.plus(back.right, _SIDESTEP * side), piece.spin + _KICK * side)
        piece.until = tick + SHOVED_TICKS
        self._shoved.append((piece, home))

    def glide(self, piece: Piece, home: Pose, tick: int) -> None:
        piece.decide("returning", SHOVED)
        piece.glide(home, GLIDING_TICKS)
        piece.until = tick + GLIDING_TICKS
        self._gliding.append(piece)

    def step(self, tick: int) -> None:
        """After the table's own step."""
        for piece in [piece for piece in self._gliding if piece.until == tick]:
            self._gliding.remove(piece)
            piece.leave()
        for piece, home in [shoved for shoved in self._shoved if shoved[0].until == tick]:
            self._shoved.remove((piece, home))
            self.glide(piece, home, tick)

    def bring_home(self, seat: Seat, card: Card, held: int) -> None:
        alike = [piece for piece in self.live if (piece.seat, piece.card) == (seat, card)]
        for piece in alike[: max(0, len(alike) - held)]:
            self._gliding = [other for other in self._gliding if other is not piece]
            self._shoved = [(other, home) for other, home in self._shoved if other is not piece]
            piece.leave()

    def clear(self) -> None:
        for piece in self.live:
            piece.leave()
        self._gliding, self._shoved = [], []
