"""docs/journal.md says what the program does: its examples and numbers are tried here."""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenarcade.catalog import game_names, rules_of
from tenarcade.core.dice import MAX_SEED, Dice, derive
from tenarcade.core.race import seat_order
from tenarcade.play.journal import MAX_BYTES, Journal, read_journal, transcript, write_journal
from tenarcade.play.match import Match
from tenarcade.play.table import SeatInfo, Table

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "journal.md").read_text(encoding="utf-8")
JOURNAL, TRANSCRIPT = (block.encode() for block in re.findall(r"```json\n(.*?)\n```", PAGE, re.DOTALL))


def test_the_example_is_a_journal_with_that_transcript() -> None:
    match = read_journal(JOURNAL)
    assert write_journal(match) == JOURNAL
    assert b"\n".join(transcript(match)) == TRANSCRIPT
    assert hashlib.sha256(TRANSCRIPT + b"\n").hexdigest() == json.loads(JOURNAL)["digest"]


def test_the_page_lists_the_fields_in_order() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    assert listed[: len(Journal.__struct_fields__)] == [*Journal.__struct_fields__]


@pytest.mark.parametrize("game", game_names())
def test_the_page_leads_to_that_of_each_game(game: str) -> None:
    assert f"(journal/{game}.md)" in PAGE
    assert (ROOT / "docs" / "journal" / f"{game}.md").is_file()


def row(call: str) -> str:
    """The result in the table row of this call."""
    found = re.search(rf"^\| {re.escape(call)} \| (.*) \|$", PAGE, re.MULTILINE)
    assert found is not None, f"the page has no row for {call}"
    return found[1]


def words(seed: int) -> list[int]:
    dice = Dice(seed)
    return [dice.word() for _ in range(3)]


def test_the_throws_on_the_page_are_right() -> None:
    dice = Dice(2024)
    assert re.findall(r"`([0-9A-F]{16})`", row("`word()` three times, state 0")) == [
        f"{word:016X}" for word in words(0)
    ]
    assert row("`word()` three times, state 1234567") == ", ".join(map(str, words(1234567)))
    assert row("`below(6)` twelve times, state 2024") == " ".join(str(dice.below(6)) for _ in range(12))
    assert row("`shuffled` of 0 … 9, state 1") == " ".join(map(str, Dice(1).shuffled(range(10))))
    assert row("`shuffled` of A B C D E, state 42") == " ".join(Dice(42).shuffled("ABCDE"))


@pytest.mark.parametrize(("seed", "path"), [(1, (0,)), (1, (1,)), (1, (0, 0)), (MAX_SEED, (7, 3))])
def test_the_derived_seeds_on_the_page_are_right(seed: int, path: tuple[int, ...]) -> None:
    assert row(f"seed {seed}, path {', '.join(map(str, path))}") == str(derive(seed, *path))


def test_the_race_on_the_page_is_right() -> None:
    assert f"with 3 seats that is −1, {', '.join(map(str, seat_order(7, 3)))}" in PAGE.replace("\n", " ")
    assert f"{MAX_BYTES:,}".replace(",", " ") in PAGE


def spelled(value: Any) -> bytes:
    """The spelling of the page, by another hand."""
    match value:
        case dict():
            return b"{" + b",".join(spelled(key) + b":" + spelled(inner) for key, inner in value.items()) + b"}"
        case list():
            return b"[" + b",".join(map(spelled, value)) + b"]"
        case str():
            return '"{}"'.format("".join(map(_letter, value))).encode()
        case None:
            return b"null"
        case bool():
            return b"true" if value else b"false"
        case _:
            return str(value).encode()


_SHORT = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}


def _letter(letter: str) -> str:
    return _SHORT.get(letter) or (f"\\u{ord(letter):04x}" if letter < " " else letter)


@pytest.mark.parametrize("first", [*range(0, 0x180, 32), 0x2010, 0x2028, 0xFFF0, 0x1F600])
def test_texts_are_spelled_as_the_page_says(first: int) -> None:
    name = "".join(map(chr, range(first, first + 16)))
    other = "".join(map(chr, range(first + 16, first + 32)))
    match = Match(Table("pig", rules_of("pig").info.version, {}, (SeatInfo(name), SeatInfo(other, "sharp")), 1))
    line = write_journal(match)
    assert line == spelled(json.loads(line))
    for told in transcript(match):
        assert told == spelled(json.loads(told))
    assert read_journal(line).table.names == (name, other)


def test_numbers_and_switches_are_spelled_as_the_page_says() -> None:
    values: list[Any] = [0, -1, MAX_SEED, True, False, None, [], {}, [1, [2]], {"a": {"b": []}}]
    for value in values:
        assert msgspec.json.encode(value) == spelled(value)
