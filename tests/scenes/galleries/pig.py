"""Pig 10: alone among bots, closed hands on one screen, the curtain, most seats, and the end."""

from functools import partial

from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.scenes.start import begin_match
from tests.scenes.company import DEVICES, company
from tests.scenes.gallery import Bring
from tests.scenes.playing import play_on, wait

SEED = 10


def _begin(arcade: Arcade, people: int, bots: int, device: str | None = None) -> None:
    arcade.change(replace(arcade.settings, instant=True))
    devices = [device] * people if device else DEVICES[:people]
    begin_match(arcade, company("pig", devices, bots), {}, SEED)


def alone(bots: int, arcade: Arcade) -> None:
    _begin(arcade, 1, bots)
    play_on(arcade, lambda scene: len(scene.session.match.acts) >= 20 and len(scene.shown.table) >= 2, "cautious")


def closed(arcade: Arcade) -> None:
    _begin(arcade, 3, 1)
    play_on(arcade, lambda scene: len(scene.shown.table) >= 3, "cautious")


def curtain(arcade: Arcade) -> None:
    _begin(arcade, 2, 1, device="keys-right")
    wait(arcade, 0.1)


def results(arcade: Arcade) -> None:
    _begin(arcade, 1, 4)
    play_on(arcade, bot="cautious")
    wait(arcade, 0.1)


PICTURES: dict[str, Bring] = {
    "alone-2": partial(alone, 1),
    "alone-4": partial(alone, 3),
    "alone-8": partial(alone, 7),
    "closed": closed,
    "curtain": curtain,
    "results": results,
}
