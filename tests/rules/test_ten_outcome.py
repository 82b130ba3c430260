"""TEN: who wins, and what breaks a tie."""

import pytest

from tenarcade.core.game import Outcome
from tenarcade.rules.ten import RULES
from tenarcade.rules.ten.edition import Edition
from tenarcade.rules.ten.moves import Pass
from tenarcade.rules.ten.state import Options, Player
from tests.rules.ten_table import act, player, table

# Ten points each: from nine cards with nothing to spare, and from ten cards with two to spare.
FULL_RUN = "b1 b2 b3 b4 b5 b6 b7 b8 b9"
TWO_FIVES = "g1 g2 g3 g4 g5 o1 o2 o3 o4 o5 g1 o9"


def outcome_of(*players: Player, edition: Edition = "pl") -> Outcome:
    """Nobody buys any more."""
    state = table(*players, options=Options(edition, starter=1), phase="final")
    outcome = RULES.outcome(act(state, Pass()).state)
    assert outcome is not None
    return outcome


@pytest.mark.clause("T9.5")
@pytest.mark.parametrize("edition", ["pl", "de"])
def test_most_points_win_whatever_the_money(edition: Edition) -> None:
    outcome = outcome_of(player(10, 5, "b1"), player(0, 0, "b1 b2"), player(10, 9), edition=edition)
    assert outcome == Outcome((1,), (1, 2, 0), "T9.5")


@pytest.mark.clause("T9.5")
@pytest.mark.parametrize("edition", ["pl", "de"])
def test_among_equal_points_most_money_wins_and_a_token_counts_three(edition: Edition) -> None:
    outcome = outcome_of(player(5, 0, "b1"), player(0, 2, "p9"), player(9, 9), edition=edition)
    assert outcome == Outcome((1,), (1, 1, 0), "T9.5")
    equal_coins = outcome_of(player(5, 1, FULL_RUN), player(5, 0, TWO_FIVES), edition=edition)
    assert equal_coins == Outcome((0,), (10, 10), "T9.5")


@pytest.mark.clause("T10.3")
@pytest.mark.parametrize(("edition", "winner"), [("pl", 0), ("de", 1)])
def test_the_last_tie_break_is_the_editions_own(edition: Edition, winner: int) -> None:
    outcome = outcome_of(player(5, 0, FULL_RUN), player(2, 1, TWO_FIVES), edition=edition)
    assert outcome == Outcome((winner,), (10, 10), "T10.3")


@pytest.mark.clause("T10.3")
def test_in_de_more_spare_numbers_win_though_equally_many_cards_score() -> None:
    hands = (player(5, 0, "b1 b3"), player(5, 0, "g1 g3 g5"))
    assert outcome_of(*hands, edition="de") == Outcome((1,), (1, 1), "T10.3")
    assert outcome_of(*hands, edition="pl") == Outcome((0, 1), (1, 1), "T9.5")


@pytest.mark.clause("T10.3")
def test_in_de_a_wild_in_a_run_spares_a_number_but_in_pl_it_is_a_card_used() -> None:
    hands = (player(5, 0, "b1 b3 b5", "*2"), player(5, 0, "g1 g2 g3"))
    assert outcome_of(*hands, edition="de") == Outcome((0,), (3, 3), "T10.3")
    assert outcome_of(*hands, edition="pl") == Outcome((0, 1), (3, 3), "T9.5")


@pytest.mark.clause("T9.5")
@pytest.mark.parametrize("edition", ["pl", "de"])
def test_who_is_still_tied_shares_the_win(edition: Edition) -> None:
    outcome = outcome_of(player(5, 0, "b1 b2"), player(2, 1, "p8 p9"), player(5, 0, "g1"), edition=edition)
    assert outcome == Outcome((0, 1), (2, 2, 1), "T9.5")


@pytest.mark.clause("T9.5")
def test_only_those_with_most_points_and_money_reach_the_last_tie_break() -> None:
    # Seat 2 has spare numbers, but less money.
    outcome = outcome_of(player(5, 0, "b1 b2"), player(5, 0, "g1 g2"), player(4, 0, "o1 o2 o4 o6"), edition="de")
    assert outcome == Outcome((0, 1), (2, 2, 2), "T9.5")
