"""Laws that hold for every game alike; a new game is tested by being there."""

from itertools import combinations
from typing import Any, Union

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenarcade.core.dice import Dice
from tenarcade.core.game import HIDDEN, REFEREE, AnyStep
from tests.nonsense import malformed_actions, well_formed_actions
from tests.tables import EVERY_TABLE, PLAIN_TABLES, TestTable, random_playout

every_table = pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
plain_table = pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)


def _audiences(seats: int) -> list[frozenset[int]]:
    everyone = frozenset(range(seats))
    pairs = [frozenset(pair) for pair in combinations(range(min(seats, 3)), 2)]
    return [*(frozenset({seat}) for seat in range(seats)), *pairs, everyone]


@every_table
def test_a_match_ends_and_only_then_has_an_outcome(table: TestTable) -> None:
    rules = table.rules

    def visit(state: Any, seat: int, action: Any, step: AnyStep) -> None:
        assert (rules.outcome(step.state) is None) == bool(rules.to_act(step.state))

    final = random_playout(rules, table.open(1).state, Dice(1), visit)
    outcome = rules.outcome(final)
    assert outcome is not None
    assert len(outcome.scores) >= table.seats
    assert set(outcome.winners) <= set(range(len(outcome.scores)))
    assert outcome.clause


@every_table
def test_the_same_seed_and_actions_give_the_same_match(table: TestTable) -> None:
    rules = table.rules
    first, second = (random_playout(rules, table.open(7).state, Dice(7)) for _ in range(2))
    assert first == second
    assert table.open(8).state != table.open(7).state


@every_table
def test_applying_changes_nothing_but_the_result(table: TestTable) -> None:
    rules = table.rules

    def visit(state: Any, seat: int, action: Any, step: AnyStep) -> None:
        before = msgspec.json.encode(state)
        again = rules.apply(state, seat, action)
        assert msgspec.json.encode(state) == before
        assert again == step

    random_playout(rules, table.open(2).state, Dice(2), visit)


@every_table
def test_everything_legal_is_accepted_once_and_by_no_other_seat(table: TestTable) -> None:
    rules = table.rules

    def visit(state: Any, seat: int, action: Any, step: AnyStep) -> None:
        acting = rules.to_act(state)
        legal = rules.legal(state, seat)
        assert legal
        assert len(set(map(msgspec.json.encode, legal))) == len(legal)
        for allowed in legal:
            assert rules.refusal(state, seat, allowed) is None
        for other in set(range(-1, table.seats + 1)) - acting:
            assert not rules.legal(state, other)
            assert rules.refusal(state, other, action) is not None

    random_playout(rules, table.open(3).state, Dice(3), visit)


@every_table
def test_everything_accepted_is_legal(table: TestTable) -> None:
    rules = table.rules
    cards = [code for code in rules.inventory(table.open(4).state) if len(code) <= 8]
    listed = tuple(kind for kind in rules.actions if kind not in rules.info.open_ended)

    ten_actions = st.lists(well_formed_actions(rules, cards), min_size=10, max_size=10)

    @settings(max_examples=40)
    @given(seed=st.integers(0, 2**20), probes=ten_actions)
    def law(seed: int, probes: list[Any]) -> None:
        dice = Dice(seed)
        state = _somewhere(table, dice)
        for seat in sorted(rules.to_act(state)):
            legal = rules.legal(state, seat)
            for probe in probes:
                if rules.refusal(state, seat, probe) is None and isinstance(probe, listed):
                    assert probe in legal

    law()


def _somewhere(table: TestTable, dice: Dice) -> Any:
    """A state in the middle of a random match."""
    rules = table.rules
    state = table.open(dice.below(10_000)).state
    for _ in range(dice.below(120)):
        acting = rules.to_act(state)
        if not acting:
            break
        seat = dice.choice(sorted(acting))
        state = rules.apply(state, seat, dice.choice(rules.legal(state, seat))).state
    return state


@plain_table
def test_nonsense_is_refused_and_never_raises(table: TestTable) -> None:
    rules = table.rules
    for seed in range(20):
        state = _somewhere(table, Dice(seed))
        for junk in malformed_actions(rules):
            for seat in range(-1, table.seats):
                assert rules.refusal(state, seat, junk) is not None
        strangers: list[Any] = ["0", None, 1.5, 10**30, [0], -7]
        for stranger in strangers:
            for action in rules.legal(state, min(rules.to_act(state), default=0)):
                assert rules.refusal(state, stranger, action) is not None


