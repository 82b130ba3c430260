"""A match being played by people and bots: whose turn it is, bots' thoughts in slices, and taking an act back."""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

import msgspec

from tenarcade.bots.face import AnyBot
from tenarcade.catalog import rules_of
from tenarcade.core.dice import Dice, derive
from tenarcade.core.game import Action, Event, Seat
from tenarcade.play.journal import action_decoder
from tenarcade.play.match import Act, Match
from tenarcade.play.table import Table

_encode = msgspec.json.Encoder().encode


class Session:
    """Bots are people of this table too: each decision has dice of its own, so that a match goes on after a break
    exactly as it would have gone on without."""

    def __init__(self, table: Table, bots: Mapping[Seat, AnyBot]) -> None:
        self.match = Match(table)
        self._bots = bots
        self._thought: Generator[None, None, Any] | None = None

    @property
    def is_over(self) -> bool:
        return not self.match.rules.to_act(self.match.state)

    @property
    def bot_to_act(self) -> Seat | None:
        return next((seat for seat in sorted(self.match.rules.to_act(self.match.state)) if seat in self._bots), None)

    @property
    def person_to_act(self) -> Seat | None:
        acting = sorted(self.match.rules.to_act(self.match.state))
        return next((seat for seat in acting if seat not in self._bots), None)

    def think(self, may_go_on: Callable[[], bool]) -> Action | None:
        """The bot's decision, or None while it is still thinking."""
        seat = self.bot_to_act
        if seat is None:
            return None
        if self._thought is None:
            view = self.match.rules.view(self.match.state, frozenset({seat}))
            dice = Dice(derive(self.match.table.seed, seat, len(self.match.acts)))
            self._thought = self._bots[seat](view, seat, dice)
        while True:
            try:
                next(self._thought)
            except StopIteration as end:
                self._thought = None
                decision: Action = end.value
                return decision
            if not may_go_on():
                return None

    def act(self, seat: Seat, action: Action, tick: int | None = None) -> tuple[Event, ...]:
        self._thought = None
        last = self.match.acts[-1][0].tick if self.match.acts else 0
        return self.match.submit(last if tick is None else tick, seat, action)

    def take_back(self) -> None:
        """As if the last act had not been; who may ask for it is the caller's judgement."""
        acts = [act for act, _ in self.match.acts[:-1]]
        self._thought = None
        self.match = replayed(self.match.table, acts)

    def last_act_as_told(self) -> bytes:
        return act_as_told(self.match.acts[-1][0])


def replayed(table: Table, acts: Sequence[Act]) -> Match:
    match = Match(table)
    for act in acts:
        match.submit(act.tick, act.seat, act.action)
    return match


def continue_session(table: bytes, acts: Sequence[bytes], bots: Mapping[Seat, AnyBot]) -> Session:
    """A session as it was kept, act by act; raises what a damaged one raises."""
    told_table, told_acts = read_kept(table, acts)
    session = Session(told_table, bots)
    session.match = replayed(told_table, told_acts)
    return session


def read_kept(table: bytes, acts: Sequence[bytes]) -> tuple[Table, list[Act]]:
    """What `table_as_told` and `act_as_told` have written."""
    told_table = msgspec.json.decode(table, type=Table)
    decoder = action_decoder(rules_of(told_table.game))
    told_acts = (msgspec.json.decode(act, type=tuple[int, int, msgspec.Raw]) for act in acts)
    return told_table, [Act(tick, seat, decoder.decode(action)) for tick, seat, action in told_acts]


def table_as_told(table: Table) -> bytes:
    return _encode(table)


def act_as_told(act: Act) -> bytes:
    return _encode([act.tick, act.seat, msgspec.Raw(_encode(act.action))])
