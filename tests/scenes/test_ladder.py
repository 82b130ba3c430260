"""The solo ladder: which rungs are open, what winning one does, and what a broken level file says."""

from pathlib import Path

import pytest

from tenarcade.client.arcade import Arcade
from tenarcade.client.intents import Intent
from tenarcade.play import ladder as ladder_module
from tenarcade.resources import level_file
from tenarcade.scenes.ladder import LadderScene
from tenarcade.scenes.title import Title
from tests.scenes.playing import click, find, names, press, table, turn, wait


@pytest.fixture
def ladder(arcade: Arcade) -> LadderScene:
    return _open(arcade)


def _open(arcade: Arcade) -> LadderScene:
    arcade.go("ladder", "ten")
    wait(arcade)
    assert isinstance(arcade.scene, LadderScene)
    return arcade.scene


def _rungs(arcade: Arcade) -> dict[int, bool]:
    """Whether each is open."""
    return {
        int(control.name.removeprefix("rung-")): control.enabled
        for control in arcade.scene.controls()
        if control.name.startswith("rung-")
    }


def test_only_the_first_rung_is_open_at_first_and_has_the_focus(ladder: LadderScene, arcade: Arcade) -> None:
    assert _rungs(arcade) == {4: True, 5: False, 6: False, 7: False, 8: False, 9: False, 10: False}
    assert ladder.focus.name == "rung-4"


def test_one_press_climbs_and_makes_a_profile(ladder: LadderScene, arcade: Arcade) -> None:
    press(arcade, Intent.CONFIRM)
    scene = table(arcade)
    assert scene.shown.options.target == scene.seating.rung == 4
    assert [profile.id for profile in arcade.store.profiles] == [scene.seating.sitters[0].profile]


def test_a_locked_rung_says_what_to_win_first(ladder: LadderScene, arcade: Arcade) -> None:
    click(arcade, "rung-7")
    assert arcade.scene is ladder
    assert arcade.notice == arcade.say("ladder-locked", target=4)


def test_a_win_opens_the_next_rung_and_a_loss_closes_none(arcade: Arcade) -> None:
    ada = arcade.store.new_profile("Ada", "gold", "circle").id
    for target, won in ((4, True), (5, True), (6, False), (4, False)):
        arcade.store.record_rung(ada, "ten", "pl", target, won=won, margin=1 if won else -1)
    assert _open(arcade).focus.name is not None
    assert [target for target, is_open in _rungs(arcade).items() if is_open] == [4, 5, 6]
    assert find(arcade, "rung-6").value == arcade.say("ladder-record", attempts=1, wins=0, margin="−1")
    assert find(arcade, "rung-4").value == arcade.say("ladder-record", attempts=2, wins=1, margin="+1")


def test_the_last_win_completes_it(arcade: Arcade) -> None:
    ada = arcade.store.new_profile("Ada", "gold", "circle").id
    for target in range(4, 11):
        assert not _open(arcade).is_complete()
        arcade.store.record_rung(ada, "ten", "pl", target, won=True, margin=1)
    assert _open(arcade).is_complete()
    assert all(_rungs(arcade).values())


def test_the_german_edition_starts_at_five_and_has_records_of_its_own(arcade: Arcade) -> None:
    ada = arcade.store.new_profile("Ada", "gold", "circle").id
    arcade.store.record_rung(ada, "ten", "pl", 4, won=True, margin=1)
    arcade.store.record_rung(ada, "ten", "pl", 5, won=True, margin=1)
    _open(arcade)
    turn(arcade, "edition")
    assert _rungs(arcade) == {5: True, 6: False, 7: False, 8: False, 9: False, 10: False}
    click(arcade, "rung-5")
    assert table(arcade).shown.options.edition == "de"


def test_everybody_has_a_ladder_of_their_own(arcade: Arcade) -> None:
    ada = arcade.store.new_profile("Ada", "gold", "circle").id
    kaz = arcade.store.new_profile("Kaz", "sky", "square").id
    arcade.store.record_rung(ada, "ten", "pl", 4, won=True, margin=1)
    _open(arcade)
    assert sum(_rungs(arcade).values()) == 2
    turn(arcade, "profile")
    assert find(arcade, "profile").value == "Kaz"
    assert sum(_rungs(arcade).values()) == 1
    click(arcade, "rung-4")
    assert table(arcade).seating.sitters[0].profile == kaz


BROKEN = [
    ("target = 4", "target = 3", "target"),
    ("target = 4", 'target = "four"', "target"),
    ('pl = "', 'nl = "', "nl"),
    ("[[rung]]", "[[rung", "ten.toml"),
]


@pytest.mark.parametrize(("good", "bad", "field"), BROKEN)
def test_a_malformed_level_file_gets_a_sentence(
    good: str, bad: str, field: str, arcade: Arcade, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = level_file("ten").read_text(encoding="utf-8")
    assert good in text
    broken = tmp_path / "ten.toml"
    broken.write_text(text.replace(good, bad, 1), encoding="utf-8")
    monkeypatch.setattr(ladder_module, "level_file", lambda _: broken)
    arcade.go("ladder", "ten")
    assert names(arcade) == []
    wait(arcade)
    assert isinstance(arcade.scene, Title)
    assert arcade.notice.startswith("ten.toml")
    assert "line" in arcade.notice
    assert field in arcade.notice
