"""The arena of Plus Minus without physics: every flick takes the same time."""

from tenarcade.arena.flick import FLIGHT_TICKS
from tenarcade.arena.geometry import Vector
from tenarcade.play.arena import COUNTDOWN_TICKS, SpeedArena
from tenarcade.rules.speed.actions import Arrive
from tenarcade.rules.speed.table import Flight, State


class FixedFlights(SpeedArena):
    """One flight time for all seats (S6.2), and no card falls short (S6.3)."""

    def __init__(self, flight_ticks: int = FLIGHT_TICKS, countdown_ticks: int = COUNTDOWN_TICKS) -> None:
        super().__init__(countdown_ticks)
        self._flight_ticks = max(1, flight_ticks)

    def _flicked(self, tick: int, flight: Flight, state: State, gesture: Vector) -> None:
        due = tick + self._flight_ticks
        self._report(due, flight.number, Arrive(due, flight.seat, flight.card))

    def advance(self, tick: int) -> None:
        """Here reports are known long before."""
