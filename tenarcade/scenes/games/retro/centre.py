"""The middle of 10 Retro's table: the five phases, what is at stake, and who decides what."""

from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.palette import CORAL, CREAM, FAINT, GOLD, INK, LILAC, MINT, PANEL, Colour
from tenarcade.client.widgets import draw_badge
from tenarcade.core.game import HIDDEN, Event, Seat
from tenarcade.rules.retro.cards import POINTS, ROUND_CARDS, total
from tenarcade.rules.retro.events import (
    CardsDrawn,
    FirstCardRevealed,
    HandDealt,
    MatchEnded,
    MatchScored,
    PenaltiesTaken,
    PotWon,
    RoundCardsTaken,
    RoundDecided,
    RoundStarted,
    TableSet,
)
from tenarcade.rules.retro.table import State
from tenarcade.scenes.games.retro.cards import draw_card, draw_chip
from tenarcade.scenes.games.retro.layout import MOST_POT_CHIPS, TRACK, Layout
from tenarcade.scenes.games.retro.seats import Look, snug
from tenarcade.scenes.games.retro.telling import listed
from tenarcade.wording import Words

STOPS = ("round", "first", "bid", "second", "result")
RESULT = len(STOPS) - 1
_OPENING = (TableSet, HandDealt, RoundStarted)
_RESULTS = (
    FirstCardRevealed, RoundDecided, PenaltiesTaken, PotWon, CardsDrawn, MatchEnded, RoundCardsTaken, MatchScored,
)  # fmt: skip
_OF_PHASE = {"first": 1, "open": 2, "auction": 2, "protect": 2, "second": 3, "name": RESULT, "over": RESULT}


def stop_of(shown: State, event: Event | None) -> int:
    """Which of the five phases of a round (R3) is on."""
    if isinstance(event, _OPENING):
        return 0
    return RESULT if isinstance(event, _RESULTS) else _OF_PHASE[shown.phase]


def draw_track(canvas: Canvas, stop: int, words: Words) -> None:
    step = TRACK.width / len(STOPS)
    canvas.panel(Box(TRACK.x + 20, TRACK.centre.y - 2, TRACK.width - 40, 4), FAINT, opacity=0.8, radius=2)
    for place, name in enumerate(STOPS):
        box = Box(TRACK.x + place * step + 4, TRACK.y, step - 8, TRACK.height)
        is_on = place == stop
        fill = GOLD if is_on else PANEL
        canvas.panel(box, fill, opacity=1, radius=18, edge=GOLD if place < stop else FAINT, edge_width=2)
        label = f"{place + 1}  {words.text(f'track-{name}')}"
        canvas.text(label, box.centre, 17, INK if is_on else LILAC, face="bold", align="centre", width=box.width - 20)


def draw_stakes(canvas: Canvas, look: Look) -> None:
    layout, words = look.layout, look.words
    canvas.panel(layout.stakes, PANEL, opacity=0.5, radius=18)
    _draw_round(canvas, look)
    _draw_pot(canvas, look)
    _draw_pile(canvas, layout, words)


def _draw_round(canvas: Canvas, look: Look) -> None:
    shown, words, place = look.shown, look.words, look.layout.round_card
    if shown.round_card is None or look.motion.hides_round_card:
        canvas.panel(place.box, INK, opacity=0.35, radius=12, edge=FAINT)
    else:
        draw_card(canvas, shown.round_card, place.centre, place.height, angle=-3)
    left = place.box.right + 14
    number = max(1, len(ROUND_CARDS) - len(shown.round_cards))
    label = words.text("table-round", {"number": number, "rounds": len(ROUND_CARDS)})
    canvas.text(label, Spot(left, place.box.y + 24), 17, CREAM, face="bold", width=112)
    if shown.round_card is not None:
        stake = words.text("table-stake", {"points": POINTS[shown.round_card]})
        canvas.paragraph(stake, Box(left, place.box.y + 46, 108, 90), 17, CORAL)


def _draw_pot(canvas: Canvas, look: Look) -> None:
    layout, shown = look.layout, look.shown
    dish = Box(layout.pot.x - 59, layout.pot.y + 6, 118, 42)
    canvas.panel(dish, INK, opacity=0.45, radius=21, edge=GOLD, edge_width=1.5)
    if not look.motion.hides_pot:
        for index in range(min(shown.pot, MOST_POT_CHIPS)):
            draw_chip(canvas, layout.pot_chip(index), 26)
    label = look.words.text("table-pot", {"chips": shown.pot})
    canvas.text(
        label,
        Spot(layout.pot.x, layout.stakes.bottom - 52),
        snug(canvas, 24),
        GOLD,
        face="title",
        align="centre",
        width=120,
    )
    note = look.words.text("table-pot-note")
    canvas.text(note, Spot(layout.pot.x, layout.stakes.bottom - 24), snug(canvas, 15), LILAC, align="centre", width=118)


