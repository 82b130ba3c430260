"""A window that is resized, hidden, doubled and ended from outside."""

import signal
from contextlib import closing
from pathlib import Path

from tenarcade.storage.store import open_store
from tests.journeys.journey import Journey, begun
from tests.journeys.program import QUICK, running
from tests.journeys.screen import Screen
from tests.journeys.twin import Twin

SMALL = (960, 540)
WIDE = (1200, 560)


def test_resizing_hiding_and_showing_again(screen: Screen, tmp_path: Path) -> None:
    with begun(screen, tmp_path) as journey:
        journey.sit_down()
        for size in (SMALL, WIDE):
            journey.program.resize(*size)
            journey.twin.resize(*size)
            journey.shows_the_same()
            journey.play_on(journey.click, most=2)
        # Out of the way: a window that comes back under the mouse takes the focus there.
        screen.fingers.point(0, 0)
        journey.program.hide()
        journey.program.show()
        journey.shows_the_same()
        journey.play_on(journey.choose, most=2)
        journey.leave()
    store = open_store(tmp_path / "home")
    assert store.settings.window == WIDE
    store.close()


def test_another_one_beside_the_first(screen: Screen, tmp_path: Path) -> None:
    """Both on one file: each plays its own match."""
    with begun(screen, tmp_path) as first:
        with (
            running(screen, tmp_path / "home") as program,
            closing(Twin(tmp_path / "second", QUICK)) as twin,
        ):
            second = Journey(program, twin, tmp_path)
            second.shows_the_same()
            second.sit_down()
            second.play_on(second.choose, most=2)
            first.program.take_focus()
            first.shows_the_same()
            first.sit_down()
            first.play_on(first.choose, most=2)
            program.take_focus()
            second.leave()
        first.program.take_focus()
        first.play_on(first.choose, most=2)
        first.leave()


def test_ending_it_from_outside(screen: Screen, tmp_path: Path) -> None:
    """In the middle of a match, which is kept."""
    with begun(screen, tmp_path) as journey:
        journey.sit_down()
        journey.play_on(journey.choose, most=2)
        journey.program.process.send_signal(signal.SIGTERM)
        journey.program.ends_well()
        assert journey.program.kept().acts == journey.twin.acts
