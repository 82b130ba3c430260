"""10 Retro: every phase for a lone person, what moves in between, hidden hands, most seats, and the end."""

from functools import partial

from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.intents import Intent, Press
from tenarcade.core.game import Event
from tenarcade.play.seating import Seating
from tenarcade.rules.retro.events import (
    CardsSwapped,
    FirstCardRevealed,
    HandDealt,
    PenaltiesTaken,
    ProtectionCollected,
    RoundDecided,
)
from tenarcade.scenes.games.retro.results import ResultsScene
from tenarcade.scenes.games.retro.table import RetroTable
from tenarcade.scenes.start import begin_match
from tests.scenes.company import DEVICES, FRAME, company
from tests.scenes.gallery import Bring
from tests.scenes.playing import a_bots_advice, choose, play_on, wait

SEED = 10
# They play by lot, so that everything happens that can.
BOT = "random"


def _begin(arcade: Arcade, seating: Seating) -> None:
    arcade.change(replace(arcade.settings, instant=True))
    begin_match(arcade, seating, {}, SEED)


def _lone(bots: int) -> Seating:
    return company("retro", DEVICES[:1], bots, BOT)


def _people(count: int, bots: int) -> Seating:
    return company("retro", DEVICES[:count], bots, BOT)


def phase(name: str, seating: Seating, arcade: Arcade) -> None:
    _begin(arcade, seating)
    play_on(arcade, lambda scene: scene.shown.phase == name, BOT)


def picked(arcade: Arcade) -> None:
    """A card is chosen: which side up, and how many chips on it?"""
    phase("first", _lone(3), arcade)
    choose(arcade, "hand-1", DEVICES[0])


def opening_bid(arcade: Arcade) -> None:
    """For a card that is protected."""
    _begin(arcade, _lone(6))

    def may_bid(scene: RetroTable) -> bool:
        return scene.shown.phase == "open" and bool(_protected(scene))

    play_on(arcade, may_bid, BOT)
    scene = arcade.scene
    assert isinstance(scene, RetroTable)
    choose(arcade, f"card-{_protected(scene)[0]}", DEVICES[0])


def _protected(scene: RetroTable) -> list[int]:
    return [seat for seat, place in enumerate(scene.shown.places) if seat != scene.person and place.protection]


def while_told(kind: type[Event], share: float, seating: Seating, arcade: Arcade) -> None:
    """In the middle of what moves."""
    _begin(arcade, seating)
    arcade.change(replace(arcade.settings, instant=False))
    table = arcade.scene
    assert isinstance(table, RetroTable)
    while not isinstance(table.timeline.current, kind) or table.timeline.progress() < share:
        if table.person is not None:
            table.do(table.person, a_bots_advice(table, BOT))
        arcade.step((), FRAME)


def peeking(arcade: Arcade) -> None:
    """Whoever is asked, and somebody else at a seat of their own."""
    phase("open", _people(7, 0), arcade)
    scene = arcade.scene
    assert isinstance(scene, RetroTable)
    assert scene.person is not None
    for seat in (scene.person, (scene.person + 2) % 7):
        arcade.step((Press(DEVICES[seat], Intent.PEEK),), FRAME)


def curtain(arcade: Arcade) -> None:
    _begin(arcade, company("retro", ["keys-right", "keys-right"], 2, BOT))
    wait(arcade, 0.1)


def results(seating: Seating, arcade: Arcade) -> None:
    _begin(arcade, seating)
    play_on(arcade, bot=BOT)
    wait(arcade, 0.1)


def counting(arcade: Arcade) -> None:
    results(_people(4, 3), arcade)
    scene = arcade.scene
    assert isinstance(scene, ResultsScene)
    arcade.change(replace(arcade.settings, instant=False))
    scene.is_counting, scene.counted = True, 0.0
    wait(arcade, 2.4)


PICTURES: dict[str, Bring] = {
    "dealing": partial(while_told, HandDealt, 0.5, _lone(3)),
    "first-2": partial(phase, "first", _lone(1)),
    "picked": picked,
    "open-4": partial(phase, "open", _lone(3)),
    "open-7": partial(phase, "open", _lone(6)),
    "opening-bid": opening_bid,
    "auction-4": partial(phase, "auction", _lone(3)),
    "auction-7": partial(phase, "auction", _lone(6)),
    "auction-closed": partial(phase, "auction", _people(4, 3)),
    "swap": partial(while_told, CardsSwapped, 0.5, _lone(6)),
    "protect": partial(phase, "protect", _lone(3)),
    "collected": partial(while_told, ProtectionCollected, 0.6, _lone(6)),
    "second-4": partial(phase, "second", _lone(3)),
    "second-closed": partial(phase, "second", _people(3, 1)),
    "reveal": partial(while_told, FirstCardRevealed, 0.55, _lone(6)),
    "verdict": partial(while_told, RoundDecided, 0.5, _lone(6)),
    "penalties": partial(while_told, PenaltiesTaken, 0.5, _lone(6)),
    "name": partial(phase, "name", _lone(6)),
    "closed": partial(phase, "open", _people(3, 1)),
    "peeking-7": peeking,
    "curtain": curtain,
    "results": partial(results, _lone(3)),
    "results-7": partial(results, _people(4, 3)),
    "results-counting": counting,
}
