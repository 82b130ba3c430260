"""Fingers on the keyboard and the mouse of a screen; what they do has been done when they return."""

import time

from tests.journeys.xlib import xlib, xtest

LEFT_BUTTON, RIGHT_BUTTON, WHEEL_UP, WHEEL_DOWN = 1, 3, 4, 5
# SDL takes a key that comes down within two milliseconds of coming up for one that repeats by being held.
LONGEST_REPEAT = 0.004
DOWN, UP = 1, 0


class Fingers:
    def __init__(self, display: str) -> None:
        self._display = xlib().XOpenDisplay(display.encode())
        assert self._display, f"no screen {display}"
        self._last_key = ""

    def close(self) -> None:
        xlib().XCloseDisplay(self._display)

    # -- keys, by the names of X --------------------------------------------------------------------------------

    def strike(self, *keys: str) -> None:
        """One after the other, down and up."""
        for key in keys:
            self.hold(key)
            self.let_go(key)

    def hold(self, key: str) -> None:
        if key == self._last_key:
            time.sleep(LONGEST_REPEAT)
        self._turn_key(key, DOWN)

    def let_go(self, key: str) -> None:
        self._turn_key(key, UP)
        self._last_key = key

    def _turn_key(self, key: str, way: int) -> None:
        code = xlib().XKeysymToKeycode(self._display, xlib().XStringToKeysym(key.encode()))
        assert code, f"no key {key}"
        xtest().XTestFakeKeyEvent(self._display, code, way, 0)
        self._wait()

    # -- the mouse ----------------------------------------------------------------------------------------------

    def point(self, x: int, y: int) -> None:
        xtest().XTestFakeMotionEvent(self._display, -1, x, y, 0)
        self._wait()

    def click(self, button: int = LEFT_BUTTON) -> None:
        self.hold_button(button)
        self.let_go_button(button)

    def hold_button(self, button: int = LEFT_BUTTON) -> None:
        self._turn_button(button, DOWN)

    def let_go_button(self, button: int = LEFT_BUTTON) -> None:
        self._turn_button(button, UP)

    def _turn_button(self, button: int, way: int) -> None:
        xtest().XTestFakeButtonEvent(self._display, button, way, 0)
        self._wait()

    def _wait(self) -> None:
        """Until the server knows: it is the server's clock by which a key repeats."""
        xlib().XSync(self._display, 0)
