"""Real-time matches with people in them: presses, breaks, and the calm mode."""

from collections.abc import Callable, Generator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenarcade.arena.flick import FLIGHT_TICKS, SHORT_TICKS
from tenarcade.arena.geometry import Corners, Vector
from tenarcade.bots.face import Plan
from tenarcade.bots.speed import BOTS
from tenarcade.core.dice import Dice
from tenarcade.core.game import ARENA, Action, Seat
from tenarcade.core.race import seat_order
from tenarcade.play.arena import Arena
from tenarcade.play.live import CALM_TICKS, LiveSession, continue_live
from tenarcade.play.match import Act
from tenarcade.play.physical_arena import PhysicalArena
from tenarcade.play.session import table_as_told
from tenarcade.play.simulated_arena import FixedFlights
from tenarcade.rules.speed import RULES
from tenarcade.rules.speed.actions import Arrive, Draw, FallShort, Flick, Release, Start
from tenarcade.rules.speed.events import PileTurned, RoundWon
from tenarcade.rules.speed.table import State
from tests.play.speed_matches import open_table

COUNTDOWN = 30

ARENAS: dict[str, Callable[[int], Arena]] = {
    "without physics": lambda _: FixedFlights(countdown_ticks=COUNTDOWN),
    "with physics": lambda seats: PhysicalArena(Corners(seats), COUNTDOWN),
}
BOTS_AT_ALL_SEATS = {0: BOTS["sharp"], 1: BOTS["random"], 2: BOTS["cautious"]}

every_arena = pytest.mark.parametrize("arena_of", ARENAS.values(), ids=ARENAS.keys())


def session_of(seats: int = 3, *, bots: Sequence[str] = (), is_calm: bool = False, **options: bool) -> LiveSession:
    """Bots sit at the last seats."""
    seated = {seats - 1 - place: BOTS[name] for place, name in enumerate(bots)}
    return LiveSession(open_table(seats, **options), seated, FixedFlights(countdown_ticks=COUNTDOWN), is_calm=is_calm)


def started(session: LiveSession) -> LiveSession:
    while session.match.state.phase == "ready":
        session.step()
    return session


def first_card(session: LiveSession, seat: int) -> str:
    card: str = session.match.state.hands[seat][0]
    return card


# --- presses -----------------------------------------------------------------------------------------------------


@every_arena
def test_a_press_is_heard_in_the_next_tick_in_the_order_of_the_race(arena_of: Callable[[int], Arena]) -> None:
    for pressed_after in range(4):
        session = started(LiveSession(open_table(4), {}, arena_of(4)))
        for _ in range(pressed_after):
            session.step()
        for seat in (2, 0, 3, 1):
            session.press(seat, Flick(first_card(session, seat)))
        moment = session.step()
        assert [heard.seat for heard in moment.heard] == list(seat_order(moment.tick, 4))
        assert not session.step().heard


def test_presses_of_one_seat_are_heard_one_after_the_other() -> None:
    session = started(session_of())
    cards = session.match.state.hands[1]
    for action in (Draw(), Flick(cards[0]), Draw(), Flick(cards[1])):
        session.press(1, action)
    moment = session.step()
    assert [heard.action for heard in moment.heard] == [Draw(), Flick(cards[0]), Draw(), Flick(cards[1])]
    assert [heard.refusal.key if heard.refusal else None for heard in moment.heard] == [
        None,
        None,
        None,
        "card-in-flight",
    ]
    assert moment.events == tuple(event for heard in moment.heard[:3] for event in heard.events)
    assert len(moment.events) == 3


def test_what_is_pressed_before_the_start_signal_is_refused() -> None:
    session = session_of()
    session.press(0, Draw())
    heard = session.step().heard
    assert [(one.seat, one.events) for one in heard] == [(0, ())]
    assert heard[0].refusal is not None
    assert session.match.acts == []


def test_the_arena_is_heard_before_a_press_of_the_same_tick() -> None:
    session = session_of()
    for _ in range(COUNTDOWN - 1):
        session.step()
    session.press(0, Draw())
    assert [(heard.seat, type(heard.action)) for heard in session.step().heard] == [(ARENA, Start), (0, Draw)]


