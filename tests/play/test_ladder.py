"""The ladder of TEN as data: complete in every language, and clear about what is wrong with it."""

import msgspec
import pytest

from tenarcade.core.game import Outcome
from tenarcade.play.ladder import (
    COMPLETE,
    Attempt,
    LevelFileRefused,
    attempt_of,
    highest_open,
    load_ladder,
    parse_ladder,
)
from tenarcade.resources import level_file

LANGUAGES = ("en", "de", "pl")


@pytest.mark.clause("T13.3")
def test_every_rung_has_a_title_and_praise_of_its_own_in_every_language() -> None:
    rungs = load_ladder("ten").rung
    for language in LANGUAGES:
        titles = [getattr(rung.title, language) for rung in rungs]
        praises = [getattr(rung.praise, language) for rung in rungs]
        assert len({*titles, *praises}) == 2 * len(rungs)
        assert all(text.strip() == text for text in (*titles, *praises))


@pytest.mark.clause("T10.4", "T13.2")
def test_the_rungs_rise_from_the_editions_first_target_to_ten() -> None:
    rungs = load_ladder("ten").rung
    assert [rung.target for rung in rungs if "pl" in rung.editions] == [4, 5, 6, 7, 8, 9, 10]
    assert [rung.target for rung in rungs if "de" in rung.editions] == [5, 6, 7, 8, 9, 10]


RUNGS = range(4, 11)


@pytest.mark.clause("T13.2")
@pytest.mark.parametrize("target", range(4, 10))
def test_a_win_opens_the_next_rung(target: int) -> None:
    assert highest_open(RUNGS, {target}) == target + 1
    # A rung beaten again opens nothing anew, and closes nothing.
    assert highest_open(RUNGS, {target, 9}) == 10


@pytest.mark.clause("T13.2", "T10.4")
def test_without_a_win_the_first_rung_is_open() -> None:
    assert highest_open(RUNGS, ()) == 4
    assert highest_open(range(5, 11), ()) == 5


@pytest.mark.clause("T13.2")
def test_beating_ten_completes_the_ladder() -> None:
    assert highest_open(RUNGS, {4, 10}) == COMPLETE


@pytest.mark.clause("T13.1")
def test_only_a_win_of_ones_own_counts() -> None:
    assert attempt_of(Outcome((0,), (12, 9, 10), "T9.5"), lowest_wins=False) == Attempt(won=True, margin=2)
    assert attempt_of(Outcome((0, 2), (12, 9, 12), "P4.3"), lowest_wins=False) == Attempt(won=False, margin=0)
    assert attempt_of(Outcome((1,), (5, 8), "T13.1"), lowest_wins=False) == Attempt(won=False, margin=-3)
    assert attempt_of(Outcome((0,), (-4, 9, 3), "R4.4"), lowest_wins=True) == Attempt(won=True, margin=7)


GOOD = level_file("ten").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "line", "field"),
    [
        ("target = 6", "target = 11", 16, "rung[2].target"),
        ("target = 6", 'target = "six"', 16, "rung[2].target"),
        ('editions = ["pl"]', 'editions = ["fr"]', 6, "rung[0].editions"),
        ('en = "Perfect Ten", ', "", 37, "rung[6].title"),
        ('en = "Perfect Ten"', 'en = ""', 37, "rung[6].title.en"),
        ("target = 5\n", "", 10, "rung[1]"),
        ("target = 5\n", "target = 5\nprize = 3\n", 12, "rung[1]"),
    ],
)
def test_a_malformed_level_is_named_by_file_line_and_field(old: str, new: str, line: int, field: str) -> None:
    with pytest.raises(LevelFileRefused, match=r"^ten\.toml, line ") as refused:
        parse_ladder(GOOD.replace(old, new, 1), "ten.toml")
    assert f"line {line}:" in str(refused.value)
    assert f"$.{field}" in str(refused.value)


@pytest.mark.parametrize(
    "text", ["", "rung = []", "[[rung]", "rung = 3", "[[rang]]\ntarget = 4", "rung = [{ target = 4 }]"]
)
def test_what_is_no_ladder_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(LevelFileRefused, match=r"^x\.toml") as refused:
        parse_ladder(text, "x.toml")
    assert "\n" not in str(refused.value)


def test_a_missing_file_is_refused() -> None:
    with pytest.raises(LevelFileRefused, match="cannot be read"):
        load_ladder("nothing")


def test_a_ladder_survives_the_round_trip() -> None:
    ladder = load_ladder("ten")
    assert msgspec.convert(msgspec.to_builtins(ladder), type(ladder)) == ladder
