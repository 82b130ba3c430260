"""The sign is on the screen before anything slow is imported, and the log tells how far a start has come."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from tenarcade.client.environment import prepare_environment
from tenarcade.client.palette import NIGHT
from tenarcade.client.window import Window
from tenarcade.launch import show_sign
from tests.cli.running import ROOT

WITHOUT_A_SCREEN = {"SDL_VIDEODRIVER": "dummy"}
# Pressing "quit" from the outside, and looking at what is there at the first picture.
START = """
import sys
import pygame
import tenarcade.cli.main, tenarcade.launch
from tenarcade.launch import show_sign

def looked(window):
    show_sign(window)
    print(*sorted(name for name in ("fluent", "babel", "tenarcade.scenes", "multiprocessing") if name in sys.modules))
    pygame.event.post(pygame.Event(pygame.QUIT))

tenarcade.launch.show_sign = looked
sys.exit(tenarcade.cli.main.main(sys.argv[1:]))
"""


def start(home: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """In this process's environment, but without its screens."""
    plain = {name: value for name, value in os.environ.items() if "DISPLAY" not in name and "VIDEO" not in name}
    given = {"TENARCADE_HOME": str(home), "XDG_RUNTIME_DIR": str(home), "PYGAME_HIDE_SUPPORT_PROMPT": "1", **more}
    return subprocess.run(
        [sys.executable, "-c", START],
        cwd=ROOT,
        env={**plain, **given},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_sign_is_shown_before_words_and_scenes_are_read(tmp_path: Path) -> None:
    ended = start(tmp_path, **WITHOUT_A_SCREEN)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "\n", "")


def test_the_log_tells_how_far_a_start_has_come(tmp_path: Path) -> None:
    start(tmp_path, **WITHOUT_A_SCREEN)
    told = [line[20:] for line in (tmp_path / "tenarcade.log").read_text().splitlines()]
    assert [told[0], told[1], told[-1]] == ["note  start", "note  first picture", "note  end"]
    assert not [line for line in told if "ERROR" in line]


def test_without_a_window_there_is_one_line(tmp_path: Path) -> None:
    ended = start(tmp_path, SDL_VIDEODRIVER="nonexistent")
    assert ended.returncode == 2
    assert ended.stderr.startswith("tenarcade: no window can be opened")
    assert ended.stderr.count("\n") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
def test_a_screen_that_nobody_sees_is_none(tmp_path: Path) -> None:
    ended = start(tmp_path)
    assert (ended.returncode, ended.stderr) == (2, "tenarcade: no window can be opened: there is no screen\n")


def test_the_sign_is_in_the_middle_of_the_night() -> None:
    prepare_environment()
    window = Window((800, 600), fullscreen=False)
    show_sign(window)
    assert window.surface.get_at((5, 5))[:3] == window.surface.get_at((400, 100))[:3] == NIGHT
    assert window.surface.get_at((400, 260))[:3] != NIGHT
    pygame.display.quit()
