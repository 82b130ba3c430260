"""`tenarcade replay`: what it prints of sound journals, and its one line about the others."""

import hashlib
import json
from pathlib import Path

import pytest

from tenarcade.catalog import game_names, rules_of
from tenarcade.core.game import ARENA
from tenarcade.play.journal import MAX_BYTES, read_journal, write_journal
from tenarcade.play.match import Match
from tenarcade.play.table import SeatInfo, Table
from tests.cli.running import Terminal, process
from tests.matches import random_match
from tests.tables import PLAIN_TABLES, TestTable

VERSION = rules_of("pig").info.version


def write(path: Path, *matches: Match) -> Path:
    path.write_bytes(b"".join(write_journal(match) + b"\n" for match in matches))
    return path


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_a_match_is_told_event_by_event(terminal: Terminal, tmp_path: Path, table: TestTable) -> None:
    match = random_match(table, 1, actions=400)
    said = terminal.type("replay", write(tmp_path / "one", match))
    assert (said.code, said.err) == (0, "")
    lines = said.out.splitlines()
    events = [*match.opening, *(event for _, events in match.acts for event in events)]
    assert len(lines) == 1 + table.seats + 1 + len(events) + 1 + 2
    assert f"seed {match.table.seed}" in lines[0]
    assert lines[1].strip().startswith("seat 1: Ada")
    assert lines[-1] == f"verified; digest {json.loads(write_journal(match))['digest']}"


@pytest.mark.parametrize("game", game_names())
def test_the_events_are_what_the_digest_was_taken_of(tmp_path: Path, game: str) -> None:
    table = next(table for table in PLAIN_TABLES if table.game == game)
    match = random_match(table, 2, actions=400)
    done = process("replay", "--events", write(tmp_path / "one", match))
    assert (done.returncode, done.stderr) == (0, b"")
    assert hashlib.sha256(done.stdout).hexdigest() == json.loads(write_journal(match))["digest"]


def test_many_matches_get_a_line_each(terminal: Terminal, journal_file: Path) -> None:
    lines = terminal.type("replay", journal_file).out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["match 1", "match 2", "match 3"]
    assert "scores:" in lines[0]
    assert "not finished after 9 actions" in lines[1]


def test_one_of_many_is_told_in_full(terminal: Terminal, journal_file: Path) -> None:
    for number, line in enumerate(journal_file.read_bytes().splitlines(), start=1):
        said = terminal.type("replay", journal_file, "--match", number)
        assert said.code == 0
        assert said.out.endswith(f"verified; digest {json.loads(line)['digest']}\n")


def test_one_of_many_is_told_as_events(terminal: Terminal, journal_file: Path) -> None:
    said = terminal.type("replay", journal_file, "--match", 3, "--events")
    assert json.loads(said.out.splitlines()[0])["game"] == "ten"
    assert sum(line.startswith('{"type":"match"') for line in said.out.splitlines()) == 1


def test_lines_between_journals_and_other_line_ends_do_not_matter(terminal: Terminal, journal_file: Path) -> None:
    journal_file.write_bytes(b"\n\r\n" + journal_file.read_bytes().replace(b"\n", b"\r\n\r\n").rstrip())
    assert len(terminal.type("replay", journal_file).out.splitlines()) == 3


@pytest.mark.parametrize("number", [4, 99, 10**9])
def test_a_match_the_file_does_not_hold_is_answered_with_how_many_it_does(
    terminal: Terminal, journal_file: Path, number: int
) -> None:
    assert "1 to 3" in terminal.refusal("replay", journal_file, "--match", number)


@pytest.mark.parametrize("number", ["0", "-1", "x", "", "1.0", "9" * 30, "9" * 5000, "1_0"])
def test_what_is_no_number_of_a_match_is_answered(terminal: Terminal, journal_file: Path, number: str) -> None:
    refusal = terminal.refusal("replay", journal_file, "--match", number)
    assert "whole number from 1" in refusal
    assert len(refusal) < 200


def test_a_file_that_cannot_be_read_is_told(terminal: Terminal, tmp_path: Path) -> None:
    for path in (tmp_path / "missing", tmp_path, tmp_path / ("x" * 300), tmp_path / "null\0byte", tmp_path / "a\nb"):
        refusal = terminal.refusal("replay", path)
        assert "cannot be read" in refusal
        assert str(tmp_path) in refusal


