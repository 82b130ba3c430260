"""10 Retro: the end of a match and its scores."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from tenarcade.core.game import Outcome
from tenarcade.rules.retro import RULES
from tenarcade.rules.retro.actions import Stand
from tenarcade.rules.retro.events import (
    CardsDrawn,
    MatchEnded,
    MatchScored,
    RoundCardsTaken,
    RoundDecided,
    RoundStarted,
    SeatScore,
)
from tenarcade.rules.retro.table import Options, Place
from tests.rules.retro_table import Played, act, cards, place, random_match, table


def final_round(
    *places: Place, pile: str = "", round_cards: str = "", penalties: tuple[str, ...] | None = None
) -> Played:
    """The last seat stands, and the round is decided."""
    state = table(*places, phase="second", turn=len(places) - 1, pile=pile, round_cards=round_cards)
    if penalties is not None:
        given = [replace(laid, penalties=cards(had)) for laid, had in zip(state.places, penalties, strict=True)]
        state = replace(state, places=tuple(given))
    return act(state, Stand())


@pytest.mark.clause("R4.1")
def test_the_tenth_round_is_the_last() -> None:
    played = final_round(place("1 1 1", up="9"), place("2 2 2", up="8"), pile="3 4 5 6")
    assert played.told(MatchEnded) == [MatchEnded("tenth-round")]
    assert RULES.to_act(played.state) == frozenset()
    going_on = final_round(place("1 1 1", up="9"), place("2 2 2", up="8"), pile="3 4 5 6", round_cards="r5")
    assert going_on.told(MatchEnded) == []
    assert RULES.outcome(going_on.state) is None


@pytest.mark.clause("R4.1")
@pytest.mark.parametrize(("pile", "is_over"), [("3", True), ("3 4", False)])
def test_the_match_ends_as_soon_as_somebody_cannot_draw_back_to_four(pile: str, is_over: bool) -> None:
    played = final_round(place("1 1 1", up="9"), place("2 2 2", up="8"), pile=pile, round_cards="r5 r6")
    assert played.told(MatchEnded) == ([MatchEnded("short-draw")] if is_over else [])
    assert (played.state.phase == "over") == is_over


@pytest.mark.clause("R4.1")
@pytest.mark.parametrize("seats", range(2, 8))
def test_a_match_has_ten_rounds_unless_the_pile_runs_out(seats: int) -> None:
    for seed in range(5):
        _, events = random_match(Options(), seats, seed)
        rounds = [event.number for event in events if isinstance(event, RoundStarted)]
        assert rounds == list(range(1, len(rounds) + 1))
        short = [event for event in events if isinstance(event, CardsDrawn) and event.missing]
        (ended,) = [event for event in events if isinstance(event, MatchEnded)]
        assert ended.reason == ("tenth-round" if len(rounds) == 10 else "short-draw")
        assert bool(short) or len(rounds) == 10


@pytest.mark.clause("R4.2")
def test_after_an_early_end_the_last_loser_takes_the_remaining_round_cards() -> None:
    played = final_round(place("1 1 1", up="9"), place("2 2 2", up="8"), place(up="9"), round_cards="r5 r10 r6")
    assert played.told(RoundDecided)[0].loser == 1
    assert played.told(RoundCardsTaken) == [RoundCardsTaken(1, cards("r5 r10 r6"), 21)]
    (scored,) = played.told(MatchScored)
    assert [line.penalty_points for line in scored.seats] == [0, 1 + 3 + 21, 0]
    assert played.state.round_cards == ()


@pytest.mark.clause("R4.2")
def test_after_the_tenth_round_no_round_card_is_left() -> None:
    played = final_round(place(up="9"), place(up="8"))
    assert played.told(CardsDrawn)[0].missing == 4
    assert played.told(MatchEnded) == [MatchEnded("tenth-round")]
    assert played.told(RoundCardsTaken) == []


@pytest.mark.clause("R4.3")
def test_cards_in_hand_are_penalties_too() -> None:
    played = final_round(place("J p8 0", 0, up="9"), place("5", 0, up="8"), pile="p1")
    (scored,) = played.told(MatchScored)
    assert [line.hand for line in scored.seats] == [cards("J p8 0 p1"), ("5",)]
    assert [line.hand_points for line in scored.seats] == [10 + 10 + 1 + 3, 1]
    assert [line.score for line in scored.seats] == [24, 3 + 1]
    assert played.state.places[0].penalties == cards("J p8 0 p1")


@pytest.mark.clause("R4.4")
def test_the_score_is_the_penalty_points_less_two_a_chip() -> None:
    played = final_round(place("4", 3, up="9"), place("", 5, up="8"), penalties=("J r7", ""))
    (scored,) = played.told(MatchScored)
    assert scored.seats == (
        SeatScore(0, ("4",), penalty_points=17, hand_points=1, chips=3, score=12),
        SeatScore(1, (), penalty_points=3, hand_points=0, chips=5, score=-7),
    )
    assert scored.winners == (1,)
    assert RULES.outcome(played.state) == Outcome(winners=(1,), scores=(12, -7), clause="R4.4")


@pytest.mark.clause("R4.4")
def test_the_lowest_score_wins_and_equal_ones_share() -> None:
    assert RULES.info.lowest_wins
    played = final_round(
        place("", 2, up="9"), place("", 7, up="9"), place("", 7, up="8"), penalties=("", "r10", "r6 1")
    )
    outcome = RULES.outcome(played.state)
    assert outcome == Outcome(winners=(0, 1), scores=(-4, -4, -3), clause="R4.4")


@pytest.mark.clause("R4.4")
@pytest.mark.parametrize("seats", [2, 5, 7])
def test_the_final_scores_are_told_as_they_are_kept(seats: int) -> None:
    states, events = random_match(Options(spare_jokers=False), seats, seats)
    outcome = RULES.outcome(states[-1])
    scored = events[-1]
    assert isinstance(scored, MatchScored)
    assert outcome is not None
    assert tuple(line.score for line in scored.seats) == outcome.scores
    assert scored.winners == outcome.winners


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_no_card_and_no_chip_is_ever_made_or_lost(seats: int) -> None:
    states, _ = random_match(Options(), seats, 40 + seats)
    for before, after in pairwise(states):
        assert RULES.inventory(before) == RULES.inventory(after)
