"""The panels of the seats: who sits there, the hand, and the cards won so far."""

from typing import NamedTuple

from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Spot
from tenarcade.client.palette import CREAM, FAINT, GOLD, LILAC, PANEL
from tenarcade.client.widgets import draw_badge, draw_cap
from tenarcade.core.game import HIDDEN, Card, Seat
from tenarcade.play.seating import Sitter
from tenarcade.scenes.games.pig.cards import draw_card, draw_stack
from tenarcade.scenes.games.pig.layout import HEADER_WIDTH, Layout, hand_middle
from tenarcade.wording import Words


class Sitting(NamedTuple):
    """What is to be seen of one seat."""

    seat: Seat
    sitter: Sitter
    note: str
    glows: bool
    hand: tuple[Card, ...]
    won: tuple[Card, ...]
    # The place of a card that is on its way from this hand.
    without: int | None
    # What opens a closed hand.
    peek_cap: str


def draw_small_seat(canvas: Canvas, layout: Layout, sitting: Sitting) -> None:
    panel = layout.panel(sitting.seat)
    canvas.group(("pig-seat", panel, sitting), panel, lambda part: _paint_small(part, layout, sitting))


def _paint_small(canvas: Canvas, layout: Layout, sitting: Sitting) -> None:
    seat, sitter, glows = sitting.seat, sitting.sitter, sitting.glows
    panel = layout.panel(seat)
    canvas.panel(panel, PANEL, opacity=0.94, radius=14, edge=GOLD if glows else FAINT, edge_width=3 if glows else 1.5)
    draw_badge(canvas, Spot(panel.x + 24, panel.y + 24), 30, sitter.colour, sitter.shape, sitter.name)
    room = panel.width - 98
    canvas.text(sitter.name, Spot(panel.x + 46, panel.y + 16), _grown(canvas, 18, 23), CREAM, face="bold", width=room)
    canvas.text(
        sitting.note, Spot(panel.x + 46, panel.y + 36), _grown(canvas, 14, 18), GOLD if glows else LILAC, width=room
    )
    count = str(len(sitting.won))
    canvas.text(
        count,
        Spot(panel.right - 30, panel.y + 25),
        _grown(canvas, 32, 36),
        GOLD,
        face="title",
        align="centre",
        width=46,
    )
    draw_stack(canvas, sitting.won, layout.stack_foot(seat), layout.stack_height(seat), 18)
    _draw_hand(canvas, layout, sitting)
    if sitting.peek_cap:
        draw_cap(canvas, sitting.peek_cap, hand_middle(layout, seat).centre, 30)


def draw_front_seat(canvas: Canvas, layout: Layout, sitting: Sitting, words: Words) -> None:
    panel, sitter, glows = layout.panel(layout.front), sitting.sitter, sitting.glows
    canvas.panel(panel, PANEL, opacity=0.95, radius=18, edge=GOLD if glows else FAINT, edge_width=3 if glows else 1.5)
    draw_badge(canvas, Spot(panel.x + 36, panel.y + 36), 44, sitter.colour, sitter.shape, sitter.name)
    room = HEADER_WIDTH - 68
    canvas.text(sitter.name, Spot(panel.x + 68, panel.y + 26), _grown(canvas, 21, 26), CREAM, face="bold", width=room)
    canvas.text(
        sitting.note, Spot(panel.x + 68, panel.y + 51), _grown(canvas, 17, 21), GOLD if glows else LILAC, width=room
    )
    draw_stack(canvas, sitting.won, layout.stack_foot(layout.front), layout.stack_height(layout.front), 24)
    count, spot = len(sitting.won), Spot(panel.x + 138, panel.y + 112)
    canvas.text(str(count), spot, 48 / canvas.text_scale, GOLD, face="title", align="centre", width=90)
    label = words.text("table-won", {"cards": count})
    canvas.text(label, Spot(spot.x, spot.y + 38), _grown(canvas, 17, 21), LILAC, align="centre", width=108)
    _draw_hand(canvas, layout, sitting)


def _draw_hand(canvas: Canvas, layout: Layout, sitting: Sitting) -> None:
    """The cards as they are shown; backs that a person may play bear the number of their slot."""
    has_slots = sitting.seat == layout.front and sitting.sitter.bot is None
    for index, card in enumerate(sitting.hand):
        if index != sitting.without:
            place = layout.hand_place(sitting.seat, index)
            draw_card(canvas, card, place.centre, place.height, slot=index if has_slots and card == HIDDEN else None)


def _grown(canvas: Canvas, size: float, most: float) -> float:
    """As large as the text setting asks for, as far as there is room."""
    return min(size, most / canvas.text_scale)
