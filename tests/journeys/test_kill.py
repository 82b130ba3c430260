"""Killed in the middle of a match, again and again: it goes on exactly there."""

import random
import time
from contextlib import closing
from pathlib import Path

import pytest

from tenarcade.client.intents import Intent
from tests.journeys.journey import started_again
from tests.journeys.kept_matches import keep_fresh_match
from tests.journeys.program import QUICK, Program, assert_sound, prepare, read_kept
from tests.journeys.screen import Screen
from tests.journeys.twin import Twin

# Two halves of fifty, so that they can be run side by side.
KILLS = 25
# Few at each table, since there are many.
KILLS_OF_HIDDEN_HANDS = 3
# Presses between a start and the one that is fatal: where hands are hidden, an act takes up to three.
FEW, ENOUGH = (0, 1), (3, 4)
# A window stands after less than this, and an act with all that follows is written.
LONGEST_START = 0.7
LONGEST_ACT = 0.06


@pytest.mark.parametrize("half", range(2))
def test_a_killed_match_goes_on_exactly_where_it_was(screen: Screen, tmp_path: Path, half: int) -> None:
    prepare(tmp_path / "home")
    keep_fresh_match(tmp_path / "home", people=2, bots=1, seed=half)
    kill_again_and_again(screen, tmp_path, KILLS, FEW, random.Random(half))


@pytest.mark.parametrize(
    ("game", "people", "bots"),
    [("pig", 1, 1), ("pig", 2, 2), ("pig", 4, 4), ("retro", 1, 1), ("retro", 2, 2), ("retro", 4, 3)],
)
def test_a_killed_match_of_hidden_hands_goes_on_exactly_where_it_was(
    screen: Screen, tmp_path: Path, game: str, people: int, bots: int
) -> None:
    """Several people have one keyboard between them, and a curtain."""
    prepare(tmp_path / "home")
    keep_fresh_match(tmp_path / "home", people=people, bots=bots, seed=5, game=game)
    kill_again_and_again(screen, tmp_path, KILLS_OF_HIDDEN_HANDS, ENOUGH, random.Random(f"{game} {people}"))


def kill_again_and_again(
    screen: Screen, folder: Path, kills: int, presses: tuple[int, int], chance: random.Random
) -> None:
    home = folder / "home"
    with closing(Twin(folder / "twin", QUICK)) as twin:
        for kill in range(kills):
            if kill % 5 == 1:
                kill_while_starting(screen, home, chance)
            else:
                kill_while_playing(screen, home, twin, presses, chance)
            assert_sound(home)
    assert len(read_kept(home).acts) > kills


def kill_while_starting(screen: Screen, home: Path, chance: random.Random) -> None:
    before = read_kept(home)
    program = Program(screen, home)
    time.sleep(chance.uniform(0, LONGEST_START))
    program.kill()
    assert read_kept(home).acts == before.acts


def kill_while_playing(screen: Screen, home: Path, twin: Twin, presses: tuple[int, int], chance: random.Random) -> None:
    with started_again(screen, home, twin) as journey:
        journey.press(Intent.CONFIRM)
        journey.shows_the_same()
        journey.play_on(journey.choose, most=chance.randint(*presses))
        journey.keeps_the_same()
        safe = twin.acts
        journey.act_once(journey.choose)
        time.sleep(chance.uniform(0, LONGEST_ACT))
        journey.program.kill()
    kept = read_kept(home).acts
    assert kept[: len(safe)] == safe
    assert kept == twin.acts[: len(kept)]
