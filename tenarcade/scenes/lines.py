"""Scenes made of lines whose values are turned left and right."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from tenarcade.client.controls import Control, Role, control_at
from tenarcade.client.geometry import Box
from tenarcade.client.intents import Clicked, Input, Intent
from tenarcade.client.scene import Scene

# Left of here a click turns a line's value back: the middle of where `draw_setting` writes it.
TURNING_POINT = 0.78


def line(name: str, role: Role, label: str, value: str, turn: Callable[[int], None]) -> Control:
    """A line that is not laid out yet; confirming it turns it on by one."""
    return Control(name, role, label, Box(0, 0, 0, 0), lambda: turn(1), value=value, adjust=turn)


def stacked(controls: Sequence[Control], first: Box, gap: float) -> list[Control]:
    """The controls one below the other, the first in this box."""
    return [
        replace(control, box=first.moved(down=place * (first.height + gap))) for place, control in enumerate(controls)
    ]


class Lines(Scene):
    """Left and right turn values, so up and down alone must reach everything: a column leads on to the next."""

    turning_point = TURNING_POINT

    def take(self, given: Input) -> None:
        if isinstance(given, Clicked):
            control = control_at(given.spot, self.controls())
            if control is not None and control.adjust is not None:
                self.focus.take(control)
                back = given.spot.x < control.box.x + control.box.width * self.turning_point
                self._adjust(control, -1 if back and control.role != "switch" else 1)
                return
        super().take(given)

    def _steer(self, way: Intent, focused: Control | None, controls: Sequence[Control]) -> None:
        following = self._next_column(way, focused, controls)
        if following is None:
            super()._steer(way, focused, controls)
        else:
            self.focus.take(following)
            self.arcade.speaker.play("focus")

    def _next_column(self, way: Intent, focused: Control | None, controls: Sequence[Control]) -> Control | None:
        """From the end of a column of lines to what comes after it in order."""
        if focused is None or focused.adjust is None or way not in (Intent.UP, Intent.DOWN):
            return None
        if any(_lies(way, focused.box, other.box) for other in controls):
            return None
        step = 1 if way == Intent.DOWN else -1
        place = [control.name for control in controls].index(focused.name)
        return controls[(place + step) % len(controls)]


def _lies(way: Intent, here: Box, there: Box) -> bool:
    """Straight below, or straight above."""
    in_line = there.x < here.right and here.x < there.right
    return in_line and (there.y >= here.bottom if way == Intent.DOWN else there.bottom <= here.y)
