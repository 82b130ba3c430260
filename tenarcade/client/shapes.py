"""Pictures written as SVG while the game runs: panels, seat shapes, key caps; smooth at every size."""

import io

import pygame

from tenarcade.client.palette import Colour, hexed


def rasterised(body: str, width: int, height: int) -> pygame.Surface:
    """An SVG body whose units are the pixels of the result."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    return pygame.image.load_sized_svg(io.BytesIO(f"{svg}{body}</svg>".encode()), (width, height)).convert_alpha()


def panel_body(
    width: float,
    height: float,
    radius: float,
    fill: Colour,
    opacity: float,
    edge: Colour | None,
    edge_width: float,
    sheen: float,
) -> str:
    """A rounded box; `sheen` lightens its top, as if a lamp hung over the table."""
    inset = edge_width / 2 if edge else 0
    stroke = f' stroke="{hexed(edge)}" stroke-width="{edge_width}"' if edge else ""
    box = f'x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}" rx="{radius}"'
    body = f'<rect {box} fill="{hexed(fill)}" fill-opacity="{opacity}"{stroke}/>'
    if sheen:
        stops = f'<stop offset="0" stop-color="#fff" stop-opacity="{sheen}"/>'
        stops += '<stop offset="1" stop-color="#fff" stop-opacity="0"/>'
        gradient = f'<linearGradient id="s" x1="0%" y1="0%" x2="0%" y2="100%">{stops}</linearGradient>'
        body += f'<defs>{gradient}</defs><rect {box} fill="url(#s)"/>'
    return body


# In a square of 100 units.
SHAPES = {
    "circle": '<circle cx="50" cy="50" r="45"/>',
    "square": '<rect x="10" y="10" width="80" height="80" rx="14"/>',
    "triangle": '<polygon points="50,6 96,90 4,90"/>',
    "diamond": '<polygon points="50,2 98,50 50,98 2,50"/>',
    # Wide, so that nobody takes it for a circle.
    "hexagon": '<polygon points="2,50 24,15 76,15 98,50 76,85 24,85"/>',
    "star": '<polygon points="50,2 63,32 96,35 71,57 78,89 50,72 22,89 29,57 4,35 37,32"/>',
    "drop": '<path d="M50,3 C65,30 88,42 88,62 A38,36 0 1 1 12,62 C12,42 35,30 50,3Z"/>',
    "cross": '<rect x="36" y="5" width="28" height="90" rx="8"/><rect x="5" y="36" width="90" height="28" rx="8"/>',
}


def shape_body(shape: str, size: float, fill: Colour) -> str:
    """A seat's shape in a square of so many pixels."""
    return f'<g fill="{hexed(fill)}" transform="scale({size / 100})">{SHAPES[shape]}</g>'
