"""The picture of 10 Retro's table, moved on by one event at a time."""

from functools import singledispatch

from msgspec.structs import replace

from tenarcade.core.game import HIDDEN, Card, Event, Seat
from tenarcade.core.tuples import without
from tenarcade.rules.retro.events import (
    BidderDropped,
    BiddingOpened,
    BidPaid,
    BidRaised,
    CardsDrawn,
    CardsSwapped,
    FirstCardPlayed,
    FirstCardRevealed,
    FirstCardTurnedUp,
    HandDealt,
    MatchScored,
    PenaltiesTaken,
    PotWon,
    PricePaid,
    ProtectionCollected,
    ProtectionRaised,
    RoundCardsTaken,
    RoundStarted,
    SecondCardAdded,
)
from tenarcade.rules.retro.table import Auction, FirstCard, Place, State, with_place


def shown_after(shown: State, event: Event) -> State:
    return _after(event, shown)


@singledispatch
def _after(event: Event, shown: State) -> State:
    """Most events say something without moving anything."""
    return shown


def before_deal(view: State) -> State:
    """As it is before the opening is told: all cards lie in the pile, and no round card is turned."""
    places = tuple(replace(place, hand=()) for place in view.places)
    whole = (HIDDEN,) * sum(len(place.hand) for place in view.places) + view.pile
    return replace(view, places=places, pile=whole, round_card=None, round_cards=(HIDDEN, *view.round_cards))


@_after.register
def _(event: HandDealt, shown: State) -> State:
    dealt = with_place(shown, event.seat, replace(shown.places[event.seat], hand=event.cards))
    return replace(dealt, pile=shown.pile[len(event.cards) :])


@_after.register
def _(event: RoundStarted, shown: State) -> State:
    left = shown.round_cards[1:]
    return replace(
        shown, round_card=event.card, round_cards=left, starter=event.starter, turn=event.starter, phase="first"
    )


@_after.register
def _(event: FirstCardPlayed, shown: State) -> State:
    place = shown.places[event.seat]
    laid = replace(
        place,
        hand=_hand_without(place.hand, event.card),
        chips=place.chips - event.protection,
        first=FirstCard(event.card, event.face_up, (event.seat,)),
        protection=event.protection,
    )
    return replace(with_place(shown, event.seat, laid), turn=shown.after(event.seat))


@_after.register
def _(event: BiddingOpened, shown: State) -> State:
    auction = Auction(opener=event.seat, target=event.target, bid=event.bid, bidder=event.seat)
    return replace(shown, auction=auction, phase="auction" if event.protection else "open")


@_after.register
def _(event: BidRaised, shown: State) -> State:
    return replace(shown, auction=replace(shown.auction_on, bid=event.bid, bidder=event.seat))


@_after.register
def _(event: BidderDropped, shown: State) -> State:
    auction = shown.auction_on
    return replace(shown, auction=replace(auction, dropped=(*auction.dropped, event.seat)))


@_after.register
def _(event: PricePaid, shown: State) -> State:
    return replace(_with_chips(shown, event.seat, -event.chips), pot=event.pot)


@_after.register
def _(event: BidPaid, shown: State) -> State:
    return _with_chips(_with_chips(shown, event.seat, -event.chips), event.to, event.chips)


@_after.register
def _(event: CardsSwapped, shown: State) -> State:
    shown = with_place(shown, event.seat, replace(shown.places[event.seat], first=event.taken))
    shown = with_place(shown, event.target, replace(shown.places[event.target], first=event.given))
    return replace(shown, phase="protect")


@_after.register
def _(event: ProtectionRaised, shown: State) -> State:
    shown = _with_chips(shown, event.seat, -event.chips)
    return with_place(shown, event.seat, replace(shown.places[event.seat], protection=event.protection))


@_after.register
def _(event: ProtectionCollected, shown: State) -> State:
    bare = tuple(replace(place, protection=0) for place in shown.places)
    return replace(shown, places=bare, pot=event.pot, phase="second", turn=shown.starter, auction=None)


@_after.register(FirstCardTurnedUp)
@_after.register(FirstCardRevealed)
def _(event: FirstCardTurnedUp | FirstCardRevealed, shown: State) -> State:
    place = shown.places[event.seat]
    up = FirstCard(event.card, face_up=True, known_to=place.first_on_table.known_to)
    return with_place(shown, event.seat, replace(place, first=up))


@_after.register
def _(event: SecondCardAdded, shown: State) -> State:
    place = shown.places[event.seat]
    grown = replace(place, hand=_hand_without(place.hand, event.card), second=event.card)
    return with_place(shown, event.seat, grown)


@_after.register
def _(event: PenaltiesTaken, shown: State) -> State:
    cleared = replace(
        shown, places=tuple(Place(place.hand, place.chips, place.penalties) for place in shown.places), round_card=None
    )
    return _with_penalties(cleared, event.seat, event.cards)


@_after.register
def _(event: PotWon, shown: State) -> State:
    return replace(_with_chips(shown, event.seat, event.chips), pot=0)


@_after.register
def _(event: CardsDrawn, shown: State) -> State:
    place = shown.places[event.seat]
    drawn = with_place(shown, event.seat, replace(place, hand=place.hand + event.cards))
    return replace(drawn, pile=shown.pile[len(event.cards) :])


@_after.register
def _(event: RoundCardsTaken, shown: State) -> State:
    return replace(_with_penalties(shown, event.seat, event.cards), round_cards=())


@_after.register
def _(event: MatchScored, shown: State) -> State:
    """R4.3: the hands are laid down."""
    places = tuple(
        replace(shown.places[score.seat], hand=(), penalties=shown.places[score.seat].penalties + score.hand)
        for score in event.seats
    )
    return replace(shown, places=places, phase="over", turn=None)


def _hand_without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """A card played from a closed hand is one of its backs."""
    return without(hand, card if card in hand else HIDDEN)


def _with_chips(shown: State, seat: Seat, more: int) -> State:
    return with_place(shown, seat, replace(shown.places[seat], chips=shown.places[seat].chips + more))


def _with_penalties(shown: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    place = shown.places[seat]
    return with_place(shown, seat, replace(place, penalties=place.penalties + cards))
