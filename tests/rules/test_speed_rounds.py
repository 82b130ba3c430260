"""Plus Minus: stuck tables, and how a round ends."""

from collections import Counter

import pytest
from msgspec.structs import replace

from tenarcade.core.game import ARENA, HIDDEN
from tenarcade.rules.speed import RULES
from tenarcade.rules.speed.actions import Arrive, Draw, FallShort, Flick, Start
from tenarcade.rules.speed.deck import DECK
from tenarcade.rules.speed.events import (
    CardDrawn,
    CardLanded,
    CardReturned,
    HandShown,
    PileTurned,
    RoundWon,
    SeatPaused,
    StartSignalled,
)
from tenarcade.rules.speed.table import State, is_stuck
from tests.rules.speed_table import after, kinds, refusal_key, table


@pytest.mark.clause("S3.1")
@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (table("1/1 5/3", "1/1 4/1", "7/1 4/1"), True),
        (table("1/1 5/3", "1/1 8/1", "7/1 4/1"), False),
        (table("1/1 5/3", "1/1 4/1", "7/1 4/1", stacks=("", "3/1")), False),
        (table("1/1 5/3", "1/1 4/1", "7/1"), False),
        (after(table("1/1 5/3", "1/1 4/1 1/2", "7/1 4/1"), (0, Flick("1/1"))).state, False),
    ],
    ids=["stuck", "a match in a hand", "a card in a stack", "a seat with one card", "a card in flight"],
)
def test_stuck_means_no_stack_no_match_no_flight_and_no_single_card(state: State, expected: bool) -> None:
    assert is_stuck(state) == expected


@pytest.mark.clause("S3.2")
def test_a_stuck_table_turns_the_pile_and_waits_for_the_start_signal_with_hands_closed() -> None:
    state = table("9/1 2/1 4/1", "5/3 1/1", "10/1 7/1")
    step = after(state, (0, Flick("5/3")), (ARENA, Arrive(30, 0, "5/3")))
    assert step.state.hands == (("1/1",), ("10/1", "7/1"))
    assert step.state.phase == "live", "a seat with one card can play it"

    state = table("9/1 2/1 4/1", "5/3 1/1 1/2", "10/1 7/1")
    flown = after(state, (0, Flick("5/3"))).state
    step = after(flown, (ARENA, Arrive(30, 0, "5/3")))
    assert step.events == (CardLanded(30, 0, "5/3", 5), PileTurned("9/1"))
    assert step.state.pile == (*flown.pile[1:], "5/3", "9/1")
    assert RULES.to_act(step.state) == {ARENA}
    assert RULES.view(step.state, frozenset({0})).hands == ((HIDDEN,) * 2, (HIDDEN,) * 2)
    again = after(step.state, (ARENA, Start(400)))
    assert again.events == (StartSignalled(400), HandShown(0, ("1/1", "1/2")), HandShown(1, ("10/1", "7/1")))
    assert RULES.to_act(again.state) == {0, 1}


@pytest.mark.clause("S3.2")
def test_the_pile_is_turned_again_while_the_table_is_still_stuck() -> None:
    state = table("4/2 3/1 9/1 5/3", "1/1 1/2 5/1", "10/1 7/1")
    step = after(state, (0, Flick("5/1")), (ARENA, Arrive(30, 0, "5/1")))
    assert step.events == (
        CardReturned(30, 0, "5/1", "wrong"),
        PileTurned("4/2"),
        PileTurned("3/1"),
        PileTurned("9/1"),
    )
    assert step.state.pile == (*state.pile[3:], "4/2", "3/1", "9/1")


@pytest.mark.clause("S3.3")
def test_drawing_the_last_card_of_all_stacks_is_noticed_at_once() -> None:
    state = table("9/1 5/3", "1/1 7/1", "10/1 7/1", stacks=("", "1/2"))
    assert RULES.to_act(state) == {0, 1}
    step = after(state, (1, Draw()))
    assert kinds(step.events) == [CardDrawn, PileTurned]
    assert step.state.phase == "ready"


