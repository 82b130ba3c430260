"""What a seat may want to do, and every such wish made once."""

from tenarcade.core.game import Action, Card, Seat
from tenarcade.rules.retro.cards import CHIPS_IN_THE_BOX, MOST_PROTECTION, VALUES

MOST_SEATS = 7


class PlayFirst(Action, frozen=True):
    """R3.2: a card, its side, and the chips put on it."""

    card: Card
    face_up: bool
    chips: int


class Open(Action, frozen=True):
    """R3.3.1: for an unprotected card the bid is always the one chip that it costs."""

    target: Seat
    bid: int


class Pass(Action, frozen=True):
    """R3.3.1: not opening this round."""


class Raise(Action, frozen=True):
    """R3.3.3: the new bid, not the difference."""

    bid: int


class DropOut(Action, frozen=True):
    """R3.3.3: out of this auction for good."""


class Protect(Action, frozen=True):
    """R3.3.4: so many chips more on the card just received; 0 leaves it as it is."""

    chips: int


class TurnUp(Action, frozen=True):
    """R3.4.2: the choice of a second card follows."""


class KeepDown(Action, frozen=True):
    """R3.4.2: no second card then."""


class AddSecond(Action, frozen=True):
    """R3.4.3"""

    card: Card


class Stand(Action, frozen=True):
    """R3.4.3: a face-up first card without a second."""


class NameStarter(Action, frozen=True):
    """R3.5.6"""

    starter: Seat


ACTIONS: tuple[type[Action], ...] = (
    PlayFirst,
    Open,
    Pass,
    Raise,
    DropOut,
    Protect,
    TurnUp,
    KeepDown,
    AddSecond,
    Stand,
    NameStarter,
)


def _plays(card: Card, most_chips: int) -> tuple[PlayFirst, ...]:
    chip_counts = range(most_chips + 1)
    return tuple(PlayFirst(card, face_up, chips) for face_up in (True, False) for chips in chip_counts)


# By card and the most chips that may protect it.
PLAYS = {card: tuple(_plays(card, most) for most in range(MOST_PROTECTION + 1)) for card in VALUES}
# By target; the bid of 1 comes first.
OPENS = tuple(tuple(Open(seat, bid + 1) for bid in range(CHIPS_IN_THE_BOX)) for seat in range(MOST_SEATS))
RAISES = tuple(Raise(bid) for bid in range(CHIPS_IN_THE_BOX + 1))
PROTECTS = tuple(Protect(chips) for chips in range(MOST_PROTECTION + 1))
SECONDS = {card: AddSecond(card) for card in VALUES}
STARTERS = tuple(NameStarter(seat) for seat in range(MOST_SEATS))
PASS = Pass()
DROP_OUT = DropOut()
TURN_UP_OR_NOT = (TurnUp(), KeepDown())
STAND = Stand()
