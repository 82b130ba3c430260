"""Plus Minus: a race of the fastest, people on one keyboard, breaks, between two rounds, and the end."""

from functools import partial

from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.intents import Intent, Press
from tenarcade.core.clock import TICKS_PER_SECOND
from tests.rules.speed_table import table
from tests.scenes.gallery import Bring
from tests.scenes.speed_play import STEP, begin, give, laid_out, seating, started, steps

SEED = 7
FASTEST = "level-10"


def race(seats: int, arcade: Arcade) -> None:
    started(arcade, seating(seats, bot=FASTEST), SEED)
    steps(arcade, 6 * TICKS_PER_SECOND + 20)


def countdown(arcade: Arcade) -> None:
    begin(arcade, seating(3, people=3), SEED)
    steps(arcade, 2 * TICKS_PER_SECOND)


def people(arcade: Arcade) -> None:
    """Hands with cards behind the front, and one with help."""
    scene = started(arcade, seating(4, people=4, helped=1), SEED)
    for draws in range(8):
        devices = [sitter.device or "" for sitter in scene.seating.sitters]
        give(arcade, *(Press(device, Intent.DRAW) for device in devices[: 4 - draws // 3]))
    steps(arcade, TICKS_PER_SECOND)


def resumed(arcade: Arcade) -> None:
    scene = started(arcade, seating(2, people=2), SEED)
    scene.pause()
    arcade.lift()
    steps(arcade, 2)


def sitting_out(arcade: Arcade) -> None:
    state = table("1/1", "5/1 5/2", "7/1 7/2", stacks=("9/1", "9/2"), mistake_pause=True)
    laid_out(arcade, state, seating(2, people=2))
    give(arcade, Press("keys-left", Intent.CARD_1))
    steps(arcade, TICKS_PER_SECOND)


def stuck(arcade: Arcade) -> None:
    laid_out(arcade, table("1/2 1/1", "2/3 7/1 8/1", "7/2 8/2"), seating(2, people=2))
    give(arcade, Press("keys-left", Intent.CARD_1))
    steps(arcade, TICKS_PER_SECOND)


def calm(arcade: Arcade) -> None:
    started(arcade, seating(2, people=1, is_calm=True), SEED)
    steps(arcade, 3 * TICKS_PER_SECOND)


def standing(arcade: Arcade) -> None:
    scene = started(arcade, seating(4, bot=FASTEST), SEED)
    while scene.standing is None:
        arcade.step((), STEP)
    steps(arcade, 20)


def results(arcade: Arcade, *, tournament: bool) -> None:
    arcade.change(replace(arcade.settings, instant=True))
    scene = begin(arcade, seating(4, bot="level-9"), SEED, tournament=tournament)
    while arcade.scene is scene:
        arcade.step((), STEP)
    steps(arcade, 10)


PICTURES: dict[str, Bring] = {
    "race": partial(race, 4),
    "duel": partial(race, 2),
    "countdown": countdown,
    "people": people,
    "resumed": resumed,
    "sitting-out": sitting_out,
    "stuck": stuck,
    "calm": calm,
    "standing": standing,
    "results": partial(results, tournament=True),
    "results-single": partial(results, tournament=False),
}
