"""A seat at the table of 10 Retro: its cards, its chips, what is known of them and what it has lost so far."""

from collections.abc import Sequence
from typing import NamedTuple

from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.palette import CORAL, CREAM, FAINT, GOLD, INK, LILAC, MINT, PANEL, SEAT_COLOURS, Colour, mixed
from tenarcade.client.widgets import cap_width, draw_badge, draw_cap
from tenarcade.core.game import HIDDEN, Seat
from tenarcade.play.seating import Sitter
from tenarcade.rules.retro.cards import POINTS_OF_A_CHIP
from tenarcade.rules.retro.events import RoundDecided
from tenarcade.rules.retro.table import Place, State, points_of
from tenarcade.scenes.emblems import draw_crown
from tenarcade.scenes.games.retro.cards import draw_card, draw_chip, draw_chips, draw_known_back
from tenarcade.scenes.games.retro.layout import FRONT, WHOLE, Layout
from tenarcade.scenes.games.retro.motion import Motion
from tenarcade.scenes.games.retro.telling import caption_of, note_of
from tenarcade.wording import Words

# Lines that stand close together grow no further than this with the setting for large text.
MOST_SNUG = 1.2
PEEK_CAP = 28.0


def snug(canvas: Canvas, size: float) -> float:
    return size * min(MOST_SNUG, canvas.text_scale) / canvas.text_scale


class Look(NamedTuple):
    """What all seats are drawn by."""

    layout: Layout
    sitters: Sequence[Sitter]
    words: Words
    motion: Motion
    # Who is asked, and how the round ended, once that is told.
    asked: Seat | None
    verdict: RoundDecided | None
    # Whose hands lie open.
    open_hands: frozenset[Seat]
    # By seat: what opens a closed hand.
    peek_caps: tuple[str, ...]

    @property
    def shown(self) -> State:
        return self.layout.shown

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sitter.name for sitter in self.sitters)


def draw_other(canvas: Canvas, look: Look, seat: Seat) -> None:
    panel, sitter = look.layout.panel(seat), look.sitters[seat]
    _draw_frame(canvas, look, seat, panel)
    draw_badge(canvas, Spot(panel.x + 21, panel.y + 20), 26, sitter.colour, sitter.shape, sitter.name)
    cap = _draw_peek_cap(canvas, look.peek_caps[seat], Spot(panel.right - 10, panel.y + 20))
    canvas.text(sitter.name, Spot(panel.x + 39, panel.y + 20), 17, CREAM, face="bold", width=panel.width - 50 - cap)
    _draw_belongings(canvas, look.layout, seat, is_open=seat in look.open_hands)
    _draw_table_cards(canvas, look, seat)
    if seat in look.open_hands:
        _draw_opened_hand(canvas, look, seat)
        return
    low = look.layout.first(seat).box.bottom + (16 if panel.height < WHOLE else 30)
    room = panel.width - 16
    caption, size = _caption(look, seat), snug(canvas, 17)
    canvas.text(caption, Spot(panel.centre.x, low), size, CREAM, face="bold", align="centre", width=room)
    note, colour = _note(look, seat)
    canvas.text(note, Spot(panel.centre.x, low + 18), snug(canvas, 14), colour, align="centre", width=room)


def _draw_peek_cap(canvas: Canvas, cap: str, right: Spot) -> float:
    """What to press to look at these cards, ending here; returns its width."""
    if not cap:
        return 0.0
    width = cap_width(canvas, cap, PEEK_CAP)
    return draw_cap(canvas, cap, Spot(right.x - width / 2, right.y), PEEK_CAP, FAINT)


def _draw_frame(canvas: Canvas, look: Look, seat: Seat, panel: Box) -> None:
    """Its own colour, brighter while it is asked; what is up for bids is marked besides."""
    is_asked = seat == look.asked
    edge = GOLD if is_asked else mixed(SEAT_COLOURS[look.sitters[seat].colour], PANEL, 0.45)
    canvas.panel(panel, PANEL, opacity=0.92, radius=16, edge=edge, edge_width=4 if is_asked else 2)
    verdict = look.verdict
    if verdict is not None and seat == verdict.winner:
        draw_crown(canvas, Spot(panel.x + 21, panel.y + 1), 26)
    if look.shown.phase == "auction" and look.shown.auction_on.target == seat:
        box = look.layout.first(seat).box.inset(-6)
        canvas.panel(box, GOLD, opacity=0.3, radius=14, edge=GOLD, edge_width=3)


def _draw_belongings(canvas: Canvas, layout: Layout, seat: Seat, *, is_open: bool) -> None:
    """Chips, the penalty points so far, and the cards in hand, which need no counting while they lie open."""
    place = layout.shown.places[seat]
    chips, hand, lost = (layout.mark(seat, row) for row in ((0, 2, 1) if is_open else (0, 1, 2)))
    draw_chip(canvas, chips, 24)
    canvas.shape("star", lost, 24, CORAL)
    counts = [(chips, place.chips, CREAM), (lost, points_of(place.penalties), CORAL)]
    if not is_open:
        draw_card(canvas, HIDDEN, hand, 31, shadow=False)
        counts.append((hand, len(place.hand), CREAM))
    for mark, count, colour in counts:
        spot, size = Spot(mark.x + 26, mark.y), snug(canvas, 18)
        canvas.text(str(count), spot, size, colour, face="bold", align="centre", width=30)


