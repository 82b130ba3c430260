"""Pads are pulled out and others plugged in, in every scene: nobody loses a seat, and nobody plays for another."""

import pytest

from tenarcade.client.arcade import Arcade
from tenarcade.client.intents import Intent, Plugged, Press, Unplugged
from tenarcade.client.window import Window
from tenarcade.play.seating import Seating
from tenarcade.scenes.join import Join
from tenarcade.scenes.match_scene import MatchScene
from tenarcade.scenes.start import begin_match, continue_match
from tests.scenes.company import company
from tests.scenes.gallery import fresh_arcade, hung, pictures
from tests.scenes.playing import STEP, choose, is_on, press, table, wait
from tests.scenes.tables import seating

OLD, NEW = "pad-1", "pad-2"
TABLES = [name for name in pictures() if name.startswith("ten-") and "results" not in name]
OVER_TABLES = ["menus-pause", "menus-confirm", "menus-settings-over-a-match"]


def _unplug(arcade: Arcade) -> None:
    arcade.step([Unplugged(OLD)], STEP)
    wait(arcade, 0.1)


def _plug_in(arcade: Arcade) -> None:
    arcade.step([Plugged(NEW)], STEP)
    wait(arcade, 0.1)


@pytest.mark.parametrize("name", list(pictures()))
def test_every_scene_goes_on(name: str) -> None:
    window = Window((640, 360), fullscreen=False)
    with hung(name) as arcade:
        before = [type(scene) for scene in arcade.scenes]
        _unplug(arcade)
        window.draw(arcade, 0.0)
        _plug_in(arcade)
        window.draw(arcade, 0.0)
        assert [type(scene) for scene in arcade.scenes][: len(before)] == before
        assert arcade.is_running


def _give_pad(scene: MatchScene, seat: int) -> None:
    for other, sitter in enumerate(scene.seating.sitters):
        if sitter.device == OLD:
            scene.seating = scene.seating.with_device(other, None)
    scene.seating = scene.seating.with_device(seat, OLD)


def _is_paused(arcade: Arcade) -> bool:
    return any(scene.is_pause for scene in arcade.scenes)


@pytest.mark.parametrize("name", TABLES)
def test_the_match_waits_until_the_seat_is_claimed(name: str) -> None:
    with hung(name) as arcade:
        scene = table(arcade)
        _give_pad(scene, 0)
        acts, told = len(scene.session.match.acts), scene.timeline.progress()
        _unplug(arcade)
        wait(arcade, 1.5)
        assert _is_paused(arcade)
        assert (len(scene.session.match.acts), scene.timeline.progress()) == (acts, told)
        _plug_in(arcade)
        press(arcade, Intent.CONFIRM, device=NEW)
        assert not _is_paused(arcade)
        assert scene.seating.sitters[0].device == NEW
        assert len(scene.session.match.acts) == acts, "taking a seat is not a move"


@pytest.mark.parametrize("name", OVER_TABLES)
def test_a_pad_lost_under_another_scene_is_claimed_too(name: str) -> None:
    with hung(name) as arcade:
        scene = table(arcade)
        _give_pad(scene, 0)
        acts = len(scene.session.match.acts)
        _unplug(arcade)
        assert _is_paused(arcade)
        while not arcade.scene.is_pause:
            press(arcade, Intent.BACK)
        _plug_in(arcade)
        press(arcade, Intent.CONFIRM, device=NEW)
        assert scene.seating.sitters[0].device == NEW
        assert len(scene.session.match.acts) == acts


def test_two_lost_pads_are_claimed_one_after_the_other() -> None:
    with fresh_arcade() as arcade:
        begin_match(arcade, seating(2).with_device(0, "pad-0"), {"starter": 1}, seed=7)
        arcade.step([Unplugged("pad-0"), Unplugged("pad-1")], STEP)
        assert "Ada" in table(arcade).missing
        press(arcade, Intent.CONFIRM, device="pad-7")
        assert _is_paused(arcade), "somebody is still missing"
        assert "Kaz" in table(arcade).missing
        press(arcade, Intent.PAUSE, device="pad-8")
        assert not _is_paused(arcade)
        assert [sitter.device for sitter in table(arcade).seating.sitters] == ["pad-7", "pad-8"]


def _left_and_continued(arcade: Arcade, people: Seating) -> MatchScene:
    begin_match(arcade, people, {}, seed=7)
    arcade.go("title")
    continue_match(arcade)
    return next(scene for scene in arcade.scenes if isinstance(scene, MatchScene))


