"""The end of a match: counted, kept, and played again with one press."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.intents import Intent
from tenarcade.play.journal import read_journal
from tenarcade.rules.ten.moves import Pass
from tenarcade.scenes.games.ten.results import ResultsScene
from tenarcade.scenes.join import Join
from tenarcade.scenes.ladder import LadderScene
from tenarcade.scenes.start import begin_match
from tenarcade.scenes.title import Title
from tests.rules.ten_table import player
from tests.scenes.gallery import hung
from tests.scenes.playing import click, names, play_on, press, table, wait
from tests.scenes.tables import does, lay, people_only, seating, settle


def _finish(arcade: Arcade) -> ResultsScene:
    """A short match to its end, played at once and counted at leisure."""
    arcade.change(replace(arcade.settings, instant=True))
    begin_match(arcade, people_only(2), {"edition": "de", "bust_buys": True, "starter": 2}, seed=5)
    play_on(arcade)
    arcade.change(replace(arcade.settings, instant=False))
    assert isinstance(arcade.scene, ResultsScene)
    return arcade.scene


def test_a_rematch_keeps_everything(arcade: Arcade) -> None:
    scene = _finish(arcade)
    press(arcade, Intent.CONFIRM)
    press(arcade, Intent.CONFIRM)
    again = table(arcade)
    assert again.seating == scene.seating
    assert again.session.match.table.options == scene._options
    assert again.session.match.acts == []


def test_the_first_press_only_ends_the_counting(arcade: Arcade) -> None:
    scene = _finish(arcade)
    scene.is_counting, scene.counted = True, 0.0
    press(arcade, Intent.CONFIRM)
    assert arcade.scene is scene
    assert not scene.is_counting
    assert scene.shown_points() == scene.outcome.scores


def test_points_are_counted_up_to_the_scores(arcade: Arcade) -> None:
    scene = _finish(arcade)
    scene.is_counting, scene.counted = True, 0.0
    shown = []
    while scene.is_counting:
        shown.append(scene.shown_points())
        wait(arcade)
    assert all(before <= after for one, other in pairwise(shown) for before, after in zip(one, other, strict=True))
    assert shown[0] == (0, 0)
    assert scene.shown_points() == scene.outcome.scores


def test_the_match_is_kept_with_its_journal_and_no_longer_runs(arcade: Arcade) -> None:
    scene = _finish(arcade)
    (result,) = arcade.store.results()
    assert (result.names, result.scores) == (("Ada", "Kaz"), scene.outcome.scores)
    journal = arcade.store.journal_of(result.id)
    assert journal is not None
    assert read_journal(journal).outcome() == scene.outcome
    assert arcade.store.running is None


@pytest.mark.parametrize(("way", "then"), [("table", Join), ("title", Title)])
def test_other_ways_out(way: str, then: type, arcade: Arcade) -> None:
    _finish(arcade)
    press(arcade, Intent.CONFIRM)
    click(arcade, way)
    assert isinstance(arcade.scene, then)


# -- the ladder -------------------------------------------------------------------------------------------------


def _climbed(arcade: Arcade, rung: int, own: str, theirs: str) -> ResultsScene:
    ada = arcade.store.new_profile("Ada", "gold", "circle").id
    at = replace(seating(1), sitters=(replace(seating(1).sitters[0], profile=ada),), rung=rung)
    players = (player(5, 0, own), player(5, 0, theirs))
    scene = lay(arcade, at, players, market="p9", left=0, phase="final", options={"target": rung})
    does(scene, 0, Pass())
    settle(scene)
    arcade.change(replace(arcade.settings, instant=True))
    wait(arcade, 0.1)
    assert isinstance(arcade.scene, ResultsScene)
    return arcade.scene


def _record(arcade: Arcade, rung: int) -> tuple[int, int, int | None]:
    (ada,) = arcade.store.profiles
    record = arcade.store.rungs(ada.id, "ten", "pl")[rung]
    return record.attempts, record.wins, record.best_margin


def test_a_beaten_rung_is_remembered_and_leads_on(arcade: Arcade) -> None:
    scene = _climbed(arcade, 6, "b1 b2 b3", "g1")
    assert _record(arcade, 6) == (1, 1, 2)
    assert scene.climb is not None
    assert scene.climb.unlocked
    assert scene.focus.name == "next"
    press(arcade, Intent.CONFIRM)
    assert table(arcade).seating.rung == table(arcade).shown.options.target == 7


def test_a_tie_beats_no_rung(arcade: Arcade) -> None:
    scene = _climbed(arcade, 6, "b1 b2", "g1 g2")
    assert _record(arcade, 6) == (1, 0, 0)
    assert "next" not in names(arcade)
    assert scene.focus.name == "rematch"
    press(arcade, Intent.CONFIRM)
    assert table(arcade).seating.rung == 6


def test_the_highest_rung_is_celebrated_and_leads_nowhere_higher(arcade: Arcade) -> None:
    scene = _climbed(arcade, 10, "b1 b2 b3", "g1")
    assert _record(arcade, 10) == (1, 1, 2)
    assert scene.climb is not None
    assert scene.climb.is_last
    assert scene._confetti is not None
    assert "next" not in names(arcade)
    click(arcade, "ladder")
    assert isinstance(arcade.scene, LadderScene)
    assert arcade.scene.is_complete()


def test_a_rung_that_was_won_before_unlocks_nothing_new(arcade: Arcade) -> None:
    _climbed(arcade, 6, "b1 b2 b3", "g1")
    (ada,) = arcade.store.profiles
    arcade.store.record_rung(ada.id, "ten", "pl", 7, won=True, margin=1)
    press(arcade, Intent.LEFT, Intent.CONFIRM)
    state = table(arcade).session.match
    state.state = replace(
        state.state, players=(player(5, 0, "b1 b2 b3"), player()), pile=(), phase="final", market=("p9",)
    )
    settle(table(arcade))
    does(table(arcade), 0, Pass())
    wait(arcade, 0.1)
    assert isinstance(arcade.scene, ResultsScene)
    assert arcade.scene.climb is not None
    assert not arcade.scene.climb.unlocked


def test_a_tie_break_is_explained() -> None:
    with hung("ten-results-tie-break") as arcade:
        assert isinstance(arcade.scene, ResultsScene)
        assert arcade.scene.outcome.clause == "T10.3"
        assert arcade.scene.outcome.winners == (0,)
