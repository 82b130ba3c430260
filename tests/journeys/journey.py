"""A person's way through the program, checked at every step: it shows and keeps what its twin does."""

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from tenarcade.client.intents import MOUSE, Clicked, Intent, Pointed, Press, Wheeled
from tenarcade.scenes.table import TableScene
from tenarcade.storage.settings import Settings
from tests.journeys.program import QUICK, Program, prepare, running, wait_for
from tests.journeys.screen import Screen, as_picture, unlike
from tests.journeys.ten_player import presses_to, wanted
from tests.journeys.twin import Twin

KEYBOARD = "keys-right"
# Nothing but a few points: two states of a table differ in two of a hundred at least.
TOLERANCE = 0.002


class Journey:
    def __init__(self, program: Program, twin: Twin, pictures: Path) -> None:
        self.program = program
        self.twin = twin
        self._pictures = pictures
        self._table = b""
        self.shows_the_same()

    # -- hands --------------------------------------------------------------------------------------------------

    def press(self, *intents: Intent) -> None:
        self.twin.arcade.devices.in_hand = KEYBOARD
        self.program.press(*intents)
        for intent in intents:
            self.twin.step(Press(KEYBOARD, intent))

    def choose(self, name: str) -> None:
        """By keys."""
        self.press(*presses_to(self.twin.scene, name))

    def click(self, name: str) -> None:
        self.twin.arcade.devices.in_hand = MOUSE
        spot = self.twin.spot_of(name)
        self.program.click(spot)
        self.twin.step(Pointed(spot))
        self.twin.step(Clicked(spot))

    def step_back(self) -> None:
        """The other button of the mouse."""
        self.program.click_other()
        self.twin.step(Press(MOUSE, Intent.BACK))

    def turn_wheel(self, name: str, notches: int) -> None:
        self.twin.arcade.devices.in_hand = MOUSE
        spot = self.twin.spot_of(name)
        self.program.point(spot)
        self.program.wheel(notches)
        self.twin.step(Pointed(spot))
        for _ in range(abs(notches)):
            self.twin.step(Wheeled(1 if notches > 0 else -1))

    # -- agreeing -----------------------------------------------------------------------------------------------

    def shows_the_same(self) -> None:
        expected = self.twin.picture()
        seen = b""

        def look() -> bool:
            """Comparing takes much longer than reading: only what is new is compared."""
            nonlocal seen
            before, seen = seen, self.program.screen.points()
            return seen != before and unlike(as_picture(seen), expected) < TOLERANCE

        try:
            wait_for(look, "the expected picture", self.program.process)
        except AssertionError:
            pygame.image.save(expected, self._pictures / "expected.png")
            pygame.image.save(as_picture(seen), self._pictures / "seen.png")
            raise

    def keeps_the_same(self) -> None:
        acts = self.twin.acts
        assert self.program.wait_until(lambda kept: len(kept.acts) >= len(acts), "every act").acts == acts

    def joins_the_match(self) -> None:
        """A new match has been begun: its table is drawn by lot, and the twin is told."""
        old = self._table
        kept = self.program.wait_until(lambda kept: kept.match is not None and kept.match.table != old, "a new match")
        assert kept.match is not None
        self._table = kept.match.table
        self.twin.begin(kept.match)
        self.shows_the_same()

    # -- playing ------------------------------------------------------------------------------------------------

    def play_on(self, act: Callable[[str], None], most: int | None = None) -> None:
        """Until the match is over, or for so many presses."""
        done = 0
        while isinstance(self.twin.scene, TableScene) and (most is None or done < most):
            act(wanted(self.twin.table))
            done += 1
            self.shows_the_same()
            if isinstance(self.twin.scene, TableScene):
                self.keeps_the_same()


@contextlib.contextmanager
def begun(screen: Screen, folder: Path, settings: Settings = QUICK, **environment: str) -> Iterator[Journey]:
    """The program on its title, in a fresh home."""
    home, other = folder / "home", folder / "twin"
    prepare(home, settings)
    with running(screen, home, **environment) as program, contextlib.closing(Twin(other, settings)) as twin:
        yield Journey(program, twin, folder)
