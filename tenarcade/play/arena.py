"""What an arena is, and what all arenas of Plus Minus have in common: when they report what."""

from abc import ABC, abstractmethod
from heapq import heappop, heappush
from typing import Any, Protocol

from tenarcade.arena.geometry import NOWHERE, Vector
from tenarcade.core.clock import TICKS_PER_SECOND
from tenarcade.core.game import Action
from tenarcade.rules.speed.actions import Release, Start
from tenarcade.rules.speed.table import Flight, State

COUNTDOWN_TICKS = 3 * TICKS_PER_SECOND


class Arena(Protocol):
    """Whatever moves the cards: it is shown every state, told of the time, and asked for its reports."""

    @property
    def is_still(self) -> bool:
        """Nothing moves, and unless somebody acts there will be nothing to report."""

    def watch(self, tick: int, state: Any, gesture: Vector = NOWHERE) -> None:
        """The state after each act, and if that was a flick, how it was made."""

    def next_tick(self) -> int | None:
        """The first tick in which there may be something to report."""

    def advance(self, tick: int) -> None:
        """Time has come to this tick; it never jumps over one that may have a report."""

    def take(self) -> Action:
        """The next report; its tick is `next_tick`."""


class SpeedArena(ABC):
    """Starts and pauses; how a card flies is added by those who know."""

    def __init__(self, countdown_ticks: int = COUNTDOWN_TICKS) -> None:
        self._countdown_ticks = max(1, countdown_ticks)
        # Ordered by tick, then by flick, which is how races are settled (S6.1).
        self._reports: list[tuple[int, int, Action]] = []
        self._flicks_seen = 0
        self._pauses_seen: tuple[int | None, ...] = ()
        # When the start signal will be given, while there is a countdown.
        self.starts_at: int | None = None

    @property
    def is_still(self) -> bool:
        return not self._reports

    def watch(self, tick: int, state: State, gesture: Vector = NOWHERE) -> None:
        if state.phase == "live":
            self.starts_at = None
            self._watch_flights(tick, state, gesture)
            self._watch_pauses(tick, state.paused_until)
        elif self.starts_at is None:
            self._pauses_seen = ()
            # Whatever was still to be reported belonged to a round that is over.
            self._reports = []
            if state.phase == "ready":
                self.starts_at = tick + self._countdown_ticks
                self._report(self.starts_at, 0, Start(self.starts_at))

    def next_tick(self) -> int | None:
        return self._reports[0][0] if self._reports else None

    def take(self) -> Action:
        return heappop(self._reports)[2]

    @abstractmethod
    def _flicked(self, tick: int, flight: Flight, state: State, gesture: Vector) -> None:
        """A card has left a hand."""

    def _report(self, tick: int, order: int, action: Action) -> None:
        heappush(self._reports, (tick, order, action))

    def _watch_flights(self, tick: int, state: State, gesture: Vector) -> None:
        for flight in state.flights:
            if flight.number > self._flicks_seen:
                self._flicks_seen = flight.number
                self._flicked(tick, flight, state, gesture)

    def _watch_pauses(self, tick: int, paused_until: tuple[int | None, ...]) -> None:
        if paused_until == self._pauses_seen:
            return
        known = self._pauses_seen or (None,) * len(paused_until)
        for seat, until in enumerate(paused_until):
            if until is not None and until != known[seat]:
                # A match that is continued may have been left in the very tick in which a pause ends.
                due = max(until, tick + 1)
                # Flicks count from 1: below them, pauses have an order of their own.
                self._report(due, seat - len(paused_until), Release(due, seat))
        self._pauses_seen = paused_until
