"""Everything that is agreed before a match begins."""

from typing import Annotated, Any

import msgspec

from tenarcade.core.dice import MAX_SEED

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
OptionValue = bool | str | int | None


class SeatInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: a person, or the bot of that name."""

    name: Name
    bot: Name | None = None


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="match"):
    """A match before its first action: the same table and actions give the same match everywhere."""

    game: Name
    # The version of the game's rules, as its `info` tells it.
    rules: Annotated[int, msgspec.Meta(ge=1, le=9999)]
    options: dict[str, OptionValue]
    seats: Annotated[tuple[SeatInfo, ...], msgspec.Meta(min_length=1, max_length=15)]
    seed: Annotated[int, msgspec.Meta(ge=0, le=MAX_SEED)]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)


def options_as_told(options: Any) -> dict[str, OptionValue]:
    """The options struct as a table carries it: every option, chosen or not."""
    told: dict[str, OptionValue] = msgspec.to_builtins(options)
    return told