@pytest.mark.parametrize("game", ["ten", "pig", "retro", "speed"])
def test_after_a_new_start_everybody_takes_up_their_pad_again(game: str) -> None:
    """What a pad was called before says nothing about the ones that are there now."""
    with fresh_arcade() as arcade:
        scene = _left_and_continued(arcade, company(game, ["pad-4", "keys-right", "pad-2"]))
        assert [sitter.device for sitter in scene.seating.sitters] == [None, "keys-right", None]
        assert _is_paused(arcade)
        assert "Ada" in scene.missing
        press(arcade, Intent.CONFIRM, device="pad-0")
        assert "Mona" in scene.missing
        press(arcade, Intent.CONFIRM, device="pad-1")
        assert not _is_paused(arcade)
        assert [sitter.device for sitter in scene.seating.sitters] == ["pad-0", "keys-right", "pad-1"]


def test_pads_that_were_never_pulled_out_keep_their_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    with fresh_arcade() as arcade:
        people = company("pig", ["pad-4", "keys-right", "pad-2"])
        arcade.last_tables["pig"] = people
        monkeypatch.setattr(arcade.devices, "is_connected", lambda device: device != "pad-2")
        scene = _left_and_continued(arcade, people)
        assert [sitter.device for sitter in scene.seating.sitters] == ["pad-4", "keys-right", None]
        press(arcade, Intent.CONFIRM, device="pad-9")
        monkeypatch.setattr(arcade.devices, "is_connected", lambda device: True)
        arcade.go("title")
        continue_match(arcade)
        assert isinstance(arcade.scene, MatchScene)
        assert [sitter.device for sitter in arcade.scene.seating.sitters] == ["pad-4", "keys-right", "pad-9"]


def test_a_lone_person_goes_on_with_whatever_is_pressed() -> None:
    with fresh_arcade() as arcade:
        scene = _left_and_continued(arcade, company("pig", ["pad-4"], bots=2))
        assert arcade.scene is scene
        assert scene.seating.sitters[0].device is None


def test_the_pad_of_a_seat_does_nothing_for_another_seat() -> None:
    with fresh_arcade() as arcade:
        begin_match(arcade, seating(2), {"starter": 1}, seed=7)
        wait(arcade, 2.0)
        scene = table(arcade)
        assert scene.person == 0
        for intent in (Intent.CONFIRM, Intent.FIRST, Intent.SECOND, Intent.DOWN, Intent.UNDO):
            press(arcade, intent, device=OLD)
        assert scene.focus.name == "draw"
        assert scene.session.match.acts == []
        press(arcade, Intent.CONFIRM)
        assert len(scene.session.match.acts) == 1


def test_a_pad_that_takes_a_seat_does_nothing_for_another() -> None:
    """It is Ada's turn when Kaz comes back with a new pad."""
    with fresh_arcade() as arcade:
        begin_match(arcade, seating(2), {"starter": 1}, seed=7)
        wait(arcade, 2.0)
        _unplug(arcade)
        press(arcade, Intent.BACK)
        scene = table(arcade)
        assert is_on(arcade, scene)
        for _ in range(3):
            press(arcade, Intent.CONFIRM, device=NEW)
        assert scene.seating.sitters[1].device == NEW
        assert scene.session.match.acts == []


def test_only_whoever_has_to_pay_answers_the_question() -> None:
    """A run breaks only if its owner says so."""
    with hung("ten-pay-2") as arcade:
        scene = table(arcade)
        acts = len(scene.session.match.acts)
        choose(arcade, "pay")
        assert not is_on(arcade, scene), "the question is asked"
        press(arcade, Intent.RIGHT, Intent.CONFIRM, device=OLD)
        assert len(scene.session.match.acts) == acts
        press(arcade, Intent.RIGHT, Intent.CONFIRM)
        assert len(scene.session.match.acts) == acts + 1


def test_a_pulled_out_pad_leaves_its_person_at_the_table_that_is_set() -> None:
    with fresh_arcade() as arcade:
        arcade.go("join", "ten")
        press(arcade, Intent.CONFIRM, device=OLD)
        scene = arcade.scene
        assert isinstance(scene, Join)
        people = [sitter.name for sitter in scene.party.sitters]
        _unplug(arcade)
        assert [sitter.name for sitter in scene.party.sitters] == people
        assert scene.party.sitters[2].device is None
        press(arcade, Intent.DOWN, Intent.UP, device=NEW)
        assert [sitter.name for sitter in scene.party.sitters] == people


def test_a_released_press_of_a_lost_pad_disturbs_nobody() -> None:
    with hung("ten-draw-4") as arcade:
        _unplug(arcade)
        arcade.step([Press(OLD, Intent.CONFIRM)], STEP)
        assert table(arcade).seating.sitters[1].device == OLD, "it speaks again: it is back"
