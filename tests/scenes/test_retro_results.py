"""The count at the end of 10 Retro: in suspense, and right."""

from typing import Any

import pytest
from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.rules.retro.cards import POINTS_OF_A_CHIP
from tenarcade.rules.retro.table import points_of
from tenarcade.scenes.games.retro.results import ResultsScene
from tenarcade.scenes.games.retro.score_view import PARTS
from tests.scenes.company import company, settle
from tests.scenes.retro_hands import sit_down


@pytest.fixture(params=[2, 7])
def results(request: Any, arcade: Arcade) -> ResultsScene:
    arcade.change(replace(arcade.settings, instant=True))
    table = sit_down(arcade, company("retro", [], bots=request.param))
    settle(arcade, table)
    arcade.change(replace(arcade.settings, instant=False))
    scene = arcade.scene
    assert isinstance(scene, ResultsScene)
    return scene


def test_the_count_ends_at_the_scores(arcade: Arcade, results: ResultsScene) -> None:
    assert results.shown_points() == (0,) * len(results.columns)
    while results.is_counting:
        arcade.step((), 0.1)
    assert results.shown_points() == results.outcome.scores


def test_penalties_come_first_then_hands_then_chips(results: ResultsScene) -> None:
    for column in results.columns:
        taken, hand = points_of(column.taken), points_of(column.score.hand)
        counted = [column.amounts(float(part)) for part in range(PARTS + 1)]
        off = -POINTS_OF_A_CHIP * column.score.chips
        assert counted == [(0, 0, 0), (taken, 0, 0), (taken, hand, 0), (taken, hand, off)]


def test_what_was_taken_and_what_was_held_are_told_apart(results: ResultsScene) -> None:
    for column in results.columns:
        assert points_of(column.taken) == column.score.penalty_points
        assert points_of(column.score.hand) == column.score.hand_points
