"""What lies on the table and in the hands, and who may see it."""

from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from tenarcade.core.game import HIDDEN, Audience, Card, Seat
from tenarcade.core.tuples import with_item
from tenarcade.rules.retro.cards import MOST_PROTECTION, POINTS, POINTS_OF_A_CHIP, ROUND_CARDS

Phase = Literal["first", "open", "auction", "protect", "second", "name", "over"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spare_jokers: bool = True
    starter: Annotated[int, msgspec.Meta(ge=1, le=7)] | None = None


class FirstCard(msgspec.Struct, frozen=True):
    """A card changes hands with its side (R3.3.5); whoever has owned it still knows it face down."""

    card: Card
    face_up: bool
    known_to: tuple[Seat, ...]

    def owned_by(self, seat: Seat) -> "FirstCard":
        if seat in self.known_to:
            return self
        return FirstCard(self.card, self.face_up, (*self.known_to, seat))

    def seen_by(self, audience: Audience) -> "FirstCard":
        if self.face_up or audience.issubset(self.known_to):
            return self
        return FirstCard(HIDDEN, self.face_up, self.known_to)


class Place(msgspec.Struct, frozen=True):
    """One seat's things; protection stays with the seat when its card goes (R3.3.4)."""

    hand: tuple[Card, ...]
    chips: int
    penalties: tuple[Card, ...] = ()
    first: FirstCard | None = None
    protection: int = 0
    second: Card | None = None

    @property
    def first_on_table(self) -> FirstCard:
        assert self.first is not None
        return self.first

    @property
    def most_to_add(self) -> int:
        return min(MOST_PROTECTION - self.protection, self.chips)

    @property
    def score(self) -> int:
        """R4.4"""
        return points_of(self.penalties) - POINTS_OF_A_CHIP * self.chips


class Auction(msgspec.Struct, frozen=True):
    """One opening, until both sides of the swap have had their say about protection."""

    opener: Seat
    target: Seat
    bid: int
    bidder: Seat
    dropped: tuple[Seat, ...] = ()


class State(msgspec.Struct, frozen=True):
    places: tuple[Place, ...]
    starter: Seat
    turn: Seat | None
    phase: Phase
    pile: tuple[Card, ...]
    round_cards: tuple[Card, ...]
    removed: tuple[Card, ...] = ()
    round_card: Card | None = None
    pot: int = 0
    auction: Auction | None = None
    dice: int = 0

    @property
    def round_number(self) -> int:
        return len(ROUND_CARDS) - len(self.round_cards)

    @property
    def turn_order(self) -> tuple[Seat, ...]:
        seats = range(len(self.places))
        return (*seats[self.starter :], *seats[: self.starter])

    @property
    def auction_on(self) -> Auction:
        assert self.auction is not None
        return self.auction

    def after(self, seat: Seat) -> Seat:
        return (seat + 1) % len(self.places)


def points_of(cards: tuple[Card, ...]) -> int:
    return sum([POINTS[card] for card in cards])


def with_place(state: State, seat: Seat, place: Place) -> State:
    return replace(state, places=with_item(state.places, seat, place))
