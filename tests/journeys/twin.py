"""The same arcade in the test's own process, without a screen: what is done to the program is done to it as well.

Since a match follows from its table and its acts, the two must agree on every act and on every picture.
"""

import contextlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pygame

from tenarcade.app import build_arcade
from tenarcade.client.controls import Control, control_at
from tenarcade.client.devices import FIRST_IN_HAND
from tenarcade.client.geometry import Spot
from tenarcade.client.intents import Input
from tenarcade.client.loop import STEP
from tenarcade.client.scene import Scene
from tenarcade.client.window import Window
from tenarcade.core.dice import Dice
from tenarcade.core.game import Audience
from tenarcade.play.seating import Seating
from tenarcade.play.session import continue_session
from tenarcade.scenes.games.catalog import showing_of
from tenarcade.scenes.hands_table import HandsTable
from tenarcade.scenes.table import TableScene
from tenarcade.storage.rows import KeptMatch
from tenarcade.storage.settings import Settings
from tenarcade.storage.store import open_store
from tests.journeys.screen import HEIGHT, WIDTH


class Twin:
    """Begins on the title, like the program, and has a home of its own."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.arcade = build_arcade(open_store(folder))
        self.arcade.change(settings)
        self._window = Window((WIDTH, HEIGHT), fullscreen=False)
        self.arcade.go("title")
        self.step()

    def resize(self, width: int, height: int) -> None:
        self._window = Window((width, height), fullscreen=False)

    def close(self) -> None:
        self.arcade.store.close()

    @property
    def scene(self) -> Scene:
        return self.arcade.scene

    @property
    def table(self) -> TableScene:
        scene = self.scene
        assert isinstance(scene, TableScene), f"no table, but {scene}"
        return scene

    @property
    def acts(self) -> list[bytes]:
        kept = self.arcade.store.running
        return list(kept.acts) if kept else []

    def control(self, name: str) -> Control:
        controls = self.scene.controls()
        known = [control.name for control in controls]
        assert name in known, f"no {name} among {known}"
        return controls[known.index(name)]

    def spot_of(self, name: str) -> Spot:
        """Where a click reaches the control and nothing that lies above it."""
        box = self.control(name).box
        spots = (Spot(box.x + box.width * part, box.centre.y) for part in (0.5, 0.2, 0.05, 0.8, 0.95))
        return next(spot for spot in spots if _named_at(spot, self.scene.controls()) == name)

    def start_again(self, match: KeptMatch) -> None:
        """On the title, with a match to go on with. The chance is in its table: whoever does plays the same match."""
        store = self.arcade.store
        store.begin_match(match.table, match.seating)
        for index, act in enumerate(match.acts):
            store.append_act(index, act)
        self.arcade.devices.in_hand = FIRST_IN_HAND
        self.arcade.go("title")
        self.step()

    def begin(self, match: KeptMatch) -> None:
        """From its first card, however far it has gone."""
        self.arcade.store.begin_match(match.table, match.seating)
        seating = msgspec.json.decode(match.seating, type=Seating)
        session = continue_session(match.table, (), seating.bots())
        self.arcade.show(showing_of(seating.game).table_scene(self.arcade, session, seating))
        self.step()

    def step(self, *inputs: Input) -> None:
        """What was pressed, and then until it is somebody's turn to press again."""
        self.arcade.step(inputs, STEP)
        while isinstance(self.scene, TableScene) and self.scene.person is None:
            self.arcade.step((), STEP)
        self.arcade.step((), STEP)

    @contextlib.contextmanager
    def dealt_anew(self, known_to: Audience) -> Iterator[None]:
        """For a while every card that this audience does not know is another."""
        table = self.table
        assert isinstance(table, HandsTable)
        state, rules = table.session.match.state, table.rules
        self._lay_out(table, rules.imagine(rules.view(state, known_to), Dice(len(table.session.match.acts))))
        yield
        self._lay_out(table, state)

    def _lay_out(self, table: HandsTable, state: Any) -> None:
        table.session.match.state = state
        table._learn()
        # Painted anew, even if the table believes that nothing has changed which may be shown.
        self._window.sprites._layer_key = None

    def picture(self) -> pygame.Surface:
        self._window.draw(self.arcade, 0.0)
        return self._window.surface.convert(24)


def _named_at(spot: Spot, controls: Sequence[Control]) -> str | None:
    control = control_at(spot, controls)
    return control.name if control else None
