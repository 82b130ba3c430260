"""Where everything lies on the table of 10 Retro, in stage units."""

from tenarcade.client.geometry import Box, Spot
from tenarcade.core.game import Seat
from tenarcade.rules.retro.table import State
from tenarcade.scenes.places import Place, seats_around
from tenarcade.scenes.playing_card import RATIO, width_of

TRACK = Box(240, 10, 800, 36)
FRONT = Box(24, 446, 792, 262)
CHOICES = Box(832, 446, 424, 262)
UPPER, LOWER = 58.0, 250.0
HALF, WHOLE = 184.0, 376.0
LEFT, RIGHT = 24.0, 1256.0
GAP = 8.0
FRONT_CARD = 144.0
UNDO = Spot(FRONT.right - 142, FRONT.bottom - 25)
PEEK = Box(FRONT.x + 384, FRONT.bottom - 42, 232, 34)
HAND_STEP = 122.0
# More than these are only counted.
MOST_POT_CHIPS = 20

# Columns of the others' panels on either side: their width, and for each seat, clockwise from the front's left,
# which side it is on, how many columns from the edge, and how far down.
_Cell = tuple[str, int, float]
_LEFT_LOW: _Cell = ("left", 0, LOWER)
_LEFT_HIGH: _Cell = ("left", 0, UPPER)
_LEFT_INNER: _Cell = ("left", 1, UPPER)
_RIGHT_INNER: _Cell = ("right", 1, UPPER)
_RIGHT_HIGH: _Cell = ("right", 0, UPPER)
_RIGHT_LOW: _Cell = ("right", 0, LOWER)
_CELLS: dict[int, tuple[_Cell, ...]] = {
    1: (_LEFT_HIGH,),
    2: (_LEFT_HIGH, _RIGHT_HIGH),
    3: (_LEFT_LOW, _LEFT_HIGH, _RIGHT_HIGH),
    4: (_LEFT_LOW, _LEFT_HIGH, _RIGHT_HIGH, _RIGHT_LOW),
    5: (_LEFT_LOW, _LEFT_HIGH, _LEFT_INNER, _RIGHT_INNER, _RIGHT_HIGH),
    6: (_LEFT_LOW, _LEFT_HIGH, _LEFT_INNER, _RIGHT_INNER, _RIGHT_HIGH, _RIGHT_LOW),
}
_WIDTHS = {1: 300.0, 2: 300.0, 3: 240.0, 4: 240.0, 5: 190.0, 6: 190.0}


class Layout:
    """Of one picture: who sits in front, and how many others there are."""

    def __init__(self, shown: State, front: Seat, home: Seat) -> None:
        self.shown = shown
        self.front = front
        count = len(shown.places)
        self.others = seats_around(count, front, home)
        self._cells = _CELLS[len(self.others)]
        self._width = _WIDTHS[len(self.others)]
        self._height = WHOLE if len(self.others) <= 2 else HALF
        self.stakes = self._stakes()
        self.status = self._status()

    # -- boxes --------------------------------------------------------------------------------------------------

    def panel(self, seat: Seat) -> Box:
        return FRONT if seat == self.front else self._cell_box(self._cells[self.others.index(seat)])

    def _cell_box(self, cell: _Cell) -> Box:
        side, column, y = cell
        along = column * (self._width + GAP)
        x = LEFT + along if side == "left" else RIGHT - self._width - along
        return Box(x, y, self._width, self._height)

    def _stakes(self) -> Box:
        """Round card, pot and pile: between the panels of the upper line."""
        left, right = self._between([cell for cell in self._cells if cell[2] == UPPER])
        return Box(left, UPPER, right - left, HALF)

    def _status(self) -> Box:
        """Who decides what: between the panels that reach the lower line."""
        reaching = [cell for cell in self._cells if cell[2] == LOWER or self._height == WHOLE]
        left, right = self._between(reaching)
        return Box(left, LOWER, right - left, HALF)

    def _between(self, cells: list[_Cell]) -> tuple[float, float]:
        boxes = {side: [self._cell_box(cell) for cell in cells if cell[0] == side] for side in ("left", "right")}
        left = max((box.right + GAP for box in boxes["left"]), default=LEFT)
        right = min((box.x - GAP for box in boxes["right"]), default=RIGHT)
        return left, right

    # -- cards --------------------------------------------------------------------------------------------------

    def card_height(self, seat: Seat) -> float:
        if seat == self.front:
            return FRONT_CARD
        return 200.0 if self._height == WHOLE else 100.0

    def first(self, seat: Seat) -> Place:
        panel, height = self.panel(seat), self.card_height(seat)
        if seat == self.front:
            return Place(Spot(panel.x + 78, panel.y + 142), height)
        return Place(Spot(panel.x + 14 + width_of(height) / 2, panel.y + 38 + height / 2), height)

    def second(self, seat: Seat) -> Place:
        first = self.first(seat)
        return Place(
            Spot(first.centre.x + first.height * RATIO * 0.66, first.centre.y + first.height * 0.04), first.height
        )

    def protection(self, seat: Seat, index: int) -> Spot:
        """Chips lie beside the card that they protect."""
        first = self.first(seat)
        size = self.chip_size(seat)
        return Spot(first.box.right + size * 0.62, first.centre.y + (index - 0.5) * size * 1.1)

    def chip_size(self, seat: Seat) -> float:
        return self.card_height(seat) * (0.2 if seat == self.front else 0.26)

    def hand(self, seat: Seat, index: int, count: int) -> Place:
        """The hand in front lies in slots; another's, opened by peeking, across its panel."""
        panel = self.panel(seat)
        if seat == self.front:
            return Place(Spot(panel.x + 316 + index * HAND_STEP, panel.y + 142), FRONT_CARD)
        height = min(panel.height * 0.36, (panel.width - 14) / max(4, count) / RATIO - 3)
        step = (panel.width - 14) / max(4, count)
        return Place(Spot(panel.x + 7 + step * (index + 0.5), panel.bottom - height / 2 - 8), height)

    def hand_spot(self, seat: Seat) -> Spot:
        """Where cards are drawn to and played from."""
        panel = self.panel(seat)
        if seat == self.front:
            return Spot(panel.x + 500, panel.y + 142)
        return self.mark(seat, 1)

    def mark(self, seat: Seat, row: int) -> Spot:
        """The signs of another's chips, hand and penalties: beside the cards, or below them where there is room."""
        panel = self.panel(seat)
        if panel.height < WHOLE:
            return Spot(panel.right - 42, panel.y + 54 + row * 33)
        return Spot(panel.x + 52 + row * 84, panel.bottom - 40)

    def purse(self, seat: Seat) -> Spot:
        panel = self.panel(seat)
        return Spot(panel.x + 470, panel.y + 30) if seat == self.front else self.mark(seat, 0)

    # -- the middle ---------------------------------------------------------------------------------------------

    @property
    def round_card(self) -> Place:
        return Place(Spot(self.stakes.x + 66, self.stakes.centre.y), 136)

    @property
    def pile(self) -> Place:
        return Place(Spot(self.stakes.right - 46, self.stakes.y + 66), 84)

    @property
    def pot(self) -> Spot:
        """The middle of the heap."""
        return Spot((self.round_card.box.right + 124 + self.pile.box.x) / 2, self.stakes.y + 66)

    def pot_chip(self, index: int) -> Spot:
        """In rows of five, the newest on top."""
        row, column = divmod(min(index, MOST_POT_CHIPS - 1), 5)
        return Spot(self.pot.x + (column - 2) * 21 + (row % 2) * 5, self.pot.y + 27 - row * 17)
