"""Cards that physics moves: with the trail of whoever flicked them."""

from collections import deque
from collections.abc import Collection, Iterator, Sequence
from itertools import product

import pygame

from tenarcade.arena.geometry import Pose, Vector
from tenarcade.arena.picture import Shown
from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Spot
from tenarcade.client.palette import Colour, hexed
from tenarcade.client.shapes import rasterised
from tenarcade.scenes.games.speed.cards import draw_card, width_of
from tenarcade.scenes.games.speed.layout import MIDDLE, TABLE_HEIGHT
from tenarcade.scenes.games.speed.turning import degrees

# A trail shows where the card was every so many ticks, so many times.
TRAIL_EVERY = 3
TRAIL_LENGTH = 6
# From the oldest on. Few strengths and few angles: these pictures are as large as cards.
_STRENGTHS = (0.06, 0.06, 0.12, 0.12, 0.2, 0.2)
_ANGLE_STEP = 15


class Flights:
    def __init__(self, colours: Sequence[Colour]) -> None:
        self._colours = colours
        self._trails: dict[int, deque[Pose]] = {}
        self._tick = 0

    def remember(self, moving: Collection[Shown]) -> None:
        """Once a tick."""
        self._tick += 1
        if self._tick % TRAIL_EVERY:
            return
        self._trails = {shown.number: self._trails.get(shown.number, deque(maxlen=TRAIL_LENGTH)) for shown in moving}
        for shown in moving:
            self._trails[shown.number].append(shown.pose)

    def draw(self, canvas: Canvas, moving: Sequence[Shown], share: float, *, calm: bool) -> None:
        """Without much motion: no trails, and no spin."""
        if not calm:
            for shown in moving:
                if shown.kind == "flying":
                    self._draw_trail(canvas, shown)
        for shown in moving:
            pose = shown.between(share)
            angle = 0.0 if calm else degrees(pose.angle)
            spot = Spot(pose.x, pose.y)
            draw_card(canvas, shown.card, spot, TABLE_HEIGHT, angle=angle, lift=_height(shown), spins=True)

    def _draw_trail(self, canvas: Canvas, shown: Shown) -> None:
        trail = self._trails.get(shown.number, ())
        colour = self._colours[shown.seat]
        for strength, pose in zip(_STRENGTHS[TRAIL_LENGTH - len(trail) :], trail, strict=True):
            angle = round(degrees(pose.angle) / _ANGLE_STEP) * _ANGLE_STEP % 180
            draw_ghost(canvas, colour, strength, angle, Spot(pose.x, pose.y))


def ghosts() -> Iterator[tuple[float, int]]:
    """How strong they are, and how they are turned."""
    return product(sorted({*_STRENGTHS}), range(0, 180, _ANGLE_STEP))


def draw_ghost(canvas: Canvas, colour: Colour, strength: float, angle: int, spot: Spot) -> None:
    key = ("speed-ghost", colour, strength, canvas.pixels(TABLE_HEIGHT))
    canvas.sprite(canvas.turned(key, lambda: _ghost(canvas, colour, strength), angle), spot)


def _height(shown: Shown) -> float:
    """Above the table: high in mid-flight, and low near the pile."""
    away = Vector(shown.pose.x - MIDDLE.x, shown.pose.y - MIDDLE.y).length
    return min(1.0, max(0.0, (away - 90) / 160)) if shown.kind == "flying" else 0.35


def _ghost(canvas: Canvas, colour: Colour, strength: float) -> pygame.Surface:
    wide, high = canvas.pixels(width_of(TABLE_HEIGHT)), canvas.pixels(TABLE_HEIGHT)
    box = f'width="{wide}" height="{high}" rx="{wide * 0.12:.1f}"'
    return rasterised(f'<rect {box} fill="{hexed(colour)}" fill-opacity="{strength}"/>', wide, high)
