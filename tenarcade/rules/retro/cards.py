"""The deck of 10 Retro (R1) as data: how many of each card, what it counts, what it costs."""

from tenarcade.core.game import HIDDEN, Card
from tenarcade.core.phrase import Phrase

JOKER: Card = "J"
JOKERS = 7
COPIES_OF_A_NORMAL_CARD = 5
HAND_SIZE = 4
CHIPS_EACH = 7
CHIPS_IN_THE_BOX = 49
POINTS_OF_A_CHIP = 2
MOST_PROTECTION = 2
TEN = 10

# R1.1 – R1.4, each in the order in which it is shuffled.
NORMAL_CARDS: tuple[Card, ...] = tuple(str(value) for value in range(11) for _ in range(COPIES_OF_A_NORMAL_CARD))
PENALTY_CARDS: tuple[Card, ...] = tuple(f"p{value}" for value in range(1, 9))
ROUND_CARDS: tuple[Card, ...] = tuple(f"r{points}" for points in range(1, 11))
PLAYING_CARDS: tuple[Card, ...] = NORMAL_CARDS + PENALTY_CARDS + (JOKER,) * JOKERS

# What a card counts on the table; a joker alone is ten (R3.4.4).
VALUES: dict[Card, int] = (
    {card: int(card) for card in NORMAL_CARDS} | {card: int(card[1:]) for card in PENALTY_CARDS} | {JOKER: TEN}
)

# What a card costs whoever has it at the end.
POINTS: dict[Card, int] = (
    dict.fromkeys(NORMAL_CARDS, 1)
    | {card: int(card[1:]) + 2 for card in PENALTY_CARDS}
    | {JOKER: 10}
    | {card: int(card[1:]) for card in ROUND_CARDS}
)


def total(first: Card, second: Card | None) -> int:
    """R3.4.4: a joker fills up to ten, whatever lies next to it."""
    if second is None:
        return VALUES[first]
    if JOKER in (first, second):
        return TEN
    return VALUES[first] + VALUES[second]


# R3.4.3: what may be added to a first card.
FITS: dict[Card, frozenset[Card]] = {
    first: frozenset(second for second in VALUES if total(first, second) <= TEN) for first in VALUES
}


def card_name(card: Card) -> Phrase:
    if card == JOKER:
        return Phrase("card-joker")
    if card in VALUES:
        return Phrase("card-penalty" if card[0] == "p" else "card-number", _value_and_points(card, VALUES[card]))
    if card in POINTS:
        return Phrase("card-round", {"points": POINTS[card]})
    return Phrase("card-hidden" if card == HIDDEN else "card-unknown")


def _value_and_points(card: Card, value: int) -> dict[str, str | int]:
    return {"value": value, "points": POINTS[card]}
