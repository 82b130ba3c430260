"""Where the benchmarks of the window play: a screen, a table of five bots, and processes of their own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from shutil import which

SCREEN = "1920x1080x24"


@contextmanager
def screen() -> Iterator[None]:
    """The screen that is there; without one, a virtual one for as long as it is needed."""
    if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        yield
        return
    if not (server := which("Xvfb")):
        sys.exit("benchmarks: there is no screen; set DISPLAY, or install Xvfb")
    read, write = os.pipe()
    running = subprocess.Popen(
        [server, "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as told:
            os.environ["DISPLAY"] = f":{told.readline().strip()}"
        yield
    finally:
        os.environ.pop("DISPLAY", None)
        running.terminate()
        running.wait()


def in_fresh_process(module: str, *arguments: str, **environment: str) -> None:
    """Silent, but with a sound device, so that sounds are loaded and mixed as they are for players."""
    subprocess.run(
        [sys.executable, "-m", module, *arguments],
        env={**os.environ, "SDL_AUDIODRIVER": "dummy", **environment},
        check=True,
    )
