"""Journals: written, read again, cut off anywhere, and the same match every time."""

import hashlib
import json
from functools import cache

import msgspec
import pytest

from tenarcade.catalog import bots_of, game_names, rules_of
from tenarcade.core.game import ARENA
from tenarcade.play.journal import FORMAT, Journal, game_of, read_journal, transcript, transcript_digest, write_journal
from tenarcade.play.match import Match
from tenarcade.play.simulate import bot_seats, play_match
from tenarcade.play.table import Table
from tests.matches import open_match, random_match
from tests.tables import EVERY_TABLE, PLAIN_TABLES, TestTable

plain_table = pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)


@cache
def _finished(game: str, seats: int) -> Match:
    return random_match(TestTable(game, seats, {}), 5)


def finished(table: TestTable) -> Match:
    """Played once for all tests that only look at it."""
    return _finished(table.game, table.seats)


def assert_same(one: Match, other: Match) -> None:
    assert one.table == other.table
    assert one.opening == other.opening
    assert one.acts == other.acts
    assert one.state == other.state
    assert one.outcome() == other.outcome()


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_random_matches_are_read_as_they_were_written(table: TestTable) -> None:
    match = random_match(table, 1)
    line = write_journal(match)
    again = read_journal(line)
    assert_same(again, match)
    assert write_journal(again) == line


def test_what_the_arena_reports_is_in_the_journal() -> None:
    reported = {
        type(act.action).__name__
        for table in PLAIN_TABLES
        if table.rules.info.real_time
        for act, _ in read_journal(write_journal(finished(table))).acts
        if act.seat == ARENA
    }
    assert {"Start", "Arrive", "FallShort"} <= reported


def tables_of_bots() -> list[Table]:
    """Each game, number of seats and bot, with the bots in turn round the table."""
    tables = []
    for game in game_names():
        info = rules_of(game).info
        names = sorted(bots_of(game))
        for seats in range(info.min_seats, info.max_seats + 1):
            seated = bot_seats([names[seat % len(names)] for seat in range(seats)])
            tables.append(Table(game, info.version, {}, seated, 5))
    return tables


@pytest.mark.parametrize("table", tables_of_bots(), ids=lambda table: f"{table.game}-{len(table.seats)}")
def test_matches_of_bots_are_read_as_they_were_written(table: Table) -> None:
    match = play_match(table)
    assert match.outcome() is not None
    assert_same(read_journal(write_journal(match)), match)
    assert write_journal(play_match(table)) == write_journal(match)


@plain_table
def test_a_match_without_an_action_is_a_journal(table: TestTable) -> None:
    match = open_match(table, 3)
    assert_same(read_journal(write_journal(match)), match)


@plain_table
@pytest.mark.parametrize("step", [1, 7])
def test_a_match_saved_and_read_again_and_again_goes_on_the_same(table: TestTable, step: int) -> None:
    straight = random_match(table, 4, actions=60)
    resumed = open_match(table, 4)
    for number, (act, events) in enumerate(straight.acts):
        if number % step == 0:
            resumed = read_journal(write_journal(resumed))
        assert resumed.submit(act.tick, act.seat, act.action) == events
    assert_same(resumed, straight)


@plain_table
def test_the_digest_is_that_of_the_transcript_lines(table: TestTable) -> None:
    match = finished(table)
    journal = json.loads(write_journal(match))
    text = b"".join(line + b"\n" for line in transcript(match))
    assert journal["digest"] == transcript_digest(match) == hashlib.sha256(text).hexdigest()


@plain_table
def test_a_transcript_tells_the_table_every_act_with_its_events_and_the_outcome(table: TestTable) -> None:
    match = finished(table)
    lines = list(map(json.loads, transcript(match)))
    assert lines[0] == {"type": "match", **json.loads(msgspec.json.encode(match.table))}
    acts = [line for line in lines if line["type"] == "act"]
    assert [(act["tick"], act["seat"]) for act in acts] == [(act.tick, act.seat) for act, _ in match.acts]
    assert lines[-1] == {"type": "outcome", **json.loads(msgspec.json.encode(match.outcome()))}
    known = {kind.__struct_config__.tag for kind in match.rules.events}
    assert {line["type"] for line in lines[1:-1]} <= known | {"act"}


@plain_table
def test_no_event_may_be_mistaken_for_a_line_of_the_frame(table: TestTable) -> None:
    tags = {kind.__struct_config__.tag for kind in table.rules.events}
    assert tags.isdisjoint({"match", "act", "outcome"})


def test_a_journal_is_one_line_with_its_fields_in_order() -> None:
    for table in PLAIN_TABLES:
        line = write_journal(random_match(table, 7, actions=20))
        told = json.loads(line)
        assert list(told) == list(Journal.__struct_fields__)
        assert told["format"] == FORMAT
        assert told["options"] == json.loads(msgspec.json.encode(table.rules.options()))
        assert b"\n" not in line
        assert line == json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


@plain_table
def test_a_journal_tells_its_game(table: TestTable) -> None:
    assert game_of(write_journal(open_match(table, 8))) == table.game
    assert game_of(b"nonsense") == ""


def test_spelling_that_means_the_same_is_read() -> None:
    """Another program may put spaces, order fields otherwise, and escape letters."""
    match = random_match(PLAIN_TABLES[0], 9)
    told = json.loads(write_journal(match))
    other = json.dumps(dict(reversed(told.items())), indent=1, ensure_ascii=True)
    assert_same(read_journal(other.encode()), match)
