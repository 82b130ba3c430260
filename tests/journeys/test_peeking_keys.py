"""Two people at one keyboard look at their own cards while a key is held, and nobody sees any other."""

from pathlib import Path

import pytest

from tests.journeys.journey import begun
from tests.journeys.peeking import everybody_peeks, peeking, shows_only_hands_of, table_of_hands
from tests.journeys.screen import Screen

# Without and with bots between them.
COMPANIES = {"pig": ("pig", "leave-2", "leave-1", "keys-left"), "retro": ("retro", "keys-left")}
TURNS = 6


@pytest.mark.parametrize("company", COMPANIES.values(), ids=COMPANIES)
def test_a_hand_is_open_while_its_key_is_held(screen: Screen, tmp_path: Path, company: tuple[str, ...]) -> None:
    """Whoever's turn it is; and whoever acts has seen enough, even if the key is still down."""
    with begun(screen, tmp_path) as journey:
        journey.sit_down(*company)
        table = table_of_hands(journey)
        for _ in range(TURNS):
            everybody_peeks(journey)
            acting, other = sorted(table.seating.people, key=lambda seat: seat != table.person)
            with peeking(journey, other):
                with peeking(journey, acting):
                    shows_only_hands_of(journey, acting, other)
                    journey.act_once(journey.choose)
                    shows_only_hands_of(journey, other)
                shows_only_hands_of(journey, other)
            shows_only_hands_of(journey)
            journey.shows_the_same()
            journey.keeps_the_same()
