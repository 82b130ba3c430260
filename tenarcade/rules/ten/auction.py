"""Auctions for wilds (T6); the state's `auction` is set from the reveal until the wild has its owner."""

from msgspec.structs import replace

from tenarcade.core.game import Card, Seat
from tenarcade.rules.ten.automa_money import automa_payment, judge
from tenarcade.rules.ten.market import hand_over
from tenarcade.rules.ten.moves import (
    AuctionOpened,
    AuctionWon,
    BidPassed,
    BidRaised,
    Pay,
    PriceSettled,
    TenEvent,
    WildUnsold,
)
from tenarcade.rules.ten.payment import auction_worth, paid
from tenarcade.rules.ten.state import AUTOMA, SOLO_MIN_BID, Auction, Due, State


def lowest_bid(state: State) -> int:
    """T6.1, T12.1."""
    assert state.auction is not None
    return max(SOLO_MIN_BID if state.is_solo else 1, state.auction.bid + 1)


def bidding_order(state: State) -> tuple[Seat, ...]:
    """T6.1: the left neighbour first, the active player last."""
    count = len(state.players)
    return tuple([(state.active + step) % count for step in range(1, count + 1)])


def open_auction(state: State, wild: Card, events: list[TenEvent]) -> State:
    order = bidding_order(state)
    events.append(AuctionOpened(wild, order[0]))
    return ask_next_bidder(replace(state, auction=Auction(wild, order)), events)


def ask_next_bidder(state: State, events: list[TenEvent]) -> State:
    """Seats that cannot bid are passed over, the automa decides at once."""
    auction = state.auction
    assert auction is not None
    for place, seat in enumerate(auction.waiting, start=1):
        if seat == AUTOMA and state.is_solo:
            state = _automa_bids(state, events)
        elif auction_worth(state, state.players[seat]) >= lowest_bid(state):
            return replace(state, phase="bid", turn=seat, auction=_without_the_first(state, place))
        else:
            events.append(BidPassed(seat, able=False))
    return _close(state, events)


def _without_the_first(state: State, asked: int) -> Auction:
    assert state.auction is not None
    return replace(state.auction, waiting=state.auction.waiting[asked:])


def _automa_bids(state: State, events: list[TenEvent]) -> State:
    judgement = judge(state)
    events.append(judgement.told)
    if judgement.bid is None:
        events.append(BidPassed(AUTOMA, able=judgement.told.reason != "cannot-pay"))
        return state
    return raise_bid(state, AUTOMA, judgement.bid, events)


def raise_bid(state: State, seat: Seat, amount: int, events: list[TenEvent]) -> State:
    assert state.auction is not None
    events.append(BidRaised(seat, amount))
    return replace(state, auction=replace(state.auction, bid=amount, bidder=seat))


def _close(state: State, events: list[TenEvent]) -> State:
    """T6.3, T12.7."""
    auction = state.auction
    assert auction is not None
    if auction.bidder is None:
        events.append(WildUnsold(auction.wild))
        return replace(state, auction=None, gone=(*state.gone, auction.wild))
    events.append(AuctionWon(auction.bidder, auction.wild, auction.bid))
    due = Due(auction.wild, auction.bid, "bid")
    state = replace(state, phase="pay", turn=auction.bidder, due=due)
    if state.is_solo and auction.bidder == AUTOMA:
        payment = automa_payment(state.players[AUTOMA], auction.bid, state.options.edition)
        return settle(state, AUTOMA, payment, events)
    return state


def settle(state: State, seat: Seat, payment: Pay, events: list[TenEvent]) -> State:
    """T7.3: the payment leaves the game or returns to the supply, the card changes hands."""
    due = state.due
    assert due is not None
    events.append(PriceSettled(seat, due.card, due.price, payment.coins, payment.tokens, payment.cards))
    payer = paid(state.players[seat], payment)
    state = replace(state, due=None, auction=None, gone=state.gone + payment.cards)
    return hand_over(state, seat, payer, due.card)
