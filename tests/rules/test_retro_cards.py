"""10 Retro: the cards, the chips and the set-up."""

from collections import Counter

import pytest
from msgspec.structs import replace

from tenarcade.core.dice import Dice
from tenarcade.core.game import HIDDEN, REFEREE
from tenarcade.core.setup import SetupRefused, set_up
from tenarcade.rules.retro import RULES
from tenarcade.rules.retro.actions import Stand
from tenarcade.rules.retro.events import HandDealt, MatchScored, PenaltiesTaken, SecondCardDeclined, TableSet
from tenarcade.rules.retro.table import Options, State
from tests.rules.retro_table import act, chips, place, table

EVERY_SEATS = range(2, 8)


def opening(seats: int, seed: int = 1, options: Options | None = None) -> State:
    state: State = set_up(RULES, options or Options(), seats, seed).state
    return state


def points_in_hand(card: str) -> int:
    """What the card adds to the score of whoever holds it at the end."""
    state = table(place(card, 0, up="9"), place("", 0, up="8"), phase="second", pile="", round_cards="")
    (scored,) = act(state, Stand(), Stand()).told(MatchScored)
    assert scored.seats[0].hand_points == scored.seats[0].score
    return int(scored.seats[0].score)


@pytest.mark.clause("R1.1")
def test_there_are_five_of_each_normal_card_and_each_costs_one_point() -> None:
    count = RULES.inventory(opening(4))
    assert [count[str(value)] for value in range(11)] == [5] * 11
    assert [points_in_hand(str(value)) for value in range(11)] == [1] * 11


@pytest.mark.clause("R1.2")
def test_a_penalty_card_costs_two_points_more_than_its_value() -> None:
    count = RULES.inventory(opening(4))
    assert [count[f"p{value}"] for value in range(10)] == [0, *[1] * 8, 0]
    assert [points_in_hand(f"p{value}") for value in range(1, 9)] == [3, 4, 5, 6, 7, 8, 9, 10]


@pytest.mark.clause("R1.2")
@pytest.mark.parametrize("value", range(1, 9))
def test_a_penalty_card_counts_its_value_on_the_table(value: int) -> None:
    state = table(place(up=f"p{value}"), place(up="0"), phase="second")
    (declined,) = act(state, Stand()).told(SecondCardDeclined)
    assert declined.value == value


@pytest.mark.clause("R1.3")
@pytest.mark.parametrize("seats", EVERY_SEATS)
def test_there_are_seven_jokers_and_each_costs_ten_points(seats: int) -> None:
    assert RULES.inventory(opening(seats))["J"] == 7
    assert points_in_hand("J") == 10


@pytest.mark.clause("R1.4")
def test_round_cards_cost_one_to_ten_points() -> None:
    count = RULES.inventory(opening(4))
    assert [count[f"r{points}"] for points in range(12)] == [0, *[1] * 10, 0]
    for points in range(1, 11):
        state = table(place(up="9"), place(up="8"), phase="second")
        (taken,) = act(replace(state, round_card=f"r{points}"), Stand(), Stand()).told(PenaltiesTaken)
        assert taken.points == points + 2


@pytest.mark.clause("R1.1", "R1.2", "R1.3", "R1.4")
@pytest.mark.parametrize("seats", EVERY_SEATS)
def test_nothing_else_is_in_the_box(seats: int) -> None:
    count = RULES.inventory(opening(seats))
    assert count.total() - count["chips"] == 55 + 8 + 7 + 10


@pytest.mark.clause("R1.5")
def test_each_of_seven_chips_takes_two_points_off() -> None:
    assert RULES.inventory(opening(7))["chips"] == 49
    for held in range(8):
        state = table(place("", held, up="9"), place(up="8"), phase="second", pile="", round_cards="")
        (scored,) = act(state, Stand(), Stand()).told(MatchScored)
        assert (scored.seats[0].chips, scored.seats[0].score) == (held, -2 * held)


@pytest.mark.clause("R2.1")
@pytest.mark.parametrize("seats", EVERY_SEATS)
def test_two_to_seven_can_play(seats: int) -> None:
    assert len(opening(seats).places) == seats


