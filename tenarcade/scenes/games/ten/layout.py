"""Where everything lies on TEN's table, in stage units."""

from tenarcade.client.geometry import Box, Spot, around
from tenarcade.core.game import Card, Seat
from tenarcade.rules.ten.deck import COLOURS, NUMBERS, VALUES
from tenarcade.rules.ten.state import State
from tenarcade.scenes.places import Place, seats_around
from tenarcade.scenes.playing_card import FULL_HEIGHT, RATIO

PILE = Spot(112, 312)
PILE_HEIGHT = 158
ROW = Box(206, 196, 660, 232)
ROW_HEIGHT = FULL_HEIGHT
GAUGE = Spot(1000, 306)
ODDS = Box(1116, 236, 140, 132)
AUCTION = Box(886, 184, 370, 262)
FRONT = Box(24, 470, 760, 236)
CHOICES = Box(812, 470, 444, 236)
OFF_TABLE = Spot(-120, 300)
TOP = 16
SMALL_HEIGHT = 156
# By how many others there are.
SMALL_WIDTHS = {1: 290.0, 2: 246.0, 3: 200.0, 4: 178.0}


class Layout:
    """Of one picture: whose tableau is in front, how many cards lie in the row and on the market."""

    def __init__(self, shown: State, front: Seat, home: Seat) -> None:
        self.shown = shown
        self.front = front
        count = len(shown.players)
        self.others = seats_around(count, front, home)
        self._small_width = SMALL_WIDTHS[len(self.others)]
        self.market_box = self._market_box()

    def panel(self, seat: Seat) -> Box:
        if seat == self.front:
            return FRONT
        return Box(24 + self.others.index(seat) * (self._small_width + 8), TOP, self._small_width, SMALL_HEIGHT)

    def _market_box(self) -> Box:
        left = 24 + len(self.others) * (self._small_width + 8) + 8
        return Box(left, TOP, 1256 - left, SMALL_HEIGHT)

    # -- cards --------------------------------------------------------------------------------------------------

    def row_place(self, index: int, count: int | None = None) -> Place:
        cards = max(1, len(self.shown.row) if count is None else count)
        width = ROW_HEIGHT * RATIO
        step = min(width + 10, (ROW.width - width) / max(1, cards - 1))
        return Place(Spot(ROW.x + width / 2 + index * step, ROW.centre.y), ROW_HEIGHT)

    def market_place(self, index: int, count: int | None = None) -> Place:
        """As large as the box allows: one line of cards, or two or three of smaller ones."""
        cards = max(1, len(self.shown.market) if count is None else count)
        room = Box(self.market_box.x + 14, TOP + 30, self.market_box.width - 28, SMALL_HEIGHT - 40)
        lines = next((lines for lines in (1, 2, 3) if _per_line(room, lines) * lines >= cards), 4)
        height = room.height / lines - 6
        per_line = max(_per_line(room, lines), -(-cards // lines))
        step = min(height * RATIO + 7, (room.width - height * RATIO) / max(1, per_line - 1))
        line, column = divmod(index, per_line)
        x = room.x + height * RATIO / 2 + column * step
        return Place(Spot(x, room.y + (line + 0.5) * room.height / lines), height)

    def wild_place(self) -> Place:
        return Place(Spot(AUCTION.x + 70, AUCTION.y + 100), 150)

    def cell(self, seat: Seat, card: str) -> Box:
        """The cell of a number in its owner's grid."""
        column, line = NUMBERS[card] - 1, COLOURS.index(card[0])
        return self.grid_cell(seat, line, column)

    def grid_cell(self, seat: Seat, line: int, column: int) -> Box:
        panel = self.panel(seat)
        if seat == self.front:
            return Box(panel.x + 62 + column * 41, panel.y + 62 + line * 42, 37, 38)
        step = (panel.width - 38) / len(VALUES)
        return Box(panel.x + 28 + column * step, panel.y + 46 + line * 18, step - 2.5, 15.5)

    def purse(self, seat: Seat) -> Spot:
        """Where coins hop to."""
        panel = self.panel(seat)
        if seat == self.front:
            return Spot(panel.x + 470, panel.y + 84)
        return Spot(panel.x + 22, panel.bottom - 20)

    def wild_cell(self, seat: Seat, wild: Card) -> Box:
        """The first wild of this kind before its owner, who has the front."""
        wilds = self.shown.players[seat].wilds
        return around(self.front_wild(wilds.index(wild), len(wilds)), 100 * RATIO, 100)

    def front_wild(self, index: int, count: int) -> Spot:
        left = FRONT.x + 456
        step = min(74.0, (FRONT.right - left - 92) / max(1, count - 1))
        return Spot(left + 38 + index * step, FRONT.y + 170)

    def wilds_spot(self, seat: Seat) -> Spot:
        panel = self.panel(seat)
        if seat == self.front:
            return Spot(panel.x + 480, panel.y + 184)
        return Spot(panel.right - 34, panel.bottom - 20)


def _per_line(room: Box, lines: int) -> int:
    width = (room.height / lines - 6) * RATIO + 7
    return max(1, int((room.width + 7) // width))
