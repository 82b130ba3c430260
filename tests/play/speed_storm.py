"""People who flick and draw at random times, with and without gestures.

`python -m tests.play.speed_storm SEED` prints a digest of all that such a storm does to the table.
"""

import hashlib
import sys

from tenarcade.arena.geometry import NOWHERE, Corners, Vector
from tenarcade.core.dice import Dice
from tenarcade.core.game import Event
from tenarcade.play.live import LiveSession
from tenarcade.play.physical_arena import PhysicalArena
from tenarcade.rules.speed.actions import Draw, Flick
from tenarcade.rules.speed.deck import FOLLOWERS
from tenarcade.rules.speed.table import State
from tests.play.speed_matches import open_table

COUNTDOWN = 20


class Storm:
    """Of ten presses so many are of a card that fits, if there is one, and so many have a gesture."""

    def __init__(self, seats: int, seed: int, fitting: int, gestures: int, *, pause: bool = False) -> None:
        self.arena = PhysicalArena(Corners(seats), COUNTDOWN)
        self.session = LiveSession(open_table(seats, seed, mistake_pause=pause), {}, self.arena)
        self._dice = Dice(seed)
        self._fitting = fitting
        self._gestures = gestures

    @property
    def state(self) -> State:
        state: State = self.session.match.state
        return state

    def step(self) -> tuple[Event, ...]:
        for seat in range(len(self.state.hands)):
            if self._dice.below(12) == 0:
                self.session.press(seat, self._action(seat), self._gesture())
        return self.session.step().events

    def _action(self, seat: int) -> Flick | Draw:
        hand = self.state.hands[seat]
        fitting = [card for card in hand if card in FOLLOWERS[self.state.pile[-1]]]
        if fitting and self._dice.below(10) < self._fitting:
            return Flick(self._dice.choice(fitting))
        return Flick(self._dice.choice(hand)) if hand and self._dice.below(3) else Draw()

    def _gesture(self) -> Vector:
        if self._dice.below(10) >= self._gestures:
            return NOWHERE
        return Vector(self._dice.below(1001) - 500.0, self._dice.below(1001) - 500.0)


def storm_digest(seed: int, ticks: int = 2000) -> str:
    """Every act and every pose, to the last bit."""
    storm, digest = Storm(4, seed, fitting=7, gestures=5), hashlib.sha256()
    for _ in range(ticks):
        storm.step()
        digest.update(repr(storm.arena.shown()).encode())
    digest.update(b"".join(storm.session.acts_as_told()))
    return digest.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(storm_digest(int(sys.argv[1])))
