"""People who look at their own cards in front of others, and what everybody else sees of it."""

import contextlib
from collections.abc import Iterator

from tenarcade.client.intents import MOUSE, Intent
from tenarcade.core.game import ONLY, Seat
from tenarcade.scenes.hands_table import HandsTable
from tests.journeys.journey import Journey
from tests.journeys.open_hands import open_hands, panels


def table_of_hands(journey: Journey) -> HandsTable:
    table = journey.twin.table
    assert isinstance(table, HandsTable)
    return table


@contextlib.contextmanager
def peeking(journey: Journey, seat: Seat) -> Iterator[None]:
    """For as long as the key is held, or the button of the mouse on one's own cards."""
    table = table_of_hands(journey)
    device = table.seating.sitters[seat].device
    assert device is not None
    if device == MOUSE:
        box = table.peek_box(seat)
        assert box is not None
        with journey.holding_mouse(box.centre):
            yield
    else:
        with journey.holding(Intent.PEEK, device):
            yield


def shows_only_hands_of(journey: Journey, *seats: Seat) -> None:
    """At every seat the window shows what its twin does, and would do so wherever all other cards were."""
    table = table_of_hands(journey)
    assert open_hands(table) == sorted(seats)
    journey.shows_the_same(*panels(table))
    if len(seats) <= 1:
        with journey.twin.dealt_anew(ONLY[seats[0]] if seats else table.audience):
            journey.shows_the_same(*panels(table))


def everybody_peeks(journey: Journey) -> None:
    """One after the other, whoever's turn it is; every hand is closed again."""
    for seat in table_of_hands(journey).seating.people:
        with peeking(journey, seat):
            shows_only_hands_of(journey, seat)
        shows_only_hands_of(journey)
