"""10 Retro: who wins and loses a round, and what that costs."""

import pytest
from msgspec.structs import replace

from tenarcade.core.game import HIDDEN
from tenarcade.rules.retro.actions import KeepDown, NameStarter, Stand
from tenarcade.rules.retro.events import (
    CardsDrawn,
    FirstCardRevealed,
    PenaltiesTaken,
    PotWon,
    RoundDecided,
    StarterNamed,
)
from tenarcade.rules.retro.table import State
from tests.rules.retro_table import Played, act, cards, chips, legal, place, table


def last_to_decide(*rows: str, starter: int = 0, pot: int = 0) -> State:
    """Each row is one card or two, face up; the last in turn order, whatever its row, has still to stand."""
    places = [place("", up=row.split()[0], second=" ".join(row.split()[1:])) for row in rows]
    return table(*places, phase="second", starter=starter, turn=(starter - 1) % len(rows), pot=pot)


def decided(*rows: str, starter: int = 0) -> RoundDecided:
    (event,) = act(last_to_decide(*rows, starter=starter), Stand()).told(RoundDecided)
    assert isinstance(event, RoundDecided)
    return event


@pytest.mark.clause("R3.5.1")
def test_cards_left_face_down_are_turned_up_in_turn_order() -> None:
    state = table(place(down="4"), place(up="5"), place(down="p6"), phase="second", starter=2)
    played = act(state, KeepDown(), KeepDown(), Stand())
    assert played.told(FirstCardRevealed) == [FirstCardRevealed(2, "p6"), FirstCardRevealed(0, "4")]
    assert played.told(RoundDecided)[0].values == (4, 5, 6)


@pytest.mark.clause("R3.5.1")
def test_the_value_is_the_sum_of_the_cards() -> None:
    event = decided("2 7", "p3 p4", "J 3", "0 1", "8")
    assert event.values == (9, 7, 10, 1, 8)
    assert event.cards == (2, 2, 2, 2, 1)


@pytest.mark.clause("R3.5.2")
@pytest.mark.parametrize("winner", range(3))
def test_the_highest_value_wins(winner: int) -> None:
    rows = ["4", "5", "6"]
    rows[winner] = "7"
    event = decided(*rows, starter=1)
    assert (event.winner, event.won_by) == (winner, "highest")


@pytest.mark.clause("R3.5.2")
def test_one_card_beats_two_of_the_same_value() -> None:
    event = decided("2 6", "3 5", "8", "1", starter=0)
    assert (event.winner, event.won_by) == (2, "one-card")


@pytest.mark.clause("R3.5.2")
@pytest.mark.parametrize(("starter", "winner"), [(0, 1), (1, 1), (2, 2), (3, 1)])
def test_of_equal_single_cards_the_earlier_in_turn_order_wins(starter: int, winner: int) -> None:
    event = decided("2 6", "8", "8", "1", starter=starter)
    assert (event.winner, event.won_by) == (winner, "earlier")


@pytest.mark.clause("R3.5.2")
@pytest.mark.parametrize(("starter", "winner"), [(0, 0), (1, 2), (2, 2)])
def test_of_equal_pairs_the_earlier_in_turn_order_wins(starter: int, winner: int) -> None:
    event = decided("2 6", "1", "8 0", starter=starter)
    assert (event.winner, event.won_by) == (winner, "earlier")


@pytest.mark.clause("R3.5.3")
@pytest.mark.parametrize("loser", range(3))
def test_the_lowest_value_loses(loser: int) -> None:
    rows = ["6", "7", "8"]
    rows[loser] = "5"
    event = decided(*rows, starter=1)
    assert (event.loser, event.lost_by) == (loser, "lowest")


@pytest.mark.clause("R3.5.3")
@pytest.mark.parametrize(("starter", "loser"), [(0, 2), (1, 0), (2, 0), (3, 2)])
def test_of_equal_lowest_values_the_later_in_turn_order_loses(starter: int, loser: int) -> None:
    event = decided("1", "9", "0 1", "5", starter=starter)
    assert (event.loser, event.lost_by) == (loser, "later")


@pytest.mark.clause("R3.5.3")
@pytest.mark.parametrize("starter", range(4))
def test_if_all_are_equal_the_last_but_never_the_winner_loses(starter: int) -> None:
    event = decided("6", "6", "6", "6", starter=starter)
    assert (event.winner, event.loser) == (starter, (starter + 3) % 4)
    alone = decided("2 4", "1 5", "3 3", "6", starter=0)
    assert (alone.winner, alone.loser, alone.lost_by) == (3, 2, "later")


