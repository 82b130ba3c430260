"""The title: into every game, back into the match that was left, and what happens when nobody comes."""

import pytest

from tenarcade.client.arcade import Arcade
from tenarcade.client.intents import Intent
from tenarcade.scenes import title as title_module
from tenarcade.scenes.attract import Attract
from tenarcade.scenes.join import Join
from tenarcade.scenes.ladder import LadderScene
from tenarcade.scenes.settings import SettingsScene
from tenarcade.scenes.start import begin_match
from tenarcade.scenes.title import IDLE_SECONDS, Title
from tests.scenes.playing import click, names, play_on, press, table, wait
from tests.scenes.tables import people_only, seating


def _title(arcade: Arcade) -> Title:
    arcade.go("title")
    wait(arcade)
    assert isinstance(arcade.scene, Title)
    return arcade.scene


@pytest.mark.parametrize(("way", "scene"), [("game-ten", Join), ("ladder", LadderScene), ("settings", SettingsScene)])
def test_every_way_leads_somewhere_and_back(way: str, scene: type, arcade: Arcade) -> None:
    _title(arcade)
    click(arcade, way)
    assert isinstance(arcade.scene, scene)
    press(arcade, Intent.BACK)
    assert isinstance(arcade.scene, Title)


def test_two_presses_and_a_match_of_ten_runs(arcade: Arcade) -> None:
    _title(arcade)
    press(arcade, Intent.CONFIRM, Intent.CONFIRM)
    assert table(arcade).seating.game == "ten"


def test_quit_ends_the_arcade(arcade: Arcade) -> None:
    _title(arcade)
    click(arcade, "quit")
    assert not arcade.is_running


def test_a_game_without_a_scene_says_so(arcade: Arcade, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(title_module, "is_playable", lambda game: game == "ten")
    _title(arcade)
    click(arcade, "game-pig")
    assert isinstance(arcade.scene, Title)
    assert "Pig 10" in arcade.notice


def test_continue_is_offered_only_when_there_is_something_to_continue(arcade: Arcade) -> None:
    _title(arcade)
    assert "continue" not in names(arcade)
    begin_match(arcade, seating(2), {}, seed=7)
    assert _title(arcade).focus.name == "continue"


def test_continue_goes_on_exactly_there(arcade: Arcade) -> None:
    begin_match(arcade, people_only(3), {"edition": "de", "bust_buys": True}, seed=11)
    play_on(arcade, until=lambda scene: len(scene.session.match.acts) >= 30)
    left = table(arcade)
    _title(arcade)
    click(arcade, "continue")
    scene = table(arcade)
    assert scene is not left
    assert scene.session.match.state == left.session.match.state
    assert scene.session.match.table == left.session.match.table
    assert scene.names == left.names
    assert scene.shown == left.shown


def test_a_match_that_cannot_be_read_is_put_away_with_a_sentence(arcade: Arcade) -> None:
    arcade.store.begin_match(b'{"game": "nonsense"}', b"{}")
    _title(arcade)
    click(arcade, "continue")
    assert arcade.notice
    assert isinstance(arcade.scene, Title)
    assert arcade.store.running is None
    assert "continue" not in names(arcade)


def test_bots_play_while_nobody_is_there_and_leave_no_trace(arcade: Arcade) -> None:
    scene = _title(arcade)
    scene._idle = IDLE_SECONDS
    wait(arcade)
    assert isinstance(arcade.scene, Attract)
    wait(arcade, 5.0)
    assert arcade.store.running is None
    press(arcade, Intent.FIRST, device="keys-left")
    assert isinstance(arcade.scene, Title)
    assert arcade.store.results() == ()


def test_whoever_presses_anything_is_there(arcade: Arcade) -> None:
    scene = _title(arcade)
    scene._idle = IDLE_SECONDS - 0.1
    press(arcade, Intent.DOWN)
    wait(arcade, 0.5)
    assert arcade.scene is scene
