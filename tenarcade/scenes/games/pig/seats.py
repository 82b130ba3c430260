"""The panels of the seats: who sits there, the hand, and the cards won so far."""

from collections.abc import Sequence

from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Spot
from tenarcade.client.palette import CREAM, FAINT, GOLD, LILAC, PANEL
from tenarcade.client.widgets import draw_badge, draw_cap
from tenarcade.core.game import HIDDEN, Card, Seat
from tenarcade.play.seating import Sitter
from tenarcade.scenes.games.pig.cards import draw_card, draw_stack
from tenarcade.scenes.games.pig.layout import HEADER_WIDTH, Layout, hand_middle
from tenarcade.wording import Words


def draw_small_seat(canvas: Canvas, layout: Layout, seat: Seat, sitter: Sitter, note: str, *, glows: bool) -> None:
    panel, won = layout.panel(seat), layout.shown.won[seat]
    canvas.panel(panel, PANEL, opacity=0.94, radius=14, edge=GOLD if glows else FAINT, edge_width=3 if glows else 1.5)
    draw_badge(canvas, Spot(panel.x + 24, panel.y + 24), 30, sitter.colour, sitter.shape, sitter.name)
    room = panel.width - 98
    canvas.text(sitter.name, Spot(panel.x + 46, panel.y + 16), 18, CREAM, face="bold", width=room)
    canvas.text(note, Spot(panel.x + 46, panel.y + 36), 14, GOLD if glows else LILAC, width=room)
    canvas.text(str(len(won)), Spot(panel.right - 30, panel.y + 25), 32, GOLD, face="title", align="centre", width=46)
    draw_stack(canvas, won, layout.stack_foot(seat), layout.stack_height(seat), 18)


def draw_front_seat(canvas: Canvas, layout: Layout, sitter: Sitter, note: str, words: Words, *, glows: bool) -> None:
    panel, won = layout.panel(layout.front), layout.shown.won[layout.front]
    canvas.panel(panel, PANEL, opacity=0.95, radius=18, edge=GOLD if glows else FAINT, edge_width=3 if glows else 1.5)
    draw_badge(canvas, Spot(panel.x + 36, panel.y + 36), 44, sitter.colour, sitter.shape, sitter.name)
    room = HEADER_WIDTH - 68
    canvas.text(sitter.name, Spot(panel.x + 68, panel.y + 26), 21, CREAM, face="bold", width=room)
    canvas.text(note, Spot(panel.x + 68, panel.y + 50), 17, GOLD if glows else LILAC, width=room)
    draw_stack(canvas, won, layout.stack_foot(layout.front), layout.stack_height(layout.front), 24)
    count = Spot(panel.x + 138, panel.y + 112)
    canvas.text(str(len(won)), count, 48 / canvas.text_scale, GOLD, face="title", align="centre", width=90)
    label = words.text("table-won", {"cards": len(won)})
    canvas.text(label, Spot(count.x, count.y + 38), 17, LILAC, align="centre", width=108)


def draw_hand(
    canvas: Canvas, layout: Layout, seat: Seat, hand: Sequence[Card], *, without: int | None, peek_cap: str
) -> None:
    """The cards as they are shown; backs of the front hand bear the number of their slot, others what opens them."""
    for index, card in enumerate(hand):
        if index == without:
            continue
        place = layout.hand_place(seat, index)
        slot = index if seat == layout.front and card == HIDDEN else None
        draw_card(canvas, card, place.centre, place.height, slot=slot)
    if peek_cap and seat != layout.front:
        spot = hand_middle(layout, seat).centre
        draw_cap(canvas, peek_cap, Spot(spot.x, layout.panel(seat).bottom - 17), 26)
