"""What seats and the arena do in Plus Minus."""

from tenarcade.core.game import Action, Card, Seat
from tenarcade.core.race import Tick


class Flick(Action, frozen=True):
    card: Card


class Draw(Action, frozen=True):
    """S2.6."""


class Start(Action, frozen=True):
    """The arena's start signal, once the countdown is over (S2.1)."""

    tick: Tick


class Arrive(Action, frozen=True):
    """The arena saw the card reach the pile (S2.4)."""

    tick: Tick
    seat: Seat
    card: Card


class FallShort(Action, frozen=True):
    """The arena saw the card come back without having reached the pile (S6.3)."""

    tick: Tick
    seat: Seat
    card: Card


class Release(Action, frozen=True):
    """The arena saw a mistake pause end (S5.4)."""

    tick: Tick
    seat: Seat
