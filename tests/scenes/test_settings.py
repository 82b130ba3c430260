"""Settings: each line does what it says at once, and is remembered."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tenarcade.app import build_arcade
from tenarcade.client.arcade import Arcade
from tenarcade.client.intents import Intent, Wheeled
from tenarcade.client.window import Window
from tenarcade.scenes.games.ten.table import TenTable
from tenarcade.scenes.start import begin_match
from tenarcade.storage.store import open_store
from tests.scenes.gallery import hung
from tests.scenes.playing import STEP, choose, click, find, is_on, names, press, table, turn, wait
from tests.scenes.recording import RecordingCanvas
from tests.scenes.tables import people_only


@pytest.fixture
def settings(arcade: Arcade) -> Arcade:
    arcade.go("title")
    arcade.go_over("settings")
    wait(arcade)
    return arcade


CHANGES = [
    ("language", 1, {"language": "de"}),
    ("language", -1, {"language": None}),
    ("fullscreen", 1, {"fullscreen": True}),
    ("text_scale", 2, {"text_scale": 150}),
    ("text_scale", -1, {"text_scale": 200}),
    ("speed", 1, {"speed": 150}),
    ("speed", -2, {"speed": 50}),
    ("reduced_motion", 1, {"reduced_motion": True}),
    ("show_odds", 1, {"show_odds": False}),
    ("effects", -3, {"effects": 50}),
    ("music", 9, {"music": 100}),
    ("confirm_losses", -1, {"confirm_losses": False}),
]


@pytest.mark.parametrize(("line", "by", "then"), CHANGES)
def test_a_turned_line_is_kept(line: str, by: int, then: dict[str, Any], settings: Arcade, tmp_path: Path) -> None:
    before = settings.settings
    turn(settings, line, by)
    assert settings.settings == replace(before, **then)
    assert settings.store.flush()
    again = open_store(tmp_path)
    assert again.settings == replace(before, **then)
    again.close()


def test_the_fastest_speed_is_at_once(settings: Arcade) -> None:
    turn(settings, "speed", 5)
    assert settings.settings.instant
    assert find(settings, "speed").value == settings.say("settings-instant")
    turn(settings, "speed")
    assert not settings.settings.instant
    assert settings.settings.speed == 50


def test_the_language_changes_at_once(settings: Arcade) -> None:
    turn(settings, "language")
    assert find(settings, "done").label == "Fertig"


def test_volumes_are_heard_at_once(settings: Arcade, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[int, ...]] = []
    monkeypatch.setattr(settings.speaker, "set_volumes", lambda *volumes: heard.append(volumes))
    turn(settings, "music", -1)
    assert heard == [(80, 40, 80)]


def test_the_wheel_turns_the_focused_line(settings: Arcade) -> None:
    settings.scene.focus.take(find(settings, "music"))
    settings.step([Wheeled(-2), Wheeled(1)], STEP)
    assert settings.settings.music == 40


def test_every_line_explains_itself(settings: Arcade) -> None:
    Window((640, 360), fullscreen=False)
    canvas = RecordingCanvas((1280, 720))
    for name in names(settings)[:-1]:
        settings.scene.focus.take(find(settings, name))
        canvas.record(settings)
        help_line = settings.say(f"settings-{name}-help")
        assert help_line.split()[0] in " ".join(text.words for text in canvas.written)
        assert not canvas.clipped


def test_done_goes_back_to_the_match_that_waits(arcade: Arcade) -> None:
    begin_match(arcade, people_only(2), {}, seed=7)
    scene = table(arcade)
    press(arcade, Intent.PAUSE)
    click(arcade, "settings")
    turn(arcade, "speed", 3)
    click(arcade, "done")
    click(arcade, "resume")
    assert is_on(arcade, scene)
    assert scene.pace == pytest.approx(3.0)


def test_the_odds_can_be_hidden() -> None:
    Window((640, 360), fullscreen=False)
    canvas = RecordingCanvas((1280, 720))
    with hung("ten-draw-4") as arcade:
        canvas.record(arcade)
        assert "%" in "".join(text.words for text in canvas.written)
        arcade.change(replace(arcade.settings, show_odds=False))
        canvas.record(arcade)
        assert "%" not in "".join(text.words for text in canvas.written)


def test_without_the_question_a_payment_is_made_at_once() -> None:
    with hung("ten-pay-2") as arcade:
        arcade.change(replace(arcade.settings, confirm_losses=False))
        scene = arcade.scene
        choose(arcade, "pay")
        assert is_on(arcade, scene)
        assert isinstance(scene, TenTable)
        assert scene.session.match.state.phase != "pay"


def test_calm_pictures_do_not_shake() -> None:
    """The row lies still while a bust is told."""
    Window((640, 360), fullscreen=False)
    places = []
    for calm in (False, True):
        with hung("ten-bust-shaking") as arcade:
            arcade.change(replace(arcade.settings, reduced_motion=calm))
            moments = []
            for _ in range(12):
                canvas = RecordingCanvas((640, 360))
                canvas.record(arcade)
                moments.append(tuple(cover.box for cover in canvas.covers))
                wait(arcade)
            places.append(len(set(moments)))
    assert places[0] > 1
    assert places[1] == 1


def test_values_stored_by_hand_are_turned_on_from_the_nearest(tmp_path: Path) -> None:
    store = open_store(tmp_path / "other")
    store.save_settings(replace(store.settings, text_scale=137, speed=133))
    arcade = build_arcade(store)
    arcade.go("title")
    arcade.go_over("settings")
    turn(arcade, "text_scale")
    turn(arcade, "speed")
    assert (arcade.settings.text_scale, arcade.settings.speed) == (150, 200)
    store.close()
