"""Plus Minus killed in the middle of a round, again and again: nothing that has happened is lost."""

import random
import time
from contextlib import closing
from pathlib import Path

import pytest

from tenarcade.client.intents import Intent
from tests.journeys.journey import started_again
from tests.journeys.kept_matches import keep_fresh_match
from tests.journeys.program import QUICK, Kept, assert_sound, prepare, read_kept, wait_for
from tests.journeys.race import CARDS, acts_of, flicked
from tests.journeys.screen import Screen
from tests.journeys.twin import Twin

# Few at each table, since everybody is counted in after each of them.
KILLS = 3
LONGEST_ACT = 0.3


@pytest.mark.parametrize("bots", [1, 3])
def test_a_killed_race_goes_on_with_all_that_has_happened(screen: Screen, tmp_path: Path, bots: int) -> None:
    home = tmp_path / "home"
    prepare(home)
    keep_fresh_match(home, people=1, bots=bots, seed=bots, game="speed")
    chance = random.Random(bots)
    with closing(Twin(tmp_path / "twin", QUICK)) as twin:
        for _ in range(KILLS):
            kill_while_playing(screen, home, twin, chance)
            assert_sound(home)
    assert flicked(read_kept(home))[0] >= KILLS


def kill_while_playing(screen: Screen, home: Path, twin: Twin, chance: random.Random) -> None:
    before = read_kept(home)
    with started_again(screen, home, twin) as journey:
        program = journey.program
        program.press(Intent.CONFIRM)

        def flick() -> Kept | None:
            program.press(*CARDS, Intent.DRAW, bindings="race")
            kept = program.kept()
            return kept if flicked(kept)[0] > flicked(before)[0] else None

        safe = wait_for(flick, "a flick more", program.process)
        time.sleep(chance.uniform(0, LONGEST_ACT))
        program.kill()
    after = read_kept(home)
    assert safe.acts[: len(before.acts)] == before.acts
    assert after.acts[: len(safe.acts)] == safe.acts
    assert len(acts_of(after)) == len(after.acts)
