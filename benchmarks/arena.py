"""A step of Plus Minus' arena with forty cards in motion, next to a bare space of forty boxes."""

import math
from collections.abc import Callable
from statistics import median, quantiles
from time import perf_counter

import pymunk

from tenarcade.arena.flick import course_of
from tenarcade.arena.geometry import CARD_SIZE, HEIGHT, NOWHERE, WIDTH, Corners
from tenarcade.arena.tabletop import Tabletop
from tenarcade.bots.speed import BOTS
from tenarcade.catalog import rules_of
from tenarcade.core.clock import TICKS_PER_SECOND
from tenarcade.play.live import LiveSession
from tenarcade.play.physical_arena import PhysicalArena
from tenarcade.play.simulate import bot_seats
from tenarcade.play.table import Table

CARDS = 40
# How long a card is on its way, to the pile and perhaps home again, on the average of many.
TICKS_OF_A_CARD = 93
STEPS = 2_000
ROUNDS = 8
# A step should take less, in µs.
BAR = 200.0

BARE = f"bare space, {CARDS} boxes"
CROWD = f"table, {CARDS} moving cards"

Step = Callable[[], object]


def bare_space() -> Step:
    """Boxes of the size of cards that keep moving, between walls."""
    space = pymunk.Space()
    for place in range(CARDS):
        body = pymunk.Body(1.0, pymunk.moment_for_box(1.0, CARD_SIZE))
        body.position = 90 + place % 8 * 150, 80 + place // 8 * 135
        body.velocity = 400 * math.cos(place), 400 * math.sin(place)
        box = pymunk.Poly.create_box(body, CARD_SIZE)
        box.elasticity = 1.0
        space.add(body, box)
    corners = ((0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT))
    for place, corner in enumerate(corners):
        wall = pymunk.Segment(space.static_body, corner, corners[place - 1], 20.0)
        wall.elasticity = 1.0
        space.add(wall)
    return lambda: space.step(1.0 / TICKS_PER_SECOND)


class Crowd:
    """Flick after flick, so many that there are always about forty cards on their way; one in three is accepted."""

    def __init__(self) -> None:
        self._tabletop = Tabletop()
        self._hands = Corners(4)
        self._flicks = 0
        self._ticks = 0

    def step(self) -> None:
        self._ticks += 1
        if self._flicks * TICKS_OF_A_CARD < self._ticks * CARDS:
            self._flick()
        for sighting in self._tabletop.step():
            if sighting.number % 3:
                self._tabletop.send_home(sighting.number, self._hands.slot(sighting.seat, 0, 4))
            else:
                self._tabletop.accept(sighting.number)

    @property
    def moving(self) -> int:
        return sum(shown.previous != shown.pose for shown in self._tabletop.shown())

    def _flick(self) -> None:
        self._flicks += 1
        seat = self._flicks % 4
        start = self._hands.slot(seat, 0, 4)
        self._tabletop.flick(self._flicks, seat, "5/3", start, course_of(self._flicks, start, NOWHERE))


def four_sharp_bots() -> Step:
    """Arena, rules and bots together."""
    arena = PhysicalArena(Corners(4))
    table = Table("speed", rules_of("speed").info.version, {}, bot_seats(("sharp",) * 4), seed=10)
    return LiveSession(table, dict.fromkeys(range(4), BOTS["sharp"]), arena).step


def times(step: Step) -> list[float]:
    """Microseconds, after a second in which everything gets going."""
    for _ in range(TICKS_PER_SECOND):
        step()
    taken = []
    for _ in range(STEPS):
        begun = perf_counter()
        step()
        taken.append((perf_counter() - begun) * 1e6)
    return taken


def run() -> None:
    makers: dict[str, Callable[[], Step]] = {
        BARE: bare_space,
        CROWD: lambda: Crowd().step,
        "match of 4 sharp bots": four_sharp_bots,
    }
    taken: dict[str, list[float]] = {name: [] for name in makers}
    for _ in range(ROUNDS):
        for name, make in makers.items():
            taken[name] += times(make())
    bare = median(taken[BARE])
    print(f"{'a step':<28}{'median':>9}{'p90':>9}{'÷ bare':>9}")
    for name, values in taken.items():
        figures = "".join(f"{value:>6.0f} µs" for value in (median(values), quantiles(values, n=10)[-1]))
        print(f"{name:<28}{figures}{median(values) / bare:>9.1f}")
    told = "yes" if median(taken[CROWD]) < BAR else "no"
    print(f"below {BAR:.0f} µs with {_moving_on_average():.0f} cards in motion: {told}")


def _moving_on_average() -> float:
    crowd, counted = Crowd(), []
    for _ in range(2_000):
        crowd.step()
        counted.append(crowd.moving)
    return sum(counted[500:]) / len(counted[500:])
