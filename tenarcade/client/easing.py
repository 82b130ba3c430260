"""The small vocabulary of motion."""

import math


def clamped(share: float) -> float:
    return min(1.0, max(0.0, share))


def eased(share: float) -> float:
    """Starts and ends gently."""
    share = clamped(share)
    return share * share * (3 - 2 * share)


def settled(share: float) -> float:
    """Arrives with a small overshoot, as a card does on felt."""
    share = clamped(share)
    back = 1.4
    return 1 + (back + 1) * (share - 1) ** 3 + back * (share - 1) ** 2


def arched(share: float) -> float:
    """Up and down again: the height of a throw."""
    return math.sin(math.pi * clamped(share))


def shaken(share: float, times: int = 4) -> float:
    """−1 to 1, dying away."""
    return math.sin(share * times * 2 * math.pi) * (1 - clamped(share))