@every_table
def test_nothing_is_made_and_nothing_is_lost(table: TestTable) -> None:
    rules = table.rules
    first = table.open(5).state
    all_there_is = rules.inventory(first)
    assert sum(all_there_is.values()) > 0
    assert HIDDEN not in all_there_is

    def visit(state: Any, seat: int, action: Any, step: AnyStep) -> None:
        assert rules.inventory(step.state) == all_there_is

    random_playout(rules, first, Dice(5), visit)


@every_table
def test_a_match_saved_and_read_after_every_action_goes_on_the_same(table: TestTable) -> None:
    rules = table.rules
    straight = random_playout(rules, table.open(6).state, Dice(6))
    states = msgspec.json.Decoder(rules.state)
    actions = msgspec.json.Decoder(Union[rules.actions])  # noqa: UP007 - known at run time only
    events = msgspec.json.Decoder(Union[rules.events])  # noqa: UP007 - known at run time only
    dice = Dice(6)
    opening = table.open(6)
    for event in opening.events:
        assert events.decode(msgspec.json.encode(event)) == event
    state = opening.state
    while acting := rules.to_act(state):
        state = states.decode(msgspec.json.encode(state))
        seat = dice.choice(sorted(acting))
        action = actions.decode(msgspec.json.encode(dice.choice(rules.legal(state, seat))))
        step = rules.apply(state, seat, action)
        for event in step.events:
            assert events.decode(msgspec.json.encode(event)) == event
        state = step.state
    assert state == straight


@every_table
def test_a_wider_audience_never_sees_more(table: TestTable) -> None:
    rules = table.rules
    audiences = _audiences(table.seats)

    def visit(state: Any, seat: int, action: Any, step: AnyStep) -> None:
        assert rules.view(state, REFEREE) == state
        views = {audience: rules.view(state, audience) for audience in audiences}
        for narrow in audiences:
            for wide in audiences:
                if narrow < wide:
                    assert rules.view(views[narrow], wide) == views[wide]
        for event in step.events:
            assert event.heard_by(REFEREE) == event
            for audience in audiences:
                assert event.heard_by(audience).heard_by(audiences[-1]) == event.heard_by(audiences[-1])

    random_playout(rules, table.open(9).state, Dice(9), visit)


@every_table
def test_a_seat_knows_its_legal_actions_from_its_own_view(table: TestTable) -> None:
    rules = table.rules

    def visit(state: Any, seat: int, action: Any, step: AnyStep) -> None:
        if seat < 0:
            return
        view = rules.view(state, frozenset({seat}))
        assert rules.to_act(view) == rules.to_act(state)
        assert rules.legal(view, seat) == rules.legal(state, seat)
        assert rules.refusal(view, seat, action) is None

    random_playout(rules, table.open(10).state, Dice(10), visit)


@every_table
def test_states_that_differ_only_in_secrets_look_and_sound_the_same(table: TestTable) -> None:
    """Every hidden card is dealt anew; nothing the audience sees or hears may change by it."""
    rules = table.rules
    dice = Dice(11)
    all_there_is = rules.inventory(table.open(11).state)
    everyone = frozenset(range(table.seats))
    differences = 0

    def visit(state: Any, seat: int, action: Any, step: AnyStep) -> None:
        nonlocal differences
        for audience in (frozenset({dice.below(table.seats)}), everyone):
            view = rules.view(state, audience)
            other = rules.imagine(view, dice)
            differences += other != state
            assert rules.inventory(other) == all_there_is
            assert rules.view(other, audience) == view
            if rules.refusal(other, seat, action) is None:
                _sounds_alike(step, rules.apply(other, seat, action), audience)

    def _sounds_alike(step: AnyStep, elsewhere: AnyStep, audience: frozenset[int]) -> None:
        if rules.view(step.state, audience) == rules.view(elsewhere.state, audience):
            heard = [event.heard_by(audience) for event in step.events]
            assert heard == [event.heard_by(audience) for event in elsewhere.events]

    random_playout(rules, table.open(11).state, dice, visit)
    assert differences, "the game keeps no secret at all: imagine() or view() does nothing"
