"""Pictures made while everybody waits for the start, so that none is made while they play."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box
from tenarcade.client.palette import Colour
from tenarcade.core.game import Card
from tenarcade.rules.speed.deck import DECK
from tenarcade.scenes.games.speed.callouts import RING_STEPS, draw_ring
from tenarcade.scenes.games.speed.cards import draw_card, draw_chip
from tenarcade.scenes.games.speed.flights import draw_ghost, ghosts
from tenarcade.scenes.games.speed.hand import FRONT
from tenarcade.scenes.games.speed.layout import HAND_HEIGHT, MIDDLE, REST_SIZE, TABLE_HEIGHT, tilt
from tenarcade.scenes.games.speed.turning import degrees

Job = Callable[[Canvas], None]
_AT_ONCE = 2
_NOWHERE = Box(0, 0, 1, 1)


class Warmth:
    def __init__(self, colours: Sequence[Colour]) -> None:
        self._jobs = deque(_jobs(colours))

    def step(self, canvas: Canvas) -> None:
        """As many as a frame has time for; drawn onto a sheet that nobody sees."""
        if self._jobs:
            sheet = canvas.apart(_NOWHERE)
            for _ in range(min(_AT_ONCE, len(self._jobs))):
                self._jobs.popleft()(sheet)


def _jobs(colours: Sequence[Colour]) -> Iterator[Job]:
    for card in dict.fromkeys(DECK):
        yield partial(_draw_sizes, card)
    for colour in colours:
        for step in range(RING_STEPS + 1):
            yield partial(_draw_ring, colour, step)
        for strength, angle in ghosts():
            yield partial(_draw_ghost, colour, strength, angle)


def _draw_sizes(card: Card, sheet: Canvas) -> None:
    draw_card(sheet, card, MIDDLE, TABLE_HEIGHT)
    draw_chip(sheet, card, MIDDLE, REST_SIZE)
    for spot in range(FRONT):
        draw_card(sheet, card, MIDDLE, HAND_HEIGHT, angle=degrees(tilt(spot)))


def _draw_ring(colour: Colour, step: int, sheet: Canvas) -> None:
    draw_ring(sheet, colour, step / RING_STEPS)


def _draw_ghost(colour: Colour, strength: float, angle: int, sheet: Canvas) -> None:
    draw_ghost(sheet, colour, strength, angle, MIDDLE)
