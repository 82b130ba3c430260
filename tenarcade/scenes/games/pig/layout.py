"""Where everything lies on the table of Pig 10, in stage units."""

from tenarcade.client.geometry import Box, Spot
from tenarcade.core.game import Seat
from tenarcade.rules.pig import HAND_SIZE, State
from tenarcade.scenes.places import Place, seats_around
from tenarcade.scenes.playing_card import width_of

VALUE = Spot(640, 318)
VALUE_SIZE = 212.0
PILE_HEIGHT = 152.0
# The newest card lies next to the value, the older ones to its left.
NEWEST = Spot(462, 320)
OLDEST_X = 326.0
DRAW_PILE = Spot(846, 320)
DRAW_HEIGHT = 128.0
STY = Box(430, 144, 420, 70)
CAPTION = Box(250, 424, 780, 42)
HINTS = Spot(1046, 420)

FRONT = Box(20, 476, 1240, 232)
HEADER_WIDTH = 196.0
PEEK = Box(34, 658, 172, 40)
SLOT_STEP = 344.0
FRONT_CARD = 158.0
BUTTON_GAP = 8.0

WIDE, NARROW = (236.0, 122.0), (216.0, 114.0)
ROOMY_UP_TO = 4
TOP = 14.0
LEFT_END, RIGHT_END = 20.0, 1260.0
# Places for the others, clockwise from the front seat's left: along the left edge up, over the top, and down again.
PLACES: dict[int, tuple[str, ...]] = {
    1: ("top",),
    2: ("left", "right"),
    3: ("left", "top", "right"),
    4: ("left", "top-left", "top-right", "right"),
    5: ("left", "top-left", "top", "top-right", "right"),
    6: ("left", "left-up", "top-left", "top-right", "right-up", "right"),
    7: ("left", "left-up", "top-left", "top", "top-right", "right-up", "right"),
}
ACROSS = {"top-left": 372.0, "top": 640.0, "top-right": 908.0}
DOWN = {"left": 328.0, "right": 328.0, "left-up": 200.0, "right-up": 200.0}


class Layout:
    """Of one picture: who sits in front, and how many cards lie where."""

    def __init__(self, shown: State, front: Seat, home: Seat) -> None:
        self.shown = shown
        self.front = front
        count = len(shown.hands)
        self.others = seats_around(count, front, home)
        self._size = WIDE if len(self.others) <= ROOMY_UP_TO else NARROW

    def panel(self, seat: Seat) -> Box:
        if seat == self.front:
            return FRONT
        width, height = self._size
        place = PLACES[len(self.others)][self.others.index(seat)]
        if place in ACROSS:
            return Box(ACROSS[place] - width / 2, TOP, width, height)
        left = LEFT_END if place.startswith("left") else RIGHT_END - width
        return Box(left, DOWN[place] - height / 2, width, height)

    def pile_place(self, index: int, count: int | None = None) -> Place:
        cards = len(self.shown.table) if count is None else count
        step = min(46.0, (NEWEST.x - OLDEST_X) / max(1, cards - 1))
        return Place(Spot(NEWEST.x - (cards - 1 - index) * step, NEWEST.y), PILE_HEIGHT)

    def hand_place(self, seat: Seat, index: int) -> Place:
        if seat == self.front:
            slot = slot_box(index)
            return Place(Spot(slot.x + width_of(FRONT_CARD) / 2 + 2, slot.centre.y), FRONT_CARD)
        panel = self.panel(seat)
        height = panel.height - 58
        return Place(
            Spot(panel.x + 12 + (index + 0.5) * (width_of(height) + 6), panel.bottom - 10 - height / 2), height
        )

    def stack_foot(self, seat: Seat) -> Spot:
        """Where the won cards of a seat pile up."""
        panel = self.panel(seat)
        if seat == self.front:
            return Spot(panel.x + 56, panel.y + 172)
        return Spot(panel.right - 32, panel.bottom - 10)

    def stack_height(self, seat: Seat) -> float:
        return 84.0 if seat == self.front else 42.0


def slot_box(index: int) -> Box:
    """The place of a card of the front hand together with what it can do."""
    return Box(FRONT.x + HEADER_WIDTH + 8 + index * SLOT_STEP, FRONT.y + 14, SLOT_STEP - 12, FRONT.height - 28)


def way_box(slot: int, place: int, count: int) -> Box:
    """One of the buttons beside a card."""
    room = slot_box(slot)
    left = room.x + width_of(FRONT_CARD) + 12
    height = {1: 112.0, 2: 92.0}.get(count, (room.height - 2 * BUTTON_GAP) / 3)
    top = room.centre.y - (count * height + (count - 1) * BUTTON_GAP) / 2
    return Box(left, top + place * (height + BUTTON_GAP), room.right - left, height)


def hand_middle(layout: Layout, seat: Seat) -> Place:
    return layout.hand_place(seat, HAND_SIZE // 2)
