"""A hand as it lies at a seat: four cards in front, each under a key of its own, and the rest behind them."""

from collections.abc import Iterable
from typing import NamedTuple

from tenarcade.core.game import HIDDEN, Card
from tenarcade.rules.speed.deck import Hand

FRONT = 4


class Away(NamedTuple):
    """A card in flight: its place among the cards of the hand, and its spot, which is kept for it."""

    place: int
    spot: int


class SeatHand:
    """A card stays in its spot until it is gone, whatever comes and goes beside it; so does the key that flicks it.

    Spots 0 to 3 are in front. There are others only while those are all in use.
    """

    def __init__(self) -> None:
        # In the order in which the rules have them.
        self.cards: list[Card] = []
        self._spots: list[int] = []
        self.away: Away | None = None

    def lay(self, cards: Iterable[Card], away: int | None = None) -> None:
        """A hand that nobody saw coming; `away` is the place of a card in flight."""
        self.cards = list(cards)
        spots = [*range(len(self.cards) + (away is not None))]
        self.away = None if away is None else Away(away, spots.pop(away))
        self._spots = spots

    @property
    def front(self) -> list[Card | None]:
        """By key; None where no card lies."""
        return [self.at(spot) for spot in range(FRONT)]

    @property
    def rest(self) -> list[Card]:
        """Those behind, the next ones first."""
        return [card for spot, card in sorted(zip(self._spots, self.cards, strict=True)) if spot >= FRONT]

    @property
    def spots(self) -> tuple[int, ...]:
        """Of the cards one by one."""
        return tuple(self._spots)

    @property
    def lying(self) -> list[tuple[int, Card]]:
        """Every card with its spot."""
        return list(zip(self._spots, self.cards, strict=True))

    def at(self, spot: int) -> Card | None:
        return self.cards[self._spots.index(spot)] if spot in self._spots else None

    def spot_of(self, place: int) -> int:
        """Where the card at this place of the hand lies; or, if one is in flight, where that one will."""
        if self.away is not None:
            return self.away.spot
        return self._spots[place] if place < len(self._spots) else 0

    # -- what happens -------------------------------------------------------------------------------------------

    def choose(self, spot: int) -> None:
        """This very card is meant, not another one like it."""
        card = self.at(spot)
        if card is not None:
            first, chosen = self.cards.index(card), self._spots.index(spot)
            self._spots[first], self._spots[chosen] = self._spots[chosen], self._spots[first]

    def flick(self, card: Card) -> None:
        place = self.cards.index(card)
        del self.cards[place]
        self.away = Away(place, self._spots.pop(place))

    def land(self) -> None:
        """The spot is free: the next card from behind moves up."""
        assert self.away is not None
        free, self.away = self.away.spot, None
        behind = sorted(spot for spot in self._spots if spot >= FRONT)
        if free < FRONT and behind:
            self._spots[self._spots.index(behind[0])] = free
            free = behind[0]
        if free >= FRONT:
            self._spots = [spot - (spot > free) for spot in self._spots]

    def take_back(self, card: Card) -> None:
        assert self.away is not None
        self.cards.insert(self.away.place, card)
        self._spots.insert(self.away.place, self.away.spot)
        self.away = None

    def draw(self, card: Card) -> None:
        taken = {*self._spots, *([self.away.spot] if self.away else [])}
        self.cards.append(card)
        self._spots.append(next(spot for spot in range(len(taken) + 1) if spot not in taken))

    def turn_page(self, by: int) -> bool:
        """The next four come to the front, round and round; says whether there are any."""
        spots = [*self._spots, *([self.away.spot] if self.away else [])]
        count = len(spots)
        if count <= FRONT:
            return False
        self._spots = [(spot - by * FRONT) % count for spot in self._spots]
        if self.away is not None:
            self.away = self.away._replace(spot=(self.away.spot - by * FRONT) % count)
        return True

    def close(self) -> None:
        self.cards = [HIDDEN] * len(self.cards)

    def open(self, cards: Hand) -> None:
        self.cards = list(cards)
