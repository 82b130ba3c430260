"""From the title to the results and back, in a real window, by real keys."""

from pathlib import Path

from tests.journeys.journey import begun
from tests.journeys.screen import Screen


def test_a_whole_match_by_keys(screen: Screen, tmp_path: Path) -> None:
    with begun(screen, tmp_path) as journey:
        journey.sit_down()
        journey.play_on(journey.choose)
        journey.ends_in_results()

        journey.begin(lambda: journey.choose("rematch"))
        journey.play_on(journey.choose, most=2)
        journey.leave()
