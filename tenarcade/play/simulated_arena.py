"""Real-time matches without physics: every flick takes the same time, and time jumps from event to event."""

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Any, Protocol

from tenarcade.bots.face import LiveBot, Plan, conclude
from tenarcade.core.clock import TICKS_PER_SECOND
from tenarcade.core.dice import Dice
from tenarcade.core.game import ARENA, Action, AnyRules, Event, Outcome, Seat
from tenarcade.core.phrase import Refusal
from tenarcade.core.race import seat_order
from tenarcade.rules.speed.actions import Arrive, Release, Start
from tenarcade.rules.speed.table import Flight, State

FLIGHT_TICKS = TICKS_PER_SECOND // 4
COUNTDOWN_TICKS = 3 * TICKS_PER_SECOND

# Four hours: beyond any match that bots were seen to play, by an order of magnitude.
LIMIT_TICKS = 4 * 60 * 60 * TICKS_PER_SECOND


class MatchStalled(Exception):
    """Nobody will ever act again, or the bots go on without coming to an end."""


class LiveMatch(Protocol):
    """As much of a match as is needed to play it in real time."""

    @property
    def state(self) -> Any: ...

    @property
    def rules(self) -> AnyRules: ...

    @property
    def seats(self) -> int: ...

    def submit(self, tick: int, seat: Seat, action: Action) -> tuple[Event, ...]: ...

    def refusal(self, seat: Seat, action: Action) -> Refusal | None: ...

    def outcome(self) -> Outcome | None: ...


class Arena(Protocol):
    """Whatever moves the cards: it is shown every state, and says when it has something to report."""

    def watch(self, tick: int, state: Any) -> None: ...

    def next_tick(self) -> int | None: ...

    def take(self) -> Action: ...


class FixedFlights:
    """The arena of Plus Minus with one flight time for all seats (S6.2); here no card falls short (S6.3)."""

    def __init__(self, flight_ticks: int = FLIGHT_TICKS, countdown_ticks: int = COUNTDOWN_TICKS) -> None:
        self._flight_ticks = max(1, flight_ticks)
        self._countdown_ticks = max(1, countdown_ticks)
        # Ordered by tick, then by flick, which is how races are settled (S6.1).
        self._reports: list[tuple[int, int, Action]] = []
        self._flicks_seen = 0
        self._pauses_seen: tuple[int | None, ...] = ()
        self._is_counting = False

    def watch(self, tick: int, state: State) -> None:
        if state.phase == "live":
            self._is_counting = False
            self._watch_flights(tick, state.flights)
            self._watch_pauses(state.paused_until)
        elif not self._is_counting:
            self._is_counting = True
            self._pauses_seen = ()
            due = tick + self._countdown_ticks
            # Whatever was still to be reported belonged to a round that is over.
            self._reports = [(due, 0, Start(due))]

    def next_tick(self) -> int | None:
        return self._reports[0][0] if self._reports else None

    def take(self) -> Action:
        return heappop(self._reports)[2]

    def _watch_flights(self, tick: int, flights: Sequence[Flight]) -> None:
        for flight in flights:
            if flight.number > self._flicks_seen:
                self._flicks_seen = flight.number
                due = tick + self._flight_ticks
                heappush(self._reports, (due, flight.number, Arrive(due, flight.seat, flight.card)))

    def _watch_pauses(self, paused_until: tuple[int | None, ...]) -> None:
        if paused_until == self._pauses_seen:
            return
        known = self._pauses_seen or (None,) * len(paused_until)
        for seat, until in enumerate(paused_until):
            if until is not None and until != known[seat]:
                # Flicks count from 1: below them, pauses have an order of their own.
                heappush(self._reports, (until, seat - len(paused_until), Release(until, seat)))
        self._pauses_seen = paused_until


class _LiveTable:
    """The bots round one match, each asleep until the moment of its plan."""

    def __init__(self, match: LiveMatch, bots: Sequence[LiveBot[Any]], dice: Sequence[Dice], arena: Arena) -> None:
        self._match = match
        self._bots = bots
        self._dice = dice
        self._arena = arena
        self._plans: dict[Seat, Action | None] = {}
        self._alarms: list[tuple[int, Seat]] = []

    def open(self) -> None:
        self._arena.watch(0, self._match.state)
        self._wake(0)

    def next_tick(self) -> int | None:
        arena = self._arena.next_tick()
        if not self._alarms:
            return arena
        return self._alarms[0][0] if arena is None else min(arena, self._alarms[0][0])

    def play_tick(self, tick: int) -> None:
        """First the arena, then the seats in the tick's order (S6.1), and then everyone looks again."""
        while self._arena.next_tick() == tick:
            self._submit(tick, ARENA, self._arena.take())
        due = set()
        while self._alarms and self._alarms[0][0] == tick:
            due.add(heappop(self._alarms)[1])
        for seat in seat_order(tick, self._match.seats):
            if seat in due and (action := self._plans.pop(seat)) is not None:
                self._submit(tick, seat, action)
        self._wake(tick)

    def _submit(self, tick: int, seat: Seat, action: Action) -> None:
        """What came too late is refused, and that is all that happens."""
        if self._match.refusal(seat, action) is None:
            self._match.submit(tick, seat, action)
            self._arena.watch(tick, self._match.state)

    def _wake(self, tick: int) -> None:
        for seat in sorted(self._match.rules.to_act(self._match.state) - self._plans.keys() - {ARENA}):
            plan = self._think(seat)
            self._plans[seat] = plan.action
            heappush(self._alarms, (tick + max(1, plan.after), seat))

    def _think(self, seat: Seat) -> Plan:
        view = self._match.rules.view(self._match.state, frozenset({seat}))
        return conclude(self._bots[seat](view, seat, self._dice[seat]))


def play_live(
    match: LiveMatch,
    bots: Sequence[LiveBot[Any]],
    dice: Sequence[Dice],
    arena: Arena | None = None,
    limit: int = LIMIT_TICKS,
) -> Outcome:
    """Plays a match to its end; each seat has a bot and dice of its own."""
    table = _LiveTable(match, bots, dice, arena or FixedFlights())
    table.open()
    while (outcome := match.outcome()) is None:
        tick = table.next_tick()
        if tick is None:
            raise MatchStalled("nobody at the table plans anything, and the arena has nothing to report")
        if tick > limit:
            raise MatchStalled(f"no end after {limit} ticks")
        table.play_tick(tick)
    return outcome
