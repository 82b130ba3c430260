"""Bots for Pig 10: one keeps out of trouble, one works out the odds from the cards it has not seen; rungs lie between.

Gains are counted in cards: what a seat wins, less what the others win on average. Floats are added with `fsum`
only, because `sum` rounds differently in different versions of Python and a bot must not.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from math import comb, fsum

import msgspec

from tenarcade.bots.face import AnyBot, Thought, instant
from tenarcade.bots.uniform import uniform
from tenarcade.core.dice import Dice
from tenarcade.core.game import Card, Seat
from tenarcade.core.tuples import without
from tenarcade.rules.pig import (
    DECK,
    DECK_TABLE,
    FROG,
    HAND_SIZE,
    MERMAID,
    NUMBERS,
    RULES,
    TARGET,
    Play,
    State,
    uses,
)

# They save a turn that would go past ten, or make ten at once: better in the hand than on the pile.
_KEEPERS = frozenset({FROG, MERMAID, "10"})

# A pile as a seat finds it: the card on top (None on an empty table) and the value.
Pile = tuple[Card | None, int]
_EMPTY: Pile = (None, 0)

# Bigger piles are too rare to be told apart.
_BIGGEST = 14

# Piles met less often than this, once in so many, do not change what a card in the hand is worth.
_RARE = 1e-3


def _prudence(play: Play) -> tuple[int, bool, int]:
    rank = 2 if play.value == TARGET else 1 if play.value < TARGET else 0
    return rank, play.card not in _KEEPERS, -play.value


@instant
def cautious(view: State, seat: Seat, _dice: Dice) -> Play:
    """Takes a ten; else stays below it, as low as it can; else gives the pile away; plain cards go first."""
    return max(RULES.legal(view, seat), key=_prudence)


class Outlook(msgspec.Struct, frozen=True):
    """What a pile promises when every hand is three fresh cards of the full deck."""

    # The best that each card can do for the seat that plays it.
    gains: Mapping[Card, float]
    # The cards, best first, each with the value it makes at its best and the odds that it is a hand's best.
    choices: tuple[tuple[Card, int, float], ...]
    # The gain to expect, by seats counted from the one to play.
    standings: tuple[float, ...]


@cache
def outlook(seats: int, size: int, pile: Pile) -> Outlook:
    if size >= _BIGGEST:
        return outlook(seats, _BIGGEST - 1, pile)
    ranked = sorted((_best_use(seats, size + 1, pile, card) for card in DECK_TABLE), reverse=True)
    odds = list(_odds_of_being_best(tuple(card for _, card, _ in ranked), DECK_TABLE, HAND_SIZE))
    after = [_standings_after(seats, size + 1, card, made) for _, card, made in ranked]
    return Outlook(
        gains={card: gain for gain, card, _ in ranked},
        choices=tuple((card, made, chance) for (_, card, made), chance in zip(ranked, odds, strict=True)),
        standings=tuple(
            fsum(chance * standing for chance, standing in zip(odds, column, strict=True))
            for column in zip(*after, strict=True)
        ),
    )


@cache
def _foresee(seats: int, size: int) -> None:
    """Works out all piles of one size; from the biggest down, the first thought of a match stays in slices."""
    for top, number in NUMBERS.items():
        for value in range(0 if top == MERMAID else number, TARGET):
            outlook(seats, size, (top, value))


def _best_use(seats: int, size: int, pile: Pile, card: Card) -> tuple[float, Card, int]:
    return max((_standings_after(seats, size, card, made)[0], card, made) for made in uses(*pile, card))


@cache
def _standings_after(seats: int, size: int, card: Card, made: int) -> tuple[float, ...]:
    """The standings once the card lies on a pile now `size` high, seats counted from the one that played it."""
    if made >= TARGET:
        winner = 0 if made == TARGET else seats - 1
        return tuple(_prize(seats, size, mine=seat == winner) for seat in range(seats))
    if size >= _BIGGEST:
        return (0.0,) * seats
    *others, last = outlook(seats, size, (card, made)).standings
    return (last, *others)


def _prize(seats: int, size: int, *, mine: bool) -> float:
    return float(size) if mine else -size / (seats - 1)


def _odds_of_being_best(ranking: tuple[Card, ...], copies: Mapping[Card, int], hand: int) -> Iterator[float]:
    """For each card the odds that a random hand holds it and none that ranks before it."""
    left = sum(copies.values())
    hands = comb(left, hand)
    for card in ranking:
        yield (comb(left, hand) - comb(left - copies[card], hand)) / hands
        left -= copies[card]


@cache
def _usual_piles(seats: int) -> tuple[tuple[Pile, int, float], ...]:
    """The piles a turn begins with, their sizes, and how often for each new pile they come about."""
    met: list[tuple[Pile, int, float]] = []
    piles = {_EMPTY: 1.0}
    for size in range(_BIGGEST):
        met += ((pile, size, often) for pile, often in piles.items())
        grown: dict[Pile, float] = {}
        for pile, often in piles.items():
            for card, made, chance in outlook(seats, size, pile).choices:
                if made < TARGET and often * chance > _RARE:
                    grown[card, made] = grown.get((card, made), 0.0) + often * chance
        piles = grown
    return tuple(met)


@cache
def holding(seats: int, cards: tuple[Card, ...]) -> float:
    """What it promises to come to an unknown pile with these cards and a fresh one."""
    met = _usual_piles(seats)
    gains = fsum(often * _reply(outlook(seats, size, pile), cards, DECK_TABLE) for pile, size, often in met)
    return gains / fsum(often for _, _, often in met)


def _reply(promise: Outlook, cards: tuple[Card, ...], draws: Mapping[Card, int]) -> float:
    """The best of the cards held and one drawn by lot."""
    gains = promise.gains
    known = max((gains[card] for card in cards), default=-float(len(DECK)))
    if not draws:
        return known if cards else 0.0
    return fsum(copies * max(known, gains[card]) for card, copies in draws.items()) / sum(draws.values())


class Forecast:
    """Where a play leads, by the exact odds of what the left neighbour may hold."""

    def __init__(self, view: State, seat: Seat) -> None:
        seen = RULES.inventory(view)
        self.unseen = {card: copies - seen[card] for card, copies in DECK_TABLE.items()}
        self.seats = len(view.hands)
        self.size = len(view.table) + 1
        self.hand = view.hands[seat]
        self.neighbours_cards = len(view.hands[(seat + 1) % self.seats])
        self.draws = self.unseen if view.draw_pile else {}

    def worth(self, play: Play) -> float:
        rest = tuple(sorted(without(self.hand, play.card)))
        if play.value < TARGET:
            return self._left_to_neighbour((play.card, play.value), self.size, rest)
        prize = _prize(self.seats, self.size, mine=play.value == TARGET)
        return prize + self._left_to_neighbour(_EMPTY, 0, rest)

    def _left_to_neighbour(self, pile: Pile, size: int, rest: tuple[Card, ...]) -> float:
        """The neighbour is taken to play what is best for it with no knowledge of this seat's hand."""
        if not self.neighbours_cards:
            return 0.0
        choices = outlook(self.seats, size, pile).choices
        odds = _odds_of_being_best(tuple(card for card, _, _ in choices), self.unseen, self.neighbours_cards)
        return fsum(
            chance * self._after_neighbour(card, made, size + 1, rest)
            for (card, made, _), chance in zip(choices, odds, strict=True)
            if chance
        )

    def _after_neighbour(self, card: Card, made: int, size: int, rest: tuple[Card, ...]) -> float:
        if made < TARGET:
            return self._later((card, made), size, rest)
        return _prize(self.seats, size, mine=made > TARGET) + self._later(_EMPTY, 0, rest)

    def _later(self, pile: Pile, size: int, rest: tuple[Card, ...]) -> float:
        promise = outlook(self.seats, size, pile)
        if self.seats == 2:
            return _reply(promise, rest, self.draws)
        return promise.standings[-2] + holding(self.seats, rest)


