"""Whole matches played through `Match`, as a screen or a simulation would play them."""

from typing import Any

import msgspec

from tenarcade.core.dice import Dice
from tenarcade.play.match import Match
from tenarcade.play.table import SeatInfo, Table
from tests.tables import MAX_ACTIONS, TestTable

NAMES = ("Ada", "Bo", "Chloé", "Dávid", "Ève", "Þór", "李", "Zoë 😀")


def open_match(table: TestTable, seed: int) -> Match:
    seats = tuple(SeatInfo(name) for name in NAMES[: table.seats])
    return Match(Table(table.game, table.rules.info.version, table.options, seats, seed))


def random_match(table: TestTable, seed: int, actions: int = MAX_ACTIONS) -> Match:
    """Uniformly random legal actions, the arena's among them, to the end or for so many actions."""
    match = open_match(table, seed)
    dice = Dice(seed)
    tick = 0
    for _ in range(actions):
        acting = match.rules.to_act(match.state)
        if not acting:
            return match
        seat = dice.choice(sorted(acting))
        action = dice.choice(match.rules.legal(match.state, seat))
        tick = max(tick + 1, getattr(action, "tick", 0))
        match.submit(tick, seat, at_tick(tick, action))
    assert actions < MAX_ACTIONS, f"{table}: no end"
    return match


def at_tick(tick: int, action: Any) -> Any:
    """What the arena reports bears the time at which it is heard."""
    return msgspec.structs.replace(action, tick=tick) if hasattr(action, "tick") else action
