"""A seat at the table: its panel, its hand under its keys, its stack."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Spot, around
from tenarcade.client.intents import Intent
from tenarcade.client.palette import CREAM, FAINT, GOLD, INK, LILAC, PANEL, SEAT_COLOURS, mixed
from tenarcade.client.widgets import draw_badge, draw_cap
from tenarcade.core.game import HIDDEN, Seat
from tenarcade.play.seating import Sitter
from tenarcade.scenes.emblems import draw_glow
from tenarcade.scenes.games.speed.cards import draw_card, draw_chip, width_of
from tenarcade.scenes.games.speed.hand import FRONT
from tenarcade.scenes.games.speed.layout import (
    CAP,
    HAND_HEIGHT,
    REST_SEEN,
    REST_SIZE,
    STACK_HEIGHT,
    Corner,
    tilt,
)
from tenarcade.scenes.games.speed.picture import Picture
from tenarcade.scenes.games.speed.slides import Slides
from tenarcade.scenes.games.speed.turning import degrees
from tenarcade.wording import Words

FLICKS = (Intent.CARD_1, Intent.CARD_2, Intent.CARD_3, Intent.CARD_4)
Caps = Mapping[Intent, str]
_LIT_RISE = 7


class SeatLook(NamedTuple):
    seat: Seat
    corner: Corner
    sitter: Sitter
    # What is printed on the keys of this seat; nothing for a bot.
    caps: Caps
    note: str

    @property
    def colour(self) -> tuple[int, int, int]:
        return SEAT_COLOURS[self.sitter.colour]


def draw_panel(canvas: Canvas, look: SeatLook) -> None:
    """What stays as it is for a round."""
    corner, sitter = look.corner, look.sitter
    canvas.panel(corner.box, mixed(PANEL, look.colour, 0.05), opacity=0.82, radius=18, edge=look.colour, edge_width=2.5)
    header = corner.header
    y = header.centre.y
    draw_badge(canvas, Spot(header.x + 26, y), 28, sitter.colour, sitter.shape, sitter.name)
    wide = canvas.text(sitter.name, Spot(header.x + 48, y), 20, look.colour, face="bold", width=150)
    canvas.text(look.note, Spot(header.x + 60 + wide, y + 1), 15, LILAC, width=header.width - wide - 190)
    for spot in range(FRONT):
        box = around(corner.front(spot), width_of(HAND_HEIGHT), HAND_HEIGHT)
        canvas.panel(box, INK, opacity=0.35, radius=10, edge=FAINT, edge_width=1.5)
    for spot, intent in enumerate(FLICKS):
        if cap := look.caps.get(intent):
            draw_cap(canvas, cap, corner.cap(spot), CAP, FAINT)
    if cap := look.caps.get(Intent.DRAW):
        draw_cap(canvas, cap, corner.stack_cap, CAP, FAINT)


class SeatsView:
    def __init__(self, picture: Picture, slides: Slides) -> None:
        self._picture = picture
        self._slides = slides

    def draw(self, canvas: Canvas, look: SeatLook, words: Words, ahead: float, absent: Collection[int]) -> None:
        """`absent` are the spots whose cards are somewhere else just now."""
        self._draw_count(canvas, look, words)
        self._draw_stack(canvas, look)
        self._draw_hand(canvas, look, ahead, absent)
        rest = len(self._picture.hands[look.seat].rest)
        if rest and (cap := look.caps.get(Intent.PAGE)):
            draw_cap(canvas, cap, look.corner.page_cap, CAP - 4, FAINT)
        if look.sitter.has_help and self._picture.phase == "live":
            self._draw_wanted(canvas, look)
        if self._picture.paused[look.seat]:
            self._draw_pause(canvas, look, words)

    def _draw_count(self, canvas: Canvas, look: SeatLook, words: Words) -> None:
        header = look.corner.header
        left = self._picture.owned(look.seat)
        wide = canvas.text(
            words.text("table-left", {"left": left}), Spot(header.right - 16, header.centre.y + 1), 15, LILAC,
            align="right", width=84,
        )  # fmt: skip
        colour = GOLD if left <= 3 else CREAM
        canvas.text(str(left), Spot(header.right - 22 - wide, header.centre.y), 25, colour, face="title", align="right")

    def _draw_stack(self, canvas: Canvas, look: SeatLook) -> None:
        left, spot = self._picture.stacks[look.seat], look.corner.stack
        if not left:
            box = around(spot, width_of(STACK_HEIGHT), STACK_HEIGHT)
            canvas.panel(box, INK, opacity=0.35, radius=8, edge=FAINT, edge_width=1.5)
            return
        for layer in range(min(4, 1 + left // 6)):
            draw_card(
                canvas,
                HIDDEN,
                Spot(spot.x - layer * 1.5, spot.y - layer * 2.5),
                STACK_HEIGHT,
                lift=None if layer else 0,
            )
        lifted = (min(4, 1 + left // 6) - 1) * 2.5
        middle = Spot(spot.x - lifted * 0.6, spot.y - lifted)
        canvas.shape("circle", middle, 34, INK)
        canvas.text(str(left), middle, 19, GOLD, face="title", align="centre")

    def _draw_hand(self, canvas: Canvas, look: SeatLook, ahead: float, absent: Collection[int]) -> None:
        hand = self._picture.hands[look.seat]
        flip = self._slides.flip(ahead) if self._picture.phase != "ready" else 1.0
        for spot, card in sorted(hand.lying, reverse=True):
            place = spot - FRONT
            if spot in absent or place >= REST_SEEN:
                continue
            centre = self._slides.spot(look.seat, spot, ahead)
            lit = look.sitter.has_help and self._picture.phase == "live" and self._picture.matches(card)
            self._draw_one(canvas, look, spot, card, centre, flip, lit=lit)
        more = len(hand.rest) - REST_SEEN
        if more > 0:
            last = look.corner.rest(REST_SEEN - 1)
            canvas.shape("circle", last, 30, INK)
            canvas.text(f"+{more}", last, 15, GOLD, face="bold", align="centre")

    def _draw_one(
        self, canvas: Canvas, look: SeatLook, spot: int, card: str, centre: Spot, flip: float, *, lit: bool
    ) -> None:
        if spot >= FRONT:
            if lit:
                canvas.panel(around(centre, REST_SIZE + 6, REST_SIZE + 6), look.colour, opacity=1, radius=9)
            draw_chip(canvas, card if flip > 0 else HIDDEN, centre, REST_SIZE)
            return
        if lit:
            centre = Spot(centre.x, centre.y - _LIT_RISE)
            draw_glow(canvas, around(centre, width_of(HAND_HEIGHT), HAND_HEIGHT), 9, 0.9, look.colour)
        draw_card(canvas, card, centre, HAND_HEIGHT, angle=degrees(tilt(spot)), flip=flip, lift=None)

    def _draw_wanted(self, canvas: Canvas, look: SeatLook) -> None:
        """S2.2, for whoever wants to be told."""
        for value, spot in zip(self._picture.wanted, look.corner.wanted, strict=True):
            canvas.shape("circle", spot, 66, look.colour)
            canvas.shape("circle", spot, 58, INK)
            canvas.text(str(value), spot, 34 / canvas.text_scale, CREAM, face="title", align="centre")

    def _draw_pause(self, canvas: Canvas, look: SeatLook, words: Words) -> None:
        first, last = (look.corner.front(spot) for spot in (0, FRONT - 1))
        wide = last.x - first.x + width_of(HAND_HEIGHT) + 8
        box = around(first.towards(last, 0.5), wide, HAND_HEIGHT + 6)
        canvas.panel(box, PANEL, opacity=0.8, radius=14)
        said = words.text("table-sitting-out")
        canvas.text(said, box.centre, 26, look.colour, face="title", align="centre", width=box.width - 40)
