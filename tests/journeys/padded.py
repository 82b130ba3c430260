"""The program with pads in it: SDL makes them inside a process only, so it listens for what to do with them.

`python -m tests.journeys.padded` reads one command a line ("attach 0", "press 0 a", "push 0 0 1",
"detach 0", "look", "choose 0 settings") and answers each with one line of JSON, once the arcade has taken it in.
"""

import os
import select
import sys

import msgspec
import pygame

from tenarcade.app import build_arcade
from tenarcade.client.arcade import Arcade
from tenarcade.client.bindings import CONTROLLER
from tenarcade.client.environment import prepare_environment
from tenarcade.client.loop import Loop
from tenarcade.client.window import Window
from tenarcade.core.game import Seat
from tenarcade.scenes.games.speed.race import RaceScene
from tenarcade.scenes.table import TableScene
from tenarcade.storage.store import open_store
from tests.journeys.open_hands import open_hands
from tests.journeys.ten_player import presses_to
from tests.pads import VirtualPad

# Read in one step, taken in by the next at the latest, and told by the one after.
STEPS_TO_TAKE_IN = 4

BUTTONS = {intent: button for button, intent in CONTROLLER.items()}


class Seen(msgspec.Struct):
    """What somebody with a pad sees on the screen."""

    scenes: list[str]
    focus: str | None
    controls: list[tuple[str, bool]]
    pads: list[str]
    notice: str
    person: int | None = None
    phase: str = ""
    devices: list[str | None] = []
    acts: int = 0
    # Whose cards lie open for everybody who looks.
    open_hands: list[Seat] = []
    # In a race: the number before time runs, and whether a press reaches the table.
    countdown: int | None = None
    is_live: bool = False


def look(arcade: Arcade) -> Seen:
    controls = arcade.scene.controls()
    focused = arcade.scene.focus.settle(controls)
    seen = Seen(
        [type(scene).__name__ for scene in arcade.scenes],
        focused.name if focused else None,
        [(control.name, control.enabled) for control in controls],
        list(arcade.devices.pads),
        arcade.notice,
    )
    for table in arcade.scenes:
        if isinstance(table, TableScene | RaceScene):
            seen.devices = [sitter.device for sitter in table.seating.sitters]
            seen.acts = len(table.session.match.acts)
        if isinstance(table, TableScene):
            seen.person = table.person
            seen.phase = getattr(table.shown, "phase", "")
            seen.open_hands = open_hands(table)
        elif isinstance(table, RaceScene):
            seen.countdown, seen.is_live = table.countdown, table.is_live
    return seen


class Listener:
    """Asked by the loop whether it shall end, it uses the moment to do what it was told."""

    def __init__(self, arcade: Arcade) -> None:
        self._arcade = arcade
        self._pads: dict[str, VirtualPad] = {}
        self._heard = b""
        self._is_alone = False
        self._steps_left = 0

    # -- the loop's probe: it counts steps ----------------------------------------------------------------------

    def stepped(self, seconds: float) -> None:
        self._steps_left = max(0, self._steps_left - 1)
        if self._steps_left == 1:
            sys.stdout.write(msgspec.json.encode(look(self._arcade)).decode() + "\n")
            sys.stdout.flush()

    def drawn(self, seconds: float, flipped: float) -> None:
        return

    # -- the loop's `until` -------------------------------------------------------------------------------------

    def listen(self) -> bool:
        """Pads can be made as soon as the arcade has opened its devices; whoever speaks no more has gone away."""
        if pygame.joystick.get_init() and not self._steps_left and (command := self._next_line()):
            self._obey(*command.split())
            self._steps_left = STEPS_TO_TAKE_IN
        return self._is_alone

    def _next_line(self) -> str:
        if select.select([sys.stdin.fileno()], [], [], 0)[0]:
            heard = os.read(sys.stdin.fileno(), 4096)
            self._is_alone = not heard
            self._heard += heard
        line, newline, rest = self._heard.partition(b"\n")
        if not newline:
            return ""
        self._heard = rest
        return line.decode()

    def _obey(self, command: str, *rest: str) -> None:
        match command, rest:
            case "attach", (number,):
                self._pad(number).attach()
            case "detach", (number,):
                self._pad(number).detach()
            case "press", (number, button):
                self._pad(number).press(button)
            case "push", (number, axis, value):
                self._pad(number).push(int(axis), float(value))
            case "choose", (number, name):
                for intent in presses_to(self._arcade.scene, name):
                    self._pad(number).press(BUTTONS[intent])

    def _pad(self, number: str) -> VirtualPad:
        return self._pads.setdefault(number, VirtualPad())


def main() -> None:
    """As the program itself does it, with somebody listening."""
    prepare_environment()
    store = open_store()
    window = Window(store.settings.window, store.settings.fullscreen, store.settings.vsync)
    arcade = build_arcade(store)
    arcade.go("title")
    listener = Listener(arcade)
    Loop(arcade, window, listener).run(listener.listen)
    arcade.speaker.close()
    store.close()


if __name__ == "__main__":
    main()
