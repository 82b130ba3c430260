"""Frame times of matches with every seat taken by bots in a real window, next to a loop that shows a background."""

import sys
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from benchmarks.bots_only import arcade_of_its_own, begin_bots_only, full_table
from benchmarks.stage import in_fresh_process, screen
from tenarcade.client.arcade import Arcade
from tenarcade.client.environment import prepare_environment
from tenarcade.client.loop import Loop
from tenarcade.client.window import Window
from tenarcade.scenes.match_scene import MatchScene
from tenarcade.storage.settings import Settings

# The 99th percentile of update + draw should stay below, in ms.
BARS = {(1280, 720): 8.3, (1920, 1080): 16.7}
# Plus Minus has a benchmark of its own, `race`.
GAMES = ("ten", "pig", "retro")
LOADING_SECONDS = 1.0
RESULTS_SECONDS = 2.0
LONGEST_SECONDS = 240.0
BARE_FRAMES = 150
LATE = 33.0


class Frame(NamedTuple):
    """All in ms; `shown` is when, since the loop began."""

    shown: float
    update: float
    draw: float
    flip: float

    @property
    def work(self) -> float:
        return self.update + self.draw


MEASURES: dict[str, Callable[[Frame], float]] = {
    "update": lambda frame: frame.update,
    "draw": lambda frame: frame.draw,
    "flip": lambda frame: frame.flip,
    "update + draw": lambda frame: frame.work,
}


class Stopwatch:
    """The loop's probe: the steps since the last frame count as the next frame's update."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []
        self._begun = time.perf_counter()
        self._update = 0.0

    def stepped(self, seconds: float) -> None:
        self._update += seconds

    def drawn(self, seconds: float, flipped: float) -> None:
        shown = (time.perf_counter() - self._begun) * 1000
        self.frames.append(Frame(shown, self._update * 1000, seconds * 1000, flipped * 1000))
        self._update = 0.0


class UntilResults:
    """Plays on until the results have been looked at for a moment."""

    def __init__(self, arcade: Arcade) -> None:
        self._arcade = arcade
        self._ends = time.perf_counter() + LONGEST_SECONDS
        self._at_results = False

    def __call__(self) -> bool:
        now = time.perf_counter()
        if not self._at_results and not isinstance(self._arcade.scene, MatchScene):
            self._at_results = True
            self._ends = now + RESULTS_SECONDS
        return now >= self._ends


def run() -> None:
    with screen():
        for game in GAMES:
            for width, height in BARS:
                in_fresh_process("benchmarks.frames", game, str(width), str(height))


def measure(game: str, size: tuple[int, int]) -> None:
    prepare_environment()
    window = Window(size, fullscreen=False)
    bare = bare_frames(window)
    with arcade_of_its_own(Settings(speed=400, window=size)) as arcade:
        begin_bots_only(arcade, seed=10, game=game)
        watch = Stopwatch()
        Loop(arcade, window, watch).run(UntilResults(arcade))
        ended = not isinstance(arcade.scene, MatchScene)
        arcade.speaker.close()
    bare += bare_frames(window)
    if window.surface.get_size() != size:
        print(f"the screen gave {window.surface.get_size()} instead of {size}")
    print(f"{game}, {len(full_table(game).sitters)} seats")
    report(size, watch.frames, bare, ended=ended)


def bare_frames(window: Window) -> list[Frame]:
    """The least a frame can cost in this window: one picture over all of it, and a flip."""
    watch = Stopwatch()
    for _ in range(BARE_FRAMES):
        begun = time.perf_counter()
        pygame.event.get()
        watch.stepped(time.perf_counter() - begun)
        begun = time.perf_counter()
        window.canvas(100).background()
        drawn = time.perf_counter()
        window.flip()
        watch.drawn(drawn - begun, time.perf_counter() - drawn)
        time.sleep(max(0.0, 1 / window.refresh_rate - (time.perf_counter() - begun)))
    return watch.frames[1:]


def report(size: tuple[int, int], frames: Sequence[Frame], bare: Sequence[Frame], *, ended: bool) -> None:
    loading = [frame for frame in frames if frame.shown < LOADING_SECONDS * 1000]
    playing = frames[len(loading) :]
    seconds = (playing[-1].shown - playing[0].shown) / 1000
    told = "to the end" if ended else "not to the end"
    print(
        f"{size[0]}×{size[1]}: {len(playing)} frames in {seconds:.0f} s, {len(playing) / seconds:.0f} a second, {told}"
    )
    print(f"  {'ms':<24}{'p50':>8}{'p99':>8}{'worst':>8}{'÷ bare p50':>12}{'÷ bare p99':>12}")
    for name, of in MEASURES.items():
        _print_line(name, [of(frame) for frame in playing], [of(frame) for frame in bare])
    _print_line("  bare update + draw", [frame.work for frame in bare])
    _print_line("  bare flip", [frame.flip for frame in bare])
    _print_line("first second, upd. + draw", [frame.work for frame in loading])
    slow = sum(frame.work + frame.flip > LATE for frame in playing)
    gaps = sum(after.shown - before.shown > LATE for before, after in pairwise(playing))
    print(f"  above {LATE:.0f} ms after loading: {slow} frames worked as long, {gaps} were seen as long")
    p99 = percentile([frame.work for frame in playing], 99)
    print(f"  p99 of update + draw below {BARS[size]} ms: {'yes' if p99 < BARS[size] else 'no'} ({p99:.1f})")


def _print_line(name: str, values: Sequence[float], bare: Sequence[float] = ()) -> None:
    figures = "".join(f"{value:>8.2f}" for value in (percentile(values, 50), percentile(values, 99), max(values)))
    ratios = "".join(f"{percentile(values, share) / percentile(bare, share):>12.1f}" for share in (50, 99) if bare)
    print(f"  {name:<24}{figures}{ratios}")


def percentile(values: Sequence[float], share: int) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * share // 100)]


if __name__ == "__main__":
    measure(sys.argv[1], (int(sys.argv[2]), int(sys.argv[3])))
