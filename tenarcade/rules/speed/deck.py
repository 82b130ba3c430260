"""The 73 cards of Plus Minus, and which takes which (S1.1, S2.2)."""

from tenarcade.core.game import HIDDEN, Card

Hand = tuple[Card, ...]

# S1.1: of every value and step there are two copies, and a third of these values.
THIRD_COPIES = {1: (1, 2, 3, 4), 2: (5, 6, 7, 8), 3: (9, 10, 1, 2, 3)}
DECK: tuple[Card, ...] = tuple(
    f"{value}/{step}"
    for step, thirds in THIRD_COPIES.items()
    for value in range(1, 11)
    for _ in range(3 if value in thirds else 2)
)
VALUE: dict[Card, int] = {card: int(card.split("/")[0]) for card in DECK}
STEP: dict[Card, int] = {card: int(card.split("/")[1]) for card in DECK}


def ring(value: int) -> int:
    """S2.2: 11 is 1 again, and 0 is 10."""
    return (value - 1) % 10 + 1


# S2.2: the cards that match when this one lies on top.
FOLLOWERS: dict[Card, frozenset[Card]] = {
    top: frozenset(card for card in DECK if VALUE[card] in (ring(VALUE[top] + STEP[top]), ring(VALUE[top] - STEP[top])))
    for top in DECK
}


def closed(cards: Hand) -> Hand:
    return (HIDDEN,) * len(cards)
