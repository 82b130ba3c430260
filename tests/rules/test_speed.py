"""Plus Minus, clause by clause, at tables laid out for the purpose."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain

import pytest
from msgspec.structs import replace

from tenarcade.core.clock import MAX_TICK, TICKS_PER_SECOND
from tenarcade.core.dice import Dice
from tenarcade.core.game import ARENA, HIDDEN, REFEREE, Action, Event, Step
from tenarcade.core.phrase import Phrase
from tenarcade.rules.speed import RULES
from tenarcade.rules.speed.actions import Arrive, Draw, FallShort, Flick, Release, Start
from tenarcade.rules.speed.course import PAUSE_TICKS
from tenarcade.rules.speed.deck import DECK, FOLLOWERS, STEP, VALUE
from tenarcade.rules.speed.events import (
    CardDrawn,
    CardFlicked,
    CardLanded,
    CardReturned,
    HandShown,
    MatchScored,
    PileTurned,
    RoundOpened,
    RoundWon,
    SeatDealt,
    SeatPaused,
    SeatReleased,
    SeatScored,
    StartSignalled,
)
from tenarcade.rules.speed.table import Options, Scoreline, State, is_stuck

SEATS = (2, 3, 4)


def dealt(seats: int = 2, seed: int = 1, options: Options | None = None) -> Step[State, Event]:
    return RULES.setup(options or Options(), seats, Dice(seed))


def table(pile: str, *hands: str, stacks: Sequence[str] = (), rounds: int = 1, mistake_pause: bool = False) -> State:
    """A round under way; cards are written with blanks between, the top card last.

    All cards that are not mentioned lie in the pile, right under its top card.
    """
    in_hands = _hands(*hands)
    in_stacks = _hands(*stacks) if stacks else ((),) * len(hands)
    *bottom, top = pile.split()
    unused = Counter(DECK)
    unused.subtract((*bottom, top, *chain(*in_hands, *in_stacks)))
    assert min(unused.values()) >= 0, "there are not as many of a card"
    return State(
        rounds=rounds,
        mistake_pause=mistake_pause,
        phase="live",
        stacks=in_stacks,
        hands=in_hands,
        pile=(*bottom, *unused.elements(), top),
        paused_until=(None,) * len(hands),
        dice=77,
    )


def _hands(*hands: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(hand.split()) for hand in hands)


def after(state: State, *acts: tuple[int, Action]) -> Step[State, Event]:
    """The state after these acts, each of which has to be allowed, and what the last one brought about."""
    step: Step[State, Event] = Step(state, ())
    for seat, action in acts:
        assert RULES.refusal(step.state, seat, action) is None
        step = RULES.apply(step.state, seat, action)
    return step


def refusal_key(state: State, seat: int, action: Action) -> str | None:
    refusal = RULES.refusal(state, seat, action)
    return None if refusal is None else refusal.key


def kinds(events: Sequence[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


# --- S1 ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("S1.1")
def test_the_deck_has_73_cards_two_of_each_and_a_third_of_some() -> None:
    copies = Counter(DECK)
    assert len(DECK) == 73
    assert len(copies) == 30
    assert Counter(STEP[card] for card in DECK) == {1: 24, 2: 24, 3: 25}
    thirds = {card for card, count in copies.items() if count == 3}
    assert thirds == {*_hands("1/1 2/1 3/1 4/1 5/2 6/2 7/2 8/2 9/3 10/3 1/3 2/3 3/3")[0]}
    assert set(copies.values()) == {2, 3}


@pytest.mark.clause("S1.2")
@pytest.mark.parametrize(("seats", "each"), [(2, 36), (3, 24), (4, 18)])
def test_72_cards_are_dealt_evenly_and_the_last_one_opens_the_pile(seats: int, each: int) -> None:
    step = dealt(seats)
    state = step.state
    assert [len(hand) + len(stack) for hand, stack in zip(state.hands, state.stacks, strict=True)] == [each] * seats
    assert len(state.pile) == 1
    assert RULES.inventory(state) == Counter(DECK)
    assert step.events[0] == RoundOpened(1, 2 * seats, state.pile[0])
    assert RULES.view(state, frozenset({0})).pile == state.pile


@pytest.mark.clause("S1.2")
def test_the_deal_follows_the_shuffled_deck_one_card_each_in_turn() -> None:
    deck = Dice(5).shuffled(DECK)
    state = dealt(3, seed=5).state
    assert state.hands[1] == (deck[70], deck[67], deck[64], deck[61])
    assert state.stacks[1] == deck[1:59:3]
    assert state.pile == (deck[72],)
    assert dealt(3, seed=6).state.pile + dealt(3, seed=6).state.hands[0] != state.pile + state.hands[0]


@pytest.mark.clause("S1.3")
@pytest.mark.parametrize("seats", SEATS)
def test_four_cards_are_in_each_hand_and_nobody_has_seen_them(seats: int) -> None:
    step = dealt(seats)
    assert [len(hand) for hand in step.state.hands] == [4] * seats
    for seat in range(seats):
        view = RULES.view(step.state, frozenset({seat}))
        assert set(view.hands[seat] + view.stacks[seat]) == {HIDDEN}
        event = step.events[1 + seat]
        assert isinstance(event, SeatDealt)
        assert (event.hand, event.stack) == (step.state.hands[seat], step.state.stacks[seat])
        assert set(event.heard_by(frozenset({seat})).hand) == {HIDDEN}
        assert set(event.heard_by(frozenset({seat})).stack) == {HIDDEN}
        assert event.heard_by(REFEREE) == event


@pytest.mark.clause("S1.3")
def test_stacks_stay_closed_in_play_even_for_their_owners() -> None:
    state = table("5/3", "1/1 2/1", "3/1 4/1", stacks=("6/1", "7/1 8/1"))
    assert RULES.view(state, frozenset({0})).stacks == ((HIDDEN,), (HIDDEN, HIDDEN))


# --- S2 ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("S2.1")
def test_nobody_acts_before_the_start_signal_and_all_at_once_after_it() -> None:
    state = dealt(3).state
    assert RULES.to_act(state) == {ARENA}
    assert RULES.legal(state, ARENA) == (Start(1),)
    assert refusal_key(state, 0, Draw()) == "not-your-turn"
    started = after(state, (ARENA, Start(9))).state
    assert RULES.to_act(started) == {0, 1, 2}
    assert refusal_key(started, 0, Start(9)) == "arena-only"


@pytest.mark.clause("S2.1")
def test_the_start_signal_shows_all_hands_to_everyone() -> None:
    state = dealt(2).state
    step = after(state, (ARENA, Start(9)))
    assert step.events == (StartSignalled(9), HandShown(0, state.hands[0]), HandShown(1, state.hands[1]))
    everyone = frozenset({0, 1})
    assert RULES.view(step.state, everyone).hands == state.hands
    assert [event.heard_by(everyone) for event in step.events] == list(step.events)


@pytest.mark.clause("S2.1")
def test_the_start_signal_is_given_once() -> None:
    state = table("5/3", "1/1 2/1", "3/1 4/1")
    state = after(state, (0, Flick("1/1"))).state
    assert refusal_key(state, ARENA, Start(1)) == "already-started"


@pytest.mark.clause("S2.2")
@pytest.mark.parametrize(
    ("top", "values"),
    [("5/3", {8, 2}), ("9/3", {2, 6}), ("1/2", {3, 9}), ("10/1", {1, 9}), ("1/1", {2, 10}), ("8/2", {10, 6})],
)
def test_a_card_matches_one_step_up_or_down_on_a_ring_of_ten(top: str, values: set[int]) -> None:
    assert {VALUE[card] for card in FOLLOWERS[top]} == values
    assert all(card in FOLLOWERS[top] for card in DECK if VALUE[card] in values)


@pytest.mark.clause("S2.2", "S2.4")
@pytest.mark.parametrize("card", sorted(set(DECK)))
def test_exactly_the_matching_cards_are_accepted(card: str) -> None:
    state = table("9/3", f"{card} 4/1", "3/1 4/1")
    step = after(state, (0, Flick(card)), (ARENA, Arrive(30, 0, card)))
    is_accepted = step.state.pile[-2:] == ("9/3", card)
    assert is_accepted == card.startswith(("2/", "6/"))
    assert is_accepted or step.state.hands == state.hands


@pytest.mark.clause("S2.3")
def test_a_seat_has_one_card_in_flight_at_most() -> None:
    state = table("5/3", "8/1 9/1 2/1", "3/1 4/1", stacks=("6/1", "7/1"))
    flying = after(state, (0, Flick("8/1"))).state
    assert refusal_key(flying, 0, Flick("9/1")) == "card-in-flight"
    assert RULES.legal(flying, 0) == (Draw(),)
    assert RULES.to_act(flying) == {0, 1, ARENA}
    assert after(flying, (1, Flick("3/1"))).state.flights[1].seat == 1


@pytest.mark.clause("S2.3")
def test_a_seat_without_stack_and_with_its_card_in_flight_has_to_wait() -> None:
    state = after(table("5/3", "8/1 9/1 2/1", "3/1 4/1"), (0, Flick("8/1"))).state
    assert RULES.to_act(state) == {1, ARENA}
    assert refusal_key(state, 0, Flick("9/1")) == "not-your-turn"


@pytest.mark.clause("S2.3")
def test_the_same_seat_may_play_several_cards_in_succession() -> None:
    state = table("5/3", "8/1 9/1 2/1", "3/1 4/1")
    acts = [(0, Flick("8/1")), (ARENA, Arrive(30, 0, "8/1")), (0, Flick("9/1")), (ARENA, Arrive(60, 0, "9/1"))]
    assert after(state, *acts).state.pile[-3:] == ("5/3", "8/1", "9/1")


@pytest.mark.clause("S2.4")
def test_a_card_that_no_longer_matches_when_it_arrives_returns_as_too_slow() -> None:
    state = table("5/3", "8/1 1/1", "2/1 4/1")
    flown = after(state, (0, Flick("8/1")), (1, Flick("2/1")), (ARENA, Arrive(30, 1, "2/1"))).state
    step = after(flown, (ARENA, Arrive(31, 0, "8/1")))
    assert step.events == (CardReturned(31, 0, "8/1", "too-slow"),)
    assert step.state.pile[-2:] == ("5/3", "2/1")
    assert step.state.hands == (("8/1", "1/1"), ("4/1",))


@pytest.mark.clause("S2.4")
def test_a_card_that_never_matched_returns_as_wrong() -> None:
    state = table("5/3", "1/1 7/1 9/1", "2/1 4/1")
    flicked = after(state, (0, Flick("7/1")))
    assert flicked.events == (CardFlicked(0, "7/1", 1, matched=False),)
    step = after(flicked.state, (ARENA, Arrive(30, 0, "7/1")))
    assert step.events == (CardReturned(30, 0, "7/1", "wrong"),)
    assert step.state.hands == state.hands


@pytest.mark.clause("S2.4")
def test_a_card_that_matches_only_when_it_arrives_is_accepted() -> None:
    state = table("5/3", "3/1 1/1", "2/1 4/1")
    acts = [(1, Flick("2/1")), (0, Flick("3/1")), (ARENA, Arrive(30, 1, "2/1")), (ARENA, Arrive(31, 0, "3/1"))]
    step = after(state, *acts)
    assert step.events == (CardLanded(31, 0, "3/1", 3),)


@pytest.mark.clause("S2.4")
def test_cards_drawn_meanwhile_do_not_take_the_place_of_a_returning_card() -> None:
    state = table("5/3", "1/1 7/1 9/1", "2/1 4/1", stacks=("10/2", "1/2"))
    step = after(state, (0, Flick("7/1")), (0, Draw()), (ARENA, Arrive(30, 0, "7/1")))
    assert step.state.hands[0] == ("1/1", "7/1", "9/1", "10/2")


@pytest.mark.clause("S2.5")
def test_the_value_of_an_accepted_card_is_called() -> None:
    state = table("9/1", "10/2 1/1", "2/1 4/1")
    step = after(state, (0, Flick("10/2")), (ARENA, Arrive(30, 0, "10/2")))
    assert step.events == (CardLanded(30, 0, "10/2", 10),)


@pytest.mark.clause("S2.6")
def test_a_seat_draws_its_whole_stack_card_by_card_if_it_likes() -> None:
    state = table("5/3", "1/1 4/1", "2/1 4/1", stacks=("7/1 8/1", "9/1"))
    step = after(state, (0, Draw()))
    assert step.events == (CardDrawn(0, "8/1", 1),)
    assert step.state.hands[0] == ("1/1", "4/1", "8/1")
    step = after(step.state, (0, Draw()))
    assert step.events == (CardDrawn(0, "7/1", 0),)
    assert refusal_key(step.state, 0, Draw()) == "stack-empty"
    assert step.state.stacks[1] == ("9/1",)


@pytest.mark.clause("S2.6")
def test_a_seat_may_draw_while_its_card_is_in_flight_and_with_an_empty_hand() -> None:
    state = table("5/3", "8/1", "2/1 4/1", stacks=("7/1", "9/1"))
    step = after(state, (0, Flick("8/1")), (0, Draw()))
    assert step.state.hands[0] == ("7/1",)
    assert len(step.state.flights) == 1


@pytest.mark.clause("S2.6")
def test_drawing_36_cards_in_a_row_is_allowed() -> None:
    state = after(dealt(2).state, (ARENA, Start(0))).state
    state = after(state, *[(1, Draw())] * 32).state
    assert len(state.hands[1]) == 36


# --- S3 ----------------------------------------------------------------------------------------------------------


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


# --- S4 ----------------------------------------------------------------------------------------------------------


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


# --- S5 ----------------------------------------------------------------------------------------------------------


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


# --- S6 ----------------------------------------------------------------------------------------------------------


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


# --- refusals and names ------------------------------------------------------------------------------------------


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
