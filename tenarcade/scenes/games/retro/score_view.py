"""One player's end of 10 Retro to look at: the cards that count, and the chips that make good for them."""

from typing import NamedTuple

from tenarcade.client.canvas import Canvas
from tenarcade.client.easing import clamped
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.palette import CORAL, CREAM, FAINT, GOLD, LILAC, MINT, PANEL, Colour
from tenarcade.client.widgets import draw_badge
from tenarcade.core.game import Card
from tenarcade.play.seating import Sitter
from tenarcade.rules.retro.cards import POINTS_OF_A_CHIP
from tenarcade.rules.retro.events import SeatScore
from tenarcade.rules.retro.table import points_of
from tenarcade.scenes.emblems import draw_crown
from tenarcade.scenes.games.retro.cards import draw_card, draw_chip
from tenarcade.scenes.playing_card import width_of
from tenarcade.wording import Words

# Penalties, hand, chips.
PARTS = 3
SMALL_CARD, LARGE_CARD = 50.0, 84.0
# In columns at least this wide there is room for large cards.
WIDE = 280.0
LINE = 34.0


class Column(NamedTuple):
    sitter: Sitter
    score: SeatScore
    taken: tuple[Card, ...]

    def counted_cards(self, counted: float) -> int:
        """How many of the penalties have been laid out."""
        return round(clamped(counted) * len(self.taken))

    def counted_hand(self, counted: float) -> int:
        return round(clamped(counted - 1) * len(self.score.hand))

    def counted_chips(self, counted: float) -> int:
        return round(clamped(counted - 2) * self.score.chips)

    def amounts(self, counted: float) -> tuple[int, int, int]:
        """Points of the cards taken, of the hand, and what the chips take off again, as far as counted."""
        return (
            points_of(self.taken[: self.counted_cards(counted)]),
            points_of(self.score.hand[: self.counted_hand(counted)]),
            -POINTS_OF_A_CHIP * self.counted_chips(counted),
        )

    def points(self, counted: float) -> int:
        return sum(self.amounts(counted))


def draw_column(canvas: Canvas, column: Column, box: Box, words: Words, counted: float, *, crowned: bool) -> None:
    canvas.panel(box, PANEL, opacity=0.94, radius=18, edge=GOLD if crowned else FAINT, edge_width=4 if crowned else 2)
    sitter = column.sitter
    draw_badge(canvas, Spot(box.x + 30, box.y + 32), 34, sitter.colour, sitter.shape, sitter.name)
    canvas.text(sitter.name, Spot(box.x + 54, box.y + 32), 19, CREAM, face="bold", width=box.width - 66)
    if crowned:
        draw_crown(canvas, Spot(box.x + 30, box.y + 6), 36)
    _draw_points(canvas, column, box, words, counted, crowned=crowned)
    room = Box(box.x + 12, box.y + 140, box.width - 24, box.height - 140 - 3 * LINE - 12)
    _draw_cards(canvas, column, room, counted)
    _draw_lines(canvas, column, box, words, counted)


def _draw_points(canvas: Canvas, column: Column, box: Box, words: Words, counted: float, *, crowned: bool) -> None:
    points = str(column.points(counted)).replace("-", "−")
    colour: Colour = GOLD if crowned else CREAM
    canvas.text(points, Spot(box.centre.x, box.y + 82), 50, colour, face="title", align="centre", width=box.width - 20)
    label = words.text("results-score")
    canvas.text(label, Spot(box.centre.x, box.y + 118), 16, LILAC, align="centre", width=box.width - 20)


def _draw_cards(canvas: Canvas, column: Column, room: Box, counted: float) -> None:
    """What was taken, card upon card, then the hand, and the chips in front of them."""
    cards = column.taken[: column.counted_cards(counted)] + column.score.hand[: column.counted_hand(counted)]
    total = max(1, len(column.taken) + len(column.score.hand))
    height = LARGE_CARD if room.width >= WIDE else SMALL_CARD
    across = width_of(height) * 0.4
    in_a_row = int((room.width - width_of(height)) // across) + 1
    rows = -(-total // in_a_row)
    down = min(height * 0.62, (room.height - 36 - height) / max(1, rows - 1))
    for place, card in enumerate(cards):
        row, column_of_row = divmod(place, in_a_row)
        centre = Spot(room.x + width_of(height) / 2 + column_of_row * across, room.y + height / 2 + row * down)
        draw_card(canvas, card, centre, height, shadow=False)
    chips = column.score.chips
    step = min(22.0, (room.width - 24) / max(1, chips - 1))
    for chip in range(column.counted_chips(counted)):
        draw_chip(canvas, Spot(room.x + 13 + chip * step, room.bottom - 14), 24)


def _draw_lines(canvas: Canvas, column: Column, box: Box, words: Words, counted: float) -> None:
    labels = (words.text("results-penalties"), words.text("results-hand"), words.text("results-chips"))
    colours = (CORAL, CORAL, MINT)
    for row, (label, amount, colour) in enumerate(zip(labels, column.amounts(counted), colours, strict=True)):
        y = box.bottom - (PARTS - row) * LINE + 10
        reached = counted > row
        canvas.text(label, Spot(box.x + 14, y), 17, CREAM if reached else FAINT, width=box.width - 78)
        said = (f"+{amount}" if row < 2 else f"−{-amount}") if reached else "…"
        canvas.text(said, Spot(box.right - 14, y), 19, colour, face="bold", align="right", width=56)
