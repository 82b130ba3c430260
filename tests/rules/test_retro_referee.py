"""The referee of 10 Retro agrees with honest matches, and with no falsified one."""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from tenarcade.core.game import Outcome
from tenarcade.rules.retro import RULES
from tenarcade.rules.retro.table import Options
from tests.referees import retro
from tests.rules.retro_table import random_match

EventDict = dict[str, Any]
Told = tuple[dict[str, Any], list[EventDict], Outcome]


def told_match(options: Options, seats: int, seed: int) -> Told:
    states, events = random_match(options, seats, seed)
    outcome = RULES.outcome(states[-1])
    assert outcome is not None
    return {"options": msgspec.to_builtins(options), "seats": seats}, msgspec.to_builtins(events), outcome


@pytest.mark.parametrize("spare_jokers", [True, False])
@pytest.mark.parametrize("seats", range(2, 8))
def test_the_referee_agrees_with_honest_matches(seats: int, spare_jokers: bool) -> None:
    for seed in range(15):
        header, events, outcome = told_match(Options(spare_jokers, seed % 3 or None), seats, seed)
        verdict = retro.check(header, events)
        assert verdict == {"winners": list(outcome.winners), "scores": list(outcome.scores)}


def test_random_matches_show_the_referee_every_event_and_every_reason() -> None:
    kinds: Counter[str] = Counter()
    for seats in range(2, 8):
        for seed in range(4):
            _, events, _ = told_match(Options(), seats, seed)
            kinds.update(event["type"] for event in events)
            kinds.update(
                event[field] for event in events for field in ("won_by", "lost_by", "reason") if field in event
            )
    tags = {str(kind.__struct_config__.tag) for kind in RULES.events}
    reasons = {"highest", "one-card", "earlier", "lowest", "later", "only-other", "tenth-round", "short-draw"}
    assert set(kinds) == tags | reasons


def falsified(value: Any) -> Iterator[Any]:
    """Other values of the same kind; of structs and lists, one part changed at a time."""
    match value:
        case bool():
            yield not value
        case int():
            yield value + 1
        case "9":
            yield "p8"
        case str():
            yield "9"
        case dict():
            yield from ({**value, field: lie} for field in value for lie in falsified(value[field]))
        case [first, *rest]:
            yield from ([lie, *rest] for lie in falsified(first))
            yield [*value, first]
        case _:
            yield [1]


# A bid that was outbid might as well have been higher: an honest match with other choices.
CHOICES = {("bidding-opened", "bid"), ("bid-raised", "bid")}


def lies(event: EventDict) -> Iterator[tuple[str, EventDict]]:
    for field in event:
        for lie in falsified(event[field]):
            yield field, {**event, field: lie}


CONFIGURATIONS = [(2, True), (3, False), (4, True), (7, True), (7, False)]


@pytest.mark.parametrize(("seats", "spare_jokers"), CONFIGURATIONS)
def test_the_referee_catches_any_falsified_field(seats: int, spare_jokers: bool) -> None:
    header, events, _ = told_match(Options(spare_jokers), seats, 20 + seats)
    retro.check(header, events)
    for place, event in enumerate(events):
        for field, lie in lies(event):
            if (event["type"], field) not in CHOICES:
                with pytest.raises(AssertionError):
                    retro.check(header, [*events[:place], lie, *events[place + 1 :]])


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_referee_catches_impossible_choices(seats: int) -> None:
    header, events, _ = told_match(Options(), seats, 50 + seats)
    for place, event in enumerate(events):
        for field in ("protection", "bid", "chips"):
            if isinstance(event.get(field), int):
                for impossible in (-1, 100):
                    lie = {**event, field: impossible}
                    with pytest.raises(AssertionError):
                        retro.check(header, [*events[:place], lie, *events[place + 1 :]])


@pytest.mark.parametrize("field", ["penalty_points", "hand_points", "chips", "score", "hand", "seat"])
def test_the_referee_catches_any_falsified_line_of_the_scores(field: str) -> None:
    header, events, _ = told_match(Options(), 5, 60)
    for seat in range(5):
        scored = deepcopy(events[-1])
        line = scored["seats"][seat]
        line[field] = next(falsified(line[field]))
        with pytest.raises(AssertionError):
            retro.check(header, [*events[:-1], scored])


@pytest.mark.parametrize("seats", [2, 5])
def test_the_referee_catches_a_missing_and_a_repeated_event(seats: int) -> None:
    header, events, _ = told_match(Options(), seats, 30)
    for place in range(len(events)):
        with pytest.raises(AssertionError):
            retro.check(header, events[:place] + events[place + 1 :])
        with pytest.raises(AssertionError):
            retro.check(header, events[: place + 1] + events[place:])


def test_the_referee_catches_a_set_up_against_the_options() -> None:
    header, events, _ = told_match(Options(starter=2), 4, 31)
    for options in ({"starter": 3}, {"starter": 2, "spare_jokers": False}):
        with pytest.raises(AssertionError):
            retro.check({**header, "options": options}, events)


def test_the_referee_catches_two_hands_exchanged() -> None:
    header, events, _ = told_match(Options(), 3, 32)
    first, second = events[1]["cards"], events[2]["cards"]
    assert first != second
    exchanged = [events[0], {**events[1], "cards": second}, {**events[2], "cards": first}, *events[3:]]
    with pytest.raises(AssertionError):
        retro.check(header, exchanged)
