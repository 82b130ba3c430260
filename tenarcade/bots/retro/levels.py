"""Players for the rungs of the ladder: the same minds as ever, some of them absent more often than others."""

from collections.abc import Sequence
from itertools import accumulate

from tenarcade.bots.face import AnyBot, Bot, Thought
from tenarcade.bots.retro.cautious import cautious
from tenarcade.bots.retro.sharp import sharp
from tenarcade.bots.uniform import uniform
from tenarcade.core.dice import Dice
from tenarcade.core.game import Action, Seat
from tenarcade.rules.retro import RULES
from tenarcade.rules.retro.table import State

_PERCENT = 100

# How many decisions in a hundred are guessed, made with caution, and reckoned out.
_MINDS: dict[str, tuple[int, int, int]] = {
    "level-4": (45, 55, 0),
    "level-5": (25, 75, 0),
    "level-6": (10, 90, 0),
    "level-7": (0, 90, 10),
    "level-8": (0, 60, 40),
    "level-9": (0, 20, 80),
    "level-10": (0, 0, 100),
}


def _of_many_minds(shares: Sequence[int]) -> Bot[State, Action]:
    minds = (uniform(RULES), cautious, sharp)

    def think(view: State, seat: Seat, dice: Dice) -> Thought[Action]:
        drawn = dice.below(_PERCENT)
        mind = next(mind for mind, bound in zip(minds, accumulate(shares), strict=True) if drawn < bound)
        decision: Action = yield from mind(view, seat, dice)
        return decision

    return think


LEVELS: dict[str, AnyBot] = {name: _of_many_minds(shares) for name, shares in _MINDS.items()}
