"""What moves while an event is told: cards, coins and tokens on their way."""

from dataclasses import dataclass, field
from functools import singledispatch
from typing import Literal

from tenarcade.client.canvas import Canvas
from tenarcade.client.easing import arched, clamped, eased, settled
from tenarcade.client.geometry import Spot
from tenarcade.core.game import HIDDEN, Card, Event
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
class Mover:
    kind: Literal["card", "coin", "token"]
    start: Spot
    end: Spot
    card: Card = HIDDEN
    height: float = 30
    end_height: float = 30
    # Turned over on the way.
    flips: bool = False
    # The share of the cue that passes before it starts.
    delay: float = 0.0

    def draw(self, canvas: Canvas, share: float, *, calm: bool) -> None:
        own = clamped((share - self.delay) / (1 - self.delay))
        if own <= 0 and self.kind != "card":
            return
        if calm:
            # Reduced motion: it fades in where it belongs instead of flying there.
            self._draw_at(canvas, self.end, self.end_height, 1.0, 0.0, round(255 * own))
            return
        at = self.start.towards(self.end, settled(own) if self.kind == "card" else eased(own))
        rise = arched(own)
        if self.kind != "card":
            at = Spot(at.x, at.y - rise * 46)
        height = self.height + (self.end_height - self.height) * eased(own)
        self._draw_at(canvas, at, height, own * 2 - 1 if self.flips else 1.0, rise, 255)

    def _draw_at(self, canvas: Canvas, at: Spot, height: float, flip: float, lift: float, alpha: int) -> None:
        if self.kind == "card":
            # Sizes in steps, so that the pictures on the way can be kept.
            stepped = self.end_height if height == self.end_height else round(height / 12) * 12
            draw_card(canvas, self.card, at, max(12, stepped), flip=flip, lift=lift, alpha=alpha, shadow=alpha == 255)
        elif self.kind == "coin":
            draw_coin(canvas, at, self.end_height, alpha)
        else:
            draw_token(canvas, at, self.end_height, alpha)


@dataclass(frozen=True, slots=True)
class Motion:
    movers: tuple[Mover, ...] = ()
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
    return Motion((Mover("card", PILE, place.centre, event.card, PILE_HEIGHT, place.height, flips=True),))


@_motion.register
def _(event: Busted, layout: Layout) -> Motion:
    return Motion(shakes_row=True)


@_motion.register
def _(event: NumbersTaken, layout: Layout) -> Motion:
    movers, hidden = [], set()
    for order, index in enumerate(_row_numbers(layout)):
        card = layout.shown.row[index]
        cell = layout.cell(event.seat, card)
        place = layout.row_place(index)
        movers.append(Mover("card", place.centre, cell.centre, card, place.height, 40, delay=min(0.4, order * 0.08)))
        hidden.add(index)
    return Motion(tuple(movers), frozenset(hidden))


@_motion.register
def _(event: NumbersToMarket, layout: Layout) -> Motion:
    movers, hidden = [], set()
    held = len(layout.shown.market)
    numbers = _row_numbers(layout)
    for order, index in enumerate(numbers):
        start, end = layout.row_place(index), layout.market_place(held + order, held + len(numbers))
        movers.append(
            Mover(
                "card", start.centre, end.centre, layout.shown.row[index], start.height, end.height,
                delay=min(0.4, order * 0.08),
            )
        )  # fmt: skip
        hidden.add(index)
    return Motion(tuple(movers), frozenset(hidden))


@_motion.register
def _(event: CardsLeft, layout: Layout) -> Motion:
    leaving = [index for index, card in enumerate(layout.shown.row) if card in event.cards]
    movers = tuple(
        Mover("card", layout.row_place(index).centre, OFF_TABLE, layout.shown.row[index], 168, 120) for index in leaving
    )
    return Motion(movers, frozenset(leaving))


@_motion.register
def _(event: CoinsPaidOut, layout: Layout) -> Motion:
    purse = layout.purse(event.seat)
    share = 0.6 / max(1, event.received)
    return Motion(
        tuple(
            Mover("coin", Spot(ROW.x + 200, ROW.centre.y), purse, end_height=28, delay=order * share)
            for order in range(event.received)
        )
    )


@_motion.register
def _(event: TokenTaken, layout: Layout) -> Motion:
    return Motion((Mover("token", ROW.centre, layout.purse(event.seat), end_height=30),))


@_motion.register
def _(event: PriceSettled, layout: Layout) -> Motion:
    if event.card in NUMBERS:
        place = layout.market_place(layout.shown.market.index(event.card))
        end = layout.cell(event.seat, event.card).centre
        mover = Mover("card", place.centre, end, event.card, place.height, 40)
        return Motion((mover,), hides_market_card=event.card)
    place = layout.wild_place()
    mover = Mover("card", place.centre, layout.wilds_spot(event.seat), event.card, place.height, 72)
    return Motion((mover,), hides_wild=True)


@_motion.register
def _(event: WildUnsold, layout: Layout) -> Motion:
    place = layout.wild_place()
    return Motion((Mover("card", place.centre, Spot(1400, 200), event.wild, place.height, 120),), hides_wild=True)


def _row_numbers(layout: Layout) -> list[int]:
    return [index for index, card in enumerate(layout.shown.row) if card in NUMBERS]
