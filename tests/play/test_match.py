"""A match judges every action and remembers all of them."""

from itertools import pairwise
from typing import Any

import pytest

from tenarcade.catalog import game_names, rules_of
from tenarcade.core.clock import MAX_TICK
from tenarcade.core.game import ARENA, Action, Seat
from tenarcade.core.phrase import Refusal
from tenarcade.core.race import seat_order
from tenarcade.core.setup import SetupRefused
from tenarcade.play.match import ActionRefused, Match
from tenarcade.play.table import SeatInfo, Table
from tests.matches import at_tick, open_match, random_match
from tests.nonsense import malformed_actions
from tests.tables import PLAIN_TABLES, TestTable

plain_table = pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
LIVE_TABLES = [table for table in PLAIN_TABLES if table.rules.info.real_time]
TURN_TABLES = [table for table in PLAIN_TABLES if not table.rules.info.real_time]


def refusal_of(match: Match, tick: int, seat: Any, action: Any) -> Refusal:
    """Why it is refused, having made sure that nothing changed."""
    before = (match.state, list(match.acts))
    with pytest.raises(ActionRefused) as caught:
        match.submit(tick, seat, action)
    assert (match.state, match.acts) == before
    return caught.value.refusal


def an_action(match: Match) -> tuple[Seat, Action]:
    seat = max(match.rules.to_act(match.state))
    return seat, match.rules.legal(match.state, seat)[0]


@plain_table
def test_what_is_submitted_is_remembered_with_what_came_of_it(table: TestTable) -> None:
    match = random_match(table, 3, actions=30)
    state = table.open(3).state
    for act, events in match.acts:
        step = match.rules.apply(state, act.seat, act.action)
        assert step.events == events
        state = step.state
    assert state == match.state


@plain_table
def test_a_refused_action_changes_nothing(table: TestTable) -> None:
    match = random_match(table, 4, actions=25)
    tick = match.acts[-1][0].tick + 1
    seat, action = an_action(match)
    for junk in malformed_actions(match.rules):
        assert refusal_of(match, tick, seat, junk) == Refusal("malformed-action")
    for other in sorted({*range(-1, table.seats + 2), 10**30} - match.rules.to_act(match.state)):
        assert refusal_of(match, tick, other, action) == Refusal("not-your-turn")
    match.submit(tick, seat, action)
    assert match.acts[-1][0].action == action


@plain_table
def test_a_finished_match_takes_no_more_actions(table: TestTable) -> None:
    match = random_match(table, 5)
    assert match.outcome() is not None
    last = match.acts[-1][0]
    assert refusal_of(match, last.tick + 1, last.seat, last.action) == Refusal("match-over")


@plain_table
def test_time_never_runs_back(table: TestTable) -> None:
    match = random_match(table, 6, actions=10)
    last = match.acts[-1][0].tick
    seat, action = an_action(match)
    refusal = refusal_of(match, last - 1, seat, action)
    assert refusal == Refusal("time-ran-back", {"tick": last - 1, "last": last})


@plain_table
def test_a_tick_is_a_number_that_every_reader_can_hold(table: TestTable) -> None:
    match = open_match(table, 7)
    seat, action = an_action(match)
    for tick in (-1, MAX_TICK + 1, 10**30):
        assert refusal_of(match, tick, seat, action) == Refusal("bad-tick", {"high": MAX_TICK})
    match.submit(MAX_TICK, seat, at_tick(MAX_TICK, action))


@pytest.mark.parametrize("table", TURN_TABLES, ids=str)
def test_where_turns_decide_all_actions_may_share_a_tick(table: TestTable) -> None:
    match = open_match(table, 8)
    for _ in range(20):
        match.submit(0, *an_action(match))
    assert {act.tick for act, _ in match.acts} == {0}


def live_match(table: TestTable) -> Match:
    """A real-time match in which every seat may act."""
    match = open_match(table, 9)
    match.submit(1, *an_action(match))
    assert match.rules.to_act(match.state) >= set(range(table.seats))
    return match


@pytest.mark.clause("S6.1")
@pytest.mark.parametrize("table", LIVE_TABLES, ids=str)
@pytest.mark.parametrize("tick", range(100, 112))
def test_in_a_race_the_order_within_a_tick_is_fixed(table: TestTable, tick: int) -> None:
    order = seat_order(tick, table.seats)
    for earlier, later in pairwise(order):
        match = live_match(table)
        match.submit(tick, later, match.rules.legal(match.state, later)[0])
        late = match.rules.legal(match.state, earlier)[0]
        assert refusal_of(match, tick, earlier, late) == Refusal("out-of-race-order", {"tick": tick})
        match.submit(tick + 1, earlier, late)


@pytest.mark.clause("S6.1")
@pytest.mark.parametrize("table", LIVE_TABLES, ids=str)
@pytest.mark.parametrize("tick", range(100, 104))
def test_in_a_race_all_seats_may_act_in_one_tick_in_its_order(table: TestTable, tick: int) -> None:
    match = live_match(table)
    for seat in seat_order(tick, table.seats):
        match.submit(tick, seat, match.rules.legal(match.state, seat)[0])
    assert len(match.acts) == 1 + table.seats


@pytest.mark.clause("S6.1")
@pytest.mark.parametrize("table", LIVE_TABLES, ids=str)
def test_in_a_race_the_arena_comes_before_all_seats_of_its_tick(table: TestTable) -> None:
    match = live_match(table)
    match.submit(50, 0, match.rules.legal(match.state, 0)[0])
    report = match.rules.legal(match.state, ARENA)[0]
    assert refusal_of(match, 50, ARENA, at_tick(50, report)) == Refusal("out-of-race-order", {"tick": 50})
    match.submit(51, ARENA, at_tick(51, report))
    match.submit(51, 1, match.rules.legal(match.state, 1)[0])


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("change", [-1, 1, 1000])
def test_a_match_by_other_rules_is_refused(game: str, change: int) -> None:
    ours = rules_of(game).info.version
    seats = (SeatInfo("A"),) * rules_of(game).info.min_seats
    with pytest.raises(SetupRefused) as caught:
        Match(Table(game, ours + change, {}, seats, 1))
    assert caught.value.refusal == Refusal("other-rules", {"game": game, "theirs": ours + change, "ours": ours})


@pytest.mark.parametrize("game", game_names())
def test_a_table_tells_every_option_whether_chosen_or_not(game: str) -> None:
    rules = rules_of(game)
    match = Match(Table(game, rules.info.version, {}, (SeatInfo("A"),) * rules.info.min_seats, 1))
    assert list(match.table.options) == list(rules.options.__struct_fields__)


@pytest.mark.parametrize("table", LIVE_TABLES, ids=str)
def test_the_arenas_reports_are_heard_in_their_own_tick(table: TestTable) -> None:
    match = open_match(table, 8)
    report = match.rules.legal(match.state, ARENA)[0]
    assert refusal_of(match, report.tick + 1, ARENA, report).key == "other-tick"
    assert refusal_of(match, report.tick - 1, ARENA, report).key == "other-tick"
    match.submit(report.tick, ARENA, report)
