"""The pieces screens are made of; each is drawn from a control, so that what is seen is what can be pressed."""

from collections.abc import Callable

from tenarcade.client.canvas import SMALLEST_TEXT, Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box, Spot, around
from tenarcade.client.palette import (
    CELL,
    CREAM,
    FAINT,
    GOLD,
    INK,
    LILAC,
    PANEL,
    SEAT_COLOURS,
    VIOLET,
    Colour,
    hexed,
    mixed,
)

GREYED = 0.62
HINT_CAP, HINT_GAP = 28.0, 22.0


def draw_focus(canvas: Canvas, box: Box, radius: float = 16) -> None:
    """A bright double edge: visible without colour too."""
    canvas.panel(box.inset(-5), CREAM, opacity=0.0, radius=radius + 5, edge=CREAM, edge_width=3)
    canvas.panel(box.inset(-2), GOLD, opacity=0.0, radius=radius + 2, edge=INK, edge_width=2)


def draw_cap(canvas: Canvas, cap: str, centre: Spot, size: float = 38, fill: Colour = INK) -> float:
    """A key cap or pad button; wide for a long name. Returns its width."""
    text, width = _cap_text(cap, size), cap_width(canvas, cap, size)
    canvas.panel(Box(centre.x - width / 2, centre.y - size / 2, width, size), fill, opacity=1, radius=size / 2)
    if cap in CAP_SIGNS:
        side = size * 0.56
        canvas.svg(("cap", cap), CAP_SIGNS[cap], around(centre, side, side))
    else:
        # Commas and full stops hang below the line: the larger they are, the more they have to be lifted.
        lifted = Spot(centre.x, centre.y - (size * 0.22 if cap in CAP_SIZES else 0))
        canvas.text(cap, lifted, text / canvas.text_scale, CREAM, face="bold", align="centre", width=width - 6)
    return width


def cap_width(canvas: Canvas, cap: str, size: float) -> float:
    return max(size, canvas.measure(cap, _cap_text(cap, size) / canvas.text_scale, "bold") + size * 0.5)


def _cap_text(cap: str, size: float) -> float:
    if len(cap) > 2:
        return max(SMALLEST_TEXT, size * 0.36)
    return size * CAP_SIZES.get(cap, 0.5)


def _stroked(path: str) -> Callable[[float, float], str]:
    """A sign of lines in a square of 100 units."""

    def body(width: float, height: float) -> str:
        line = f'fill="none" stroke="{hexed(CREAM)}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"'
        return f'<g transform="scale({width / 100} {height / 100})"><path d="{path}" {line}/></g>'

    return body


# What no typeface here has: the space bar, and the signs on some pads.
CAP_SIGNS: dict[str, Callable[[float, float], str]] = {
    "␣": _stroked("M12,46 V76 H88 V46"),
    "✕": _stroked("M18,18 L82,82 M82,18 L18,82"),
    "○": _stroked("M50,12 A38,38 0 1 1 49.9,12 Z"),
    "□": _stroked("M16,16 H84 V84 H16 Z"),
    "△": _stroked("M50,14 L90,84 H10 Z"),
}
# Small signs, set large enough to be seen from a sofa.
CAP_SIZES = {",": 0.95, ".": 0.95}


def draw_button(
    canvas: Canvas, control: Control, *, focused: bool, fill: Colour = VIOLET, cap: str = "", note: str = ""
) -> None:
    """A raised key with its label, what it will do, and what to press for it."""
    box = control.box
    face = fill if control.enabled else mixed(fill, PANEL, GREYED)
    canvas.panel(box.moved(down=5), mixed(face, INK, 0.45), opacity=1, radius=14)
    canvas.panel(box, face, opacity=1, radius=14, sheen=0.28)
    if focused:
        draw_focus(canvas, box, 14)
    left = box.x + 20
    if cap:
        size = min(40, box.height * 0.62)
        width = cap_width(canvas, cap, size)
        draw_cap(canvas, cap, Spot(box.x + 16 + width / 2, box.centre.y), size)
        left = box.x + 16 + width + 8
    room = box.right - left - 14
    if note:
        label = canvas.at_most(21, box.height * 0.4)
        canvas.text(control.label, Spot(left, box.y + box.height * 0.28), label, INK, face="bold", width=room)
        below = Box(left, box.y + box.height * 0.5, room, box.height * 0.5)
        canvas.paragraph(note, below, 17, mixed(INK, face, 0.12))
    else:
        label = canvas.at_most(20, box.height * 0.62)
        canvas.text(control.label, Spot(left, box.centre.y), label, INK, face="bold", width=room)


