"""10 Retro: opening for a card, and auctions."""

import pytest

from tenarcade.rules.retro.actions import DropOut, Open, Pass, Protect, Raise
from tenarcade.rules.retro.events import (
    BidderDropped,
    BiddingOpened,
    BidPaid,
    BidRaised,
    CardsSwapped,
    OpeningPassed,
    PricePaid,
)
from tests.rules.retro_table import act, chips, first_cards, legal, place, refused, table

UNPROTECTED = (place(up="1"), place(up="2"), place(up="3"), place(up="4"))
GUARDED = (place(up="1"), place(up="2", protection=2), place(up="3"), place(up="4", protection=1))


@pytest.mark.clause("R3.3.1")
@pytest.mark.parametrize("starter", range(4))
def test_each_in_turn_may_pass(starter: int) -> None:
    state = table(*UNPROTECTED, phase="open", starter=starter)
    played = act(state, *[Pass()] * 4)
    assert played.told(OpeningPassed) == [OpeningPassed((starter + step) % 4, forced=False) for step in range(4)]
    assert (played.state.phase, played.state.turn) == ("second", starter)
    assert first_cards(played.state) == ["1", "2", "3", "4"]


@pytest.mark.clause("R3.3.1")
@pytest.mark.parametrize("seat", range(4))
def test_each_may_open_for_any_card_but_their_own(seat: int) -> None:
    state = table(*UNPROTECTED, phase="open", turn=seat)
    assert legal(state) == {Pass(), *(Open(target, 1) for target in range(4) if target != seat)}
    assert refused(state, Open(seat, 1)).key == "own-card"


@pytest.mark.clause("R3.3.1")
def test_each_may_open_once_only() -> None:
    state = table(*[place(chips=0, up="1")] * 2, place(up="3"), phase="open", turn=2)
    played = act(state, Open(0, 1), Protect(0))
    assert (played.state.phase, played.state.turn) == ("second", 0)


@pytest.mark.clause("R3.3.1", "R3.3.6")
def test_who_can_pay_for_no_card_is_passed_over() -> None:
    state = table(place(up="1", protection=2), place(chips=1, up="2"), place(up="3", protection=2), phase="open")
    played = act(state, Pass())
    assert played.told(OpeningPassed) == [OpeningPassed(0, forced=False), OpeningPassed(1, forced=True)]
    assert played.state.turn == 2


@pytest.mark.clause("R3.3.2")
def test_an_unprotected_card_costs_one_chip_to_the_pot_and_nobody_may_bid_against_it() -> None:
    state = table(*UNPROTECTED, phase="open", pot=3)
    played = act(state, Open(2, 1))
    assert played.told(BiddingOpened, PricePaid) == [BiddingOpened(0, 2, 1, protection=0), PricePaid(0, 1, pot=4)]
    assert played.state.phase != "auction"
    assert (played.state.pot, chips(played.state)) == (4, [6, 7, 7, 7])
    assert first_cards(played.state) == ["3", "2", "1", "4"]


@pytest.mark.clause("R3.3.2")
def test_an_unprotected_card_never_costs_more_than_one_chip() -> None:
    state = table(*UNPROTECTED, phase="open")
    for bid in (-1, 0, 2, 7):
        assert refused(state, Open(2, bid)).key == "price-is-one"


@pytest.mark.clause("R3.3.3")
@pytest.mark.parametrize(("target", "lowest"), [(1, 2), (3, 1)])
def test_the_opening_bid_is_at_least_the_protection(target: int, lowest: int) -> None:
    state = table(*GUARDED, phase="open")
    bids = {action.bid for action in legal(state) if isinstance(action, Open) and action.target == target}
    assert bids == set(range(lowest, 8))
    refusal = refused(state, Open(target, lowest - 1))
    assert (refusal.key, refusal.values) == ("bid-too-low", {"lowest": lowest})


@pytest.mark.clause("R3.3.3")
def test_the_others_but_not_the_owner_are_asked_clockwise_from_the_opener() -> None:
    state = act(table(*GUARDED, phase="open", starter=2), Open(1, 2)).state
    asked = []
    while state.phase == "auction":
        asked.append(state.turn)
        state = act(state, DropOut()).state
    assert asked == [3, 0]


@pytest.mark.clause("R3.3.3")
def test_bids_go_round_until_nobody_raises() -> None:
    played = act(table(*GUARDED, phase="open"), Open(1, 2), Raise(3), Raise(4), Raise(5), Raise(6), Raise(7))
    assert played.told(BiddingOpened, BidRaised, BidderDropped, BidPaid) == [
        BiddingOpened(0, 1, 2, protection=2),
        BidRaised(2, 3),
        BidRaised(3, 4),
        BidRaised(0, 5),
        BidRaised(2, 6),
        BidRaised(3, 7),
        BidderDropped(0, forced=True),
        BidderDropped(2, forced=True),
        BidPaid(3, to=1, chips=7),
    ]


