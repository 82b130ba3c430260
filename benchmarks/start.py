"""From the start of the process to the first picture, next to a window that shows nothing."""

import os
import statistics
import subprocess
import sys
import time
from tempfile import TemporaryDirectory

from benchmarks.stage import screen
from tenarcade.storage.folder import HOME_VARIABLE

ROUNDS = 7
BAR = 1.5
FIRST_PICTURE = "tenarcade, first picture"

BARE = """
import pygame
pygame.{init}()
surface = pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
surface.fill((58, 42, 110))
pygame.display.flip()
print("shown", flush=True)
"""

# What the command does up to its first picture, the arcade's sign; the benchmark ends it there.
SIGN = """
import tenarcade.cli.main
from tenarcade.client.environment import prepare_environment
prepare_environment()
from tenarcade import launch
from tenarcade.log import Log

show_sign = launch.show_sign

def show_and_end(window):
    show_sign(window)
    print("shown", flush=True)
    raise SystemExit

launch.show_sign = show_and_end
launch.launch(Log())
"""

# And up to the title, with every scene and all words.
TITLE = """
import tenarcade.cli.main
from tenarcade.app import run

class FirstPicture:
    def stepped(self, seconds):
        pass

    def drawn(self, seconds, flipped):
        print("shown", flush=True)
        raise SystemExit

run(FirstPicture())
"""

STARTS = {
    "bare window": BARE.format(init="display.init"),
    "bare, pygame.init()": BARE.format(init="init"),
    FIRST_PICTURE: SIGN,
    "tenarcade, title": TITLE,
}


def run() -> None:
    times: dict[str, list[float]] = {name: [] for name in STARTS}
    with screen(), TemporaryDirectory() as folder:
        for code in STARTS.values():
            seconds_to_picture(code, folder)  # the first reads from the disk, and writes what Python compiles
        for _ in range(ROUNDS):
            for name, code in STARTS.items():
                times[name].append(seconds_to_picture(code, folder))
    bare_best, bare_median = min(times["bare window"]), statistics.median(times["bare window"])
    print(f"{'to the first picture':<26}{'best':>9}{'median':>9}{'÷ bare, best':>15}{'÷ bare, median':>16}")
    for name, taken in times.items():
        best, median = min(taken), statistics.median(taken)
        ratios = f"{best / bare_best:>15.2f}{median / bare_median:>16.2f}"
        print(f"{name:<26}{best * 1000:>6.0f} ms{median * 1000:>6.0f} ms{ratios}")
    ratio = statistics.median(times[FIRST_PICTURE]) / bare_median
    print(f"at most {BAR} times a bare window: {'yes' if ratio <= BAR else 'no'} ({ratio:.2f})")


def seconds_to_picture(code: str, folder: str) -> float:
    """As the one who started it sees it; the store and what Python compiles lie in a folder of their own."""
    environment = {
        **os.environ,
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": folder,
        HOME_VARIABLE: folder,
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    begun = time.perf_counter()
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, env=environment, text=True) as process:
        assert process.stdout is not None
        shown = process.stdout.readline()
        taken = time.perf_counter() - begun
    if shown.strip() != "shown":
        sys.exit("benchmarks: the window did not open")
    return taken
