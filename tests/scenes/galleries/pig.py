"""Pig 10: alone among bots, closed hands on one screen, the curtain, most seats, and the end."""

from functools import partial

from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.intents import Intent, Press
from tenarcade.rules.pig import PileWon
from tenarcade.scenes.games.pig.results import ResultsScene
from tenarcade.scenes.games.pig.table import PigTable
from tenarcade.scenes.start import begin_match
from tests.scenes.at_pig import put, sit_down, ways
from tests.scenes.company import DEVICES, FRAME, company
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


def peeking(arcade: Arcade) -> None:
    """Whoever is asked, and somebody else at a seat of their own."""
    put(sit_down(arcade, company("pig", DEVICES, 0)), "5 9 0", "4 4", 8)
    arcade.step((Press(DEVICES[0], Intent.PEEK), Press(DEVICES[2], Intent.PEEK)), FRAME)


def ways_of(hand: str, cards: str, value: int, arcade: Arcade) -> None:
    put(sit_down(arcade, company("pig", DEVICES[:1], 3)), hand, cards, value)


def mood(card: str, arcade: Arcade) -> None:
    """What the sty makes of this card on six."""
    ways_of(f"{card} 1 1", "2 4", 6, arcade)
    table = arcade.scene
    assert isinstance(table, PigTable)
    arcade.change(replace(arcade.settings, instant=False))
    ways(table)[0].act()
    while not isinstance(table.timeline.current, PileWon) or table.timeline.progress() < 0.3:
        arcade.step((), FRAME)


def curtain(arcade: Arcade) -> None:
    _begin(arcade, 2, 1, device="keys-right")
    wait(arcade, 0.1)


def results(bots: int, arcade: Arcade) -> None:
    _begin(arcade, 1, bots)
    play_on(arcade, bot="cautious")
    wait(arcade, 0.1)


def counting(arcade: Arcade) -> None:
    """Only the last cards are still to be counted."""
    results(7, arcade)
    scene = arcade.scene
    assert isinstance(scene, ResultsScene)
    arcade.change(replace(arcade.settings, instant=False))
    scene.is_counting, scene.counted = True, float(scene.parts - 3)


PICTURES: dict[str, Bring] = {
    "alone-2": partial(alone, 1),
    "alone-4": partial(alone, 3),
    "alone-8": partial(alone, 7),
    "three-ways": partial(ways_of, "5 8 1", "4 1", 5),
    "all-too-much": partial(ways_of, "10 9 8", "2 3 4", 9),
    "cheer": partial(mood, "4"),
    "groan": partial(mood, "9"),
    "closed": closed,
    "peeking-8": peeking,
    "curtain": curtain,
    "results": partial(results, 4),
    "results-8": partial(results, 7),
    "results-counting": counting,
}
