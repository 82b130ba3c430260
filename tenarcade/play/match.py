"""One match in progress: it judges every action, and remembers all of them."""

from typing import Any, Protocol

import msgspec

from tenarcade.catalog import rules_of
from tenarcade.core.clock import MAX_TICK
from tenarcade.core.game import ARENA, Action, Event, Outcome, Seat
from tenarcade.core.phrase import Refusal
from tenarcade.core.race import seat_order
from tenarcade.core.setup import SetupRefused, parse_options, set_up
from tenarcade.play.table import Table, options_as_told


class ActionRefused(Exception):
    """An action the rules do not allow, with the reason as a phrase."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


class Act(msgspec.Struct, frozen=True, tag_field="type", tag="act"):
    """One line of a journal: at this tick this seat did that."""

    tick: int
    seat: Seat
    action: Any


class Match:
    def __init__(self, table: Table) -> None:
        self.rules = rules_of(table.game)
        ours = self.rules.info.version
        if table.rules != ours:
            raise SetupRefused(Refusal("other-rules", {"game": table.game, "theirs": table.rules, "ours": ours}))
        options = parse_options(self.rules, table.options)
        first = set_up(self.rules, options, len(table.seats), table.seed)
        self.table = msgspec.structs.replace(table, options=options_as_told(options))
        self.state = first.state
        self.opening: tuple[Event, ...] = first.events
        self.acts: list[tuple[Act, tuple[Event, ...]]] = []

    @property
    def seats(self) -> int:
        return len(self.table.seats)

    def refusal(self, seat: Seat, action: Action) -> Refusal | None:
        return self.rules.refusal(self.state, seat, action)

    def submit(self, tick: int, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Carries an action out, or raises `ActionRefused` and changes nothing."""
        refusal = self.refusal(seat, action) or self._time_refusal(tick, seat, action)
        if refusal is not None:
            raise ActionRefused(refusal)
        step = self.rules.apply(self.state, seat, action)
        self.state = step.state
        self.acts.append((Act(tick, seat, action), step.events))
        events: tuple[Event, ...] = step.events
        return events

    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state)

    def _time_refusal(self, tick: int, seat: Seat, action: Action) -> Refusal | None:
        """Reports are heard in their own tick, time never runs back, and within a tick no seat is favoured (S6.1)."""
        if not 0 <= tick <= MAX_TICK:
            return Refusal("bad-tick", {"high": MAX_TICK})
        if (told := getattr(action, "tick", tick)) != tick:
            return Refusal("other-tick", {"tick": tick, "told": told})
        if not self.acts:
            return None
        last = self.acts[-1][0]
        if tick < last.tick:
            return Refusal("time-ran-back", {"tick": tick, "last": last.tick})
        if not self.rules.info.real_time or tick > last.tick:
            return None
        order = (ARENA, *seat_order(tick, self.seats))
        if order.index(seat) < order.index(last.seat):
            return Refusal("out-of-race-order", {"tick": tick})
        return None


class Played(Protocol):
    """Whatever plays a match, by turns or all at once."""

    @property
    def match(self) -> Match: ...
