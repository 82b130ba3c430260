"""Whose cards lie open at a table of hidden hands, and where they lie."""

from tenarcade.client.geometry import Box
from tenarcade.core.game import HIDDEN, Seat
from tenarcade.scenes.games.pig.layout import Layout as PigLayout
from tenarcade.scenes.games.pig.table import PigTable
from tenarcade.scenes.games.retro.layout import Layout as RetroLayout
from tenarcade.scenes.hands_table import HandsTable
from tenarcade.scenes.table import TableScene


def open_hands(table: TableScene) -> list[Seat]:
    """By what is drawn, not by what the table says of itself."""
    if not isinstance(table, HandsTable):
        return []
    seats = range(len(table.seating.sitters))
    return [seat for seat in seats if any(card != HIDDEN for card in table.hand_shown(seat))]


def panels(table: HandsTable) -> list[Box]:
    """All that belongs to each seat."""
    kind = PigLayout if isinstance(table, PigTable) else RetroLayout
    layout = kind(table.shown, table.front, table.home)
    return [layout.panel(seat) for seat in range(len(table.seating.sitters))]
