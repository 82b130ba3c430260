"""Plus Minus in a real window: frame times with four of the fastest bots, and from a key to a card in the air."""

import sys
import time

import pygame

from benchmarks.bots_only import NAMES, arcade_of_its_own
from benchmarks.frames import BARS, Stopwatch, UntilResults, bare_frames, percentile, report
from benchmarks.stage import in_fresh_process, screen
from tenarcade.catalog import bots_of, level_bots_of
from tenarcade.client.arcade import Arcade
from tenarcade.client.environment import prepare_environment
from tenarcade.client.loop import Loop
from tenarcade.client.palette import SEAT_COLOURS, SEAT_SHAPES
from tenarcade.client.window import Window
from tenarcade.play.seating import Seating, Sitter
from tenarcade.scenes.games.speed.table import SpeedTable
from tenarcade.scenes.match_scene import MatchScene
from tenarcade.scenes.start import begin_match
from tenarcade.storage.settings import Settings

PRESSES = 60
LONGEST_SECONDS = 120.0
# The keys of the person with the arrows.
FLICKS = (pygame.K_LEFT, pygame.K_UP, pygame.K_DOWN, pygame.K_RIGHT)
DRAW = pygame.K_RETURN


def run() -> None:
    with screen():
        for width, height in BARS:
            in_fresh_process("benchmarks.race", str(width), str(height))
        in_fresh_process("benchmarks.race", "keys")


def measure(size: tuple[int, int]) -> None:
    """One round from the first card to the last, so that the heap is full at the end."""
    prepare_environment()
    window = Window(size, fullscreen=False)
    bare = bare_frames(window)
    with arcade_of_its_own(Settings(window=size)) as arcade:
        begin_match(arcade, seating(people=0, seats=4), {"tournament": False}, seed=10)
        scene = arcade.scene
        assert isinstance(scene, SpeedTable)
        watch = Stopwatch()
        Loop(arcade, window, watch).run(UntilResults(arcade))
        ended = not isinstance(arcade.scene, MatchScene)
        arcade.speaker.close()
    bare += bare_frames(window)
    print(f"four bots ({fastest_bot()}), {len(scene.session.match.state.pile)} cards in the heap")
    report(size, watch.frames, bare, ended=ended)


def fastest_bot() -> str:
    return [*bots_of("speed"), *level_bots_of("speed")][-1]


def seating(people: int, seats: int) -> Seating:
    sitters = zip(NAMES[:seats], SEAT_COLOURS, SEAT_SHAPES, strict=False)
    return Seating(
        "speed",
        tuple(
            Sitter(name, colour, shape, None, "keys-right") if seat < people else Sitter(name, colour, shape, "random")
            for seat, (name, colour, shape) in enumerate(sitters)
        )
        if people
        else tuple(Sitter(name, colour, shape, fastest_bot()) for name, colour, shape in sitters),
    )


class Presser:
    """Presses a key of the person's through SDL's queue, whenever a card may be flicked, and waits for the flick."""

    def __init__(self, arcade: Arcade) -> None:
        self._arcade = arcade
        self._steps = 0
        self._pressed: tuple[int, float] | None = None
        self._ends = time.perf_counter() + LONGEST_SECONDS
        self.steps: list[int] = []
        self.milliseconds: list[float] = []

    def stepped(self, seconds: float) -> None:
        self._steps += 1
        if self._pressed is not None and self._flights():
            steps, begun = self._pressed
            self.steps.append(self._steps - steps)
            self.milliseconds.append((time.perf_counter() - begun) * 1000)
            self._pressed = None

    def drawn(self, seconds: float, flipped: float) -> None:
        """Pictures do not matter here."""

    def __call__(self) -> bool:
        scene = self._arcade.scene
        if not isinstance(scene, SpeedTable) or time.perf_counter() > self._ends or len(self.steps) >= PRESSES:
            return True
        if self._pressed is None and scene.is_live and not self._flights():
            front = scene.picture.hands[0].front
            spot = next((spot for spot, card in enumerate(front) if card is not None), None)
            if spot is not None:
                self._pressed = self._steps, time.perf_counter()
            _post(DRAW if spot is None else FLICKS[spot])
        return False

    def _flights(self) -> bool:
        scene = self._arcade.scene
        return isinstance(scene, SpeedTable) and any(one.seat == 0 for one in scene.session.match.state.flights)


def _post(key: int) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.Event(kind, key=key, mod=0, unicode="", scancode=0))


def measure_keys() -> None:
    prepare_environment()
    window = Window((1280, 720), fullscreen=False)
    with arcade_of_its_own(Settings()) as arcade:
        begin_match(arcade, seating(people=1, seats=2), {"tournament": False}, seed=10)
        presser = Presser(arcade)
        Loop(arcade, window, presser).run(presser)
        arcade.speaker.close()
    print(f"from a key in SDL's queue to a card in the air, {len(presser.steps)} presses:")
    print(f"  steps: at most {max(presser.steps)} (within one: {'yes' if max(presser.steps) <= 1 else 'no'})")
    times = [percentile(presser.milliseconds, share) for share in (50, 99)]
    print(f"  ms: p50 {times[0]:.1f}, p99 {times[1]:.1f}, worst {max(presser.milliseconds):.1f}")


if __name__ == "__main__":
    if sys.argv[1] == "keys":
        measure_keys()
    else:
        measure((int(sys.argv[1]), int(sys.argv[2])))
