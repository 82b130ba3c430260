"""The self-test passes here, and does not pass where something is missing."""

import os
from collections.abc import Iterator
from contextlib import nullcontext

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from tenarcade import self_test
from tenarcade.catalog import game_names
from tenarcade.cli.main import main
from tenarcade.scenes.games.catalog import is_playable
from tenarcade.self_test import Check, Missing, Stage, checks, stage_of_its_own


@pytest.fixture(scope="module")
def stage() -> Iterator[Stage]:
    with stage_of_its_own() as built:
        yield built


@pytest.mark.parametrize("check", checks(), ids=lambda check: check.name)
def test_everything_is_there_and_works(check: Check, stage: Stage) -> None:
    assert check.look(stage)


def test_every_language_level_and_playable_game_is_looked_at() -> None:
    names = [check.name for check in checks()]
    assert {"language en", "language de", "language pl", "levels ten"} <= {*names}
    assert {f"match {game}" for game in filter(is_playable, game_names())} <= {*names}
    assert len({*names}) == len(names)


def given(monkeypatch: pytest.MonkeyPatch, *looks: Check) -> None:
    """These need nothing to look at."""
    monkeypatch.setattr(self_test, "checks", lambda: list(looks))
    monkeypatch.setattr(self_test, "stage_of_its_own", nullcontext)


def fail(stage: Stage) -> str:
    raise Missing("gone")


def test_it_says_one_line_a_check_and_passes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given(monkeypatch, Check("one", lambda stage: "found"), Check("two", lambda stage: "seen"))
    assert main(["--self-test"]) == 0
    one, two, last = capsys.readouterr().out.splitlines()
    assert one.startswith("ok     one: found (")
    assert two.startswith("ok     two: seen (")
    assert last == "all passed"


def test_one_failure_is_enough_and_the_others_are_looked_at(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given(monkeypatch, Check("one", fail), Check("two", lambda stage: "seen"))
    assert main(["--self-test"]) == 1
    one, two, last = capsys.readouterr().out.splitlines()
    assert one.startswith("FAILED one: Missing: gone (")
    assert two.startswith("ok     two")
    assert last == "1 failed"


def test_a_game_in_which_nobody_acts_is_noticed(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test, "SECONDS_AT_MOST", 0.0)
    with pytest.raises(Missing, match="nobody has acted"):
        self_test.play("ten", stage)
