"""How far a card slides: closed forms, so that what must end somewhere at some tick does so exactly.

All steps are lengths a tick. The table takes the same share of every speed in every tick. What slides `slid(n)`
first steps in n ticks is at the finish (S6.2) or at home (S6.3) in tick n, whatever its way is.
"""

import math
from functools import cache

from tenarcade.core.clock import TICKS_PER_SECOND

# How much of a speed is left after a second, and after a tick.
KEPT_A_SECOND = 0.1
KEPT = math.pow(KEPT_A_SECOND, 1 / TICKS_PER_SECOND)


def slid(ticks: int) -> float:
    """How many of its first steps a card has gone after so many ticks."""
    return (1 - math.pow(KEPT, ticks)) / (1 - KEPT)


def step_to_cross(distance: float, ticks: int) -> float:
    """The first step of a card that crosses a line at this distance in just this tick.

    In the tick before, it is half a step short of the line, and then half a step beyond: that is units, where
    rounding is billionths of units, so that neither seat nor aim nor processor moves an arrival by a tick.
    """
    return distance / (slid(ticks) - math.pow(KEPT, ticks - 1) / 2)


def step_to_reach(distance: float, ticks: int) -> float:
    """The first step of a card that has gone this distance after so many ticks."""
    return distance / slid(ticks)


@cache
def bend_back(ticks: int) -> float:
    """What to add to the step in every tick, per unit of the first one, to be back after so many ticks."""
    return -slid(ticks) / sum(slid(tick) for tick in range(1, ticks))
