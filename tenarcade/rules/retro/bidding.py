"""R3.3: opening, raising, swapping and protecting what one got."""

from msgspec.structs import replace

from tenarcade.core.game import Event, Seat
from tenarcade.rules.retro.actions import DropOut, Open, Pass, Protect, Raise
from tenarcade.rules.retro.cards import MOST_PROTECTION
from tenarcade.rules.retro.events import (
    BidderDropped,
    BiddingOpened,
    BidPaid,
    BidRaised,
    CardsSwapped,
    OpeningPassed,
    PricePaid,
    ProtectionKept,
    ProtectionRaised,
)
from tenarcade.rules.retro.second import begin_second_cards
from tenarcade.rules.retro.table import Auction, Place, State, with_place


def lowest_bid(owner: Place) -> int:
    return owner.protection or 1


def can_open(state: State, seat: Seat) -> bool:
    chips = state.places[seat].chips
    if chips >= MOST_PROTECTION:
        return True
    return any(seat != other and chips >= lowest_bid(owner) for other, owner in enumerate(state.places))


def begin_bidding(state: State, events: list[Event]) -> State:
    return _offer_opening(state, state.starter, events)


def _offer_opening(state: State, seat: Seat, events: list[Event]) -> State:
    """Who could not pay for any card is passed over; chips are open, so this tells no secret."""
    while not can_open(state, seat):
        events.append(OpeningPassed(seat, forced=True))
        seat = state.after(seat)
        if seat == state.starter:
            return begin_second_cards(state, events)
    return replace(state, phase="open", turn=seat, auction=None)


def _offer_next_opening(state: State, last: Seat, events: list[Event]) -> State:
    seat = state.after(last)
    if seat == state.starter:
        return begin_second_cards(state, events)
    return _offer_opening(state, seat, events)


def pass_opening(state: State, seat: Seat, _: Pass, events: list[Event]) -> State:
    events.append(OpeningPassed(seat, forced=False))
    return _offer_next_opening(state, seat, events)


def open_bidding(state: State, seat: Seat, action: Open, events: list[Event]) -> State:
    target, bid = action.target, action.bid
    protection = state.places[target].protection
    events.append(BiddingOpened(seat, target, bid, protection))
    auction = Auction(opener=seat, target=target, bid=bid, bidder=seat)
    state = replace(state, auction=auction)
    if protection:
        return _ask_next_bidder(state, seat, events)
    events.append(PricePaid(seat, bid, state.pot + bid))
    buyer = replace(state.places[seat], chips=state.places[seat].chips - bid)
    return _swap(replace(with_place(state, seat, buyer), pot=state.pot + bid), events)


def _ask_next_bidder(state: State, last: Seat, events: list[Event]) -> State:
    """Round the table from `last`; back at the highest bidder, everybody else is out."""
    auction = state.auction_on
    dropped = auction.dropped
    seat = state.after(last)
    while seat != auction.bidder:
        if seat != auction.target and seat not in dropped:
            if state.places[seat].chips > auction.bid:
                return replace(state, phase="auction", turn=seat, auction=replace(auction, dropped=dropped))
            events.append(BidderDropped(seat, forced=True))
            dropped = (*dropped, seat)
        seat = state.after(seat)
    return _settle(replace(state, auction=replace(auction, dropped=dropped)), events)


def raise_bid(state: State, seat: Seat, action: Raise, events: list[Event]) -> State:
    events.append(BidRaised(seat, action.bid))
    auction = replace(state.auction_on, bid=action.bid, bidder=seat)
    return _ask_next_bidder(replace(state, auction=auction), seat, events)


def drop_out(state: State, seat: Seat, _: DropOut, events: list[Event]) -> State:
    events.append(BidderDropped(seat, forced=False))
    auction = state.auction_on
    auction = replace(auction, dropped=(*auction.dropped, seat))
    return _ask_next_bidder(replace(state, auction=auction), seat, events)


def _settle(state: State, events: list[Event]) -> State:
    auction = state.auction_on
    bidder, target, bid = auction.bidder, auction.target, auction.bid
    events.append(BidPaid(bidder, target, bid))
    places = list(state.places)
    places[bidder] = replace(places[bidder], chips=places[bidder].chips - bid)
    places[target] = replace(places[target], chips=places[target].chips + bid)
    return _swap(replace(state, places=tuple(places)), events)


def _swap(state: State, events: list[Event]) -> State:
    bidder, target = state.auction_on.bidder, state.auction_on.target
    places = list(state.places)
    taken = places[target].first_on_table.owned_by(bidder)
    given = places[bidder].first_on_table.owned_by(target)
    places[bidder] = replace(places[bidder], first=taken)
    places[target] = replace(places[target], first=given)
    events.append(CardsSwapped(bidder, target, taken, given))
    return _offer_protection(replace(state, places=tuple(places)), bidder, events)


def _offer_protection(state: State, seat: Seat, events: list[Event]) -> State:
    if state.places[seat].most_to_add:
        return replace(state, phase="protect", turn=seat)
    return _after_protection(state, seat, events)


def _after_protection(state: State, seat: Seat, events: list[Event]) -> State:
    """R3.3.4: first the bidder, then the former owner."""
    auction = state.auction_on
    if seat == auction.bidder:
        return _offer_protection(state, auction.target, events)
    return _offer_next_opening(state, auction.opener, events)


def protect(state: State, seat: Seat, action: Protect, events: list[Event]) -> State:
    place = state.places[seat]
    if not action.chips:
        events.append(ProtectionKept(seat, place.protection))
        return _after_protection(state, seat, events)
    protection = place.protection + action.chips
    events.append(ProtectionRaised(seat, action.chips, protection))
    place = replace(place, chips=place.chips - action.chips, protection=protection)
    return _after_protection(with_place(state, seat, place), seat, events)
