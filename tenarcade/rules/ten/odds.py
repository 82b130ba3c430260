"""What the next card may be: exact, from the cards that everyone has seen (T1.6)."""

from collections import Counter

import msgspec

from tenarcade.core.game import Card
from tenarcade.rules.ten.deck import MONEY, NUMBERS, deck_for
from tenarcade.rules.ten.state import BUST_AT, State


class Odds(msgspec.Struct, frozen=True):
    """So many of so many cards in the pile would bust."""

    busting: int
    cards: int

    @property
    def share(self) -> float:
        return self.busting / self.cards if self.cards else 0.0


def seen_cards(state: State) -> Counter[Card]:
    """Every card that is not in the pile."""
    seen = Counter(state.row)
    seen.update(state.market)
    seen.update(state.gone)
    for player in state.players:
        seen.update(player.numbers)
        seen.update(player.wilds)
    if state.auction is not None:
        seen[state.auction.wild] += 1
    return seen


def unseen_cards(state: State) -> Counter[Card]:
    """What the pile holds, in no order."""
    seats = 1 if state.is_solo else len(state.players)
    return Counter(deck_for(seats)) - seen_cards(state)


def busts(state: State, card: Card) -> bool:
    """T3.4, T3.5."""
    if card in NUMBERS:
        return state.total + NUMBERS[card] >= BUST_AT
    return card in MONEY and state.row_money + MONEY[card] >= BUST_AT


def bust_odds(state: State) -> Odds:
    unseen = unseen_cards(state)
    return Odds(sum(copies for card, copies in unseen.items() if busts(state, card)), unseen.total())