@pytest.mark.clause("S3.3")
def test_a_returning_card_lets_the_table_be_stuck_and_a_flight_or_a_stack_does_not() -> None:
    state = table("9/1 5/3", "1/1 7/1", "10/1 7/1")
    flying = after(state, (0, Flick("7/1"))).state
    assert flying.phase == "live"
    assert kinds(after(flying, (ARENA, FallShort(5, 0, "7/1"))).events) == [CardReturned, PileTurned]
    with_stack = replace(flying, stacks=((), ("1/2",)))
    assert kinds(after(with_stack, (ARENA, FallShort(5, 0, "7/1"))).events) == [CardReturned]


@pytest.mark.clause("S3.3")
def test_turning_the_pile_ends_every_pause() -> None:
    state = table("9/1 5/3", "1/1 7/1", "10/1 7/1", mistake_pause=True)
    step = after(state, (0, Flick("7/1")), (ARENA, Arrive(5, 0, "7/1")))
    assert kinds(step.events) == [CardReturned, SeatPaused, PileTurned]
    assert step.state.paused_until == (None, None)
    assert RULES.to_act(after(step.state, (ARENA, Start(9))).state) == {0, 1}


@pytest.mark.clause("S4.1")
def test_the_only_card_of_a_seat_wins_whatever_its_value() -> None:
    state = table("5/3", "7/1", "2/1 4/1")
    step = after(state, (0, Flick("7/1")), (ARENA, Arrive(30, 0, "7/1")))
    assert step.events[0] == RoundWon(30, 0, "7/1")
    outcome = RULES.outcome(step.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.clause) == ((0,), (0, 2), "S4.1")


@pytest.mark.clause("S4.1")
def test_the_winning_card_lies_face_down() -> None:
    state = table("5/3", "7/1", "2/1 4/1")
    won = after(state, (0, Flick("7/1")), (ARENA, Arrive(30, 0, "7/1"))).events[0]
    assert isinstance(won, RoundWon)
    assert won.heard_by(frozenset({1})).card == HIDDEN
    assert won.heard_by(frozenset({0, 1})).card == HIDDEN
    assert won.heard_by(frozenset({0})).card == "7/1"


@pytest.mark.clause("S4.1")
@pytest.mark.parametrize("stacks", [("3/1", ""), ("", "")], ids=["a stack", "another card in hand"])
def test_with_any_other_card_left_the_value_matters(stacks: tuple[str, str]) -> None:
    state = table("5/3", "7/1" if stacks[0] else "7/1 3/1", "8/1 4/1", stacks=stacks)
    step = after(state, (0, Flick("7/1")), (ARENA, Arrive(30, 0, "7/1")))
    assert step.events == (CardReturned(30, 0, "7/1", "wrong"),)


@pytest.mark.clause("S4.1")
def test_a_single_card_that_falls_short_has_not_won() -> None:
    state = table("5/3", "7/1", "8/1 4/1")
    step = after(state, (0, Flick("7/1")), (ARENA, FallShort(30, 0, "7/1")))
    assert step.events == (CardReturned(30, 0, "7/1", "short"),)


@pytest.mark.clause("S4.2")
@pytest.mark.parametrize("first", [0, 1])
def test_of_two_last_cards_in_flight_the_first_to_arrive_wins(first: int) -> None:
    cards = ("7/1", "9/1")
    state = after(table("5/3", *cards), (0, Flick("7/1")), (1, Flick("9/1"))).state
    step = after(state, (ARENA, Arrive(30, first, cards[first])))
    outcome = RULES.outcome(step.state)
    assert outcome is not None
    assert outcome.winners == (first,)
    assert refusal_key(step.state, ARENA, Arrive(30, 1 - first, cards[1 - first])) == "match-over"
    assert RULES.inventory(step.state) == Counter(DECK)
