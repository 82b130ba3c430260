"""The player any game has: one of its legal actions, by lot."""

from typing import Any

from tenarcade.bots.face import AnyBot, instant
from tenarcade.core.dice import Dice
from tenarcade.core.game import AnyRules, Seat


def uniform(rules: AnyRules) -> AnyBot:
    def choose(view: Any, seat: Seat, dice: Dice) -> Any:
        return dice.choice(rules.legal(view, seat))

    return instant(choose)
