"""People who play any game of turns: TEN with some sense, games of hidden hands by lot."""

import random
from collections.abc import Sequence

from tenarcade.rules.retro.actions import AddSecond
from tenarcade.scenes.games.retro.table import RetroTable
from tenarcade.scenes.table import TableScene
from tests.journeys import ten_player

# What changes a choice or takes it back; nobody who presses these gets on.
IDLE = ("less", "more", "leave", "peek")


def wanted(table: TableScene) -> str:
    """The name of the control to press next."""
    if table.seating.game == "ten":
        return ten_player.wanted(table)
    allowed = [control.name for control in table.controls() if control.enabled]
    if isinstance(table, RetroTable) and table.shown.phase == "second":
        allowed = [name for name in allowed if _fits(table, name)]
    return by_lot(allowed, len(table.session.match.acts))


def by_lot(allowed: Sequence[str], lot: int) -> str:
    """A card that was picked is played, so that every choice comes to an end."""
    useful = [name for name in allowed if name not in IDLE]
    plays = [name for name in useful if name.startswith("play-")]
    return random.Random(lot).choice(plays or useful)


def _fits(table: RetroTable, name: str) -> bool:
    """People know their own cards, even if nobody sees them."""
    person = table.person
    if person is None or not name.startswith("hand-"):
        return True
    second = AddSecond(table.own_hand(person)[int(name.removeprefix("hand-"))])
    return table.session.match.refusal(person, second) is None
