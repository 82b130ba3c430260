"""Whatever can be focused: one model for keyboard, pad and mouse, and for tests and speech to read."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from tenarcade.client.geometry import Box, Spot
from tenarcade.client.intents import Intent

Role = Literal["button", "card", "slider", "switch", "choice", "seat"]


def _nothing() -> None:
    return None


@dataclass(frozen=True, slots=True)
class Control:
    name: str
    role: Role
    label: str
    box: Box
    act: Callable[[], None] = _nothing
    value: str = ""
    # Left and right, or the wheel, change a value instead of moving the focus.
    adjust: Callable[[int], None] | None = None
    # A press that acts at once, wherever the focus is.
    shortcut: Intent | None = None
    enabled: bool = True


class Focus:
    def __init__(self) -> None:
        self.name: str | None = None
        self._last = Spot(0, 0)

    def settle(self, controls: Sequence[Control]) -> Control | None:
        """The focused control; if it has gone, the one nearest to where it was, so focus is never lost."""
        if not controls:
            return None
        for control in controls:
            if control.name == self.name:
                self._last = control.box.centre
                return control
        if self.name is None:
            nearest = controls[0]
        else:
            nearest = min(controls, key=lambda control: _distance(self._last, control.box.centre))
        self.take(nearest)
        return nearest

    def take(self, control: Control) -> None:
        self.name = control.name
        self._last = control.box.centre

    def move(self, way: Intent, controls: Sequence[Control]) -> bool:
        """To the nearest control that lies that way; it wraps around at the edge."""
        here = self.settle(controls)
        if here is None:
            return False
        others = [control for control in controls if control.name != here.name]
        best = min(others, key=lambda other: _way_cost(here.box, other.box, way), default=None)
        if best is None or _way_cost(here.box, best.box, way) == NOT_THAT_WAY:
            best = _wrapped(here, others, way)
        if best is None:
            return False
        self.take(best)
        return True


NOT_THAT_WAY = float("inf")


def _distance(one: Spot, other: Spot) -> float:
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2


def _way_cost(here: Box, there: Box, way: Intent) -> float:
    """How far to go that way, with straying sideways counted double; boxes that overlap in it do not stray."""
    right, down = there.centre.x - here.centre.x, there.centre.y - here.centre.y
    ahead, aside, overlap = {
        Intent.RIGHT: (right, down, _overlap(here.y, here.bottom, there.y, there.bottom)),
        Intent.LEFT: (-right, down, _overlap(here.y, here.bottom, there.y, there.bottom)),
        Intent.DOWN: (down, right, _overlap(here.x, here.right, there.x, there.right)),
        Intent.UP: (-down, right, _overlap(here.x, here.right, there.x, there.right)),
    }[way]
    if ahead <= 1 or not _sticks_out(here, there, way) or abs(aside) > 3 * ahead + 400:
        return NOT_THAT_WAY
    return ahead + (abs(aside) * 0.2 if overlap else abs(aside) * 2)


def _sticks_out(here: Box, there: Box, way: Intent) -> bool:
    """Half a line below a whole one has its middle further left, but does not lie to the left of it."""
    match way:
        case Intent.LEFT:
            return there.x < here.x
        case Intent.RIGHT:
            return there.right > here.right
        case Intent.UP:
            return there.y < here.y
        case _:
            return there.bottom > here.bottom


def _overlap(low: float, high: float, other_low: float, other_high: float) -> bool:
    return min(high, other_high) - max(low, other_low) > 1


def _wrapped(here: Control, others: Sequence[Control], way: Intent) -> Control | None:
    """From the last to the first in line: only straight across, so that focus does not jump about."""
    sideways = way in (Intent.LEFT, Intent.RIGHT)
    in_line = [
        other
        for other in others
        if (
            _overlap(here.box.y, here.box.bottom, other.box.y, other.box.bottom)
            if sideways
            else _overlap(here.box.x, here.box.right, other.box.x, other.box.right)
        )
    ]
    sign = -1 if way in (Intent.LEFT, Intent.UP) else 1

    def along(other: Control) -> float:
        return sign * (other.box.centre.x if sideways else other.box.centre.y)

    return min(in_line, key=along, default=None)


def control_at(spot: Spot, controls: Sequence[Control]) -> Control | None:
    """The topmost: what is drawn later lies above."""
    return next((control for control in reversed(controls) if control.box.holds(spot)), None)
