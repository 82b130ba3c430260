"""From the title to the results and back, in a real window, by real keys."""

from pathlib import Path

from tenarcade.client.intents import Intent
from tests.journeys.journey import begun
from tests.journeys.screen import Screen


def test_a_whole_match_by_keys(screen: Screen, tmp_path: Path) -> None:
    with begun(screen, tmp_path) as journey:
        journey.press(Intent.CONFIRM)
        journey.shows_the_same()
        journey.press(Intent.CONFIRM)
        journey.joins_the_match()
        journey.play_on(journey.choose)
        kept = journey.program.wait_until(lambda kept: kept.match is None and bool(kept.results), "a result")
        assert kept.results[0].scores == journey.twin.arcade.store.results()[0].scores

        journey.choose("rematch")
        journey.joins_the_match()
        journey.play_on(journey.choose, most=2)
        journey.press(Intent.PAUSE)
        journey.shows_the_same()
        journey.choose("leave")
        journey.shows_the_same()
        journey.choose("quit")
        journey.program.ends_well()
