"""A bar for long waits, drawn only where somebody can see it."""

import sys
from collections.abc import Generator, Iterable
from time import monotonic
from typing import TypeVar

T = TypeVar("T")

WIDTH = 30
SECONDS_BETWEEN = 0.1


def with_progress(items: Iterable[T], total: int, label: str = "") -> Generator[T, None, None]:
    """The items unchanged; the bar goes to standard error, and nowhere if output is not a terminal."""
    if not (sys.stderr.isatty() and sys.stdout.isatty()):
        yield from items
        return
    drawn = 0.0
    try:
        for done, item in enumerate(items, start=1):
            if (now := monotonic()) - drawn > SECONDS_BETWEEN:
                drawn = now
                bar = "█" * (WIDTH * done // total)
                print(f"\r{label} {bar:·<{WIDTH}} {done}/{total}", end="", file=sys.stderr, flush=True)
            yield item
    finally:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
