"""What moves while an event of 10 Retro is told: cards and chips on their way."""

from dataclasses import dataclass
from functools import singledispatch
from typing import Unpack

from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Spot
from tenarcade.core.game import HIDDEN, Card, Event, Seat
from tenarcade.rules.retro.events import (
    BidPaid,
    CardsDrawn,
    CardsSwapped,
    FirstCardPlayed,
    FirstCardRevealed,
    FirstCardTurnedUp,
    HandDealt,
    PenaltiesTaken,
    PotWon,
    PricePaid,
    ProtectionCollected,
    ProtectionRaised,
    RoundCardsTaken,
    RoundStarted,
    SecondCardAdded,
)
from tenarcade.rules.retro.table import FirstCard
from tenarcade.scenes.games.retro.cards import draw_card, draw_chip
from tenarcade.scenes.games.retro.layout import Layout
from tenarcade.scenes.mover import Mover
from tenarcade.scenes.places import Place
from tenarcade.scenes.playing_card import Pose

CHIP = 26.0
# How high above the straight way swapped cards fly, in units.
SWAP_ARC = 92.0


@dataclass(frozen=True, slots=True)
class RetroMover(Mover):
    """A card, or a chip."""

    def draw_card(self, canvas: Canvas, card: Card, centre: Spot, height: float, **pose: Unpack[Pose]) -> None:
        draw_card(canvas, card, centre, height, **pose)

    def draw_piece(self, canvas: Canvas, centre: Spot, size: float, alpha: int) -> None:
        draw_chip(canvas, centre, size, alpha)


@dataclass(frozen=True, slots=True)
class Motion:
    movers: tuple[RetroMover, ...] = ()
    # Whose cards on the table are on their way, and so not drawn where they lay.
    hides_first: frozenset[Seat] = frozenset()
    hides_second: frozenset[Seat] = frozenset()
    hides_protection: frozenset[Seat] = frozenset()
    hides_round_card: bool = False
    hides_pot: bool = False


def motion_of(event: Event, layout: Layout) -> Motion:
    return _motion(event, layout)


@singledispatch
def _motion(event: Event, layout: Layout) -> Motion:
    return Motion()


@_motion.register
def _(event: RoundStarted, layout: Layout) -> Motion:
    place = layout.round_card
    start = Place(Spot(place.centre.x, -90), place.height)
    return Motion((RetroMover(start, place, event.card, flips=True),), hides_round_card=True)


@_motion.register
def _(event: FirstCardPlayed, layout: Layout) -> Motion:
    end = layout.first(event.seat)
    card = event.card if event.face_up else HIDDEN
    laid = RetroMover(_from_hand(layout, event.seat, event.card), end, card, flips=event.face_up)
    purse = _purse(layout, event.seat)
    ends = [_chip_at(layout.protection(event.seat, index)) for index in range(event.protection)]
    chips = [RetroMover(purse, chip, delay=0.35 + 0.2 * index) for index, chip in enumerate(ends)]
    return Motion((laid, *chips))


@_motion.register
def _(event: PricePaid, layout: Layout) -> Motion:
    ends = [layout.pot_chip(layout.shown.pot + index) for index in range(event.chips)]
    return Motion(_chips(_purse(layout, event.seat).centre, ends))


@_motion.register
def _(event: BidPaid, layout: Layout) -> Motion:
    return Motion(_chips(layout.purse(event.seat), [layout.purse(event.to)] * event.chips))


@_motion.register
def _(event: CardsSwapped, layout: Layout) -> Motion:
    """Two ways that do not meet, so that everybody can follow both cards."""
    here, there = layout.first(event.seat), layout.first(event.target)
    moved = (
        RetroMover(there, here, _face_of(event.taken), arc=SWAP_ARC),
        RetroMover(here, there, _face_of(event.given), arc=-SWAP_ARC),
    )
    return Motion(moved, hides_first=frozenset({event.seat, event.target}))


@_motion.register
def _(event: ProtectionRaised, layout: Layout) -> Motion:
    held = event.protection - event.chips
    ends = [layout.protection(event.seat, held + index) for index in range(event.chips)]
    return Motion(_chips(layout.purse(event.seat), ends))


