"""Cards on their way home: always there, and always in time."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenarcade.arena.flick import (
    FLIGHT_TICKS,
    SLIGHTEST,
    course_back,
)
from tenarcade.arena.geometry import NOWHERE, Vector
from tenarcade.arena.homeward import GLIDING_TICKS, SHOVED_TICKS
from tenarcade.arena.tabletop import Tabletop
from tests.arena.crowd import CARD, crowd, find, flick, gestures, home, numbers, ticks_to_sighting


@pytest.mark.clause("S6.3")
@settings(max_examples=60)
@given(crowded=st.integers(1, 40), seat=st.integers(0, 3), gesture=gestures)
def test_a_card_that_is_sent_home_is_there_in_time(crowded: int, seat: int, gesture: Vector) -> None:
    tabletop = crowd(crowded)
    flick(tabletop, 1, seat, gesture)
    _, sighting = ticks_to_sighting(tabletop, 1)
    tabletop.send_home(1, home(seat))
    on_its_way = SHOVED_TICKS + GLIDING_TICKS if sighting.has_reached else GLIDING_TICKS
    for _ in range(on_its_way - 1):
        tabletop.step()
    last = find(tabletop, 1)
    assert last.kind == "returning"
    assert last.pose.spot.minus(home(seat).spot).length < 12.0
    assert math.remainder(last.pose.angle - home(seat).angle, math.tau) == pytest.approx(0.0, abs=0.2)
    tabletop.step()
    assert all(shown.number != 1 for shown in tabletop.shown())


@pytest.mark.clause("S6.3")
def test_a_card_that_something_stopped_is_given_up_in_bounded_time() -> None:
    tabletop = Tabletop()
    flick(tabletop, 1, 0)
    for _ in range(10):
        tabletop.step()
    tabletop._flying[1].move(NOWHERE, 0.0)
    tick, sighting = ticks_to_sighting(tabletop, 1)
    assert (10 + tick, sighting.has_reached) == (2 * FLIGHT_TICKS, False)


@given(number=numbers)
def test_on_its_way_home_a_card_turns_no_more_than_it_must(number: int) -> None:
    tabletop = Tabletop()
    flick(tabletop, number, 0)
    ticks_to_sighting(tabletop, number)
    tabletop.send_home(number, home(0))
    for _ in range(SHOVED_TICKS):
        tabletop.step()
    begun = find(tabletop, number).pose.angle
    for _ in range(GLIDING_TICKS - 1):
        tabletop.step()
    assert abs(find(tabletop, number).pose.angle - begun) <= math.pi


@given(number=numbers, gesture=gestures.filter(lambda gesture: gesture.length > SLIGHTEST), ticks=st.integers(2, 300))
def test_a_card_that_falls_short_is_back_where_it_came_from(number: int, gesture: Vector, ticks: int) -> None:
    tabletop = Tabletop()
    tabletop.flick(number, 0, CARD, home(0), course_back(number, gesture, ticks))
    farthest = 0.0
    while not tabletop.step():
        farthest = max(farthest, find(tabletop, number).pose.spot.minus(home(0).spot).length)
    assert find(tabletop, number).pose.spot.minus(home(0).spot).length < 1e-6 < farthest


def test_a_card_that_is_flicked_again_is_not_seen_twice() -> None:
    tabletop = Tabletop()
    for number in (1, 2):
        flick(tabletop, number, 0)
    for _ in range(FLIGHT_TICKS):
        for sighting in tabletop.step():
            tabletop.send_home(sighting.number, home(0))
    tabletop.bring_home(0, CARD, 2)
    assert [shown.number for shown in tabletop.shown()] == [1, 2]
    tabletop.bring_home(1, CARD, 0)
    tabletop.bring_home(0, "1/1", 0)
    tabletop.bring_home(0, CARD, 1)
    assert [shown.number for shown in tabletop.shown()] == [2]
