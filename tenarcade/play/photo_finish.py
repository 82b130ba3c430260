"""Who was faster, and by how much: read off the acts of a match of Plus Minus, so that nobody need argue."""

from collections.abc import Iterator, Sequence

import msgspec

from tenarcade.core.clock import TICKS_PER_SECOND
from tenarcade.core.game import Card, Event, Seat
from tenarcade.play.match import Match
from tenarcade.rules.speed.deck import FOLLOWERS
from tenarcade.rules.speed.events import CardFlicked, CardLanded, CardReturned, RoundOpened


class Race(msgspec.Struct, frozen=True):
    """Two cards that matched the same pile; the second came too late."""

    round: int
    winner: Seat
    winning: Card
    loser: Seat
    losing: Card
    # Between the two arrivals; none: both in one tick, and the first flick counted (S6.1).
    ticks: int

    @property
    def milliseconds(self) -> int:
        return round(self.ticks * 1000 / TICKS_PER_SECOND)


def races(match: Match) -> Iterator[Race]:
    """Every card that was too slow, and the one that it lost to."""
    round_number = 0
    landed: list[CardLanded] = []
    # How many cards had landed when this seat last flicked.
    landed_before: dict[Seat, int] = {}
    for event in _events(match):
        match event:
            case RoundOpened(number):
                round_number = number
            case CardFlicked(seat):
                landed_before[seat] = len(landed)
            case CardLanded():
                landed.append(event)
            case CardReturned(tick, seat, card, "too-slow"):
                since = landed[landed_before[seat] :]
                first = next(one for one in since if card not in FOLLOWERS[one.card])
                yield Race(round_number, first.seat, first.card, seat, card, tick - first.tick)


def closest_races(match: Match, most: int = 3) -> Sequence[Race]:
    """The closest first; of equally close ones the earlier."""
    return sorted(races(match), key=lambda race: race.ticks)[:most]


def _events(match: Match) -> Iterator[Event]:
    yield from match.opening
    for _, events in match.acts:
        yield from events
