"""Matches that lie in a home before the program starts."""

from pathlib import Path

import msgspec

from tenarcade.catalog import bots_of, rules_of
from tenarcade.play.match import Match
from tenarcade.play.seating import Seating, Sitter
from tenarcade.play.session import Session, table_as_told
from tenarcade.play.table import Table
from tenarcade.scenes.party import LOOKS
from tenarcade.storage.store import open_store

BOT = "cautious"


def keep_fresh_match(home: Path, people: int, bots: int, seed: int, game: str = "ten") -> None:
    seating = _seating(people, bots, game)
    _keep(home, seating, Match(_table(seating, seed)), [])


def keep_almost_finished_match(home: Path, seed: int) -> None:
    """TEN, played by bots up to the last act of the seat that is a person's."""
    seating = _seating(people=1, bots=1)
    bot = bots_of("ten")[BOT]
    session = Session(_table(seating, seed), {0: bot, 1: bot})
    told: list[bytes] = []
    while (seat := session.bot_to_act) is not None:
        action = session.think(lambda: True)
        assert action is not None
        session.act(seat, action)
        told.append(session.last_act_as_told())
    last = max(index for index, (act, _) in enumerate(session.match.acts) if act.seat == 0)
    _keep(home, seating, session.match, told[:last])


def _seating(people: int, bots: int, game: str = "ten") -> Seating:
    """People without a device of their own: whatever is pressed, counts."""
    kinds = [*[None] * people, *[BOT] * bots]
    sitters = (Sitter(f"Guest {seat}", *LOOKS[seat], bot=kind) for seat, kind in enumerate(kinds))
    return Seating(game, tuple(sitters))


def _table(seating: Seating, seed: int) -> Table:
    return Table(seating.game, rules_of(seating.game).info.version, {}, seating.as_told(), seed)


def _keep(home: Path, seating: Seating, match: Match, acts: list[bytes]) -> None:
    store = open_store(home)
    store.begin_match(table_as_told(match.table), msgspec.json.encode(seating))
    for index, act in enumerate(acts):
        store.append_act(index, act)
    store.close()
