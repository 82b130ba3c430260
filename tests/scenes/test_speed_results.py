"""The end of a match of Plus Minus: points round by round, and who was faster."""

import pytest
from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.intents import Intent, Press
from tenarcade.play.photo_finish import closest_races
from tenarcade.play.seating import Seating
from tenarcade.scenes.games.speed.results import ResultsScene
from tenarcade.scenes.games.speed.table import SpeedTable
from tenarcade.scenes.join import Join
from tenarcade.scenes.start import begin_rung
from tests.scenes.hands import click, control, cut_off
from tests.scenes.speed_play import STEP, begin, seating, table_of, wise_press


def finished(arcade: Arcade, table: Seating, seed: int = 7, **options: bool) -> tuple[SpeedTable, ResultsScene]:
    arcade.change(replace(arcade.settings, instant=True))
    scene = begin(arcade, table, seed, **options)
    while arcade.scene is scene:
        arcade.step((), STEP)
    results = arcade.scene
    assert isinstance(results, ResultsScene)
    return scene, results


@pytest.mark.parametrize("tournament", [True, False])
def test_the_points_counted_are_those_of_the_rules(arcade: Arcade, canvas: Canvas, tournament: bool) -> None:
    scene, results = finished(arcade, seating(4), tournament=tournament)
    results.draw(canvas, 0.0)
    for _ in range(10):
        arcade.step((), STEP)
    outcome = scene.session.match.outcome()
    assert outcome is not None
    assert results.shown_points() == outcome.scores
    assert not cut_off(arcade, canvas)


def test_the_photo_finish_shows_the_closest_races_of_the_journal(arcade: Arcade) -> None:
    scene, results = finished(arcade, seating(4, bot="level-8"))
    assert results.closest == closest_races(scene.session.match)
    assert len(results.closest) == 3
    assert all(race.winner != race.loser for race in results.closest)


def test_the_same_table_can_play_again(arcade: Arcade) -> None:
    finished(arcade, replace(seating(2, bot="sharp"), is_calm=True), tournament=False, mistake_pause=True)
    for _ in range(10):
        arcade.step((), STEP)
    click(arcade, "rematch")
    again = table_of(arcade)
    assert again.session.match.state.mistake_pause
    assert again.seating.is_calm


@pytest.mark.parametrize("target", range(4, 11))
def test_every_rung_can_be_played(arcade: Arcade, target: int) -> None:
    begin_rung(arcade, "speed", target, "pl", None)
    scene = table_of(arcade)
    assert scene.seating.people == (0,)
    assert {sitter.bot for sitter in scene.seating.sitters[1:]} == {f"level-{target}"}


def test_a_rung_that_is_played_to_the_end_is_recorded(arcade: Arcade, canvas: Canvas) -> None:
    begin_rung(arcade, "speed", 4, "pl", None)
    scene = table_of(arcade)
    scene.seating = scene.seating.with_device(0, "keys-left")
    for _ in range(600 * 120):
        if arcade.scene is not scene:
            break
        press = Press("keys-left", Intent.DRAW) if scene.standing else wise_press(scene, 0)
        arcade.step([press] if press else [], STEP)
    results = arcade.scene
    assert isinstance(results, ResultsScene)
    assert results.climb is not None
    profile = scene.seating.sitters[0].profile
    assert profile is not None
    assert arcade.store.rungs(profile, "speed", "")[4].attempts == 1
    arcade.step([Press("keys-left", Intent.CONFIRM)], STEP)
    assert not cut_off(arcade, canvas)


# --- before a match ----------------------------------------------------------------------------------------------


def test_help_and_calm_mode_are_chosen_where_seats_are_taken(arcade: Arcade, canvas: Canvas) -> None:
    arcade.go("join", "speed")
    assert not cut_off(arcade, canvas)
    click(arcade, "help-0", "option-calm")
    assert not cut_off(arcade, canvas)
    click(arcade, "play")
    scene = table_of(arcade)
    assert scene.seating.sitters[0].has_help
    assert scene.seating.is_calm
    arcade.go("join", "speed")
    join = arcade.scene
    assert isinstance(join, Join)
    assert join.is_calm
    assert join.party.sitters[0].has_help


def test_bots_need_no_help_and_turns_no_calm(arcade: Arcade) -> None:
    arcade.go("join", "speed")
    assert [one.name for one in arcade.scene.controls() if one.name.startswith("help")] == ["help-0"]
    arcade.go("join", "ten")
    assert not [one.name for one in arcade.scene.controls() if one.name.startswith(("help", "option-calm"))]
    assert control(arcade, "play").enabled
