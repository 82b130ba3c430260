"""The table of Plus Minus, and what can be read off it."""

from typing import Literal

import msgspec

from tenarcade.core.game import Card, Seat
from tenarcade.rules.speed.deck import FOLLOWERS, Hand


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tournament: bool = True
    mistake_pause: bool = False


class Flight(msgspec.Struct, frozen=True):
    """A flicked card that is still undecided; it keeps its place in the hand in case it returns."""

    seat: Seat
    card: Card
    number: int
    place: int
    matched: bool


class Scoreline(msgspec.Struct, frozen=True):
    """One finished round: minus points by seat (S5.1)."""

    winner: Seat
    minus: tuple[int, ...]


class State(msgspec.Struct, frozen=True):
    rounds: int
    mistake_pause: bool
    phase: Literal["ready", "live", "over"]
    # The last card of a stack and of the pile is its top.
    stacks: tuple[Hand, ...]
    hands: tuple[Hand, ...]
    pile: Hand
    paused_until: tuple[int | None, ...]
    dice: int
    flights: tuple[Flight, ...] = ()
    flicks: int = 0
    tick: int = 0
    # S6.1: when the last card arrived, and the number of its flick.
    arrival_tick: int = -1
    arrival_flick: int = 0
    scorelines: tuple[Scoreline, ...] = ()


def flight_of(state: State, seat: Seat) -> Flight | None:
    for flight in state.flights:
        if flight.seat == seat:
            return flight
    return None


def cards_owned(state: State, seat: Seat) -> int:
    """Hand, stack, and a card in flight (S4.1, S5.1)."""
    return len(state.hands[seat]) + len(state.stacks[seat]) + (flight_of(state, seat) is not None)


def can_flick(state: State, seat: Seat) -> bool:
    """S2.3: one card at a time."""
    return bool(state.hands[seat]) and state.paused_until[seat] is None and flight_of(state, seat) is None


def can_draw(state: State, seat: Seat) -> bool:
    return bool(state.stacks[seat]) and state.paused_until[seat] is None


def is_somebody_paused(state: State) -> bool:
    return state.paused_until.count(None) < len(state.paused_until)


def is_stuck(state: State) -> bool:
    """S3.1; a seat with a single card can always play it (S4.1)."""
    if state.flights or any(state.stacks):
        return False
    matching = FOLLOWERS[state.pile[-1]]
    return all(len(hand) > 1 and matching.isdisjoint(hand) for hand in state.hands)


def totals(state: State) -> tuple[int, ...]:
    return tuple(sum(line.minus[seat] for line in state.scorelines) for seat in range(len(state.hands)))


def leaders(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """S5.2: the fewest minus points; ties share."""
    fewest = min(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == fewest)
