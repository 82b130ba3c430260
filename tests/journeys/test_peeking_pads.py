"""People with pads look at their own cards while a trigger is held, and nobody sees any other."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tenarcade.scenes.party import LOOKS
from tenarcade.storage.store import open_store
from tests.journeys.couch import couch
from tests.journeys.program import prepare
from tests.journeys.screen import Screen

TURNS = 6


@pytest.mark.parametrize(("game", "pads", "bots"), [("pig", 3, 0), ("retro", 2, 1)], ids=["pig", "retro"])
def test_a_hand_is_open_while_its_trigger_is_held(
    screen: Screen, tmp_path: Path, game: str, pads: int, bots: int
) -> None:
    prepare(tmp_path)
    with couch(screen, tmp_path) as people:
        people.sit_down(game, pads, bots)
        for _ in range(TURNS):
            assert people.is_at_table()
            assert people.seen.open_hands == []
            for number in range(pads):
                assert people.peek(number).open_hands == [number]
                assert people.stop_peeking(number).open_hands == []

            acting = people.number_to_act
            other = (acting + 1) % pads
            people.peek(other)
            assert people.peek(acting).open_hands == sorted([acting, other])
            people.act_by_lot()
            assert people.is_at_table()
            assert people.seen.open_hands == [other]
            people.stop_peeking(acting)
            assert people.stop_peeking(other).open_hands == []


@pytest.mark.parametrize("game", ["pig", "retro"])
def test_a_hand_is_closed_when_its_pad_is_pulled_out(screen: Screen, tmp_path: Path, game: str) -> None:
    """Nor is any other left open; and whoever comes back with the trigger held has to press it again."""
    prepare(tmp_path)
    with couch(screen, tmp_path) as people:
        people.sit_down(game, pads=3)
        assert people.is_at_table()
        for number in range(3):
            other = (number + 1) % 3
            people.peek(other)
            assert people.peek(number).open_hands == sorted([number, other])
            people.pull_out(number)
            assert people.seen.open_hands == []
            people.plug_in(number)
            assert people.press(number, "a").scenes[-1].endswith("Table")
            assert people.seen.open_hands == []
            assert people.stop_peeking(other).open_hands == []
            assert people.peek(number).open_hands == [number]
            assert people.stop_peeking(number).open_hands == []


def test_who_switches_presses_once_to_open_and_once_to_close(screen: Screen, tmp_path: Path) -> None:
    """Ada's profile says so; Kaz, beside her, holds the trigger."""
    prepare(tmp_path)
    store = open_store(tmp_path)
    store.save_profile(replace(store.new_profile("Ada", *LOOKS[0]), peek_toggles=True))
    store.close()
    with couch(screen, tmp_path) as people:
        people.sit_down("pig", pads=2)
        assert people.is_at_table()
        people.peek(0)
        assert people.stop_peeking(0).open_hands == [0]
        assert people.peek(1).open_hands == [0, 1]
        assert people.stop_peeking(1).open_hands == [0]
        people.peek(0)
        assert people.stop_peeking(0).open_hands == []
