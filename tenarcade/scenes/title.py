"""The title: four games, and the ways into them."""

from collections.abc import Callable, Sequence
from functools import partial

from tenarcade.catalog import game_names, rules_of
from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.intents import Input, Intent
from tenarcade.client.palette import CORAL, CREAM, FAINT, GOLD, LILAC, MINT, PANEL, ROSE, SKY, VIOLET, Colour, mixed
from tenarcade.client.scene import Scene
from tenarcade.client.widgets import draw_button, draw_focus, draw_hints
from tenarcade.scenes.games.catalog import is_playable, showing_of
from tenarcade.scenes.start import continue_match

COLOURS: tuple[Colour, ...] = (GOLD, CORAL, ROSE, SKY)
IDLE_SECONDS = 60.0
ORDER = ("ten", "speed", "pig", "retro")


class Title(Scene):
    music = "music-title"

    def __init__(self, arcade: Arcade) -> None:
        super().__init__(arcade)
        self._time = 0.0
        self._idle = 0.0
        names = game_names()
        self._games = sorted(names, key=lambda name: (ORDER.index(name) if name in ORDER else len(ORDER), name))
        self._has_running = arcade.store.running is not None

    def controls(self) -> Sequence[Control]:
        return [*self._game_controls(), *self._ways()]

    def _game_controls(self) -> list[Control]:
        width = min(258.0, (1104 - 24 * (len(self._games) - 1)) / len(self._games))
        controls = []
        for place, game in enumerate(self._games):
            words = self.arcade.words(rules_of(game))
            box = Box(88 + place * (width + 24), 330, width, 220)
            controls.append(
                Control(
                    f"game-{game}",
                    "button",
                    words.text("name"),
                    box,
                    lambda game=game: self._open(game),  # type: ignore[misc]
                    value=self._note(game),
                    enabled=is_playable(game),
                )
            )
        return controls

    def _ways(self) -> list[Control]:
        say = self.arcade.say
        ways: list[tuple[str, str, Callable[[], None]]] = [
            ("ladder", say("title-ladder"), partial(self.arcade.go, "ladder", self._games[0])),
            ("profiles", say("title-profiles"), partial(self.arcade.go, "profiles")),
            ("settings", say("title-settings"), partial(self.arcade.go_over, "settings")),
            ("quit", say("title-quit"), self.arcade.quit),
        ]
        if self._has_running:
            ways.insert(0, ("continue", say("title-continue"), partial(continue_match, self.arcade)))
        width = (1104 - 12 * (len(ways) - 1)) / len(ways)
        return [
            Control(name, "button", label, Box(88 + place * (width + 12), 584, width, 58), act)
            for place, (name, label, act) in enumerate(ways)
        ]

    def _note(self, game: str) -> str:
        info = rules_of(game).info
        return self.arcade.say("title-players", low=info.min_seats, high=info.max_seats)

    def _open(self, game: str) -> None:
        self.arcade.go("join", game)

    def take(self, given: Input) -> None:
        self._idle = 0.0
        super().take(given)

    def refused(self, control: Control) -> None:
        self.arcade.tell(self.arcade.say("title-not-yet", game=control.label))

    def step(self, seconds: float) -> None:
        self._time += seconds
        self._idle += seconds
        if self._idle >= IDLE_SECONDS:
            self.arcade.go("attract")
        if self.focus.name is None:
            self.focus.name = "continue" if self._has_running else f"game-{self._games[0]}"

    def draw(self, canvas: Canvas, ahead: float) -> None:
        time = 0.0 if self.arcade.settings.reduced_motion else self._time + ahead
        canvas.background()
        for game in filter(is_playable, self._games):
            showing_of(game).draw_decoration(canvas, time)
        width = canvas.text("TEN", Spot(352, 172), canvas.at_most(128, 128), GOLD, face="title")
        canvas.text("ARCADE", Spot(352 + width + 18, 184), canvas.at_most(68, 68), CREAM, face="title", width=290)
        canvas.text(
            self.arcade.say("title-tagline"), Spot(640, 264), canvas.at_most(21, 30), LILAC, align="centre", width=520
        )
        controls = self.controls()
        focused = self.focus.settle(controls)
        for place, control in enumerate(self._game_controls()):
            self._draw_game(canvas, control, COLOURS[place % 4], control.name == (focused and focused.name))
        fills = (GOLD, SKY, VIOLET, ROSE, MINT)
        for place, control in enumerate(self._ways()):
            draw_button(canvas, control, focused=control.name == (focused and focused.name), fill=fills[place])
        devices = self.arcade.devices
        hand = devices.in_hand
        draw_hints(canvas, [(devices.cap(hand, Intent.CONFIRM), self.arcade.say("hint-choose"))])

    def _draw_game(self, canvas: Canvas, control: Control, colour: Colour, focused: bool) -> None:
        box = control.box.moved(down=-8 if focused else 0)
        edge = GOLD if focused else mixed(colour, PANEL, 0.4)
        canvas.panel(box, PANEL, opacity=0.97, radius=20, edge=edge, edge_width=4 if focused else 2)
        window = Box(box.x + 16, box.y + 16, box.width - 32, 106)
        canvas.panel(window, mixed(colour, PANEL, 0.55), opacity=1, radius=14)
        game = control.name.removeprefix("game-")
        if control.enabled:
            showing_of(game).draw_emblem(canvas, window)
        words = self.arcade.words(rules_of(game))
        canvas.text(
            control.label,
            Spot(box.x + 20, box.y + 147),
            canvas.at_most(27, 31),
            colour,
            face="title",
            width=box.width - 40,
        )
        sentence = words.text("tagline") if words.knows("tagline") else ""
        canvas.text(sentence, Spot(box.x + 20, box.y + 176), canvas.at_most(16, 20), CREAM, width=box.width - 40)
        players = control.value if control.enabled else self.arcade.say("title-soon")
        canvas.text(
            players,
            Spot(box.x + 20, box.y + 199),
            canvas.at_most(14, 17),
            LILAC if control.enabled else FAINT,
            width=box.width - 40,
        )
        if focused:
            draw_focus(canvas, box, 20)
