"""Pig 10: make the pile exactly ten and take it; push it past ten and your right neighbour does (clauses P)."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Annotated, Literal, Self

import msgspec
from msgspec.structs import replace

from tenarcade.core.dice import Dice
from tenarcade.core.game import (
    HIDDEN,
    NOBODY,
    ONLY,
    Action,
    Audience,
    Card,
    Event,
    GameInfo,
    Outcome,
    Rules,
    Seat,
    Step,
    common_refusal,
)
from tenarcade.core.phrase import Phrase, Refusal
from tenarcade.core.starter import choose_starter, starter_objection
from tenarcade.core.tuples import with_item, without

# P1.1: how many of each card; 80 in all.
DECK_TABLE: Mapping[Card, int] = MappingProxyType(
    {"0": 7, "1": 8, "2": 8, "3": 8, "4": 8, "5": 5, "6": 8, "7": 8, "8": 8, "9": 8, "10": 4}
)
DECK: tuple[Card, ...] = tuple(card for card, copies in DECK_TABLE.items() for _ in range(copies))
NUMBERS: Mapping[Card, int] = MappingProxyType({card: int(card) for card in DECK_TABLE})

HAND_SIZE = 3  # P1.2
TARGET = 10  # P2.2
FROG: Card = "0"
MERMAID: Card = "5"

# How a card came to its pile value: P3.1, P3.2, P3.3, P3.4, P3.5.
Use = Literal["opened", "added", "subtracted", "zeroed", "matched"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    # The seat that begins, counted from 1; None draws it by lot (P1.2).
    starter: Annotated[int, msgspec.Meta(ge=1, le=8)] | None = None


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat whose `turn` it is holds a card until the match is over; an empty table counts as value 0."""

    hands: tuple[tuple[Card, ...], ...]
    draw_pile: tuple[Card, ...]
    table: tuple[Card, ...]
    value: int
    won: tuple[tuple[Card, ...], ...]
    turn: Seat
    dice: int


class Play(Action, frozen=True):
    """Play a card and announce the pile value it makes."""

    card: Card
    value: int


class HandDealt(Event, frozen=True):
    seat: Seat
    cards: tuple[Card, ...]

    def heard_by(self, audience: Audience) -> Self:
        return self if audience <= {self.seat} else replace(self, cards=_hidden(self.cards))


class StarterChosen(Event, frozen=True):
    seat: Seat
    by_lot: bool


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: Card
    old_value: int
    used: Use
    new_value: int


class PileWon(Event, frozen=True):
    """`exactly-ten` goes to the seat that played (P2.2), `above-ten` to its right neighbour (P2.3)."""

    seat: Seat
    played_by: Seat
    reason: Literal["exactly-ten", "above-ten"]
    cards: tuple[Card, ...]


class CardDrawn(Event, frozen=True):
    seat: Seat
    card: Card
    left: int

    def heard_by(self, audience: Audience) -> Self:
        return self if audience <= {self.seat} else replace(self, card=HIDDEN)


class SeatSkipped(Event, frozen=True):
    seat: Seat


class MatchScored(Event, frozen=True):
    """Cards won by seat; `left_over` lay on the table at the end and counts for nobody (P4.2)."""

    scores: tuple[int, ...]
    left_over: tuple[Card, ...]
    most: int
    winners: tuple[Seat, ...]


@cache
def uses(top: Card | None, value: int, card: Card) -> Mapping[int, Use]:
    """P3: each pile value the card may make on this pile, with the way it does; `top` None is an empty table."""
    number = NUMBERS[card]
    if top is None:
        return MappingProxyType({number: "opened"})
    if card == FROG:
        return MappingProxyType({0: "zeroed"})
    allowed: dict[int, Use] = {value + number: "added"}
    if card == MERMAID and value >= number:
        allowed.setdefault(value - number, "subtracted")
    if card == top or number == value:
        allowed.setdefault(number, "matched")
    return MappingProxyType(allowed)


@cache
def plays(top: Card | None, value: int, card: Card) -> tuple[Play, ...]:
    return tuple(Play(card, made) for made in uses(top, value, card)) if card in NUMBERS else ()


def top_of(table: tuple[Card, ...]) -> Card | None:
    return table[-1] if table else None


