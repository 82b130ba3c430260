"""The bundle works where nothing of the checkout, of Python or of the environment is left."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tenarcade import __version__
from tenarcade.app import build_arcade
from tenarcade.catalog import game_names
from tenarcade.client.geometry import Spot
from tenarcade.log import FILE_NAME
from tenarcade.scenes.games.catalog import is_playable
from tenarcade.scenes.title import Title
from tenarcade.storage.store import open_store
from tests.bundle.program import ROOT, Bundle, emptied
from tests.bundle.screen import Keyboard, own_screen, wait_for

pytestmark = pytest.mark.bundle

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="needs a screen that a test can press keys on")
LINUX_HOME = Path(".local", "share", "tenarcade")


@pytest.fixture
def keyboard() -> Iterator[Keyboard]:
    with own_screen() as screen:
        yield screen


def assert_passed(done: subprocess.CompletedProcess[str]) -> None:
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert lines[-1] == "all passed"
    names = {line.split(":")[0].removeprefix("ok").strip() for line in lines}
    assert {f"match {game}" for game in filter(is_playable, game_names())} <= names


def test_it_says_its_version(bundle: Bundle) -> None:
    assert bundle.run("--version").stdout == f"TEN Arcade {__version__}\n"


def test_it_knows_every_game(bundle: Bundle) -> None:
    said = bundle.run("games").stdout
    assert [game for game in game_names() if f"\n  {game} " not in said] == []


def test_its_processes_are_not_more_windows(bundle: Bundle) -> None:
    done = bundle.run("sim", "pig", "--games", "24", "--bots", "random", "--jobs", "2")
    assert done.returncode == 0, done.stderr
    assert "24 matches" in done.stdout


@on_linux
def test_a_process_that_was_not_forked_is_no_window_either(bundle: Bundle) -> None:
    """As other systems start them, here without anything to do."""
    done = bundle.run("--multiprocessing-fork", "tracker_fd=98", "pipe_handle=99")
    assert "in spawn_main" in done.stderr
    assert "tenarcade: " not in done.stderr


@on_linux
def test_it_passes_its_self_test_in_a_window(bundle: Bundle, keyboard: Keyboard) -> None:
    done = bundle.run("--self-test", DISPLAY=keyboard.display)
    assert_passed(done)
    assert "window: x11" in done.stdout


def test_it_passes_its_self_test_where_it_is(bundle: Bundle) -> None:
    """On Linux there is no screen now; elsewhere this is a window."""
    assert_passed(bundle.run("--self-test"))


@on_linux
def test_a_match_can_be_played_and_left(bundle: Bundle, keyboard: Keyboard, tmp_path: Path) -> None:
    home = tmp_path / LINUX_HOME
    log = home / FILE_NAME
    environment = emptied(DISPLAY=keyboard.display, HOME=str(tmp_path))
    with subprocess.Popen([bundle.program], env=environment, cwd="/", stderr=subprocess.DEVNULL) as program:
        try:
            wait_for(lambda: log.exists() and "note  title" in log.read_text(), "a title")
            keyboard.point_at_window(program.pid)
            keyboard.press("Return", "Return")
            play_until_acts(keyboard, home, 3)
            keyboard.press("Escape", "Up", "Return")
            keyboard.click(*place_of_quit(home))
            assert program.wait(60) == 0
        finally:
            program.kill()
    lines = log.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if "ERROR" in line] == []
    assert lines[-1].endswith("note  end")
    assert acts_kept(home) >= 3


def play_until_acts(keyboard: Keyboard, home: Path, wanted: int) -> None:
    """Whatever is offered first, again and again."""

    def look() -> bool:
        keyboard.press("Return")
        return acts_kept(home) >= wanted

    wait_for(look, f"a match with {wanted} acts")


def acts_kept(home: Path) -> int:
    with closing(open_store(home)) as store:
        return len(store.running.acts) if store.running else 0


def place_of_quit(home: Path) -> Spot:
    """In a window of 1280×720 the stage's units are its pixels."""
    with closing(open_store(home)) as store:
        (control,) = [control for control in Title(build_arcade(store)).controls() if control.name == "quit"]
        return control.box.centre


def test_a_single_file_works_too(out: Path, tmp_path: Path) -> None:
    (python,) = (*out.glob("environment/bin/python"), *out.glob("environment/Scripts/python.exe"))
    command = [sys.executable, "-m", "tools.bundle", "--one-file", "--environment", str(python), "--out", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (single,) = [path for path in (tmp_path / "bundle").iterdir() if path.suffix in ("", ".exe", ".app")]
    program = single / "Contents" / "MacOS" / "TEN Arcade" if single.suffix == ".app" else single
    moved = tmp_path / "Größe 10"
    program.rename(moved)
    done = subprocess.run([moved, "--self-test"], env=emptied(), capture_output=True, encoding="utf-8", check=False)
    assert_passed(done)
