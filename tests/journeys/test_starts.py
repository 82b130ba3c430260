"""Starting where something is missing or broken: the arcade plays all the same, or says why not in one line."""

import signal
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tenarcade.client.geometry import Box
from tenarcade.client.intents import Intent
from tenarcade.storage.settings import Settings
from tenarcade.storage.store import FILE_NAME
from tests.journeys.journey import Journey, begun
from tests.journeys.program import prepare, run_to_the_end, running
from tests.journeys.screen import Screen
from tests.journeys.twin import Twin
from tests.storage.files import run

NOTICE = Box(190, 12, 900, 56)
BELOW_NOTICE = Box(0, 80, 1280, 640)


def test_without_sound(screen: Screen, tmp_path: Path) -> None:
    with begun(screen, tmp_path, SDL_AUDIODRIVER="nonexistent") as journey:
        journey.sit_down()
        journey.play_on(journey.choose, most=3)
        journey.leave()


@pytest.mark.parametrize("environment", [{}, {"DISPLAY": ":987"}], ids=["none", "none that answers"])
def test_without_a_display(tmp_path: Path, environment: dict[str, str]) -> None:
    """A system without a folder of its own for the session is not meant: there a library of Wayland complains, too."""
    ended = run_to_the_end(tmp_path, XDG_RUNTIME_DIR=str(tmp_path), **environment)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("tenarcade: no window can be opened")
    assert ended.stderr.count("\n") == 1


def test_with_a_word_that_means_nothing(tmp_path: Path) -> None:
    ended = run_to_the_end(tmp_path, "please")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("tenarcade: ")
    assert ended.stderr.count("\n") == 1


def test_without_a_folder_that_can_be_written(screen: Screen, tmp_path: Path) -> None:
    """A sentence says that nothing will be kept; playing goes as ever."""
    (tmp_path / "file").write_text("in the way")
    home = tmp_path / "file" / "home"
    with running(screen, home) as program, closing(Twin(tmp_path / "twin", Settings())) as twin:
        journey = Journey(program, twin, tmp_path)
        tells(journey, "storage-memory", folder=str(home))
        journey.choose("game-ten")
        journey.shows_the_same(BELOW_NOTICE)
        journey.choose("play")
        journey.press(Intent.PAUSE)
        for control in journey.twin.scene.controls():
            journey.shows_the_same(control.box)
        program.process.send_signal(signal.SIGTERM)
        program.ends_well()


def spoil(home: Path) -> None:
    (home / FILE_NAME).write_bytes(b"This is no database. " * 1000)


def make_newer(home: Path) -> None:
    run(home, "PRAGMA user_version = 99")


@pytest.mark.parametrize(("happens", "key"), [(spoil, "storage-damaged"), (make_newer, "storage-newer")])
def test_with_a_file_that_cannot_be_used(
    screen: Screen, tmp_path: Path, happens: Callable[[Path], None], key: str
) -> None:
    """It is set aside as it was, and a match is kept in a new one."""
    home = tmp_path / "home"
    prepare(home)
    happens(home)
    before = (home / FILE_NAME).read_bytes()
    with running(screen, home) as program, closing(Twin(tmp_path / "twin", Settings())) as twin:
        journey = Journey(program, twin, tmp_path)
        (aside,) = home.glob("arcade-set-aside-*.db")
        assert aside.read_bytes() == before
        tells(journey, key, file=str(aside))
        journey.choose("game-ten")
        journey.shows_the_same(BELOW_NOTICE)
        journey.choose("play")
        program.wait_until(lambda kept: kept.match is not None, "a match that is kept")
        program.process.send_signal(signal.SIGTERM)
        program.ends_well()


def tells(journey: Journey, key: str, **values: str) -> None:
    """The sentence stands at the edge of the window."""
    arcade = journey.twin.arcade
    arcade.tell(arcade.say(key, **values))
    journey.shows_the_same(NOTICE)
