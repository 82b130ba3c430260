"""Reckons in points what every choice costs, and takes the cheapest."""

from collections.abc import Iterator
from statistics import fmean

import msgspec

from tenarcade.bots.face import instant
from tenarcade.bots.retro.odds import Ladder, Odds, odds_of
from tenarcade.core.dice import Dice
from tenarcade.core.game import HIDDEN, Action, Card, Seat
from tenarcade.rules.retro.actions import (
    DROP_OUT,
    PASS,
    STAND,
    AddSecond,
    KeepDown,
    NameStarter,
    Open,
    PlayFirst,
    Protect,
    Raise,
    TurnUp,
)
from tenarcade.rules.retro.cards import FITS, HAND_SIZE, JOKER, POINTS, POINTS_OF_A_CHIP, TEN, VALUES, total
from tenarcade.rules.retro.legality import legal_actions
from tenarcade.rules.retro.table import Place, State, points_of, without

# How likely an opener takes a card: face up, by its value, or face down; and what protection does about it.
WANTED_FACE_UP = (0.05, 0.05, 0.05, 0.05, 0.05, 0.1, 0.1, 0.2, 0.3, 0.4, 0.5)
WANTED_FACE_DOWN = 0.03
WANTED_IN_SPITE = (1.0, 0.6, 0.3)
# What one gets for it.
JUNK: tuple[Card, ...] = ("0", "1", "2", "3")

USE_OF_A_JOKER = 4.0
BURDEN = 0.1
TYPICAL = {10: 0.62, 9: 0.21, 8: 0.1, 7: 0.04, 6: 0.02, 5: 0.01}
TYPICAL_STAKE = {2: 15, 3: 19, 4: 23, 5: 28, 6: 34, 7: 38}

def typical_costs():
    out = {}
    for n, stake in TYPICAL_STAKE.items():
        row = []
        for v in range(11):
            above = sum(p for x, p in TYPICAL.items() if x > v) + 0.5 * TYPICAL.get(v, 0.0)
            row.append(stake * above ** (n - 1))
        out[n] = row
    return out
TYPICAL_COST = typical_costs()

WORTH_OF_STARTING = 10.0

# A purchase must promise this many points, for the reckoning is rough.
MARGIN = 1.0


@instant
def sharp(view: State, seat: Seat, dice: Dice) -> Action:
    if view.phase == "name":
        return NameStarter(seat)
    mind = Mind(view, seat, view.places[seat], odds_of(view, seat), {})
    match view.phase:
        case "first":
            return mind.first_card()
        case "open":
            return mind.opening()
        case "auction":
            return mind.raising()
        case "protect":
            return mind.protection()
        case _:
            return mind.second_card()