@_motion.register
def _(event: ProtectionCollected, layout: Layout) -> Motion:
    starts = [layout.protection(seat, index) for seat, count in enumerate(event.chips) for index in range(count)]
    first = event.pot - len(starts)
    movers = [
        RetroMover(_chip_at(start), _chip_at(layout.pot_chip(first + place)), delay=_delay(place, len(starts)))
        for place, start in enumerate(starts)
    ]
    return Motion(tuple(movers), hides_protection=frozenset(range(len(event.chips))))


@_motion.register(FirstCardTurnedUp)
@_motion.register(FirstCardRevealed)
def _(event: FirstCardTurnedUp | FirstCardRevealed, layout: Layout) -> Motion:
    place = layout.first(event.seat)
    return Motion((RetroMover(place, place, event.card, flips=True, delay=0.3),), hides_first=frozenset({event.seat}))


@_motion.register
def _(event: SecondCardAdded, layout: Layout) -> Motion:
    start = _from_hand(layout, event.seat, event.card)
    return Motion((RetroMover(start, layout.second(event.seat), event.card, flips=True),))


@_motion.register
def _(event: PenaltiesTaken, layout: Layout) -> Motion:
    """All cards of the round, the round card first, to whoever lost."""
    shown, end = layout.shown, Place(layout.panel(event.seat).centre, 60)
    lying = [] if shown.round_card is None else [(layout.round_card, shown.round_card)]
    for seat in shown.turn_order:
        place = shown.places[seat]
        lying += [] if place.first is None else [(layout.first(seat), place.first.card)]
        lying += [] if place.second is None else [(layout.second(seat), place.second)]
    movers = [
        RetroMover(start, end, card, delay=_delay(order, len(lying)), arc=30)
        for order, (start, card) in enumerate(lying)
    ]
    everyone = frozenset(range(len(shown.places)))
    return Motion(tuple(movers), hides_first=everyone, hides_second=everyone, hides_round_card=True)


@_motion.register
def _(event: PotWon, layout: Layout) -> Motion:
    purse = _purse(layout, event.seat)
    starts = [layout.pot_chip(index) for index in range(event.chips)]
    movers = [
        RetroMover(_chip_at(start), purse, delay=_delay(place, len(starts)))
        for place, start in enumerate(reversed(starts))
    ]
    return Motion(tuple(movers), hides_pot=True)


@_motion.register(HandDealt)
@_motion.register(CardsDrawn)
def _(event: HandDealt | CardsDrawn, layout: Layout) -> Motion:
    held = len(layout.shown.places[event.seat].hand)
    movers = []
    for order, card in enumerate(event.cards):
        end = layout.hand(event.seat, held + order, held + len(event.cards))
        if event.seat != layout.front:
            end = Place(layout.hand_spot(event.seat), 48)
        flips = card != HIDDEN and event.seat == layout.front
        movers.append(
            RetroMover(layout.pile, end, card if flips else HIDDEN, flips=flips, delay=_delay(order, len(event.cards)))
        )
    return Motion(tuple(movers))


@_motion.register
def _(event: RoundCardsTaken, layout: Layout) -> Motion:
    end = Place(layout.panel(event.seat).centre, 60)
    movers = [
        RetroMover(layout.round_card, end, card, delay=_delay(order, len(event.cards)), arc=30)
        for order, card in enumerate(event.cards)
    ]
    return Motion(tuple(movers))


def _face_of(first: FirstCard) -> Card:
    """As everybody sees it on its way: whoever may know a card that lies face down looks at it where it lies."""
    return first.card if first.face_up else HIDDEN


def _from_hand(layout: Layout, seat: Seat, card: Card) -> Place:
    hand = layout.shown.places[seat].hand
    if seat == layout.front and card in hand:
        return layout.hand(seat, hand.index(card), len(hand))
    return Place(layout.hand_spot(seat), 60)


def _purse(layout: Layout, seat: Seat) -> Place:
    return _chip_at(layout.purse(seat))


def _chip_at(spot: Spot) -> Place:
    return Place(spot, CHIP)


def _chips(start: Spot, ends: list[Spot]) -> tuple[RetroMover, ...]:
    return tuple(
        RetroMover(_chip_at(start), _chip_at(end), delay=_delay(order, len(ends))) for order, end in enumerate(ends)
    )


def _delay(order: int, count: int) -> float:
    """One after the other, however many there are."""
    return 0.6 * order / max(1, count)