def draw_setting(canvas: Canvas, control: Control, *, focused: bool, note: str = "") -> None:
    """A line with a name on the left and a value between two arrows on the right."""
    box = control.box
    canvas.panel(box, CELL if focused else PANEL, opacity=0.95, radius=12, edge=GOLD if focused else FAINT)
    # What is explained needs more room than what is chosen.
    half = box.x + box.width * (0.7 if note else 0.56)
    colour, room = CREAM if control.enabled else LILAC, half - box.x - 24
    if note:
        # One line a little smaller is easier to read than two of which the second is a word.
        is_short = canvas.measure(note, (SMALLEST_TEXT + 0.2) / canvas.text_scale) <= room
        head = Spot(box.x + 18, box.y + (23 if is_short else 15))
        canvas.text(control.label, head, canvas.at_most(19, 22), colour, face="bold", width=room)
        below = Box(head.x, head.y + 12, room, 20 if is_short else box.height - 32)
        canvas.paragraph(note, below, 14, LILAC)
    else:
        canvas.text(control.label, Spot(box.x + 18, box.centre.y), 19, colour, face="bold", width=room)
    if control.adjust is not None:
        draw_arrow(canvas, Spot(half + 14, box.centre.y), left=True, colour=GOLD if focused else FAINT)
        draw_arrow(canvas, Spot(box.right - 20, box.centre.y), left=False, colour=GOLD if focused else FAINT)
    middle = Spot((half + box.right) / 2 - 3, box.centre.y)
    canvas.text(
        control.value, middle, 19, GOLD if focused else CREAM, face="bold", align="centre", width=box.right - half - 76
    )


def draw_choice(canvas: Canvas, control: Control, *, focused: bool) -> None:
    """A small name above, and the value between two arrows below."""
    box = control.box
    canvas.panel(box, CELL if focused else PANEL, opacity=0.95, radius=14, edge=GOLD if focused else FAINT)
    if focused:
        draw_focus(canvas, box, 14)
    small = min(15.0, 20 / canvas.text_scale)
    canvas.text(control.label, Spot(box.centre.x, box.y + 19), small, LILAC, align="centre", width=box.width - 24)
    size = min(20.0, 28 / canvas.text_scale)
    middle = Spot(box.centre.x, box.y + 47)
    canvas.text(control.value, middle, size, CREAM, face="bold", align="centre", width=box.width - 72)
    for left in (True, False):
        spot = Spot(box.x + 20 if left else box.right - 20, box.y + 47)
        draw_arrow(canvas, spot, left=left, colour=GOLD if focused else FAINT)


def draw_arrow(canvas: Canvas, centre: Spot, *, left: bool, colour: Colour) -> None:
    points = "85,12 25,50 85,88" if left else "15,12 75,50 15,88"

    def body(width: float, height: float) -> str:
        r, g, b = colour
        scaled = " ".join(
            f"{float(x) * width / 100:.1f},{float(y) * height / 100:.1f}"
            for x, y in (point.split(",") for point in points.split())
        )
        return f'<polygon points="{scaled}" fill="rgb({r},{g},{b})"/>'

    canvas.svg(("arrow", left, colour), body, Box(centre.x - 9, centre.y - 10, 18, 20))


def draw_badge(canvas: Canvas, centre: Spot, size: float, colour_name: str, shape: str, name: str) -> None:
    """A seat's sign: its shape in its colour, with the first letter of the name."""
    canvas.shape(shape, centre, size, SEAT_COLOURS[colour_name])
    lower = size * (0.08 if shape in ("triangle", "drop") else 0.0)
    letter = size * (0.38 if shape in ("triangle", "star", "cross", "diamond") else 0.48)
    canvas.text(
        name[:1].upper(), Spot(centre.x, centre.y + lower), letter / canvas.text_scale, INK, face="bold", align="centre"
    )


def draw_heading(canvas: Canvas, title: str, note: str = "") -> None:
    canvas.text(title, Spot(64, 58), canvas.at_most(44, 54), GOLD, face="title", width=760)
    if note:
        canvas.text(note, Spot(66, 106), canvas.at_most(18, 26), LILAC, width=1140)


def draw_hints(canvas: Canvas, hints: list[tuple[str, str]], y: float = 694) -> None:
    """What the device in hand can do here: a row of caps with a word each, in the middle of the bottom."""
    hints = [(cap, word) for cap, word in hints if cap]
    widths = [(cap_width(canvas, cap, HINT_CAP), canvas.measure(word, 16)) for cap, word in hints]
    x = 640 - (sum(wide + 8 + long + HINT_GAP for wide, long in widths) - HINT_GAP) / 2
    for (cap, word), (wide, long) in zip(hints, widths, strict=True):
        draw_cap(canvas, cap, Spot(x + wide / 2, y), HINT_CAP, FAINT)
        canvas.text(word, Spot(x + wide + 8, y), 16, LILAC)
        x += wide + 8 + long + HINT_GAP