def _draw_pile(canvas: Canvas, layout: Layout, words: Words) -> None:
    left, place = len(layout.shown.pile), layout.pile
    for layer in range(min(4, -(-left // 14))):
        centre = Spot(place.centre.x - layer * 2, place.centre.y - layer * 2)
        draw_card(canvas, HIDDEN, centre, place.height, shadow=layer == 0)
    if not left:
        canvas.panel(place.box, INK, opacity=0.35, edge=FAINT)
    label = words.text("table-left", {"left": left})
    spot = Spot(place.centre.x, layout.stakes.bottom - 36)
    canvas.paragraph(label, Box(spot.x - 44, spot.y - 16, 88, 44), 15, LILAC, align="centre")


def draw_status(canvas: Canvas, look: Look, caption: str, *, telling: bool) -> None:
    """What is being told, or who is asked what; in an auction whose card it is, what is known of it, and who bids."""
    box, shown = look.layout.status, look.shown
    in_auction = shown.phase == "auction" and shown.auction is not None
    canvas.panel(box, PANEL, opacity=0.82, radius=18, edge=GOLD if in_auction else FAINT, edge_width=2)
    lines = _auction_lines(look) if in_auction else [caption if telling else _question(look)]
    room = box.width - 40
    for row, line in enumerate(lines):
        spot = Spot(box.centre.x, box.y + 24 + row * 26)
        size, face = (21, "bold") if not row else (17, "plain")
        canvas.text(line, spot, snug(canvas, size), CREAM, face=face, align="centre", width=room)
    _draw_turns(canvas, look, Box(box.x + 20, box.y + (68 if len(lines) > 1 else 58), room, 84))
    if in_auction or not telling:
        canvas.text(caption, Spot(box.centre.x, box.bottom - 20), snug(canvas, 17), LILAC, align="centre", width=room)


def _question(look: Look) -> str:
    shown = look.shown
    if look.asked is None or shown.phase == "over":
        return look.words.text("status-nobody")
    return look.words.text("status-asked", {"name": look.names[look.asked], "phase": shown.phase})


def _auction_lines(look: Look) -> list[str]:
    shown, words, names = look.shown, look.words, look.names
    auction = shown.auction_on
    first = shown.places[auction.target].first_on_table
    owner = names[auction.target]
    if first.card == HIDDEN:
        known = listed([names[seat] for seat in first.known_to], words)
        title = words.text("status-sale-down", {"owner": owner, "known": known})
    else:
        title = words.text("status-sale", {"owner": owner, "card": words.card(first.card)})
    bid = words.text("status-bid", {"name": names[auction.bidder], "bid": auction.bid, "owner": owner})
    return [title, bid]


def turns(shown: State) -> tuple[Seat, ...]:
    """The order in which everybody is asked in this phase."""
    if shown.phase != "auction" or shown.auction is None:
        return shown.turn_order
    count = len(shown.places)
    order = tuple((shown.auction.opener + step) % count for step in range(count))
    return tuple(seat for seat in order if seat != shown.auction.target)


def _draw_turns(canvas: Canvas, look: Look, room: Box) -> None:
    """Everybody in the order they are asked: what they said, who is asked now, who is still to come."""
    order = turns(look.shown)
    step = min(128.0, room.width / len(order))
    left = room.centre.x - step * len(order) / 2
    for place, seat in enumerate(order):
        centre = Spot(left + (place + 0.5) * step, room.y + 18)
        if seat == look.asked:
            box = Box(centre.x - step / 2 + 3, room.y - 2, step - 6, room.height)
            canvas.panel(box, GOLD, opacity=0.22, edge=GOLD)
        sitter = look.sitters[seat]
        draw_badge(canvas, centre, 30, sitter.colour, sitter.shape, sitter.name)
        canvas.text(sitter.name, Spot(centre.x, room.y + 45), snug(canvas, 15), CREAM, align="centre", width=step - 14)
        said, colour = _said(look, order, seat)
        spot, size = Spot(centre.x, room.y + 67), snug(canvas, 18)
        canvas.text(said, spot, size, colour, face="bold", align="centre", width=step - 14)


def _said(look: Look, order: tuple[Seat, ...], seat: Seat) -> tuple[str, Colour]:
    shown, words = look.shown, look.words
    auction = shown.auction
    if shown.phase == "auction" and auction is not None:
        if seat == auction.bidder:
            return str(auction.bid), GOLD
        if seat in auction.dropped:
            return words.text("seat-out"), LILAC
        return ("?", CREAM) if seat == look.asked else ("…", LILAC)
    if look.verdict is not None:
        return str(look.verdict.values[seat]), _verdict_colour(look, seat)
    if seat == look.asked:
        return "?", CREAM
    if look.asked is None or shown.phase not in ("first", "open", "second"):
        return "", LILAC
    is_done = order.index(seat) < order.index(look.asked)
    place = shown.places[seat]
    if shown.phase == "second" and place.first_on_table.face_up:
        # What is open can be added up: who leads shows before the last card is turned.
        return str(total(place.first_on_table.card, place.second)), CREAM if is_done else LILAC
    return ("•", MINT) if is_done else ("…", LILAC)


def _verdict_colour(look: Look, seat: Seat) -> Colour:
    assert look.verdict is not None
    return {look.verdict.winner: MINT, look.verdict.loser: CORAL}.get(seat, CREAM)
