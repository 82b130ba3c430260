"""What happens in Plus Minus; ticks stand where the arena knows them."""

from typing import Literal, Self

from msgspec.structs import replace

from tenarcade.core.game import HIDDEN, Audience, Card, Event, Seat
from tenarcade.core.race import Tick
from tenarcade.rules.speed.deck import Hand, closed
from tenarcade.rules.speed.table import Scoreline

Why = Literal["too-slow", "wrong", "short"]


class RoundOpened(Event, frozen=True):
    round: int
    rounds: int
    opening: Card


class SeatDealt(Event, frozen=True):
    """S1.3: even the owner has not seen these cards yet."""

    seat: Seat
    hand: Hand
    stack: Hand

    def heard_by(self, audience: Audience) -> Self:
        return replace(self, hand=closed(self.hand), stack=closed(self.stack)) if audience else self


class StartSignalled(Event, frozen=True):
    tick: Tick


class HandShown(Event, frozen=True):
    seat: Seat
    hand: Hand


class CardFlicked(Event, frozen=True):
    seat: Seat
    card: Card
    number: int
    matched: bool


class CardDrawn(Event, frozen=True):
    seat: Seat
    card: Card
    left: int


class CardLanded(Event, frozen=True):
    """S2.4 and S2.5: `called` is the value that is called out."""

    tick: Tick
    seat: Seat
    card: Card
    called: int


class CardReturned(Event, frozen=True):
    tick: Tick
    seat: Seat
    card: Card
    why: Why


class SeatPaused(Event, frozen=True):
    tick: Tick
    seat: Seat
    until: Tick


class SeatReleased(Event, frozen=True):
    tick: Tick
    seat: Seat


class PileTurned(Event, frozen=True):
    """S3.2: hands are closed again, and pauses are over."""

    top: Card


class RoundWon(Event, frozen=True):
    """S4.1: the card lies face down."""

    tick: Tick
    seat: Seat
    card: Card

    def heard_by(self, audience: Audience) -> Self:
        return self if audience <= {self.seat} else replace(self, card=HIDDEN)


class SeatScored(Event, frozen=True):
    """S5.1: `minus` counts the cards in all three places."""

    seat: Seat
    in_hand: int
    in_stack: int
    in_flight: int
    minus: int
    total: int


class MatchScored(Event, frozen=True):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    rounds: tuple[Scoreline, ...]
