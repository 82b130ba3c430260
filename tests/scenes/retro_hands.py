"""People who play 10 Retro by pressing: some control by lot, until somebody else is asked."""

from tenarcade.client.arcade import Arcade
from tenarcade.client.intents import MOUSE, Clicked, Input, Intent, Press
from tenarcade.core.dice import Dice
from tenarcade.core.game import HIDDEN
from tenarcade.play.seating import Seating
from tenarcade.scenes.games.retro.table import RetroTable
from tenarcade.scenes.start import begin_match
from tests.scenes.company import settle

MOST_PRESSES = 40


def sit_down(arcade: Arcade, seating: Seating, seed: int = 3) -> RetroTable:
    begin_match(arcade, seating, {}, seed)
    table = arcade.scene
    assert isinstance(table, RetroTable)
    settle(arcade, table)
    return table


def decide(arcade: Arcade, table: RetroTable, dice: Dice) -> None:
    """Presses until an act is made: whatever can be pressed, in one step or in two."""
    acts = len(table.session.match.acts)
    for _ in range(MOST_PRESSES):
        press(arcade, table, dice)
        if len(table.session.match.acts) > acts:
            return
    raise AssertionError(f"nothing happens in phase {table.shown.phase}")


def press(arcade: Arcade, table: RetroTable, dice: Dice) -> None:
    assert table.person is not None
    wanted = [control for control in table.controls() if control.enabled and control.name not in ("less", "leave")]
    control = dice.choice(wanted)
    given: Input
    if table.seating.sitters[table.person].device == MOUSE:
        given = Clicked(control.box.centre)
    else:
        table.focus.take(control)
        given = Press(table.prompt_device(), Intent.CONFIRM)
    arcade.step((given,), 0.0)


def closed(table: RetroTable, seat: int) -> bool:
    return {*table.hand_shown(seat)} <= {HIDDEN}