@pytest.mark.clause("R3.3.3")
def test_who_dropped_out_is_not_asked_again() -> None:
    state = act(table(*GUARDED, phase="open"), Open(1, 2), DropOut(), Raise(3)).state
    assert state.turn == 0
    state = act(state, Raise(4)).state
    assert state.turn == 3
    played = act(state, DropOut())
    assert played.told(BidPaid) == [BidPaid(0, to=1, chips=4)]


@pytest.mark.clause("R3.3.3")
def test_a_raise_must_beat_the_highest_bid() -> None:
    state = act(table(*GUARDED, phase="open"), Open(1, 4)).state
    assert legal(state) == {DropOut(), Raise(5), Raise(6), Raise(7)}
    refusal = refused(state, Raise(4))
    assert (refusal.key, refusal.values) == ("bid-too-low", {"lowest": 5})


@pytest.mark.clause("R3.3.3")
def test_the_highest_bidder_pays_the_owner_and_swaps() -> None:
    state = table(*GUARDED, phase="open", pot=3)
    played = act(state, Open(1, 2), Raise(5), DropOut(), DropOut())
    assert played.told(BidPaid) == [BidPaid(2, to=1, chips=5)]
    assert chips(played.state) == [7, 12, 2, 7]
    assert played.state.pot == 3
    assert first_cards(played.state) == ["1", "3", "2", "4"]


@pytest.mark.clause("R3.3.3")
def test_without_any_raise_the_opener_pays_the_opening_bid() -> None:
    played = act(table(*GUARDED, phase="open"), Open(3, 2), DropOut(), DropOut())
    assert played.told(BidPaid, PricePaid) == [BidPaid(0, to=3, chips=2)]
    assert first_cards(played.state) == ["4", "2", "3", "1"]


@pytest.mark.clause("R3.3.3")
def test_with_two_players_nobody_can_raise() -> None:
    played = act(table(place(up="1"), place(up="2", protection=1), phase="open"), Open(1, 1))
    assert played.told(BidPaid, CardsSwapped)[0] == BidPaid(0, to=1, chips=1)
    assert played.state.phase == "protect"


@pytest.mark.clause("R3.3.6")
def test_nobody_may_open_with_more_chips_than_they_hold() -> None:
    state = table(place(chips=3, up="1", protection=2), *GUARDED[1:], phase="open")
    assert {action.bid for action in legal(state) if isinstance(action, Open)} == {1, 2, 3}
    refusal = refused(state, Open(1, 4))
    assert (refusal.key, refusal.values) == ("bid-too-high", {"chips": 3})


@pytest.mark.clause("R3.3.6")
def test_nobody_may_raise_above_the_chips_they_hold() -> None:
    state = table(*GUARDED[:2], place(chips=4, up="3", protection=2), place(chips=2, up="4"), phase="open")
    bidding = act(state, Open(1, 2)).state
    assert legal(bidding) == {DropOut(), Raise(3), Raise(4)}
    assert refused(bidding, Raise(5)).key == "bid-too-high"
    played = act(bidding, DropOut())
    assert played.told(BidderDropped) == [BidderDropped(2, forced=False), BidderDropped(3, forced=True)]


@pytest.mark.clause("R3.3.6")
def test_chips_received_from_a_buyer_may_be_bid() -> None:
    state = table(place(up="1"), place(chips=0, up="2", protection=1), place(up="3", protection=2), phase="open")
    bought = act(state, Open(1, 4), DropOut(), Protect(0), Protect(0)).state
    assert bought.turn == 1
    assert {action.bid for action in legal(bought) if isinstance(action, Open) and action.target == 2} == {2, 3, 4}


@pytest.mark.clause("R3.3.7")
def test_an_outbid_opener_may_not_open_again() -> None:
    state = table(*GUARDED, phase="open")
    bought = act(state, Open(1, 2), Raise(3), DropOut(), DropOut(), Protect(0)).state
    assert (bought.phase, bought.turn) == ("open", 1)
    passed = act(bought, Pass(), Pass(), Pass())
    assert (passed.state.phase, passed.state.turn) == ("second", 0)
    assert [event.seat for event in passed.told(OpeningPassed)] == [1, 2, 3]


@pytest.mark.clause("R3.3.7")
def test_a_raise_costs_no_right_to_open() -> None:
    bought = act(table(*GUARDED, phase="open"), Open(1, 2), Raise(3), DropOut(), DropOut(), Protect(0), Pass()).state
    assert (bought.phase, bought.turn) == ("open", 2)
    opened = act(bought, Open(0, 1))
    assert opened.told(BiddingOpened) == [BiddingOpened(2, 0, 1, protection=0)]


@pytest.mark.clause("R3.3.7")
def test_who_has_opened_may_still_raise_for_others() -> None:
    state = act(table(*GUARDED, phase="open"), Open(2, 1), Protect(0), Protect(0), Open(3, 1), DropOut()).state
    assert (state.phase, state.turn) == ("auction", 0)
    assert Raise(2) in legal(state)
