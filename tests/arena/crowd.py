"""A table full of cards that were flicked and decided, for cards that come after them."""

from hypothesis import strategies as st

from tenarcade.arena.flick import course_of
from tenarcade.arena.geometry import NOWHERE, Corners, Pose, Vector
from tenarcade.arena.picture import Shown
from tenarcade.arena.tabletop import Sighting, Tabletop

HANDS = Corners(4)
CARD = "5/3"
numbers = st.integers(1, 10_000)
gestures = st.builds(Vector, st.floats(-2000, 2000), st.floats(-2000, 2000))


def home(seat: int) -> Pose:
    return HANDS.slot(seat, 1, 4)


def flick(tabletop: Tabletop, number: int, seat: int, gesture: Vector = NOWHERE, start: Pose | None = None) -> None:
    start = start or home(seat)
    tabletop.flick(number, seat, CARD, start, course_of(number, start, gesture))


def decide(tabletop: Tabletop, sighting: Sighting) -> None:
    """Two of three are sent home."""
    if sighting.has_reached and sighting.number % 3 == 0:
        tabletop.accept(sighting.number)
    else:
        tabletop.send_home(sighting.number, home(sighting.seat))


def crowd(flicks: int, first: int = 1000) -> Tabletop:
    """After so many flicks, all decided by now, with the last of them still sliding about."""
    tabletop = Tabletop()
    for number in range(first, first + flicks):
        flick(tabletop, number, number % 4)
        for _ in range(4):
            for sighting in tabletop.step():
                decide(tabletop, sighting)
    while tabletop.undecided:
        for sighting in tabletop.step():
            decide(tabletop, sighting)
    return tabletop


def find(tabletop: Tabletop, number: int) -> Shown:
    return next(shown for shown in tabletop.shown() if shown.number == number)


def ticks_to_sighting(tabletop: Tabletop, number: int) -> tuple[int, Sighting]:
    for tick in range(1, 500):
        for sighting in tabletop.step():
            if sighting.number == number:
                return tick, sighting
            decide(tabletop, sighting)
    raise AssertionError("never seen again")
