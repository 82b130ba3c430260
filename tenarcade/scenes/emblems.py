"""Signs that no typeface has: a crown, a padlock, and the medal of a rung."""

from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box, Spot, around
from tenarcade.client.palette import CREAM, FAINT, GOLD, INK, LILAC, PANEL, Colour, hexed, mixed


def draw_crown(canvas: Canvas, centre: Spot, width: float, colour: Colour = GOLD) -> None:
    fill, edge = hexed(colour), hexed(mixed(colour, INK, 0.55))

    def body(wide: float, high: float) -> str:
        corners = ((6, 92), (2, 24), (27, 52), (50, 6), (73, 52), (98, 24), (94, 92))
        points = " ".join(f"{x * wide / 100:.1f},{y * high / 100:.1f}" for x, y in corners)
        band = f'<rect x="{wide * 0.07}" y="{high * 0.76}" width="{wide * 0.86}" height="{high * 0.07}" fill="{edge}"/>'
        line = f'stroke="{edge}" stroke-width="{wide * 0.04}" stroke-linejoin="round"'
        return f'<polygon points="{points}" fill="{fill}" {line}/>{band}'

    canvas.svg(("crown", colour), body, around(centre, width, width * 0.76))


def draw_padlock(canvas: Canvas, centre: Spot, size: float, colour: Colour = LILAC) -> None:
    fill, hole = hexed(colour), hexed(PANEL)

    def body(wide: float, high: float) -> str:
        arc = f"A{wide * 0.22},{wide * 0.22} 0 0 1 {wide * 0.72},{high * 0.3}"
        bow = f"M{wide * 0.28},{high * 0.5} V{high * 0.3} {arc} V{high * 0.5}"
        case = f'x="{wide * 0.14}" y="{high * 0.44}" width="{wide * 0.72}" height="{high * 0.52}" rx="{wide * 0.1}"'
        return (
            f'<path d="{bow}" fill="none" stroke="{fill}" stroke-width="{wide * 0.13}"/>'
            f'<rect {case} fill="{fill}"/><circle cx="{wide / 2}" cy="{high * 0.66}" r="{wide * 0.09}" fill="{hole}"/>'
            f'<rect x="{wide * 0.46}" y="{high * 0.66}" width="{wide * 0.08}" height="{high * 0.17}" fill="{hole}"/>'
        )

    canvas.svg(("padlock", colour), body, around(centre, size, size))


def draw_medal(canvas: Canvas, centre: Spot, size: float, number: int, *, gold: bool, dim: bool = False) -> None:
    """A rung's number on a disc: gold once it is won."""
    face = GOLD if gold else FAINT if dim else CREAM
    canvas.shape("circle", Spot(centre.x, centre.y + size * 0.05), size * 1.1, mixed(face, INK, 0.6))
    canvas.shape("circle", centre, size * 1.1, face)
    canvas.shape("circle", centre, size * 0.9, mixed(face, INK, 0.12))
    numeral = size * 0.5 / canvas.text_scale
    canvas.text(str(number), centre, numeral, LILAC if dim else INK, face="title", align="centre")


def draw_glow(canvas: Canvas, box: Box, radius: float, strength: float, colour: Colour = GOLD) -> None:
    """Light around a box, 0 to 1; in steps, so that its pictures can be kept."""
    step = round(strength * 8) / 8
    for ring in (3, 2, 1):
        opacity = round(0.05 + 0.11 * step, 3)
        canvas.panel(box.inset(-4 * ring), colour, opacity=opacity, radius=radius + 4 * ring)
