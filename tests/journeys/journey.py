"""A person's way through the program, checked at every step: it shows and keeps what its twin does."""

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from tenarcade.client.bindings import KEYBOARD as LAYOUTS
from tenarcade.client.geometry import STAGE, Box
from tenarcade.client.intents import MOUSE, Clicked, Intent, Pointed, Press, Wheeled
from tenarcade.scenes.table import TableScene
from tenarcade.storage.rows import KeptMatch
from tenarcade.storage.settings import Settings
from tests.journeys.fingers import RIGHT_BUTTON
from tests.journeys.players import wanted
from tests.journeys.program import KEYBOARD, QUICK, Program, prepare, running, wait_for
from tests.journeys.screen import Screen, as_picture, unlike
from tests.journeys.ten_player import presses_to
from tests.journeys.twin import Twin

# Nothing but a few points: two states of a table differ in two of a hundred at least.
TOLERANCE = 0.002


class Journey:
    def __init__(self, program: Program, twin: Twin, pictures: Path) -> None:
        self.program = program
        self.twin = twin
        self._pictures = pictures

    # -- hands --------------------------------------------------------------------------------------------------

    def press(self, *intents: Intent, device: str = KEYBOARD) -> None:
        self.twin.arcade.devices.in_hand = device
        self.program.press(*intents, device=device)
        for intent in intents:
            self.twin.step(Press(device, intent))

    def choose(self, name: str) -> None:
        """By keys."""
        self.press(*presses_to(self.twin.scene, name), device=self._keys_to_press())

    def _keys_to_press(self) -> str:
        """Those of whoever is asked."""
        scene = self.twin.scene
        person = scene.person if isinstance(scene, TableScene) else None
        device = None if person is None else self.twin.table.seating.sitters[person].device
        return device if device in LAYOUTS else KEYBOARD

    def click(self, name: str) -> None:
        self.twin.arcade.devices.in_hand = MOUSE
        spot = self.twin.spot_of(name)
        self.program.click(spot)
        self.twin.step(Pointed(spot))
        self.twin.step(Clicked(spot))

    def step_back(self) -> None:
        """The other button of the mouse."""
        self.program.screen.fingers.click(RIGHT_BUTTON)
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

    def shows_the_same(self, part: Box = STAGE) -> None:
        """All of the window, or as much of the stage as does not move or depend on chance."""
        pixels = self.program.pixels(part)
        expected = self.twin.picture().subsurface(pixels)
        seen = b""

        def look() -> bool:
            """Comparing takes much longer than reading: only what is new is compared."""
            nonlocal seen
            before, seen = seen, self.program.screen.points()
            return seen != before and unlike(as_picture(seen).subsurface(pixels), expected) < TOLERANCE

        try:
            wait_for(look, "the expected picture", self.program.process)
        except AssertionError:
            pygame.image.save(expected, self._pictures / "expected.png")
            pygame.image.save(as_picture(seen), self._pictures / "seen.png")
            raise

    def keeps_the_same(self) -> None:
        acts = self.twin.acts
        assert self.program.wait_until(lambda kept: len(kept.acts) >= len(acts), "every act").acts == acts

    def begin(self, press: Callable[[], None]) -> None:
        """A new match: its table is drawn by lot, and the twin is told."""
        before = self.program.kept().match
        press()
        match = self.program.wait_until(lambda kept: _is_another(kept.match, before), "a new match").match
        assert match is not None
        self.twin.begin(match)
        self.shows_the_same()

    # -- playing ------------------------------------------------------------------------------------------------

    def sit_down(self, game: str = "ten", *company: str) -> None:
        """From the title to the first card."""
        self.gather(game, *company)
        self.begin(lambda: self.choose("play"))

    def gather(self, game: str, *company: str) -> None:
        """Whoever comes with keys of their own presses them; the rest is chosen."""
        self.choose(f"game-{game}")
        self.shows_the_same()
        for each in company:
            if each in LAYOUTS:
                self.press(Intent.CONFIRM, device=each)
            else:
                self.choose(each)
            self.shows_the_same()

    def leave(self) -> None:
        """From the table to the end of the program."""
        self.press(Intent.PAUSE)
        self.shows_the_same()
        self.choose("leave")
        self.shows_the_same()
        self.choose("quit")
        self.program.ends_well()

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
        journey = Journey(program, twin, folder)
        journey.shows_the_same()
        yield journey


def _is_another(match: KeptMatch | None, before: KeptMatch | None) -> bool:
    return match is not None and (before is None or match.table != before.table)
