"""Resident memory while one process plays hundreds of matches of TEN, scenes and pictures included."""

import os
from pathlib import Path

from benchmarks.bots_only import arcade_of_its_own, begin_bots_only
from benchmarks.stage import in_fresh_process
from tenarcade.client.arcade import Arcade
from tenarcade.client.environment import prepare_environment
from tenarcade.client.loop import STEP
from tenarcade.client.window import Window
from tenarcade.scenes.table import TableScene
from tenarcade.storage.settings import Settings

TOLD_AFTER = (20, 50, 100, 150, 200)
STEPS_A_PICTURE = 50
RESULTS_STEPS = 60


def run() -> None:
    in_fresh_process("benchmarks.memory", SDL_VIDEODRIVER="dummy")


def measure() -> None:
    prepare_environment()
    window = Window((1280, 720), fullscreen=False)
    with arcade_of_its_own(Settings(instant=True)) as arcade:
        print(f"{'matches':>8}{'resident MB':>13}{'÷ first':>9}{'pictures':>10}{'their MB':>10}")
        first = 0.0
        for match in range(1, max(TOLD_AFTER) + 1):
            play_match(arcade, window, seed=match)
            if match in TOLD_AFTER:
                megabytes = resident_megabytes()
                first = first or megabytes
                pictures = f"{len(window.sprites):>10}{window.sprites.bytes / 1e6:>10.1f}"
                print(f"{match:>8}{megabytes:>13.1f}{megabytes / first:>9.2f}{pictures}", flush=True)


def play_match(arcade: Arcade, window: Window, seed: int) -> None:
    begin_bots_only(arcade, seed)
    steps = left = 0
    while isinstance(arcade.scene, TableScene) or left < RESULTS_STEPS:
        arcade.step((), STEP)
        steps += 1
        left += not isinstance(arcade.scene, TableScene)
        if steps % STEPS_A_PICTURE == 0:
            window.draw(arcade, 0.0)
            window.flip()


def resident_megabytes() -> float:
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


if __name__ == "__main__":
    measure()
