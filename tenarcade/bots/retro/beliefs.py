"""What others usually do with their first cards and their chips, as counted at tables of bots."""

from tenarcade.core.game import Card
from tenarcade.rules.retro.cards import VALUES
from tenarcade.rules.retro.table import Place

# How likely an opener goes for a card: face up, by its value, and what protection does about it; or face down, by the
# protection alone.
_WANTED_FACE_UP = (0.0, 0.1, 0.2, 0.2, 0.2, 0.2, 0.15, 0.15, 0.15, 0.25, 0.5)
_WANTED_IN_SPITE = (1.0, 0.8, 0.6)
_WANTED_FACE_DOWN = (0.08, 0.07, 0.05)
# An opener takes one card only: where more than these lie before others, each is wanted less.
_CARDS_TO_CHOOSE_FROM = 3

# How much likelier than by lot a card laid face down has a value, by its protection. Sevens and eights are rarely laid,
# low cards wait for a second one, and chips lie on tens or on a bluff.
_LAID_FACE_DOWN = (
    (1.2, 1.5, 1.8, 1.8, 1.5, 0.7, 0.35, 0.2, 0.2, 0.6, 0.9),
    (0.6, 0.9, 0.9, 0.9, 1.2, 0.8, 0.3, 0.1, 0.2, 0.6, 2.7),
    (0.3, 0.3, 0.3, 0.3, 0.3, 0.2, 0.2, 0.2, 0.2, 0.4, 5.0),
)


def chance_to_be_wanted(card: Card, face_up: bool, protection: int, seats: int) -> float:
    """By one opener to come."""
    seen = _WANTED_FACE_UP[VALUES[card]] * _WANTED_IN_SPITE[protection]
    wanted = seen if face_up else _WANTED_FACE_DOWN[protection]
    return wanted * min(1.0, _CARDS_TO_CHOOSE_FROM / (seats - 1))


def hidden_weights(owner: Place, unseen_values: list[int]) -> list[float]:
    """How likely, by value, a face-down card is which; one that changed hands may be anything."""
    if len(owner.first_on_table.known_to) > 1:
        return [float(count) for count in unseen_values]
    usual = _LAID_FACE_DOWN[owner.protection]
    return [count * likelier for count, likelier in zip(unseen_values, usual, strict=True)]
