"""Pig 10 and 10 Retro by the mouse: alone among bots, and beside somebody from whom a hand is hidden."""

from pathlib import Path

import pytest

from tenarcade.client.intents import MOUSE, Intent
from tests.journeys.journey import begun
from tests.journeys.open_hands import open_hands
from tests.journeys.peeking import everybody_peeks, table_of_hands
from tests.journeys.screen import Screen

TURNS = 8


@pytest.mark.parametrize("game", ["pig", "retro"])
def test_one_person_among_bots_plays_a_whole_match_by_mouse(screen: Screen, tmp_path: Path, game: str) -> None:
    with begun(screen, tmp_path) as journey:
        journey.click(f"game-{game}")
        journey.shows_the_same()
        journey.begin(lambda: journey.click("play"))
        table = table_of_hands(journey)
        assert [sitter.device for sitter in table.seating.sitters] == [MOUSE, None, None]
        assert open_hands(table) == [0]
        journey.play_on(journey.click)
        journey.ends_in_results()


@pytest.mark.parametrize("game", ["pig", "retro"])
def test_the_mouse_opens_its_own_hand_beside_somebody_with_keys(screen: Screen, tmp_path: Path, game: str) -> None:
    with begun(screen, tmp_path) as journey:
        for name in (f"game-{game}", "leave-2", "leave-1"):
            journey.click(name)
            journey.shows_the_same()
        journey.press(Intent.CONFIRM, device="keys-left")
        journey.shows_the_same()
        journey.begin(lambda: journey.click("play"))
        table = table_of_hands(journey)
        assert [sitter.device for sitter in table.seating.sitters] == [MOUSE, "keys-left"]
        for _ in range(TURNS):
            everybody_peeks(journey)
            journey.act_once(journey.act)
            journey.shows_the_same()
            journey.keeps_the_same()
        assert {act.seat for act, _ in table.session.match.acts} == {0, 1}
