"""A screen that only the test looks at, and the keys of a keyboard in front of it."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

PATIENCE = 60.0

Seen = TypeVar("Seen")


class Keyboard:
    def __init__(self, display: str) -> None:
        self.display = display

    def press(self, *keys: str) -> None:
        """One by one, as fingers do."""
        for key in keys:
            self._do("key", key)
            time.sleep(0.15)

    def click(self, x: float, y: float) -> None:
        self._do("mousemove", str(round(x)), str(round(y)), "click", "1")

    def point_at_window(self, pid: int) -> None:
        """Without a window manager the keys go to where the mouse is."""
        found = wait_for(lambda: self._do("search", "--onlyvisible", "--pid", str(pid)).split(), "a window")
        self._do("mousemove", "--window", found[-1], "3", "3", "windowfocus", found[-1])

    def _do(self, *arguments: str) -> str:
        environment = {**os.environ, "DISPLAY": self.display}
        return subprocess.run(
            ["xdotool", *arguments], env=environment, capture_output=True, text=True, check=False
        ).stdout


@contextmanager
def own_screen() -> Iterator[Keyboard]:
    """The server chooses a number that is free."""
    assert shutil.which("Xvfb"), "install xvfb"
    assert shutil.which("xdotool"), "install xdotool"
    told, telling = os.pipe()
    command = ["Xvfb", "-displayfd", str(telling), "-screen", "0", "1280x720x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[telling], stderr=subprocess.DEVNULL) as server:
        os.close(telling)
        try:
            with os.fdopen(told) as reader:
                display = f":{reader.readline().strip()}"
            yield Keyboard(display)
        finally:
            server.terminate()


def wait_for(look: Callable[[], Seen], what: str) -> Seen:
    """Looks until there is something to see."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if seen := look():
            return seen
        time.sleep(0.02)
    raise AssertionError(f"after {PATIENCE:g} s there is not {what}")
