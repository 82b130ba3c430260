"""Shapes that fall over a victory."""

import math
import random

from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import STAGE_HEIGHT, STAGE_WIDTH, Spot
from tenarcade.client.palette import SEAT_COLOURS, SEAT_SHAPES, Colour

FALL_SECONDS = 4.0


class Confetti:
    def __init__(self, pieces: int, seconds: float) -> None:
        """So many pieces, let go within so many seconds; the same ones every time."""
        chance = random.Random(pieces)
        colours = tuple(SEAT_COLOURS.values())
        self._lasts = seconds + FALL_SECONDS
        self._pieces: list[tuple[float, float, float, float, str, Colour]] = [
            (
                chance.uniform(0, STAGE_WIDTH),
                chance.uniform(0, seconds),
                chance.uniform(20, 70),
                chance.choice((10.0, 13.0, 16.0)),
                chance.choice(SEAT_SHAPES),
                chance.choice(colours),
            )
            for _ in range(pieces)
        ]

    def draw(self, canvas: Canvas, seconds: float) -> None:
        if seconds >= self._lasts:
            return
        for x, begins, sway, size, shape, colour in self._pieces:
            share = (seconds - begins) / FALL_SECONDS * (1 + sway / 140)
            if 0 < share < 1:
                aside = math.sin(share * 9 + sway) * sway
                canvas.shape(shape, Spot(x + aside, (STAGE_HEIGHT + 40) * share - 20), size, colour)
