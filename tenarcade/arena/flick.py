"""The way of a flicked card: to the pile, or out and back to the hand.

S6.2: the time is given, and the way follows from it. A gesture bends the way and spins the card; the press of a button
is as good. Only a gesture that points away from the pile does not lead there (S6.3).
"""

from typing import NamedTuple

from tenarcade.arena.geometry import NOWHERE, PILE, PILE_RADIUS, Pose, Vector
from tenarcade.arena.motion import bend_back, step_to_cross
from tenarcade.core.clock import TICKS_PER_SECOND
from tenarcade.core.dice import Dice

# A quarter of a second to the pile; two fifths out and back.
FLIGHT_TICKS = TICKS_PER_SECOND // 4
SHORT_TICKS = TICKS_PER_SECOND * 2 // 5

# A faster card would be past the pile in the tick of its arrival.
FEWEST_TICKS = 12

# A gesture below the first length is none, and one of the second is as strong as any.
SLIGHTEST, STRONGEST = 4.0, 240.0

# The speed to the side, as a share of the speed ahead: by aiming, and by chance where nobody aims.
_ASIDE = 0.8
_WOBBLE = 0.15
_SPEED_BACK = 700.0
_SPIN = 8.0
_SPIN_ASIDE = 14.0


class Course(NamedTuple):
    """How a card leaves the hand (units and radians a second), and what is added to its velocity in every tick."""

    velocity: Vector
    spin: float
    bend: Vector
    # A card that has not reached the pile after so many ticks will not.
    patience: int


def course_of(number: int, start: Pose, gesture: Vector) -> Course:
    """The way of the flick with this number; no gesture is the press of a button."""
    if gesture.length < SLIGHTEST:
        return course_to_pile(number, start)
    if gesture.dot(_to_pile(start)) < 0.0:
        return course_back(number, gesture)
    return course_to_pile(number, start, gesture)


def course_to_pile(number: int, start: Pose, gesture: Vector = NOWHERE, ticks: int = FLIGHT_TICKS) -> Course:
    """It crosses the pile's edge in the last of these ticks, whatever bends its way.

    Where the bend takes it is beside the straight way, and farther from the pile than on it: so it cannot be early.
    And in the last tick the bend has brought it back: so it cannot be late.
    """
    way, ticks = _to_pile(start), max(FEWEST_TICKS, ticks)
    if way.length <= PILE_RADIUS:
        raise ValueError(f"a hand that lies on the pile: {start}")
    chance = Dice(number)
    aside = _ASIDE * _sine(way, gesture) if gesture.length else _WOBBLE * _either_way(chance)
    ahead = way.unit.times(step_to_cross(way.length - PILE_RADIUS, ticks) * TICKS_PER_SECOND)
    spin = _SPIN * _either_way(chance) + _SPIN_ASIDE * aside * _strength(gesture)
    return Course(ahead.plus(ahead.right, aside), spin, ahead.right.times(aside * bend_back(ticks)), 2 * ticks)


def course_back(number: int, gesture: Vector, ticks: int = SHORT_TICKS) -> Course:
    """As far as the gesture is strong, and back in the hand after so many ticks."""
    velocity = gesture.unit.times(_SPEED_BACK * _strength(gesture))
    return Course(velocity, _SPIN * _either_way(Dice(number)), velocity.times(bend_back(ticks)), ticks)


def _to_pile(start: Pose) -> Vector:
    return PILE.minus(start.spot)


def _sine(way: Vector, gesture: Vector) -> float:
    return way.unit.right.dot(gesture.unit)


def _strength(gesture: Vector) -> float:
    return min(1.0, gesture.length / STRONGEST)


def _either_way(chance: Dice) -> float:
    """Between −1 and 1."""
    return 2 * chance.fraction() - 1
