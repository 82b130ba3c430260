"""Real-time matches played by bots without physics."""

from collections.abc import Generator, Sequence
from typing import Any

import msgspec
import pytest

from tenarcade.arena.flick import FLIGHT_TICKS
from tenarcade.bots.face import LiveBot, Plan
from tenarcade.bots.speed import BOTS
from tenarcade.core.dice import Dice
from tenarcade.core.game import ARENA, Action, Seat
from tenarcade.core.race import seat_order
from tenarcade.play.arena import COUNTDOWN_TICKS
from tenarcade.play.live_table import MatchStalled, play_live
from tenarcade.play.match import Match
from tenarcade.play.simulated_arena import FixedFlights
from tenarcade.rules.speed import RULES
from tenarcade.rules.speed.actions import Arrive, FallShort, Flick, Release, Start
from tenarcade.rules.speed.table import State
from tests.play.speed_matches import dice_for, open_match
from tests.referees import speed as referee


def always(plan: Plan) -> LiveBot[State]:
    def look(view: State, seat: Seat, dice: Dice) -> Generator[None, None, Plan]:
        yield
        return plan

    return look


def flicks_at(after: int) -> LiveBot[State]:
    """Flicks its first card, whatever it is."""

    def look(view: State, seat: Seat, dice: Dice) -> Generator[None, None, Plan]:
        yield
        return Plan(after, Flick(view.hands[seat][0]) if view.hands[seat] else None)

    return look


def play_until(match: Match, bots: Sequence[LiveBot[State]], limit: int) -> list[tuple[int, Seat, Action]]:
    """What has been done up to that tick."""
    with pytest.raises(MatchStalled, match="no end"):
        play_live(match, bots, dice_for(match.seats), limit=limit)
    return [(act.tick, act.seat, act.action) for act, _ in match.acts]


