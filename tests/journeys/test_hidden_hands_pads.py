"""Pig 10 and 10 Retro with as many seats as there can be, most of them with a pad, one of which is pulled out."""

from pathlib import Path

import pytest

from tests.journeys.couch import Couch, couch
from tests.journeys.program import prepare
from tests.journeys.screen import Screen


@pytest.mark.parametrize(("game", "pads", "bots"), [("pig", 8, 0), ("retro", 4, 3)], ids=["pig", "retro"])
def test_a_full_table_plays_a_whole_match_by_pads(
    screen: Screen, tmp_path: Path, game: str, pads: int, bots: int
) -> None:
    prepare(tmp_path)
    with couch(screen, tmp_path) as people:
        sit_down(people, game, pads, bots)
        assert people.seen.devices == [people.pads.get(seat) for seat in range(pads + bots)]
        play(people, until_acts=20)
        people.lose_and_find_a_pad()
        play(people)
        assert people.seen.scenes == ["ResultsScene"]
        kept = people.program.wait_until(lambda kept: bool(kept.results), "a result")
        assert len(kept.results[0].scores) == pads + bots


def sit_down(people: Couch, game: str, pads: int, bots: int) -> None:
    """The bot that waits there makes room; the others come when all people have sat down."""
    for number in range(pads):
        people.plug_in(number)
    people.choose(0, f"game-{game}")
    people.choose(0, "leave-1")
    for number in range(1, pads):
        people.press(number, "a")
    for seat in range(pads, pads + bots):
        people.choose(0, f"bot-{seat}")
    people.choose(0, "play")


def play(people: Couch, until_acts: int | None = None) -> None:
    while people.is_at_table() and (until_acts is None or people.seen.acts < until_acts):
        people.act_by_lot()
