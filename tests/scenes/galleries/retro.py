"""10 Retro: every phase for a lone person, closed hands, most seats, and the end."""

from functools import partial

from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.scenes.start import begin_match
from tests.scenes.company import DEVICES, company
from tests.scenes.gallery import Bring
from tests.scenes.playing import play_on, wait

SEED = 10


def _begin(arcade: Arcade, people: int, bots: int) -> None:
    arcade.change(replace(arcade.settings, instant=True))
    begin_match(arcade, company("retro", DEVICES[:people], bots), {}, SEED)


def phase(name: str, bots: int, arcade: Arcade) -> None:
    _begin(arcade, 1, bots)
    play_on(arcade, lambda scene: scene.shown.phase == name, "cautious")


def closed(arcade: Arcade) -> None:
    _begin(arcade, 3, 1)
    play_on(arcade, lambda scene: scene.shown.phase == "open", "cautious")


def results(arcade: Arcade) -> None:
    _begin(arcade, 1, 3)
    play_on(arcade, bot="cautious")
    wait(arcade, 0.1)


PICTURES: dict[str, Bring] = {
    "first-2": partial(phase, "first", 1),
    "open-4": partial(phase, "open", 3),
    "open-7": partial(phase, "open", 6),
    "second-4": partial(phase, "second", 3),
    "closed": closed,
    "results": results,
}
