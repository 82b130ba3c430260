"""The heap: messy, together, and mostly a picture."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenarcade.arena.flick import (
    FLIGHT_TICKS,
    course_of,
)
from tenarcade.arena.geometry import NOWHERE, PILE, Vector
from tenarcade.arena.heap import HEAP_RADIUS, LANDING_TICKS, LIVE, SETTLING_TICKS
from tenarcade.arena.homeward import GLIDING_TICKS, SHOVED_TICKS
from tenarcade.arena.picture import Shown
from tenarcade.arena.tabletop import Tabletop
from tests.arena.crowd import CARD, crowd, find, flick, gestures, home, ticks_to_sighting


def from_pile(shown: Shown) -> float:
    return shown.pose.spot.minus(PILE).length


@settings(max_examples=25)
@given(
    flicks=st.lists(st.tuples(st.integers(0, 12), st.integers(0, 3), gestures, st.booleans()), min_size=30, max_size=80)
)
def test_the_heap_stays_together_and_only_its_top_is_alive(
    flicks: list[tuple[int, int, Vector, bool]],
) -> None:
    tabletop = Tabletop()
    accepted: list[int] = []
    wanted: dict[int, bool] = {}

    def step() -> None:
        for sighting in tabletop.step():
            if sighting.has_reached and wanted[sighting.number]:
                tabletop.accept(sighting.number)
                accepted.append(sighting.number)
            else:
                tabletop.send_home(sighting.number, home(sighting.seat))

    for number, (gap, seat, gesture, is_wanted) in enumerate(flicks, start=1):
        wanted[number] = is_wanted
        flick(tabletop, number, seat, gesture)
        for _ in range(gap):
            step()
    for _ in range(2 * FLIGHT_TICKS + SHOVED_TICKS + GLIDING_TICKS + LANDING_TICKS + SETTLING_TICKS):
        step()
    heap = list(tabletop.shown())
    assert tabletop.is_still
    assert [shown.number for shown in heap] == accepted
    assert all(from_pile(shown) < HEAP_RADIUS for shown in heap)
    assert len(tabletop._space.bodies) == min(LIVE, len(accepted))


def test_a_landing_card_takes_those_below_along_for_a_bit() -> None:
    tabletop = Tabletop()
    for number in (1, 2):
        flick(tabletop, number, 0)
        before = [find(tabletop, 1).pose] if number == 2 else []
        for _ in range(FLIGHT_TICKS + LANDING_TICKS):
            for sighting in tabletop.step():
                tabletop.accept(sighting.number)
    assert 0.5 < find(tabletop, 1).pose.spot.minus(before[0].spot).length < 14.0


def test_what_bent_its_way_lets_go_of_a_card_that_has_landed() -> None:
    tabletop = Tabletop()
    ahead = PILE.minus(home(0).spot)
    flick(tabletop, 1, 0, ahead.plus(ahead.right, 1.5))
    ticks_to_sighting(tabletop, 1)
    tabletop.accept(1)
    directions = []
    for _ in range(8):
        tabletop.step()
        shown = find(tabletop, 1)
        step = shown.pose.spot.minus(shown.previous.spot)
        directions.append(math.atan2(step.y, step.x))
    assert max(directions) - min(directions) < 1e-6


def test_no_two_cards_of_a_heap_lie_alike() -> None:
    tabletop = Tabletop()
    tabletop.lay((CARD,) * 73)
    assert len({shown.pose for shown in tabletop.shown()}) == 73


@pytest.mark.clause("S3.2")
@pytest.mark.parametrize("landed", [0, 2, 9])
def test_turning_the_pile_brings_its_bottom_card_to_the_top(landed: int) -> None:
    tabletop = Tabletop()
    tabletop.lay(("1/1", "2/2"))
    for number in range(1, landed + 1):
        start = home(0)
        tabletop.flick(number, 0, f"{number}/3", start, course_of(number, start, NOWHERE))
        for _ in range(FLIGHT_TICKS + LANDING_TICKS + SETTLING_TICKS):
            for sighting in tabletop.step():
                tabletop.accept(sighting.number)
    order = ["1/1", "2/2", *(f"{number}/3" for number in range(1, landed + 1))]
    for turns in range(1, 2 * len(order)):
        tabletop.turn_pile()
        for _ in range(SETTLING_TICKS):
            tabletop.step()
        shift = turns % len(order)
        assert list(tabletop.pile) == order[shift:] + order[:shift]
        assert tabletop.is_still
        assert all(from_pile(shown) < HEAP_RADIUS for shown in tabletop.shown())


def test_a_table_laid_anew_has_nothing_of_the_old_one() -> None:
    tabletop = crowd(20)
    flick(tabletop, 1, 0)
    tabletop.lay(("1/1",))
    assert [shown.card for shown in tabletop.shown()] == ["1/1"]
    assert tabletop.is_still
    assert not tabletop._space.bodies
    assert not tabletop._space.constraints
