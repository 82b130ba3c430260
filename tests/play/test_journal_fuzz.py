"""Journals that were damaged, cut, tampered with or never were any: refused with a reason, and nothing else happens."""

import json
import time
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenarcade.catalog import game_names, rules_of
from tenarcade.core.clock import MAX_TICK
from tenarcade.core.dice import MAX_SEED
from tenarcade.play.journal import FORMAT, MAX_BYTES, JournalRefused, game_of, read_journal, write_journal
from tenarcade.wording import Words
from tests.matches import random_match
from tests.tables import TestTable, tables_of

# More than enough for a slow machine; whoever needs longer has met something quadratic.
PATIENCE_SECONDS = 5.0

FIELDS = ["journal", "format", "game", "rules", "options", "seats", "seed", "entries", "digest"]
DEEP = b"[" * 100_000
ENGLISH = Words("en")
every_game = pytest.mark.parametrize("game", game_names())


@cache
def short_journal(game: str) -> bytes:
    return write_journal(random_match(tables_of(game)[0], 1, actions=6))


@cache
def whole_journal(game: str) -> bytes:
    return write_journal(random_match(_short_table(game), 2))


def _short_table(game: str) -> TestTable:
    """The quickest way through the game: one round where there is a choice."""
    return next((table for table in tables_of(game) if table.options == {"tournament": False}), tables_of(game)[0])


def refused(line: bytes) -> JournalRefused:
    started = time.perf_counter()
    with pytest.raises(JournalRefused) as caught:
        read_journal(line)
    assert time.perf_counter() - started < PATIENCE_SECONDS
    assert isinstance(game_of(line), str)
    said = ENGLISH.refusal(caught.value.phrase)
    assert len(said) < 400
    return caught.value


def assert_refused_unless_the_same(line: bytes, original: bytes) -> None:
    try:
        read_journal(line)
    except JournalRefused:
        return
    assert json.loads(line) == json.loads(original)


def spelled(told: Any) -> bytes:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


def with_value(line: bytes, *path: Any, to: Any) -> bytes:
    """The journal with another value at this place; a field that was not there is added."""
    told = json.loads(line)
    place = told
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return spelled(told)


def without(line: bytes, *path: Any) -> bytes:
    told = json.loads(line)
    place = told
    for step in path[:-1]:
        place = place[step]
    del place[path[-1]]
    return spelled(told)


def with_raw(line: bytes, field: str, raw: bytes) -> bytes:
    """The field's value replaced by bytes that need not be JSON."""
    return with_value(line, field, to="@@").replace(b'"@@"', raw)


@pytest.mark.parametrize("mask", [1 << bit for bit in range(8)] + [0xFF])
def test_no_flipped_bit_of_a_short_journal_goes_unnoticed(mask: int) -> None:
    line = short_journal("pig")
    for place in range(len(line)):
        flipped = bytearray(line)
        flipped[place] ^= mask
        assert_refused_unless_the_same(bytes(flipped), line)


@every_game
def test_no_flipped_byte_goes_unnoticed(game: str) -> None:
    line = whole_journal(game)
    for number in range(120):
        place = number * len(line) // 120
        flipped = bytearray(line)
        flipped[place] ^= 1 << number % 8
        assert_refused_unless_the_same(bytes(flipped), line)


@every_game
@settings(max_examples=60)
@given(
    edits=st.lists(st.tuples(st.integers(0, 10**6), st.binary(max_size=4), st.integers(0, 4)), min_size=1, max_size=3)
)
def test_no_scribble_goes_unnoticed(game: str, edits: list[tuple[int, bytes, int]]) -> None:
    line = original = short_journal(game)
    for place, written, erased in edits:
        start = place % len(line)
        line = line[:start] + written + line[start + erased :]
    assert_refused_unless_the_same(line, original)


@settings(max_examples=150)
@given(st.binary(max_size=200))
def test_bytes_are_no_journal(line: bytes) -> None:
    refused(line)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=150)
