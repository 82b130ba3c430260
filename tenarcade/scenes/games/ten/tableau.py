"""A player's tableau: four rows of nine cells show the runs at a glance; the opponents' are the same, smaller."""

from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.palette import CELL, CREAM, FAINT, GOLD, INK, LILAC, PANEL, Colour, mixed
from tenarcade.client.widgets import draw_badge
from tenarcade.core.game import Seat
from tenarcade.play.seating import Sitter
from tenarcade.rules.ten.deck import COLOURS, VALUES
from tenarcade.rules.ten.scoring import Sheet
from tenarcade.rules.ten.state import MAX_COINS, Player
from tenarcade.scenes.games.ten.cards import SUIT_COLOURS, draw_card, draw_coin, draw_suit, draw_token, draw_wild_chip
from tenarcade.scenes.games.ten.consequences import sheet_of
from tenarcade.scenes.games.ten.layout import Layout
from tenarcade.wording import Words

AUTOMA_SITTER = Sitter("", "violet", "hexagon", bot="automa")


def draw_front(
    canvas: Canvas, layout: Layout, seat: Seat, sitter: Sitter, words: Words, note: str, *, glows: bool
) -> None:
    """The tableau of whoever is to decide."""
    player, panel = layout.shown.players[seat], layout.panel(seat)
    key = ("ten-front", player, sitter, words.language, note, glows, layout.shown.options.edition)
    canvas.group(key, panel, lambda part: _paint_front(part, layout, seat, sitter, words, note, glows=glows))


def _paint_front(
    canvas: Canvas, layout: Layout, seat: Seat, sitter: Sitter, words: Words, note: str, *, glows: bool
) -> None:
    player, panel = layout.shown.players[seat], layout.panel(seat)
    sheet = sheet_of(player.numbers, player.wilds, layout.shown.options.edition)
    canvas.panel(panel, PANEL, opacity=0.94, radius=18, edge=GOLD if glows else FAINT, edge_width=3 if glows else 1.5)
    draw_badge(canvas, Spot(panel.x + 34, panel.y + 31), 38, sitter.colour, sitter.shape, sitter.name)
    canvas.text(sitter.name, Spot(panel.x + 64, panel.y + 22), canvas.at_most(20, 23), CREAM, face="bold", width=200)
    canvas.text(note, Spot(panel.x + 64, panel.y + 44), canvas.at_most(15, 18), GOLD if glows else LILAC, width=350)
    _draw_grid(canvas, layout, seat, player, sheet, numerals=20)
    for line, colour in enumerate(COLOURS):
        cell = layout.grid_cell(seat, line, 0)
        draw_suit(canvas, colour, Spot(panel.x + 36, cell.centre.y), 27)
    _draw_money(canvas, panel, player, words)
    _draw_wilds(canvas, layout, panel, player, words)
    canvas.text(
        str(sheet.points),
        Spot(panel.right - 56, panel.y + 36),
        canvas.at_most(46, 48),
        GOLD,
        face="title",
        align="centre",
    )
    label = words.text("table-points", {"points": sheet.points})
    canvas.text(label, Spot(panel.right - 56, panel.y + 68), canvas.at_most(15, 18), LILAC, align="centre", width=104)


def _draw_money(canvas: Canvas, panel: Box, player: Player, words: Words) -> None:
    left = panel.x + 456
    label = words.text("table-coins", {"coins": player.coins, "most": MAX_COINS})
    canvas.text(label, Spot(left, panel.y + 24), canvas.at_most(16, 22), LILAC, width=170)
    for coin in range(player.coins):
        draw_coin(canvas, Spot(left + 12 + (coin % 10) * 20.5, panel.y + 52), 25)
    cards = len(player.numbers) + len(player.wilds)
    shown = min(player.tokens, 4)
    for token in range(shown):
        draw_token(canvas, Spot(left + 13 + token * 28, panel.y + 88), 26)
    right = left + 8 + shown * 28
    if player.tokens > shown:
        canvas.text(f"×{player.tokens}", Spot(right, panel.y + 88), 17, CREAM, face="bold")
        right += 34
    worth = words.text("table-worth", {"money": player.money, "cards": cards})
    canvas.text(worth, Spot(right, panel.y + 88), 16, LILAC, width=panel.right - right - 12)


def _draw_wilds(canvas: Canvas, layout: Layout, panel: Box, player: Player, words: Words) -> None:
    left = panel.x + 456
    if not player.wilds:
        canvas.text(words.text("table-no-wilds"), Spot(left, panel.y + 168), 15, FAINT, width=270)
        return
    for place, wild in enumerate(player.wilds):
        draw_card(canvas, wild, layout.front_wild(place, len(player.wilds)), 100)


