"""Recorded matches are played again; each line must be what it was.

Where a difference is meant, raise the version of the game's rules and run `python -m tests.playthroughs`.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from tenarcade.catalog import game_names
from tenarcade.play.journal import action_decoder, transcript
from tenarcade.play.match import ActionRefused, Match
from tenarcade.play.table import SeatInfo, Table
from tests.playthroughs.generate import BOT_MATCHES, FOLDER, bot_matches, play, playthroughs
from tests.tables import TestTable

ADVICE = "if that is meant: raise the version of the rules and run `python -m tests.playthroughs`"
MOST_BYTES = 3_000_000

every_file = pytest.mark.parametrize(("name", "table"), playthroughs().items(), ids=playthroughs().keys())


def recorded(name: str) -> list[bytes]:
    path = FOLDER / name
    assert path.is_file(), f"{name} is missing: run `python -m tests.playthroughs`"
    return path.read_bytes().splitlines()


def table_of(line: bytes) -> Table:
    told: dict[str, Any] = json.loads(line)
    seats = tuple(SeatInfo(seat["name"], seat["bot"]) for seat in told["seats"])
    return Table(told["game"], told["rules"], told["options"], seats, told["seed"])


def played_again(lines: list[bytes]) -> list[bytes]:
    """What happens now when the acts of the file are submitted; it ends at the first that is refused."""
    match = Match(table_of(lines[0]))
    decoder = action_decoder(match.rules)
    for line in lines:
        told = json.loads(line)
        if told["type"] == "act":
            try:
                match.submit(told["tick"], told["seat"], decoder.decode(json.dumps(told["action"])))
            except ActionRefused as error:
                return [*transcript(match), f"refused: {line.decode()} ({error.refusal})".encode()]
    return list(transcript(match))


@every_file
def test_a_recorded_match_is_played_again_line_by_line(name: str, table: TestTable) -> None:
    lines = recorded(name)
    again = played_again(lines)
    for number, (before, now) in enumerate(zip(lines, again, strict=False), start=1):
        if before != now:
            pytest.fail(f"{name}, line {number}:\n  was {before.decode()}\n  is  {now.decode()}\n{ADVICE}")
    assert len(again) == len(lines), f"{name} has {len(lines)} lines, and now there are {len(again)}; {ADVICE}"


@every_file
def test_a_recorded_match_is_of_the_table_it_is_named_after(name: str, table: TestTable) -> None:
    told = table_of(recorded(name)[0])
    assert (told.game, len(told.seats), told.rules) == (table.game, table.seats, table.rules.info.version)
    assert table.options.items() <= told.options.items()
    assert json.loads(recorded(name)[-1])["type"] == "outcome"


@pytest.mark.parametrize("game", game_names())
def test_recording_a_match_anew_gives_the_same_file(game: str) -> None:
    """The choices offered are the same in the same order, so bots and dice choose the same."""
    name = f"{game}-{max(table.seats for table in playthroughs().values() if table.game == game)}.jsonl"
    assert play(playthroughs()[name]).splitlines() == recorded(name), ADVICE


def test_there_is_no_file_without_a_table() -> None:
    stale = {path.name for path in FOLDER.glob("*.jsonl")} - playthroughs().keys()
    assert not stale, f"{', '.join(sorted(stale))}: run `python -m tests.playthroughs`"


def test_the_files_are_small_enough_to_be_kept() -> None:
    assert sum(path.stat().st_size for path in Path(FOLDER).glob("*.jsonl")) < MOST_BYTES


def test_every_bot_plays_the_match_it_always_played() -> None:
    """A change of a bot is no change of rules: then `python -m tests.playthroughs` is enough."""
    assert bot_matches().splitlines() == (FOLDER / BOT_MATCHES).read_text(encoding="utf-8").splitlines()
