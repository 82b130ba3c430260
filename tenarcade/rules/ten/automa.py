"""The automa's turn in the solo game (T11)."""

from typing import Literal

from msgspec.structs import replace

from tenarcade.core.tuples import with_item
from tenarcade.rules.ten.moves import AutomaStopped, NumbersTaken, TenEvent
from tenarcade.rules.ten.state import AUTOMA, PERSON, State
from tenarcade.rules.ten.turn import clear_row, end_turn, give_token, go_on, pay_coins, reveal, row_numbers


def play_automa(state: State, events: list[TenEvent]) -> State:
    """The automa acts until the person has something to decide."""
    while state.is_automas_turn and state.phase == "draw":
        if (reason := _stop_reason(state)) is not None:
            return _stop(state, reason, events)
        state = go_on(reveal(state, AUTOMA, events), events)
    return state


def _stop_reason(state: State) -> Literal["target", "money", "pile"] | None:
    """T11.2, T10.1."""
    target = _target(state)
    if state.total >= target:
        return "target"
    if state.row_money > (target if state.options.edition == "pl" else 10):
        return "money"
    return None if state.pile else "pile"


def _target(state: State) -> int:
    assert state.options.target is not None
    return state.options.target


def _stop(state: State, reason: Literal["target", "money", "pile"], events: list[TenEvent]) -> State:
    """T11.3, T11.4."""
    events.append(AutomaStopped(reason, state.total, state.row_money, _target(state)))
    if numbers := row_numbers(state):
        automa = state.players[AUTOMA]
        taker = replace(automa, numbers=automa.numbers + numbers)
        state = replace(state, players=with_item(state.players, AUTOMA, taker))
        events.append(NumbersTaken(AUTOMA, numbers))
    if reason == "money":
        state = give_token(state, AUTOMA, events)
    elif state.row_money:
        state = pay_coins(state, PERSON, events)
    return end_turn(clear_row(state, events), events)
