"""Words and sparks that come up where something happened, and fade."""

import math
from typing import NamedTuple

import pygame

from tenarcade.client.canvas import Canvas
from tenarcade.client.easing import clamped, settled
from tenarcade.client.fonts import face_for, font
from tenarcade.client.geometry import Spot, around
from tenarcade.client.palette import INK, Colour, hexed
from tenarcade.core.dice import Dice
from tenarcade.scenes.games.speed.layout import MIDDLE

CALL_SECONDS = 0.95
POP_SECONDS = 0.14
SPARK_SECONDS = 0.55
RING_SECONDS = 0.4
_SPARKS = 9
RING_STEPS = 9
_RING_SIZES = (150.0, 390.0)
_FADE_STEPS = 12
_POP_SIZES = (0.7, 0.85, 1.0, 1.12)


class Call(NamedTuple):
    words: str
    spot: Spot
    colour: Colour
    size: float
    begun: float


class Spark(NamedTuple):
    shape: str
    colour: Colour
    way: float
    reach: float
    begun: float


class Ring(NamedTuple):
    colour: Colour
    begun: float


class Callouts:
    def __init__(self) -> None:
        self._now = 0.0
        self.calls: list[Call] = []
        self._sparks: list[Spark] = []
        self._rings: list[Ring] = []
        self._chance = Dice(10)

    def say(self, words: str, spot: Spot, colour: Colour, size: float) -> None:
        """What is called from the same spot takes the place of what was called before."""
        self.calls = [call for call in self.calls if call.spot != spot]
        self.calls.append(Call(words, spot, colour, size, self._now))

    def burst(self, shape: str, colour: Colour, strength: float = 1.0) -> None:
        """From the pile, in the colour and shape of whoever landed there."""
        self._rings.append(Ring(colour, self._now))
        for _ in range(round(_SPARKS * strength)):
            way, reach = self._chance.fraction() * math.tau, 70 + 110 * strength * self._chance.fraction()
            self._sparks.append(Spark(shape, colour, way, reach, self._now))

    def step(self, seconds: float) -> None:
        self._now += seconds
        self.calls = [call for call in self.calls if self._age(call.begun) < CALL_SECONDS]
        self._sparks = [spark for spark in self._sparks if self._age(spark.begun) < SPARK_SECONDS]
        self._rings = [ring for ring in self._rings if self._age(ring.begun) < RING_SECONDS]

    def _age(self, begun: float) -> float:
        return self._now - begun

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw_below(self, canvas: Canvas) -> None:
        """What spreads over the table, below the cards."""
        for ring in self._rings:
            draw_ring(canvas, ring.colour, self._age(ring.begun) / RING_SECONDS)
        for spark in self._sparks:
            share = self._age(spark.begun) / SPARK_SECONDS
            away = 60 + spark.reach * (1 - (1 - share) ** 2)
            spot = Spot(MIDDLE.x + math.cos(spark.way) * away, MIDDLE.y + math.sin(spark.way) * away)
            canvas.shape(spark.shape, spot, round(16 * (1 - share)) + 3, spark.colour)

    def draw(self, canvas: Canvas, ahead: float, *, calm: bool) -> None:
        for call in self.calls:
            age = self._age(call.begun) + ahead
            rise = 0.0 if calm else 26 * clamped(age / CALL_SECONDS)
            pop = len(_POP_SIZES) if calm else int(age / POP_SECONDS * len(_POP_SIZES))
            size = call.size * (_POP_SIZES[pop] if pop < len(_POP_SIZES) else 1.0)
            fading = clamped((CALL_SECONDS - age) / (CALL_SECONDS * 0.4))
            picture = outlined(canvas, call.words, size, call.colour)
            alpha = round(fading * _FADE_STEPS) * 255 // _FADE_STEPS
            canvas.sprite(picture, Spot(call.spot.x, call.spot.y - rise), alpha)


def draw_ring(canvas: Canvas, colour: Colour, share: float) -> None:
    """A wave that runs out from the pile; in steps, so that its pictures can be kept."""
    step = min(RING_STEPS, int(share * RING_STEPS))
    low, high = _RING_SIZES
    size = low + (high - low) * settled(step / RING_STEPS * 0.8)

    def body(wide: float, high: float) -> str:
        faint = 0.5 * (1 - step / RING_STEPS)
        line = f'stroke="{hexed(colour)}" stroke-opacity="{faint:.3f}" stroke-width="{wide * 0.03:.1f}"'
        return f'<circle cx="{wide / 2}" cy="{high / 2}" r="{wide * 0.47:.1f}" fill="none" {line}/>'

    canvas.svg(("speed-ring", colour, step), body, around(MIDDLE, size, size))


def outlined(canvas: Canvas, words: str, size: float, colour: Colour) -> pygame.Surface:
    """Large words with a dark edge: they are read above anything."""
    pixels = canvas.pixels(size)

    def make() -> pygame.Surface:
        written = font(face_for("title", words), pixels)
        edge = max(2, pixels // 14)
        light = written.render(words, True, colour)  # noqa: FBT003 - pygame's own
        dark = written.render(words, True, INK)  # noqa: FBT003 - pygame's own
        picture = pygame.Surface((light.get_width() + 2 * edge, light.get_height() + 2 * edge), pygame.SRCALPHA)
        for turn in range(12):
            way = turn * math.tau / 12
            picture.blit(dark, (edge + math.cos(way) * edge, edge + math.sin(way) * edge))
        picture.blit(light, (edge, edge))
        return picture.convert_alpha()

    return canvas.sprites.get(("speed-words", words, pixels, colour), make)
