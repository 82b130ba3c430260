"""Flights shown again: a journal knows when each card was flicked and when it was decided, which is all it takes."""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from tenarcade.arena.flick import Course, course_back, course_of, course_to_pile
from tenarcade.arena.geometry import PILE, Layout, Pose, Vector
from tenarcade.core.game import Card, Event, Seat
from tenarcade.play.live import Moment
from tenarcade.play.live_table import Heard
from tenarcade.play.match import Act, Match
from tenarcade.play.physical_arena import Courses, PhysicalArena
from tenarcade.rules.speed.events import CardFlicked, CardLanded, CardReturned, RoundWon

Fate = Literal["landed", "won", "too-slow", "wrong", "short"]


class Flown(msgspec.Struct, frozen=True):
    """A flick and what became of it; nothing did if the round or the journal ended before."""

    number: int
    seat: Seat
    card: Card
    flicked: int
    decided: int | None = None
    fate: Fate | None = None


def flights_of(acts: Iterable[tuple[Act, Sequence[Event]]]) -> tuple[Flown, ...]:
    """All flights of a match, in the order of the flicks."""
    flown: dict[int, Flown] = {}
    in_air: dict[Seat, int] = {}
    for act, events in acts:
        for event in events:
            match event:
                case CardFlicked(seat, card, number):
                    in_air[seat] = number
                    flown[number] = Flown(number, seat, card, act.tick)
                case CardLanded() | CardReturned() | RoundWon():
                    number = in_air.pop(event.seat)
                    flown[number] = msgspec.structs.replace(flown[number], decided=act.tick, fate=_fate(event))
    return tuple(flown.values())


def _fate(event: CardLanded | CardReturned | RoundWon) -> Fate:
    match event:
        case CardLanded():
            return "landed"
        case RoundWon():
            return "won"
        case CardReturned():
            return event.why


def recorded_courses(flights: Iterable[Flown]) -> Courses:
    """Ways that take as long as they took; how a gesture bent them is not kept."""
    known = {flown.number: flown for flown in flights}

    def course(number: int, start: Pose, gesture: Vector) -> Course:
        flown = known.get(number)
        if flown is None or flown.decided is None:
            return course_of(number, start, gesture)
        ticks = flown.decided - flown.flicked
        if flown.fate == "short":
            return course_back(number, start.spot.minus(PILE), max(2, ticks))
        return course_to_pile(number, start, gesture, ticks)

    return course


class Playback:
    """A recorded match, one step a tick, with the arena to draw. What is recorded decides, and not the arena."""

    def __init__(self, recorded: Match, layout: Layout) -> None:
        self.match = Match(recorded.table)
        self.arena = PhysicalArena(layout, courses=recorded_courses(flights_of(recorded.acts)))
        self.tick = 0
        self._acts = deque(act for act, _ in recorded.acts)
        self.arena.watch(0, self.match.state)

    @property
    def is_over(self) -> bool:
        return not self._acts

    def step(self) -> Moment:
        self.tick += 1
        self.arena.advance(self.tick)
        while (due := self.arena.next_tick()) is not None and due <= self.tick:
            self.arena.take()
        heard = []
        while self._acts and self._acts[0].tick <= self.tick:
            act = self._acts.popleft()
            heard.append(Heard(act.seat, act.action, self.match.submit(act.tick, act.seat, act.action), None))
            self.arena.watch(self.tick, self.match.state)
        return Moment(self.tick, heard)
