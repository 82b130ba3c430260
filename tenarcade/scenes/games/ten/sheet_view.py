"""A score sheet of TEN to look at: four rows of nine cells, and what each of them is worth."""

from collections import Counter
from typing import NamedTuple

from tenarcade.client.canvas import Canvas
from tenarcade.client.easing import clamped
from tenarcade.client.geometry import Box, Spot, around
from tenarcade.client.palette import CELL, CREAM, FAINT, GOLD, INK, LILAC, PANEL, Colour, hexed, mixed
from tenarcade.client.widgets import draw_badge
from tenarcade.core.game import Card
from tenarcade.play.seating import Sitter
from tenarcade.rules.ten.deck import COLOURS, NUMBER_WILDS, SUPER, VALUES
from tenarcade.rules.ten.scoring import Run, Sheet
from tenarcade.rules.ten.state import Player
from tenarcade.scenes.emblems import draw_crown
from tenarcade.scenes.games.ten.cards import SUIT_COLOURS, draw_card, draw_coin, draw_suit, draw_token
from tenarcade.scenes.playing_card import width_of
from tenarcade.wording import Words

ROWS = len(COLOURS)
HEAD, FOOT, MARGIN = 62.0, 60.0, 16.0
SUIT_ROOM, POINTS_ROOM = 34.0, 50.0
WIDEST_CELL, TALLEST = 52.0, 1.3
FULL_RUN = 9


class Column(NamedTuple):
    """One player's part of the results."""

    sitter: Sitter
    player: Player
    sheet: Sheet

    def counted(self, rows: float) -> tuple[int, ...]:
        """The points by colour when so many rows have been counted."""
        return tuple(_counted(_run_of(self.sheet, colour), rows - place) for place, colour in enumerate(COLOURS))

    def unused_wilds(self) -> tuple[Card, ...]:
        placed = Counter(placement.wild for placement in self.sheet.placements)
        return tuple(sorted((Counter(self.player.wilds) - placed).elements()))


def _run_of(sheet: Sheet, colour: str) -> Run | None:
    return next((run for run in sheet.runs if run.colour == colour), None)


def _length(run: Run) -> int:
    return run.last - run.first + 1


def _counted(run: Run | None, share: float) -> int:
    if run is None or share <= 0:
        return 0
    return run.points if share >= 1 else int(share * _length(run))


