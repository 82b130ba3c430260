"""One real-time match: an arena, bots asleep until the moment of their plans, and people who press when they like."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from heapq import heappop, heappush
from typing import Any, NamedTuple, Protocol

from tenarcade.arena.geometry import NOWHERE, Vector
from tenarcade.bots.face import LiveBot, Plan, conclude
from tenarcade.core.clock import TICKS_PER_SECOND
from tenarcade.core.dice import Dice
from tenarcade.core.game import ARENA, Action, AnyRules, Event, Outcome, Seat
from tenarcade.core.phrase import Refusal
from tenarcade.core.race import seat_order
from tenarcade.play.arena import Arena
from tenarcade.play.simulated_arena import FixedFlights

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


class Press(NamedTuple):
    """What somebody wants to do; for a flick perhaps by a gesture."""

    action: Action
    gesture: Vector = NOWHERE


class Heard(NamedTuple):
    """What was tried in a tick: its events, or why it was refused."""

    seat: Seat
    action: Action
    events: tuple[Event, ...]
    refusal: Refusal | None


Presses = Mapping[Seat, Sequence[Press]]


class LiveTable:
    def __init__(
        self, match: LiveMatch, bots: Mapping[Seat, LiveBot[Any]], dice: Callable[[Seat, int], Dice], arena: Arena
    ) -> None:
        """`dice` are a bot's when it looks at the table in this tick."""
        self._match = match
        self._bots = bots
        self._dice = dice
        self._arena = arena
        self._plans: dict[Seat, Action | None] = {}
        self._alarms: list[tuple[int, Seat]] = []
        # How many ticks the bots have slept through; their alarms do not count them.
        self._missed = 0

    def open(self, tick: int) -> None:
        self._arena.watch(tick, self._match.state)
        self._wake(tick)

    def next_tick(self) -> int | None:
        """When the arena or a bot may do something, if nobody else does."""
        arena = self._arena.next_tick()
        if not self._alarms:
            return arena
        alarm = self._alarms[0][0] + self._missed
        return alarm if arena is None else min(arena, alarm)

    def play_tick(self, tick: int, presses: Presses, *, bots_sleep: bool = False) -> list[Heard]:
        """First the arena, then the seats in the tick's order (S6.1), and then the bots look again."""
        self._arena.advance(tick)
        heard = list(self._hear_arena(tick))
        self._missed += bots_sleep
        due = {**presses, **self._due(tick)}
        for seat in seat_order(tick, self._match.seats):
            heard += [self._hear(tick, seat, *press) for press in due.get(seat, ())]
        self._wake(tick)
        return heard

    def _hear_arena(self, tick: int) -> Iterator[Heard]:
        while self._arena.next_tick() == tick:
            yield self._hear(tick, ARENA, self._arena.take())

    def _due(self, tick: int) -> Presses:
        """What bots had planned for now."""
        due: dict[Seat, Sequence[Press]] = {}
        while self._alarms and self._alarms[0][0] + self._missed == tick:
            seat = heappop(self._alarms)[1]
            action = self._plans.pop(seat)
            due[seat] = () if action is None else (Press(action),)
        return due

    def _hear(self, tick: int, seat: Seat, action: Action, gesture: Vector = NOWHERE) -> Heard:
        """What came too late is refused, and that is all that happens."""
        if (refusal := self._match.refusal(seat, action)) is not None:
            return Heard(seat, action, (), refusal)
        events = self._match.submit(tick, seat, action)
        self._arena.watch(tick, self._match.state, gesture)
        return Heard(seat, action, events, None)

    def _wake(self, tick: int) -> None:
        acting = self._match.rules.to_act(self._match.state)
        for seat in sorted((acting & self._bots.keys()) - self._plans.keys()):
            plan = self._think(seat, tick)
            self._plans[seat] = plan.action
            heappush(self._alarms, (tick - self._missed + max(1, plan.after), seat))

    def _think(self, seat: Seat, tick: int) -> Plan:
        view = self._match.rules.view(self._match.state, frozenset({seat}))
        return conclude(self._bots[seat](view, seat, self._dice(seat, tick)))


def play_live(
    match: LiveMatch,
    bots: Sequence[LiveBot[Any]],
    dice: Sequence[Dice],
    arena: Arena | None = None,
    limit: int = LIMIT_TICKS,
) -> Outcome:
    """Plays a match to its end, from one tick that matters to the next; each seat has a bot and dice of its own."""
    table = LiveTable(match, dict(enumerate(bots)), lambda seat, _: dice[seat], arena or FixedFlights())
    table.open(0)
    while (outcome := match.outcome()) is None:
        tick = table.next_tick()
        if tick is None:
            raise MatchStalled("nobody at the table plans anything, and the arena has nothing to report")
        if tick > limit:
            raise MatchStalled(f"no end after {limit} ticks")
        table.play_tick(tick, {})
    return outcome
