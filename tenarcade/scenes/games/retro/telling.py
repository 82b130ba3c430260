"""What is said about the table of 10 Retro: only from the picture, so never more than may be known."""

from collections.abc import Sequence

from tenarcade.core.game import HIDDEN, Event, Seat
from tenarcade.rules.retro.cards import total
from tenarcade.rules.retro.events import (
    CardsDrawn,
    HandDealt,
    MatchScored,
    PenaltiesTaken,
    ProtectionCollected,
    RoundCardsTaken,
    RoundDecided,
)
from tenarcade.rules.retro.table import Place, State
from tenarcade.scenes.games.retro.cards import numeral_of
from tenarcade.wording import Words


def caption_of(place: Place, words: Words) -> str:
    """A seat's cards on the table in one line."""
    first = place.first
    if first is None:
        return ""
    if place.second is not None:
        return f"{numeral_of(first.card)} + {numeral_of(place.second)} = {total(first.card, place.second)}"
    if first.card == HIDDEN:
        return words.text("seat-down")
    return words.text("seat-up" if first.face_up else "seat-down-known", {"card": numeral_of(first.card)})


def note_of(shown: State, seat: Seat, names: Sequence[str], words: Words, verdict: RoundDecided | None) -> str:
    """What matters most about a seat now."""
    if verdict is not None and seat in (verdict.winner, verdict.loser):
        return words.text("seat-won" if seat == verdict.winner else "seat-lost")
    if shown.auction is not None and shown.phase == "auction":
        return _auction_note(shown, seat, words)
    first = shown.places[seat].first
    if first is not None and first.known_to[0] != seat:
        return words.text("seat-from", {"name": names[first.known_to[0]]})
    return words.text("seat-starter") if seat == shown.starter else ""


def _auction_note(shown: State, seat: Seat, words: Words) -> str:
    auction = shown.auction_on
    if seat == auction.target:
        return words.text("seat-for-sale")
    if seat == auction.bidder:
        return words.text("seat-bids", {"bid": auction.bid})
    return words.text("seat-out" if seat in auction.dropped else "seat-in")


def told(event: Event, names: Sequence[str], words: Words) -> str | None:
    """Shorter than a journal; None where the journal's words will do."""
    match event:
        case HandDealt() | CardsDrawn(missing=0):
            return words.text("told-drawn", {"name": names[event.seat], "count": len(event.cards)})
        case RoundDecided():
            return _verdict(event, names, words)
        case PenaltiesTaken() | RoundCardsTaken():
            return words.text("told-penalties", {"name": names[event.seat], "points": event.points})
        case ProtectionCollected():
            return words.text("told-collected", {"pot": event.pot})
        case MatchScored():
            return words.text("results-heading")
    return None


def _verdict(event: RoundDecided, names: Sequence[str], words: Words) -> str:
    return words.text(
        "told-decided",
        {
            "winner": names[event.winner],
            "high": event.values[event.winner],
            "won": event.won_by,
            "loser": names[event.loser],
            "low": event.values[event.loser],
            "lost": event.lost_by,
        },
    )


def listed(names: Sequence[str], words: Words) -> str:
    """“Ada, Kaz and Mona” in every language: the last comma is a word."""
    if len(names) < 2:
        return "".join(names)
    return words.text("and", {"some": ", ".join(names[:-1]), "last": names[-1]})
