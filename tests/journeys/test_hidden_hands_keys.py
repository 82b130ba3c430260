"""Pig 10 and 10 Retro from the title to the results, by two people at one keyboard whose hands stay closed."""

from pathlib import Path

import pytest

from tenarcade.scenes.hands_table import HandsTable
from tests.journeys.journey import begun
from tests.journeys.screen import Screen

COMPANIES = {
    "pig of four": ("pig", "keys-left", "bot-3"),
    "retro of two": ("retro", "leave-1", "keys-left"),
}


@pytest.mark.parametrize("company", COMPANIES.values(), ids=COMPANIES)
def test_two_people_play_a_whole_match_by_keys(screen: Screen, tmp_path: Path, company: tuple[str, ...]) -> None:
    with begun(screen, tmp_path) as journey:
        journey.sit_down(*company)
        table = journey.twin.table
        assert isinstance(table, HandsTable)
        assert {table.seating.sitters[seat].device for seat in table.seating.people} == {"keys-left", "keys-right"}
        assert not any(table.is_open(seat) for seat in table.seating.people)
        journey.play_on(journey.choose)
        kept = journey.program.wait_until(lambda kept: kept.match is None and bool(kept.results), "a result")
        assert kept.results[0].scores == journey.twin.arcade.store.results()[0].scores
