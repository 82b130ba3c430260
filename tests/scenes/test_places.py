"""Where people find each other around a table."""

import pytest

from tenarcade.scenes.places import seats_around


@pytest.mark.parametrize("count", range(2, 9))
def test_only_the_two_who_change_places_move(count: int) -> None:
    home = count // 2
    at_rest = seats_around(count, home, home)
    assert at_rest == tuple((home + step) % count for step in range(1, count))
    for front in range(count):
        around = seats_around(count, front, home)
        assert sorted((*around, front)) == list(range(count))
        moved = [seat for seat, usual in zip(around, at_rest, strict=True) if seat != usual]
        assert moved == ([] if front == home else [home])
