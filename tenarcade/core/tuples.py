"""What frozen states do with their tuples all the time."""

from typing import TypeVar

T = TypeVar("T")


def with_item(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The same, but for one place."""
    return (*items[:place], item, *items[place + 1 :])


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The same without the first of its kind."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]
