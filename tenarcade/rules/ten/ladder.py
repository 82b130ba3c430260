"""Climbing the solo ladder (T13.2)."""

from tenarcade.core.game import Outcome
from tenarcade.rules.ten.state import PERSON

LAST_RUNG = 10
COMPLETE = LAST_RUNG + 1


def highest_open(before: int, target: int, outcome: Outcome) -> int:
    """The highest target open after a solo match; `COMPLETE` once the last one is beaten."""
    return max(before, target + 1) if PERSON in outcome.winners else before
