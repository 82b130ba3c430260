"""The table of Plus Minus: races that nothing reorders, and cards that always come home."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenarcade.arena.flick import (
    FLIGHT_TICKS,
    SHORT_TICKS,
    SLIGHTEST,
    course_of,
    course_to_pile,
)
from tenarcade.arena.geometry import HEIGHT, NOWHERE, PILE, PILE_RADIUS, WIDTH, Corners, Pose, Vector
from tenarcade.arena.homeward import SHOVED_TICKS
from tenarcade.arena.picture import Shown
from tenarcade.arena.tabletop import Tabletop
from tests.arena.crowd import CARD, HANDS, crowd, find, flick, gestures, home, numbers, ticks_to_sighting

starts = st.builds(Pose, st.floats(0, WIDTH), st.floats(0, HEIGHT), st.floats(-7, 7)).filter(
    lambda start: start.spot.minus(PILE).length > PILE_RADIUS + 20
)


# --- the race ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("S6.2")
@settings(max_examples=300)
@given(number=numbers, start=starts, gesture=gestures)
def test_no_place_and_no_gesture_is_a_tick_faster_than_another(number: int, start: Pose, gesture: Vector) -> None:
    tabletop = Tabletop()
    ahead = gesture.dot(PILE.minus(start.spot)) >= 0 or gesture.length < SLIGHTEST
    flick(tabletop, number, 0, gesture, start)
    expected = (FLIGHT_TICKS, True) if ahead else (SHORT_TICKS, False)
    tick, sighting = ticks_to_sighting(tabletop, number)
    assert (tick, sighting.has_reached) == expected


@pytest.mark.clause("S6.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_press_takes_the_same_time_from_every_slot_of_every_seat(seats: int) -> None:
    taken = set()
    for seat in range(seats):
        for held in (1, 4, 9, 36):
            tabletop = Tabletop()
            flick(tabletop, 1, seat, start=Corners(seats).slot(seat, held // 2, held))
            taken.add(ticks_to_sighting(tabletop, 1))
    assert {(tick, sighting.has_reached) for tick, sighting in taken} == {(FLIGHT_TICKS, True)}


@settings(max_examples=100)
@given(number=numbers, start=starts, gesture=gestures, ticks=st.integers(12, 400))
def test_a_flight_can_be_made_to_take_any_time(number: int, start: Pose, gesture: Vector, ticks: int) -> None:
    tabletop = Tabletop()
    tabletop.flick(number, 0, CARD, start, course_to_pile(number, start, gesture, ticks))
    tick, sighting = ticks_to_sighting(tabletop, number)
    assert (tick, sighting.has_reached) == (ticks, True)


def test_there_is_no_flick_from_the_pile_itself() -> None:
    with pytest.raises(ValueError, match="lies on the pile"):
        course_of(1, Pose(*PILE, 0.0), NOWHERE)


@pytest.mark.clause("S6.1")
@settings(max_examples=60)
@given(crowded=st.integers(1, 60), seat=st.integers(0, 3), gesture=gestures)
def test_undecided_cards_fly_through_a_crowd_as_if_it_were_not_there(crowded: int, seat: int, gesture: Vector) -> None:
    full, empty = crowd(crowded), Tabletop()
    for tabletop in (full, empty):
        for number in range(1, 5):
            flick(tabletop, number, (seat + number) % 4, gesture)
    for _ in range(FLIGHT_TICKS - 1):
        assert full.step() == empty.step() == []
        for number in range(1, 5):
            assert find(full, number) == find(empty, number)


def test_a_crowd_is_one_decided_cards_do_bump_into_each_other() -> None:
    """Both leave the pile in the same place: one of them would be somewhere else without the other."""
    alone, together = Tabletop(), Tabletop()
    flick(together, 2, 1, start=home(0))
    for tabletop in (alone, together):
        flick(tabletop, 1, 0, start=home(0))
        for _ in range(FLIGHT_TICKS + SHOVED_TICKS):
            for sighting in tabletop.step():
                tabletop.send_home(sighting.number, home(0))
    assert from_each_other(find(alone, 1), find(together, 1)) > 5.0


def from_each_other(one: Shown, other: Shown) -> float:
    return one.pose.spot.minus(other.pose.spot).length


@pytest.mark.clause("S6.1")
def test_what_is_seen_in_one_tick_comes_in_the_order_of_the_flicks() -> None:
    tabletop = Tabletop()
    for number, seat in ((7, 2), (5, 0), (9, 1), (6, 3)):
        flick(tabletop, number, seat)
    for _ in range(FLIGHT_TICKS - 1):
        assert not tabletop.step()
    assert [sighting.number for sighting in tabletop.step()] == [5, 6, 7, 9]


def test_a_card_that_has_arrived_is_reported_once() -> None:
    tabletop = Tabletop()
    flick(tabletop, 1, 0)
    assert ticks_to_sighting(tabletop, 1)[0] == FLIGHT_TICKS
    assert not any(tabletop.step() for _ in range(300))
    assert tabletop.undecided == {1}


# --- what is drawn -----------------------------------------------------------------------------------------------


def test_a_card_is_drawn_between_its_last_two_places() -> None:
    tabletop = Tabletop()
    flick(tabletop, 1, 2)
    tabletop.step()
    one = find(tabletop, 1)
    tabletop.step()
    two = find(tabletop, 1)
    assert (two.kind, two.seat, two.card) == ("flying", 2, CARD)
    assert two.previous == one.pose != two.pose
    assert two.between(0.0) == one.pose
    halfway = two.between(0.5)
    assert halfway.x == pytest.approx((one.pose.x + two.pose.x) / 2)
    assert halfway.angle == pytest.approx((one.pose.angle + two.pose.angle) / 2)
    assert two.spin == pytest.approx((two.pose.angle - one.pose.angle) * 120, rel=0.05)


def test_a_gesture_bends_the_way_and_spins_the_card() -> None:
    ahead = PILE.minus(home(0).spot)
    ways = []
    for aside in (-1.0, 0.0, 1.0):
        tabletop = Tabletop()
        flick(tabletop, 1, 0, ahead.plus(ahead.right, aside))
        for _ in range(FLIGHT_TICKS // 2):
            tabletop.step()
        shown = find(tabletop, 1)
        ways.append((ahead.unit.right.dot(shown.pose.spot.minus(home(0).spot)), shown.spin))
    (left, left_spin), (middle, _), (right, right_spin) = ways
    assert left < middle - 30 < right - 60
    assert left_spin < right_spin


def test_hands_lie_in_the_corners_as_far_from_the_pile_as_each_other() -> None:
    for seats in (2, 3, 4):
        middles = [Corners(seats).slot(seat, 0, 1) for seat in range(seats)]
        assert len({pose.spot.minus(PILE).length for pose in middles}) == 1
        assert len(set(middles)) == seats
    for held in range(1, 73):
        slots = [HANDS.slot(0, place, held) for place in range(held)]
        assert all(0 < slot.x < WIDTH / 2 for slot in slots)
