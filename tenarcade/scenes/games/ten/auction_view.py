"""An auction of TEN to look at: the wild, the bid so far, one's own limit, and who is still to be asked."""

from collections.abc import Sequence

from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.palette import CREAM, FAINT, GOLD, LILAC, PANEL, Colour
from tenarcade.client.widgets import draw_badge
from tenarcade.core.game import Seat
from tenarcade.play.seating import Sitter
from tenarcade.rules.ten.auction import bidding_order
from tenarcade.rules.ten.state import Auction, State
from tenarcade.scenes.games.ten.cards import draw_card
from tenarcade.scenes.games.ten.consequences import bid_range
from tenarcade.scenes.games.ten.layout import AUCTION, Layout
from tenarcade.wording import Words

TEXT_LEFT = AUCTION.x + 140
TEXT_ROOM = AUCTION.right - TEXT_LEFT - 14
STRIP_TOP = AUCTION.bottom - 62


def draw_auction(
    canvas: Canvas, layout: Layout, sitters: Sequence[Sitter], words: Words, *, asked: Seat | None, hides_wild: bool
) -> None:
    shown, auction = layout.shown, layout.shown.auction
    assert auction is not None
    canvas.panel(AUCTION, PANEL, opacity=0.94, edge=GOLD, edge_width=2)
    if not hides_wild:
        place = layout.wild_place()
        draw_card(canvas, auction.wild, place.centre, place.height)
    canvas.text(
        words.text("table-auction"),
        Spot(TEXT_LEFT, AUCTION.y + 24),
        canvas.at_most(16, 20),
        GOLD,
        face="bold",
        width=TEXT_ROOM,
    )
    canvas.text(
        words.card(auction.wild),
        Spot(TEXT_LEFT, AUCTION.y + 49),
        canvas.at_most(19, 23),
        CREAM,
        face="bold",
        width=TEXT_ROOM,
    )
    canvas.text(
        words.text("table-highest"), Spot(TEXT_LEFT, AUCTION.y + 83), canvas.at_most(16, 20), LILAC, width=TEXT_ROOM
    )
    bid = str(auction.bid) if auction.bid else "–"
    width = canvas.text(bid, Spot(TEXT_LEFT, AUCTION.y + 119), canvas.at_most(46, 50), GOLD, face="title", width=90)
    if auction.bidder is not None:
        spot = Spot(TEXT_LEFT + width + 12, AUCTION.y + 120)
        canvas.text(
            sitters[auction.bidder].name, spot, canvas.at_most(19, 24), CREAM, face="bold", width=TEXT_ROOM - width - 14
        )
    if asked is not None and shown.phase == "bid":
        _, high = bid_range(shown, asked)
        limit = words.text("table-limit", {"high": high})
        canvas.paragraph(limit, Box(TEXT_LEFT, AUCTION.y + 152, TEXT_ROOM, 44), 17, CREAM)
    _draw_round(canvas, shown, auction, sitters)


def _draw_round(canvas: Canvas, shown: State, auction: Auction, sitters: Sequence[Sitter]) -> None:
    """Everybody in the order they are asked: what they said, who is asked now, who is still to come."""
    order = bidding_order(shown)
    step = (AUCTION.width - 24) / len(order)
    for place, seat in enumerate(order):
        centre = Spot(AUCTION.x + 12 + (place + 0.5) * step, STRIP_TOP + 14)
        is_asked = seat == shown.turn and shown.phase == "bid"
        if is_asked:
            canvas.panel(Box(centre.x - step / 2 + 2, STRIP_TOP - 5, step - 4, 62), GOLD, opacity=0.25, edge=GOLD)
        sitter = sitters[seat]
        draw_badge(canvas, centre, 27, sitter.colour, sitter.shape, sitter.name)
        said, colour = _said(auction, seat, is_asked=is_asked)
        canvas.text(
            said,
            Spot(centre.x, STRIP_TOP + 42),
            canvas.at_most(18, 22),
            colour,
            face="bold",
            align="centre",
            width=step - 6,
        )


def _said(auction: Auction, seat: Seat, *, is_asked: bool) -> tuple[str, Colour]:
    if seat == auction.bidder:
        return str(auction.bid), GOLD
    if is_asked:
        return "?", CREAM
    return ("…", LILAC) if seat in auction.waiting else ("–", FAINT)
