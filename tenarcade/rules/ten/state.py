"""TEN's options and state."""

from typing import Annotated, Literal

import msgspec

from tenarcade.core.game import Card, Seat
from tenarcade.rules.ten.edition import Edition
from tenarcade.rules.ten.scoring import Sheet

Phase = Literal["draw", "bid", "pay", "shop", "bust", "final", "over"]

START_COINS = 5
MAX_COINS = 10
TOKEN_WORTH = 3
BUST_AT = 11
SOLO_MIN_BID = 5

# T11.1: the solo game has one seat; the automa sits where seat 1 would.
PERSON: Seat = 0
AUTOMA: Seat = 1


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edition: Edition = "pl"
    bust_buys: bool = False
    starter: Annotated[int, msgspec.Meta(ge=1, le=5)] | None = None
    target: Annotated[int, msgspec.Meta(ge=4, le=10)] | None = None

    @property
    def first_rung(self) -> int:
        """T10.4."""
        return 4 if self.edition == "pl" else 5


class Player(msgspec.Struct, frozen=True):
    coins: int = START_COINS
    tokens: int = 0
    numbers: tuple[Card, ...] = ()
    wilds: tuple[Card, ...] = ()

    @property
    def money(self) -> int:
        """T9.5: what is left counts in a tie."""
        return self.coins + TOKEN_WORTH * self.tokens


class Auction(msgspec.Struct, frozen=True):
    wild: Card
    # Seats still to be asked, in order; the highest bid so far and whose it is.
    waiting: tuple[Seat, ...]
    bid: int = 0
    bidder: Seat | None = None


class Due(msgspec.Struct, frozen=True):
    """A price to be paid for a card, and the phase it was agreed in."""

    card: Card
    price: int
    agreed_in: Phase


class State(msgspec.Struct, frozen=True):
    options: Options
    players: tuple[Player, ...]
    # The top card is the last.
    pile: tuple[Card, ...]
    active: Seat
    dice: int
    # Whose decision it is; the active player's, except in auctions and final purchases.
    turn: Seat
    phase: Phase = "draw"
    row: tuple[Card, ...] = ()
    total: int = 0
    row_money: int = 0
    market: tuple[Card, ...] = ()
    gone: tuple[Card, ...] = ()
    auction: Auction | None = None
    due: Due | None = None
    # T8.2: seats that have yet to be offered their last purchase.
    last_buyers: tuple[Seat, ...] = ()
    # Filled when the match is over, by player.
    sheets: tuple[Sheet, ...] = ()

    @property
    def is_solo(self) -> bool:
        return self.options.target is not None

    @property
    def is_automas_turn(self) -> bool:
        return self.active == AUTOMA and self.options.target is not None
