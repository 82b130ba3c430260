"""The referee of TEN agrees with honest matches, and with no falsified one."""

from copy import deepcopy
from typing import Any

import msgspec
import pytest

from tenarcade.core.game import Outcome
from tenarcade.rules.ten import RULES
from tenarcade.rules.ten.edition import Edition
from tenarcade.rules.ten.state import Options
from tests.referees import ten
from tests.rules.ten_table import random_match

EventDict = dict[str, Any]
EDITIONS: tuple[Edition, ...] = ("pl", "de")


def told_match(
    options: Options, seats: int, seed: int, is_thrifty: bool = False
) -> tuple[dict[str, Any], list[EventDict], Outcome]:
    state, events = random_match(options, seats, seed, is_thrifty)
    outcome = RULES.outcome(state)
    assert outcome is not None
    return {"options": msgspec.to_builtins(options), "seats": seats}, msgspec.to_builtins(events), outcome


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("bust_buys", [False, True])
@pytest.mark.parametrize("seats", range(1, 6))
def test_the_referee_agrees_with_honest_matches(seats: int, bust_buys: bool, edition: Edition) -> None:
    for seed in range(12):
        starter = None if seats == 1 else seed % 3 or None
        options = Options(edition, bust_buys, starter if seats > 2 else None)
        header, events, outcome = told_match(options, seats, seed)
        verdict = ten.check(header, events)
        assert verdict == {"winners": list(outcome.winners), "scores": list(outcome.scores)}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", range(1, 6))
def test_the_referee_agrees_on_big_hands_with_wilds_in_their_runs(seats: int, edition: Edition) -> None:
    placed = 0
    for seed in range(12):
        header, events, outcome = told_match(Options(edition), seats, seed, is_thrifty=True)
        assert ten.check(header, events) == {"winners": list(outcome.winners), "scores": list(outcome.scores)}
        placed += sum(len(sheet["placements"]) for sheet in events[-1]["sheets"])
    assert placed > 12


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("target", range(5, 11))
def test_the_referee_agrees_on_every_rung(target: int, edition: Edition) -> None:
    for seed in range(6):
        header, events, outcome = told_match(Options(edition, target=target), 1, seed)
        assert ten.check(header, events)["scores"] == list(outcome.scores)
        with pytest.raises(AssertionError):
            ten.check({**header, "options": {"edition": edition, "target": 4 if target == 10 else target + 1}}, events)


def falsified(value: Any) -> Any:
    """Another value of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return "b9" if value != "b9" else "b8"
        case dict():
            return {**value, "points": value["points"] + 1}
        case [first, *rest]:
            return [falsified(first), *rest]
        case _:
            return ["?"]


def lies(event: EventDict) -> list[EventDict]:
    """The event with one field told wrongly; where a small lie might be another truth, a great one."""
    told = [{**event, field: falsified(event[field])} for field in event]
    if event["type"] == "bid-raised":
        told[-1] = {**event, "amount": 1000}
    if event["type"] == "price-settled":
        told[-1] = {**event, "cards": ["?", *event["cards"][1:]]}
    return told


CONFIGURATIONS = [
    (Options(), 1),
    (Options("de", target=7), 1),
    (Options(bust_buys=True), 2),
    (Options("de", starter=2), 3),
    (Options("de", bust_buys=True), 5),
]


@pytest.mark.parametrize(("options", "seats"), CONFIGURATIONS)
def test_the_referee_catches_any_falsified_field(options: Options, seats: int) -> None:
    header, events, _ = told_match(options, seats, 20 + seats)
    ten.check(header, events)
    for place in range(seats % 2, len(events), max(3, seats)):
        for lie in lies(events[place]):
            with pytest.raises(AssertionError):
                ten.check(header, [*events[:place], lie, *events[place + 1 :]])


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_referee_catches_any_falsified_line_of_a_sheet(seats: int) -> None:
    header, events, _ = told_match(Options(), seats, 30, is_thrifty=True)
    scored = events[-1]
    caught = 0
    for sheet_place, sheet in enumerate(scored["sheets"]):
        for field in ("points", "spare_numbers", "used_cards"):
            lie = deepcopy(scored)
            lie["sheets"][sheet_place][field] += 1
            with pytest.raises(AssertionError):
                ten.check(header, [*events[:-1], lie])
        for part in ("runs", "placements"):
            for line_place, line in enumerate(sheet[part]):
                for field in line:
                    lie = deepcopy(scored)
                    honest = line[field]
                    lie["sheets"][sheet_place][part][line_place][field] = falsified(honest)
                    with pytest.raises(AssertionError):
                        ten.check(header, [*events[:-1], lie])
                    caught += 1
    assert caught


@pytest.mark.parametrize("seats", [1, 3])
def test_the_referee_catches_a_missing_and_a_repeated_event(seats: int) -> None:
    header, events, _ = told_match(Options(bust_buys=True), seats, 41)
    for place in range(0, len(events), 3):
        with pytest.raises(AssertionError):
            ten.check(header, events[:place] + events[place + 1 :])
        with pytest.raises(AssertionError):
            ten.check(header, events[: place + 1] + events[place:])


def test_the_referee_catches_a_match_told_under_other_options() -> None:
    _, events, _ = told_match(Options(starter=2), 4, 50)
    for options, seats in (({"starter": 3}, 4), ({"starter": 2}, 3), ({}, 5)):
        with pytest.raises(AssertionError):
            ten.check({"options": options, "seats": seats}, events)
