"""TEN's cards: their codes, and which of them a table of so many players uses (T1)."""

from collections.abc import Iterator
from functools import cache

from tenarcade.core.game import HIDDEN, Card
from tenarcade.core.phrase import Phrase

COLOURS = ("b", "g", "o", "p")
COLOUR_NAMES = {"b": "blue", "g": "green", "o": "orange", "p": "pink"}
VALUES = range(1, 10)

# Codes: `b4` is the blue 4, `$3` three coins, `*4` the number wild 4 (any colour), `b#` a blue colour wild
# (any value), `*#` the super wild.
SUPER: Card = "*#"

NUMBERS: dict[Card, int] = {f"{colour}{value}": value for colour in COLOURS for value in VALUES}
MONEY: dict[Card, int] = {f"${coins}": coins for coins in range(1, 6)}
NUMBER_WILDS: dict[Card, int] = {f"*{value}": value for value in VALUES}
COLOUR_WILDS: dict[Card, str] = {f"{colour}#": colour for colour in COLOURS}
WILDS: frozenset[Card] = frozenset({*NUMBER_WILDS, *COLOUR_WILDS, SUPER})

# T1.1–T1.3, T2.1: from how many players on a layer of cards joins the deck; per colour for numbers, and the
# copies of each value. The currency split and the marks are rulings: an owner of the box corrects them here.
# (players from, copies of each number, copies of each currency 1–5, colour wilds a colour, number wilds, super)
LAYERS = (
    (1, (2, 2, 2, 2, 2, 2, 1, 1, 1), (4, 4, 3, 3, 3), 1, 1, 1),
    (3, (1, 1, 1, 0, 0, 0, 0, 0, 0), (1, 1, 1, 1, 1), 0, 0, 0),
    (4, (0, 0, 0, 1, 1, 1, 0, 0, 0), (1, 1, 1, 1, 1), 1, 0, 0),
)


@cache
def deck_for(players: int) -> tuple[Card, ...]:
    """The unshuffled deck, in the order the journal's description gives."""
    return tuple(card for layer in LAYERS if players >= layer[0] for card in _layer_cards(layer[1:]))


def _layer_cards(
    layer: tuple[tuple[int, ...], tuple[int, ...], int, int, int],
) -> Iterator[Card]:
    numbers, money, colour_wilds, number_wilds, supers = layer
    for colour in COLOURS:
        for value, copies in zip(VALUES, numbers, strict=True):
            yield from [f"{colour}{value}"] * copies
    for code, copies in zip(MONEY, money, strict=True):
        yield from [code] * copies
    for code in NUMBER_WILDS:
        yield from [code] * number_wilds
    for code in COLOUR_WILDS:
        yield from [code] * colour_wilds
    yield from [SUPER] * supers


def card_name(card: Card) -> Phrase:
    if card in NUMBERS:
        return Phrase("card-number", {"colour": COLOUR_NAMES[card[0]], "value": NUMBERS[card]})
    if card in MONEY:
        return Phrase("card-money", {"coins": MONEY[card]})
    if card in NUMBER_WILDS:
        return Phrase("card-number-wild", {"value": NUMBER_WILDS[card]})
    if card in COLOUR_WILDS:
        return Phrase("card-colour-wild", {"colour": COLOUR_NAMES[COLOUR_WILDS[card]]})
    return Phrase("card-hidden" if card == HIDDEN else "card-super-wild")
