"""What a screen needs to draw a card that physics moves."""

from typing import Literal

import msgspec

from tenarcade.arena.geometry import Pose
from tenarcade.core.game import ARENA, Card, Seat

# Undecided, on its way back to its owner's hand, or in the heap that the pile is.
Kind = Literal["flying", "returning", "heap"]


class Shown(msgspec.Struct, frozen=True):
    """One card: who it is, where it was a tick ago, where it is now, and how fast it spins (radians a second)."""

    # The number of its flick; cards that nobody flicked have negative ones.
    number: int
    kind: Kind
    seat: Seat
    card: Card
    previous: Pose
    pose: Pose
    spin: float = 0.0
    # S4.1: the last card of a seat.
    face_down: bool = False

    def between(self, share: float) -> Pose:
        """Where to draw it when this share of a tick has passed since the last one; 1 while time stands still."""
        return self.previous.toward(self.pose, share)


def lying(number: int, card: Card, pose: Pose) -> Shown:
    """A card of the pile that nobody flicked."""
    return Shown(number, "heap", ARENA, card, pose, pose)
