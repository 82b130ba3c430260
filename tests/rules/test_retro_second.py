"""10 Retro: turning up and adding a second card."""

import pytest

from tenarcade.core.game import HIDDEN
from tenarcade.rules.retro import RULES
from tenarcade.rules.retro.actions import AddSecond, KeepDown, Pass, Stand, TurnUp
from tenarcade.rules.retro.events import (
    FirstCardKeptDown,
    FirstCardTurnedUp,
    ProtectionCollected,
    RoundDecided,
    SecondCardAdded,
    SecondCardDeclined,
)
from tests.rules.retro_table import act, cards, chips, legal, place, protections, refused, table

OTHER = place(up="0")


@pytest.mark.clause("R3.4.1")
def test_all_protection_goes_to_the_pot_before_the_second_cards() -> None:
    state = table(place(up="1", protection=2), place(up="2"), place(up="3", protection=1), phase="open", turn=2, pot=4)
    played = act(state, Pass())
    assert played.told(ProtectionCollected) == [ProtectionCollected((2, 0, 1), pot=7)]
    assert (played.state.pot, protections(played.state), chips(played.state)) == (7, [0, 0, 0], [7, 7, 7])
    assert (played.state.phase, played.state.turn) == ("second", 0)


@pytest.mark.clause("R3.4.1")
def test_without_protection_there_is_nothing_to_collect() -> None:
    played = act(table(place(up="1"), place(up="2"), phase="open", turn=1, pot=4), Pass())
    assert played.told(ProtectionCollected) == []
    assert played.state.pot == 4


@pytest.mark.clause("R3.4.2")
def test_a_card_that_is_face_down_may_be_turned_up_or_left() -> None:
    state = table(place("2 3", down="5"), OTHER, phase="second")
    assert legal(state) == {TurnUp(), KeepDown()}
    turned = act(state, TurnUp())
    assert turned.events == (FirstCardTurnedUp(0, "5"),)
    assert (turned.state.turn, turned.state.places[0].first_on_table.face_up) == (0, True)
    assert RULES.view(turned.state, frozenset({1})).places[0].first_on_table.card == "5"
    assert legal(turned.state) == {Stand(), AddSecond("2"), AddSecond("3")}


@pytest.mark.clause("R3.4.2")
def test_who_leaves_the_card_face_down_is_done() -> None:
    state = table(place("2 3", down="5"), OTHER, phase="second")
    assert refused(state, AddSecond("2")).key == "still-face-down"
    left = act(state, KeepDown())
    assert left.events == (FirstCardKeptDown(0),)
    assert left.state.turn == 1
    assert left.state.places[0].second is None
    assert RULES.view(left.state, frozenset({1})).places[0].first_on_table.card == HIDDEN


@pytest.mark.clause("R3.4.2")
@pytest.mark.parametrize("starter", range(3))
def test_second_cards_come_in_turn_order(starter: int) -> None:
    state = table(place(up="1"), place(down="2"), place(up="3"), phase="second", starter=starter)
    seats = []
    while state.phase == "second":
        seats.append(state.turn)
        action = KeepDown() if state.turn == 1 else Stand()
        state = act(state, action).state
    assert seats == [(starter + step) % 3 for step in range(3)]


@pytest.mark.clause("R3.4.3")
def test_one_card_that_fits_may_be_added_face_up() -> None:
    state = table(place("5 6 p5 p6 0", up="5"), OTHER, phase="second")
    assert legal(state) == {Stand(), AddSecond("5"), AddSecond("p5"), AddSecond("0")}
    refusal = refused(state, AddSecond("6"))
    assert (refusal.key, refusal.values) == ("sum-too-high", {"sum": 11, "most": 10})
    added = act(state, AddSecond("p5"))
    assert added.events == (SecondCardAdded(0, "p5", value=10),)
    assert (added.state.places[0].second, added.state.places[0].hand) == ("p5", cards("5 6 p6 0"))
    assert added.state.turn == 1
    assert RULES.view(added.state, frozenset({1})).places[0].second == "p5"


@pytest.mark.clause("R3.4.3")
def test_nobody_must_add_a_card() -> None:
    stood = act(table(place("2", up="5"), OTHER, phase="second"), Stand())
    assert stood.events == (SecondCardDeclined(0, value=5),)
    assert stood.state.places[0].hand == ("2",)
    assert stood.state.turn == 1


@pytest.mark.clause("R3.4.3")
def test_a_third_card_is_never_added() -> None:
    state = table(place("1 2 3", up="1"), OTHER, place(up="0"), phase="second")
    assert act(state, AddSecond("2")).state.turn == 1


@pytest.mark.clause("R3.4.4", "R1.3")
@pytest.mark.parametrize(
    ("first", "second"), [*(("J", str(value)) for value in range(11)), ("4", "J"), ("p8", "J"), ("10", "J")]
)
def test_a_joker_makes_the_sum_ten(first: str, second: str) -> None:
    state = table(place(second, up=first), place(up="0"), phase="second")
    (added,) = act(state, AddSecond(second)).told(SecondCardAdded)
    assert added.value == 10


@pytest.mark.clause("R3.4.4")
def test_two_jokers_make_ten() -> None:
    played = act(table(place("J", up="J"), place(up="9"), phase="second"), AddSecond("J"), Stand())
    (decided,) = played.told(RoundDecided)
    assert decided.values == (10, 9)


@pytest.mark.clause("R3.4.4")
def test_a_joker_alone_counts_ten_on_either_side() -> None:
    played = act(table(place(up="J"), place(down="J"), phase="second"), Stand(), KeepDown())
    (decided,) = played.told(RoundDecided)
    assert decided.values == (10, 10)