class Mind(msgspec.Struct):
    view: State
    seat: Seat
    place: Place
    odds: Odds
    futures: dict[tuple[Card, ...], float]

    @property
    def envy(self) -> float:
        """A point that one of the others gets is worth this much of a point of one's own."""
        return 1.0 / (len(self.view.places) - 1)

    # What an end of the round costs

    def end_cost(self, first: Card, second: Card | None, kept: tuple[Card, ...], rivals: dict[Seat, Ladder]) -> float:
        lose, win = self.chances(total(first, second), second is None, rivals)
        own = POINTS[first] + (0 if second is None else POINTS[second])
        prize = self.odds.pot * POINTS_OF_A_CHIP + (1.0 - self.odds.chance_of_end) * WORTH_OF_STARTING
        at_stake = lose * (self.odds.stake + own) - win * prize
        return (1.0 + self.envy) * at_stake - self.envy * own + self.future(kept)

    def chances(self, value: int, is_alone: bool, rivals: dict[Seat, Ladder]) -> tuple[float, float]:
        """To lose and to win; the later of two equals loses, the earlier wins."""
        lose = win = 1.0
        rank = 2 * value + is_alone
        place_in_order = self.order(self.seat)
        for other, ladder in rivals.items():
            is_later = self.order(other) > place_in_order
            lose *= 1.0 - ladder[2 * value + 2 * is_later]
            win *= ladder[rank + is_later]
        return min(lose, 1.0 - win), win

    def order(self, seat: Seat) -> int:
        return (seat - self.view.starter) % len(self.view.places)

    def future(self, kept: tuple[Card, ...]) -> float:
        known = self.futures.get(kept)
        if known is None:
            known = self.futures[kept] = self._future(kept)
        return known

    def _future(self, kept: tuple[Card, ...]) -> float:
        end = self.odds.chance_of_end
        drawn = HAND_SIZE - len(kept)
        in_hand = points_of(kept)
        last_hand = in_hand + min(drawn, self.odds.pile_left) * self.odds.usual_points
        return end * last_hand + (1.0 - end) * (self.next_round(kept, drawn) + BURDEN * in_hand)

    def next_round(self, kept: tuple[Card, ...], drawn: int) -> float:
        """What the next round will cost with these cards and as many new ones as it takes."""
        costs = TYPICAL_COST[len(self.view.places)]
        highest = max(costs[TEN] + USE_OF_A_JOKER, 0) if JOKER in kept else 99.0
        plain = [VALUES[card] for card in kept if card != JOKER]
        weights = self.odds.unseen_values
        whole = sum(weights) or 1
        reached = max(plain, default=0)
        for a, one in enumerate(plain):
            for other in plain[a + 1:]:
                if reached < one + other <= TEN:
                    reached = one + other
        cost, surely_below = 0.0, 1.0
        for value in range(TEN, reached, -1):
            helpful = sum([weights[new] for new in {value, *[value - one for one in plain if one <= value]}])
            none = 1.0 - helpful / whole
            chance = 1.0 - none if drawn == 1 else 1.0 - none * none if drawn == 2 else 1.0 - none * none * none
            cost += surely_below * chance * min(costs[value], highest)
            surely_below *= 1.0 - chance
        return cost + surely_below * min(costs[reached], highest)

    def best_end(self, first: Card, hand: tuple[Card, ...], rivals: dict[Seat, Ladder]) -> tuple[float, Card | None]:
        ends: list[tuple[float, Card | None]] = [(self.end_cost(first, None, hand, rivals), None)]
        for card in dict.fromkeys(hand):
            if card in FITS[first]:
                ends.append((self.end_cost(first, card, without(hand, card), rivals), card))
        return min(ends, key=lambda end: end[0])

    # What lying on the table costs, with openers still to come

    def table_cost(
        self, first: Card, face_up: bool, protection: int, hand: tuple[Card, ...], rivals: dict[Seat, Ladder]
    ) -> float:
        kept, _ = self.best_end(first, hand, rivals)
        taken = self.chance_to_be_taken(first, face_up, protection)
        if not taken:
            return kept
        junk = fmean([self.best_end(card, hand, rivals)[0] for card in JUNK])
        return kept + taken * (junk - kept - protection * self.price)

    @property
    def price(self) -> float:
        """Of a chip paid to another seat."""
        return POINTS_OF_A_CHIP * (1.0 + self.envy)

    def chance_to_be_taken(self, first: Card, face_up: bool, protection: int) -> float:
        wanted = WANTED_FACE_UP[VALUES[first]] if face_up else WANTED_FACE_DOWN
        return min(0.9, wanted * WANTED_IN_SPITE[protection] * self.openers_to_come())

    def openers_to_come(self) -> int:
        if self.view.phase == "first":
            last_opener = -1
        else:
            opener = self.seat if self.view.auction is None else self.view.auction.opener
            last_opener = self.order(opener)
        return sum(
            [
                place.chips > 0 and other != self.seat and self.order(other) > last_opener
                for other, place in enumerate(self.view.places)
            ]
        )

    # Decisions

    def first_card(self) -> Action:
        plays = [action for action in legal_actions(self.view, self.seat) if isinstance(action, PlayFirst)]
        return min(plays, key=self.first_card_cost)

    def first_card_cost(self, play: PlayFirst) -> float:
        hand = without(self.place.hand, play.card)
        lying = self.table_cost(play.card, play.face_up, play.chips, hand, self.odds.rivals)
        return lying + play.chips * POINTS_OF_A_CHIP

    def opening(self) -> Action:
        now = self.cost_as_it_is(self.odds.rivals)
        costs = [(self.purchase_cost(target, bid), target, bid) for target, bid in self.affordable()]
        cost, target, bid = min(costs)
        return Open(target, bid) if cost + MARGIN < now else PASS

    def cost_as_it_is(self, rivals: dict[Seat, Ladder]) -> float:
        first = self.place.first_on_table
        return self.table_cost(first.card, first.face_up, self.place.protection, self.place.hand, rivals)

    def affordable(self) -> Iterator[tuple[Seat, int]]:
        for target, owner in enumerate(self.view.places):
            bid = owner.protection or 1
            if target != self.seat and bid <= self.place.chips:
                yield target, bid

    def purchase_cost(self, target: Seat, bid: int) -> float:
        owner = self.view.places[target]
        paid = bid * self.price if owner.protection else bid * float(POINTS_OF_A_CHIP)
        rivals = self.odds.rivals | {target: self.odds.by_value[VALUES[self.place.first_on_table.card]]}
        return paid + self.cost_of_having(target, rivals)

    def cost_of_having(self, target: Seat, rivals: dict[Seat, Ladder]) -> float:
        first = self.view.places[target].first_on_table
        hand, protection = self.place.hand, self.place.protection
        if first.card != HIDDEN:
            return self.table_cost(first.card, first.face_up, protection, hand, rivals)
        weights = self.odds.unseen_values
        costs = [self.best_end(str(value), hand, rivals)[0] * weight for value, weight in enumerate(weights) if weight]
        return sum(costs) / sum(weights)

    def raising(self) -> Action:
        """Compared with what happens if the highest bidder gets the card."""
        auction = self.view.auction_on
        bidders_card = self.view.places[auction.bidder].first_on_table.card
        after_theirs = dict(self.odds.rivals)
        after_theirs[auction.bidder] = self.odds.rivals[auction.target]
        after_theirs[auction.target] = (
            self.odds.unknown if bidders_card == HIDDEN else self.odds.by_value[VALUES[bidders_card]]
        )
        cost = self.purchase_cost(auction.target, auction.bid + 1)
        return Raise(auction.bid + 1) if cost + MARGIN < self.cost_as_it_is(after_theirs) else DROP_OUT

    def protection(self) -> Action:
        return min(
            [Protect(chips) for chips in range(self.place.most_to_add + 1)],
            key=lambda action: self.protection_cost(action.chips),
        )

    def protection_cost(self, chips: int) -> float:
        first = self.place.first_on_table
        protection = self.place.protection + chips
        lying = self.table_cost(first.card, first.face_up, protection, self.place.hand, self.odds.rivals)
        return lying + chips * POINTS_OF_A_CHIP

    def second_card(self) -> Action:
        first = self.place.first_on_table
        _, second = self.best_end(first.card, self.place.hand, self.odds.rivals)
        if first.face_up:
            return STAND if second is None else AddSecond(second)
        return KeepDown() if second is None else TurnUp()
