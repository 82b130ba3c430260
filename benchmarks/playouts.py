"""Random playouts of every game in actions a second, next to other rule engines in the same run."""

import random
from collections.abc import Callable, Iterator
from time import perf_counter

import chess
from rlcard.games.leducholdem import Game as Leduc
from rlcard.games.uno import Game as Uno

from tenarcade.catalog import game_names, rules_of
from tenarcade.core.setup import parse_options, set_up

SECONDS = 1.5
ROUNDS = 3

# An endless supply of playouts: each item is the number of actions that one playout took.
Playouts = Iterator[int]


def our_playouts(game: str, seats: int) -> Playouts:
    rules = rules_of(game)
    options = parse_options(rules, {})
    chance = random.Random(1).random
    seed = 0
    while True:
        seed += 1
        state = set_up(rules, options, seats, seed).state
        actions = 0
        while acting := rules.to_act(state):
            seat = min(acting) if len(acting) == 1 else sorted(acting)[int(chance() * len(acting))]
            legal = rules.legal(state, seat)
            state = rules.apply(state, seat, legal[int(chance() * len(legal))]).state
            actions += 1
        yield actions


def chess_playouts() -> Playouts:
    """Legal moves and a push; a game ends when there is no move, or after 200 of them."""
    chance = random.Random(1).random
    while True:
        board = chess.Board()
        actions = 0
        while actions < 200 and (legal := list(board.legal_moves)):
            board.push(legal[int(chance() * len(legal))])
            actions += 1
        yield actions


def rlcard_playouts(engine: type) -> Playouts:
    """rlcard's bare engines, without its environments around them."""
    chance = random.Random(1).random
    game = engine()
    while True:
        game.init_game()
        actions = 0
        while not game.is_over():
            legal = game.get_legal_actions()
            game.step(legal[int(chance() * len(legal))])
            actions += 1
        yield actions


def rate(playouts: Playouts) -> float:
    """Actions a second over some whole playouts; the first one only warms up."""
    next(playouts)
    actions = 0
    started = perf_counter()
    while (passed := perf_counter() - started) < SECONDS:
        actions += next(playouts)
    return actions / passed


def run() -> None:
    peers: dict[str, Callable[[], Playouts]] = {
        "python-chess": chess_playouts,
        "rlcard Uno": lambda: rlcard_playouts(Uno),
        "rlcard Leduc": lambda: rlcard_playouts(Leduc),
    }
    ours: dict[str, Callable[[], Playouts]] = {}
    for game in game_names():
        info = rules_of(game).info
        for seats in sorted({info.min_seats, (info.min_seats + info.max_seats) // 2, info.max_seats}):
            ours[f"{game}, {seats} seats"] = lambda game=game, seats=seats: our_playouts(game, seats)  # type: ignore[misc]
    rates = _interleaved({**peers, **ours})
    fastest_peer = max(rates["rlcard Uno"], rates["rlcard Leduc"])
    print(f"{'legal + apply':18}{'actions/s':>12}{'÷ chess':>10}{'÷ fastest rlcard':>18}")
    for name, speed in rates.items():
        print(f"{name:18}{speed:>12,.0f}{speed / rates['python-chess']:>10.1f}{speed / fastest_peer:>18.2f}")


def _interleaved(makers: dict[str, Callable[[], Playouts]]) -> dict[str, float]:
    """The best of some rounds for each, taken in turn, so that a busy moment hits all alike."""
    best = dict.fromkeys(makers, 0.0)
    for _ in range(ROUNDS):
        for name, make in makers.items():
            best[name] = max(best[name], rate(make()))
    return best
