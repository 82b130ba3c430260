"""Tables of TEN laid out card by card, and the people around them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.core.dice import Dice
from tenarcade.core.game import Card, Event, Seat
from tenarcade.play.seating import Seating, Sitter
from tenarcade.play.table import OptionValue
from tenarcade.rules.ten.deck import MONEY, NUMBERS, deck_for
from tenarcade.rules.ten.state import Player, State
from tenarcade.scenes.games.ten.table import TenTable
from tenarcade.scenes.party import LOOKS, NAMES
from tenarcade.scenes.start import begin_match
from tests.rules.ten_table import cards, player
from tests.scenes.playing import STEP

# Well into a match: runs, gaps, copies and wilds of every kind.
PLAYERS = (
    player(7, 1, "b1 b2 b3 b4 g5 g6 o3 p7 p8 b2", "*5 b#"),
    player(4, 0, "g1 g2 g3 o6 o7 p1 p2", "*9"),
    player(10, 2, "b6 b7 b8 o1 o2 o4 o5 p3", "*1 g#"),
    player(0, 5, "p4 p5 p6 g7 g8 g9 b9 o8", "*# o# *2"),
    player(3, 0, "o9 p9 g4 b5 p1 g1"),
)
# Ada has the arrow keys, Kaz a pad, Piotr the left of the keyboard; Mona and Zoë are bots.
DEVICES = (("keys-right", None), ("pad-1", None), (None, "sharp"), ("keys-left", None), (None, "cautious"))


def seating(seats: int, **more: Any) -> Seating:
    sitters = zip(NAMES, LOOKS, DEVICES, strict=False)
    everyone = tuple(Sitter(name, *look, bot=bot, device=device) for name, look, (device, bot) in sitters)
    return Seating("ten", everyone[:seats], **more)


def people_only(seats: int) -> Seating:
    """All of them at one keyboard."""
    return Seating("ten", tuple(Sitter(name, *look) for name, look in zip(NAMES[:seats], LOOKS, strict=False)))


def lay(
    arcade: Arcade,
    at: Seating,
    players: Sequence[Player],
    *,
    row: str = "",
    top: str = "",
    market: int | str = 0,
    left: int = 40,
    options: Mapping[str, OptionValue] | None = None,
    **more: Any,
) -> TenTable:
    """A match that has come to this: `top` are the next cards of the pile, `market` its cards or how many there are."""
    begin_match(arcade, at, {"starter": 1, **(options or {})}, seed=7)
    scene = arcade.scene
    assert isinstance(scene, TenTable)
    opening: State = scene.session.match.state
    seats = 1 if opening.is_solo else len(players)
    held = [card for one in players for card in (*one.numbers, *one.wilds)]
    in_play = [*held, *cards(row), *cards(top), *([more["auction"].wild] if more.get("auction") else [])]
    rest = Counter(deck_for(seats))
    rest.subtract(in_play)
    on_market = _market(rest, market)
    rest.subtract(on_market)
    assert min(rest.values()) >= 0, f"more cards than there are: {-rest}"
    unseen = Dice(1).shuffled(sorted(rest.elements()))
    money = sum(MONEY.get(card, 0) for card in cards(row))
    scene.session.match.state = replace(
        opening, players=tuple(players), pile=(*unseen[:left], *cards(top)[::-1]), gone=unseen[left:],
        row=cards(row), row_money=money, total=sum(NUMBERS.get(card, 0) for card in cards(row)) - money,
        market=on_market, **more,
    )  # fmt: skip
    settle(scene)
    return scene


def _market(rest: Counter[Card], wanted: int | str) -> tuple[Card, ...]:
    if isinstance(wanted, str):
        return cards(wanted)
    numbers = Dice(2).shuffled(sorted(card for card in rest.elements() if card in NUMBERS))
    return numbers[:wanted]


def settle(scene: TenTable) -> None:
    """Everything is told."""
    scene.timeline.skip()
    scene._settle()


def tell_until(scene: TenTable, kind: type[Event], share: float) -> None:
    """To the moment when so much of such an event has been told."""
    for _ in range(10_000):
        if isinstance(scene.timeline.current, kind) and scene.timeline.progress() >= share:
            return
        scene.timeline.step(STEP)
    raise AssertionError(f"no {kind.__name__} is told")


def does(scene: TenTable, seat: Seat, action: Any) -> None:
    assert scene.session.match.refusal(seat, action) is None, action
    scene.do(seat, action)
