"""The two things that games do with tuples."""

import pytest

from tenarcade.core.tuples import with_item, without


def test_one_place_is_replaced_and_the_rest_stays() -> None:
    assert [with_item((1, 2, 3), place, 9) for place in range(3)] == [(9, 2, 3), (1, 9, 3), (1, 2, 9)]


def test_only_the_first_of_its_kind_goes() -> None:
    assert without(("a", "b", "a"), "a") == ("b", "a")
    with pytest.raises(ValueError, match="not in tuple"):
        without(("a",), "b")
