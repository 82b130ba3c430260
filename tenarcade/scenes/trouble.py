"""After an error that nobody foresaw: one sentence, where the report lies, and the way back into the arcade."""

from collections.abc import Sequence
from pathlib import Path

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.palette import CORAL, CREAM, GOLD, LILAC, MINT, PANEL, ROSE
from tenarcade.client.scene import Scene
from tenarcade.client.widgets import draw_button

BOX = Box(240, 172, 800, 376)


def trouble_sentence(arcade: Arcade, report: Path | None) -> str:
    """Also for a system dialog, where there is no window to draw in."""
    if report is None:
        return arcade.say("trouble-unwritten")
    return arcade.say("trouble-sentence", file=str(report))


class Trouble(Scene):
    def __init__(self, arcade: Arcade, report: Path | None) -> None:
        super().__init__(arcade)
        self._sentence = trouble_sentence(arcade, report)
        self._match_is_kept = arcade.store.running is not None

    def controls(self) -> Sequence[Control]:
        say = self.arcade.say
        top = BOX.bottom - 92
        return [
            Control("go-on", "button", say("trouble-go-on"), Box(BOX.x + 50, top, 340, 60), self.back),
            Control("quit", "button", say("title-quit"), Box(BOX.x + 410, top, 340, 60), self.arcade.quit),
        ]

    def back(self) -> None:
        self.arcade.go("title")

    def draw(self, canvas: Canvas, ahead: float) -> None:
        canvas.background()
        canvas.panel(BOX, PANEL, opacity=0.98, radius=24, edge=CORAL, edge_width=3)
        heading = Spot(BOX.centre.x, BOX.y + 52)
        canvas.text(
            self.arcade.say("trouble-heading"), heading, 36, GOLD, face="title", align="centre", width=BOX.width - 80
        )
        sentence = Box(BOX.x + 50, BOX.y + 96, BOX.width - 100, 112)
        canvas.paragraph(self._sentence, sentence, 20, CREAM, align="centre")
        if self._match_is_kept:
            kept = Box(BOX.x + 50, BOX.y + 214, BOX.width - 100, 56)
            canvas.paragraph(self.arcade.say("pause-kept"), kept, 18, LILAC, align="centre")
        controls = self.controls()
        focused = self.focus.settle(controls)
        for control, fill in zip(controls, (MINT, ROSE), strict=True):
            draw_button(canvas, control, focused=control is focused, fill=fill)
