"""What a bot is: a generator that thinks in slices and ends with a decision."""

from collections.abc import Callable, Generator
from typing import Any, TypeVar

import msgspec

from tenarcade.core.dice import Dice
from tenarcade.core.game import Action, Seat

V = TypeVar("V")
A = TypeVar("A", bound=Action)
T = TypeVar("T")

# A thought yields between slices of work and returns the action; strength is counted in work, never in seconds.
Thought = Generator[None, None, A]

# What a bot knows is its own seat's view; its chance comes from dice of its own.
Bot = Callable[[V, Seat, Dice], Thought[A]]


class Plan(msgspec.Struct, frozen=True):
    """A real-time bot's decision: after so many ticks, do this (or nothing) and look again."""

    after: int
    action: Action | None


LiveBot = Callable[[V, Seat, Dice], Generator[None, None, Plan]]

AnyBot = Callable[[Any, Seat, Dice], Generator[None, None, Any]]


def instant(choose: Callable[[V, Seat, Dice], A]) -> Bot[V, A]:
    """A bot that decides within one slice."""

    def think(view: V, seat: Seat, dice: Dice) -> Thought[A]:
        yield
        return choose(view, seat, dice)

    return think


def conclude(thought: Generator[None, None, T]) -> T:
    """The decision, with all the time it takes."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            decision: T = end.value
            return decision