def test_a_gesture_away_from_the_pile_falls_short() -> None:
    session = started(LiveSession(open_table(2), {}, PhysicalArena(Corners(2), COUNTDOWN)))
    card = first_card(session, 0)
    session.press(0, Flick(card), Vector(-100.0, 100.0))
    flicked = session.step().tick
    for _ in range(SHORT_TICKS):
        moment = session.step()
    assert [heard.action for heard in moment.heard] == [FallShort(flicked + SHORT_TICKS, 0, card)]


@every_arena
def test_bots_play_a_whole_match_step_by_step(arena_of: Callable[[int], Arena]) -> None:
    session = LiveSession(open_table(2, tournament=False), {0: BOTS["sharp"], 1: BOTS["random"]}, arena_of(2))
    while not session.is_over:
        session.step()
        assert session.tick < 20_000
    assert session.match.outcome() is not None
    assert not session.step().heard


def test_both_arenas_let_the_same_bots_play_the_same_match() -> None:
    sessions = [
        LiveSession(open_table(4, mistake_pause=True), dict.fromkeys(range(4), BOTS["sharp"]), arena_of(4))
        for arena_of in ARENAS.values()
    ]
    for session in sessions:
        for _ in range(3000):
            session.step()
    one, other = sessions
    assert one.match.acts == other.match.acts
    assert len(one.match.acts) > 100


# --- breaks ------------------------------------------------------------------------------------------------------


def kept_until(acts: int, arena_of: Callable[[int], Arena]) -> LiveSession:
    """A match of bots that was left after so many acts."""
    session = LiveSession(open_table(3, mistake_pause=True), BOTS_AT_ALL_SEATS, arena_of(3))
    while len(session.match.acts) < acts:
        session.step()
    return session


@every_arena
@settings(max_examples=20)
@given(acts=st.integers(0, 250))
def test_a_match_goes_on_wherever_it_was_left(arena_of: Callable[[int], Arena], acts: int) -> None:
    """Also between two acts of one tick. Cards in flight arrive, and pauses end, as if nothing had been."""
    left = kept_until(acts, arena_of)
    told = left.acts_as_told()[:acts]
    session = continue_live(table_as_told(left.match.table), told, BOTS_AT_ALL_SEATS, arena_of(3))
    assert session.acts_as_told() == told
    state: State = session.match.state
    soon = session.tick + 1
    due: set[Action] = {Arrive(session.tick + FLIGHT_TICKS, flight.seat, flight.card) for flight in state.flights}
    due |= {Release(max(until, soon), seat) for seat, until in enumerate(state.paused_until) if until is not None}
    events = [event for _ in range(400) for event in session.step().events]
    reported = {act.action for act, _ in session.match.acts[acts:]}
    assert due < reported or any(isinstance(event, PileTurned | RoundWon) for event in events)


@settings(max_examples=20)
@given(acts=st.integers(0, 250))
def test_after_a_break_the_table_looks_as_the_state_has_it(acts: int) -> None:
    left = kept_until(acts, ARENAS["without physics"])
    arena = PhysicalArena(Corners(3))
    told = [act for act, _ in left.match.acts]
    state: State = LiveSession(left.match.table, BOTS_AT_ALL_SEATS, arena, told).match.state
    assert tuple(shown.card for shown in arena.shown() if shown.kind == "heap") == state.pile
    assert [shown.number for shown in arena.shown() if shown.kind != "heap"] == [
        flight.number for flight in state.flights
    ]


def test_a_pause_that_ended_in_the_tick_of_the_break_ends_after_it() -> None:
    """What was kept may end between two acts of one tick."""
    session = started(session_of(2, mistake_pause=True))
    while (until := session.match.state.paused_until[0]) is None:
        session.press(0, Flick(first_card(session, 0)))
        session.step()
    acts = [act for act, _ in session.match.acts]
    resumed = LiveSession(session.match.table, {}, FixedFlights(), [*acts, Act(until, 1, Draw())])
    assert (resumed.tick, resumed.match.state.paused_until[0]) == (until, until)
    assert [heard.action for heard in resumed.step().heard] == [Release(until + 1, 0)]


