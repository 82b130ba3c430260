"""A person who plays TEN well enough to meet every phase of it, and how the focus gets where they want it."""

from collections import deque
from collections.abc import Sequence
from copy import copy

from tenarcade.client.controls import Control, Focus
from tenarcade.client.intents import DIRECTIONS, Intent
from tenarcade.client.scene import Scene
from tenarcade.rules.ten.odds import bust_odds
from tenarcade.rules.ten.state import State
from tenarcade.scenes.games.ten.consequences import bid_range
from tenarcade.scenes.table import TableScene

BOLDNESS = 0.2
DEAREST_BID = 4


def wanted(table: TableScene) -> str:
    """The name of the control to press next."""
    state: State = table.shown
    controls = {control.name: control for control in table.controls()}
    match state.phase:
        case "draw":
            may_stop = controls["numbers"].enabled
            is_bold = controls["draw"].enabled and bust_odds(state).share < BOLDNESS
            return "draw" if is_bold or not may_stop else "numbers"
        case "bid":
            assert table.person is not None
            low, high = bid_range(state, table.person)
            return "bid" if low <= min(high, DEAREST_BID) else "pass"
        case "bust":
            return "token"
        case "pay":
            return "pay"
        case _:
            return next((name for name, one in controls.items() if one.role == "card" and one.enabled), "nothing")


def presses_to(scene: Scene, name: str) -> list[Intent]:
    """Its shortcut, or the shortest way to it by the directions and the press that acts."""
    controls = scene.controls()
    aim = next(control for control in controls if control.name == name)
    if aim.shortcut is not None:
        return [aim.shortcut]
    here = copy(scene.focus)
    here.settle(controls)
    ways: deque[tuple[Focus, list[Intent]]] = deque([(here, [])])
    been: set[str | None] = set()
    while ways:
        focus, steps = ways.popleft()
        if focus.name == name:
            return [*steps, Intent.CONFIRM]
        if focus.name not in been:
            been.add(focus.name)
            ways.extend((_moved(scene, focus, way), [*steps, way]) for way in _ways_on(focus, controls))
    raise AssertionError(f"no way leads to {name}")


def _ways_on(focus: Focus, controls: Sequence[Control]) -> tuple[Intent, ...]:
    """Left and right change a value where there is one."""
    here = focus.settle(controls)
    turns = here is not None and here.adjust is not None
    return (Intent.UP, Intent.DOWN) if turns else DIRECTIONS


def _moved(scene: Scene, focus: Focus, way: Intent) -> Focus:
    """As the scene itself would move it, which stays where it is."""
    here, scene.focus = scene.focus, copy(focus)
    controls = scene.controls()
    scene._steer(way, scene.focus.settle(controls), controls)
    there, scene.focus = scene.focus, here
    return there
