"""People and bots to sit down at a table, and hands that press for them."""

from collections.abc import Sequence
from typing import Any

from tenarcade.bots.face import conclude
from tenarcade.catalog import bots_of
from tenarcade.client.arcade import Arcade
from tenarcade.client.palette import SEAT_COLOURS, SEAT_SHAPES
from tenarcade.core.dice import Dice, derive
from tenarcade.core.game import ONLY, Action, Seat
from tenarcade.play.seating import Seating, Sitter
from tenarcade.scenes.table import TableScene

NAMES = ("Ada", "Kaz", "Mona", "Piotr", "Zofia", "Bruno", "Lena", "Olek")
DEVICES = ("keys-left", "keys-right", "keys-middle", "keys-number", "mouse", "pad-1", "pad-2", "pad-3")
LOOKS = tuple(zip(SEAT_COLOURS, SEAT_SHAPES, strict=True))
FRAME = 1 / 120


def company(game: str, people: Sequence[str | None], bots: int = 0, bot: str = "cautious") -> Seating:
    """People by their devices (None: any that is free), then so many bots."""
    sitters = [Sitter(name, *look, device=device) for name, look, device in zip(NAMES, LOOKS, people, strict=False)]
    rest = list(zip(NAMES, LOOKS, strict=True))[len(people) : len(people) + bots]
    return Seating(game, (*sitters, *(Sitter(name, *look, bot=bot) for name, look in rest)))


def settle(arcade: Arcade, table: TableScene, steps: int = 20_000) -> None:
    """Until a person is asked or the match is over."""
    for _ in range(steps):
        if table.person is not None or table.is_done:
            return
        arcade.step((), FRAME)
    raise AssertionError("nobody is ever asked")


def advice(table: TableScene, seat: Seat, bot: str = "cautious") -> Action:
    """What a bot would do in this seat."""
    state: Any = table.session.match.state
    dice = Dice(derive(1, len(table.session.match.acts)))
    chosen: Action = conclude(bots_of(table.seating.game)[bot](table.rules.view(state, ONLY[seat]), seat, dice))
    return chosen
