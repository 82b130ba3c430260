"""Matches played and won, and rungs climbed: what a profile has to show.

A result knows its people by name only, so a match counts for whoever has that name now.
"""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from tenarcade.play.ladder import LevelFileRefused, has_ladder, load_ladder
from tenarcade.scenes.ladder import EDITIONS
from tenarcade.storage.records import Result, RungRecord
from tenarcade.storage.store import Store


class Tallies(NamedTuple):
    """By name and game."""

    played: Counter[tuple[str, str]]
    won: Counter[tuple[str, str]]

    def matches(self, name: str) -> int:
        return sum(count for (one, _), count in self.played.items() if one == name)

    def wins(self, name: str) -> int:
        return sum(count for (one, _), count in self.won.items() if one == name)


def tallied(results: Iterable[Result]) -> Tallies:
    """A shared win is a win for everybody who shares it."""
    tallies = Tallies(Counter(), Counter())
    for result in results:
        tallies.played.update((name, result.game) for name in result.names)
        tallies.won.update((result.names[seat], result.game) for seat in result.winners if seat < len(result.names))
    return tallies


class Climbed(NamedTuple):
    """One ladder: which of its rungs were won."""

    edition: str
    rungs: dict[int, bool]


def ladders_of(store: Store, profile: int, game: str) -> list[Climbed]:
    """One for each edition where the rungs speak of editions; none where there is no ladder, or none to be read."""
    try:
        rungs = load_ladder(game).rung if has_ladder(game) else ()
    except LevelFileRefused:
        return []
    editions = ("",) if any(rung.bots for rung in rungs) else EDITIONS
    climbed = []
    for edition in editions:
        records = store.rungs(profile, game, edition)
        targets = sorted(rung.target for rung in rungs if not edition or edition in rung.editions)
        won = {target: records.get(target, RungRecord()).wins > 0 for target in targets}
        climbed += [Climbed(edition, won)] if won else []
    return climbed
