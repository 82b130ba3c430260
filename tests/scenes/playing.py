"""Playing by names: controls are found as a screen reader would find them, and pressed as a hand would press them."""

from collections.abc import Callable, Sequence
from typing import Any

from tenarcade.catalog import bots_of
from tenarcade.client.arcade import Arcade
from tenarcade.client.controls import Control, control_at
from tenarcade.client.geometry import Spot
from tenarcade.client.intents import DIRECTIONS, Clicked, Intent, Press
from tenarcade.core.dice import Dice, derive
from tenarcade.core.game import Action
from tenarcade.scenes.table import TableScene

STEP = 1 / 120
KEYS = "keys-right"


def wait(arcade: Arcade, seconds: float = STEP) -> None:
    for _ in range(max(1, round(seconds / STEP))):
        arcade.step((), STEP)


def press(arcade: Arcade, *intents: Intent, device: str = KEYS) -> None:
    """One after the other, each in a step of its own."""
    for intent in intents:
        arcade.step([Press(device, intent)], STEP)


def names(arcade: Arcade) -> list[str]:
    return [control.name for control in arcade.scene.controls()]


def find(arcade: Arcade, name: str) -> Control:
    """By its name, or by what is written on it."""
    for control in arcade.scene.controls():
        if name in (control.name, control.label):
            return control
    raise LookupError(f"{name} is not among {names(arcade)}")


def visible_spot(control: Control, controls: Sequence[Control]) -> Spot | None:
    """Where a click reaches this control and no other that lies above it."""
    box = control.box
    for share in (0.5, 0.05, 0.95, 0.2, 0.8):
        spot = Spot(box.x + box.width * share, box.centre.y)
        if control_at(spot, controls) is control:
            return spot
    return None


def click(arcade: Arcade, name: str) -> None:
    wanted = find(arcade, name)
    controls = arcade.scene.controls()
    spot = visible_spot(next(control for control in controls if control.name == wanted.name), controls)
    assert spot is not None, f"{name} lies hidden under others"
    arcade.step([Clicked(spot)], STEP)


def choose(arcade: Arcade, name: str, device: str = KEYS) -> None:
    """Focus and confirm; how the focus gets there is tested elsewhere."""
    arcade.scene.focus.take(find(arcade, name))
    press(arcade, Intent.CONFIRM, device=device)


def turn(arcade: Arcade, name: str, by: int = 1, device: str = KEYS) -> None:
    """A value further, or back."""
    arcade.scene.focus.take(find(arcade, name))
    press(arcade, *[Intent.RIGHT if by > 0 else Intent.LEFT] * abs(by), device=device)


def reached_by_directions(arcade: Arcade) -> set[str]:
    """Every control that the focus gets to from where it is, by the device of whoever is to act."""
    scene, device = arcade.scene, _device_of_the_moment(arcade)
    first = scene.focus.settle(scene.controls())
    reached = {first.name} if first else set()
    waiting = [*reached]
    while waiting:
        here = find(arcade, waiting.pop())
        # Left and right turn a value where there is one.
        for way in (Intent.UP, Intent.DOWN) if here.adjust else DIRECTIONS:
            scene.focus.take(here)
            press(arcade, way, device=device)
            if scene.focus.name is not None and scene.focus.name not in reached:
                reached.add(scene.focus.name)
                waiting.append(scene.focus.name)
    return reached


def _device_of_the_moment(arcade: Arcade) -> str:
    """In menus anybody may move the focus."""
    scene = arcade.scene
    if not isinstance(scene, TableScene) or scene.person is None:
        return KEYS
    return scene.seating.sitters[scene.person].device or KEYS


def is_on(arcade: Arcade, scene: object) -> bool:
    """Whether this scene is the uppermost."""
    return arcade.scene is scene


def table(arcade: Arcade) -> Any:
    """The table among the scenes, whatever lies above it."""
    return next(scene for scene in arcade.scenes if isinstance(scene, TableScene))


def a_bots_advice(scene: TableScene, bot: str = "cautious") -> Action:
    """What a bot would do in the place of the person whose turn it is."""
    match, seat = scene.session.match, scene.session.person_to_act
    assert seat is not None
    view = scene.rules.view(match.state, frozenset({seat}))
    thought = bots_of(scene.seating.game)[bot](view, seat, Dice(derive(match.table.seed, len(match.acts))))
    while True:
        try:
            next(thought)
        except StopIteration as end:
            decided: Action = end.value
            return decided


def play_on(arcade: Arcade, until: Callable[[Any], bool] = lambda _: False, bot: str = "random") -> None:
    """People play as a bot would, until something holds on a person's turn or the match is over."""
    scene = arcade.scene
    assert isinstance(scene, TableScene)
    while is_on(arcade, scene):
        if scene.person is not None:
            if until(scene):
                return
            scene.do(scene.person, a_bots_advice(scene, bot))
        arcade.step((), STEP)
