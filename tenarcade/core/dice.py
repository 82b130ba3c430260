"""The one source of chance: SplitMix64, so that a seed means the same match on every machine.

`docs/journal.md` describes it exactly; changing a line here invalidates every journal ever written.
"""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_WORD = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15

# Every JSON reader holds integers up to here exactly.
MAX_SEED = (1 << 53) - 1


def _mix(word: int) -> int:
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
    return word ^ (word >> 31)


class Dice:
    """A generator whose whole memory is `state`, 64 bits."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _WORD

    def word(self) -> int:
        self.state = (self.state + _GOLDEN) & _WORD
        return _mix(self.state)

    def below(self, bound: int) -> int:
        """A fair number in 0 … bound − 1; words past the last full multiple of `bound` are thrown again."""
        while True:
            word = self.word()
            number = word % bound
            if word - number <= _WORD + 1 - bound:
                return number

    def fraction(self) -> float:
        """A number in [0, 1) with 53 random bits."""
        return (self.word() >> 11) * 2.0**-53

    def choice(self, options: Sequence[T]) -> T:
        return options[self.below(len(options))]

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        """Fisher and Yates, from the last place down."""
        deck = list(cards)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)


def derive(seed: int, *path: int) -> int:
    """A seed for a part of a whole: match 7 of a series, seat 2 of a match; in the range of seeds."""
    for step in path:
        seed = _mix((seed + (step + 1) * _GOLDEN) & _WORD)
    return seed & MAX_SEED