@pytest.mark.parametrize("content", [b"", b"\n", b"\r\n \n\t\n"])
def test_an_empty_file_holds_no_journal(terminal: Terminal, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "empty"
    path.write_bytes(content)
    assert "holds no journal" in terminal.refusal("replay", path)


def damaged_files() -> dict[str, tuple[bytes, str]]:
    match = random_match(TestTable("pig", 2, {}), 1, actions=5)
    line = write_journal(match)
    return {
        "text": (b"Dear diary\n", "damaged"),
        "binary": (bytes(range(256)) * 20, "damaged"),
        "other JSON": (b'{"journal":"diary"}', "not a journal"),
        "cut": (line[:-30], "damaged"),
        "deep": (b"[" * 100_000, "not a journal"),
        "zeros": (b"\0" * 1000, "damaged"),
        "byte order mark": (b"\xef\xbb\xbf" + line, "damaged"),
        "endless line": (b" [" * MAX_BYTES, "longer than"),
        "newer format": (line.replace(b'"format":1', b'"format":2'), "format 2"),
        "newer rules": (line.replace(b'"rules":%d' % VERSION, b'"rules":999'), "version 999"),
        "unknown game": (line.replace(b'"pig"', b'"whist"'), "pig, retro, speed, ten"),
        "game that breaks lines": (line.replace(b'"pig"', b'"a\\nb\\u001b[2J\\u2028"'), "pig, retro, speed, ten"),
        "option that breaks lines": (line.replace(b'"starter"', b'"a\\r\\nb"'), "starter"),
        "action that breaks lines": (line.replace(b'"play"', b'"\\n\\n\\u0007"'), "entry 1: It is damaged"),
        "other card": (line.replace(b'"card":"', b'"card":"9'), "entry 1: You do not hold"),
        "tampered name": (line.replace(b"Ada", b"Bob"), "changed after it was written"),
        "tampered tick": (line.replace(b"[[1,", b"[[0,"), "changed after it was written"),
    }


@pytest.mark.parametrize("damage", damaged_files())
def test_a_damaged_file_gets_one_line_that_says_what_is_wrong(terminal: Terminal, tmp_path: Path, damage: str) -> None:
    content, told = damaged_files()[damage]
    path = tmp_path / "damaged.jsonl"
    path.write_bytes(content)
    for more in ([], ["--events"], ["--match", "1"]):
        refusal = terminal.refusal("replay", path, *more)
        assert refusal.startswith(f"{path}, match 1")
        assert told in refusal
        assert refusal.isprintable()
        assert len(refusal) < len(str(path)) + 300


def test_which_of_many_is_damaged_is_told(terminal: Terminal, journal_file: Path) -> None:
    lines = journal_file.read_bytes().splitlines()
    journal_file.write_bytes(b"\n".join([lines[0], lines[1][:-3], lines[2]]))
    said = terminal.type("replay", journal_file)
    assert said.code == 2
    assert "match 2: It is damaged" in said.err
    assert len(said.err.splitlines()) == 1
    assert terminal.type("replay", journal_file, "--match", 3).code == 0


def test_names_cannot_steer_the_terminal(terminal: Terminal, tmp_path: Path) -> None:
    """A journal may come from a stranger."""
    seats = (SeatInfo("\x1b[2Jevil\r\n"), SeatInfo("b\u202e\u2028"))
    match = Match(Table("pig", VERSION, {}, seats, 1))
    while acting := match.rules.to_act(match.state):
        seat = min(acting)
        match.submit(0, seat, match.rules.legal(match.state, seat)[0])
    path = write(tmp_path / "evil", match)
    said = terminal.type("replay", path)
    assert said.code == 0
    assert all(line.isprintable() for line in said.out.split("\n"))
    assert all(line.isprintable() for line in terminal.type("replay", path, "--match", 1).out.split("\n"))
    assert read_journal(path.read_bytes()).table.seats == seats


def test_what_the_arena_does_is_told(terminal: Terminal, tmp_path: Path) -> None:
    match = random_match(TestTable("speed", 2, {}), 4, actions=40)
    assert any(act.seat == ARENA for act, _ in match.acts)
    assert terminal.type("replay", write(tmp_path / "live", match)).code == 0
