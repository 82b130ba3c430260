"""Pig 10 and 10 Retro from the title to the results by pads, one of which is pulled out in the middle."""

from pathlib import Path

import pytest

from tests.journeys.couch import Couch, couch
from tests.journeys.program import prepare
from tests.journeys.screen import Screen

TABLES = [("pig", 2, 0), ("pig", 3, 1), ("pig", 8, 0), ("retro", 2, 0), ("retro", 4, 0), ("retro", 7, 0)]


@pytest.mark.parametrize(("game", "pads", "bots"), TABLES)
def test_people_with_pads_play_a_whole_match(screen: Screen, tmp_path: Path, game: str, pads: int, bots: int) -> None:
    prepare(tmp_path)
    with couch(screen, tmp_path) as people:
        people.sit_down(game, pads, bots)
        assert people.seen.devices == [people.pads.get(seat) for seat in range(pads + bots)]
        play(people, until_acts=20)
        people.lose_and_find_a_pad()
        play(people)
        assert people.seen.scenes == ["ResultsScene"]
        kept = people.program.wait_until(lambda kept: bool(kept.results), "a result")
        assert len(kept.results[0].scores) == pads + bots


def play(people: Couch, until_acts: int | None = None) -> None:
    while people.is_at_table() and (until_acts is None or people.seen.acts < until_acts):
        people.act_by_lot()
        assert people.seen.open_hands == []
