"""The rungs of 10 Retro's ladder: each is harder than the one below, and every bot it names is there."""

from itertools import pairwise

from tenarcade.catalog import bots_of, level_bots_of, rules_of
from tenarcade.core.dice import derive
from tenarcade.core.game import Outcome
from tenarcade.play.ladder import load_ladder
from tenarcade.play.session import Session
from tenarcade.play.table import SeatInfo, Table

DEALS = 40
LANGUAGES = ("en", "de", "pl")


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
    margins = [margin_over_cautious(f"level-{target}") for target in range(4, 11)]
    assert all(below + 2 * DEALS < above for below, above in pairwise(margins)), margins


def test_the_rungs_rise_from_four_to_ten_against_their_own_levels() -> None:
    rungs = load_ladder("retro").rung
    assert [rung.target for rung in rungs] == [4, 5, 6, 7, 8, 9, 10]
    for rung in rungs:
        assert {*rung.bots} == {f"level-{rung.target}"}
        assert {*rung.bots} <= level_bots_of("retro").keys()
        assert 2 <= 1 + len(rung.bots) <= rules_of("retro").info.max_seats


def test_every_rung_has_a_title_and_praise_of_its_own_in_every_language() -> None:
    rungs = load_ladder("retro").rung
    for language in LANGUAGES:
        said = [getattr(text, language) for rung in rungs for text in (rung.title, rung.praise)]
        assert len({*said}) == len(said)
