"""Between two rounds: who won, who stands where, and which race was the closest."""

from collections.abc import Sequence
from typing import NamedTuple

from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.palette import CREAM, FAINT, GOLD, LILAC, PANEL, SEAT_COLOURS
from tenarcade.client.widgets import draw_badge, draw_cap
from tenarcade.core.game import Seat
from tenarcade.play.photo_finish import Race
from tenarcade.play.seating import Sitter
from tenarcade.rules.speed.events import SeatScored
from tenarcade.scenes.emblems import draw_crown
from tenarcade.wording import Words

BOX = Box(376, 118, 528, 484)
_ROW = 58.0


class Standing(NamedTuple):
    """How things stand after a round."""

    round: int
    rounds: int
    winner: Seat
    scores: Sequence[SeatScored]
    closest: Race | None


def draw_standing(
    canvas: Canvas, standing: Standing, sitters: Sequence[Sitter], words: Words, cap: str, seconds: int
) -> None:
    canvas.panel(BOX, PANEL, opacity=0.97, radius=24, edge=GOLD, edge_width=3)
    middle = BOX.centre.x
    rounds = words.text("table-round", {"round": standing.round, "rounds": standing.rounds})
    canvas.text(rounds, Spot(middle, BOX.y + 34), 18, LILAC, face="bold", align="centre", width=BOX.width - 60)
    won = words.text("table-round-won", {"name": sitters[standing.winner].name})
    canvas.text(won, Spot(middle, BOX.y + 74), 34, GOLD, face="title", align="centre", width=BOX.width - 48)
    top = BOX.y + 108
    _draw_head(canvas, Spot(BOX.x, top + 12), words)
    ordered = sorted(standing.scores, key=lambda score: (score.total, score.seat))
    for place, score in enumerate(ordered):
        row = Box(BOX.x + 24, top + 28 + place * _ROW, BOX.width - 48, _ROW - 8)
        _draw_row(canvas, row, score, sitters[score.seat], is_winner=score.seat == standing.winner)
    if standing.closest is not None:
        said = race_said(standing.closest, sitters, words)
        canvas.paragraph(said, Box(BOX.x + 30, BOX.bottom - 98, BOX.width - 60, 46), 17, CREAM, align="centre")
    going_on = words.text("table-next-round", {"seconds": seconds})
    wide = draw_cap(canvas, cap, Spot(BOX.x + 60, BOX.bottom - 28), 32, FAINT) if cap else 0.0
    canvas.text(going_on, Spot(BOX.x + 72 + wide / 2, BOX.bottom - 28), 18, LILAC, width=BOX.width - 120 - wide / 2)


def _draw_head(canvas: Canvas, left: Spot, words: Words) -> None:
    canvas.text(words.text("table-this-round"), Spot(left.x + 372, left.y), 15, LILAC, align="right", width=160)
    canvas.text(words.text("table-in-all"), Spot(left.x + 488, left.y), 15, LILAC, align="right", width=110)


def _draw_row(canvas: Canvas, row: Box, score: SeatScored, sitter: Sitter, *, is_winner: bool) -> None:
    colour = SEAT_COLOURS[sitter.colour]
    canvas.panel(row, FAINT, opacity=0.35, radius=12, edge=colour if is_winner else None)
    y = row.centre.y
    draw_badge(canvas, Spot(row.x + 28, y), 34, sitter.colour, sitter.shape, sitter.name)
    canvas.text(sitter.name, Spot(row.x + 56, y), 21, colour, face="bold", width=190)
    if is_winner:
        draw_crown(canvas, Spot(row.x + 316, y), 34)
    else:
        canvas.text(f"−{score.minus}", Spot(row.x + 348, y), 24, CREAM, face="title", align="right")
    canvas.text(
        f"−{score.total}" if score.total else "0", Spot(row.right - 16, y), 28, GOLD, face="title", align="right"
    )


def race_said(race: Race, sitters: Sequence[Sitter], words: Words) -> str:
    """Who was faster, and by how much."""
    names = {"winner": sitters[race.winner].name, "loser": sitters[race.loser].name}
    cards = {"winning": words.card(race.winning), "losing": words.card(race.losing)}
    if race.ticks == 0:
        return words.text("race-tie", {**names, **cards})
    return words.text("race-closest", {**names, **cards, "ms": race.milliseconds})
