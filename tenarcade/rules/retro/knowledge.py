"""Who may know what: a seat's view, a guess at the rest, and the count of everything."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from tenarcade.core.dice import Dice
from tenarcade.core.game import HIDDEN, Audience, Card, Seat
from tenarcade.rules.retro.cards import PLAYING_CARDS, ROUND_CARDS
from tenarcade.rules.retro.table import Place, State


def view_of(state: State, audience: Audience) -> State:
    if not audience:
        return state
    return replace(
        state,
        places=tuple([_seen_place(place, seat, audience) for seat, place in enumerate(state.places)]),
        pile=(HIDDEN,) * len(state.pile),
        round_cards=(HIDDEN,) * len(state.round_cards),
        dice=0,
    )


def _seen_place(place: Place, seat: Seat, audience: Audience) -> Place:
    hand = place.hand if audience <= {seat} else (HIDDEN,) * len(place.hand)
    first = None if place.first is None else place.first.seen_by(audience)
    return replace(place, hand=hand, first=first)


def imagined(view: State, dice: Dice) -> State:
    """Whatever is nowhere to be seen is dealt to the hidden places by lot."""
    seen = inventory_of(view)
    unseen = iter(dice.shuffled(_missing(PLAYING_CARDS, seen)))
    unseen_round_cards = iter(dice.shuffled(_missing(ROUND_CARDS, seen)))
    return replace(
        view,
        places=tuple([_imagined_place(place, unseen) for place in view.places]),
        pile=_filled(view.pile, unseen),
        round_cards=_filled(view.round_cards, unseen_round_cards),
    )


def _missing(cards: tuple[Card, ...], seen: Counter[str]) -> list[Card]:
    return list((Counter(cards) - seen).elements())


def _filled(cards: tuple[Card, ...], unseen: Iterator[Card]) -> tuple[Card, ...]:
    return tuple([next(unseen) if card == HIDDEN else card for card in cards])


def _imagined_place(place: Place, unseen: Iterator[Card]) -> Place:
    first = place.first
    if first is not None and first.card == HIDDEN:
        first = replace(first, card=next(unseen))
    return replace(place, hand=_filled(place.hand, unseen), first=first)


def inventory_of(state: State) -> Counter[str]:
    count: Counter[str] = Counter(chips=state.pot)
    for cards in (state.pile, state.round_cards, state.removed):
        count.update(cards)
    if state.round_card is not None:
        count[state.round_card] += 1
    for place in state.places:
        _count_place(count, place)
    return count


def _count_place(count: Counter[str], place: Place) -> None:
    count["chips"] += place.chips + place.protection
    count.update(place.hand)
    count.update(place.penalties)
    if place.first is not None:
        count[place.first.card] += 1
    if place.second is not None:
        count[place.second] += 1
