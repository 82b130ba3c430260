"""`sharp` beats `cautious` beats `random` in every game, by a margin that is no luck."""

import pytest

from tenarcade.catalog import bots_of, game_names, rules_of
from tenarcade.play.series import Series, play_series, tally

# Matches in each seating; enough that an even pairing would stay below MARGIN nineteen times in twenty.
GAMES = 45
MARGIN = 0.57


def share_won(game: str, better: str, worse: str) -> float:
    """Two seats, both seatings, the same deals for both."""
    won = 0.0
    for bots in ((better, worse), (worse, better)):
        series = Series(game, rules_of(game).info.version, {}, bots, GAMES, seed=2)
        won += tally(play_series(series), 2).wins[bots.index(better)]
    return won / (2 * GAMES)


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize(("better", "worse"), [("sharp", "cautious"), ("cautious", "random")])
def test_the_better_bot_wins_clearly_more(game: str, better: str, worse: str) -> None:
    assert share_won(game, better, worse) > MARGIN


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_three_bots(game: str) -> None:
    assert {"random", "cautious", "sharp"} <= bots_of(game).keys()


def test_a_solo_ladder_is_easier_for_the_better_bot() -> None:
    won = {}
    for bot in ("random", "cautious", "sharp"):
        series = Series("ten", rules_of("ten").info.version, {"target": 6}, (bot,), 60, seed=3)
        won[bot] = tally(play_series(series), 1).wins[0]
    assert won["random"] < won["cautious"] < won["sharp"]
