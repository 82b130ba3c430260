"""TEN: auctions for wilds."""

import pytest

from tenarcade.core.game import ONLY
from tenarcade.rules.ten import RULES
from tenarcade.rules.ten.moves import (
    AuctionOpened,
    AuctionWon,
    Bid,
    BidPassed,
    BidRaised,
    CardsLeft,
    Pass,
    Pay,
    PriceSettled,
    Reveal,
    TakeNumbers,
    TurnBegan,
    WildUnsold,
)
from tenarcade.rules.ten.state import Options
from tests.rules.ten_table import BOTH, DE, PL, act, cards, legal, player, refused, table

FOUR = (player(), player(), player(), player())


def bids(low: int, high: int) -> set[Bid | Pass]:
    return {Pass(), *(Bid(amount) for amount in range(low, high + 1))}


@pytest.mark.clause("T6.1")
@pytest.mark.parametrize("active", range(4))
def test_the_left_neighbour_bids_first_and_the_active_player_last(active: int) -> None:
    state = table(*FOUR, draws="*4 g1", active=active, turn=active)
    played = act(state, Reveal())
    asked = []
    for _ in range(4):
        asked.append(played.state.turn)
        played = act(played.state, Pass())
    assert asked == [(active + step) % 4 for step in (1, 2, 3, 4)]
    assert (played.state.phase, played.state.turn) == ("draw", active)


@pytest.mark.clause("T6.1")
def test_the_smallest_bid_is_one_and_each_bid_beats_the_highest() -> None:
    state = act(table(*FOUR, draws="*4 g1"), Reveal()).state
    assert legal(state) == bids(1, 5)
    assert refused(state, Bid(0)).key == "bid-out-of-range"
    state = act(state, Bid(2)).state
    assert legal(state) == bids(3, 5)
    refusal = refused(state, Bid(2))
    assert (refusal.key, refusal.values) == ("bid-out-of-range", {"low": 3, "high": 5})
    state = act(state, Pass()).state
    assert legal(state) == bids(3, 5)


@pytest.mark.clause("T6.1")
def test_everyone_has_one_chance_only() -> None:
    played = act(table(*FOUR, draws="*4 g1"), Reveal(), Bid(1), Pass(), Bid(2), Bid(3))
    assert played.told(BidRaised, BidPassed, AuctionWon) == [
        BidRaised(1, 1),
        BidPassed(2, able=True),
        BidRaised(3, 2),
        BidRaised(0, 3),
        AuctionWon(0, "*4", 3),
    ]
    assert all(isinstance(action, Pay) for action in legal(played.state))


@pytest.mark.clause("T6.1")
def test_who_cannot_outbid_is_passed_over() -> None:
    played = act(table(player(3), player(5), player(4), draws="*4 g1"), Reveal(), Bid(4))
    assert played.told(BidPassed) == [BidPassed(2, able=False), BidPassed(0, able=False)]
    assert played.told(AuctionWon) == [AuctionWon(1, "*4", 4)]


@pytest.mark.clause("T6.2", "T10.6")
@pytest.mark.parametrize(("options", "most"), [(PL, 2 + 6 + 3), (DE, 2 + 6 + 3 + 2)])
def test_nobody_may_bid_more_than_they_can_pay(options: Options, most: int) -> None:
    state = table(player(), player(2, 2, "b1 b1 g9", "*3 o#"), draws="*4 g1", options=options)
    bidding = act(state, Reveal()).state
    assert legal(bidding) == bids(1, most)
    refusal = refused(bidding, Bid(most + 1))
    assert (refusal.key, refusal.values) == ("bid-out-of-range", {"low": 1, "high": most})


@pytest.mark.clause("T6.2", "T10.6")
def test_who_owns_only_wilds_can_bid_in_de_but_not_in_pl() -> None:
    players = (player(), player(0, wilds="*3"))
    assert act(table(*players, draws="*4 g1", options=DE), Reveal()).state.turn == 1
    assert act(table(*players, draws="*4 g1", options=PL), Reveal()).state.turn == 0


