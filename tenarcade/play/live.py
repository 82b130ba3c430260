"""A real-time match as a scene plays it: one step a tick, with people at some seats, and with breaks."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tenarcade.arena.geometry import NOWHERE, Vector
from tenarcade.bots.face import LiveBot
from tenarcade.core.clock import TICKS_PER_SECOND
from tenarcade.core.dice import Dice, derive
from tenarcade.core.game import Action, Event, Seat
from tenarcade.play.arena import Arena
from tenarcade.play.live_table import Heard, LiveTable, Press
from tenarcade.play.match import Act
from tenarcade.play.session import act_as_told, read_kept, replayed
from tenarcade.play.table import Table

# In calm mode bots think for so long for each act of a person.
CALM_TICKS = TICKS_PER_SECOND // 2


class Moment(NamedTuple):
    """What happened in a tick."""

    tick: int
    heard: Sequence[Heard] = ()

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for heard in self.heard for event in heard.events)


class LiveSession:
    """Time is the number of steps: whoever does not step has paused the match.

    Each look of a bot has dice of its own, so that nothing but the acts is needed to go on after a break.
    """

    def __init__(
        self,
        table: Table,
        bots: Mapping[Seat, LiveBot[Any]],
        arena: Arena,
        acts: Sequence[Act] = (),
        *,
        is_calm: bool = False,
    ) -> None:
        """With `acts` a match goes on; the cards that were in flight are flicked once more."""
        self.match = replayed(table, acts)
        self.arena = arena
        self.tick = acts[-1].tick if acts else 0
        self._presses: dict[Seat, list[Press]] = {}
        self._is_calm = is_calm and len(bots) < self.match.seats
        self._bots_awake = 0
        self._table = LiveTable(self.match, bots, self._dice, arena)
        self._table.open(self.tick)

    @property
    def is_over(self) -> bool:
        return self.match.outcome() is not None

    def press(self, seat: Seat, action: Action, gesture: Vector = NOWHERE) -> None:
        """To be heard in the next tick; a gesture points where the card was flicked to, in the arena's units."""
        self._presses.setdefault(seat, []).append(Press(action, gesture))
        self._bots_awake = CALM_TICKS

    def wait(self) -> None:
        """In calm mode: let the others go on."""
        self._bots_awake = CALM_TICKS

    @property
    def stands_still(self) -> bool:
        """In calm mode, time runs only while cards move and for a moment after each press."""
        return self._is_calm and not self._bots_awake and self.arena.is_still

    def step(self) -> Moment:
        """One tick, unless time stands still."""
        if self.stands_still:
            return Moment(self.tick)
        self.tick += 1
        presses, self._presses = self._presses, {}
        bots_sleep = self._is_calm and not self._bots_awake
        self._bots_awake = max(0, self._bots_awake - 1)
        return Moment(self.tick, self._table.play_tick(self.tick, presses, bots_sleep=bots_sleep))

    def acts_as_told(self, first: int = 0) -> list[bytes]:
        """The acts from this one on, as they are kept."""
        return [act_as_told(act) for act, _ in self.match.acts[first:]]

    def _dice(self, seat: Seat, tick: int) -> Dice:
        return Dice(derive(self.match.table.seed, seat, tick))


def continue_live(
    table: bytes, acts: Sequence[bytes], bots: Mapping[Seat, LiveBot[Any]], arena: Arena, *, is_calm: bool = False
) -> LiveSession:
    """A session as it was kept, act by act; raises what a damaged one raises."""
    told_table, told_acts = read_kept(table, acts)
    return LiveSession(told_table, bots, arena, told_acts, is_calm=is_calm)
