"""The end of Pig 10: stacks that grow together until only the winner's still does."""

import pytest
from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.intents import Intent, Press
from tenarcade.scenes.games.pig.results import ResultsScene
from tenarcade.scenes.games.pig.table import PigTable
from tenarcade.scenes.start import begin_match, begin_rung
from tests.scenes.company import FRAME, advice, company, settle


def play_to_the_end(arcade: Arcade) -> ResultsScene:
    arcade.change(replace(arcade.settings, instant=True))
    table = arcade.scene
    assert isinstance(table, PigTable)
    settle(arcade, table)
    while not table.is_done:
        table.do(0, advice(table, 0))
        settle(arcade, table)
    results = arcade.scene
    assert isinstance(results, ResultsScene)
    return results


def finished(arcade: Arcade, seats: int) -> ResultsScene:
    begin_match(arcade, company("pig", ["keys-right"], bots=seats - 1), {}, seed=3)
    return play_to_the_end(arcade)


@pytest.mark.parametrize("seats", [2, 8])
def test_the_stacks_grow_together_to_the_scores(arcade: Arcade, seats: int) -> None:
    results = finished(arcade, seats)
    arcade.change(replace(arcade.settings, instant=False))
    seen = [results.shown_points()]
    while results.is_counting:
        arcade.step((), FRAME)
        seen.append(results.shown_points())
    scores = results.outcome.scores
    assert seen[0] == (0,) * seats
    assert seen[-1] == scores
    for points in seen:
        assert points == tuple(min(score, max(points)) for score in scores)


def test_the_last_cards_come_slowly(arcade: Arcade) -> None:
    results = finished(arcade, 2)
    arcade.change(replace(arcade.settings, instant=False))
    steps: dict[int, int] = {}
    while results.is_counting:
        arcade.step((), FRAME)
        steps[int(results.counted)] = steps.get(int(results.counted), 0) + 1
    assert steps[results.parts - 2] > 2 * steps[3]


def test_a_press_ends_the_counting(arcade: Arcade) -> None:
    results = finished(arcade, 4)
    arcade.step((Press("keys-right", Intent.CONFIRM),), 0.0)
    assert arcade.scene is results
    assert results.shown_points() == results.outcome.scores


@pytest.mark.parametrize("language", ["en", "de", "pl"])
@pytest.mark.parametrize("seats", [2, 8])
def test_every_text_fits(arcade: Arcade, canvas: Canvas, language: str, seats: int) -> None:
    arcade.change(replace(arcade.settings, language=language))
    results = finished(arcade, seats)
    results.draw(canvas, 0.0)
    arcade.step((), FRAME)
    results.draw(canvas, 0.0)
    assert not results.is_counting
    assert canvas.clipped == []


def test_a_rung_of_the_ladder_is_played_and_kept(arcade: Arcade, canvas: Canvas) -> None:
    profile = arcade.store.new_profile("Iga", "mint", "triangle")
    begin_rung(arcade, "pig", 4, "", profile.id)
    table = arcade.scene
    assert isinstance(table, PigTable)
    assert [sitter.bot for sitter in table.seating.sitters] == [None, "level-4", "level-4"]
    results = play_to_the_end(arcade)
    arcade.step((), FRAME)
    results.draw(canvas, 0.0)
    assert canvas.clipped == []
    record = arcade.store.rungs(profile.id, "pig", "")[4]
    assert (record.attempts, record.wins) == (1, int(results.outcome.winners == (0,)))
