"""What happens in a match of 10 Retro, told so that nobody needs to see the state."""

from typing import Literal, Self

import msgspec
from msgspec.structs import replace

from tenarcade.core.game import HIDDEN, Audience, Card, Event, Seat
from tenarcade.rules.retro.table import FirstCard

WonBy = Literal["highest", "one-card", "earlier"]
LostBy = Literal["lowest", "later", "only-other"]
EndReason = Literal["tenth-round", "short-draw"]


def _hidden(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (HIDDEN,) * len(cards)


class TableSet(Event, frozen=True):
    """The hidden orders are told to the referee alone."""

    starter: Seat
    round_cards: tuple[Card, ...]
    pile: tuple[Card, ...]
    removed: tuple[Card, ...]
    chips_each: int

    def heard_by(self, audience: Audience) -> Self:
        if not audience:
            return self
        return replace(self, round_cards=_hidden(self.round_cards), pile=_hidden(self.pile))


class HandDealt(Event, frozen=True):
    seat: Seat
    cards: tuple[Card, ...]

    def heard_by(self, audience: Audience) -> Self:
        return self if audience <= {self.seat} else replace(self, cards=_hidden(self.cards))


class RoundStarted(Event, frozen=True):
    number: int
    card: Card
    starter: Seat


class FirstCardPlayed(Event, frozen=True):
    seat: Seat
    card: Card
    face_up: bool
    protection: int

    def heard_by(self, audience: Audience) -> Self:
        return self if self.face_up or audience <= {self.seat} else replace(self, card=HIDDEN)


class OpeningPassed(Event, frozen=True):
    """Forced when the seat could not have paid for any card."""

    seat: Seat
    forced: bool


class BiddingOpened(Event, frozen=True):
    """Without protection there is no auction: the bid is the price."""

    seat: Seat
    target: Seat
    bid: int
    protection: int


class BidRaised(Event, frozen=True):
    seat: Seat
    bid: int


class BidderDropped(Event, frozen=True):
    """Forced when the seat holds too few chips to raise."""

    seat: Seat
    forced: bool


class PricePaid(Event, frozen=True):
    """R3.3.2: into the pot."""

    seat: Seat
    chips: int
    pot: int


class BidPaid(Event, frozen=True):
    """R3.3.3: to the card's owner."""

    seat: Seat
    to: Seat
    chips: int


class CardsSwapped(Event, frozen=True):
    """`taken` is now before `seat`, `given` before `target`; each says who knows it after the swap."""

    seat: Seat
    target: Seat
    taken: FirstCard
    given: FirstCard

    def heard_by(self, audience: Audience) -> Self:
        return replace(self, taken=self.taken.seen_by(audience), given=self.given.seen_by(audience))


class ProtectionRaised(Event, frozen=True):
    seat: Seat
    chips: int
    protection: int


class ProtectionKept(Event, frozen=True):
    seat: Seat
    protection: int


class ProtectionCollected(Event, frozen=True):
    """R3.4.1: chips by seat, and the pot with them."""

    chips: tuple[int, ...]
    pot: int


class FirstCardTurnedUp(Event, frozen=True):
    seat: Seat
    card: Card


class FirstCardKeptDown(Event, frozen=True):
    seat: Seat


class SecondCardAdded(Event, frozen=True):
    seat: Seat
    card: Card
    value: int


class SecondCardDeclined(Event, frozen=True):
    seat: Seat
    value: int


class FirstCardRevealed(Event, frozen=True):
    """R3.5.1: the cards that were left face down."""

    seat: Seat
    card: Card


class RoundDecided(Event, frozen=True):
    """Values and numbers of cards by seat, and which rule told the winner and the loser."""

    values: tuple[int, ...]
    cards: tuple[int, ...]
    winner: Seat
    won_by: WonBy
    loser: Seat
    lost_by: LostBy


class PenaltiesTaken(Event, frozen=True):
    seat: Seat
    cards: tuple[Card, ...]
    points: int


class PotWon(Event, frozen=True):
    seat: Seat
    chips: int


class CardsDrawn(Event, frozen=True):
    """`missing` cards short of four ends the match (R4.1)."""

    seat: Seat
    cards: tuple[Card, ...]
    missing: int

    def heard_by(self, audience: Audience) -> Self:
        return self if audience <= {self.seat} else replace(self, cards=_hidden(self.cards))


class StarterNamed(Event, frozen=True):
    seat: Seat
    starter: Seat


class MatchEnded(Event, frozen=True):
    reason: EndReason


class RoundCardsTaken(Event, frozen=True):
    """R4.2"""

    seat: Seat
    cards: tuple[Card, ...]
    points: int


class SeatScore(msgspec.Struct, frozen=True):
    """R4.3 and R4.4: score = taken + in hand − 2 × chips."""

    seat: Seat
    hand: tuple[Card, ...]
    penalty_points: int
    hand_points: int
    chips: int
    score: int


class MatchScored(Event, frozen=True):
    seats: tuple[SeatScore, ...]
    winners: tuple[Seat, ...]


EVENTS: tuple[type[Event], ...] = (
    TableSet,
    HandDealt,
    RoundStarted,
    FirstCardPlayed,
    OpeningPassed,
    BiddingOpened,
    BidRaised,
    BidderDropped,
    PricePaid,
    BidPaid,
    CardsSwapped,
    ProtectionRaised,
    ProtectionKept,
    ProtectionCollected,
    FirstCardTurnedUp,
    FirstCardKeptDown,
    SecondCardAdded,
    SecondCardDeclined,
    FirstCardRevealed,
    RoundDecided,
    PenaltiesTaken,
    PotWon,
    CardsDrawn,
    StarterNamed,
    MatchEnded,
    RoundCardsTaken,
    MatchScored,
)
