"""The rungs of 10 Retro's ladder: each is harder than the one below."""

from itertools import pairwise

from tenarcade.catalog import bots_of, level_bots_of, rules_of
from tenarcade.core.dice import derive
from tenarcade.core.game import Outcome
from tenarcade.play.ladder import load_ladder
from tenarcade.play.session import Session
from tenarcade.play.table import SeatInfo, Table

DEALS = 30
LEVELS = tuple(f"level-{target}" for target in range(4, 11))


def outcome_of(bots: tuple[str, ...], seed: int) -> Outcome:
    known = {**bots_of("retro"), **level_bots_of("retro")}
    seats = tuple(SeatInfo(bot, bot) for bot in bots)
    table = Table("retro", rules_of("retro").info.version, {}, seats, seed)
    session = Session(table, {seat: known[bot] for seat, bot in enumerate(bots)})
    while (seat := session.bot_to_act) is not None:
        decision = session.think(lambda: True)
        assert decision is not None
        session.act(seat, decision)
    outcome = session.match.outcome()
    assert outcome is not None
    return outcome


def margin_over_cautious(level: str) -> int:
    """Points a match, summed: the same deals from both seats."""
    margin = 0
    for deal in range(DEALS):
        first = outcome_of((level, "cautious"), derive(5, deal)).scores
        second = outcome_of(("cautious", level), derive(5, deal)).scores
        margin += first[1] - first[0] + second[0] - second[1]
    return margin


def test_every_level_is_stronger_than_the_one_below() -> None:
    margins = [margin_over_cautious(level) for level in LEVELS]
    assert all(below + 2 * DEALS < above for below, above in pairwise(margins)), margins


def test_every_rung_is_held_by_its_own_level() -> None:
    assert [{*rung.bots} for rung in load_ladder("retro").rung] == [{level} for level in LEVELS]
