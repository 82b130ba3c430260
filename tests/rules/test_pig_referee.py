"""The referee of Pig 10 agrees with honest matches, and with no falsified one."""

from copy import deepcopy
from typing import Any

import msgspec
import pytest

from tenarcade.core.dice import Dice
from tenarcade.core.game import Outcome
from tenarcade.core.setup import set_up
from tenarcade.rules.pig import DECK_TABLE, RULES, Options
from tests.referees import pig

EventDict = dict[str, Any]


def told_match(seats: int, seed: int, starter: int | None = None) -> tuple[dict[str, Any], list[EventDict], Outcome]:
    options = Options(starter=starter)
    dice = Dice(seed)
    step = set_up(RULES, options, seats, seed)
    state, events = step.state, list(step.events)
    while RULES.to_act(state):
        step = RULES.apply(state, state.turn, dice.choice(RULES.legal(state, state.turn)))
        state = step.state
        events += step.events
    outcome = RULES.outcome(state)
    assert outcome is not None
    return {"options": msgspec.to_builtins(options), "seats": seats}, msgspec.to_builtins(events), outcome


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_referee_agrees_with_honest_matches(seats: int) -> None:
    for seed in range(10):
        header, events, outcome = told_match(seats, seed, starter=seed % 3 or None)
        verdict = pig.check(header, events)
        assert verdict == {"winners": list(outcome.winners), "scores": list(outcome.scores)}


def falsified(value: Any) -> Any:
    """Another value of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str() if value in DECK_TABLE:
            return "6" if value != "6" else "7"
        case str():
            return f"not-{value}"
        case [first, *rest]:
            return [falsified(first), *rest]
        case _:
            return ["6"]


def falsifications(events: list[EventDict]) -> list[tuple[int, str]]:
    return [(place, field) for place, event in enumerate(events) for field in event]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_referee_catches_any_falsified_field(seats: int) -> None:
    header, events, _ = told_match(seats, 20 + seats)
    pig.check(header, events)
    for place, field in falsifications(events):
        lie = deepcopy(events[place])
        lie[field] = falsified(lie[field])
        with pytest.raises(AssertionError):
            pig.check(header, [*events[:place], lie, *events[place + 1 :]])


def test_the_referee_catches_a_missing_and_a_repeated_event() -> None:
    header, events, _ = told_match(4, 30)
    for place in range(len(events)):
        with pytest.raises(AssertionError):
            pig.check(header, events[:place] + events[place + 1 :])
        with pytest.raises(AssertionError):
            pig.check(header, events[: place + 1] + events[place:])


def test_the_referee_catches_a_starter_against_the_options() -> None:
    header, events, _ = told_match(4, 31, starter=2)
    with pytest.raises(AssertionError):
        pig.check({**header, "options": {"starter": 3}}, events)
    with pytest.raises(AssertionError):
        pig.check({**header, "options": {"starter": None}}, events)
