"""The middle of the table: the value in large, the cards that made it, and the draw pile."""

import math

from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Spot, around
from tenarcade.client.palette import CORAL, CREAM, FAINT, GOLD, INK, LILAC, MINT, PANEL, Colour, mixed
from tenarcade.core.game import HIDDEN, Card
from tenarcade.rules.pig import TARGET, State
from tenarcade.scenes.games.pig.cards import draw_card
from tenarcade.scenes.games.pig.layout import DRAW_HEIGHT, DRAW_PILE, PILE_HEIGHT, VALUE, VALUE_SIZE, Layout
from tenarcade.scenes.playing_card import width_of
from tenarcade.wording import Words


def draw_value(canvas: Canvas, state: State, words: Words, sway: float = 0.0) -> None:
    """Ten pips around it fill up: how far it still is to ten shows at a glance."""
    value = state.value
    colour = _colour(value)
    centre = Spot(VALUE.x + sway, VALUE.y)
    canvas.shape("circle", Spot(centre.x, centre.y + 5), VALUE_SIZE + 8, mixed(colour, INK, 0.7))
    canvas.shape("circle", centre, VALUE_SIZE + 4, colour)
    canvas.shape("circle", centre, VALUE_SIZE - 8, PANEL)
    for pip in range(TARGET):
        angle = 2 * math.pi * (pip + 0.5) / TARGET - math.pi / 2
        spot = Spot(centre.x + 74 * math.cos(angle), centre.y + 74 * math.sin(angle))
        canvas.shape("circle", spot, 17 if pip < value else 11, colour if pip < value else FAINT)
    if state.table:
        text = f"{value}!" if value == TARGET else str(value)
        size = 92 if len(text) == 1 else 76 if len(text) == 2 else 62
        numeral = size / canvas.text_scale
        canvas.text(
            text,
            Spot(centre.x, centre.y - 6),
            numeral,
            CREAM if value < TARGET else colour,
            face="title",
            align="centre",
        )
    label = words.text("table-pile", {"cards": len(state.table)})
    low = Spot(centre.x, centre.y + (44 if state.table else 0))
    canvas.text(label, low, 17 / canvas.text_scale, LILAC, align="centre", width=116)


def _colour(value: int) -> Colour:
    return GOLD if value < TARGET else MINT if value == TARGET else CORAL


def draw_table_cards(canvas: Canvas, layout: Layout, cards: tuple[Card, ...]) -> None:
    if not cards:
        canvas.panel(
            around(layout.pile_place(0, 1).centre, width_of(PILE_HEIGHT), PILE_HEIGHT),
            PANEL, opacity=0.3, edge=FAINT, edge_width=2,
        )  # fmt: skip
    for index, card in enumerate(cards):
        place = layout.pile_place(index)
        draw_card(canvas, card, place.centre, place.height, angle=((index * 37) % 7 - 3) * 1.5)


def draw_draw_pile(canvas: Canvas, left: int, words: Words) -> None:
    for layer in range(min(5, -(-left // 14))):
        draw_card(
            canvas, HIDDEN, Spot(DRAW_PILE.x + layer * 2, DRAW_PILE.y - layer * 3), DRAW_HEIGHT, shadow=layer == 0
        )
    if not left:
        canvas.panel(around(DRAW_PILE, width_of(DRAW_HEIGHT), DRAW_HEIGHT), PANEL, opacity=0.4, edge=FAINT)
    text = words.text("table-left", {"left": left})
    canvas.text(text, Spot(DRAW_PILE.x, DRAW_PILE.y + 84), 17, LILAC, align="centre", width=170)
