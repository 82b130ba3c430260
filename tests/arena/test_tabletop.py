"""The table of Plus Minus: races that nothing reorders, and cards that always come home."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenarcade.arena.flick import (
    FLIGHT_TICKS,
    SHORT_TICKS,
    SLIGHTEST,
    course_back,
    course_of,
    course_to_pile,
)
from tenarcade.arena.geometry import HEIGHT, NOWHERE, PILE, PILE_RADIUS, WIDTH, Corners, Pose, Vector
from tenarcade.arena.heap import HEAP_RADIUS, LANDING_TICKS, LIVE, SETTLING_TICKS
from tenarcade.arena.homeward import GLIDING_TICKS, SHOVED_TICKS
from tenarcade.arena.picture import Shown
from tenarcade.arena.tabletop import Sighting, Tabletop
from tests.arena.crowd import CARD, HANDS, crowd, decide, find, flick, home

numbers = st.integers(1, 10_000)
gestures = st.builds(Vector, st.floats(-2000, 2000), st.floats(-2000, 2000))
starts = st.builds(Pose, st.floats(0, WIDTH), st.floats(0, HEIGHT), st.floats(-7, 7)).filter(
    lambda start: start.spot.plus(PILE, -1.0).length > PILE_RADIUS + 20
)


def from_pile(shown: Shown) -> float:
    return shown.pose.spot.plus(PILE, -1.0).length


def ticks_to_sighting(tabletop: Tabletop, number: int) -> tuple[int, Sighting]:
    for tick in range(1, 500):
        for sighting in tabletop.step():
            if sighting.number == number:
                return tick, sighting
            decide(tabletop, sighting)
    raise AssertionError("never seen again")


# --- the race ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("S6.2")
@settings(max_examples=300)
@given(number=numbers, start=starts, gesture=gestures)
def test_no_place_and_no_gesture_is_a_tick_faster_than_another(number: int, start: Pose, gesture: Vector) -> None:
    tabletop = Tabletop()
    ahead = gesture.dot(PILE.plus(start.spot, -1.0)) >= 0 or gesture.length < SLIGHTEST
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
    return one.pose.spot.plus(other.pose.spot, -1.0).length


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


# --- home --------------------------------------------------------------------------------------------------------


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
    assert last.pose.spot.plus(home(seat).spot, -1.0).length < 12.0
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


@given(number=numbers, gesture=gestures.filter(lambda gesture: gesture.length > SLIGHTEST), ticks=st.integers(2, 300))
def test_a_card_that_falls_short_is_back_where_it_came_from(number: int, gesture: Vector, ticks: int) -> None:
    tabletop = Tabletop()
    tabletop.flick(number, 0, CARD, home(0), course_back(number, gesture, ticks))
    farthest = 0.0
    while not tabletop.step():
        farthest = max(farthest, find(tabletop, number).pose.spot.plus(home(0).spot, -1.0).length)
    assert find(tabletop, number).pose.spot.plus(home(0).spot, -1.0).length < 1e-6 < farthest


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


# --- the heap ----------------------------------------------------------------------------------------------------


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
    assert 0.5 < find(tabletop, 1).pose.spot.plus(before[0].spot, -1.0).length < 14.0


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
    ahead = PILE.plus(home(0).spot, -1.0)
    ways = []
    for aside in (-1.0, 0.0, 1.0):
        tabletop = Tabletop()
        flick(tabletop, 1, 0, ahead.plus(ahead.right, aside))
        for _ in range(FLIGHT_TICKS // 2):
            tabletop.step()
        shown = find(tabletop, 1)
        ways.append((ahead.unit.right.dot(shown.pose.spot.plus(home(0).spot, -1.0)), shown.spin))
    (left, left_spin), (middle, _), (right, right_spin) = ways
    assert left < middle - 30 < right - 60
    assert left_spin < right_spin


def test_hands_lie_in_the_corners_as_far_from_the_pile_as_each_other() -> None:
    for seats in (2, 3, 4):
        middles = [Corners(seats).slot(seat, 0, 1) for seat in range(seats)]
        assert len({pose.spot.plus(PILE, -1.0).length for pose in middles}) == 1
        assert len(set(middles)) == seats
    for held in range(1, 73):
        slots = [HANDS.slot(0, place, held) for place in range(held)]
        assert all(0 < slot.x < WIDTH / 2 for slot in slots)
