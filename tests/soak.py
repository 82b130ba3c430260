"""`python -m tests.soak [MATCHES]`: far more matches than the tests have time for, each replayed and refereed.

Every table of every game is played by random actions and by its bots; every match goes through its journal and
is judged by the game's independent referee.
"""

import importlib
import sys
from typing import Any

import msgspec

from tenarcade.catalog import bots_of
from tenarcade.core.dice import Dice
from tenarcade.play.journal import read_journal, write_journal
from tenarcade.play.match import Match
from tenarcade.play.simulate import bot_seats, play_match
from tenarcade.play.table import Table
from tests.matches import random_match
from tests.tables import EVERY_TABLE, TestTable


def bot_match(table: TestTable, seed: int) -> Match:
    dice = Dice(seed)
    names = sorted(bots_of(table.game))
    bots = [dice.choice(names) for _ in range(table.seats)]
    return play_match(Table(table.game, table.rules.info.version, table.options, bot_seats(bots), seed))


def judge(match: Match) -> None:
    again = read_journal(write_journal(match))
    assert again.state == match.state
    outcome = match.outcome()
    assert outcome is not None
    referee: Any = importlib.import_module(f"tests.referees.{match.table.game}")
    events = [*match.opening, *[event for _, heard in match.acts for event in heard]]
    header = {"options": match.table.options, "seats": match.seats}
    verdict = referee.check(header, msgspec.to_builtins(events))
    assert verdict == {"winners": list(outcome.winners), "scores": list(outcome.scores)}


def main(matches: int) -> None:
    for number in range(matches):
        table = EVERY_TABLE[number % len(EVERY_TABLE)]
        try:
            judge(random_match(table, number))
            judge(bot_match(table, number))
        except Exception:
            print(f"{table}, seed {number}", file=sys.stderr)
            raise
    print(f"{2 * matches} matches at {len(EVERY_TABLE)} tables: all replayed, all refereed")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10 * len(EVERY_TABLE))