def draw_small(canvas: Canvas, layout: Layout, seat: Seat, sitter: Sitter, note: str, *, glows: bool) -> None:
    player, panel = layout.shown.players[seat], layout.panel(seat)
    key = ("ten-small", player, sitter, note, glows, layout.shown.options.edition)
    canvas.group(key, panel, lambda part: _paint_small(part, layout, seat, sitter, note, glows=glows))


def _paint_small(canvas: Canvas, layout: Layout, seat: Seat, sitter: Sitter, note: str, *, glows: bool) -> None:
    player, panel = layout.shown.players[seat], layout.panel(seat)
    sheet = sheet_of(player.numbers, player.wilds, layout.shown.options.edition)
    edge: Colour | None = GOLD if glows else None
    canvas.panel(panel, PANEL, opacity=0.94, radius=14, edge=edge, edge_width=3)
    draw_badge(canvas, Spot(panel.x + 22, panel.y + 22), 28, sitter.colour, sitter.shape, sitter.name)
    canvas.text(
        sitter.name,
        Spot(panel.x + 42, panel.y + 15),
        canvas.at_most(17, 19),
        CREAM,
        face="bold",
        width=panel.width - 90,
    )
    canvas.text(
        note, Spot(panel.x + 40, panel.y + 33), canvas.at_most(13, 15), GOLD if glows else LILAC, width=panel.width - 78
    )
    canvas.text(
        str(sheet.points),
        Spot(panel.right - 24, panel.y + 23),
        canvas.at_most(28, 32),
        GOLD,
        face="title",
        align="centre",
    )
    _draw_grid(canvas, layout, seat, player, sheet, numerals=12)
    for line, colour in enumerate(COLOURS):
        draw_suit(canvas, colour, Spot(panel.x + 16, layout.grid_cell(seat, line, 0).centre.y), 14)
    low = panel.bottom - 19
    draw_coin(canvas, Spot(panel.x + 20, low), 21)
    canvas.text(str(player.coins), Spot(panel.x + 33, low), 17, CREAM, face="bold")
    draw_token(canvas, Spot(panel.x + 68, low), 19)
    canvas.text(str(player.tokens), Spot(panel.x + 80, low), 17, CREAM, face="bold")
    left = panel.x + 108
    step = min(23.0, (panel.right - 14 - left) / max(1, len(player.wilds) - 1))
    for place, wild in enumerate(player.wilds):
        draw_wild_chip(canvas, wild, Spot(left + place * step, low), 21)


def _draw_grid(canvas: Canvas, layout: Layout, seat: Seat, player: Player, sheet: Sheet, numerals: float) -> None:
    """Cells of the scoring run are bright, owned ones outside it dim; a wild's place has a cream edge."""
    runs = {run.colour: run for run in sheet.runs}
    wilds = {placement.stands_for for placement in sheet.placements}
    copies = {card: player.numbers.count(card) for card in player.numbers}
    for line, colour in enumerate(COLOURS):
        run = runs.get(colour)
        for column, value in enumerate(VALUES):
            box = layout.grid_cell(seat, line, column)
            card = f"{colour}{value}"
            scores = run is not None and run.first <= value <= run.last
            bright = SUIT_COLOURS[colour]
            if card in wilds:
                canvas.panel(
                    box, mixed(bright, INK, 0.25), opacity=1, radius=box.height * 0.22, edge=CREAM, edge_width=2
                )
                ink: Colour = CREAM
            elif card in copies:
                canvas.panel(box, bright if scores else mixed(bright, PANEL, 0.55), opacity=1, radius=box.height * 0.22)
                ink = (255, 255, 255) if scores else mixed(CREAM, bright, 0.3)
            else:
                canvas.panel(box, CELL, opacity=1, radius=box.height * 0.22)
                ink = mixed(FAINT, CELL, 0.4)
            if box.height > 20 or card in copies or card in wilds:
                canvas.text(str(value), box.centre, numerals / canvas.text_scale, ink, face="title", align="centre")
            if copies.get(card, 0) > 1 and box.height > 20:
                dot = Box(box.right - 13, box.y - 4, 17, 17)
                canvas.panel(dot, CREAM, opacity=1, radius=9)
                text = str(copies[card])
                canvas.text(text, dot.centre, 12 / canvas.text_scale, INK, face="bold", align="centre")
