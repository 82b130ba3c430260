"""A scene: what can be focused, what a press does, what is drawn."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tenarcade.client.bindings import BindingSet
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control, Focus, control_at
from tenarcade.client.intents import (
    DIRECTIONS,
    MOUSE,
    Clicked,
    Input,
    Intent,
    Pointed,
    Press,
    Wheeled,
    device_of,
)

if TYPE_CHECKING:
    from tenarcade.client.arcade import Arcade


class Scene:
    music = "music-title"
    # Whether the match below waits for somebody to go on.
    is_pause = False
    # Which keys lie under the fingers here.
    bindings: BindingSet = "table"
    # A kind of device whose keys are wanted by name instead of by meaning.
    catches: str | None = None

    def __init__(self, arcade: "Arcade") -> None:
        self.arcade = arcade
        self.focus = Focus()

    # -- what a scene says of itself ----------------------------------------------------------------------------

    def controls(self) -> Sequence[Control]:
        """Everything that can be focused now, later ones lying above earlier ones."""
        return ()

    def draw(self, canvas: Canvas, ahead: float) -> None:
        """`ahead`: seconds since the last step, to draw what moves where it is by now."""

    def draw_above(self, canvas: Canvas) -> None:
        """What lies over everything else of this scene."""

    def step(self, seconds: float) -> None:
        """One fixed step of time."""

    def back(self) -> None:
        """What BACK does here."""

    def pause(self) -> None:
        self.back()

    def put_away(self) -> None:
        """The window is not seen any more; time stands still until it is."""

    def unplugged(self, device: str) -> None:
        """A pad was pulled out."""

    def may_press(self, device: str) -> bool:
        """Whether this device has a say now; whoever has none is told why by the scene."""
        return True

    # -- what devices do ----------------------------------------------------------------------------------------

    def take(self, given: Input) -> None:
        if isinstance(given, Press) and given.intent == Intent.PAUSE:
            self.pause()
        elif isinstance(given, Pointed):
            self._point(given)
        elif isinstance(given, Press | Clicked | Wheeled) and self.may_press(device_of(given)):
            self._press(given)

    def _point(self, given: Pointed) -> None:
        if self.may_press(MOUSE) and (control := control_at(given.spot, self.controls())) is not None:
            self.focus.take(control)

    def _press(self, given: Press | Clicked | Wheeled) -> None:
        controls = self.controls()
        if isinstance(given, Clicked):
            control = control_at(given.spot, controls)
            if control is not None:
                self.focus.take(control)
                self.activate(control)
            return
        focused = self.focus.settle(controls)
        if isinstance(given, Wheeled):
            if focused is not None and focused.adjust is not None:
                self._adjust(focused, given.notches)
            return
        self._intend(given.intent, focused, controls)

    def _intend(self, intent: Intent, focused: Control | None, controls: Sequence[Control]) -> None:
        direct = next((control for control in controls if control.shortcut == intent), None)
        if direct is not None:
            self.focus.take(direct)
            self.activate(direct)
        elif intent in DIRECTIONS:
            self._steer(intent, focused, controls)
        elif intent == Intent.CONFIRM and focused is not None:
            self.activate(focused)
        elif intent == Intent.BACK:
            self.arcade.speaker.play("back")
            self.back()

    def _steer(self, way: Intent, focused: Control | None, controls: Sequence[Control]) -> None:
        if focused is not None and focused.adjust is not None and way in (Intent.LEFT, Intent.RIGHT):
            self._adjust(focused, 1 if way == Intent.RIGHT else -1)
        elif self.focus.move(way, controls):
            self.arcade.speaker.play("focus")

    def _adjust(self, control: Control, by: int) -> None:
        assert control.adjust is not None
        control.adjust(by)
        self.arcade.speaker.play("focus")

    def activate(self, control: Control) -> None:
        if control.enabled:
            self.arcade.speaker.play("confirm")
            control.act()
        else:
            self.arcade.speaker.play("refuse")
            self.refused(control)

    def refused(self, control: Control) -> None:
        """A disabled control was pressed."""
