"""The fixed-step loop: 120 steps a second, drawing as often as the display shows, waiting for events in between."""

import time
from collections.abc import Callable
from typing import Protocol

import pygame
from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.intents import Input
from tenarcade.client.window import Window
from tenarcade.core.clock import TICKS_PER_SECOND

STEP = 1.0 / TICKS_PER_SECOND
# After a stall the game goes on from where it is, rather than running after the lost time.
MOST_STEPS_AT_ONCE = 12


class Probe(Protocol):
    """Whoever wants to know how long things take."""

    def stepped(self, seconds: float) -> None: ...

    def drawn(self, seconds: float, flipped: float) -> None: ...


class Loop:
    def __init__(self, arcade: Arcade, window: Window, probe: Probe | None = None) -> None:
        self._arcade = arcade
        self._window = window
        self._probe = probe
        self._inputs: list[Input] = []
        self._is_visible = True
        self._first_frame_shown = False

    def run(self, until: Callable[[], bool] = lambda: False) -> None:
        now = time.perf_counter()
        next_step = next_frame = now
        while self._arcade.is_running and not until():
            self._gather(min(next_step, next_frame if self._is_visible else next_step))
            now = time.perf_counter()
            next_step = self._catch_up(next_step, now)
            now = time.perf_counter()
            if self._is_visible and now >= next_frame:
                self._draw(max(0.0, STEP - (next_step - now)))
                interval = 1.0 / min(self._window.refresh_rate, TICKS_PER_SECOND)
                next_frame = max(next_frame + interval, now)

    def _catch_up(self, next_step: float, now: float) -> float:
        """Steps that are due; the presses gathered so far belong to the first of them."""
        due = 0
        while now >= next_step and due < MOST_STEPS_AT_ONCE:
            begun = time.perf_counter()
            seconds = STEP if self._is_visible else 0.0
            inputs, self._inputs = [*self._inputs, *self._arcade.devices.repeated(seconds)], []
            self._arcade.step(inputs, seconds)
            self._follow_settings()
            if self._probe:
                self._probe.stepped(time.perf_counter() - begun)
            next_step += STEP
            due += 1
        return max(next_step, now) if due == MOST_STEPS_AT_ONCE else next_step

    def _draw(self, ahead: float) -> None:
        begun = time.perf_counter()
        self._window.draw(self._arcade, min(ahead, STEP))
        drawn = time.perf_counter()
        self._window.flip()
        if self._probe:
            self._probe.drawn(drawn - begun, time.perf_counter() - drawn)
        if not self._first_frame_shown:
            # What the first picture does not need: opening a sound device takes longer than drawing.
            self._first_frame_shown = True
            self._arcade.devices.open()
            self._arcade.speaker.open()

    def _gather(self, deadline: float) -> None:
        """Sleeps on the event queue, so that a press wakes the loop at once."""
        left = int((deadline - time.perf_counter()) * 1000)
        if left >= 1:
            event = pygame.event.wait(left)
            if event.type != pygame.NOEVENT:
                self._read(event)
        for event in pygame.event.get():
            self._read(event)

    def _read(self, event: pygame.Event) -> None:
        match event.type:
            case pygame.QUIT:
                self._arcade.quit()
            case pygame.KEYDOWN if event.key == pygame.K_F11:
                self._arcade.change(replace(self._arcade.settings, fullscreen=not self._arcade.settings.fullscreen))
            case pygame.VIDEORESIZE | pygame.WINDOWSIZECHANGED:
                self._window.resized()
            case pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
                self._is_visible = False
                self._arcade.scene.put_away()
            case pygame.WINDOWRESTORED | pygame.WINDOWSHOWN | pygame.WINDOWEXPOSED:
                self._is_visible = True
            case pygame.AUDIODEVICEADDED:
                self._arcade.speaker.reopen_if_possible()
            case pygame.AUDIODEVICEREMOVED:
                self._arcade.speaker.device_removed()
            case _:
                self._inputs.extend(self._arcade.devices.read(event, self._window.fit))

    def _follow_settings(self) -> None:
        if self._arcade.settings.fullscreen != self._window.is_fullscreen:
            self._window.toggle_fullscreen()
        if self._arcade.settings.vsync != self._window.vsync:
            self._window.use_vsync(self._arcade.settings.vsync)
