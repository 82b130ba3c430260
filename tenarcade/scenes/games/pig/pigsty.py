"""The crowd behind the fence: it dozes, watches, cheers at exactly ten and groans above."""

import math

from tenarcade.client.canvas import Canvas
from tenarcade.client.easing import clamped
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.palette import CORAL, CREAM, INK, MINT
from tenarcade.scenes.games.pig.layout import STY
from tenarcade.scenes.games.pig.motion import Mood

HEADS = 7
HEAD_SIZE = 54.0
FENCE_HEIGHT = 42.0
# From here on a single card may do it, and everybody looks.
TENSE_FROM = 6
HOP, SINK = 22.0, 9.0


def draw_pigsty(canvas: Canvas, mood: Mood, value: int, share: float, seconds: float, said: str) -> None:
    """`share` of the cue that has passed, `seconds` for breathing; both stand still where motion is reduced."""
    step = STY.width / HEADS
    for head in range(HEADS):
        centre = Spot(STY.x + (head + 0.5) * step, STY.y + 22 + _height(mood, head, share, seconds))
        canvas.sprite(canvas.art(f"pig-head-{_face(mood, value, head)}", HEAD_SIZE, HEAD_SIZE), centre)
    fence = canvas.art("pig-fence", STY.width, FENCE_HEIGHT)
    canvas.sprite(fence, Spot(STY.centre.x, STY.bottom - FENCE_HEIGHT / 2))
    if said:
        _draw_shout(canvas, said, cheers=mood == "cheer")


def _face(mood: Mood, value: int, head: int) -> str:
    if mood != "calm":
        return mood
    if value >= TENSE_FROM:
        return "look" if head % 2 else "calm"
    return "doze" if head % 3 == 1 and not value else "calm"


def _height(mood: Mood, head: int, share: float, seconds: float) -> float:
    swing = clamped(share * 1.6)
    if mood == "cheer":
        return -HOP * abs(math.sin(math.pi * (2 * swing + head * 0.37))) * (1 if 0 < share < 1 else 0.5)
    if mood == "groan":
        return SINK * min(1.0, swing * 3)
    return 1.6 * math.sin(seconds * 1.7 + head * 1.3)


def _draw_shout(canvas: Canvas, said: str, *, cheers: bool) -> None:
    width = canvas.measure(said, 24, "title") + 44
    box = Box(STY.centre.x - width / 2, STY.bottom - 40, width, 38)
    canvas.panel(box, MINT if cheers else CORAL, opacity=1, radius=19, edge=CREAM, edge_width=2)
    canvas.text(said, box.centre, 24, INK, face="title", align="centre", width=width - 16)
