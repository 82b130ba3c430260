"""A seat on the join screen: who sits there, or what to press to sit down, and the lines to change it by."""

from collections.abc import Sequence

from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.palette import CREAM, FAINT, GOLD, INK, LILAC, PANEL, SEAT_COLOURS, Colour
from tenarcade.client.widgets import cap_width, draw_badge, draw_cap
from tenarcade.play.seating import Sitter

TOP, LEFT, ROOM = 132.0, 64.0, 1152.0
WIDEST = 250.0
# A panel that is narrower has no room beside its badge: all that is said stands below it.
NARROW = 200.0
# Enlarged text grows no further than its line is high.
MOST_IN_A_LINE = 24.0
CAP, CAP_GAP, CAP_ROW = 30.0, 10.0, 38.0


def seat_box(seat: int, most: int) -> Box:
    is_narrow = (ROOM + 12) / most - 12 < NARROW
    gap, height = (8.0, 274.0) if is_narrow else (12.0, 262.0)
    width = min(WIDEST, (ROOM + gap) / most - gap)
    left = LEFT + (ROOM + gap - most * (width + gap)) / 2
    return Box(left + seat * (width + gap), TOP, width, height)


def seat_line(box: Box, place: int) -> Box:
    aside, top = (5, 112) if box.width < NARROW else (10, 98)
    return Box(box.x + aside, box.y + top + place * 39, box.width - 2 * aside, 35)


def draw_sitter(canvas: Canvas, box: Box, sitter: Sitter, note: str) -> None:
    canvas.panel(box, PANEL, opacity=0.96, radius=18, edge=SEAT_COLOURS[sitter.colour], edge_width=3)
    if box.width < NARROW:
        _draw_below_each_other(canvas, box, sitter, note)
    else:
        _draw_beside_each_other(canvas, box, sitter, note)


def _draw_beside_each_other(canvas: Canvas, box: Box, sitter: Sitter, note: str) -> None:
    draw_badge(canvas, Spot(box.x + 44, box.y + 48), 60, sitter.colour, sitter.shape, sitter.name)
    room = Box(box.x + 82, box.y + 54, box.width - 92, 38)
    canvas.text(sitter.name, Spot(room.x, box.y + 36), canvas.at_most(22, 30), CREAM, face="bold", width=room.width)
    canvas.paragraph(note, room, canvas.at_most(14, 20), LILAC)


def _draw_below_each_other(canvas: Canvas, box: Box, sitter: Sitter, note: str) -> None:
    middle, room = box.centre.x, box.width - 10
    draw_badge(canvas, Spot(middle, box.y + 28), 40, sitter.colour, sitter.shape, sitter.name)
    size = canvas.at_most(20, 22)
    canvas.text(sitter.name, Spot(middle, box.y + 61), size, CREAM, face="bold", align="centre", width=room)
    below = Box(box.x + 5, box.y + 73, room, 37)
    canvas.paragraph(note, below, canvas.at_most(14, 20), LILAC, align="centre")


def draw_empty_seat(canvas: Canvas, box: Box, *, is_next: bool) -> None:
    canvas.panel(box, PANEL, opacity=0.55 if is_next else 0.25, radius=18, edge=FAINT)


def draw_invitation(canvas: Canvas, box: Box, words: str, caps: Sequence[str]) -> None:
    """What to press to sit down here."""
    canvas.paragraph(words, Box(box.x + 8, box.y + 12, box.width - 16, 44), 17, CREAM, align="centre")
    rows = _rows_of_caps(canvas, caps, box.width - 16)
    middle = (box.y + 60 + seat_line(box, 2).y) / 2
    for row, in_row in enumerate(rows):
        y = middle + (row - (len(rows) - 1) / 2) * CAP_ROW
        x = box.centre.x - _row_width(canvas, in_row) / 2
        for cap in in_row:
            width = cap_width(canvas, cap, CAP)
            draw_cap(canvas, cap, Spot(x + width / 2, y), CAP, FAINT)
            x += width + CAP_GAP


def _rows_of_caps(canvas: Canvas, caps: Sequence[str], room: float) -> list[list[str]]:
    """As many in a row as fit beside each other."""
    rows: list[list[str]] = [[]]
    for cap in caps:
        if rows[-1] and _row_width(canvas, [*rows[-1], cap]) > room:
            rows.append([])
        rows[-1].append(cap)
    return rows


def _row_width(canvas: Canvas, caps: Sequence[str]) -> float:
    return sum(cap_width(canvas, cap, CAP) + CAP_GAP for cap in caps) - CAP_GAP


def draw_seat_value(canvas: Canvas, control: Control, *, focused: bool) -> None:
    box, colour = control.box, GOLD if focused else CREAM
    canvas.panel(box, FAINT if focused else PANEL, opacity=0.9, radius=9, edge=GOLD if focused else FAINT)
    size = canvas.at_most(17, MOST_IN_A_LINE)
    canvas.text(control.value, box.centre, size, colour, align="centre", width=box.width - 6)


def draw_seat_button(canvas: Canvas, control: Control, *, focused: bool, fill: Colour) -> None:
    box = control.box
    canvas.panel(box, fill, opacity=0.9, radius=9, edge=GOLD if focused else None, edge_width=3)
    ink, size = CREAM if fill == FAINT else INK, canvas.at_most(17, MOST_IN_A_LINE)
    canvas.text(control.label, box.centre, size, ink, face="bold", align="centre", width=box.width - 8)
