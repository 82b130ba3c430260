"""Whole matches between bots, one by one or by the thousand."""

from collections.abc import Sequence
from typing import Any

from tenarcade.bots.face import AnyBot, conclude
from tenarcade.catalog import bots_of
from tenarcade.core.dice import Dice, derive
from tenarcade.core.game import Seat
from tenarcade.play.live_table import play_live
from tenarcade.play.match import Match
from tenarcade.play.table import SeatInfo, Table

# No match of bots has come near this; a bot that never ends one is a mistake to be heard of.
MAX_ACTIONS = 100_000


class EndlessMatch(Exception):
    """Bots that do not come to an end."""


def bot_seats(bots: Sequence[str]) -> tuple[SeatInfo, ...]:
    return tuple(SeatInfo(f"{bot.capitalize()} {place}", bot) for place, bot in enumerate(bots, start=1))


def play_match(table: Table) -> Match:
    """A match in which every seat is a bot; the same table always gives the same match."""
    match = Match(table)
    known = bots_of(table.game)
    players = [known[seat.bot] for seat in table.seats if seat.bot is not None]
    dice = [Dice(derive(table.seed, seat)) for seat in range(match.seats)]
    if match.rules.info.real_time:
        play_live(match, players, dice)
    else:
        _play_turns(match, players, dice)
    return match


def _play_turns(match: Match, players: list[AnyBot], dice: list[Dice]) -> None:
    for tick in range(MAX_ACTIONS):
        acting = match.rules.to_act(match.state)
        if not acting:
            return
        seat = min(acting)
        match.submit(tick, seat, think_through(players[seat], match, seat, dice[seat]))
    raise EndlessMatch(match.table.game)


def think_through(bot: AnyBot, match: Match, seat: Seat, dice: Dice) -> Any:
    """A bot's decision with all the time it wants."""
    return conclude(bot(match.rules.view(match.state, frozenset({seat})), seat, dice))
