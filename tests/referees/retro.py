"""A referee for 10 Retro that knows nothing of the program: it recomputes a match from its events alone."""

from collections import Counter, deque
from collections.abc import Iterator
from typing import Any

EventDict = dict[str, Any]

NUMBERS = [str(value) for value in range(11)]
FULL_DECK = Counter({**dict.fromkeys(NUMBERS, 5), **{f"p{value}": 1 for value in range(1, 9)}, "J": 7})
ROUND_DECK = Counter(f"r{points}" for points in range(1, 11))


def points(card: str) -> int:
    if card == "J":
        return 10
    if card[0] == "p":
        return int(card[1:]) + 2
    return int(card[1:]) if card[0] == "r" else 1


def value(cards: list[str]) -> int:
    if "J" in cards:
        return 10
    return sum(int(card.lstrip("p")) for card in cards)


def also(seat: int, owners: list[int]) -> list[int]:
    return owners if seat in owners else [*owners, seat]


def agree(is_true: bool, sentence: str) -> None:
    if not is_true:
        raise AssertionError(sentence)


class Player:
    def __init__(self, hand: list[str]) -> None:
        self.hand = hand
        self.chips = 7
        self.penalties: list[str] = []
        self.row: list[str] = []
        self.is_face_up = False
        self.known_to: list[int] = []
        self.protection = 0

    def put(self, card: str, name: str) -> None:
        agree(card in self.hand, f"{name} plays a card that is not in the hand: {card}")
        self.hand.remove(card)
        self.row.append(card)