@pytest.mark.clause("R3.5.3")
@pytest.mark.parametrize(("rows", "winner"), [(("6", "2 4"), 0), (("2 4", "6"), 1)])
def test_with_two_equal_players_the_other_one_loses(rows: tuple[str, str], winner: int) -> None:
    event = decided(*rows)
    assert (event.winner, event.won_by) == (winner, "one-card")
    assert (event.loser, event.lost_by) == (1 - winner, "only-other")


@pytest.mark.clause("R3.5.4")
def test_the_loser_takes_all_cards_and_the_winner_the_pot() -> None:
    state = last_to_decide("2 7", "p3", "J 3", starter=1, pot=5)
    played = act(state, Stand())
    taken = cards("r1 p3 J 3 2 7")
    assert played.told(PenaltiesTaken) == [PenaltiesTaken(1, taken, 1 + 5 + 10 + 1 + 1 + 1)]
    assert played.told(PotWon) == [PotWon(2, 5)]
    assert [laid.penalties for laid in played.state.places] == [(), taken, ()]
    assert (chips(played.state), played.state.pot) == ([7, 7, 12], 0)
    assert all(laid.first is None and laid.second is None for laid in played.state.places)
    assert played.state.round_card is None


@pytest.mark.clause("R3.5.4")
def test_penalties_add_up_round_by_round() -> None:
    state = last_to_decide("9", "8")
    earlier = replace(state.places[1], penalties=("r7",))
    played = act(replace(state, places=(state.places[0], earlier)), Stand())
    assert played.state.places[1].penalties == cards("r7 r1 9 8")


def drawing(pile: str, round_cards: str = "r2 r3") -> Played:
    """Seat 2 starts; the seats want 1, 2 and 1 cards."""
    places = (place("1 1 1", up="9"), place("2 2", up="8"), place("3 3 3", up="7"))
    return act(table(*places, phase="second", starter=2, turn=1, pile=pile, round_cards=round_cards), Stand())


@pytest.mark.clause("R3.5.5")
def test_all_draw_back_to_four_in_turn_order() -> None:
    played = drawing("4 5 6 7 8 9")
    assert played.told(CardsDrawn) == [
        CardsDrawn(2, ("4",), 0),
        CardsDrawn(0, ("5",), 0),
        CardsDrawn(1, cards("6 7"), 0),
    ]
    assert [laid.hand for laid in played.state.places] == [cards("1 1 1 5"), cards("2 2 6 7"), cards("3 3 3 4")]
    assert played.state.pile == cards("8 9")


@pytest.mark.clause("R3.5.5")
def test_drawn_cards_are_known_to_the_drawer_alone() -> None:
    drawn = drawing("4 5 6 7").told(CardsDrawn)[2]
    assert drawn.heard_by(frozenset({1})) == drawn
    assert drawn.heard_by(frozenset({0})).cards == (HIDDEN, HIDDEN)


@pytest.mark.clause("R3.5.5")
def test_who_cannot_draw_enough_takes_what_is_left() -> None:
    assert drawing("4 5 6").told(CardsDrawn)[2] == CardsDrawn(1, ("6",), 1)
    assert drawing("4").told(CardsDrawn)[1:] == [CardsDrawn(0, (), 1), CardsDrawn(1, (), 2)]


@pytest.mark.clause("R3.5.5")
def test_all_draw_after_the_tenth_round_too() -> None:
    played = drawing("4 5 6 7 8", round_cards="")
    assert [event.cards for event in played.told(CardsDrawn)] == [("4",), ("5",), cards("6 7")]
    assert played.state.phase == "over"


@pytest.mark.clause("R3.5.6")
@pytest.mark.parametrize("starter", range(3))
def test_the_winner_names_anyone_as_the_next_starter(starter: int) -> None:
    named = drawing("4 5 6 7").state
    assert (named.phase, named.turn) == ("name", 0)
    assert legal(named) == {NameStarter(seat) for seat in range(3)}
    played = act(named, NameStarter(starter))
    assert played.told(StarterNamed) == [StarterNamed(0, starter)]
    assert (played.state.phase, played.state.starter, played.state.turn) == ("first", starter, starter)
