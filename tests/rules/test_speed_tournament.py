"""Plus Minus: tournaments, single rounds, and pauses for mistakes."""

from collections import Counter

import pytest
from msgspec.structs import replace

from tenarcade.core.clock import MAX_TICK, TICKS_PER_SECOND
from tenarcade.core.dice import Dice
from tenarcade.core.game import ARENA
from tenarcade.rules.speed import RULES
from tenarcade.rules.speed.actions import Arrive, Draw, FallShort, Flick, Release
from tenarcade.rules.speed.course import PAUSE_TICKS
from tenarcade.rules.speed.deck import DECK
from tenarcade.rules.speed.events import (
    CardLanded,
    CardReturned,
    MatchScored,
    RoundOpened,
    RoundWon,
    SeatDealt,
    SeatPaused,
    SeatReleased,
    SeatScored,
)
from tenarcade.rules.speed.table import Options, Scoreline, State
from tests.rules.speed_table import after, dealt, kinds, refusal_key, table

SEATS = (2, 3, 4)


@pytest.mark.clause("S5.1")
@pytest.mark.parametrize("seats", SEATS)
def test_a_tournament_has_twice_as_many_rounds_as_seats(seats: int) -> None:
    assert dealt(seats).state.rounds == 2 * seats


@pytest.mark.clause("S5.1")
def test_the_winner_scores_nothing_and_the_others_all_they_own_in_hand_stack_and_flight() -> None:
    state = table("5/3", "7/1", "1/1 8/1 4/1", "9/1 9/2", stacks=("", "3/1 3/1 3/2", ""), rounds=6)
    state = replace(state, scorelines=(Scoreline(1, (4, 0, 9)),))
    step = after(state, (1, Flick("8/1")), (0, Flick("7/1")), (ARENA, Arrive(30, 0, "7/1")))
    assert step.events[1:4] == (
        SeatScored(0, in_hand=0, in_stack=0, in_flight=0, minus=0, total=4),
        SeatScored(1, in_hand=2, in_stack=3, in_flight=1, minus=6, total=6),
        SeatScored(2, in_hand=2, in_stack=0, in_flight=0, minus=2, total=11),
    )
    assert step.state.scorelines[-1] == Scoreline(0, (0, 6, 2))


@pytest.mark.clause("S5.1")
def test_after_a_round_all_cards_are_dealt_afresh_and_the_start_signal_is_needed() -> None:
    state = table("5/3", "7/1", "8/1 4/1", rounds=4, mistake_pause=True)
    acts = [(1, Flick("4/1")), (ARENA, Arrive(30, 1, "4/1")), (0, Flick("7/1")), (ARENA, Arrive(60, 0, "7/1"))]
    step = after(state, *acts)
    assert kinds(step.events) == [RoundWon, SeatScored, SeatScored, RoundOpened, SeatDealt, SeatDealt]
    assert step.events[3] == RoundOpened(2, 4, step.state.pile[0])
    assert RULES.inventory(step.state) == Counter(DECK)
    assert step.state.pile[0] == Dice(77).shuffled(DECK)[-1]
    assert step.state.dice != 77
    assert step.state.paused_until == (None, None)
    assert RULES.to_act(step.state) == {ARENA}


@pytest.mark.clause("S5.1")
def test_a_card_still_in_flight_when_the_round_ends_arrives_nowhere() -> None:
    state = table("5/3", "7/1", "8/1 4/1", rounds=4)
    step = after(state, (1, Flick("8/1")), (0, Flick("7/1")), (ARENA, Arrive(30, 0, "7/1")))
    assert step.state.flights == ()
    assert refusal_key(step.state, ARENA, Arrive(31, 1, "8/1")) == "not-in-flight"


@pytest.mark.clause("S5.2")
@pytest.mark.parametrize(
    ("earlier", "winners"), [((0, 9, 9), (0,)), ((9, 1, 9), (1,)), ((3, 1, 9), (0, 1)), ((3, 1, 1), (0, 1, 2))]
)
def test_the_fewest_minus_points_win_and_ties_share(earlier: tuple[int, ...], winners: tuple[int, ...]) -> None:
    state = table("5/3", "7/1", "8/1 4/1", "8/1 4/1", rounds=2)
    state = replace(state, scorelines=(Scoreline(0, earlier),))
    step = after(state, (0, Flick("7/1")), (ARENA, Arrive(30, 0, "7/1")))
    scores = (earlier[0], earlier[1] + 2, earlier[2] + 2)
    outcome = RULES.outcome(step.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.clause) == (winners, scores, "S5.2")
    assert step.events[-1] == MatchScored(winners, scores, (Scoreline(0, earlier), Scoreline(0, (0, 2, 2))))
    assert RULES.to_act(step.state) == frozenset()


