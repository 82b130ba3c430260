"""TEN: every refusal has its place, and its sentence."""

import re
from pathlib import Path

import pytest

from tenarcade.rules.ten import RULES
from tenarcade.rules.ten.moves import Bid, Buy, Pass, Pay, Reveal, TakeMoney, TakeNumbers, TakeToken, TenAction
from tenarcade.rules.ten.state import Auction, Due, Options, State
from tests.rules.ten_table import cards, player, refused, solo, table

TWO = (player(5, 1, "b1"), player())

DRAWING = table(*TWO, draws="b2")
STOPPING = table(*TWO, row="b2 $1")
BIDDING = table(*TWO, draws="b2", phase="bid", auction=Auction("*4", (), 2, 1))
PAYING = table(*TWO, draws="b2", phase="pay", due=Due("p4", 4, "shop"), market=("p4",))
SHOPPING = table(*TWO, draws="b2", phase="shop", market=cards("b1 p4"))
POOR = table(player(1), player(), draws="b2", phase="shop", market=cards("p4"))
LAST_SHOPPING = table(*TWO, phase="final", market=cards("p4"))
BUSTED = table(*TWO, draws="b2", phase="bust", market=cards("p4"), options=Options(bust_buys=True, starter=1))

REFUSALS: list[tuple[State, TenAction, str]] = [
    (STOPPING, Reveal(), "pile-empty"),
    (DRAWING, TakeNumbers(), "no-numbers-in-row"),
    (DRAWING, TakeMoney(), "no-money-in-row"),
    (DRAWING, Pass(), "not-in-draw"),
    (DRAWING, Bid(1), "not-in-draw"),
    (DRAWING, Buy("p4"), "not-in-draw"),
    (DRAWING, Pay(0, 0), "not-in-draw"),
    (DRAWING, TakeToken(), "not-in-draw"),
    (BIDDING, Reveal(), "not-in-bid"),
    (BIDDING, Pay(1, 0), "not-in-bid"),
    (BIDDING, Bid(2), "bid-out-of-range"),
    (BIDDING, Bid(10), "bid-out-of-range"),
    (BIDDING, Bid(-3), "bid-out-of-range"),
    (BIDDING, Bid(10**30), "bid-out-of-range"),
    (PAYING, Pass(), "not-in-pay"),
    (PAYING, Buy("p4"), "not-in-pay"),
    (PAYING, Pay(6, 0), "too-many-coins"),
    (PAYING, Pay(0, 2), "too-many-tokens"),
    (PAYING, Pay(3, 0, ("p4",)), "cards-cannot-pay"),
    (PAYING, Pay(3, 0), "pays-too-little"),
    (PAYING, Pay(5, 0), "pays-too-much"),
    (SHOPPING, Reveal(), "not-in-shop"),
    (SHOPPING, TakeToken(), "not-in-shop"),
    (SHOPPING, Buy("g9"), "not-in-market"),
    (SHOPPING, Buy("b1"), "already-owned"),
    (POOR, Buy("p4"), "too-dear"),
    (LAST_SHOPPING, TakeNumbers(), "not-in-final"),
    (LAST_SHOPPING, Buy("g9"), "not-in-market"),
    (BUSTED, Pass(), "not-in-bust"),
    (BUSTED, Reveal(), "not-in-bust"),
]

OBJECTIONS = [
    (Options(target=5), 2, "target-needs-solo"),
    (Options("de", target=4), 1, "target-below-ladder"),
    (Options(starter=4), 3, "starter-not-seated"),
    (Options(starter=2), 1, "starter-not-seated"),
]


@pytest.mark.parametrize(("state", "action", "key"), REFUSALS, ids=lambda part: part if isinstance(part, str) else "")
def test_a_misplaced_or_unfair_action_is_refused(state: State, action: TenAction, key: str) -> None:
    assert refused(state, action).key == key


@pytest.mark.parametrize(("options", "seats", "key"), OBJECTIONS)
def test_options_that_do_not_fit_are_objected_to(options: Options, seats: int, key: str) -> None:
    objection = RULES.objection(options, seats)
    assert objection is not None
    assert objection.key == key


@pytest.mark.parametrize("seats", range(1, 6))
def test_fitting_options_are_not_objected_to(seats: int) -> None:
    assert RULES.objection(Options(), seats) is None
    assert RULES.objection(Options("de", bust_buys=True, starter=seats), seats) is None


def test_every_refusal_with_a_sentence_is_met_here() -> None:
    texts = (Path(__file__).parents[2] / "assets/languages/en/ten.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^refusal-([a-z-]+) =", texts, flags=re.MULTILINE))
    met = {key for _, _, key in REFUSALS} | {key for _, _, key in OBJECTIONS}
    assert written == met - {"starter-not-seated"}


def test_nobody_else_may_act() -> None:
    for state in (DRAWING, BIDDING, PAYING, SHOPPING, LAST_SHOPPING, BUSTED):
        assert RULES.legal(state, 1) == ()
        for action in RULES.legal(state, 0):
            refusal = RULES.refusal(state, 1, action)
            assert refusal is not None
            assert refusal.key == "not-your-turn"


def test_after_the_end_nothing_is_allowed() -> None:
    over = solo(player(), player(), phase="over")
    refusal = RULES.refusal(over, 0, Pass())
    assert refusal is not None
    assert refusal.key == "match-over"
    assert RULES.legal(over, 0) == ()
