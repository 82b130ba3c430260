"""A question before something that cannot be undone."""

from collections.abc import Callable, Sequence

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box
from tenarcade.client.palette import CORAL, CREAM, GOLD, MINT, PANEL
from tenarcade.client.scene import Scene
from tenarcade.client.widgets import draw_button

BOX = Box(340, 236, 600, 248)


class Confirm(Scene):
    """The safe answer has the focus."""

    def __init__(self, arcade: Arcade, question: str, yes: str, no: str, act: Callable[[], None]) -> None:
        super().__init__(arcade)
        self._asker = arcade.scene
        self.music = arcade.scene.music
        self._question = question
        self._yes = yes
        self._no = no
        self._act = act

    def controls(self) -> Sequence[Control]:
        return [
            Control("no", "button", self._no, Box(BOX.x + 30, BOX.bottom - 88, 260, 58), self.back),
            Control("yes", "button", self._yes, Box(BOX.x + 310, BOX.bottom - 88, 260, 58), self._agree),
        ]

    def may_press(self, device: str) -> bool:
        """Whoever caused the question answers it, and nobody for them."""
        return self._asker.may_press(device)

    def back(self) -> None:
        self.arcade.lift()

    def _agree(self) -> None:
        self.arcade.lift()
        self._act()

    def draw(self, canvas: Canvas, ahead: float) -> None:
        canvas.shade(150)
        canvas.panel(BOX, PANEL, opacity=1, radius=22, edge=GOLD, edge_width=3)
        canvas.paragraph(self._question, Box(BOX.x + 36, BOX.y + 34, BOX.width - 72, 110), 22, CREAM, align="centre")
        controls = self.controls()
        focused = self.focus.settle(controls)
        for control, fill in zip(controls, (MINT, CORAL), strict=True):
            draw_button(canvas, control, focused=control is focused, fill=fill)
