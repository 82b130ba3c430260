"""Every ladder there is: seven rungs in three languages, and bots to climb past."""

import re

import pytest

from tenarcade.catalog import bots_of, game_names, level_bots_of, rules_of
from tenarcade.play.ladder import has_ladder, load_ladder

GAMES = [game for game in game_names() if has_ladder(game)]
# Against bots; where the game has an opponent of its own, its edition says where the rungs begin (T10.4).
BOT_LADDERS = [game for game in GAMES if any(rung.bots for rung in load_ladder(game).rung)]
LANGUAGES = ("en", "de", "pl")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rung_has_words_of_its_own(game: str, language: str) -> None:
    rungs = load_ladder(game).rung
    said = [getattr(text, language) for rung in rungs for text in (rung.title, rung.praise)]
    assert len({*said}) == 2 * len(rungs)
    assert all(text.strip() == text for text in said)


@pytest.mark.parametrize("game", BOT_LADDERS)
def test_no_polish_line_ends_with_a_word_of_one_letter(game: str) -> None:
    for rung in load_ladder(game).rung:
        for text in (rung.title.pl, rung.praise.pl):
            assert not re.search(r"\b[aiouwz] ", text, re.IGNORECASE), text


@pytest.mark.parametrize("game", BOT_LADDERS)
def test_seven_rungs_are_held_by_bots_that_exist(game: str) -> None:
    rungs, info = load_ladder(game).rung, rules_of(game).info
    assert [rung.target for rung in rungs] == [4, 5, 6, 7, 8, 9, 10]
    known = {**bots_of(game), **level_bots_of(game)}
    for rung in rungs:
        assert {*rung.bots} <= known.keys()
        assert info.min_seats <= 1 + len(rung.bots) <= info.max_seats
