"""A match with pads that was killed: in a new start pads are called otherwise, and everybody takes up the own seat."""

from pathlib import Path

import pytest

from tests.journeys.couch import couch
from tests.journeys.program import prepare
from tests.journeys.screen import Screen

ACTS = 10


@pytest.mark.parametrize(("game", "pads"), [("pig", 8), ("retro", 3)])
def test_everybody_takes_up_a_pad_and_plays_on(screen: Screen, tmp_path: Path, game: str, pads: int) -> None:
    prepare(tmp_path)
    with couch(screen, tmp_path) as people:
        people.sit_down(game, pads)
        while people.is_at_table() and people.seen.acts < ACTS:
            people.act_by_lot()
        table = people.seen.scenes
        people.program.wait_until(lambda kept: len(kept.acts) >= ACTS, "every act")
        people.program.kill()
    with couch(screen, tmp_path) as people:
        for number in range(pads):
            people.plug_in(number)
        people.choose(0, "continue")
        assert people.seen.scenes == [*table, "Pause"]
        assert people.seen.devices == [None] * pads
        # In another order than they were plugged in.
        for number in reversed(range(pads)):
            assert people.seen.scenes == [*table, "Pause"]
            people.press(number, "a")
        assert people.seen.scenes == table
        assert people.seen.devices == [people.pads[number] for number in reversed(range(pads))]
        assert people.seen.acts == ACTS
        while people.is_at_table() and people.seen.acts < 2 * ACTS:
            people.act_by_lot()
            assert people.seen.open_hands == []