@pytest.mark.clause("T6.3")
def test_the_highest_bidder_pays_and_owns_the_wild() -> None:
    state = table(player(), player(2, 1, "b1 g9"), player(), draws="*4 g1")
    played = act(state, Reveal(), Bid(6), Pay(2, 1, cards("b1")))
    assert played.events[-2:] == (AuctionWon(1, "*4", 6), PriceSettled(1, "*4", 6, 2, 1, cards("b1")))
    assert played.state.players == (player(), player(0, 0, "g9", "*4"), player())
    assert played.state.gone == cards("b1")
    assert (played.state.auction, played.state.due) == (None, None)


@pytest.mark.clause("T6.3")
@pytest.mark.parametrize("options", BOTH)
def test_without_any_bid_the_wild_leaves_the_game(options: Options) -> None:
    played = act(table(player(), player(), draws="*4 g1", options=options), Reveal(), Pass(), Pass())
    assert played.events[-1] == WildUnsold("*4")
    assert played.state.gone == ("*4",)
    assert played.told(CardsLeft) == []


@pytest.mark.clause("T10.6")
def test_a_wild_may_pay_for_an_auction_in_de_only() -> None:
    players = (player(0), player(4, 0, "b1", "*3"))
    de = act(table(*players, draws="*4 g1", options=DE), Reveal(), Bid(5)).state
    assert act(de, Pay(4, 0, cards("*3"))).state.players[1] == player(0, 0, "b1", "*4")
    pl = act(table(*players, draws="*4 g1", options=PL), Reveal(), Bid(5)).state
    assert refused(pl, Pay(4, 0, cards("*3"))).key == "cards-cannot-pay"
    assert act(pl, Pay(4, 0, cards("b1"))).state.players[1] == player(0, 0, "", "*3 *4")


@pytest.mark.clause("T10.6")
@pytest.mark.parametrize("options", BOTH)
def test_a_wild_may_pay_for_a_purchase_in_both_editions(options: Options) -> None:
    state = table(player(0, 0, "", "*3"), player(), draws="o9", row="b4", market=cards("p2"), options=options)
    shopping = act(state, TakeNumbers()).state
    bought = act(shopping, *[action for action in legal(shopping) if action != Pass()]).state
    assert act(bought, Pay(0, 0, cards("*3 b4"))).state.players[0] == player(0, 0, "p2")


@pytest.mark.clause("T6.4")
def test_a_wild_stays_unassigned_and_the_turn_goes_on() -> None:
    state = table(player(), player(), draws="*4 b#", row="b3 $1")
    played = act(state, Reveal(), Bid(1), Pass(), Pay(1, 0))
    assert played.state.players[1].wilds == ("*4",)
    assert played.told(TurnBegan) == []
    assert (played.state.active, played.state.turn, played.state.row) == (0, 0, cards("b3 $1"))
    again = act(played.state, Reveal())
    assert again.told(AuctionOpened) == [AuctionOpened("b#", first=1)]


@pytest.mark.clause("T6.5")
def test_the_winner_chooses_the_payment_only_when_paying() -> None:
    state = table(player(), player(3, 1, "b1"), draws="*4 g1")
    bidding = act(state, Reveal()).state
    assert {type(action) for action in legal(bidding)} == {Bid, Pass}
    assert refused(bidding, Pay(3, 0)).key == "not-in-bid"
    paying = act(bidding, Bid(3), Pass()).state
    assert RULES.to_act(paying) == ONLY[1]
    for payment in (Pay(3, 0), Pay(0, 1), Pay(2, 0, cards("b1"))):
        assert RULES.refusal(paying, 1, payment) is None
    assert act(paying, Pay(0, 1)).state.players[1] == player(3, 0, "b1", "*4")
