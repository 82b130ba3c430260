"""A referee for Pig 10 that knows nothing of the program: it recomputes a match from its events alone."""

from collections import Counter
from typing import Any

EventDict = dict[str, Any]

DECK = Counter(
    {"0": 7, "1": 8, "2": 8, "3": 8, "4": 8, "5": 5, "6": 8, "7": 8, "8": 8, "9": 8, "10": 4},
)


def agree(is_true: bool, sentence: str) -> None:
    if not is_true:
        raise AssertionError(sentence)


def ways(table: list[str], value: int, card: str) -> dict[str, int]:
    """Every way the card may be used, and the value each way makes; ways with the same value are all named."""
    number = int(card)
    if not table:
        return {"opened": number}
    if number == 0:
        return {"zeroed": 0}
    found = {"added": value + number}
    if number == 5 and value >= 5:
        found["subtracted"] = value - 5
    if card == table[-1] or number == value:
        found["matched"] = number
    return found


class Books:
    """Reads the events in order and keeps its own account of every card."""

    def __init__(self, header: dict[str, Any], events: list[EventDict]) -> None:
        self.seats = int(header["seats"])
        self.starter = header["options"].get("starter")
        self.events = events
        self.place = 0
        self.hands: list[list[str]] = []
        self.stock = 80
        self.table: list[str] = []
        self.value = 0
        self.won: list[list[str]] = [[] for _ in range(self.seats)]
        self.met: Counter[str] = Counter()

    def take(self, kind: str) -> EventDict:
        agree(self.place < len(self.events), f"{kind} is missing at the end")
        event = self.events[self.place]
        agree(event["type"] == kind, f"event {self.place} is {event['type']}, where {kind} belongs")
        self.place += 1
        return event

    def meet(self, cards: list[str]) -> None:
        self.met.update(cards)
        self.stock -= len(cards)
        agree(self.met <= DECK, f"more cards than the deck has: {self.met - DECK}")

    def deal(self) -> int:
        for seat in range(self.seats):
            dealt = self.take("hand-dealt")
            agree(dealt["seat"] == seat, f"seat {dealt['seat']} is dealt to, not seat {seat}")
            agree(len(dealt["cards"]) == 3, f"seat {seat} is dealt {len(dealt['cards'])} cards")
            self.hands.append(list(dealt["cards"]))
            self.meet(self.hands[seat])
        chosen = self.take("starter-chosen")
        agree(0 <= chosen["seat"] < self.seats, "the starter does not sit at the table")
        agree(chosen["by_lot"] is (self.starter is None), "the lot was drawn against the options, or not drawn")
        agree(self.starter in (None, chosen["seat"] + 1), "another seat starts than the options say")
        return int(chosen["seat"])

    def play(self, seat: int) -> None:
        played = self.take("card-played")
        card = played["card"]
        agree(played["seat"] == seat, f"seat {played['seat']} plays on seat {seat}'s turn")
        agree(card in self.hands[seat], f"seat {seat} plays {card}, which it does not hold")
        agree(played["old_value"] == self.value, f"the pile was worth {self.value}, not {played['old_value']}")
        allowed = ways(self.table, self.value, card)
        agree(played["used"] in allowed, f"{card} cannot be {played['used']} on {self.value}")
        made = allowed[played["used"]]
        agree(made == played["new_value"], f"{card} {played['used']} makes {made}, not {played['new_value']}")
        if played["used"] == "matched":
            agree(made != allowed["added"], "a match that makes the same as adding is no choice")
        self.hands[seat].remove(card)
        self.table.append(card)
        self.value = made

    def win(self, seat: int) -> None:
        if self.value < 10:
            return
        won = self.take("pile-won")
        winner, reason = (seat, "exactly-ten") if self.value == 10 else ((seat - 1) % self.seats, "above-ten")
        agree(won["played_by"] == seat, f"seat {seat} ended the pile, not seat {won['played_by']}")
        agree(won["reason"] == reason, f"the pile was won by {reason}")
        agree(won["seat"] == winner, f"seat {winner} wins the pile, not seat {won['seat']}")
        agree(list(won["cards"]) == self.table, f"the pile held {self.table}, not {won['cards']}")
        self.won[winner] += self.table
        self.table = []
        self.value = 0

    def draw(self, seat: int) -> None:
        if not self.stock:
            return
        drawn = self.take("card-drawn")
        agree(drawn["seat"] == seat, f"seat {drawn['seat']} draws on seat {seat}'s turn")
        self.meet([drawn["card"]])
        self.hands[seat].append(drawn["card"])
        agree(drawn["left"] == self.stock, f"{self.stock} cards are left to draw, not {drawn['left']}")

    def following(self, seat: int) -> int:
        seat = (seat + 1) % self.seats
        while not self.hands[seat]:
            skipped = self.take("seat-skipped")
            agree(skipped["seat"] == seat, f"seat {seat} is skipped, not seat {skipped['seat']}")
            seat = (seat + 1) % self.seats
        return seat

    def score(self) -> dict[str, Any]:
        scored = self.take("match-scored")
        scores = [len(cards) for cards in self.won]
        winners = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        agree(list(scored["scores"]) == scores, f"the scores are {scores}, not {scored['scores']}")
        agree(list(scored["left_over"]) == self.table, f"{self.table} is left over, not {scored['left_over']}")
        agree(scored["most"] == max(scores), f"the best score is {max(scores)}, not {scored['most']}")
        agree(list(scored["winners"]) == winners, f"seats {winners} win, not {scored['winners']}")
        agree(self.place == len(self.events), "something happens after the end")
        agree(self.met == DECK, "some cards were never seen")
        return {"winners": winners, "scores": scores}


def check(header: dict[str, Any], events: list[EventDict]) -> dict[str, Any]:
    books = Books(header, events)
    seat = books.deal()
    while True:
        books.play(seat)
        books.win(seat)
        books.draw(seat)
        if not any(books.hands):
            return books.score()
        seat = books.following(seat)
