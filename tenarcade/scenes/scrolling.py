"""A list that is longer than its place: which rows are in view, and how to get at the others."""

from collections.abc import Callable
from functools import partial

from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box, Spot, around
from tenarcade.client.palette import CREAM, FAINT, GOLD, LILAC, Colour, hexed

ARROW = 40.0


class Scroll:
    def __init__(self, visible: int, strip: Box) -> None:
        """`strip`: where the bar is drawn, between its two arrows."""
        self.first = 0
        self._visible = visible
        self._strip = strip

    def rows(self, total: int) -> range:
        """Those in view; never beyond the end, even after the list has become shorter."""
        self.first = max(0, min(self.first, total - self._visible))
        return range(self.first, min(total, self.first + self._visible))

    def by(self, rows: int, total: int) -> bool:
        """Whether anything has moved."""
        before = self.first
        self.first += rows
        self.rows(total)
        return self.first != before

    def reveal(self, row: int) -> None:
        self.first = max(row - self._visible + 1, min(self.first, row))

    def controls(self, total: int, labels: tuple[str, str], by: Callable[[int], None]) -> list[Control]:
        """Two arrows for the mouse; only where there is something to reach."""
        if total <= self._visible:
            return []
        strip = self._strip
        top = Box(strip.centre.x - ARROW / 2, strip.y, ARROW, ARROW)
        boxes = (top, top.moved(down=strip.height - ARROW))
        return [
            Control(name, "button", label, box, partial(by, step), enabled=self._can(step, total))
            for name, label, box, step in zip(("scroll-up", "scroll-down"), labels, boxes, (-1, 1), strict=True)
        ]

    def _can(self, step: int, total: int) -> bool:
        return self.first > 0 if step < 0 else self.first + self._visible < total

    def draw(self, canvas: Canvas, total: int, controls: list[Control], focused: str) -> None:
        for control in controls:
            colour = FAINT if not control.enabled else GOLD if control.name == focused else LILAC
            edge = CREAM if control.name == focused else None
            canvas.panel(control.box, FAINT, opacity=0.35, radius=10, edge=edge, edge_width=3)
            _draw_chevron(canvas, control.box.centre, up=control.name == "scroll-up", colour=colour)
        if controls:
            track = Box(self._strip.centre.x - 4, self._strip.y + ARROW + 8, 8, self._strip.height - 2 * ARROW - 16)
            canvas.panel(track, FAINT, opacity=0.5, radius=4)
            top = track.y + track.height * self.first / total
            canvas.panel(Box(track.x, top, 8, track.height * self._visible / total), LILAC, opacity=1, radius=4)


def _draw_chevron(canvas: Canvas, centre: Spot, *, up: bool, colour: Colour) -> None:
    points = "12,72 50,28 88,72" if up else "12,28 50,72 88,28"

    def body(width: float, height: float) -> str:
        line = f'fill="none" stroke="{hexed(colour)}" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"'
        return f'<g transform="scale({width / 100} {height / 100})"><polyline points="{points}" {line}/></g>'

    canvas.svg(("chevron", up, colour), body, around(centre, 22, 22))
