"""From the title to the results and back, in a real window, by the mouse alone."""

from pathlib import Path

from tests.journeys.journey import Journey, begun
from tests.journeys.screen import Screen


def test_a_whole_match_by_mouse(screen: Screen, tmp_path: Path) -> None:
    with begun(screen, tmp_path) as journey:
        sit_down(journey)
        journey.play_on(lambda name: act(journey, name))
        journey.ends_in_results()

        journey.begin(lambda: journey.click("rematch"))
        journey.play_on(journey.click, most=2)
        journey.program.close_window()
        journey.program.ends_well()


def sit_down(journey: Journey) -> None:
    """To the table and away again, then with another name and one more bot."""
    for click in ("game-ten", None, "game-ten", "bot-2"):
        if click is None:
            journey.step_back()
        else:
            journey.click(click)
        journey.shows_the_same()
    before = journey.twin.control("name-0").value
    journey.turn_wheel("name-0", 2)
    assert journey.twin.control("name-0").value != before
    journey.shows_the_same()
    journey.begin(lambda: journey.click("play"))


def act(journey: Journey, name: str) -> None:
    """A bid is raised by the wheel before it is made."""
    if name == "bid":
        journey.turn_wheel("bid", 1)
        journey.shows_the_same()
    journey.click(name)
