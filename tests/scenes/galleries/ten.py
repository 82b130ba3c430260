"""TEN: every phase with few, some and most seats, what moves, the solo game, and the results."""

from functools import partial

from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.play.seating import Seating
from tenarcade.rules.ten.moves import (
    AutomaJudged,
    AutomaStopped,
    Busted,
    Buy,
    CardRevealed,
    CoinsPaidOut,
    Pass,
    Reveal,
    TakeMoney,
    TakeNumbers,
)
from tenarcade.rules.ten.state import Auction, Player
from tests.rules.ten_table import player
from tests.scenes.gallery import Bring
from tests.scenes.playing import wait
from tests.scenes.tables import PLAYERS, does, lay, seating, settle, tell_until

LONG_ROW = "$1 b1 $2 o1 g2 $3 p3 g3 $1 b3 o2"


def draw(seats: int, arcade: Arcade) -> None:
    """A row as long as it gets, and one card more."""
    scene = lay(arcade, seating(seats), PLAYERS[:seats], row=LONG_ROW, top="p1", market=6, left=30)
    does(scene, 0, Reveal())
    settle(scene)


def at_ten(seats: int, arcade: Arcade) -> None:
    scene = lay(arcade, seating(seats), PLAYERS[:seats], row="b5 $2 o4", top="g3", market=3, left=50)
    does(scene, 0, Reveal())
    settle(scene)


def bid(seats: int, arcade: Arcade) -> None:
    auction = Auction("p#", waiting=(), bid=6, bidder=seats - 1)
    lay(arcade, seating(seats), PLAYERS[:seats], row="g4 $1", market=8, phase="bid", auction=auction, active=0)


def pay(seats: int, arcade: Arcade) -> None:
    """Coins and a token do not suffice: cards have to go."""
    scene = lay(
        arcade, seating(seats), _without_coins(seats), market="o9 p5 b5" if seats < 5 else "b6 p3", phase="shop"
    )
    does(scene, 0, Buy("o9" if seats < 4 else "p5" if seats == 4 else "b6"))
    settle(scene)


def _without_coins(seats: int) -> list[Player]:
    return [replace(PLAYERS[0], coins=1, tokens=1), *PLAYERS[1:seats]]


def shop(seats: int, arcade: Arcade) -> None:
    lay(arcade, seating(seats), PLAYERS[:seats], market=20 + 2 * seats, left=12, phase="shop")


def bust(seats: int, arcade: Arcade) -> None:
    options = {"bust_buys": True}
    scene = lay(
        arcade, seating(seats), PLAYERS[:seats], row="b5 $1 o4", top="b6 " if seats == 2 else "o4",
        market=5, left=20, options=options,
    )  # fmt: skip
    does(scene, 0, Reveal())
    settle(scene)


def final(seats: int, arcade: Arcade) -> None:
    lay(arcade, seating(seats), PLAYERS[:seats], market=9, left=0, phase="final", last_buyers=(1,))


def waiting(arcade: Arcade) -> None:
    """A bot decides."""
    lay(arcade, seating(4), PLAYERS[:4], row="b5 $1", market=7, active=2, turn=2)


def without_odds(arcade: Arcade) -> None:
    arcade.change(replace(arcade.settings, show_odds=False))
    draw(4, arcade)


def card_flying(arcade: Arcade) -> None:
    scene = lay(arcade, seating(4), PLAYERS[:4], row="b4 $1", top="g3", market=4)
    does(scene, 0, Reveal())
    tell_until(scene, CardRevealed, 0.6)


def coins_hopping(arcade: Arcade) -> None:
    scene = lay(arcade, seating(4), PLAYERS[:4], row="b4 $3 g3", market=4)
    does(scene, 0, TakeMoney())
    tell_until(scene, CoinsPaidOut, 0.5)


def bust_shaking(arcade: Arcade) -> None:
    scene = lay(arcade, seating(4), PLAYERS[:4], row="b5 $1 o4", top="o4", market=4)
    does(scene, 0, Reveal())
    tell_until(scene, Busted, 0.2)


# -- the solo game ----------------------------------------------------------------------------------------------


def _alone(arcade: Arcade, rung: int) -> Seating:
    ada = arcade.store.new_profile("Ada", "gold", "circle").id
    return Seating("ten", (replace(seating(1).sitters[0], device=None, profile=ada),), rung=rung)