def _is_open_endgame(view: State) -> bool:
    """Two seats and nothing to draw: what is unseen is the other's hand."""
    return len(view.hands) == 2 and not view.draw_pile


def _solved(state: State, seat: Seat) -> tuple[bool, int]:
    """The best end the seat can force: to win if that is possible, and by how many cards."""
    if not RULES.to_act(state):
        lead = len(state.won[seat]) - len(state.won[1 - seat])
        return lead > 0, lead
    turn = state.turn
    ends = [_solved(RULES.apply(state, turn, play).state, seat) for play in RULES.legal(state, turn)]
    return max(ends) if turn == seat else min(ends)


def sharp(view: State, seat: Seat, dice: Dice) -> Thought[Play]:
    """Weighs every play by the odds, and plays the open end of a two-seat match without a mistake."""
    plays = RULES.legal(view, seat)
    if not _is_open_endgame(view):
        for size in reversed(range(_BIGGEST)):
            _foresee(len(view.hands), size)
            yield
        return max(plays, key=Forecast(view, seat).worth)
    state = RULES.imagine(view, dice)
    ends = []
    for play in plays:
        ends.append(_solved(RULES.apply(state, seat, play).state, seat))
        yield
    return plays[ends.index(max(ends))]


def _between(weaker: AnyBot, stronger: AnyBot, percent: int) -> AnyBot:
    """Decides as the stronger one so many times in a hundred, by lot."""

    def think(view: State, seat: Seat, dice: Dice) -> Thought[Play]:
        chosen = stronger if dice.below(100) < percent else weaker
        play: Play = yield from chosen(view, seat, dice)
        return play

    return think


BOTS: dict[str, AnyBot] = {"cautious": cautious, "sharp": sharp}

_random = uniform(RULES)
# The rungs of the ladder, each clearly stronger than the one below.
LEVELS: dict[str, AnyBot] = {
    "level-4": _between(_random, cautious, 30),
    "level-5": _between(_random, cautious, 65),
    "level-6": _between(_random, cautious, 90),
    "level-7": _between(cautious, sharp, 25),
    "level-8": _between(cautious, sharp, 50),
    "level-9": _between(cautious, sharp, 75),
    "level-10": sharp,
}
