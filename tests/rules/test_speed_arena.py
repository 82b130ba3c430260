"""Plus Minus: what the arena reports, what is refused, and what is said."""

from collections import Counter

import pytest
from msgspec.structs import replace

from tenarcade.core.clock import MAX_TICK
from tenarcade.core.dice import Dice
from tenarcade.core.game import ARENA, HIDDEN
from tenarcade.core.phrase import Phrase
from tenarcade.rules.speed import RULES
from tenarcade.rules.speed.actions import Arrive, Draw, FallShort, Flick, Release, Start
from tenarcade.rules.speed.deck import DECK
from tenarcade.rules.speed.events import (
    CardReturned,
)
from tenarcade.rules.speed.table import is_stuck
from tests.rules.speed_table import after, refusal_key, table


@pytest.mark.clause("S6.1")
def test_two_arrivals_in_one_tick_come_in_the_order_of_their_flicks() -> None:
    state = table("5/3", "8/1 1/1", "2/1 4/1", "2/1 4/1")
    flown = after(state, (1, Flick("2/1")), (0, Flick("8/1")), (2, Flick("2/1"))).state
    late = after(flown, (ARENA, Arrive(30, 0, "8/1"))).state
    assert refusal_key(late, ARENA, Arrive(30, 1, "2/1")) == "flicked-earlier"
    assert refusal_key(late, ARENA, Arrive(31, 1, "2/1")) is None
    assert refusal_key(late, ARENA, Arrive(30, 2, "2/1")) is None
    assert refusal_key(late, ARENA, FallShort(30, 1, "2/1")) is None


@pytest.mark.clause("S6.1")
def test_arrivals_are_told_with_tick_seat_and_card_and_time_never_runs_back() -> None:
    state = after(table("5/3", "8/1 1/1 8/2", "2/1 4/1"), (0, Flick("8/1")), (1, Flick("2/1"))).state
    state = after(state, (ARENA, Arrive(30, 0, "8/1"))).state
    assert refusal_key(state, ARENA, Arrive(29, 1, "2/1")) == "tick-too-early"
    assert refusal_key(state, ARENA, Arrive(30, 1, "4/1")) == "not-in-flight"
    assert refusal_key(state, ARENA, Arrive(30, 0, "8/1")) == "not-in-flight"
    assert refusal_key(state, ARENA, Arrive(30, 7, "2/1")) == "not-in-flight"
    assert refusal_key(state, ARENA, FallShort(30, 1, "8/1")) == "not-in-flight"
    assert refusal_key(state, ARENA, Arrive(MAX_TICK + 1, 1, "2/1")) == "malformed-action"
    assert refusal_key(state, ARENA, Arrive(MAX_TICK, 1, "2/1")) is None


@pytest.mark.clause("S6.1")
def test_only_the_arena_reports_and_only_seats_flick_and_draw() -> None:
    state = after(table("5/3", "8/1 1/1", "2/1 4/1"), (0, Flick("8/1"))).state
    for report in (Start(30), Arrive(30, 0, "8/1"), FallShort(30, 0, "8/1"), Release(30, 0)):
        assert refusal_key(state, 1, report) == "arena-only"
    for act in (Flick("8/1"), Draw()):
        assert refusal_key(state, ARENA, act) == "seats-only"


@pytest.mark.clause("S6.1")
def test_even_in_the_last_tick_of_all_the_arena_can_decide_every_card() -> None:
    state = table("5/3", "8/1 1/1", "2/1 4/1")
    state = after(state, (0, Flick("8/1")), (1, Flick("2/1")), (ARENA, Arrive(MAX_TICK, 1, "2/1"))).state
    assert RULES.legal(state, ARENA) == [FallShort(MAX_TICK, 0, "8/1")]


@pytest.mark.clause("S6.3")
def test_a_card_that_does_not_reach_the_pile_slides_back_into_the_hand() -> None:
    state = table("5/3", "1/1 8/1 4/1", "2/1 4/1", mistake_pause=True)
    step = after(state, (0, Flick("8/1")), (ARENA, FallShort(90, 0, "8/1")))
    assert step.events == (CardReturned(90, 0, "8/1", "short"),)
    assert step.state.hands == state.hands
    assert step.state.pile == state.pile
    assert refusal_key(step.state, 0, Flick("8/1")) is None


def test_a_card_that_is_not_in_the_hand_cannot_be_flicked() -> None:
    state = table("5/3", "8/1 1/1", "2/1 4/1")
    assert refusal_key(state, 0, Flick("2/1")) == "not-in-hand"
    assert refusal_key(state, 0, Flick("99/9")) == "not-in-hand"


def test_two_copies_of_a_card_are_one_choice() -> None:
    state = table("5/3", "8/1 1/1 8/1", "2/1 4/1")
    assert RULES.legal(state, 0) == [Flick("8/1"), Flick("1/1")]
    assert after(state, (0, Flick("8/1"))).state.hands[0] == ("1/1", "8/1")


def test_cards_have_names() -> None:
    assert RULES.card_name("10/3") == Phrase("card-plus-minus", {"value": 10, "step": 3})
    assert RULES.card_name(HIDDEN) == Phrase("card-hidden")


def test_when_the_match_is_over_everything_lies_open() -> None:
    state = table("5/3", "7/1", "2/1 4/1", stacks=("", "3/1"))
    final = after(state, (0, Flick("7/1")), (ARENA, Arrive(30, 0, "7/1"))).state
    assert RULES.view(final, frozenset({0, 1})) == replace(final, dice=0)


def test_a_hand_closed_by_turning_the_pile_is_imagined_so_that_play_can_go_on() -> None:
    """Who holds which card may differ, but all hands together are the same, and they decide about being stuck."""
    state = table("9/1 5/3", "1/1 7/1", "10/1 7/1", stacks=("", "1/2"))
    state = after(state, (1, Draw())).state
    assert state.phase == "ready"
    for seed in range(20):
        imagined = RULES.imagine(RULES.view(state, frozenset({0})), Dice(seed))
        assert not is_stuck(imagined)
        assert RULES.inventory(imagined) == Counter(DECK)
