"""The pause: the match waits below, and stays kept whichever way one leaves."""

from collections.abc import Sequence

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.intents import Input, Intent, Press
from tenarcade.client.palette import CREAM, GOLD, LILAC, MINT, PANEL, ROSE, VIOLET
from tenarcade.client.scene import Scene
from tenarcade.client.widgets import draw_button, draw_hints
from tenarcade.scenes.match_scene import MatchScene

MIDDLE = 640
WIDTH = 520


class Pause(Scene):
    is_pause = True

    def __init__(self, arcade: Arcade) -> None:
        super().__init__(arcade)
        self.music = arcade.scene.music
        arcade.speaker.play("pause")

    def take(self, given: Input) -> None:
        """Whoever has lost a pad takes their seat again with the first press of another; after the last of them the
        match goes on.
        """
        match = self._match()
        if isinstance(given, Press) and match is not None and match.claim(given.device):
            if not match.missing:
                self.back()
        else:
            super().take(given)

    @property
    def _reason(self) -> str:
        match = self._match()
        return match.missing if match is not None else ""

    def _match(self) -> MatchScene | None:
        return next((scene for scene in self.arcade.scenes if isinstance(scene, MatchScene)), None)

    def controls(self) -> Sequence[Control]:
        say = self.arcade.say
        ways = (
            ("resume", say("pause-resume"), self.back),
            ("settings", say("pause-settings"), self._settings),
            ("leave", say("pause-leave"), self._leave),
        )
        top = 318 if self._reason else 276
        return [
            Control(name, "button", label, Box(MIDDLE - 190, top + place * 78, 380, 62), act)
            for place, (name, label, act) in enumerate(ways)
        ]

    def back(self) -> None:
        self.arcade.lift()

    def _settings(self) -> None:
        self.arcade.go_over("settings")

    def _leave(self) -> None:
        self.arcade.go("title")

    def draw(self, canvas: Canvas, ahead: float) -> None:
        canvas.shade(170)
        controls = self.controls()
        bottom = controls[-1].box.bottom
        panel = Box(MIDDLE - WIDTH / 2, 148, WIDTH, bottom + 86 - 148)
        canvas.panel(panel, PANEL, opacity=0.98, radius=24, edge=GOLD, edge_width=3)
        canvas.text(
            self.arcade.say("pause-heading"), Spot(MIDDLE, 206), 48, GOLD, face="title", align="centre", width=440
        )
        if self._reason:
            canvas.paragraph(self._reason, Box(panel.x + 40, 244, WIDTH - 80, 60), 19, CREAM, align="centre")
        focused = self.focus.settle(controls)
        for control, fill in zip(controls, (MINT, VIOLET, ROSE), strict=True):
            draw_button(canvas, control, focused=control is focused, fill=fill)
        kept = Box(panel.x + 30, bottom + 22, WIDTH - 60, 50)
        canvas.paragraph(self.arcade.say("pause-kept"), kept, 17, LILAC, align="centre")
        devices = self.arcade.devices
        hand = devices.in_hand
        draw_hints(
            canvas,
            [
                (devices.cap(hand, Intent.CONFIRM), self.arcade.say("hint-choose")),
                (devices.cap(hand, Intent.BACK), self.arcade.say("pause-resume")),
            ],
        )
