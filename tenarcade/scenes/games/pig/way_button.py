"""The button of one way to play a card."""

from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.palette import FAINT, INK, mixed
from tenarcade.client.widgets import cap_width, draw_cap, draw_focus
from tenarcade.scenes.games.pig.ways import Way

NOTE_SIZE = 18.0
# On the upper right corner, and beyond it, so that no word is covered.
CAP, CAP_BEYOND = 28.0, 12.0
LINE = 1.32


def draw_way(canvas: Canvas, way: Way, cap: str, *, is_focused: bool) -> None:
    """A raised key: the value it makes in large, what follows from it beside, and what to press on its corner."""
    box = way.control.box
    canvas.panel(box.moved(down=5), mixed(way.fill, INK, 0.45), opacity=1, radius=14)
    canvas.panel(box, way.fill, opacity=1, radius=14, sheen=0.28)
    if is_focused:
        draw_focus(canvas, box, 14)
    numeral = min(48.0, box.height * 0.56) / canvas.text_scale
    canvas.text(way.sign, Spot(box.x + 40, box.centre.y), numeral, INK, face="title", align="centre", width=66)
    _draw_note(canvas, way.note, Box(box.x + 76, box.y + 6, box.width - 90, box.height - 12))
    if cap:
        right = box.right + CAP_BEYOND - cap_width(canvas, cap, CAP) / 2
        draw_cap(canvas, cap, Spot(right, box.y - 3), CAP, FAINT)


def _draw_note(canvas: Canvas, note: str, box: Box) -> None:
    """On as many lines as it takes, in the middle of the box."""
    height = min(box.height, _lines(canvas, note, box.width) * NOTE_SIZE * LINE * canvas.text_scale)
    top = box.centre.y - height / 2
    canvas.paragraph(note, Box(box.x, top, box.width, box.bottom - top), NOTE_SIZE, INK, face="bold")


def _lines(canvas: Canvas, note: str, width: float) -> int:
    lines, line = 1, ""
    for word in note.split(" "):
        longer = f"{line} {word}".strip()
        fits = not line or canvas.measure(longer, NOTE_SIZE, "bold") <= width
        lines, line = (lines, longer) if fits else (lines + 1, word)
    return lines
