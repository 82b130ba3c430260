"""Pig 10, clause by clause."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tenarcade.core.dice import Dice
from tenarcade.core.game import HIDDEN, NOBODY, ONLY, Event, Step
from tenarcade.core.phrase import Refusal
from tenarcade.core.setup import SetupRefused, set_up
from tenarcade.rules.pig import (
    DECK,
    DECK_TABLE,
    RULES,
    CardDrawn,
    CardPlayed,
    HandDealt,
    MatchScored,
    Options,
    PileWon,
    Play,
    SeatSkipped,
    StarterChosen,
    State,
)


def hand(cards: str) -> tuple[str, ...]:
    return tuple(cards.split())


def state_with(*hands: str, table: str = "", value: int = 0, turn: int = 0, draw_pile: str = "") -> State:
    return State(
        hands=tuple(map(hand, hands)),
        draw_pile=hand(draw_pile),
        table=hand(table),
        value=value,
        won=((),) * len(hands),
        turn=turn,
        dice=0,
    )


def values_of(card: str, table: str, value: int) -> set[int]:
    """The pile values that the rules offer for a card."""
    state = state_with(card, "1", table=table, value=value)
    offered = RULES.legal(state, 0)
    assert {play.card for play in offered} == {card}
    assert len({play.value for play in offered}) == len(offered)
    return {play.value for play in offered}


def play(state: State, card: str, value: int) -> Step[State, Event]:
    assert RULES.refusal(state, state.turn, Play(card, value)) is None
    return RULES.apply(state, state.turn, Play(card, value))


def events_of(step: Step[State, Event], kind: type[Event]) -> list[Any]:
    return [event for event in step.events if isinstance(event, kind)]


def random_match(seats: int, seed: int) -> tuple[State, list[Event]]:
    dice = Dice(seed)
    step = RULES.setup(Options(), seats, dice)
    state, events = step.state, list(step.events)
    while RULES.to_act(state):
        step = RULES.apply(state, state.turn, dice.choice(RULES.legal(state, state.turn)))
        state = step.state
        events += step.events
    return state, events


@pytest.mark.clause("P1.1")
def test_the_deck_holds_eighty_cards_with_fewer_frogs_mermaids_and_tens() -> None:
    assert len(DECK) == 80
    assert Counter(DECK) == {**dict.fromkeys("12346789", 8), "0": 7, "5": 5, "10": 4}
    assert RULES.inventory(set_up(RULES, Options(), 5, 1).state) == DECK_TABLE


@pytest.mark.clause("P1.2")
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_seat_gets_three_cards_and_the_rest_is_drawn_from(seats: int) -> None:
    step = set_up(RULES, Options(), seats, 3)
    assert [len(cards) for cards in step.state.hands] == [3] * seats
    assert len(step.state.draw_pile) == 80 - 3 * seats
    assert step.state.table == ()
    assert [event.cards for event in events_of(step, HandDealt)] == list(step.state.hands)


@pytest.mark.clause("P1.2")
def test_hands_and_draw_pile_are_hidden_from_the_others() -> None:
    step = set_up(RULES, Options(), 3, 3)
    seen = RULES.view(step.state, frozenset({1}))
    assert seen.hands == ((HIDDEN,) * 3, step.state.hands[1], (HIDDEN,) * 3)
    assert set(seen.draw_pile) == {HIDDEN}
    assert seen.dice == 0
    dealt = events_of(step, HandDealt)
    assert [event.heard_by(frozenset({1})).cards for event in dealt] == list(seen.hands)
    assert RULES.view(step.state, frozenset({0, 1})).hands == ((HIDDEN,) * 3,) * 3


@pytest.mark.clause("P1.2")
@pytest.mark.parametrize("seats", [1, 9])
def test_fewer_than_two_or_more_than_eight_seats_are_refused(seats: int) -> None:
    with pytest.raises(SetupRefused) as caught:
        set_up(RULES, Options(), seats, 1)
    assert caught.value.refusal.key == "bad-seats"


@pytest.mark.clause("P1.2")
def test_the_first_player_is_drawn_by_lot_and_any_seat_may_be_it() -> None:
    steps = [set_up(RULES, Options(), 4, seed) for seed in range(200)]
    assert set(Counter(step.state.turn for step in steps)) == {0, 1, 2, 3}
    for step in steps:
        assert events_of(step, StarterChosen) == [StarterChosen(step.state.turn, by_lot=True)]
        assert RULES.to_act(step.state) == ONLY[step.state.turn]


def test_the_deck_is_shuffled_then_the_lot_drawn_then_dealt_from_the_front() -> None:
    dice = Dice(12)
    deck = dice.shuffled([str(number) for number in range(11) for _ in range(DECK_TABLE[str(number)])])
    starter = dice.below(3)
    state = set_up(RULES, Options(), 3, 12).state
    assert state.hands == (deck[:3], deck[3:6], deck[6:9])
    assert (state.draw_pile, state.turn, state.dice) == (deck[9:], starter, dice.state)
    assert play(replace(state, turn=0), deck[0], int(deck[0])).state.hands[0] == (*deck[1:3], deck[9])


def test_a_chosen_starter_begins_without_a_lot() -> None:
    chosen, drawn = (set_up(RULES, Options(starter=starter), 4, 9) for starter in (3, None))
    assert chosen.state.turn == 2
    assert events_of(chosen, StarterChosen) == [StarterChosen(2, by_lot=False)]
    assert chosen.state.hands == drawn.state.hands


def test_a_starter_who_has_no_seat_is_refused() -> None:
    assert RULES.objection(Options(starter=4), 4) is None
    assert RULES.objection(Options(starter=5), 4) == Refusal("starter-not-seated", {"starter": 5, "seats": 4})


@pytest.mark.clause("P2.1")
def test_a_played_card_is_announced_with_its_value_and_then_replaced() -> None:
    step = play(state_with("3 4 6", "1 1 1", table="2", value=2, draw_pile="9 8"), "4", 6)
    assert step.events == (CardPlayed(0, "4", 2, "added", 6), CardDrawn(0, "9", 1))
    assert step.state.hands == (hand("3 6 9"), hand("1 1 1"))
    assert (step.state.table, step.state.value, step.state.draw_pile) == (hand("2 4"), 6, hand("8"))


@pytest.mark.clause("P2.1")
def test_only_the_drawer_knows_the_drawn_card() -> None:
    drawn = CardDrawn(1, "7", 30)
    assert drawn.heard_by(frozenset({1})) == drawn
    assert drawn.heard_by(frozenset({0})) == CardDrawn(1, HIDDEN, 30)
    assert drawn.heard_by(frozenset({0, 1})) == CardDrawn(1, HIDDEN, 30)


@pytest.mark.clause("P2.1")
def test_one_copy_only_of_a_card_leaves_the_hand() -> None:
    step = play(state_with("3 3 6", "1 1 1"), "3", 3)
    assert step.state.hands[0] == hand("3 6")


@pytest.mark.clause("P2.2")
def test_exactly_ten_wins_every_card_on_the_table_for_the_player() -> None:
    step = play(state_with("3", "4 1", "2", table="2 5", value=7), "3", 10)
    assert events_of(step, PileWon) == [PileWon(0, 0, "exactly-ten", hand("2 5 3"))]
    assert step.state.won == (hand("2 5 3"), (), ())


@pytest.mark.clause("P2.3")
@pytest.mark.parametrize(("turn", "winner"), [(0, 2), (1, 0), (2, 1)])
def test_above_ten_wins_every_card_for_the_right_neighbour(turn: int, winner: int) -> None:
    step = play(state_with("9 1", "9 1", "9 1", table="7", value=7, turn=turn), "9", 16)
    assert events_of(step, PileWon) == [PileWon(winner, turn, "above-ten", hand("7 9"))]
    assert [len(cards) for cards in step.state.won] == [2 * (seat == winner) for seat in range(3)]


@pytest.mark.clause("P2.3")
def test_a_right_neighbour_without_cards_still_wins_the_pile() -> None:
    step = play(state_with("", "9 1", "2", table="7", value=7, turn=1), "9", 16)
    assert step.state.won[0] == hand("7 9")


@pytest.mark.clause("P2.2", "P2.3")
@pytest.mark.parametrize(("card", "value"), [("2", 9), ("3", 10), ("4", 11)])
def test_nine_wins_nothing_ten_for_oneself_eleven_for_the_neighbour(card: str, value: int) -> None:
    step = play(state_with(card, "1", "1", table="7", value=7), card, value)
    assert [len(cards) for cards in step.state.won] == {9: [0, 0, 0], 10: [2, 0, 0], 11: [0, 0, 2]}[value]


@pytest.mark.clause("P2.4")
@pytest.mark.parametrize(("card", "value"), [("3", 10), ("9", 16)])
def test_after_a_win_the_table_is_empty_and_the_next_seat_plays(card: str, value: int) -> None:
    step = play(state_with("1 1", "3 9", "1 1", table="7", value=7, turn=1), card, value)
    assert (step.state.table, step.state.value, step.state.turn) == ((), 0, 2)
    assert set(RULES.legal(step.state, 2)) == {Play("1", 1)}


@pytest.mark.clause("P2.4")
def test_without_a_win_the_turn_passes_to_the_left_too() -> None:
    step = play(state_with("1 1", "3 9", "1 1", table="4", value=4, turn=2), "1", 5)
    assert step.state.turn == 0


@pytest.mark.clause("P2.5")
def test_won_cards_are_never_played_or_drawn_again() -> None:
    step = play(state_with("3 4", "1 1", table="7", value=7, draw_pile="2"), "3", 10)
    assert step.state.won[0] == hand("7 3")
    assert (step.state.hands[0], step.state.draw_pile) == (hand("4 2"), ())
    later = play(step.state, "1", 1).state
    assert later.won[0] == hand("7 3")
    final, events = random_match(3, 4)
    piles = [event for event in events if isinstance(event, PileWon)]
    for seat in range(3):
        assert final.won[seat] == tuple(card for pile in piles if pile.seat == seat for card in pile.cards)


@pytest.mark.clause("P3.1")
@pytest.mark.parametrize("card", DECK_TABLE)
def test_the_first_card_on_an_empty_table_counts_its_number(card: str) -> None:
    assert values_of(card, "", 0) == {int(card)}
    step = play(state_with(card, "1"), card, int(card))
    assert events_of(step, CardPlayed) == [CardPlayed(0, card, 0, "opened", int(card))]


@pytest.mark.clause("P3.2")
@pytest.mark.parametrize(("card", "value", "made"), [("3", 4, 7), ("9", 8, 17), ("1", 9, 10), ("10", 3, 13)])
def test_a_later_card_is_added(card: str, value: int, made: int) -> None:
    assert values_of(card, "2", value) == {made}


@pytest.mark.clause("P3.3")
@pytest.mark.parametrize(
    ("value", "made"),
    [(0, {5}), (1, {6}), (2, {7}), (3, {8}), (4, {9}), (6, {11, 1}), (7, {12, 2}), (8, {13, 3}), (9, {14, 4})],
)
def test_a_five_is_added_or_if_the_value_allows_subtracted(value: int, made: set[int]) -> None:
    assert values_of("5", "1", value) == made


@pytest.mark.clause("P3.3")
def test_a_subtracted_five_is_told_as_such() -> None:
    step = play(state_with("5", "1", table="8", value=8), "5", 3)
    assert events_of(step, CardPlayed) == [CardPlayed(0, "5", 8, "subtracted", 3)]


@pytest.mark.clause("P3.3")
@pytest.mark.parametrize("card", ["1", "2", "3", "4", "6", "7", "8", "10"])
def test_no_other_card_is_ever_subtracted(card: str) -> None:
    assert values_of(card, "5", 9) == {9 + int(card)}


@pytest.mark.clause("P3.4")
@pytest.mark.parametrize("value", range(10))
@pytest.mark.parametrize("top", ["0", "3", "5"])
def test_a_frog_makes_the_value_zero_and_nothing_else(top: str, value: int) -> None:
    assert values_of("0", top, value) == {0}


@pytest.mark.clause("P3.4")
def test_a_frog_leaves_the_cards_on_the_table() -> None:
    step = play(state_with("0", "1", table="4 5", value=9), "0", 0)
    assert (step.state.table, step.state.value) == (hand("4 5 0"), 0)
    assert step.events[0] == CardPlayed(0, "0", 9, "zeroed", 0)


@pytest.mark.clause("P3.5")
def test_the_number_of_the_card_just_before_may_be_made_the_value() -> None:
    assert values_of("3", "4 3", 7) == {10, 3}
    assert values_of("3", "3 4", 7) == {10}
    step = play(state_with("3", "1", table="4 3", value=7), "3", 3)
    assert step.events[0] == CardPlayed(0, "3", 7, "matched", 3)


@pytest.mark.clause("P3.5")
def test_a_card_just_before_that_was_won_no_longer_counts() -> None:
    won = play(state_with("3 1", "3 1", table="7", value=7), "3", 10).state
    assert {made.value for made in RULES.legal(won, 1) if made.card == "3"} == {3}


@pytest.mark.clause("P3.5")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 6, 7, 8, 9])
def test_a_number_equal_to_the_pile_value_may_stay_the_value(number: int) -> None:
    assert values_of(str(number), "5", number) == {2 * number, number}
    assert values_of(str(number), "5", number - 1) == {2 * number - 1}


@pytest.mark.clause("P3.6")
def test_a_five_after_a_five_may_be_added_subtracted_or_matched() -> None:
    assert values_of("5", "3 5", 8) == {13, 3, 5}
    assert values_of("5", "7 5", 2) == {7, 5}


@pytest.mark.clause("P3.7")
def test_a_five_on_a_value_of_five_makes_ten_zero_or_five() -> None:
    assert values_of("5", "5", 5) == {10, 0, 5}
    assert values_of("5", "1 4", 5) == {10, 0, 5}


@pytest.mark.clause("P3.7")
@pytest.mark.parametrize(("card", "table"), [("4", "9 0"), ("5", "5 5"), ("0", "5 5"), ("0", "3 0")])
def test_no_choice_is_offered_where_the_outcome_is_the_same(card: str, table: str) -> None:
    state = state_with(f"{card} {card}", "1", table=table, value=0)
    assert RULES.legal(state, 0) == [Play(card, int(card))]


@pytest.mark.clause("P3.8")
@pytest.mark.parametrize("table", ["", "9 0", "5 5"])
def test_a_ten_on_nothing_or_on_zero_wins_at_once(table: str) -> None:
    step = play(state_with("10", "1", "1", table=table, value=0), "10", 10)
    assert step.state.won[0] == (*hand(table), "10")
    assert events_of(step, PileWon)[0].reason == "exactly-ten"


@pytest.mark.clause("P3.8")
@pytest.mark.parametrize("value", range(1, 10))
def test_a_ten_on_anything_else_goes_to_the_right_neighbour(value: int) -> None:
    step = play(state_with("10", "1", "1", table="1", value=value), "10", value + 10)
    assert step.state.won[2] == hand("1 10")


@pytest.mark.clause("P4.1")
def test_without_a_draw_pile_hands_shrink_until_all_are_empty() -> None:
    state = state_with("1 1", "1 1")
    for made in (1, 2, 3):
        step = play(state, "1", made)
        assert not events_of(step, CardDrawn)
        assert not events_of(step, MatchScored)
        assert RULES.outcome(step.state) is None
        state = step.state
    final = play(state, "1", 4)
    assert final.state.hands == ((), ())
    assert RULES.to_act(final.state) == NOBODY
    assert RULES.legal(final.state, 0) == []
    assert len(events_of(final, MatchScored)) == 1


@pytest.mark.clause("P4.1")
def test_seats_without_a_card_are_skipped() -> None:
    step = play(state_with("", "2 1", "", "4", turn=1), "2", 2)
    assert step.state.turn == 3
    assert events_of(step, SeatSkipped) == [SeatSkipped(2)]
    around = play(step.state, "4", 6)
    assert around.state.turn == 1
    assert events_of(around, SeatSkipped) == [SeatSkipped(0)]


@pytest.mark.clause("P4.1")
def test_a_seat_may_follow_itself_when_all_others_are_empty() -> None:
    step = play(state_with("2 1", "", ""), "2", 2)
    assert step.state.turn == 0
    assert events_of(step, SeatSkipped) == [SeatSkipped(1), SeatSkipped(2)]


@pytest.mark.clause("P4.1")
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_card_of_the_deck_is_played(seats: int) -> None:
    _, events = random_match(seats, seats)
    assert Counter(event.card for event in events if isinstance(event, CardPlayed)) == DECK_TABLE


@pytest.mark.clause("P4.2")
def test_cards_left_on_the_table_count_for_nobody() -> None:
    final = play(replace(state_with("2", "", table="3", value=3), won=(hand("1 9"), hand("10"))), "2", 5)
    assert events_of(final, MatchScored) == [MatchScored((2, 1), hand("3 2"), 2, (0,))]
    assert final.state.table == hand("3 2")
    outcome = RULES.outcome(final.state)
    assert outcome is not None
    assert outcome.scores == (2, 1)


@pytest.mark.clause("P4.3")
@pytest.mark.parametrize(
    ("won", "winners"),
    [
        (("1 9", "10", ""), (0,)),
        (("10", "1 2 7", "1 9"), (1,)),
        (("1 9", "10", "2 8"), (0, 2)),
        (("", "", ""), (0, 1, 2)),
    ],
)
def test_most_cards_win_and_ties_share(won: tuple[str, ...], winners: tuple[int, ...]) -> None:
    final = play(replace(state_with("2", "", ""), won=tuple(map(hand, won))), "2", 2)
    outcome = RULES.outcome(final.state)
    assert outcome is not None
    assert (outcome.winners, outcome.clause) == (winners, "P4.3")
    assert outcome.scores == tuple(len(hand(cards)) for cards in won)
    assert events_of(final, MatchScored)[0].winners == winners


def test_a_card_not_in_the_hand_is_refused() -> None:
    state = state_with("3 4", "6", table="1", value=1)
    for card in ("6", "11", "", HIDDEN, "three"):
        refusal = RULES.refusal(state, 0, Play(card, 7))
        assert refusal is not None
        assert refusal.key == ("malformed-action" if card == "" else "card-not-in-hand")
    assert RULES.refusal(state, 0, Play("6", 7)) == Refusal("card-not-in-hand", {"card": "6"})


def test_a_hidden_card_can_be_played_by_nobody() -> None:
    view = RULES.view(state_with("3 4", "6", table="1", value=1), frozenset({1}))
    assert RULES.legal(view, 0) == []
    assert RULES.refusal(view, 0, Play(HIDDEN, 1)) == Refusal("card-not-in-hand", {"card": HIDDEN})


def test_a_value_the_card_cannot_make_is_refused_with_those_it_can() -> None:
    state = state_with("5", "6", table="5", value=5)
    expected = Refusal("value-not-allowed", {"card": "5", "allowed": "10, 0, 5"})
    for value in (-5, 1, 11, 10**40):
        assert RULES.refusal(state, 0, Play("5", value)) == expected


def test_a_seat_out_of_turn_and_a_finished_match_are_refused() -> None:
    state = state_with("5", "6")
    out_of_turn = RULES.refusal(state, 1, Play("6", 6))
    assert out_of_turn is not None
    assert out_of_turn.key == "not-your-turn"
    over = play(play(state, "5", 5).state, "6", 11).state
    refusal = RULES.refusal(over, 0, Play("6", 6))
    assert refusal is not None
    assert refusal.key == "match-over"


@given(
    card=st.sampled_from(list(DECK_TABLE)),
    top=st.sampled_from([card for card in DECK_TABLE if card != "10"]),
    value=st.integers(0, 9),
)
@pytest.mark.clause("P3.2", "P3.3", "P3.4", "P3.5", "P3.6", "P3.7")
def test_the_offered_values_are_those_of_a_plain_reading_of_the_rules(card: str, top: str, value: int) -> None:
    number = int(card)
    readings = {0} if number == 0 else {value + number}
    if number == 5:
        readings |= {value - 5} & set(range(10))
    if number and (top == card or value == number):
        readings.add(number)
    assert values_of(card, f"1 {top}", value) == readings


def test_cards_are_named_by_number_and_figure() -> None:
    names = {card: RULES.card_name(card) for card in (*DECK_TABLE, HIDDEN)}
    assert (names["0"].key, names["5"].key, names[HIDDEN].key) == ("card-frog", "card-mermaid", "card-hidden")
    assert names["10"] == Refusal("card-number", {"value": 10})
    assert len({(name.key, *name.values.values()) for name in names.values()}) == 12