def automa_told(arcade: Arcade) -> None:
    options = {"target": 6}
    scene = lay(arcade, _alone(arcade, 6), PLAYERS[:2], row="b5 $1", top="g4 $2 p4", market=4, options=options)
    does(scene, 0, TakeNumbers())
    if scene.session.match.state.phase == "shop":
        does(scene, 0, Pass())
    tell_until(scene, AutomaStopped, 0.5)


def automa_judged(arcade: Arcade) -> None:
    scene = lay(arcade, _alone(arcade, 6), PLAYERS[:2], row="b5", top="*3", market=4, options={"target": 6})
    does(scene, 0, Reveal())
    tell_until(scene, AutomaJudged, 0.5)


def solo_bid(arcade: Arcade) -> None:
    automa_judged(arcade)
    settle(arcade.scene)  # type: ignore[arg-type]


# -- results ----------------------------------------------------------------------------------------------------


def _results(arcade: Arcade, at: Seating, players: tuple[Player, ...], **options: int | str) -> None:
    """The last purchase is declined, and everything is counted."""
    scene = lay(arcade, at, players, market="b1", left=0, phase="final", options=options)
    does(scene, 0, Pass())
    settle(scene)
    _count(arcade)


def _count(arcade: Arcade) -> None:
    was = arcade.settings
    arcade.change(replace(was, instant=True))
    wait(arcade, 0.9)
    arcade.change(was)


def results(seats: int, arcade: Arcade) -> None:
    players = [replace(PLAYERS[0], numbers=PLAYERS[0].numbers[1:]), *PLAYERS[1:seats]]
    _results(arcade, seating(seats), tuple(players))


def results_counting(arcade: Arcade) -> None:
    players = (replace(PLAYERS[0], numbers=PLAYERS[0].numbers[1:]), *PLAYERS[1:4])
    scene = lay(arcade, seating(4), players, market="b1", left=0, phase="final")
    does(scene, 0, Pass())
    settle(scene)
    wait(arcade, 1.25 + 1.8)


def tie_break(arcade: Arcade) -> None:
    """Equal in points and money: one long run needs fewer cards than two short ones (T10.3)."""
    equal = (player(5, 0, "g1 g2 g3 g4 g5 g6 g7 g8 g9"), player(2, 1, "o1 o2 o3 o4 o5 p1 p2 p3 p4", "p#"))
    _results(arcade, seating(2), equal)


def shared_win(arcade: Arcade) -> None:
    _results(arcade, seating(2), (player(5, 0, "g2 g3 g4", "g#"), player(5, 0, "o2 o3 o4 o5")))


def solo_results(arcade: Arcade, *, rung: int, won: bool) -> None:
    at = _alone(arcade, rung)
    ada = at.sitters[0].profile
    assert ada is not None
    for target in range(4, rung):
        arcade.store.record_rung(ada, "ten", "pl", target, won=True, margin=3)
    strong, weak = player(3, 1, "g1 g2 g3 g4 g5 g6 o2 o3", "*7 p#"), player(6, 0, "p1 p2 p3 o5 o6")
    _results(arcade, at, (strong, weak) if won else (weak, strong), target=rung)


PHASES = {"draw": draw, "at-ten": at_ten, "bid": bid, "pay": pay, "shop": shop, "bust": bust, "final": final}
SEATS = (2, 4, 5)

PICTURES: dict[str, Bring] = {
    **{f"{name}-{seats}": partial(bring, seats) for name, bring in PHASES.items() for seats in SEATS},
    "waiting": waiting,
    "without-odds": without_odds,
    "card-flying": card_flying,
    "coins-hopping": coins_hopping,
    "bust-shaking": bust_shaking,
    "automa-told": automa_told,
    "automa-judged": automa_judged,
    "solo-bid": solo_bid,
    "results-2": partial(results, 2),
    "results-5": partial(results, 5),
    "results-counting": results_counting,
    "results-tie-break": tie_break,
    "results-shared": shared_win,
    "results-solo-won": partial(solo_results, rung=6, won=True),
    "results-solo-lost": partial(solo_results, rung=6, won=False),
    "results-solo-complete": partial(solo_results, rung=10, won=True),
}
