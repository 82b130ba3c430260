"""An independent referee for Plus Minus: it knows the rules page and the events, and nothing of the program."""

from collections import Counter
from typing import Any

EventDict = dict[str, Any]

PAUSE = 180
LAST_TICK = 2**53 - 1
HAND = 4

# What seats and the arena bring about; everything else follows from something.
FREE = ("card-flicked", "card-drawn", "card-landed", "card-returned", "seat-released", "round-won")


def _full_deck() -> "Counter[str]":
    deck: Counter[str] = Counter()
    for step in (1, 2, 3):
        for value in range(1, 11):
            deck[f"{value}/{step}"] = 2
    for extra in ["1/1", "2/1", "3/1", "4/1", "5/2", "6/2", "7/2", "8/2", "9/3", "10/3", "1/3", "2/3", "3/3"]:
        deck[extra] += 1
    return deck


def _fits(card: str, top: str) -> bool:
    value, (top_value, step) = int(card.split("/", maxsplit=1)[0]), map(int, top.split("/"))
    return (value - top_value) % 10 == step or (top_value - value) % 10 == step


class _Referee:
    def __init__(self, header: dict[str, Any]) -> None:
        self.seats: int = header["seats"]
        options = header["options"]
        self.rounds = 2 * self.seats if options.get("tournament", True) else 1
        self.pausing: bool = options.get("mistake_pause", False)
        self.totals = [0] * self.seats
        self.lines: list[dict[str, Any]] = []
        self.tick = 0
        self.arrival = (-1, 0)
        self.flicks = 0
        self.is_over = False
        self.winner = -1
        self.pile: list[str] = []
        self.hands: list[list[str]] = []
        self.stacks: list[list[str]] = []
        # By seat: the card, the number of its flick, its place in the hand, and whether it matched.
        self.air: dict[int, tuple[str, int, int, bool]] = {}
        self.paused: dict[int, int] = {}
        # What must come next, as kind and seat; while it is empty, anything that the rules allow may come.
        self.due: list[tuple[str, int | None]] = [("round-opened", None)]

    def hear(self, event: EventDict) -> None:
        kind = event["type"]
        assert not self.is_over, "nothing happens after the match is scored"
        if self.due:
            wanted, seat = self.due.pop(0)
            assert kind == wanted, f"{wanted} has to come here, not {kind}"
            assert seat is None or event["seat"] == seat, f"{kind} should be about seat {seat}"
        else:
            assert (kind == "pile-turned") == self.is_stuck(), (
                f"{kind}: the pile is turned when, and only when, the table is stuck"
            )
            assert kind in (*FREE, "pile-turned"), f"{kind} cannot come here"
        assert 0 <= event.get("seat", 0) < self.seats, f"there is no seat {event.get('seat')}"
        if "tick" in event:
            assert event["tick"] >= self.tick, "time ran back"
            self.tick = event["tick"]
        getattr(self, "on_" + kind.replace("-", "_"))(
            **{name: value for name, value in event.items() if name != "type"}
        )

    def owned(self, seat: int) -> int:
        return len(self.hands[seat]) + len(self.stacks[seat]) + (seat in self.air)

    def is_stuck(self) -> bool:
        if self.air or any(self.stacks):
            return False
        if any(len(hand) == 1 for hand in self.hands):
            return False
        return not any(_fits(card, self.pile[-1]) for hand in self.hands for card in hand)

    def on_round_opened(self, round: int, rounds: int, opening: str) -> None:  # noqa: A002 - the event's own word
        assert round == len(self.lines) + 1, f"this is round {len(self.lines) + 1}, not {round}"
        assert rounds == self.rounds, f"{self.rounds} rounds are played, not {rounds}"
        self.pile, self.hands, self.stacks, self.air, self.paused = [opening], [], [], {}, {}
        self.due = [("seat-dealt", seat) for seat in range(self.seats)]

    def on_seat_dealt(self, seat: int, hand: list[str], stack: list[str]) -> None:
        assert len(hand) == HAND, f"a hand of {len(hand)} was dealt"
        assert len(hand) + len(stack) == 72 // self.seats, "the deal is not even"
        self.hands.append(list(hand))
        self.stacks.append(list(stack))
        if len(self.hands) == self.seats:
            dealt = Counter(self.pile)
            for cards in self.hands + self.stacks:
                dealt.update(cards)
            assert dealt == _full_deck(), "these are not the 73 cards of the game"
            self.due = [("start-signalled", None)]

    def on_start_signalled(self, tick: int) -> None:
        self.due = [("hand-shown", seat) for seat in range(self.seats)]

    def on_hand_shown(self, seat: int, hand: list[str]) -> None:
        assert list(hand) == self.hands[seat], f"seat {seat} shows {hand}, but holds {self.hands[seat]}"

    def on_card_flicked(self, seat: int, card: str, number: int, matched: bool) -> None:
        assert seat not in self.air, f"seat {seat} has a card in the air already"
        assert seat not in self.paused, f"seat {seat} has to wait"
        assert card in self.hands[seat], f"seat {seat} does not hold {card}"
        self.flicks += 1
        assert number == self.flicks, f"this is flick {self.flicks}, not {number}"
        assert matched == _fits(card, self.pile[-1]), f"whether {card} matches {self.pile[-1]} is told wrongly"
        place = self.hands[seat].index(card)
        del self.hands[seat][place]
        self.air[seat] = (card, number, place, matched)

    def on_card_drawn(self, seat: int, card: str, left: int) -> None:
        assert seat not in self.paused, f"seat {seat} has to wait"
        assert self.stacks[seat], f"seat {seat} has no stack left"
        drawn = self.stacks[seat].pop()
        assert card == drawn, f"seat {seat} drew {drawn}, not {card}"
        assert left == len(self.stacks[seat]), f"{len(self.stacks[seat])} cards are left, not {left}"
        self.hands[seat].append(card)

    def take_from_air(self, seat: int, card: str) -> tuple[int, int, bool]:
        assert seat in self.air, f"seat {seat} has no card in the air"
        flying, number, place, matched = self.air.pop(seat)
        assert flying == card, f"seat {seat} flicked {flying}, not {card}"
        return number, place, matched

    def note_arrival(self, tick: int, number: int) -> None:
        assert (tick, number) > self.arrival, "two arrivals in one tick are not in the order of their flicks"
        self.arrival = (tick, number)

    def on_card_landed(self, tick: int, seat: int, card: str, called: int) -> None:
        assert self.owned(seat) != 1, f"seat {seat}'s only card wins the round"
        number, _, _ = self.take_from_air(seat, card)
        self.note_arrival(tick, number)
        assert _fits(card, self.pile[-1]), f"{card} does not match {self.pile[-1]}"
        assert called == int(card.split("/", maxsplit=1)[0]), f"{called} was called for {card}"
        self.pile.append(card)

    def on_card_returned(self, tick: int, seat: int, card: str, why: str) -> None:
        is_only_card = self.owned(seat) == 1
        number, place, matched = self.take_from_air(seat, card)
        self.hands[seat].insert(place, card)
        if why == "short":
            return
        self.note_arrival(tick, number)
        assert not is_only_card, f"seat {seat}'s only card wins the round"
        assert not _fits(card, self.pile[-1]), f"{card} matches {self.pile[-1]}"
        assert why == ("too-slow" if matched else "wrong"), f"{card} did not return because it was {why}"
        if self.pausing and why == "wrong":
            self.due = [("seat-paused", seat)]

    def on_seat_paused(self, tick: int, seat: int, until: int) -> None:
        assert tick == self.arrival[0], "the pause begins when the card arrives"
        ends = min(tick + PAUSE, LAST_TICK)
        assert until == ends, f"the pause ends at {ends}, not at {until}"
        self.paused[seat] = until

    def on_seat_released(self, tick: int, seat: int) -> None:
        assert seat in self.paused, f"seat {seat} was not waiting"
        assert tick >= self.paused.pop(seat), f"seat {seat} was released too early"

    def on_pile_turned(self, top: str) -> None:
        self.pile.append(self.pile.pop(0))
        assert top == self.pile[-1], f"the pile's bottom card was {self.pile[-1]}, not {top}"
        self.paused = {}
        if not self.is_stuck():
            self.due = [("start-signalled", None)]

    def on_round_won(self, tick: int, seat: int, card: str) -> None:
        assert self.owned(seat) == 1, f"seat {seat} owns {self.owned(seat)} cards, not one"
        number, _, _ = self.take_from_air(seat, card)
        self.note_arrival(tick, number)
        self.winner = seat
        self.lines.append({"winner": seat, "minus": []})
        self.due = [("seat-scored", seat) for seat in range(self.seats)]

    def on_seat_scored(self, *, seat: int, in_hand: int, in_stack: int, in_flight: int, minus: int, total: int) -> None:
        places = (len(self.hands[seat]), len(self.stacks[seat]), int(seat in self.air))
        assert (in_hand, in_stack, in_flight) == places, f"seat {seat}'s cards are {places}"
        assert minus == sum(places), f"seat {seat} gets {sum(places)} minus points, not {minus}"
        assert (minus == 0) == (seat == self.winner), "only the winner gets none"
        self.totals[seat] += minus
        assert total == self.totals[seat], f"seat {seat} has {self.totals[seat]} in all, not {total}"
        self.lines[-1]["minus"].append(minus)
        if seat == self.seats - 1:
            self.due = [("match-scored" if len(self.lines) == self.rounds else "round-opened", None)]

    def on_match_scored(self, winners: list[int], scores: list[int], rounds: list[dict[str, Any]]) -> None:
        assert list(scores) == self.totals, f"the scores are {self.totals}"
        assert list(winners) == self.winners(), f"the winners are {self.winners()}"
        told = [{"winner": line["winner"], "minus": list(line["minus"])} for line in rounds]
        assert told == self.lines, f"the rounds went {self.lines}"
        self.is_over = True

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.totals[seat] == min(self.totals)]


def check(header: dict[str, Any], events: list[EventDict]) -> dict[str, Any]:
    """Plays the match again from its events; an AssertionError says what is wrong with them."""
    referee = _Referee(header)
    for event in events:
        referee.hear(event)
    assert referee.is_over, "the match has not come to its end"
    return {"winners": referee.winners(), "scores": referee.totals}