def _draw_table_cards(canvas: Canvas, look: Look, seat: Seat) -> None:
    layout, place, motion = look.layout, look.shown.places[seat], look.motion
    first = layout.first(seat)
    if place.first is None:
        canvas.panel(first.box, INK, opacity=0.35, radius=first.height * 0.09, edge=FAINT, edge_width=1.5)
    elif seat not in motion.hides_first:
        if place.first.face_up:
            draw_card(canvas, place.first.card, first.centre, first.height)
        else:
            draw_known_back(canvas, place.first.card, first.centre, first.height)
            _draw_knowers(canvas, look, seat)
    if place.second is not None and seat not in motion.hides_second:
        second = layout.second(seat)
        draw_card(canvas, place.second, second.centre, second.height, angle=3)
    if seat not in motion.hides_protection:
        for index in range(place.protection):
            draw_chip(canvas, layout.protection(seat, index), layout.chip_size(seat))


def _draw_knowers(canvas: Canvas, look: Look, seat: Seat) -> None:
    """Signs of the others who have had this face-down card before them."""
    first = look.layout.first(seat)
    card = look.shown.places[seat].first_on_table
    size = max(18.0, first.height * 0.15)
    for order, knower in enumerate(other for other in card.known_to if other != seat):
        sitter = look.sitters[knower]
        spot = Spot(first.box.x + 4 + order * size * 1.02, first.box.y + size * 0.3)
        canvas.shape("circle", spot, size * 1.16, INK)
        draw_badge(canvas, spot, size, sitter.colour, sitter.shape, sitter.name)


def _draw_opened_hand(canvas: Canvas, look: Look, seat: Seat) -> None:
    """For as long as its owner peeks."""
    hand = look.shown.places[seat].hand
    panel = look.layout.panel(seat)
    if hand:
        top = look.layout.hand(seat, 0, len(hand)).box.y - 6
        canvas.panel(Box(panel.x + 3, top, panel.width - 6, panel.bottom - top - 3), PANEL, opacity=0.97, radius=12)
    for index, card in enumerate(hand):
        lying = look.layout.hand(seat, index, len(hand))
        draw_card(canvas, card, lying.centre, lying.height)


def draw_front(canvas: Canvas, look: Look, note: str) -> None:
    seat = look.layout.front
    sitter, place, words = look.sitters[seat], look.shown.places[seat], look.words
    _draw_frame(canvas, look, seat, FRONT)
    draw_badge(canvas, Spot(FRONT.x + 34, FRONT.y + 34), 40, sitter.colour, sitter.shape, sitter.name)
    canvas.text(sitter.name, Spot(FRONT.x + 64, FRONT.y + 22), snug(canvas, 20), CREAM, face="bold", width=200)
    colour = GOLD if seat == look.asked else LILAC
    canvas.text(note, Spot(FRONT.x + 64, FRONT.y + 46), snug(canvas, 17), colour, width=352)
    _draw_purse(canvas, look, place, words)
    _draw_table_cards(canvas, look, seat)
    _draw_front_caption(canvas, look, seat)
    for index, card in enumerate(place.hand):
        lying = look.layout.hand(seat, index, len(place.hand))
        draw_card(canvas, card, lying.centre, lying.height)
        if card == HIDDEN:
            _draw_slot(canvas, index + 1, Spot(lying.centre.x, lying.centre.y + 44))


def _draw_purse(canvas: Canvas, look: Look, place: Place, words: Words) -> None:
    purse = look.layout.purse(look.layout.front)
    step = min(22.0, 184 / max(1, min(place.chips, 14)))
    draw_chips(canvas, place.chips, Spot(purse.x, purse.y - 6), 26, step, 14)
    worth = words.text("table-chips", {"chips": place.chips, "worth": place.chips * POINTS_OF_A_CHIP})
    canvas.text(worth, Spot(purse.x - 12, FRONT.y + 50), 16, LILAC, width=190)
    points = points_of(place.penalties)
    canvas.shape("star", Spot(FRONT.right - 84, FRONT.y + 22), 24, CORAL)
    canvas.text(str(points), Spot(FRONT.right - 68, FRONT.y + 23), snug(canvas, 24), CORAL, face="title", width=56)
    label = words.text("table-penalties")
    canvas.text(label, Spot(FRONT.right - 62, FRONT.y + 50), 16, LILAC, align="centre", width=112)


def _draw_front_caption(canvas: Canvas, look: Look, seat: Seat) -> None:
    note, colour = _note(look, seat)
    caption = _caption(look, seat)
    said = f"{caption} · {note}" if caption and note else caption or look.words.text("table-on-table")
    is_plain = not note or colour == LILAC
    canvas.text(said, Spot(FRONT.x + 24, FRONT.bottom - 24), 18, CREAM if is_plain else colour, face="bold", width=330)


def _draw_slot(canvas: Canvas, number: int, centre: Spot) -> None:
    """On the back of a closed card: what it is called."""
    canvas.shape("circle", centre, 44, INK)
    canvas.text(str(number), centre, 24 / canvas.text_scale, CREAM, face="title", align="centre")


def _caption(look: Look, seat: Seat) -> str:
    return caption_of(look.shown.places[seat], look.words)


def _note(look: Look, seat: Seat) -> tuple[str, Colour]:
    note = note_of(look.shown, seat, look.names, look.words, look.verdict)
    if look.verdict is not None:
        return note, {look.verdict.winner: MINT, look.verdict.loser: CORAL}.get(seat, LILAC)
    return note, GOLD if look.shown.phase == "auction" else LILAC
