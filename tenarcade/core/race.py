"""Who was first, when time comes in whole ticks."""

from typing import Annotated

import msgspec

from tenarcade.core.clock import MAX_TICK
from tenarcade.core.game import Seat

Tick = Annotated[int, msgspec.Meta(ge=0, le=MAX_TICK, title="tick")]


def seat_order(tick: int, seats: int) -> tuple[Seat, ...]:
    """S6.1: the order in which seats that act in the same tick are heard; over time it favours nobody."""
    first = tick % seats
    return (*range(first, seats), *range(first))
