"""Keeps out of trouble: no chips for protection, only bargains, and the highest sum that can be made."""

from collections.abc import Iterable

from tenarcade.bots.face import instant
from tenarcade.core.dice import Dice
from tenarcade.core.game import Action, Card, Seat
from tenarcade.core.tuples import without
from tenarcade.rules.retro.actions import (
    AddSecond,
    DropOut,
    KeepDown,
    NameStarter,
    Open,
    Pass,
    PlayFirst,
    Protect,
    Stand,
    TurnUp,
)
from tenarcade.rules.retro.cards import FITS, JOKER, TEN, VALUES, total
from tenarcade.rules.retro.table import Place, State

# A sum up to here is bad enough to spend a joker on.
_IN_NEED = 6
_BARGAIN = 4


@instant
def cautious(view: State, seat: Seat, _: Dice) -> Action:
    place = view.places[seat]
    match view.phase:
        case "first":
            return PlayFirst(_best_first(place.hand), face_up=False, chips=0)
        case "open":
            return _bargain(view, seat) or Pass()
        case "auction":
            return DropOut()
        case "protect":
            return Protect(0)
        case "second":
            return _highest_finish(place)
        case _:
            return NameStarter(seat)


def _best_first(hand: tuple[Card, ...]) -> Card:
    """The lower card of the best pair: nobody wants it before the other one is down."""
    return max(dict.fromkeys(hand), key=lambda card: (_reach(card, without(hand, card)), -VALUES[card]))


def _reach(first: Card, hand: Iterable[Card]) -> int:
    """The highest sum with or without a second card."""
    plain = [total(first, card) for card in hand if card != JOKER and card in FITS[first]]
    best = max([VALUES[first], *plain])
    return TEN if best <= _IN_NEED and JOKER in hand else best


def _bargain(view: State, seat: Seat) -> Open | None:
    place = view.places[seat]
    now = _reach(place.first_on_table.card, place.hand)
    for target, owner in enumerate(view.places):
        first = owner.first_on_table
        is_cheap = target != seat and first.face_up and not owner.protection and place.chips > 0
        if is_cheap and _reach(first.card, place.hand) >= now + _BARGAIN:
            return Open(target, 1)
    return None


def _highest_finish(place: Place) -> Action:
    first = place.first_on_table
    best = _reach(first.card, place.hand)
    if best == VALUES[first.card]:
        return Stand() if first.face_up else KeepDown()
    if not first.face_up:
        return TurnUp()
    fitting = [card for card in place.hand if card in FITS[first.card] and total(first.card, card) == best]
    return AddSecond(min(fitting, key=lambda card: card == JOKER))
