"""A loop on a clock of its own: time passes only when the loop looks at it, waits, or is kept busy."""

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

import pygame
import pytest

from tenarcade.client import loop as loop_module
from tenarcade.client.arcade import Arcade
from tenarcade.client.intents import Input
from tenarcade.client.loop import Loop
from tenarcade.client.scene import Scene
from tenarcade.client.window import Window

# Reading a clock takes a moment; without it a loop that polls for less than a millisecond would never end.
LOOKING = 2e-5


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def perf_counter(self) -> float:
        self.now += LOOKING
        return self.now


class Queue:
    """SDL's event queue with events that come at their time."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._coming: list[tuple[float, pygame.Event]] = []

    def send(self, after: float, kind: int, **values: Any) -> None:
        self._coming.append((self._clock.now + after, pygame.event.Event(kind, **values)))
        self._coming.sort(key=lambda timed: timed[0])

    def wait(self, milliseconds: int) -> pygame.Event:
        deadline = self._clock.now + milliseconds / 1000
        if self._coming and self._coming[0][0] <= deadline:
            at, event = self._coming.pop(0)
            self._clock.now = max(self._clock.now, at)
            return event
        self._clock.now = deadline
        return pygame.event.Event(pygame.NOEVENT)

    def get(self) -> list[pygame.Event]:
        due = [event for at, event in self._coming if at <= self._clock.now]
        self._coming = [timed for timed in self._coming if timed[0] > self._clock.now]
        return due


class Noted(NamedTuple):
    at: float
    what: str
    value: object = None


class StagedWindow(Window):
    """Notes every picture instead of drawing it."""

    rate = 60

    def __init__(self, note: Callable[[str, object], None]) -> None:
        super().__init__((640, 360), fullscreen=False)
        self._note = note

    @property
    def refresh_rate(self) -> int:
        return self.rate

    def draw(self, arcade: Arcade, ahead: float) -> None:
        self._note("draw", ahead)

    def flip(self) -> None:
        self._note("flip", None)


class NotingScene(Scene):
    def __init__(self, arcade: Arcade, note: Callable[[str, object], None]) -> None:
        super().__init__(arcade)
        self._note = note
        # Called in every step: tests keep the loop busy with it.
        self.work: Callable[[], None] = lambda: None

    def take(self, given: Input) -> None:
        self._note("take", given)

    def step(self, seconds: float) -> None:
        self._note("step", seconds)
        self.work()


class Stage:
    """Everything a loop needs, and a list of all that happened."""

    def __init__(self, arcade: Arcade, monkeypatch: pytest.MonkeyPatch) -> None:
        self.clock = Clock()
        self.queue = Queue(self.clock)
        self.notes: list[Noted] = []
        monkeypatch.setattr(loop_module, "time", SimpleNamespace(perf_counter=self.clock.perf_counter))
        monkeypatch.setattr(pygame.event, "wait", self.queue.wait)
        monkeypatch.setattr(pygame.event, "get", self.queue.get)
        monkeypatch.setattr(arcade.devices, "open", lambda: self.note("devices opened"))
        monkeypatch.setattr(arcade.speaker, "open", lambda: self.note("speaker opened"))
        self.arcade = arcade
        self.window = StagedWindow(self.note)
        self.scene = NotingScene(arcade, self.note)
        arcade.show(self.scene)
        self.loop = Loop(arcade, self.window)

    def note(self, what: str, value: object = None) -> None:
        self.notes.append(Noted(self.clock.now, what, value))

    def run(self, seconds: float) -> None:
        end = self.clock.now + seconds
        self.loop.run(until=lambda: self.clock.now >= end)

    def keep_busy(self, *seconds: float) -> None:
        """How long each of the next steps takes."""
        left = list(seconds)

        def work() -> None:
            self.clock.now += left.pop(0) if left else 0.0

        self.scene.work = work

    def all(self, *whats: str) -> Sequence[Noted]:
        return [noted for noted in self.notes if noted.what in whats]

    @property
    def passed(self) -> float:
        """The seconds that the scene was told of."""
        return sum(float(str(noted.value)) for noted in self.all("step"))