def boxes_in(area: Box, count: int) -> list[Box]:
    """A place for each player: side by side up to three, in two rows beyond; no higher than a sheet needs."""
    gap = 14.0
    rows = [count] if count <= 3 else [(count + 1) // 2, count // 2]
    width = min(600.0, (area.width - gap * (rows[0] - 1)) / rows[0])
    height = min((area.height - gap * (len(rows) - 1)) / len(rows), _full_height(width))
    top = area.y + (area.height - height * len(rows) - gap * (len(rows) - 1)) / 2
    boxes = []
    for row, members in enumerate(rows):
        left = area.centre.x - (members * width + (members - 1) * gap) / 2
        boxes += [Box(left + i * (width + gap), top + row * (height + gap), width, height) for i in range(members)]
    return boxes


def _cell_width(width: float) -> float:
    return min(WIDEST_CELL, (width - 2 * MARGIN - SUIT_ROOM - POINTS_ROOM) / len(VALUES))


def _full_height(width: float) -> float:
    return HEAD + ROWS * _cell_width(width) * TALLEST + FOOT


def draw_column(canvas: Canvas, column: Column, box: Box, words: Words, rows: float, *, crowned: bool) -> None:
    """`rows` says how far the counting has come, 0 to 4."""
    edge = GOLD if crowned else FAINT
    canvas.panel(box, PANEL, opacity=0.95, radius=18, edge=edge, edge_width=3 if crowned else 2)
    _draw_head(canvas, column, box, words, rows, crowned)
    wide = _cell_width(box.width)
    high = min(wide * TALLEST, (box.height - HEAD - FOOT) / ROWS)
    left = box.x + (box.width - SUIT_ROOM - POINTS_ROOM - wide * len(VALUES)) / 2
    for place, colour in enumerate(COLOURS):
        row = Box(left, box.y + HEAD + place * high, SUIT_ROOM + POINTS_ROOM + wide * len(VALUES), high)
        _draw_row(canvas, column, colour, row, rows - place)
    _draw_foot(canvas, column, Box(box.x, box.bottom - FOOT, box.width, FOOT), words)


def _draw_head(canvas: Canvas, column: Column, box: Box, words: Words, rows: float, crowned: bool) -> None:
    sitter = column.sitter
    badge = Spot(box.x + 38, box.y + 33)
    draw_badge(canvas, badge, 42, sitter.colour, sitter.shape, sitter.name)
    if crowned:
        draw_crown(canvas, Spot(badge.x, box.y - 1), 44)
    total = str(sum(column.counted(rows)))
    label = words.text("results-points")
    size, small = canvas.at_most(40, 50), canvas.at_most(15, 20)
    right = box.right - MARGIN
    width = canvas.text(label, Spot(right, box.y + 40), small, LILAC, align="right", width=74)
    width += 8 + canvas.text(total, Spot(right - width - 8, box.y + 33), size, GOLD, face="title", align="right")
    room = right - width - 12 - (badge.x + 30)
    canvas.text(sitter.name, Spot(badge.x + 30, box.y + 33), canvas.at_most(21, 32), CREAM, face="bold", width=room)


def _draw_row(canvas: Canvas, column: Column, colour: str, row: Box, share: float) -> None:
    run = _run_of(column.sheet, colour)
    draw_suit(canvas, colour, Spot(row.x + SUIT_ROOM / 2 - 3, row.centre.y), min(24, row.height * 0.66))
    wide = (row.width - SUIT_ROOM - POINTS_ROOM) / len(VALUES)
    cells = {value: Box(row.x + SUIT_ROOM + (value - 1) * wide, row.y, wide, row.height) for value in VALUES}
    lit = range(run.first, run.first + int(clamped(share) * _length(run))) if run else range(0)
    if lit:
        band = Box(cells[lit[0]].x, row.y, wide * len(lit), row.height).inset(0.5)
        canvas.panel(band, mixed(SUIT_COLOURS[colour], PANEL, 0.62), opacity=1, radius=8)
    placed = {placement.stands_for: placement.wild for placement in column.sheet.placements}
    for value, cell in cells.items():
        card = f"{colour}{value}"
        inner = cell.inset(max(1.5, wide * 0.05))
        if value in lit and card in placed:
            draw_wild_cell(canvas, inner, placed[card], colour, value)
        else:
            draw_cell(canvas, inner, colour, value, owned=card in column.player.numbers, scores=value in lit)
    _draw_row_points(canvas, run, Spot(row.right - 2, row.centre.y), row.height, share)


def _draw_row_points(canvas: Canvas, run: Run | None, spot: Spot, height: float, share: float) -> None:
    if share <= 0:
        return
    points = _counted(run, share)
    size = min(26.0, height * 0.8) / canvas.text_scale
    width = canvas.text(str(points), spot, size, GOLD if points else FAINT, face="title", align="right")
    if run is not None and points and share >= 1 and _length(run) == FULL_RUN:
        canvas.shape("star", Spot(spot.x - width - 10, spot.y), 17, GOLD)


def draw_cell(canvas: Canvas, box: Box, colour: str, value: int, *, owned: bool, scores: bool) -> None:
    suit = SUIT_COLOURS[colour]
    fill = suit if scores else mixed(suit, PANEL, 0.66) if owned else CELL
    canvas.panel(box, fill, opacity=1, radius=box.width * 0.2, sheen=0.2 if scores else 0.0)
    text = (255, 255, 255) if scores else mixed(suit, CREAM, 0.45) if owned else FAINT
    _draw_value(canvas, box, value, text)


def draw_wild_cell(canvas: Canvas, box: Box, wild: Card, colour: str, value: int) -> None:
    """As the wild card itself looks: a cream disc on all colours, on one, or on gold, within a dashed edge."""
    grounds = (
        tuple(SUIT_COLOURS.values()) if wild in NUMBER_WILDS else (GOLD if wild == SUPER else SUIT_COLOURS[colour],)
    )
    canvas.svg(("ten-wild-cell", wild == SUPER, grounds), lambda w, h: _wild_body(w, h, grounds), box)
    if wild == SUPER:
        for x in (box.x + box.width * 0.18, box.right - box.width * 0.18):
            canvas.shape("star", Spot(x, box.y + box.height * 0.17), box.width * 0.3, INK)
    _draw_value(canvas, box, value, INK)


def _draw_value(canvas: Canvas, box: Box, value: int, colour: Colour) -> None:
    size = min(box.width * 0.62, box.height * 0.68) / canvas.text_scale
    canvas.text(str(value), box.centre, size, colour, face="title", align="centre")


def _wild_body(width: float, height: float, grounds: tuple[Colour, ...]) -> str:
    dash = max(1.5, width * 0.09)
    quarters = (grounds * 4)[:4]
    corners = ((0, 0), (width / 2, 0), (0, height / 2), (width / 2, height / 2))
    ground = "".join(
        f'<rect x="{x}" y="{y}" width="{width / 2 + 0.5}" height="{height / 2 + 0.5}" fill="{hexed(colour)}"/>'
        for (x, y), colour in zip(corners, quarters, strict=True)
    )
    edge = (
        f'<rect x="{dash / 2}" y="{dash / 2}" width="{width - dash}" height="{height - dash}" rx="{width * 0.12}"'
        f' fill="none" stroke="{hexed(CREAM)}" stroke-width="{dash}" stroke-dasharray="{dash * 2.2},{dash * 1.6}"/>'
    )
    disc = f'<circle cx="{width / 2}" cy="{height / 2}" r="{min(width, height) * 0.37}" fill="{hexed(CREAM)}"/>'
    return f"{ground}{edge}{disc}"


def _draw_foot(canvas: Canvas, column: Column, box: Box, words: Words) -> None:
    player = column.player
    x, y = box.x + MARGIN + 12, box.y + 20
    for draw, count in ((draw_coin, player.coins), (draw_token, player.tokens)):
        draw(canvas, Spot(x, y), 24)
        x += 18 + canvas.text(f"×{count}", Spot(x + 18, y), canvas.at_most(18, 26), CREAM, face="bold") + 24
    money = words.text("results-money", {"money": player.money})
    small = canvas.at_most(15, 19)
    width = canvas.text(money, Spot(box.x + MARGIN, box.y + 45), small, LILAC, width=box.width * 0.46)
    _draw_unused(canvas, column, Box(box.x + MARGIN, box.y, box.width - 2 * MARGIN, box.height), width, words)


def _draw_unused(canvas: Canvas, column: Column, box: Box, taken: float, words: Words) -> None:
    """The wilds that fill no gap, closer together the more there are."""
    wilds = column.unused_wilds()
    if not wilds:
        return
    high = 46.0
    step = min(width_of(high) + 4, 104 / len(wilds))
    span = step * (len(wilds) - 1) + width_of(high)
    for place, wild in enumerate(wilds):
        centre = Spot(box.right - span + width_of(high) / 2 + place * step, box.centre.y - 2)
        draw_card(canvas, wild, centre, high, shadow=False)
    label = words.text("results-unused")
    room = box.width - span - max(taken, 120) - 16
    canvas.text(label, Spot(box.right - span - 8, box.y + 45), canvas.at_most(15, 19), LILAC, align="right", width=room)


def draw_legend(canvas: Canvas, spot: Spot, words: Words) -> None:
    """What the three kinds of cell mean, from the right edge leftwards."""
    x, side = spot.x, 26.0
    for key in ("results-legend-wild", "results-legend-spare", "results-legend-run"):
        x -= canvas.text(words.text(key), Spot(x, spot.y), canvas.at_most(16, 19), LILAC, align="right", width=150) + 20
        box = around(Spot(x, spot.y), side, side * 1.2)
        if key == "results-legend-wild":
            draw_wild_cell(canvas, box, "*4", "b", 4)
        else:
            draw_cell(canvas, box, "b", 4, owned=True, scores=key == "results-legend-run")
        x -= 34
