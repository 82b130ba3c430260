"""Killed in the middle of a match, again and again: it goes on exactly there."""

import random
import time
from contextlib import closing
from pathlib import Path

import pytest

from tenarcade.client.intents import Intent
from tests.journeys.journey import Journey
from tests.journeys.kept_matches import keep_fresh_match
from tests.journeys.players import wanted
from tests.journeys.program import QUICK, Program, assert_sound, prepare, read_kept, running
from tests.journeys.screen import Screen
from tests.journeys.twin import Twin

# Two halves of fifty, so that they can be run side by side.
KILLS = 25
# A window stands after less than this, and an act with all that follows is written.
LONGEST_START = 0.7
LONGEST_ACT = 0.06


@pytest.mark.parametrize("half", range(2))
def test_a_killed_match_goes_on_exactly_where_it_was(screen: Screen, tmp_path: Path, half: int) -> None:
    home, chance = tmp_path / "home", random.Random(half)
    prepare(home)
    keep_fresh_match(home, people=2, bots=1, seed=half)
    with closing(Twin(tmp_path / "twin", QUICK)) as twin:
        for kill in range(KILLS):
            if kill % 5 == 4:
                kill_while_starting(screen, home, chance)
            else:
                kill_while_playing(screen, home, twin, chance)
            assert_sound(home)
    assert len(read_kept(home).acts) > KILLS


def kill_while_starting(screen: Screen, home: Path, chance: random.Random) -> None:
    before = read_kept(home)
    program = Program(screen, home)
    time.sleep(chance.uniform(0, LONGEST_START))
    program.kill()
    assert read_kept(home).acts == before.acts


def kill_while_playing(screen: Screen, home: Path, twin: Twin, chance: random.Random) -> None:
    match = read_kept(home).match
    assert match is not None
    twin.keep(match)
    twin.arcade.go("title")
    twin.step()
    with running(screen, home) as program:
        journey = Journey(program, twin, home)
        journey.shows_the_same()
        journey.press(Intent.CONFIRM)
        journey.shows_the_same()
        journey.play_on(journey.choose, most=chance.randrange(2))
        journey.keeps_the_same()
        safe = twin.acts
        journey.choose(wanted(twin.table))
        time.sleep(chance.uniform(0, LONGEST_ACT))
        program.kill()
    kept = read_kept(home).acts
    assert kept[: len(safe)] == safe
    assert kept == twin.acts[: len(kept)]
