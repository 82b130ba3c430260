"""Pig 10 and 10 Retro from the title to the results, by people at one keyboard whose hands stay closed."""

from pathlib import Path

import pytest

from tests.journeys.journey import begun
from tests.journeys.peeking import table_of_hands
from tests.journeys.screen import Screen

# Whoever comes to the person and the two bots that are there already.
COMPANIES = {
    "pig of two": ("pig", "leave-2", "leave-1", "keys-left"),
    "pig of four": ("pig", "keys-middle"),
    "pig of eight": ("pig", "keys-left", "keys-middle", "keys-number", "bot-6", "bot-7"),
    "retro of two": ("retro", "leave-2", "leave-1", "keys-left"),
    "retro of four": ("retro", "leave-2", "leave-1", "keys-left", "keys-middle", "keys-number"),
    "retro of seven": ("retro", "keys-left", "keys-middle", "keys-number", "bot-6"),
}
PRESSES_BEFORE_NUM_LOCK = 12


@pytest.mark.parametrize("company", COMPANIES.values(), ids=COMPANIES)
def test_people_at_one_keyboard_play_a_whole_match(screen: Screen, tmp_path: Path, company: tuple[str, ...]) -> None:
    """What is printed on the number pad is meant, whether it counts as numbers or not."""
    with begun(screen, tmp_path) as journey:
        journey.sit_down(*company)
        table = table_of_hands(journey)
        people = table.seating.people
        layouts = [each for each in company if each.startswith("keys-")]
        assert [table.seating.sitters[seat].device for seat in people] == ["keys-right", *layouts]
        assert not any(table.is_open(seat) for seat in people)
        journey.play_on(journey.choose, most=PRESSES_BEFORE_NUM_LOCK)
        screen.fingers.strike("Num_Lock")
        journey.play_on(journey.choose)
        journey.ends_in_results()
