"""Sitting down at Pig 10, and putting cards where a test needs them."""

from collections.abc import Sequence

from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.controls import Control
from tenarcade.play.seating import Seating
from tenarcade.scenes.games.pig.table import PigTable
from tenarcade.scenes.start import begin_match
from tests.scenes.company import FRAME, settle


def sit_down(arcade: Arcade, seating: Seating, seed: int = 4) -> PigTable:
    """The first seat begins; nothing takes time."""
    arcade.change(replace(arcade.settings, instant=True))
    begin_match(arcade, seating, {"starter": 1}, seed)
    table = arcade.scene
    assert isinstance(table, PigTable)
    settle(arcade, table)
    arcade.step((), FRAME)
    return table


def put(table: PigTable, hand: str, cards: str, value: int) -> None:
    """This hand for whoever is asked, and these cards on the table."""
    state = table.session.match.state
    hands = tuple(tuple(hand.split()) if seat == state.turn else own for seat, own in enumerate(state.hands))
    table.session.match.state = replace(state, hands=hands, table=tuple(cards.split()), value=value)
    table._settle()


def ways(table: PigTable) -> list[Control]:
    return [control for control in table.controls() if control.name.startswith("slot-")]


def events_of_last_act(table: PigTable) -> Sequence[object]:
    return table.session.match.acts[-1][1]
