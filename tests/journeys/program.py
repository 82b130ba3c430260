"""The program in a real window, the hands of a person in front of it, and what it has kept in its file."""

import contextlib
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeVar

import pygame

from tenarcade.client.bindings import COMMON_KEYS, DEFAULTS, BindingSet
from tenarcade.client.geometry import Box, Spot, fitted
from tenarcade.client.intents import Intent
from tenarcade.storage.database import open_database
from tenarcade.storage.records import Result
from tenarcade.storage.rows import KeptMatch, read_contents
from tenarcade.storage.settings import Settings
from tenarcade.storage.store import FILE_NAME, open_store
from tests.journeys.closing import ask_to_close
from tests.journeys.fingers import WHEEL_DOWN, WHEEL_UP
from tests.journeys.screen import HEIGHT, WIDTH, Screen

ROOT = Path(__file__).resolve().parents[2]
# Everything is told at once, nothing moves by itself and nothing asks back: a picture depends on the match alone.
QUICK = Settings(language="en", instant=True, reduced_motion=True, confirm_losses=False, window=(WIDTH, HEIGHT))
# Nothing here takes long; this is for machines that do much else.
PATIENCE = 60.0
PAUSE = 0.01

# As X calls keys that SDL calls otherwise.
X_NAMES = {
    "up": "Up",
    "down": "Down",
    "left": "Left",
    "right": "Right",
    "return": "Return",
    "tab": "Tab",
    ",": "comma",
    ".": "period",
    "backspace": "BackSpace",
    "delete": "Delete",
    "escape": "Escape",
    "right shift": "Shift_R",
    "right ctrl": "Control_R",
    "enter": "KP_Enter",
    "[+]": "KP_Add",
    **{f"[{digit}]": f"KP_{digit}" for digit in range(10)},
}
KEYBOARD = "keys-right"

Seen = TypeVar("Seen")


class Kept(NamedTuple):
    """What the program's file says."""

    match: KeptMatch | None
    results: list[Result]

    @property
    def acts(self) -> list[bytes]:
        return self.match.acts if self.match else []


def read_kept(home: Path) -> Kept:
    """Read beside the running program, and nothing else than read."""
    uri = f"{(home / FILE_NAME).as_uri()}?mode=ro"
    with contextlib.closing(sqlite3.connect(uri, uri=True)) as connection:
        connection.execute("BEGIN")  # one moment for all tables
        contents = read_contents(connection)
    return Kept(contents.match, contents.results)


def assert_sound(home: Path) -> None:
    """As a start of the program would find the file."""
    connection, _ = open_database(home / FILE_NAME)
    connection.close()


def prepare(home: Path, settings: Settings = QUICK) -> None:
    store = open_store(home)
    store.save_settings(settings)
    store.close()


def surroundings(home: Path, **more: str) -> dict[str, str]:
    """This process's environment without anything that chooses a screen or a loudspeaker."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "PYGAME_"))}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"):
        plain.pop(name, None)
    return {**plain, "TENARCADE_HOME": str(home), "SDL_AUDIODRIVER": "dummy", "LANG": "C.UTF-8", **more}


def wait_for(look: Callable[[], Seen | None], what: str, process: subprocess.Popen[str] | None = None) -> Seen:
    """Looks until there is something to see."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if (seen := look()) is not None and seen is not False:
            return seen
        assert process is None or process.poll() is None, f"the program has ended before there was {what}"
        time.sleep(PAUSE)
    raise AssertionError(f"after {PATIENCE:g} s there is not {what}")


class Program:
    """`python -m tenarcade`, or another module in its place, with its window in front."""

    def __init__(self, screen: Screen, home: Path, module: str = "tenarcade", **environment: str) -> None:
        self.screen = screen
        self.home = home
        self._environment = surroundings(home, DISPLAY=screen.display, **environment)
        self.process = subprocess.Popen(
            [sys.executable, "-m", module],
            cwd=ROOT, env=self._environment, text=True, bufsize=1,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        self.window = ""
        self.size = WIDTH, HEIGHT

    def appear(self) -> None:
        self.window = wait_for(self._find_window, "a window", self.process)
        self.take_focus()

    def _find_window(self) -> str | None:
        found = self.ask("search", "--onlyvisible", "--pid", str(self.process.pid)).split()
        return found[-1] if found else None

    def take_focus(self) -> None:
        self.ask("windowraise", self.window, "windowfocus", self.window)

    # -- hands --------------------------------------------------------------------------------------------------

    def press(self, *intents: Intent, device: str = KEYBOARD, bindings: BindingSet = "table") -> None:
        """By the keys of one layout."""
        self.screen.fingers.strike(*(_key_of(intent, device, bindings) for intent in intents))

    def hold(self, intent: Intent, device: str) -> None:
        self.screen.fingers.hold(_key_of(intent, device))

    def let_go(self, intent: Intent, device: str) -> None:
        self.screen.fingers.let_go(_key_of(intent, device))

    def point(self, spot: Spot) -> None:
        pixels = self.pixels(Box(*spot, 0, 0))
        self.screen.fingers.point(pixels.x, pixels.y)

    def wheel(self, notches: int) -> None:
        for _ in range(abs(notches)):
            self.screen.fingers.click(WHEEL_UP if notches > 0 else WHEEL_DOWN)

    def pixels(self, part: Box) -> pygame.Rect:
        """Where a part of the stage lies on the screen: the window stands in its corner."""
        fit = fitted(*self.size)
        left, top = fit.left + part.x * fit.scale, fit.top + part.y * fit.scale
        return pygame.Rect(round(left), round(top), int(part.width * fit.scale), int(part.height * fit.scale))

    def resize(self, width: int, height: int) -> None:
        self.ask("windowsize", "--sync", self.window, str(width), str(height))
        self.size = width, height

    def hide(self) -> None:
        self.ask("windowunmap", "--sync", self.window)

    def show(self) -> None:
        self.ask("windowmap", "--sync", self.window)
        self.take_focus()

    def ask(self, *arguments: str) -> str:
        done = subprocess.run(
            ["xdotool", *arguments],
            env=self._environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        return done.stdout

    # -- what it has kept ---------------------------------------------------------------------------------------

    def kept(self) -> Kept:
        return read_kept(self.home)

    def wait_until(self, holds: Callable[[Kept], bool], what: str) -> Kept:
        def look() -> Kept | None:
            kept = self.kept()
            return kept if holds(kept) else None

        return wait_for(look, what, self.process)

    # -- endings ------------------------------------------------------------------------------------------------

    def ends_well(self) -> None:
        """By itself, and without a word."""
        said, complained = self.process.communicate(timeout=PATIENCE)
        ended = self.process.returncode, said, complained
        assert ended == (0, "", ""), ended

    def close_window(self) -> None:
        ask_to_close(self.screen.display, int(self.window))

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()


def _key_of(intent: Intent, device: str, bindings: BindingSet = "table") -> str:
    """As X calls it."""
    keys = {meant: key for key, meant in (DEFAULTS[bindings][device] | COMMON_KEYS).items()}
    return X_NAMES.get(keys[intent], keys[intent])


@contextlib.contextmanager
def running(screen: Screen, home: Path, module: str = "tenarcade", **environment: str) -> Iterator[Program]:
    program = Program(screen, home, module, **environment)
    try:
        program.appear()
        yield program
    finally:
        program.kill()


def run_to_the_end(home: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Where no window is expected."""
    return subprocess.run(
        [sys.executable, "-m", "tenarcade", *arguments],
        cwd=ROOT, env=surroundings(home, **environment), capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