@pytest.mark.clause("S6.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("pause", [False, True])
@pytest.mark.parametrize("names", [("random",), ("random", "sharp", "cautious")])
def test_bots_play_whole_matches_and_the_record_holds_all_of_it(
    seats: int, pause: bool, names: tuple[str, ...]
) -> None:
    match = open_match(seats, tournament=len(names) > 1, mistake_pause=pause)
    outcome = play_live(match, [BOTS[names[seat % len(names)]] for seat in range(seats)], dice_for(seats))
    assert outcome == match.outcome()
    events = [*match.opening, *(event for _, events in match.acts for event in events)]
    header = {"options": match.table.options, "seats": seats}
    verdict = referee.check(header, msgspec.to_builtins(events))
    assert verdict == {"winners": list(outcome.winners), "scores": list(outcome.scores)}
    replayed = Match(match.table)
    for act, _ in match.acts:
        replayed.submit(act.tick, act.seat, act.action)
    assert replayed.state == match.state


def test_the_same_dice_play_the_same_match() -> None:
    matches = [open_match(3), open_match(3)]
    for match in matches:
        play_live(match, [BOTS["sharp"], BOTS["random"], BOTS["cautious"]], dice_for(3))
    assert matches[0].acts == matches[1].acts


def test_the_start_signal_comes_after_the_countdown() -> None:
    acts = play_until(open_match(2), [always(Plan(5, None))] * 2, limit=1000)
    assert acts == [(COUNTDOWN_TICKS, ARENA, Start(COUNTDOWN_TICKS))]


@pytest.mark.clause("S6.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_equal_flick_takes_an_equal_time_from_every_seat(seats: int) -> None:
    acts = play_until(open_match(seats), [flicks_at(10)] * seats, limit=2000)
    flicked = {}
    times: dict[Seat, set[int]] = {seat: set() for seat in range(seats)}
    for tick, seat, action in acts:
        if isinstance(action, Flick):
            flicked[seat] = tick
        elif isinstance(action, Arrive):
            times[action.seat].add(tick - flicked[action.seat])
    assert all(taken == {FLIGHT_TICKS} for taken in times.values())


@pytest.mark.clause("S6.1")
@pytest.mark.parametrize("after", [10, 11, 12, 13])
def test_flicks_of_one_tick_are_heard_in_the_order_of_the_race_and_arrive_in_it(after: int) -> None:
    seats = 4
    tick = COUNTDOWN_TICKS + after
    acts = play_until(open_match(seats), [flicks_at(after)] * seats, limit=tick + FLIGHT_TICKS)
    order = list(seat_order(tick, seats))
    assert [seat for at, seat, action in acts if at == tick and isinstance(action, Flick)] == order
    arrived = [action.seat for _, _, action in acts if isinstance(action, Arrive)]
    assert arrived[:seats] == order


@pytest.mark.clause("S6.1")
def test_in_one_tick_the_arena_is_heard_before_the_seats() -> None:
    """Both seats plan anew in the very tick in which their cards arrive, so the next plans meet the arrivals."""
    acts = play_until(open_match(2), [flicks_at(FLIGHT_TICKS)] * 2, limit=1500)
    shared = 0
    for tick in {tick for tick, _, _ in acts}:
        heard = [seat for at, seat, _ in acts if at == tick]
        shared += len(set(heard)) > 1 and ARENA in heard
        assert heard == sorted(heard, key=[ARENA, *seat_order(tick, 2)].index)
    assert shared > 0


def test_a_bot_whose_plan_is_refused_looks_again() -> None:
    looks: list[Seat] = []

    def stubborn(view: State, seat: Seat, dice: Dice) -> Generator[None, None, Plan]:
        looks.append(seat)
        yield
        return Plan(10, Flick("no card"))

    acts = play_until(open_match(2), [stubborn, always(Plan(50, None))], limit=COUNTDOWN_TICKS + 100)
    assert len(acts) == 1
    assert looks == [0] * 11


def test_a_bot_sees_only_its_seats_view_and_is_asked_only_when_it_may_act() -> None:
    def wary(view: State, seat: Seat, dice: Dice) -> Generator[None, None, Plan]:
        assert view == RULES.view(view, frozenset({seat}))
        assert seat in RULES.to_act(view)
        return (yield from BOTS["random"](view, seat, dice))

    assert play_live(open_match(2, tournament=False, mistake_pause=True), [wary] * 2, dice_for(2))


def test_a_plan_for_at_once_is_carried_out_in_the_next_tick() -> None:
    acts = play_until(open_match(2), [flicks_at(0), always(Plan(9, None))], limit=COUNTDOWN_TICKS + 5)
    assert acts[1][:2] == (COUNTDOWN_TICKS + 1, 0)


def test_a_pause_ends_at_its_time() -> None:
    acts = play_until(open_match(2, mistake_pause=True), [flicks_at(5)] * 2, limit=3000)
    releases = [(tick, action) for tick, _, action in acts if isinstance(action, Release)]
    assert releases
    assert all(tick == action.tick for tick, action in releases)


def test_bots_that_never_act_are_given_up() -> None:
    with pytest.raises(MatchStalled, match="no end after 5000 ticks"):
        play_live(open_match(2), [always(Plan(0, None))] * 2, dice_for(2), limit=5000)


class SilentArena(FixedFlights):
    def next_tick(self) -> int | None:
        return None


def test_a_table_at_which_nobody_plans_anything_is_given_up() -> None:
    with pytest.raises(MatchStalled, match="nobody"):
        play_live(open_match(2), [BOTS["random"]] * 2, dice_for(2), arena=SilentArena())


class SlipperyArena(FixedFlights):
    """Every third card slides back."""

    def __init__(self) -> None:
        super().__init__()
        self.slipped = 0
        self._taken = 0

    def take(self) -> Action:
        action = super().take()
        self._taken += 1
        if not isinstance(action, Arrive) or self._taken % 3:
            return action
        self.slipped += 1
        return FallShort(action.tick, action.seat, action.card)


@pytest.mark.clause("S6.3")
def test_cards_that_fall_short_come_back_within_bounded_time_and_the_match_goes_on() -> None:
    match, arena = open_match(3), SlipperyArena()
    play_live(match, [BOTS["sharp"], BOTS["random"], BOTS["cautious"]], dice_for(3), arena=arena)
    assert arena.slipped > 10
    flicked: dict[Seat, int] = {}
    for act, _ in match.acts:
        if isinstance(act.action, Flick):
            flicked[act.seat] = act.tick
        elif isinstance(act.action, FallShort):
            assert act.tick - flicked[act.action.seat] <= FLIGHT_TICKS


def test_reports_of_a_finished_round_are_dropped() -> None:
    """A card of an old round must not arrive in a new one, however short the countdown."""
    match = open_match(4)
    refused = []

    class Watched(FixedFlights):
        def take(self) -> Action:
            action = super().take()
            if (refusal := match.refusal(ARENA, action)) is not None:
                refused.append((action, refusal))
            return action

    arena = Watched(flight_ticks=50, countdown_ticks=1)
    play_live(match, [BOTS["sharp"]] * 4, dice_for(4), arena=arena)
    assert refused == []


def test_any_object_with_the_face_of_a_match_will_do() -> None:
    class Bare:
        rules: Any = RULES
        seats = 2

        def __init__(self) -> None:
            self.state: Any = RULES.setup(RULES.options(tournament=False), 2, Dice(4)).state

        def submit(self, tick: int, seat: Seat, action: Action) -> tuple[Any, ...]:
            step = RULES.apply(self.state, seat, action)
            self.state = step.state
            return step.events

        def refusal(self, seat: Seat, action: Action) -> Any:
            return RULES.refusal(self.state, seat, action)

        def outcome(self) -> Any:
            return RULES.outcome(self.state)

    assert play_live(Bare(), [BOTS["sharp"]] * 2, dice_for(2)).clause == "S4.1"