def _hidden(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (HIDDEN,) * len(cards)


def _lay(state: State, seat: Seat, play: Play, events: list[Event]) -> State:
    used = uses(top_of(state.table), state.value, play.card)[play.value]
    events.append(CardPlayed(seat, play.card, state.value, used, play.value))
    hands = with_item(state.hands, seat, without(state.hands[seat], play.card))
    return replace(state, hands=hands, table=(*state.table, play.card), value=play.value)


def _award(state: State, seat: Seat, events: list[Event]) -> State:
    """P2.2, P2.3: the right neighbour wins even with an empty hand."""
    if state.value == TARGET:
        events.append(PileWon(seat, seat, "exactly-ten", state.table))
        winner = seat
    else:
        winner = (seat - 1) % len(state.hands)
        events.append(PileWon(winner, seat, "above-ten", state.table))
    won = with_item(state.won, winner, state.won[winner] + state.table)
    return replace(state, won=won, table=(), value=0)


def _draw(state: State, seat: Seat, events: list[Event]) -> State:
    card, rest = state.draw_pile[0], state.draw_pile[1:]
    events.append(CardDrawn(seat, card, len(rest)))
    hands = with_item(state.hands, seat, (*state.hands[seat], card))
    return replace(state, hands=hands, draw_pile=rest)


def _pass_turn(state: State, events: list[Event]) -> State:
    """P2.4, P4.1: the next seat to the left that holds a card; the match ends when none does."""
    hands = state.hands
    following = (state.turn + 1) % len(hands)
    if hands[following]:
        return replace(state, turn=following)
    if not any(hands):
        events.append(_final_score(state))
        return state
    while not hands[following]:
        events.append(SeatSkipped(following))
        following = (following + 1) % len(hands)
    return replace(state, turn=following)


def _winners(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """P4.3"""
    most = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == most)


def _final_score(state: State) -> MatchScored:
    scores = tuple(map(len, state.won))
    return MatchScored(scores, state.table, max(scores), _winners(scores))


class Pig:
    info = GameInfo("pig", version=1, min_seats=2, max_seats=8, hidden_hands=True)
    options = Options
    state = State
    actions: tuple[type[Play], ...] = (Play,)
    events: tuple[type[Event], ...] = (
        HandDealt,
        StarterChosen,
        CardPlayed,
        PileWon,
        CardDrawn,
        SeatSkipped,
        MatchScored,
    )

    def objection(self, options: Options, seats: int) -> Refusal | None:
        return starter_objection(options.starter, seats)

    def setup(self, options: Options, seats: int, dice: Dice) -> Step[State, Event]:
        deck = dice.shuffled(DECK)
        starter = choose_starter(options.starter, seats, dice)
        dealt = HAND_SIZE * seats
        hands = tuple(deck[first : first + HAND_SIZE] for first in range(0, dealt, HAND_SIZE))
        events: list[Event] = [HandDealt(seat, cards) for seat, cards in enumerate(hands)]
        events.append(StarterChosen(starter, by_lot=options.starter is None))
        state = State(
            hands=hands,
            draw_pile=deck[dealt:],
            table=(),
            value=0,
            won=((),) * seats,
            turn=starter,
            dice=dice.state,
        )
        return Step(state, tuple(events))

    def to_act(self, state: State) -> frozenset[int]:
        return ONLY[state.turn] if state.hands[state.turn] else NOBODY

    def legal(self, state: State, seat: Seat) -> list[Play]:
        allowed: list[Play] = []
        if seat == state.turn:
            top, value = top_of(state.table), state.value
            for card in dict.fromkeys(state.hands[seat]):
                allowed += plays(top, value, card)
        return allowed

    def refusal(self, state: State, seat: Seat, action: Play) -> Refusal | None:
        if (refusal := common_refusal(self, state, seat, action)) is not None:
            return refusal
        if action.card not in NUMBERS or action.card not in state.hands[seat]:
            return Refusal("card-not-in-hand", {"card": action.card})
        allowed = uses(top_of(state.table), state.value, action.card)
        if action.value not in allowed:
            return Refusal("value-not-allowed", {"card": action.card, "allowed": ", ".join(map(str, allowed))})
        return None

    def apply(self, state: State, seat: Seat, action: Play) -> Step[State, Event]:
        events: list[Event] = []
        state = _lay(state, seat, action, events)
        if state.value >= TARGET:
            state = _award(state, seat, events)
        if state.draw_pile:
            state = _draw(state, seat, events)
        state = _pass_turn(state, events)
        return Step(state, tuple(events))

    def view(self, state: State, audience: Audience) -> State:
        """What is played is public for good; a hand is its owner's secret, the draw pile everybody's."""
        if not audience:
            return state
        hands = tuple(hand if audience <= {seat} else _hidden(hand) for seat, hand in enumerate(state.hands))
        return replace(state, hands=hands, draw_pile=_hidden(state.draw_pile), dice=0)

    def imagine(self, view: State, dice: Dice) -> State:
        unseen = Counter(DECK) - self.inventory(view)
        source = iter(dice.shuffled(tuple(unseen.elements())))

        def filled(cards: tuple[Card, ...]) -> tuple[Card, ...]:
            return tuple(next(source) if card == HIDDEN else card for card in cards)

        hands = tuple(filled(hand) for hand in view.hands)
        return replace(view, hands=hands, draw_pile=filled(view.draw_pile), dice=dice.state)

    def outcome(self, state: State) -> Outcome | None:
        if state.hands[state.turn]:
            return None
        scores = tuple(map(len, state.won))
        return Outcome(_winners(scores), scores, "P4.3")

    def inventory(self, state: State) -> Counter[str]:
        cards = Counter(state.draw_pile)
        cards.update(state.table)
        for row in (*state.hands, *state.won):
            cards.update(row)
        return cards

    def card_name(self, card: Card) -> Phrase:
        if card == HIDDEN:
            return Phrase("card-hidden")
        if card == FROG:
            return Phrase("card-frog")
        if card == MERMAID:
            return Phrase("card-mermaid")
        return Phrase("card-number", {"value": NUMBERS[card]})


RULES: Rules[Options, State, Play, Event] = Pig()
