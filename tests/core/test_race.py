"""Races within one tick."""

from collections import Counter

import pytest

from tenarcade.core.race import seat_order


@pytest.mark.clause("S6.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_smallest_seat_minus_tick_on_the_ring_of_seats_comes_first(seats: int) -> None:
    for tick in (*range(12), 2**53 - 1):
        assert list(seat_order(tick, seats)) == sorted(range(seats), key=lambda seat: (seat - tick) % seats)


@pytest.mark.clause("S6.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_over_time_no_seat_is_favoured(seats: int) -> None:
    orders = [seat_order(tick, seats) for tick in range(12)]
    for place in range(seats):
        assert set(Counter(order[place] for order in orders).values()) == {12 // seats}
