"""The arena of Plus Minus as it is seen: the rules' table on one side, cards that slide and spin on the other."""

from collections.abc import Callable

from tenarcade.arena.flick import Course, course_of
from tenarcade.arena.geometry import NOWHERE, Layout, Pose, Vector
from tenarcade.arena.picture import Shown
from tenarcade.arena.tabletop import Sighting, Tabletop
from tenarcade.play.arena import COUNTDOWN_TICKS, SpeedArena
from tenarcade.rules.speed.actions import Arrive, FallShort
from tenarcade.rules.speed.table import Flight, State

# The way of a flick by its number, where it starts and how it was made.
Courses = Callable[[int, Pose, Vector], Course]


class PhysicalArena(SpeedArena):
    """Whatever state it is shown, the cards on the table are those that are in no hand or stack of it."""

    def __init__(self, layout: Layout, countdown_ticks: int = COUNTDOWN_TICKS, courses: Courses = course_of) -> None:
        super().__init__(countdown_ticks)
        self._layout = layout
        self._courses = courses
        self._tabletop = Tabletop()
        # The last tick that the cards have moved in; time begins with the first state.
        self._tick = -1
        self._flights: dict[int, Flight] = {}
        self._rounds_played = 0
        # The table as it was when the last round was won, until the next one starts.
        self.swept: tuple[Shown, ...] = ()

    @property
    def is_still(self) -> bool:
        return super().is_still and self._tabletop.is_still

    def shown(self) -> tuple[Shown, ...]:
        """Every card on the table, in the order in which to draw them."""
        return tuple(self._tabletop.shown())

    def watch(self, tick: int, state: State, gesture: Vector = NOWHERE) -> None:
        if self._tick < 0:
            self._tick = tick
        self._watch_rounds(state)
        self._watch_decisions(state)
        self._watch_pile(state)
        super().watch(tick, state, gesture)

    def next_tick(self) -> int | None:
        reported = super().next_tick()
        if not self._tabletop.undecided:
            return reported
        return self._tick + 1 if reported is None else min(reported, self._tick + 1)

    def advance(self, tick: int) -> None:
        while self._tick < tick:
            self._tick += 1
            for sighting in self._tabletop.step():
                self._see(self._tick, sighting)

    def _see(self, tick: int, sighting: Sighting) -> None:
        report = Arrive if sighting.has_reached else FallShort
        self._report(tick, sighting.number, report(tick, sighting.seat, sighting.card))

    def _flicked(self, tick: int, flight: Flight, state: State, gesture: Vector) -> None:
        hand = state.hands[flight.seat]
        start = self._layout.slot(flight.seat, flight.place, len(hand) + 1)
        self._tabletop.bring_home(flight.seat, flight.card, hand.count(flight.card))
        course = self._courses(flight.number, start, gesture)
        self._tabletop.flick(flight.number, flight.seat, flight.card, start, course)
        self._flights[flight.number] = flight

    def _watch_rounds(self, state: State) -> None:
        """A new round: what was on the table is dealt anew."""
        if len(state.scorelines) > self._rounds_played and state.phase == "ready":
            if state.arrival_flick in self._tabletop.undecided:
                self._tabletop.accept(state.arrival_flick, face_down=True)
            self.swept = self.shown()
            self._set_anew(state)
        elif state.phase == "live":
            self.swept = ()
        self._rounds_played = len(state.scorelines)

    def _watch_decisions(self, state: State) -> None:
        in_flight = {flight.number for flight in state.flights}
        for number in sorted(self._tabletop.undecided - in_flight):
            flight = self._flights.pop(number)
            if number == state.arrival_flick and len(state.pile) > len(self._tabletop.pile):
                self._tabletop.accept(number, face_down=state.phase == "over")
            else:
                held = len(state.hands[flight.seat])
                self._tabletop.send_home(number, self._layout.slot(flight.seat, flight.place, held))

    def _watch_pile(self, state: State) -> None:
        pile = self._tabletop.pile
        turns = next((turns for turns in range(len(pile)) if pile[turns:] + pile[:turns] == state.pile), None)
        if turns is None:
            self._set_anew(state)
        else:
            for _ in range(turns):
                self._tabletop.turn_pile()

    def _set_anew(self, state: State) -> None:
        """As the state has it; cards in flight are flicked once more."""
        self._tabletop.lay(state.pile)
        self._flights = {}
        self._flicks_seen = 0
