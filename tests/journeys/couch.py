"""People on a couch, each with a pad in their hands."""

import contextlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from tests.journeys.padded import Seen
from tests.journeys.players import by_lot
from tests.journeys.program import PATIENCE, Program, running
from tests.journeys.screen import Screen
from tests.pads import LEFT_TRIGGER

# Who draws more often than this has had enough.
DRAWS = 3


class Couch:
    def __init__(self, program: Program) -> None:
        self.program = program
        # The pads by the number a test gives them, as the arcade calls them.
        self.pads: dict[int, str] = {}
        self._draws = 0
        self.seen = self.tell("look")

    def tell(self, command: str) -> Seen:
        """Done, taken in, and looked at."""
        talk = self.program.process
        assert talk.stdin is not None
        assert talk.stdout is not None
        talk.stdin.write(f"{command}\n")
        answer = talk.stdout.readline()
        assert answer, f"the program ended at '{command}': {talk.communicate()[1]}"
        self.seen = msgspec.json.decode(answer, type=Seen)
        return self.seen

    def wait_until(self, holds: Callable[[Seen], bool], what: str) -> Seen:
        until = time.monotonic() + PATIENCE
        while not holds(self.seen):
            assert time.monotonic() < until, f"not {what}, but {self.seen}"
            self.tell("look")
        return self.seen

    # -- pads ---------------------------------------------------------------------------------------------------

    def plug_in(self, number: int) -> None:
        known = set(self.seen.pads)
        self.tell(f"attach {number}")
        seen = self.wait_until(lambda seen: bool(set(seen.pads) - known), "a pad more")
        self.pads[number] = (set(seen.pads) - known).pop()

    def pull_out(self, number: int) -> None:
        gone = self.pads.pop(number)
        self.tell(f"detach {number}")
        self.wait_until(lambda seen: gone not in seen.pads, "a pad less")

    def press(self, number: int, *buttons: str) -> Seen:
        for button in buttons:
            self.tell(f"press {number} {button}")
        return self.seen

    def push(self, number: int, axis: int, value: float) -> Seen:
        return self.tell(f"push {number} {axis} {value}")

    def choose(self, number: int, name: str) -> Seen:
        """By the shortest way there is."""
        return self.tell(f"choose {number} {name}")

    def peek(self, number: int) -> Seen:
        """For as long as the trigger is held."""
        return self.push(number, LEFT_TRIGGER, 1)

    def stop_peeking(self, number: int) -> Seen:
        return self.push(number, LEFT_TRIGGER, -1)

    # -- games of turns -----------------------------------------------------------------------------------------

    def sit_down(self, game: str, pads: int, bots: int = 0) -> None:
        """The bots that wait there make room; others come when all people have sat down."""
        for number in range(pads):
            self.plug_in(number)
        self.choose(0, f"game-{game}")
        for seat in (2, 1):
            self.choose(0, f"leave-{seat}")
        for number in range(1, pads):
            self.press(number, "a")
        for seat in range(pads, pads + bots):
            self.choose(0, f"bot-{seat}")
        self.choose(0, "play")

    def is_at_table(self) -> bool:
        """With something to decide, or else somewhere else by now."""
        seen = self.wait_until(
            lambda seen: seen.person is not None or not _is_table(seen), "somebody's turn or the end"
        )
        return _is_table(seen)

    @property
    def number_to_act(self) -> int:
        """Whose pad belongs to the seat; somebody without one plays with the first."""
        assert self.seen.person is not None
        device = self.seen.devices[self.seen.person]
        return next((number for number, pad in self.pads.items() if pad == device), 0)

    def act_by_lot(self) -> None:
        """From a closed hand: a card that does not fit is refused, and another is tried."""
        before, number = self.seen, self.number_to_act
        tried: set[str] = set()
        while self.seen.acts == before.acts and _is_table(self.seen):
            allowed = [name for name, enabled in self.seen.controls if enabled and name not in tried]
            name = by_lot(allowed, before.acts)
            tried.add(name)
            self.choose(number, name)

    def lose_and_find_a_pad(self) -> None:
        """Whoever is to act loses the pad; the match waits, and goes on with the first press of the pad that comes."""
        before, number = self.seen, self.number_to_act
        seat = before.person
        assert seat is not None
        self.pull_out(number)
        assert self.seen.scenes == [*before.scenes, "Pause"]
        self.plug_in(number)
        assert self.seen.scenes == [*before.scenes, "Pause"]
        after = self.press(number, "a")
        assert after.scenes == before.scenes
        assert after.devices[seat] == self.pads[number] != before.devices[seat]
        assert (after.acts, after.person) == (before.acts, seat)

    # -- TEN ----------------------------------------------------------------------------------------------------

    def act(self) -> None:
        before, number = self.seen, self.number_to_act
        match before.phase:
            case "draw":
                self._draw_or_stop(number, {name for name, enabled in before.controls if enabled})
            case "bid":
                self.push(number, 0, 1)
                self.push(number, 0, 0)
                if self.press(number, "a").acts == before.acts:
                    self.press(number, "x")
            case "bust":
                self.press(number, "x")
            case _:
                self.press(number, "a")
        self.wait_until(lambda seen: seen.acts > before.acts or not _is_table(seen), "an act more")

    def _draw_or_stop(self, number: int, allowed: set[str]) -> None:
        """The side buttons stop; what is focused draws."""
        may_draw = "draw" in allowed and self._draws < DRAWS
        if may_draw or not {"numbers", "money"} & allowed:
            self._draws += 1
            self.press(number, "a")
        else:
            self._draws = 0
            self.press(number, "x" if "numbers" in allowed else "y")


def _is_table(seen: Seen) -> bool:
    return seen.scenes[-1].endswith("Table")


@contextlib.contextmanager
def couch(screen: Screen, home: Path) -> Iterator[Couch]:
    with running(screen, home, "tests.journeys.padded", PYGAME_HIDE_SUPPORT_PROMPT="1") as program:
        yield Couch(program)
