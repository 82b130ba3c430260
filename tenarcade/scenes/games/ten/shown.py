"""TEN's picture of the table, moved on by one event at a time."""

from functools import singledispatch

from msgspec.structs import replace

from tenarcade.core.game import Card, Event, Seat
from tenarcade.core.tuples import with_item
from tenarcade.rules.ten.auction import bidding_order
from tenarcade.rules.ten.deck import WILDS
from tenarcade.rules.ten.market import hand_over
from tenarcade.rules.ten.moves import (
    AuctionOpened,
    AuctionWon,
    BidPassed,
    BidRaised,
    CardRevealed,
    CardsLeft,
    CoinsPaidOut,
    EndBegan,
    MatchScored,
    NumbersTaken,
    NumbersToMarket,
    Pay,
    PriceSettled,
    PurchaseChosen,
    TokenTaken,
    TurnBegan,
    WildUnsold,
)
from tenarcade.rules.ten.payment import paid
from tenarcade.rules.ten.state import Auction, Due, Player, State


def shown_after(shown: State, event: Event) -> State:
    return _after(event, shown)


@singledispatch
def _after(event: Event, shown: State) -> State:
    """Most events say something without moving anything."""
    return shown


@_after.register
def _(event: TurnBegan, shown: State) -> State:
    return replace(shown, active=event.seat, turn=event.seat, phase="draw")


@_after.register
def _(event: CardRevealed, shown: State) -> State:
    shown = replace(shown, pile=shown.pile[:-1])
    if event.card in WILDS:
        return replace(shown, auction=Auction(event.card, ()), phase="bid")
    return replace(shown, row=(*shown.row, event.card), total=event.total, row_money=event.money)


@_after.register
def _(event: TokenTaken, shown: State) -> State:
    return _with_player(
        shown, event.seat, replace(shown.players[event.seat], tokens=shown.players[event.seat].tokens + 1)
    )


@_after.register
def _(event: NumbersTaken, shown: State) -> State:
    player = shown.players[event.seat]
    shown = _with_player(shown, event.seat, replace(player, numbers=player.numbers + event.cards))
    return _row_without(shown, event.cards)


@_after.register
def _(event: CoinsPaidOut, shown: State) -> State:
    player = shown.players[event.seat]
    return _with_player(shown, event.seat, replace(player, coins=player.coins + event.received))


@_after.register
def _(event: NumbersToMarket, shown: State) -> State:
    return _row_without(replace(shown, market=shown.market + event.cards), event.cards)


@_after.register
def _(event: CardsLeft, shown: State) -> State:
    return _row_without(replace(shown, gone=shown.gone + event.cards), event.cards)


@_after.register
def _(event: AuctionOpened, shown: State) -> State:
    order = bidding_order(shown)
    return replace(shown, auction=Auction(event.wild, order), phase="bid", turn=order[0])


@_after.register
def _(event: BidRaised, shown: State) -> State:
    shown = _asked(shown, event.seat)
    assert shown.auction is not None
    return replace(shown, auction=replace(shown.auction, bid=event.amount, bidder=event.seat))


@_after.register
def _(event: BidPassed, shown: State) -> State:
    return _asked(shown, event.seat)


@_after.register
def _(event: AuctionWon, shown: State) -> State:
    return replace(shown, phase="pay", turn=event.seat, due=Due(event.wild, event.price, "bid"))


@_after.register
def _(event: WildUnsold, shown: State) -> State:
    return replace(shown, auction=None, phase="draw", gone=(*shown.gone, event.wild))


@_after.register
def _(event: PurchaseChosen, shown: State) -> State:
    return replace(shown, phase="pay", due=Due(event.card, event.price, shown.phase))


@_after.register
def _(event: PriceSettled, shown: State) -> State:
    payer = paid(shown.players[event.seat], Pay(event.coins, event.tokens, event.cards))
    shown = replace(shown, due=None, auction=None, phase="draw", gone=shown.gone + event.cards)
    return hand_over(shown, event.seat, payer, event.card)


@_after.register
def _(event: EndBegan, shown: State) -> State:
    return replace(shown, phase="final", turn=event.first)


@_after.register
def _(event: MatchScored, shown: State) -> State:
    return replace(shown, phase="over", sheets=event.sheets)


def _asked(shown: State, seat: Seat) -> State:
    """This seat has had its say; the next one is looked at."""
    assert shown.auction is not None
    waiting = tuple(other for other in shown.auction.waiting if other != seat)
    auction = replace(shown.auction, waiting=waiting)
    return replace(shown, auction=auction, turn=waiting[0] if waiting else shown.turn)


def _with_player(shown: State, seat: Seat, player: Player) -> State:
    return replace(shown, players=with_item(shown.players, seat, player))


def _row_without(shown: State, cards: tuple[Card, ...]) -> State:
    """An emptied row has no total any more."""
    row = list(shown.row)
    for card in cards:
        if card in row:
            row.remove(card)
    return replace(shown, row=tuple(row)) if row else replace(shown, row=(), total=0, row_money=0)
