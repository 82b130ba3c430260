"""How far a card slides: the closed forms against sliding it step by step."""

import pytest

from tenarcade.arena.motion import KEPT, bend_back, slid, step_to_cross, step_to_reach


def way(first_step: float, ticks: int, bend: float = 0.0) -> list[float]:
    """Where a card is after each tick."""
    at, step, places = 0.0, first_step, []
    for _ in range(ticks):
        at += step
        step = step * KEPT + bend
        places.append(at)
    return places


@pytest.mark.parametrize("ticks", [1, 2, 12, 30, 500])
def test_a_card_slides_as_far_as_its_steps_add_up_to(ticks: int) -> None:
    assert slid(ticks) == pytest.approx(way(1.0, ticks)[-1])
    assert way(step_to_reach(321.0, ticks), ticks)[-1] == pytest.approx(321.0)


@pytest.mark.parametrize("ticks", [12, 30, 200])
@pytest.mark.parametrize("distance", [5.0, 386.0, 2000.0])
def test_a_line_is_crossed_in_the_middle_of_a_step(ticks: int, distance: float) -> None:
    before, after = way(step_to_cross(distance, ticks), ticks)[-2:]
    assert distance - before == pytest.approx(after - distance)
    assert after - distance > distance / 10_000


@pytest.mark.parametrize("ticks", [2, 12, 30, 48, 500])
def test_what_is_bent_back_ends_where_it_began(ticks: int) -> None:
    places = way(10.0, ticks, 10.0 * bend_back(ticks))
    assert places[-1] == pytest.approx(0.0, abs=1e-9)
    assert all(place > 0 for place in places[:-1])
