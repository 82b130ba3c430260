"""Who begins, in every game that has a first player: drawn by lot, or named by the option `starter`."""

from tenarcade.core.dice import Dice
from tenarcade.core.game import Seat
from tenarcade.core.phrase import Refusal


def starter_objection(starter: int | None, seats: int) -> Refusal | None:
    """The option counts seats from 1, as people do."""
    if starter is not None and starter > seats:
        return Refusal("starter-not-seated", {"starter": starter, "seats": seats})
    return None


def choose_starter(starter: int | None, seats: int, dice: Dice) -> Seat:
    return dice.below(seats) if starter is None else starter - 1