@pytest.mark.clause("R2.1")
@pytest.mark.parametrize("seats", [0, 1, 8])
def test_fewer_and_more_cannot(seats: int) -> None:
    with pytest.raises(SetupRefused) as refused:
        opening(seats)
    assert refused.value.refusal.key == "bad-seats"


@pytest.mark.clause("R2.1")
def test_round_cards_are_shuffled_and_nobody_knows_their_order() -> None:
    tops = {opening(4, seed).round_card for seed in range(150)}
    lasts = {opening(4, seed).round_cards[-1] for seed in range(150)}
    assert len(tops) == len(lasts) == 10
    state = opening(4)
    assert len(state.round_cards) == 9
    for seat in range(4):
        assert RULES.view(state, frozenset({seat})).round_cards == (HIDDEN,) * 9
    assert RULES.view(state, REFEREE).round_cards == state.round_cards


@pytest.mark.clause("R2.2")
@pytest.mark.parametrize("seats", EVERY_SEATS)
@pytest.mark.parametrize("spare_jokers", [True, False])
def test_everyone_gets_a_joker_and_three_more(seats: int, spare_jokers: bool) -> None:
    for seed in range(20):
        state = opening(seats, seed, Options(spare_jokers=spare_jokers))
        assert all(len(laid.hand) == 4 and "J" in laid.hand for laid in state.places)
        spare = 7 - seats
        assert len(state.pile) == 55 + 8 + (spare if spare_jokers else 0) - 3 * seats
        assert state.removed == (() if spare_jokers else ("J",) * spare)


@pytest.mark.clause("R2.2")
def test_spare_jokers_are_shuffled_in_unless_they_are_removed() -> None:
    assert Options().spare_jokers
    with_spares = [opening(2, seed) for seed in range(40)]
    assert any(laid.hand.count("J") > 1 for state in with_spares for laid in state.places)
    assert any("J" in state.pile for state in with_spares)
    for seed in range(40):
        state = opening(2, seed, Options(spare_jokers=False))
        assert [laid.hand.count("J") for laid in state.places] == [1, 1]
        assert "J" not in state.pile


@pytest.mark.clause("R2.2")
def test_hands_are_secret_and_so_is_the_pile() -> None:
    state = opening(3)
    for seat in range(3):
        seen = RULES.view(state, frozenset({seat}))
        assert seen.places[seat].hand == state.places[seat].hand
        assert set(seen.pile) == {HIDDEN}
        for other in {0, 1, 2} - {seat}:
            assert seen.places[other].hand == (HIDDEN,) * 4


@pytest.mark.clause("R2.2")
def test_the_cards_come_from_the_front_of_the_shuffled_deck() -> None:
    """The procedure that docs/journal/retro.md promises."""
    dice = Dice(77)
    round_cards = dice.shuffled([f"r{points}" for points in range(1, 11)])
    normal = [str(value) for value in range(11) for _ in range(5)]
    deck = dice.shuffled([*normal, *(f"p{value}" for value in range(1, 9)), *["J"] * 4])
    starter = dice.below(3)
    laid, *hands = set_up(RULES, Options(), 3, 77).events[:4]
    assert laid == TableSet(starter, round_cards, deck[9:], (), 7)
    assert hands == [HandDealt(seat, ("J", *deck[3 * seat : 3 * seat + 3])) for seat in range(3)]


@pytest.mark.clause("R2.3")
@pytest.mark.parametrize("seats", EVERY_SEATS)
def test_everyone_has_seven_chips_and_the_others_are_not_used(seats: int) -> None:
    state = opening(seats)
    assert chips(state) == [7] * seats
    assert state.pot == 0
    assert RULES.inventory(state)["chips"] == 7 * seats


@pytest.mark.clause("R2.3")
def test_the_starter_is_drawn_by_lot_or_named_by_the_option() -> None:
    drawn = Counter(opening(7, seed).starter for seed in range(350))
    assert set(drawn) == set(range(7))
    assert max(drawn.values()) < 90
    for seat in range(7):
        state = opening(7, options=Options(starter=seat + 1))
        assert (state.starter, state.turn) == (seat, seat)
