"""The game scenes there are, found by looking: a module here with a game's name is how it is shown."""

import importlib
import importlib.util
from functools import cache
from typing import Any, Protocol

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box
from tenarcade.client.palette import Colour
from tenarcade.client.scene import Scene
from tenarcade.play.arena import Arena
from tenarcade.play.seating import Seating
from tenarcade.scenes.match_scene import MatchScene


class Showing(Protocol):
    """The face of a game's module here; a session is a `LiveSession` where the rules say `real_time`."""

    COLOUR: Colour

    def table_scene(self, arcade: Arcade, session: Any, seating: Seating) -> MatchScene: ...

    def results_scene(self, arcade: Arcade, session: Any, seating: Seating) -> Scene: ...

    def draw_emblem(self, canvas: Canvas, box: Box) -> None: ...

    def draw_decoration(self, canvas: Canvas, seconds: float) -> None: ...

    def new_arena(self, seats: int) -> Arena:
        """What moves the cards of a real-time game; games of turns have none."""


def is_playable(game: str) -> bool:
    return importlib.util.find_spec(f"tenarcade.scenes.games.{game}") is not None


@cache
def showing_of(game: str) -> Showing:
    module: Any = importlib.import_module(f"tenarcade.scenes.games.{game}")
    return module  # type: ignore[no-any-return]
