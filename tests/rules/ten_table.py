"""Small tables of TEN, laid out card by card."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from tenarcade.core.dice import Dice
from tenarcade.core.phrase import Refusal
from tenarcade.rules.ten import RULES
from tenarcade.rules.ten.deck import MONEY, NUMBERS
from tenarcade.rules.ten.moves import Pay, TakeNumbers, TenAction, TenEvent
from tenarcade.rules.ten.state import Options, Player, State

PL = Options(starter=1)
DE = Options(starter=1, edition="de")
BOTH = (PL, DE)


def cards(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def player(coins: int = 5, tokens: int = 0, numbers: str = "", wilds: str = "") -> Player:
    return Player(coins, tokens, cards(numbers), cards(wilds))


def table(*players: Player, draws: str = "", row: str = "", options: Options = PL, **more: Any) -> State:
    """Seat 0 is active; `draws` are the cards of the pile in the order they come, and all there are."""
    opening = RULES.setup(options, len(players), Dice(1)).state
    return _laid_out(opening, players, draws, row, more)


def solo(person: Player, automa: Player, draws: str = "", row: str = "", options: Options = PL, **more: Any) -> State:
    opening = RULES.setup(options, 1, Dice(1)).state
    return _laid_out(opening, (person, automa), draws, row, more)


def _laid_out(opening: State, players: tuple[Player, ...], draws: str, row: str, more: dict[str, Any]) -> State:
    money = sum(MONEY.get(card, 0) for card in cards(row))
    total = sum(NUMBERS.get(card, 0) for card in cards(row)) - money
    pile = cards(draws)[::-1]
    return replace(opening, players=players, pile=pile, row=cards(row), total=total, row_money=money, **more)


class Played(msgspec.Struct, frozen=True):
    state: State
    events: tuple[TenEvent, ...]

    def told(self, *kinds: type[TenEvent]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kinds)]


def act(state: State, *actions: TenAction) -> Played:
    """Each action by the seat whose decision it is, and each an allowed one."""
    events: tuple[TenEvent, ...] = ()
    for action in actions:
        assert RULES.refusal(state, state.turn, action) is None, (action, state)
        assert isinstance(action, Pay) or action in RULES.legal(state, state.turn)
        step = RULES.apply(state, state.turn, action)
        state, events = step.state, events + step.events
    return Played(state, events)


def legal(state: State) -> set[TenAction]:
    return set(RULES.legal(state, state.turn))


def refused(state: State, action: TenAction) -> Refusal:
    refusal = RULES.refusal(state, state.turn, action)
    assert refusal is not None
    assert action not in RULES.legal(state, state.turn)
    return refusal


def random_match(
    options: Options, seats: int, seed: int, is_thrifty: bool = False
) -> tuple[State, tuple[TenEvent, ...]]:
    """Uniformly random actions; thrifty players bid little, pay with coins and take numbers, so hands grow."""
    dice = Dice(seed)
    step = RULES.setup(options, seats, dice)
    state, events = step.state, list(step.events)
    while RULES.to_act(state):
        choices = RULES.legal(state, state.turn)
        step = RULES.apply(state, state.turn, dice.choice(_thrifty(choices) if is_thrifty else choices))
        state = step.state
        events += step.events
    return state, tuple(events)


def _thrifty(choices: Sequence[TenAction]) -> Sequence[TenAction]:
    if isinstance(choices[0], Pay):
        return choices[:1]
    return [action for action in choices if isinstance(action, TakeNumbers)] or choices[:3]
