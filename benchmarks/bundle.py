"""The bundle next to the least one could hand out: a window with pygame-ce and pymunk, built in the same run."""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.stage import screen
from tenarcade.log import FILE_NAME
from tenarcade.storage.folder import HOME_VARIABLE
from tools.bundle import ROOT, TITLE
from tools.bundle.__main__ import build, size_of
from tools.bundle.environment import make_environment
from tools.bundle.environment import run as run_tool

ROUNDS = 11
SIZE_BAR = 1.3
START_BAR = 1.5

LEAST_PROGRAM = """
import os, sys
import pygame, pymunk
pymunk.Space()
pygame.display.init()
surface = pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
surface.fill((58, 42, 110))
pygame.display.flip()
with open(os.path.join(os.environ["TENARCADE_HOME"], "tenarcade.log"), "w") as log:
    log.write("first picture")
pygame.time.wait(60_000)
"""
# With the same parts left out, and stripped like ours.
LEAST_RECIPE = """
import sys
sys.path.insert(0, {root!r})
from tools.bundle import contents
found = Analysis([{program!r}], excludes=contents.LEFT_OUT)
found.binaries = contents.wanted_binaries(found.binaries)
strip = sys.platform == "linux"
program = EXE(PYZ(found.pure), found.scripts, [], name="least", exclude_binaries=True, strip=strip, upx=False)
COLLECT(program, found.binaries, found.datas, name="least", strip=strip, upx=False)
"""


def run() -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        python = make_environment(folder / "environment", "pymunk")
        ours = build(python, folder / "ours", one_file=False)
        least = build_least(python, folder)
        compare_sizes(ours, least)
        with screen():
            compare_starts(program_in(ours), program_in(least))


def build_least(python: Path, folder: Path) -> Path:
    program, recipe = folder / "least.py", folder / "least.spec"
    program.write_text(LEAST_PROGRAM)
    recipe.write_text(LEAST_RECIPE.format(root=str(ROOT), program=str(program)))
    places = ["--distpath", folder / "least", "--workpath", folder / "work"]
    run_tool(python, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", *places, recipe)
    return folder / "least" / "least"


def program_in(bundle: Path) -> Path:
    if bundle.suffix == ".app":
        return bundle / "Contents" / "MacOS" / TITLE
    named = [bundle / name for name in ("tenarcade", f"{TITLE}.exe", "least", "least.exe")]
    return next(path for path in named if path.is_file())


def compare_sizes(ours: Path, least: Path) -> None:
    ratio = size_of(ours) / size_of(least)
    print(f"{'size':<24}{'MB':>9}{'÷ least':>10}")
    print(f"{'least':<24}{size_of(least) / 1e6:>9.1f}{1:>10.2f}")
    print(f"{'tenarcade':<24}{size_of(ours) / 1e6:>9.1f}{ratio:>10.2f}")
    print(f"at most {SIZE_BAR} times the least: {_told(ratio <= SIZE_BAR)} ({ratio:.2f})\n")


def compare_starts(ours: Path, least: Path) -> None:
    starts: dict[str, Callable[[], float]] = {
        "least": lambda: seconds_until("first picture", least),
        "tenarcade": lambda: seconds_until("first picture", ours),
        "tenarcade, title": lambda: seconds_until("note  title", ours),
    }
    times: dict[str, list[float]] = {name: [] for name in starts}
    for start in starts.values():
        start()  # the first reads from the disk
    for _ in range(ROUNDS):
        for name, start in starts.items():
            times[name].append(start())
    best, median = min(times["least"]), statistics.median(times["least"])
    print(f"{'to the first picture':<24}{'best':>9}{'median':>9}{'÷ least, best':>16}{'÷ least, median':>17}")
    for name, taken in times.items():
        ratios = f"{min(taken) / best:>16.2f}{statistics.median(taken) / median:>17.2f}"
        print(f"{name:<24}{min(taken) * 1000:>6.0f} ms{statistics.median(taken) * 1000:>6.0f} ms{ratios}")
    ratio = statistics.median(times["tenarcade"]) / median
    print(f"at most {START_BAR} times the least: {_told(ratio <= START_BAR)} ({ratio:.2f})")


def seconds_until(word: str, program: Path) -> float:
    """Until the program's log says so; then it is ended."""
    with TemporaryDirectory() as home:
        log = Path(home) / FILE_NAME
        more = {HOME_VARIABLE: home, "SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
        begun = time.perf_counter()
        with subprocess.Popen([program], env={**os.environ, **more}, stdout=subprocess.DEVNULL) as process:
            while not (log.exists() and word in log.read_text()):
                time.sleep(0.0005)
                if process.poll() is not None:
                    sys.exit(f"benchmarks: {program.name} ended before its {word}")
            taken = time.perf_counter() - begun
            process.kill()
    return taken


def _told(met: bool) -> str:
    return "yes" if met else "no"
