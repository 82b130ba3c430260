"""Who sits where around a table whose front belongs to whoever decides."""

from tenarcade.core.game import Seat


def seats_around(count: int, front: Seat, home: Seat) -> tuple[Seat, ...]:
    """Everybody but the seat in front, clockwise from the left of `home`, which has the front when nobody else does.

    Whoever comes to the front changes places with `home`: all others stay where people look for them.
    """
    clockwise = ((home + step) % count for step in range(1, count))
    return tuple(home if seat == front else seat for seat in clockwise)
