"""A person's way through the program, checked at every step: it shows and keeps what its twin does."""

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from tenarcade.client.bindings import KEYBOARD as LAYOUTS
from tenarcade.client.geometry import STAGE, Box, Spot
from tenarcade.client.intents import MOUSE, Clicked, Dropped, Intent, Pointed, Press, Released, Wheeled
from tenarcade.scenes.table import TableScene
from tenarcade.storage.rows import KeptMatch
from tenarcade.storage.settings import Settings
from tests.journeys.fingers import RIGHT_BUTTON
from tests.journeys.players import wanted
from tests.journeys.program import KEYBOARD, QUICK, Program, prepare, read_kept, running, wait_for
from tests.journeys.screen import Screen, are_alike, as_picture
from tests.journeys.ten_player import presses_to
from tests.journeys.twin import Twin


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
            self.twin.step(Press(device, intent), Released(device, intent))

    @contextlib.contextmanager
    def holding(self, intent: Intent, device: str) -> Iterator[None]:
        self.twin.arcade.devices.in_hand = device
        self.program.hold(intent, device)
        self.twin.step(Press(device, intent))
        yield
        self.program.let_go(intent, device)
        self.twin.step(Released(device, intent))

    def choose(self, name: str) -> None:
        """By keys."""
        device = self._device_of_whoever_is_asked()
        self.press(*presses_to(self.twin.scene, name), device=device if device in LAYOUTS else KEYBOARD)

    def act(self, name: str) -> None:
        """By keys or mouse, whatever is in the hands of whoever is asked."""
        if self._device_of_whoever_is_asked() == MOUSE:
            self.click(name)
        else:
            self.choose(name)

    def _device_of_whoever_is_asked(self) -> str | None:
        scene = self.twin.scene
        person = scene.person if isinstance(scene, TableScene) else None
        return None if person is None else self.twin.table.seating.sitters[person].device

    def click(self, name: str) -> None:
        with self.holding_mouse(self.twin.spot_of(name)):
            pass

    @contextlib.contextmanager
    def holding_mouse(self, spot: Spot) -> Iterator[None]:
        self.twin.arcade.devices.in_hand = MOUSE
        self.program.point(spot)
        self.program.screen.fingers.hold_button()
        self.twin.step(Pointed(spot))
        self.twin.step(Clicked(spot))
        yield
        self.program.screen.fingers.let_go_button()
        self.twin.step(Dropped(spot))

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

    def shows_the_same(self, *parts: Box) -> None:
        """All of the window, or as much of the stage as does not move or depend on chance; each part for itself."""
        all_pixels = [self.program.pixels(part) for part in parts or (STAGE,)]
        expected = self.twin.picture()
        seen = b""

        def is_as_expected(picture: pygame.Surface) -> bool:
            return all(are_alike(picture.subsurface(pixels), expected.subsurface(pixels)) for pixels in all_pixels)

        def look() -> bool:
            """Comparing takes much longer than reading: only what is new is compared."""
            nonlocal seen
            before, seen = seen, self.program.screen.points()
            return seen != before and is_as_expected(as_picture(seen))

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

    def act_once(self, act: Callable[[str], None]) -> None:
        """As many presses as it takes."""
        before = self.twin.acts
        while self.twin.acts == before:
            act(wanted(self.twin.table))

    def ends_in_results(self) -> None:
        kept = self.program.wait_until(lambda kept: kept.match is None and bool(kept.results), "a result")
        assert kept.results[0].scores == self.twin.arcade.store.results()[0].scores


@contextlib.contextmanager
def begun(screen: Screen, folder: Path, settings: Settings = QUICK, **environment: str) -> Iterator[Journey]:
    """The program on its title, in a fresh home."""
    home, other = folder / "home", folder / "twin"
    prepare(home, settings)
    with running(screen, home, **environment) as program, contextlib.closing(Twin(other, settings)) as twin:
        journey = Journey(program, twin, folder)
        journey.shows_the_same()
        yield journey


@contextlib.contextmanager
def started_again(screen: Screen, home: Path, twin: Twin) -> Iterator[Journey]:
    """The program on its title, in a home where a match was broken off."""
    match = read_kept(home).match
    assert match is not None
    twin.start_again(match)
    with running(screen, home) as program:
        journey = Journey(program, twin, home)
        journey.shows_the_same()
        yield journey


def _is_another(match: KeptMatch | None, before: KeptMatch | None) -> bool:
    return match is not None and (before is None or match.table != before.table)
