"""The running total as a gauge to ten, and the odds of the next card."""

import math

from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.palette import CORAL, CREAM, FAINT, GOLD, GREEN, LILAC, PANEL, Colour, hexed, mixed
from tenarcade.rules.ten.odds import bust_odds
from tenarcade.rules.ten.state import BUST_AT, State
from tenarcade.scenes.games.ten.consequences import sum_in_words
from tenarcade.scenes.games.ten.layout import GAUGE, ODDS
from tenarcade.wording import Words

SEGMENTS = 10
SWEEP = 250.0
OUTER, INNER = 94.0, 72.0


def draw_gauge(canvas: Canvas, state: State, words: Words, *, rings: bool) -> None:
    filled = max(0, min(SEGMENTS, state.total))
    is_bust = state.total >= BUST_AT

    def body(width: float, height: float) -> str:
        scale = width / (2 * OUTER + 12)
        return "".join(_segment(place, filled, is_bust, scale) for place in range(SEGMENTS))

    side = 2 * OUTER + 12
    canvas.svg(("gauge", filled, is_bust), body, Box(GAUGE.x - side / 2, GAUGE.y - side / 2, side, side))
    colour: Colour = CORAL if is_bust else GOLD if rings or state.total == SEGMENTS else CREAM
    canvas.text(
        str(state.total).replace("-", "−"),
        Spot(GAUGE.x, GAUGE.y - 4),
        canvas.at_most(72, 76),
        colour,
        face="title",
        align="centre",
    )
    canvas.text(
        words.text("table-of-ten"),
        Spot(GAUGE.x, GAUGE.y + 50),
        canvas.at_most(17, 24),
        LILAC,
        align="centre",
        width=150,
    )
    sums = sum_in_words(state)
    canvas.text(
        sums, Spot(GAUGE.x, GAUGE.y + 94), canvas.at_most(19, 25), CREAM, face="bold", align="centre", width=230
    )
    if state.row_money:
        money = words.text("table-row-money", {"money": state.row_money})
        canvas.text(money, Spot(GAUGE.x, GAUGE.y + 120), canvas.at_most(17, 22), GOLD, align="centre", width=230)


def _segment(place: int, filled: int, is_bust: bool, scale: float) -> str:
    """One tenth of the arc, from green to red."""
    gap = 4.0
    span = SWEEP / SEGMENTS
    start = math.radians(90 + (360 - SWEEP) / 2 + place * span + gap / 2)
    end = start + math.radians(span - gap)
    centre = OUTER + 6
    corners = [
        (centre + reach * math.cos(angle), centre + reach * math.sin(angle))
        for reach, angle in ((OUTER, start), (OUTER, end), (INNER, end), (INNER, start))
    ]
    points = " ".join(f"{x * scale:.1f},{y * scale:.1f}" for x, y in corners)
    share = place / (SEGMENTS - 1)
    colour = CORAL if is_bust else mixed(GREEN, CORAL, share) if place < filled else FAINT
    opacity = 1.0 if place < filled or is_bust else 0.45
    return f'<polygon points="{points}" fill="{hexed(colour)}" fill-opacity="{opacity}"/>'


def draw_odds(canvas: Canvas, state: State, words: Words) -> None:
    odds = bust_odds(state)
    canvas.panel(ODDS, PANEL, opacity=0.9)
    canvas.text(
        words.text("table-bust-odds"),
        Spot(ODDS.centre.x, ODDS.y + 22),
        canvas.at_most(15, 20),
        LILAC,
        face="bold",
        align="centre",
        width=126,
    )
    share = round(odds.share * 100)
    colour = mixed(GREEN, CORAL, min(1.0, odds.share * 1.6))
    canvas.text(
        f"{share}%",
        Spot(ODDS.centre.x, ODDS.y + 62),
        canvas.at_most(40, 46),
        colour,
        face="title",
        align="centre",
        width=126,
    )
    text = words.text("table-bust-cards", {"busting": odds.busting, "cards": odds.cards})
    canvas.paragraph(text, Box(ODDS.x + 8, ODDS.y + 90, ODDS.width - 16, 38), 15, CREAM, align="centre")
