"""How a round looks to somebody who adds up cards and reckons no odds."""

from collections.abc import Iterable
from math import fsum

from tenarcade.core.game import HIDDEN, Card, Seat
from tenarcade.core.tuples import without
from tenarcade.rules.retro.cards import FITS, JOKER, TEN, VALUES, total
from tenarcade.rules.retro.table import State

# A sum up to here is bad enough to spend a joker on.
_IN_NEED = 6
# What it is worth, in chips, to bring a sum to the table: most rounds are lost by an eight or less.
_COMFORT = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.5, 3.5, 6.0)
# A ten, but there is only one joker to make it with.
_COMFORT_WITH_JOKER = 4.0
# Nobody puts chips on a bad card, or so it is believed.
_BELIEVED = tuple(str(value) for value in range(TEN + 1))
_BELIEVED_IF_PROTECTED = _BELIEVED[4:]


def reach(first: Card, hand: Iterable[Card]) -> int:
    """The highest sum with or without a second card."""
    return TEN if _takes_a_joker(first, hand) else _plain_reach(first, hand)


def comfort(first: Card, hand: Iterable[Card]) -> float:
    """What the sum within reach is worth, in chips."""
    if first == JOKER or _takes_a_joker(first, hand):
        return _COMFORT_WITH_JOKER
    return _COMFORT[_plain_reach(first, hand)]


def _takes_a_joker(first: Card, hand: Iterable[Card]) -> bool:
    return JOKER in hand and _plain_reach(first, hand) <= _IN_NEED


def _plain_reach(first: Card, hand: Iterable[Card]) -> int:
    return max([VALUES[first], *[total(first, card) for card in hand if card != JOKER and card in FITS[first]]])


def best_first(hand: tuple[Card, ...]) -> Card:
    """The lower card of the best pair: nobody wants it before the other one is down."""
    return max(dict.fromkeys(hand), key=lambda card: (comfort(card, without(hand, card)), -VALUES[card]))


def gain(view: State, seat: Seat, target: Seat) -> float:
    """How many chips it is worth to have another seat's card in place of one's own."""
    place, owner = view.places[seat], view.places[target]
    now = comfort(place.first_on_table.card, place.hand)
    card = owner.first_on_table.card
    if card != HIDDEN:
        return comfort(card, place.hand) - now
    believed = _BELIEVED_IF_PROTECTED if owner.protection else _BELIEVED
    return fsum([comfort(one, place.hand) for one in believed]) / len(believed) - now
