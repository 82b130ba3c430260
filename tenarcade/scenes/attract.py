"""Nobody there: bots play one game after the other, until somebody presses anything."""

import random

from tenarcade.catalog import bots_of, game_names, rules_of
from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box
from tenarcade.client.intents import Clicked, Input, Press, Wheeled
from tenarcade.client.palette import CREAM, GOLD, PANEL
from tenarcade.client.scene import Scene
from tenarcade.core.dice import MAX_SEED
from tenarcade.play.seating import Seating, Sitter
from tenarcade.scenes.games.catalog import is_playable
from tenarcade.scenes.party import LOOKS, NAMES
from tenarcade.scenes.start import show_match

# Long enough to see what a game is about.
SHOWN_SECONDS = 75.0
MOST_SEATS = 4
BANNER = Box(400, 12, 480, 46)


class Attract(Scene):
    music = "music-title"

    def __init__(self, arcade: Arcade) -> None:
        super().__init__(arcade)
        self._games = [game for game in game_names() if is_playable(game)]
        self._next = 0
        self._begin()

    def _begin(self) -> None:
        game = self._games[self._next % len(self._games)]
        self._next += 1
        self._left = SHOWN_SECONDS
        seats = min(MOST_SEATS, rules_of(game).info.max_seats)
        bot = [*bots_of(game)][-1]
        looks = zip(NAMES[:seats], LOOKS, strict=False)
        sitters = tuple(Sitter(name, colour, shape, bot=bot) for name, (colour, shape) in looks)
        self._table = show_match(self.arcade, Seating(game, sitters), random.randrange(MAX_SEED + 1))

    def take(self, given: Input) -> None:
        if isinstance(given, Press | Clicked | Wheeled):
            self.arcade.go("title")

    def step(self, seconds: float) -> None:
        self._left -= seconds
        if self._table.is_done or self._left <= 0:
            self._begin()
        self._table.step(seconds)

    def draw(self, canvas: Canvas, ahead: float) -> None:
        self._table.draw(canvas, ahead)
        canvas.panel(BANNER, PANEL, opacity=0.96, radius=23, edge=GOLD)
        said = self.arcade.say("attract-press")
        canvas.text(said, BANNER.centre, 19, CREAM, face="bold", align="centre", width=BANNER.width - 40)
