"""What moves while an event is told: cards, coins and tokens on their way."""

from dataclasses import dataclass, field
from functools import singledispatch
from typing import Literal, Unpack

from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Spot
from tenarcade.core.game import Card, Event
from tenarcade.rules.ten.deck import NUMBERS, WILDS
from tenarcade.rules.ten.moves import (
    AuctionOpened,
    AuctionWon,
    AutomaJudged,
    AutomaStopped,
    BidPassed,
    BidRaised,
    Busted,
    CardRevealed,
    CardsLeft,
    CoinsPaidOut,
    EndBegan,
    MatchBegan,
    MatchScored,
    NothingBought,
    NumbersTaken,
    NumbersToMarket,
    PriceSettled,
    PurchaseChosen,
    TokenTaken,
    TurnBegan,
    WildUnsold,
)
from tenarcade.scenes.games.ten.cards import draw_card, draw_coin, draw_token
from tenarcade.scenes.games.ten.layout import OFF_TABLE, PILE, PILE_HEIGHT, ROW, Layout
from tenarcade.scenes.mover import Mover
from tenarcade.scenes.places import Place
from tenarcade.scenes.playing_card import Pose

SECONDS: dict[type[Event], float] = {
    MatchBegan: 0.9,
    TurnBegan: 0.35,
    CardRevealed: 0.45,
    Busted: 0.9,
    TokenTaken: 0.45,
    NumbersTaken: 0.55,
    CoinsPaidOut: 0.45,
    NumbersToMarket: 0.45,
    CardsLeft: 0.3,
    AuctionOpened: 0.6,
    BidRaised: 0.45,
    BidPassed: 0.3,
    AuctionWon: 0.7,
    WildUnsold: 0.45,
    PurchaseChosen: 0.25,
    PriceSettled: 0.6,
    NothingBought: 0.2,
    AutomaStopped: 1.1,
    AutomaJudged: 1.1,
    EndBegan: 1.1,
    MatchScored: 0.5,
}

SOUNDS: dict[type[Event], str] = {
    MatchBegan: "shuffle",
    TurnBegan: "turn",
    CardRevealed: "card-reveal",
    Busted: "bust",
    TokenTaken: "token",
    NumbersTaken: "card-move",
    NumbersToMarket: "card-move",
    CardsLeft: "card-flip",
    AuctionOpened: "gavel",
    BidRaised: "bid",
    BidPassed: "pass",
    AuctionWon: "won",
    WildUnsold: "unsold",
    PurchaseChosen: "buy",
    PriceSettled: "coin-3",
    AutomaStopped: "pass",
    AutomaJudged: "bid",
    EndBegan: "end-near",
}


@dataclass(frozen=True, slots=True)
class TenMover(Mover):
    piece: Literal["coin", "token"] = "coin"

    def draw_card(self, canvas: Canvas, card: Card, centre: Spot, height: float, **pose: Unpack[Pose]) -> None:
        draw_card(canvas, card, centre, height, **pose)

    def draw_piece(self, canvas: Canvas, centre: Spot, size: float, alpha: int) -> None:
        draw_piece = draw_coin if self.piece == "coin" else draw_token
        draw_piece(canvas, centre, size, alpha)


@dataclass(frozen=True, slots=True)
class Motion:
    movers: tuple[TenMover, ...] = ()
    # What is on its way is not drawn where it lay.
    hidden_row: frozenset[int] = field(default_factory=frozenset)
    hides_market_card: Card | None = None
    hides_wild: bool = False
    shakes_row: bool = False


def motion_of(event: Event, layout: Layout) -> Motion:
    return _motion(event, layout)


@singledispatch
def _motion(event: Event, layout: Layout) -> Motion:
    return Motion()


@_motion.register
def _(event: CardRevealed, layout: Layout) -> Motion:
    if event.card in WILDS:
        place = layout.wild_place()
    else:
        place = layout.row_place(len(layout.shown.row), len(layout.shown.row) + 1)
    return Motion((TenMover(Place(PILE, PILE_HEIGHT), place, event.card, flips=True),))


@_motion.register
def _(event: Busted, layout: Layout) -> Motion:
    return Motion(shakes_row=True)


@_motion.register
def _(event: NumbersTaken, layout: Layout) -> Motion:
    movers, hidden = [], set()
    for order, index in enumerate(_row_numbers(layout)):
        card = layout.shown.row[index]
        end = Place(layout.cell(event.seat, card).centre, 40)
        movers.append(TenMover(layout.row_place(index), end, card, delay=min(0.4, order * 0.08)))
        hidden.add(index)
    return Motion(tuple(movers), frozenset(hidden))


@_motion.register
def _(event: NumbersToMarket, layout: Layout) -> Motion:
    movers, hidden = [], set()
    held = len(layout.shown.market)
    numbers = _row_numbers(layout)
    for order, index in enumerate(numbers):
        start, end = layout.row_place(index), layout.market_place(held + order, held + len(numbers))
        movers.append(TenMover(start, end, layout.shown.row[index], delay=min(0.4, order * 0.08)))
        hidden.add(index)
    return Motion(tuple(movers), frozenset(hidden))


@_motion.register
def _(event: CardsLeft, layout: Layout) -> Motion:
    leaving = [index for index, card in enumerate(layout.shown.row) if card in event.cards]
    movers = tuple(
        TenMover(layout.row_place(index), Place(OFF_TABLE, 120), layout.shown.row[index]) for index in leaving
    )
    return Motion(movers, frozenset(leaving))


@_motion.register
def _(event: CoinsPaidOut, layout: Layout) -> Motion:
    start, end = Place(Spot(ROW.x + 200, ROW.centre.y), 28), Place(layout.purse(event.seat), 28)
    share = 0.6 / max(1, event.received)
    return Motion(tuple(TenMover(start, end, delay=order * share) for order in range(event.received)))


@_motion.register
def _(event: TokenTaken, layout: Layout) -> Motion:
    return Motion((TenMover(Place(ROW.centre, 30), Place(layout.purse(event.seat), 30), piece="token"),))


@_motion.register
def _(event: PriceSettled, layout: Layout) -> Motion:
    if event.card in NUMBERS:
        place = layout.market_place(layout.shown.market.index(event.card))
        mover = TenMover(place, Place(layout.cell(event.seat, event.card).centre, 40), event.card)
        return Motion((mover,), hides_market_card=event.card)
    place = layout.wild_place()
    mover = TenMover(place, Place(layout.wilds_spot(event.seat), 72), event.card)
    return Motion((mover,), hides_wild=True)


@_motion.register
def _(event: WildUnsold, layout: Layout) -> Motion:
    return Motion((TenMover(layout.wild_place(), Place(Spot(1400, 200), 120), event.wild),), hides_wild=True)


def _row_numbers(layout: Layout) -> list[int]:
    return [index for index, card in enumerate(layout.shown.row) if card in NUMBERS]