def test_a_break_changes_nothing_for_bots_that_were_about_to_look() -> None:
    """Each look has dice of its own: two who go on from the same acts play the same match."""
    left = kept_until(40, ARENAS["without physics"])
    acts = [act for act, _ in left.match.acts]
    sessions = [
        LiveSession(left.match.table, BOTS_AT_ALL_SEATS, FixedFlights(countdown_ticks=COUNTDOWN), acts)
        for _ in range(2)
    ]
    for session in sessions:
        for _ in range(500):
            session.step()
    assert sessions[0].match.acts == sessions[1].match.acts


# --- calm --------------------------------------------------------------------------------------------------------


def run_until_still(session: LiveSession) -> int:
    begun = session.tick
    while not session.stands_still:
        session.step()
        assert session.tick < begun + 5000
    return session.tick - begun


@every_arena
def test_in_calm_mode_time_stands_still_until_somebody_acts(arena_of: Callable[[int], Arena]) -> None:
    session = LiveSession(open_table(3), {1: BOTS["sharp"], 2: BOTS["sharp"]}, arena_of(3), is_calm=True)
    run_until_still(session)
    assert session.match.state.phase == "live"
    tick, acts = session.tick, len(session.match.acts)
    for _ in range(500):
        assert session.step().heard == ()
    assert (session.tick, len(session.match.acts)) == (tick, acts)
    session.press(0, Flick(first_card(session, 0)))
    assert session.step().heard[0].seat == 0
    assert run_until_still(session) >= CALM_TICKS - 1
    assert not session.match.state.flights


@every_arena
def test_in_calm_mode_bots_act_for_a_moment_after_each_press(arena_of: Callable[[int], Arena]) -> None:
    """However long their cards then slide: nobody is run over."""
    bots = dict.fromkeys((1, 2, 3), BOTS["sharp"])
    session = LiveSession(open_table(4), bots, arena_of(4), is_calm=True)
    run_until_still(session)
    longest = 0
    for _ in range(12):
        before, pressed = len(session.match.acts), session.tick
        session.wait()
        longest = max(longest, run_until_still(session))
        assert all(act.tick - pressed <= CALM_TICKS for act, _ in session.match.acts[before:] if act.seat != ARENA)
    assert longest > CALM_TICKS
    assert len({act.seat for act, _ in session.match.acts}) > 2


def test_in_calm_mode_a_slow_bot_acts_after_some_presses() -> None:
    """What it planned for later than a moment from now, it does some moments later."""

    def slow(view: State, seat: Seat, dice: Dice) -> Generator[None, None, Plan]:
        yield
        return Plan(4 * CALM_TICKS, Draw())

    session = LiveSession(open_table(2), {1: slow}, FixedFlights(countdown_ticks=COUNTDOWN), is_calm=True)
    acted = []
    for _ in range(9):
        run_until_still(session)
        acted.append(sum(act.seat == 1 for act, _ in session.match.acts))
        session.wait()
    assert acted == [0, 0, 0, 0, 1, 1, 1, 1, 2]


def test_in_calm_mode_a_pause_is_waited_for() -> None:
    session = session_of(2, bots=["sharp"], is_calm=True, mistake_pause=True)
    run_until_still(session)
    while None in session.match.state.paused_until[:1]:
        session.press(0, Flick(first_card(session, 0)))
        session.step()
    run_until_still(session)
    assert session.match.state.paused_until[0] is None


def test_a_calm_match_comes_to_its_end() -> None:
    session = session_of(2, bots=["sharp"], is_calm=True, tournament=False)
    dice = Dice(5)
    run_until_still(session)
    while not session.is_over:
        session.press(0, dice.choice(RULES.legal(session.match.state, 0)))
        run_until_still(session)
    assert session.match.outcome() is not None


def test_bots_among_themselves_are_never_calm() -> None:
    session = session_of(2, bots=["sharp", "sharp"], is_calm=True)
    for _ in range(500):
        assert not session.stands_still
        session.step()
