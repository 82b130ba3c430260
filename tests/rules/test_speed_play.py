"""Plus Minus: the deal, and playing without turns."""

from collections import Counter

import pytest

from tenarcade.core.dice import Dice
from tenarcade.core.game import ARENA, HIDDEN, REFEREE
from tenarcade.rules.speed import RULES
from tenarcade.rules.speed.actions import Arrive, Draw, Flick, Start
from tenarcade.rules.speed.deck import DECK, FOLLOWERS, STEP, VALUE
from tenarcade.rules.speed.events import (
    CardDrawn,
    CardFlicked,
    CardLanded,
    CardReturned,
    HandShown,
    RoundOpened,
    SeatDealt,
    StartSignalled,
)
from tests.rules.speed_table import after, dealt, hands_of, refusal_key, table

SEATS = (2, 3, 4)


@pytest.mark.clause("S1.1")
def test_the_deck_has_73_cards_two_of_each_and_a_third_of_some() -> None:
    copies = Counter(DECK)
    assert len(DECK) == 73
    assert len(copies) == 30
    assert Counter(STEP[card] for card in DECK) == {1: 24, 2: 24, 3: 25}
    thirds = {card for card, count in copies.items() if count == 3}
    assert thirds == {*hands_of("1/1 2/1 3/1 4/1 5/2 6/2 7/2 8/2 9/3 10/3 1/3 2/3 3/3")[0]}
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
