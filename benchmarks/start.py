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

BARE = """
import pygame
pygame.{init}()
surface = pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
surface.fill((58, 42, 110))
pygame.display.flip()
print("shown", flush=True)
"""

# What the command does before its first picture; the probe ends it there.
PROGRAM = """
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
    "tenarcade": PROGRAM,
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
    print(f"{'to the first picture':<24}{'best':>9}{'median':>9}{'÷ bare, best':>15}{'÷ bare, median':>16}")
    for name, taken in times.items():
        best, median = min(taken), statistics.median(taken)
        ratios = f"{best / bare_best:>15.2f}{median / bare_median:>16.2f}"
        print(f"{name:<24}{best * 1000:>6.0f} ms{median * 1000:>6.0f} ms{ratios}")
    ratio = statistics.median(times["tenarcade"]) / bare_median
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
