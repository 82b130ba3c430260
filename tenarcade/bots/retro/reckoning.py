"""What an end of the round, a card on the table and the cards kept will cost, in points."""

from math import fsum, prod
from statistics import fmean

import msgspec

from tenarcade.bots.retro.beliefs import chance_to_be_wanted
from tenarcade.bots.retro.odds import Ladder, Odds
from tenarcade.core.game import Card, Seat
from tenarcade.core.tuples import without
from tenarcade.rules.retro.cards import FITS, HAND_SIZE, JOKER, POINTS, TEN, VALUES, total
from tenarcade.rules.retro.table import Place, State, points_of

Rivals = dict[Seat, Ladder]

# A chip counts two points, but between those who have lost nothing it decides the match.
WORTH_OF_A_CHIP = 3.0
# The earlier of equals wins and the later loses, so starting is worth something in itself.
WORTH_OF_STARTING = 10.0
# Spent on a round that can be saved otherwise, a joker is missed later.
WORTH_OF_A_JOKER = 1.0
# What a card kept costs, for each of its points, because it may still be there at the end.
BURDEN = 0.1

# How rounds between good players end, and what the loser takes, by the number of seats.
_TYPICAL_END = {10: 0.62, 9: 0.21, 8: 0.1, 7: 0.04, 6: 0.02, 5: 0.01}
_TYPICAL_STAKE = {2: 15, 3: 19, 4: 23, 5: 28, 6: 34, 7: 38}

# What one gets for a card that somebody opened for.
_JUNK: tuple[Card, ...] = ("0", "1", "2", "3")


def _typical_cost(seats: int, value: int) -> float:
    ahead = fsum(chance for end, chance in _TYPICAL_END.items() if end > value)
    level = _TYPICAL_END.get(value, 0.0)
    return _TYPICAL_STAKE[seats] * prod([ahead + level / 2] * (seats - 1))


_TYPICAL_COSTS = {seats: [_typical_cost(seats, value) for value in range(TEN + 1)] for seats in _TYPICAL_STAKE}


class Reckoning(msgspec.Struct):
    view: State
    seat: Seat
    place: Place
    odds: Odds
    # The same cards are kept in many ways to end a round.
    futures: dict[tuple[Card, ...], float] = {}

    @property
    def envy(self) -> float:
        """A point that one of the others gets is worth this much of a point of one's own."""
        return 1.0 / (len(self.view.places) - 1)

    @property
    def price(self) -> float:
        """Of a chip that another seat will have: the owner of a card, or whoever wins the pot."""
        return WORTH_OF_A_CHIP * (1.0 + self.envy)

    def order(self, seat: Seat) -> int:
        return (seat - self.view.starter) % len(self.view.places)

    def chances(self, value: int, is_alone: bool, rivals: Rivals) -> tuple[float, float]:
        """To lose and to win; the later of two equals loses, the earlier wins."""
        lose = win = 1.0
        rank = 2 * value + is_alone
        own_order = self.order(self.seat)
        for other, ladder in rivals.items():
            is_later = self.order(other) > own_order
            lose *= 1.0 - ladder[2 * value + 2 * is_later]
            win *= ladder[rank + is_later]
        return min(lose, 1.0 - win), win

    def end_cost(
        self, first: Card, second: Card | None, kept: tuple[Card, ...], rivals: Rivals, added: int = 0
    ) -> float:
        lose, win = self.chances(total(first, second), second is None, rivals)
        own = POINTS[first] + (0 if second is None else POINTS[second])
        prize = (self.odds.pot + added) * WORTH_OF_A_CHIP + (1.0 - self.odds.chance_of_end) * WORTH_OF_STARTING
        at_stake = lose * (self.odds.stake + own) - win * prize
        return (1.0 + self.envy) * at_stake - self.envy * own + self.future(kept)

    def best_end(
        self, first: Card, hand: tuple[Card, ...], rivals: Rivals, added: int = 0
    ) -> tuple[float, Card | None]:
        """The cheapest end with these cards, and the second card it takes; `added` chips more lie in the pot."""
        best, chosen = self.end_cost(first, None, hand, rivals, added), None
        for card in dict.fromkeys(hand):
            if card in FITS[first]:
                cost = self.end_cost(first, card, without(hand, card), rivals, added)
                if cost < best:
                    best, chosen = cost, card
        return best, chosen

    def table_cost(self, first: Card, face_up: bool, protection: int, hand: tuple[Card, ...], rivals: Rivals) -> float:
        """A first card with openers still to come."""
        added = protection - self.place.protection
        kept, _ = self.best_end(first, hand, rivals, added)
        taken = self._chance_to_be_taken(first, face_up, protection)
        if not taken:
            return kept
        junk = fmean([self.best_end(card, hand, rivals, added)[0] for card in _JUNK])
        return kept + taken * (junk - kept - protection * self.price)

    def _chance_to_be_taken(self, first: Card, face_up: bool, protection: int) -> float:
        wanted = chance_to_be_wanted(first, face_up, protection, len(self.view.places))
        return min(0.9, wanted * self._openers_to_come())

    def _openers_to_come(self) -> int:
        last = -1 if self.view.phase == "first" else self.order(self._opener())
        return sum(
            [
                place.chips > 0 and other != self.seat and self.order(other) > last
                for other, place in enumerate(self.view.places)
            ]
        )

    def _opener(self) -> Seat:
        return self.seat if self.view.auction is None else self.view.auction.opener

    def future(self, kept: tuple[Card, ...]) -> float:
        known = self.futures.get(kept)
        if known is None:
            known = self.futures[kept] = self._future(kept)
        return known

    def _future(self, kept: tuple[Card, ...]) -> float:
        """Either these cards are the last hand, or they must do for another round."""
        end = self.odds.chance_of_end
        drawn = HAND_SIZE - len(kept)
        in_hand = points_of(kept)
        last_hand = in_hand + min(drawn, self.odds.pile_left) * self.odds.usual_points
        return end * last_hand + (1.0 - end) * (self._next_round(kept, drawn) + BURDEN * in_hand)

    def _next_round(self, kept: tuple[Card, ...], drawn: int) -> float:
        """From ten down: the chance that the new cards make it, and what it costs to end there."""
        values = [VALUES[card] for card in kept if card != JOKER]
        costs = self._costs_of_ends(has_joker=JOKER in kept)
        reached = _reached(values)
        cost, chance_below = 0.0, 1.0
        for value in range(TEN, reached, -1):
            missed = prod([self._chance_to_miss(value, values)] * drawn)
            cost += chance_below * (1.0 - missed) * costs[value]
            chance_below *= missed
        return cost + chance_below * costs[reached]

    def _costs_of_ends(self, has_joker: bool) -> list[float]:
        costs = _TYPICAL_COSTS[len(self.view.places)]
        if not has_joker:
            return costs
        with_joker = costs[TEN] + WORTH_OF_A_JOKER
        return [min(cost, with_joker) for cost in costs]

    def _chance_to_miss(self, value: int, values: list[int]) -> float:
        """That a new card does not make this value, alone or with one that was kept."""
        unseen = self.odds.unseen_values
        helpful = sum([unseen[new] for new in {value, *[value - one for one in values if one <= value]}])
        return 1.0 - helpful / (sum(unseen) or 1)


def _reached(values: list[int]) -> int:
    pairs = [one + other for index, one in enumerate(values) for other in values[index + 1 :]]
    return max([value for value in values + pairs if value <= TEN], default=0)
