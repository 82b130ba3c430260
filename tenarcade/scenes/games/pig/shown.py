"""Pig 10's picture of the table, moved on by one event at a time."""

from functools import singledispatch

from msgspec.structs import replace

from tenarcade.core.game import HIDDEN, Card, Event, Seat
from tenarcade.core.tuples import with_item, without
from tenarcade.rules.pig import CardDrawn, CardPlayed, HandDealt, PileWon, StarterChosen, State

NO_ONE: Seat = -1


def before_deal(view: State) -> State:
    """All cards in the draw pile, and nobody's turn yet."""
    whole = (HIDDEN,) * (len(view.draw_pile) + sum(map(len, view.hands)))
    return replace(view, hands=((),) * len(view.hands), draw_pile=whole, turn=NO_ONE)


def shown_after(shown: State, event: Event) -> State:
    return _after(event, shown)


@singledispatch
def _after(event: Event, shown: State) -> State:
    """Some events say something without moving anything."""
    return shown


@_after.register
def _(event: HandDealt, shown: State) -> State:
    left = shown.draw_pile[len(event.cards) :]
    return replace(shown, hands=with_item(shown.hands, event.seat, event.cards), draw_pile=left)


@_after.register
def _(event: StarterChosen, shown: State) -> State:
    return replace(shown, turn=event.seat)


@_after.register
def _(event: CardPlayed, shown: State) -> State:
    hand = without(shown.hands[event.seat], played_as(shown, event))
    return replace(
        shown,
        hands=with_item(shown.hands, event.seat, hand),
        table=(*shown.table, event.card),
        value=event.new_value,
        turn=event.seat,
    )


@_after.register
def _(event: PileWon, shown: State) -> State:
    won = with_item(shown.won, event.seat, shown.won[event.seat] + event.cards)
    return replace(shown, won=won, table=(), value=0)


@_after.register
def _(event: CardDrawn, shown: State) -> State:
    hand = (*shown.hands[event.seat], event.card)
    return replace(shown, hands=with_item(shown.hands, event.seat, hand), draw_pile=shown.draw_pile[1:])


def played_as(shown: State, event: CardPlayed) -> Card:
    """The card as the picture knows it in the hand it comes from: a back, unless that hand is known."""
    return event.card if event.card in shown.hands[event.seat] else HIDDEN