@given(json_values)
def test_other_json_is_foreign(value: Any) -> None:
    assert refused(json.dumps(value).encode()).phrase.key == "journal-foreign"


@every_game
@settings(max_examples=60)
@given(
    field=st.sampled_from(FIELDS),
    value=json_values,
)
def test_no_field_takes_a_value_that_was_not_there(game: str, field: str, value: Any) -> None:
    line = short_journal(game)
    changed = with_value(line, field, to=value)
    if json.loads(changed) != json.loads(line):
        refused(changed)


@every_game
def test_a_cut_file_is_refused_wherever_it_is_cut(game: str) -> None:
    line = short_journal(game)
    for length in range(len(line)):
        refused(line[:length])
    whole = whole_journal(game)
    for length in range(0, len(whole), len(whole) // 50):
        refused(whole[:length])


@every_game
def test_a_field_that_is_missing_or_too_many_is_refused(game: str) -> None:
    line = short_journal(game)
    for field in FIELDS:
        refused(without(line, field))
    refused(with_value(line, "extra", to=1))
    refused(with_value(line, "seats", 0, "extra", to=1))
    refused(with_value(line, "entries", 0, 2, "extra", to=1))
    refused(with_value(line, "entries", 0, to=[*json.loads(line)["entries"][0], 1]))


def _other_entries(line: bytes) -> Iterator[bytes]:
    """Every single entry left out, told twice, or exchanged with the next."""
    entries = json.loads(line)["entries"]
    for place, entry in enumerate(entries):
        before, after = entries[:place], entries[place + 1 :]
        yield with_value(line, "entries", to=before + after)
        yield with_value(line, "entries", to=[*before, entry, entry, *after])
        if after:
            yield with_value(line, "entries", to=[*before, after[0], entry, *after[1:]])


@every_game
def test_entries_left_out_doubled_or_exchanged_are_refused(game: str) -> None:
    for changed in _other_entries(short_journal(game)):
        refused(changed)
    for changed in islice(_other_entries(whole_journal(game)), 0, 200, 17):
        refused(changed)


@every_game
def test_the_number_of_the_entry_that_cannot_be_played_is_told(game: str) -> None:
    assert refused(with_value(short_journal(game), "entries", 3, 2, to={})).entry == 4
    assert refused(with_value(short_journal(game), "entries", 2, 1, to=15)).entry == 3


@every_game
@pytest.mark.parametrize("tick", [0, 1_000_000, MAX_TICK, -1, MAX_TICK + 1, 10**30, 1.0, "1", None, True])
def test_ticks_that_were_changed_are_refused(game: str, tick: Any) -> None:
    line = short_journal(game)
    for place in range(len(json.loads(line)["entries"])):
        refused(with_value(line, "entries", place, 0, to=tick))


@every_game
@pytest.mark.parametrize("name", ["Somebody", "", "x" * 41, "x" * 100_000, None, 7, "A\n"])
def test_names_that_were_changed_are_refused(game: str, name: Any) -> None:
    line = short_journal(game)
    refused(with_value(line, "seats", 0, "name", to=name))
    refused(with_value(line, "seats", 0, "bot", to="sharp" if name is None else name))


@every_game
@pytest.mark.parametrize("seed", [0, 2, MAX_SEED, MAX_SEED + 1, -1, 10**40, 1.0, "1", None, True, [1]])
def test_another_seed_is_refused(game: str, seed: Any) -> None:
    refused(with_value(short_journal(game), "seed", to=seed))


@every_game
@pytest.mark.parametrize("seats", [[], None, [{"name": "A"}] * 16, [{"name": "A"}] * 10_000, {}, [[]], "AB"])
def test_another_number_of_seats_is_refused(game: str, seats: Any) -> None:
    refused(with_value(short_journal(game), "seats", to=seats))


@every_game
def test_an_option_the_game_does_not_have_is_refused(game: str) -> None:
    line = short_journal(game)
    assert refused(with_value(line, "options", "speedy", to=True)).phrase.key == "unknown-option"
    assert refused(with_value(line, "options", "x" * 10**6, to=1)).phrase.key == "unknown-option"


def _other_spellings(value: Any) -> list[Any]:
    if isinstance(value, bool):
        return ["on", "yes", "true", 1] if value else ["off", "no", "false", 0, None]
    return ["none", "", 0, False] if value is None else [f"{value} ", f" {value}", f"{value}".upper()]


@every_game
def test_options_are_read_only_as_they_are_written(game: str) -> None:
    """A command line may say `on` or leave an option out; the journal that comes of it says `true`."""
    line = short_journal(game)
    for name, value in json.loads(line)["options"].items():
        for spelling in [*_other_spellings(value), "nonsense", 10**4200, [], {}, 0.5]:
            refused(with_value(line, "options", name, to=spelling))
        assert refused(without(line, "options", name)).phrase.key == "journal-options-differ"


def test_a_number_told_as_a_text_is_no_number() -> None:
    line = write_journal(random_match(TestTable("pig", 3, {"starter": 2}), 3, actions=5))
    assert refused(with_value(line, "options", "starter", to="2")).phrase.key == "journal-options-differ"


@every_game
@pytest.mark.parametrize("version", [0, 9999, 10_000, 10**40, -1, "1", 1.0, None])
def test_other_rules_are_refused(game: str, version: Any) -> None:
    refused(with_value(short_journal(game), "rules", to=version))


@every_game
def test_newer_rules_are_refused_as_such(game: str) -> None:
    newer = rules_of(game).info.version + 1
    assert refused(with_value(short_journal(game), "rules", to=newer)).phrase.key == "other-rules"


@pytest.mark.parametrize("version", [FORMAT + 1, 9999])
def test_a_newer_format_is_refused_as_such_whatever_it_holds(version: int) -> None:
    newer = json.dumps({"journal": "tenarcade", "format": version, "moves": {"a": [None]}}).encode()
    assert refused(newer).phrase.key == "journal-newer-format"
    assert refused(with_value(short_journal("pig"), "format", to=version)).phrase.key == "journal-newer-format"


@pytest.mark.parametrize("version", [0, -1, "1", None, 1.5, True, 10**6, 10**400])
def test_a_format_that_never_was_is_foreign(version: Any) -> None:
    assert refused(with_value(short_journal("pig"), "format", to=version)).phrase.key == "journal-foreign"


@pytest.mark.parametrize("game", ["whist", "pi", "__init__", "../pig", "pig\x00", "PIG", "ten.game"])
def test_an_unknown_game_is_refused_with_those_there_are(game: str) -> None:
    refusal = refused(with_value(short_journal("pig"), "game", to=game)).phrase
    assert refusal.key == "unknown-game"
    assert refusal.values["allowed"] == ", ".join(game_names())


@pytest.mark.parametrize("game", ["", "x" * 41, "x" * 10**6, None, 3])
def test_what_cannot_be_a_game_is_refused(game: Any) -> None:
    refused(with_value(short_journal("pig"), "game", to=game))


def test_a_journal_of_one_game_is_none_of_another() -> None:
    for game in game_names():
        for other in game_names():
            if other != game:
                refused(with_value(short_journal(game), "game", to=other))


HARM = {
    "deep": DEEP,
    "deep objects": b'{"a":' * 100_000,
    "deep and closed": DEEP + b"]" * 100_000,
    "NaN": b"NaN",
    "infinity": b"-Infinity",
    "beyond floats": b"1e999",
    "many digits": b"9" * 100_000,
    "invalid UTF-8": b'"\xff\xfe"',
    "half a letter": b'"\xc3"',
    "lone surrogate": b'"\\ud800"',
    "encoded surrogate": b'"\xed\xa0\x80"',
    "control character": b'"a\x01b"',
    "null byte": b'"a\x00b"',
    "nothing": b"",
}


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("harm", HARM)
def test_harmful_values_are_refused_in_every_field(field: str, harm: str) -> None:
    refused(with_raw(short_journal("pig"), field, HARM[harm]))


@every_game
@pytest.mark.parametrize("harm", HARM)
def test_harmful_values_are_refused_within_options_seats_and_entries(game: str, harm: str) -> None:
    raw = HARM[harm]
    refused(with_raw(short_journal(game), "options", b'{"starter":%s}' % raw))
    refused(with_raw(short_journal(game), "options", b'{"edition":%s,"tournament":%s}' % (raw, raw)))
    refused(with_raw(short_journal(game), "seats", b'[{"name":%s,"bot":null}]' % raw))
    for entry in (
        b"[[%s,0,{}]]",
        b"[[1,%s,{}]]",
        b"[[1,0,%s]]",
        b'[[1,0,{"type":%s}]]',
        b'[[1,0,{"type":"play","card":%s}]]',
    ):
        refused(with_raw(short_journal(game), "entries", entry % raw))


NO_VALUES: list[Any] = [None, [], {}, 10**30, -1, "", "x" * 1000, 0.5]


@every_game
def test_each_field_of_each_action_is_checked(game: str) -> None:
    line = whole_journal(game)
    entries = json.loads(line)["entries"]
    first_of_kind = {entry[2]["type"]: place for place, entry in reversed(list(enumerate(entries)))}
    for place in first_of_kind.values():
        for field, told in entries[place][2].items():
            for value in [value for value in NO_VALUES if value != told]:
                refused(with_value(line, "entries", place, 2, field, to=value))


@pytest.mark.parametrize(
    "line", [b"", b"\n", b" ", b"\x00" * 100, b"[]", b"{}", b"null", b'"tenarcade"', b"\xef\xbb\xbf"]
)
def test_nothing_is_no_journal(line: bytes) -> None:
    refused(line)


def test_a_byte_order_mark_is_not_part_of_a_journal() -> None:
    line = short_journal("pig")
    refused(b"\xef\xbb\xbf" + line)
    refused(line.decode().encode("utf-16"))
    refused(line.decode().encode("utf-32"))


def test_two_journals_are_not_one() -> None:
    line = short_journal("pig")
    refused(line + line)
    refused(line + b"\n" + line)
    refused(b"[" + line + b"]")


@pytest.mark.parametrize("digest", ["", "0" * 64, None, 0, "g" * 64, "x" * 10**6])
def test_another_digest_is_refused(digest: Any) -> None:
    refused(with_value(short_journal("pig"), "digest", to=digest))


def test_a_digest_in_capitals_is_another_digest() -> None:
    line = short_journal("pig")
    assert refused(with_value(line, "digest", to=json.loads(line)["digest"].upper()))


def test_a_journal_that_is_far_too_long_is_refused_at_once() -> None:
    assert refused(b"[" * (MAX_BYTES + 1)).phrase.key == "journal-too-long"
    assert refused(short_journal("pig") + b" " * MAX_BYTES).phrase.key == "journal-too-long"


def test_the_longest_journals_that_are_looked_at_are_refused_quickly() -> None:
    line = short_journal("pig")
    room = MAX_BYTES - len(line) - 100
    entry = json.dumps(json.loads(line)["entries"][0]).encode()
    refused(with_raw(line, "entries", b"[" + b",".join([entry] * (room // (len(entry) + 1))) + b"]"))
    refused(with_raw(line, "digest", b'"' + b"0" * room + b'"'))
    refused(with_raw(line, "entries", b'[[0,0,{"type":"' + b"\\n" * (room // 2 - 20) + b'"}]]'))
    refused(with_raw(line, "options", b'{"' + b"x" * room + b'":1}'))
