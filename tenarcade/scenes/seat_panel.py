"""A seat on the join screen: who sits there, or what to press to sit down, and the lines to change it by."""

from collections.abc import Sequence

from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.palette import CREAM, FAINT, GOLD, INK, LILAC, PANEL, SEAT_COLOURS, Colour
from tenarcade.client.widgets import draw_badge, draw_cap
from tenarcade.play.seating import Sitter

TOP, HEIGHT = 132.0, 262.0


def seat_box(seat: int, most: int) -> Box:
    width = min(250.0, (1152 - 12 * (most - 1)) / most)
    left = 640 - (most * (width + 12) - 12) / 2
    return Box(left + seat * (width + 12), TOP, width, HEIGHT)


def seat_line(box: Box, place: int) -> Box:
    return Box(box.x + 10, box.y + 98 + place * 39, box.width - 20, 35)


def draw_sitter(canvas: Canvas, box: Box, sitter: Sitter, note: str) -> None:
    canvas.panel(box, PANEL, opacity=0.96, radius=18, edge=SEAT_COLOURS[sitter.colour], edge_width=3)
    draw_badge(canvas, Spot(box.x + 44, box.y + 48), 60, sitter.colour, sitter.shape, sitter.name)
    room = box.width - 92
    canvas.text(sitter.name, Spot(box.x + 82, box.y + 36), 22, CREAM, face="bold", width=room)
    canvas.text(note, Spot(box.x + 82, box.y + 64), 14, LILAC, width=room)


def draw_empty_seat(canvas: Canvas, box: Box, *, is_next: bool) -> None:
    canvas.panel(box, PANEL, opacity=0.55 if is_next else 0.25, radius=18, edge=FAINT)


def draw_invitation(canvas: Canvas, box: Box, words: str, caps: Sequence[str]) -> None:
    """What to press to sit down here."""
    canvas.paragraph(words, Box(box.x + 12, box.y + 12, box.width - 24, 44), 17, CREAM, align="centre")
    for place, cap in enumerate(caps):
        x = box.centre.x + (place - (len(caps) - 1) / 2) * min(56.0, (box.width - 24) / max(1, len(caps)))
        draw_cap(canvas, cap, Spot(x, box.y + 110), 30, FAINT)


def draw_seat_value(canvas: Canvas, control: Control, *, focused: bool) -> None:
    box = control.box
    canvas.panel(box, FAINT if focused else PANEL, opacity=0.9, radius=9, edge=GOLD if focused else FAINT)
    canvas.text(control.value, box.centre, 17, GOLD if focused else CREAM, align="centre", width=box.width - 16)


def draw_seat_button(canvas: Canvas, control: Control, *, focused: bool, fill: Colour) -> None:
    box = control.box
    canvas.panel(box, fill, opacity=0.9, radius=9, edge=GOLD if focused else None, edge_width=3)
    ink = CREAM if fill == FAINT else INK
    canvas.text(control.label, box.centre, 17, ink, face="bold", align="centre", width=box.width - 14)
