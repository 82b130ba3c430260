"""Who sits at a table, and what they hold in their hands."""

import msgspec
from msgspec.structs import replace

from tenarcade.bots.face import AnyBot
from tenarcade.catalog import bots_of, level_bots_of
from tenarcade.core.game import Seat
from tenarcade.core.tuples import with_item
from tenarcade.play.table import SeatInfo


class Sitter(msgspec.Struct, frozen=True):
    name: str
    colour: str
    shape: str
    # A bot of this name, or a person with this device; a person without one may use any that is free.
    bot: str | None = None
    device: str | None = None
    profile: int | None = None
    # In a race: the wanted values are shown at this seat, and the cards that match are lit.
    has_help: bool = False


class Seating(msgspec.Struct, frozen=True):
    game: str
    sitters: tuple[Sitter, ...]
    # The rung of the solo ladder that this match is about, if any.
    rung: int | None = None
    # A race without time pressure: nothing moves on before somebody acts.
    is_calm: bool = False
    # Hidden hands lie open for all people from the first card on: nobody can open them later.
    open_hands: bool = False

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.bot is None)

    def bots(self) -> dict[Seat, AnyBot]:
        known = {**bots_of(self.game), **level_bots_of(self.game)}
        return {seat: known[sitter.bot] for seat, sitter in enumerate(self.sitters) if sitter.bot is not None}

    def as_told(self) -> tuple[SeatInfo, ...]:
        return tuple(SeatInfo(sitter.name, sitter.bot) for sitter in self.sitters)

    def shares_device(self, seat: Seat) -> bool:
        """Whether somebody else may be holding what this person plays with."""
        own = self.sitters[seat].device
        return any(self.sitters[other].device in (own, None) for other in self.people if other != seat) or (
            own is None and len(self.people) > 1
        )

    def seat_of(self, device: str) -> Seat | None:
        return next((seat for seat, sitter in enumerate(self.sitters) if sitter.device == device), None)

    def with_device(self, seat: Seat, device: str | None) -> "Seating":
        return replace(self, sitters=with_item(self.sitters, seat, replace(self.sitters[seat], device=device)))

    def may_act(self, device: str, seat: Seat) -> bool:
        """One's own device always; any other only while it belongs to nobody else, or the seat has none."""
        own = self.sitters[seat].device
        if own is None or own == device:
            return True
        return all(sitter.device != device for sitter in self.sitters)
