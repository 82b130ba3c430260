"""Choosing how to pay in TEN: a sensible proposal, changed piece by piece if wanted."""

from collections import Counter

from msgspec.structs import replace

from tenarcade.core.game import Card, Seat
from tenarcade.core.phrase import Refusal
from tenarcade.core.tuples import without
from tenarcade.rules.ten.game import RULES
from tenarcade.rules.ten.moves import Pay
from tenarcade.rules.ten.state import State
from tenarcade.scenes.games.ten.consequences import points_lost, sensible_payment, spendable


class Payment:
    """A proposal for one price; pieces are added and taken away, and the rules judge the whole."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._state = state
        self._seat = seat
        self._player = state.players[seat]
        self.spendable = spendable(state, seat)
        self.chosen = sensible_payment(state, seat)

    @property
    def paid(self) -> int:
        return self.chosen.coins + 3 * self.chosen.tokens + len(self.chosen.cards)

    @property
    def price(self) -> int:
        assert self._state.due is not None
        return self._state.due.price

    @property
    def points_lost(self) -> int:
        return points_lost(self._player, self.chosen)

    def refusal(self) -> Refusal | None:
        return RULES.refusal(self._state, self._seat, self.chosen)

    def change_coins(self, by: int) -> None:
        self.chosen = replace(self.chosen, coins=min(self._player.coins, max(0, self.chosen.coins + by)))

    def change_tokens(self, by: int) -> None:
        """Coins make room for a bust token, and fill up after one, as far as they can."""
        tokens = min(self._player.tokens, max(0, self.chosen.tokens + by))
        rest = max(0, self.price - 3 * tokens - len(self.chosen.cards))
        self.chosen = Pay(min(self._player.coins, rest), tokens, self.chosen.cards)

    def toggle_card(self, card: Card) -> None:
        """One more of this card as long as there are any, then none; coins make room or fill up."""
        given = Counter(self.chosen.cards)[card]
        if given < Counter(self.spendable)[card]:
            cards = (*self.chosen.cards, card)
        else:
            cards = self.chosen.cards
            for _ in range(given):
                cards = without(cards, card)
        rest = max(0, self.price - 3 * self.chosen.tokens - len(cards))
        self.chosen = Pay(min(self._player.coins, rest), self.chosen.tokens, cards)
