"""The cache keeps what is drawn, within its bytes."""

from collections.abc import Callable

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenarcade.client.sprites import SpriteCache


class MadeAgain(Exception):
    """A picture was asked for that is kept already."""


def picture(pixels: int) -> Callable[[], pygame.Surface]:
    return lambda: pygame.Surface((pixels, 1), pygame.SRCALPHA, 32)


def never() -> pygame.Surface:
    raise MadeAgain


def test_a_picture_is_made_once() -> None:
    cache = SpriteCache()
    first = cache.get("card", picture(10))
    assert cache.get("card", never) is first
    assert len(cache) == 1
    assert cache.bytes == 40


def test_the_least_recently_drawn_goes_first() -> None:
    cache = SpriteCache(max_bytes=120)
    for name in "abc":
        cache.get(name, picture(10))
    cache.get("a", never)
    cache.get("d", picture(10))
    for name in "acd":
        cache.get(name, never)
    with pytest.raises(MadeAgain):
        cache.get("b", never)


def test_a_large_picture_pushes_out_as_many_as_it_needs() -> None:
    cache = SpriteCache(max_bytes=120)
    for name in "abc":
        cache.get(name, picture(10))
    cache.get("large", picture(20))
    assert cache.bytes == 120
    cache.get("c", never)
    cache.get("large", never)


def test_a_picture_larger_than_the_cache_is_drawn_all_the_same() -> None:
    cache = SpriteCache(max_bytes=100)
    cache.get("small", picture(10))
    assert cache.get("huge", picture(1000)).get_width() == 1000
    assert len(cache) == 1
    cache.get("small", picture(10))
    assert cache.bytes == 40


def test_clearing_leaves_nothing() -> None:
    cache = SpriteCache()
    cache.get("card", picture(10))
    cache.clear()
    assert (len(cache), cache.bytes) == (0, 0)


@given(st.lists(st.tuples(st.integers(0, 12), st.integers(1, 30)), max_size=60))
def test_the_bytes_are_right_and_bounded_whatever_is_drawn(drawn: list[tuple[int, int]]) -> None:
    cache = SpriteCache(max_bytes=200)
    recent: list[tuple[int, int]] = []
    for key in drawn:
        cache.get(key, picture(key[1]))
        recent = [*(other for other in recent if other != key), key]
        while sum(4 * pixels for _, pixels in recent) > 200:
            recent.pop(0)
        assert cache.bytes == sum(4 * pixels for _, pixels in recent) <= 200
        assert len(cache) == len(recent)
