"""The rungs of a solo ladder, from `levels/`."""

from typing import Annotated, Literal

import msgspec

from tenarcade.resources import level_file


class LevelFileRefused(Exception):
    """A level file that cannot be used, with a sentence that names the file and what is wrong."""


class Rung(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    target: Annotated[int, msgspec.Meta(ge=4, le=10)]
    editions: tuple[Literal["pl", "de"], ...] = ("pl", "de")


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rung: Annotated[tuple[Rung, ...], msgspec.Meta(min_length=1)]


def load_ladder(game: str) -> Ladder:
    path = level_file(game)
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Ladder)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LevelFileRefused(f"{path}: {error}") from error