@pytest.mark.clause("S5.3")
@pytest.mark.parametrize("seats", SEATS)
def test_a_single_round_can_be_played(seats: int) -> None:
    step = dealt(seats, options=Options(tournament=False))
    assert step.state.rounds == 1
    hands = (step.state.hands[0][:1], *step.state.hands[1:])
    state = replace(step.state, phase="live", hands=hands, stacks=((), *step.state.stacks[1:]))
    (card,) = hands[0]
    final = after(state, (0, Flick(card)), (ARENA, Arrive(1, 0, card)))
    assert RULES.outcome(final.state) is not None
    assert isinstance(final.events[-1], MatchScored)


def paused_table() -> State:
    """Seat 0 has just made a mistake, at tick 30."""
    state = table("5/3", "7/1 1/1", "8/1 4/1", stacks=("1/2", "1/2"), mistake_pause=True)
    return after(state, (0, Flick("7/1")), (ARENA, Arrive(30, 0, "7/1"))).state


@pytest.mark.clause("S5.4")
def test_with_the_option_a_mistake_makes_its_owner_wait() -> None:
    assert PAUSE_TICKS == 180 == 1.5 * TICKS_PER_SECOND
    state = table("5/3", "7/1 1/1", "8/1 4/1", stacks=("1/2", "1/2"), mistake_pause=True)
    step = after(state, (0, Flick("7/1")), (ARENA, Arrive(30, 0, "7/1")))
    assert step.events == (CardReturned(30, 0, "7/1", "wrong"), SeatPaused(30, 0, 210))
    assert RULES.to_act(step.state) == {1, ARENA}
    assert refusal_key(step.state, 0, Flick("1/1")) == "not-your-turn"
    assert refusal_key(step.state, 0, Draw()) == "not-your-turn"


@pytest.mark.clause("S5.4")
def test_a_pause_lasts_until_its_time_and_then_the_arena_ends_it() -> None:
    state = paused_table()
    assert RULES.legal(state, ARENA) == [Release(210, 0)]
    assert refusal_key(state, ARENA, Release(209, 0)) == "pause-not-over"
    assert refusal_key(state, ARENA, Release(210, 1)) == "not-paused"
    assert refusal_key(state, ARENA, Release(210, 9)) == "not-paused"
    assert refusal_key(state, ARENA, Release(210, ARENA)) == "not-paused"
    step = after(state, (ARENA, Release(215, 0)))
    assert step.events == (SeatReleased(215, 0),)
    assert RULES.to_act(step.state) == {0, 1}


@pytest.mark.clause("S5.4")
def test_a_pause_at_the_end_of_time_can_still_end() -> None:
    state = table("5/3", "7/1 1/1", "8/1 4/1", mistake_pause=True)
    step = after(state, (0, Flick("7/1")), (ARENA, Arrive(MAX_TICK, 0, "7/1")))
    assert RULES.legal(step.state, ARENA) == [Release(MAX_TICK, 0)]


@pytest.mark.clause("S5.4")
def test_without_the_option_nobody_waits() -> None:
    state = replace(table("5/3", "7/1 1/1", "8/1 4/1"), stacks=(("1/2",), ("1/2",)))
    step = after(state, (0, Flick("7/1")), (ARENA, Arrive(30, 0, "7/1")))
    assert step.events == (CardReturned(30, 0, "7/1", "wrong"),)
    assert RULES.to_act(step.state) == {0, 1}
    assert not Options().mistake_pause


@pytest.mark.clause("S5.4")
def test_a_card_that_was_too_slow_or_fell_short_or_matched_on_arrival_is_no_mistake() -> None:
    state = table("5/3", "8/1 3/1 1/1", "2/1 4/1", stacks=("1/2", "1/2"), mistake_pause=True)
    too_slow = [
        (0, Flick("8/1")),
        (1, Flick("2/1")),
        (ARENA, Arrive(9, 1, "2/1")),
        (ARENA, Arrive(9 + 1, 0, "8/1")),
    ]
    assert after(state, *too_slow).events == (CardReturned(10, 0, "8/1", "too-slow"),)
    short = [(0, Flick("1/1")), (ARENA, FallShort(9, 0, "1/1"))]
    assert after(state, *short).events == (CardReturned(9, 0, "1/1", "short"),)
    lucky = [(0, Flick("3/1")), (1, Flick("2/1")), (ARENA, Arrive(9, 1, "2/1")), (ARENA, Arrive(10, 0, "3/1"))]
    assert after(state, *lucky).events == (CardLanded(10, 0, "3/1", 3),)
