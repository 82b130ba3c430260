"""`cautious` at tables of 10 Retro laid by hand: what it shows, protects, buys and lets go."""

from collections import Counter

from msgspec.structs import replace

from tenarcade.bots.face import conclude
from tenarcade.bots.retro.cautious import cautious
from tenarcade.core.dice import Dice
from tenarcade.core.game import ONLY, Action
from tenarcade.rules.retro import RULES
from tenarcade.rules.retro.actions import DropOut, Open, Pass, PlayFirst, Protect, Raise
from tenarcade.rules.retro.table import Auction, Place, State
from tests.rules.retro_table import place, table

THROWS = 200


def decide(state: State, seed: int = 1) -> Action:
    assert state.turn is not None
    return conclude(cautious(RULES.view(state, ONLY[state.turn]), state.turn, Dice(seed)))


def decisions(state: State) -> Counter[Action]:
    """How often it does what, with other dice each time."""
    return Counter(decide(state, seed) for seed in range(THROWS))


def first_cards(hand: str, chips: int = 7) -> list[PlayFirst]:
    plays = decisions(table(place(hand, chips), place("1 2 3 4"))).elements()
    return [play for play in plays if isinstance(play, PlayFirst)]


def at_auction(*laid: Place, bid: int) -> State:
    """Seat 2 has bid for the card of seat 1, and seat 0 is asked."""
    return table(*laid, phase="auction", turn=0, auction=Auction(opener=2, target=1, bid=bid, bidder=2))


def test_the_lower_card_of_the_best_pair_is_played_on_either_side() -> None:
    plays = first_cards("8 1 2 6")
    assert {play.card for play in plays} == {"2"}
    shown = sum(play.face_up for play in plays)
    assert THROWS / 4 < shown < THROWS * 3 / 4


def test_a_strong_card_is_protected_more_often_than_not() -> None:
    plays = first_cards("10 9 8 8")
    assert {play.card for play in plays} == {"10"}
    assert sum(play.chips > 0 for play in plays) > THROWS / 2
    assert {play.chips for play in plays if play.face_up} == {1, 2}


def test_a_poor_card_mostly_hides_without_chips_and_is_sometimes_a_bluff() -> None:
    plays = first_cards("0 1 2 3")
    bluffs = sum(play.chips > 0 and not play.face_up for play in plays)
    assert THROWS / 10 < bluffs < THROWS * 4 / 10
    assert not any(play.chips for play in plays if play.face_up)


def test_nobody_protects_with_chips_that_are_not_there() -> None:
    assert {play.chips for play in first_cards("10 9 8 8", chips=1)} == {0, 1}
    assert {play.chips for play in first_cards("10 9 8 8", chips=0)} == {0}


def test_a_card_in_sight_that_saves_the_round_is_opened_for_at_its_lowest_price() -> None:
    laid = (place("9 9 9", up="2"), place("1 2 3", up="10", protection=2), place("1 2 3", up="5"))
    assert decisions(table(*laid, phase="open")) == {Open(1, 2): THROWS}


def test_of_two_cards_alike_the_cheaper_one_is_bought() -> None:
    laid = (place("9 9 9", up="2"), place("1 2 3", up="10", protection=2), place("1 2 3", up="10", protection=1))
    assert decisions(table(*laid, phase="open")) == {Open(2, 1): THROWS}


def test_a_card_that_completes_the_hand_is_as_good_as_a_ten() -> None:
    laid = (place("6 9 9", up="2"), place("1 2 3", up="4"), place("1 2 3", up="3"))
    assert decide(table(*laid, phase="open")) == Open(1, 1)


def test_a_hidden_card_is_bought_now_and_then_by_who_has_a_bad_one() -> None:
    others = (place("1 2 3", down="4"), place("1 2 3", down="5"))
    in_need = decisions(table(place("9 9 8", up="3"), *others, phase="open"))
    assert set(in_need) == {Open(1, 1), Pass()}
    assert min(in_need.values()) > THROWS / 4
    content = decisions(table(place("7 9 8", up="3"), *others, phase="open"))
    assert set(content) == {Pass()}


def test_a_card_once_owned_is_still_known() -> None:
    others = (place("1 2 3", down="10"), place("1 2 3", up="5"))
    state = table(place("9 9 9", up="3"), *others, phase="open")
    once_owned = replace(others[0].first_on_table, known_to=(1, 0))
    state = replace(state, places=(state.places[0], replace(others[0], first=once_owned), state.places[2]))
    assert decisions(state) == {Open(1, 1): THROWS}


def test_bids_go_up_to_what_the_card_is_worth_and_no_further() -> None:
    laid = (place("9 9 9", up="4"), place("1 2 3", up="10", protection=1), place("1 2 3", up="9"))
    assert decide(at_auction(*laid, bid=1)) == Raise(2)
    assert decide(at_auction(*laid, bid=5)) == Raise(6)
    assert decide(at_auction(*laid, bid=6)) == DropOut()


def test_who_has_a_good_sum_leaves_an_auction_early() -> None:
    sold = (place("1 2 3", up="10", protection=1), place("1 2 3", up="9"))
    with_nine = place("9 9 9", up="9")
    assert decide(at_auction(with_nine, *sold, bid=1)) == Raise(2)
    assert decide(at_auction(with_nine, *sold, bid=2)) == DropOut()
    with_ten = place("9 9 9", up="1")
    assert decide(at_auction(with_ten, *sold, bid=1)) == DropOut()


def test_chips_on_a_hidden_card_are_believed_but_not_at_any_price() -> None:
    laid = (place("5 5 4", up="1"), place("1 2 3", down="0", protection=1), place("1 2 3", up="9"))
    assert decide(at_auction(*laid, bid=2)) == Raise(3)
    assert decide(at_auction(*laid, bid=3)) == DropOut()


def test_a_strong_card_just_bought_gets_a_chip_while_somebody_may_still_open() -> None:
    laid = (place("1 1 1", up="10"), *[place("5 6 7", up="2")] * 3)
    deal = Auction(opener=0, target=1, bid=1, bidder=0)
    early = table(*laid, phase="protect", turn=0, starter=0, auction=deal)
    assert decide(early) == Protect(1)
    assert decide(replace(early, starter=1)) == Protect(0)
    poor = replace(early, places=(replace(early.places[1], chips=3), *early.places[1:]))
    assert decide(poor) == Protect(0)