class Table:
    """Reads the events in order and keeps its own books."""

    def __init__(self, header: dict[str, Any], events: list[EventDict]) -> None:
        self.seats = int(header["seats"])
        self.options = header["options"]
        self.events: Iterator[EventDict] = iter(events)
        self.next = next(self.events, None)
        self.pot = 0
        self.number = 0
        self.loser = self.winner = -1

    def take(self, kind: str) -> EventDict:
        event = self.next
        agree(event is not None, f"the events stop where {kind} is due")
        assert event is not None
        agree(event["type"] == kind, f"{kind} is due, not {event['type']}")
        self.next = next(self.events, None)
        return event

    def is_next(self, kind: str) -> bool:
        return self.next is not None and self.next["type"] == kind

    def order(self) -> list[int]:
        return [(self.starter + step) % self.seats for step in range(self.seats)]

    def play(self) -> dict[str, Any]:
        self.set_up()
        while True:
            self.play_round()
            is_short = self.draw()
            if is_short or self.number == 10:
                return self.finish(is_short)
            named = self.take("starter-named")
            agree(named["seat"] == self.winner, "only the winner names the starter")
            agree(0 <= named["starter"] < self.seats, "the starter must sit at the table")
            self.starter = named["starter"]

    def set_up(self) -> None:
        laid = self.take("table-set")
        self.starter = laid["starter"]
        chosen = self.options.get("starter")
        agree(0 <= self.starter < self.seats, "the starter must sit at the table")
        agree(chosen is None or self.starter == chosen - 1, "the options name another starter")
        agree(laid["chips_each"] == 7, "everybody gets seven chips")
        self.round_cards = list(laid["round_cards"])
        self.pile = list(laid["pile"])
        removed = 0 if self.options.get("spare_jokers", True) else 7 - self.seats
        agree(list(laid["removed"]) == ["J"] * removed, "the spare jokers are not where the option puts them")
        self.players = [self.deal(seat) for seat in range(self.seats)]
        everything = Counter(self.pile) + Counter(laid["removed"])
        for player in self.players:
            everything += Counter(player.hand)
        agree(everything == FULL_DECK, "the deck is not complete")
        agree(Counter(self.round_cards) == ROUND_DECK, "the round cards are not complete")

    def deal(self, seat: int) -> Player:
        dealt = self.take("hand-dealt")
        agree(dealt["seat"] == seat, "hands are dealt seat by seat")
        agree(len(dealt["cards"]) == 4 and dealt["cards"][0] == "J", "a hand is a joker and three more")
        return Player(list(dealt["cards"]))

    def play_round(self) -> None:
        self.number += 1
        started = self.take("round-started")
        self.round_card = self.round_cards.pop(0)
        expected = {
            "type": "round-started",
            "number": self.number,
            "card": self.round_card,
            "starter": self.starter,
        }
        agree(started == expected, f"round {self.number} starts otherwise")
        for seat in self.order():
            self.first_card(seat)
        for seat in self.order():
            self.opening(seat)
        self.collect_protection()
        for seat in self.order():
            self.second_card(seat)
        self.result()

    def first_card(self, seat: int) -> None:
        played = self.take("first-card-played")
        player = self.players[seat]
        agree(played["seat"] == seat, f"it is seat {seat} who plays a first card")
        agree(0 <= played["protection"] <= min(2, player.chips), "that much protection is impossible")
        player.put(played["card"], f"seat {seat}")
        player.is_face_up = played["face_up"]
        player.known_to = [seat]
        player.protection = played["protection"]
        player.chips -= player.protection

    def opening(self, seat: int) -> None:
        chips = self.players[seat].chips
        prices = [max(1, player.protection) for other, player in enumerate(self.players) if other != seat]
        if not self.is_next("bidding-opened"):
            passed = self.take("opening-passed")
            agree(passed["seat"] == seat, f"it is seat {seat} who may open")
            agree(passed["forced"] == (chips < min(prices)), "a pass is forced exactly when no card is affordable")
            return
        opened = self.take("bidding-opened")
        target = opened["target"]
        agree(opened["seat"] == seat, f"it is seat {seat} who may open")
        agree(target != seat and 0 <= target < self.seats, "one opens for another seat's card")
        protection = self.players[target].protection
        agree(opened["protection"] == protection, "the card is protected otherwise")
        agree(max(1, protection) <= opened["bid"] <= chips, "that opening bid is impossible")
        if protection:
            seat = self.auction(seat, target, opened["bid"])
        else:
            self.pay_price(seat, opened["bid"])
        self.swap(seat, target)
        for side in (seat, target):
            self.more_protection(side)

    def pay_price(self, seat: int, bid: int) -> None:
        agree(bid == 1, "an unprotected card costs one chip")
        paid = self.take("price-paid")
        self.pot += 1
        self.players[seat].chips -= 1
        agree((paid["seat"], paid["chips"], paid["pot"]) == (seat, 1, self.pot), "the price goes to the pot")

    def auction(self, opener: int, target: int, bid: int) -> int:
        """A queue of those who are still in, the highest bidder always at its end."""
        clockwise = [(opener + step) % self.seats for step in range(1, self.seats + 1)]
        bidders = deque(seat for seat in clockwise if seat != target)
        while len(bidders) > 1:
            seat = bidders.popleft()
            chips = self.players[seat].chips
            if self.is_next("bid-raised"):
                raised = self.take("bid-raised")
                agree(raised["seat"] == seat, f"it is seat {seat} who may raise")
                agree(bid < raised["bid"] <= chips, "that raise is impossible")
                bid = raised["bid"]
                bidders.append(seat)
            else:
                dropped = self.take("bidder-dropped")
                agree(dropped["seat"] == seat, f"it is seat {seat} who may raise")
                agree(dropped["forced"] == (chips <= bid), "one is dropped exactly when a raise is impossible")
        winner = bidders[0]
        paid = self.take("bid-paid")
        agree((paid["seat"], paid["to"], paid["chips"]) == (winner, target, bid), "the bid goes to the owner")
        self.players[winner].chips -= bid
        self.players[target].chips += bid
        return winner

    def swap(self, seat: int, target: int) -> None:
        bidder, owner = self.players[seat], self.players[target]
        bidder.row, owner.row = owner.row, bidder.row
        bidder.is_face_up, owner.is_face_up = owner.is_face_up, bidder.is_face_up
        bidder.known_to, owner.known_to = also(seat, owner.known_to), also(target, bidder.known_to)
        swapped = self.take("cards-swapped")
        agree((swapped["seat"], swapped["target"]) == (seat, target), "other seats swap")
        for told, player in ((swapped["taken"], bidder), (swapped["given"], owner)):
            agree([told["card"]] == player.row, "another card is swapped")
            agree(told["face_up"] == player.is_face_up, "a swapped card keeps its side")
            agree(list(told["known_to"]) == player.known_to, "others know the swapped card")

    def more_protection(self, seat: int) -> None:
        player = self.players[seat]
        if player.protection == 2 or player.chips == 0:
            return
        if self.is_next("protection-kept"):
            kept = self.take("protection-kept")
            agree((kept["seat"], kept["protection"]) == (seat, player.protection), "protection is kept otherwise")
            return
        raised = self.take("protection-raised")
        agree(raised["seat"] == seat, f"it is seat {seat} who may raise the protection")
        agree(1 <= raised["chips"] <= player.chips, "that many chips cannot be added")
        player.chips -= raised["chips"]
        player.protection += raised["chips"]
        agree(raised["protection"] == player.protection <= 2, "at most two chips protect a card")

    def collect_protection(self) -> None:
        chips = [player.protection for player in self.players]
        if sum(chips) == 0:
            return
        self.pot += sum(chips)
        collected = self.take("protection-collected")
        agree(list(collected["chips"]) == chips, "other chips lie on the cards")
        agree(collected["pot"] == self.pot, "the pot holds another number of chips")
        for player in self.players:
            player.protection = 0

    def second_card(self, seat: int) -> None:
        player = self.players[seat]
        if not player.is_face_up:
            if self.is_next("first-card-kept-down"):
                agree(self.take("first-card-kept-down")["seat"] == seat, f"it is seat {seat} who may turn up")
                return
            turned = self.take("first-card-turned-up")
            agree((turned["seat"], [turned["card"]]) == (seat, player.row), "another card is turned up")
            player.is_face_up = True
        if self.is_next("second-card-added"):
            told = self.take("second-card-added")
            player.put(told["card"], f"seat {seat}")
        else:
            told = self.take("second-card-declined")
        agree(told["seat"] == seat, f"it is seat {seat} who may add a card")
        agree(told["value"] == value(player.row) <= 10, "the sum is wrong or above ten")

    def result(self) -> None:
        for seat in self.order():
            if not self.players[seat].is_face_up:
                shown = self.take("first-card-revealed")
                agree((shown["seat"], [shown["card"]]) == (seat, self.players[seat].row), "another card is revealed")
        decided = self.take("round-decided")
        values = [value(player.row) for player in self.players]
        counts = [len(player.row) for player in self.players]
        agree(list(decided["values"]) == values, "the values are wrong")
        agree(list(decided["cards"]) == counts, "the numbers of cards are wrong")
        ranked = sorted(self.order(), key=lambda seat: (-values[seat], counts[seat]))
        self.winner = ranked[0]
        others = [seat for seat in self.order() if seat != self.winner]
        self.loser = sorted(others, key=lambda seat: values[seat])[0]
        for seat in others:
            if values[seat] == values[self.loser]:
                self.loser = seat
        agree(decided["winner"] == self.winner, f"seat {self.winner} wins the round")
        agree(decided["loser"] == self.loser, f"seat {self.loser} loses the round")
        agree(decided["won_by"] == self.won_by(values, counts), "the round is won by another rule")
        agree(decided["lost_by"] == self.lost_by(values), "the round is lost by another rule")
        self.pay_out()

    def won_by(self, values: list[int], counts: list[int]) -> str:
        won = (values[self.winner], counts[self.winner])
        if values.count(won[0]) == 1:
            return "highest"
        return "one-card" if list(zip(values, counts, strict=True)).count(won) == 1 else "earlier"

    def lost_by(self, values: list[int]) -> str:
        others = [values[seat] for seat in range(self.seats) if seat != self.winner]
        if others.count(min(others)) > 1:
            return "later"
        return "lowest" if min(others) < values[self.winner] else "only-other"

    def pay_out(self) -> None:
        taken = [self.round_card]
        for seat in self.order():
            taken += self.players[seat].row
            self.players[seat].row = []
        penalties = self.take("penalties-taken")
        agree(penalties["seat"] == self.loser, "the loser takes the penalties")
        agree(Counter(penalties["cards"]) == Counter(taken), "other cards are on the table")
        agree(penalties["points"] == sum(map(points, taken)), "the penalty points are wrong")
        self.players[self.loser].penalties += taken
        won = self.take("pot-won")
        agree((won["seat"], won["chips"]) == (self.winner, self.pot), "the winner takes the whole pot")
        self.players[self.winner].chips += self.pot
        self.pot = 0
        agree(sum(player.chips for player in self.players) == 7 * self.seats, "chips were made or lost")

    def draw(self) -> bool:
        is_short = False
        for seat in self.order():
            hand = self.players[seat].hand
            wanted = 4 - len(hand)
            cards, self.pile = self.pile[:wanted], self.pile[wanted:]
            drawn = self.take("cards-drawn")
            agree((drawn["seat"], list(drawn["cards"])) == (seat, cards), "other cards are drawn")
            agree(drawn["missing"] == wanted - len(cards), "another number of cards is missing")
            is_short = is_short or drawn["missing"] > 0
            hand += cards
        return is_short

    def finish(self, is_short: bool) -> dict[str, Any]:
        ended = self.take("match-ended")
        agree(ended["reason"] == ("tenth-round" if self.number == 10 else "short-draw"), "the end has another reason")
        if self.round_cards:
            agree(is_short, "round cards are left although nobody was short of cards")
            left = self.take("round-cards-taken")
            agree(left["seat"] == self.loser, "the last loser takes the round cards")
            agree(list(left["cards"]) == self.round_cards, "other round cards are left")
            agree(left["points"] == sum(map(points, self.round_cards)), "the round cards' points are wrong")
            self.players[self.loser].penalties += self.round_cards
        return self.score()

    def score(self) -> dict[str, Any]:
        scored = self.take("match-scored")
        agree(self.next is None, "something happens after the end")
        lines = [self.line(seat) for seat in range(self.seats)]
        agree([{**line, "hand": list(line["hand"])} for line in scored["seats"]] == lines, "the scores are wrong")
        scores = [line["score"] for line in lines]
        winners = [seat for seat in range(self.seats) if scores[seat] == min(scores)]
        agree(list(scored["winners"]) == winners, "others have won")
        return {"winners": winners, "scores": scores}

    def line(self, seat: int) -> dict[str, Any]:
        player = self.players[seat]
        taken = sum(map(points, player.penalties))
        in_hand = sum(map(points, player.hand))
        return {
            "seat": seat,
            "hand": player.hand,
            "penalty_points": taken,
            "hand_points": in_hand,
            "chips": player.chips,
            "score": taken + in_hand - 2 * player.chips,
        }


def check(header: dict[str, Any], events: list[EventDict]) -> dict[str, Any]:
    """The winners and scores that the events must lead to; AssertionError when anything disagrees."""
    return Table(header, events).play()
