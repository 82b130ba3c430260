"""The rungs of a solo ladder, from `levels/`, and what a match on one of them means (T13)."""

import re
import tomllib
from collections.abc import Collection, Sequence
from typing import Annotated, Literal, NamedTuple

import msgspec

from tenarcade.core.game import Outcome, Seat
from tenarcade.resources import level_file

# The person sits first, whoever the others are.
CLIMBER: Seat = 0
LAST_RUNG = 10
COMPLETE = LAST_RUNG + 1

Sentence = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class LevelFileRefused(Exception):
    """A level file that cannot be used, with a sentence that names the file, the line and the field."""


class Worded(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One text in every language there is."""

    en: Sentence
    de: Sentence
    pl: Sentence


class Rung(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    target: Annotated[int, msgspec.Meta(ge=4, le=10)]
    title: Worded
    praise: Worded
    editions: tuple[Literal["pl", "de"], ...] = ("pl", "de")
    # Who sits across; nobody where the game has an opponent of its own that plays to the target.
    bots: tuple[str, ...] = ()


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rung: Annotated[tuple[Rung, ...], msgspec.Meta(min_length=1)]


class Attempt(NamedTuple):
    won: bool
    # By how many points it was won, or missed.
    margin: int


def attempt_of(outcome: Outcome, *, lowest_wins: bool) -> Attempt:
    """T13.1: only a win that is shared with nobody counts."""
    own, *others = outcome.scores
    margin = min(others) - own if lowest_wins else own - max(others)
    return Attempt(outcome.winners == (CLIMBER,), margin)


def highest_open(rungs: Sequence[int], won: Collection[int]) -> int:
    """T13.2: the first rung, or the one above the highest that was won; `COMPLETE` once the last one is."""
    return max([rungs[0], *(target + 1 for target in won)])


def has_ladder(game: str) -> bool:
    return level_file(game).is_file()


def load_ladder(game: str) -> Ladder:
    path = level_file(game)
    try:
        return parse_ladder(path.read_text(encoding="utf-8"), path.name)
    except (OSError, UnicodeDecodeError) as error:
        raise LevelFileRefused(f"{path.name}: cannot be read: {error}") from error


def parse_ladder(text: str, name: str) -> Ladder:
    try:
        return msgspec.convert(tomllib.loads(text), Ladder)
    except tomllib.TOMLDecodeError as error:
        raise LevelFileRefused(f"{name}: {error}") from error
    except msgspec.ValidationError as error:
        raise LevelFileRefused(f"{name}, line {_line_of(text, str(error))}: {error}") from error


def _line_of(text: str, error: str) -> int:
    """Where the field stands that a validation error speaks of (`… at $.rung[2].title.pl`), or else its rung."""
    place = re.search(r"\$\.rung\[(\d+)\](?:\.(\w+))?", error)
    lines = text.splitlines()
    rungs = [number for number, line in enumerate(lines, start=1) if line.strip() == "[[rung]]"]
    if place is None or int(place[1]) >= len(rungs):
        return 1
    unknown = re.search(r"unknown field `(\w+)`", error)
    field = unknown[1] if unknown else place[2]
    start = rungs[int(place[1])]
    end = next((number for number in rungs if number > start), len(lines) + 1)
    of_the_rung = range(start, end)
    return next((number for number in of_the_rung if field and lines[number - 1].startswith(f"{field} ")), start)
