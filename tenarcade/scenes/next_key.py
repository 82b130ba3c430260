"""Waits for the next key or button of one kind of device."""

from collections.abc import Callable, Sequence

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box
from tenarcade.client.intents import Caught, Input
from tenarcade.client.palette import CREAM, FAINT, GOLD, LILAC, PANEL, VIOLET
from tenarcade.client.scene import Scene
from tenarcade.client.widgets import draw_button

# Whoever holds nothing but the device that is caught gets out by waiting.
PATIENCE = 8
BOX = Box(300, 212, 680, 296)


class NextKey(Scene):
    def __init__(self, arcade: Arcade, kind: str, request: str, done: Callable[[str], None]) -> None:
        super().__init__(arcade)
        self.music = arcade.scene.music
        self.catches = kind
        self._request = request
        self._done = done
        self._left = float(PATIENCE)

    def take(self, given: Input) -> None:
        if isinstance(given, Caught):
            self.arcade.lift()
            self._done(given.key)
        else:
            super().take(given)

    def controls(self) -> Sequence[Control]:
        box = Box(BOX.centre.x - 150, BOX.bottom - 84, 300, 56)
        return [Control("cancel", "button", self.arcade.say("naming-cancel"), box, self.back)]

    def back(self) -> None:
        self.arcade.lift()

    def step(self, seconds: float) -> None:
        self._left -= seconds
        if self._left <= 0:
            self.back()

    def draw(self, canvas: Canvas, ahead: float) -> None:
        canvas.shade(170)
        canvas.panel(BOX, PANEL, opacity=1, radius=22, edge=GOLD, edge_width=3)
        asked = Box(BOX.x + 36, BOX.y + 34, BOX.width - 72, 72)
        canvas.paragraph(self._request, asked, 24, CREAM, face="bold", align="centre")
        note = Box(BOX.x + 36, BOX.y + 112, BOX.width - 72, 56)
        canvas.paragraph(self.arcade.say("keys-waiting"), note, 17, LILAC, align="centre")
        for second in range(PATIENCE):
            lit = second < self._left
            pip = Box(BOX.centre.x + (second - PATIENCE / 2) * 44 + 3, BOX.y + 176, 38, 10)
            canvas.panel(pip, GOLD if lit else FAINT, opacity=1, radius=5)
        (cancel,) = self.controls()
        draw_button(canvas, cancel, focused=True, fill=VIOLET)
