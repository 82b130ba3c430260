"""Plus Minus on a table of mass and friction: storms of flicks, whole matches, and what lies on the table."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenarcade.arena.flick import FLIGHT_TICKS, SHORT_TICKS
from tenarcade.arena.geometry import HEIGHT, PILE, WIDTH, Corners
from tenarcade.arena.heap import LIVE
from tenarcade.bots.speed import BOTS
from tenarcade.core.game import ARENA, Action
from tenarcade.core.race import seat_order
from tenarcade.play.arena import COUNTDOWN_TICKS
from tenarcade.play.journal import read_journal, write_journal
from tenarcade.play.live import LiveSession
from tenarcade.play.live_table import play_live
from tenarcade.play.physical_arena import PhysicalArena
from tenarcade.play.simulated_arena import FixedFlights
from tenarcade.rules.speed.actions import Arrive, Draw, FallShort, Flick, Release, Start
from tenarcade.rules.speed.events import RoundWon
from tenarcade.rules.speed.table import State
from tests.play.speed_matches import dice_for, open_match, open_table
from tests.play.speed_storm import COUNTDOWN, Storm, storm_digest
from tests.rules.speed_table import after, table

ROOT = Path(__file__).resolve().parents[2]

# The most cards that one seat can have on their way: those that it flicked while the first was going home.
RETURNING_A_SEAT = 3


def assert_table_shows(state: State, arena: PhysicalArena) -> None:
    """S6.3: each card is where the rules have it, and nowhere else."""
    shown = arena.shown()
    assert [card.number for card in shown if card.kind == "flying"] == [flight.number for flight in state.flights]
    assert tuple(card.card for card in shown if card.kind == "heap") == state.pile
    for seat, hand in enumerate(state.hands):
        returning = Counter(card.card for card in shown if card.kind == "returning" and card.seat == seat)
        assert returning <= Counter(hand)
        assert returning.total() <= RETURNING_A_SEAT
    assert all(-200 < card.pose.x < WIDTH + 200 and -200 < card.pose.y < HEIGHT + 200 for card in shown)
    still_landing = 2 * len(state.hands)
    assert len(arena._tabletop._space.bodies) <= len(state.hands) * (1 + RETURNING_A_SEAT) + LIVE + still_landing


@pytest.mark.clause("S6.3")
@settings(max_examples=40)
@given(
    seats=st.integers(2, 4),
    seed=st.integers(0, 2**53 - 1),
    fitting=st.integers(0, 10),
    gestures=st.integers(0, 10),
    pause=st.booleans(),
)
def test_in_a_storm_no_card_is_lost_doubled_or_left_lying(
    seats: int, seed: int, fitting: int, gestures: int, pause: bool
) -> None:
    storm = Storm(seats, seed, fitting, gestures, pause=pause)
    for _ in range(1500):
        storm.step()
        assert_table_shows(storm.state, storm.arena)
    assert_times_are_fair(storm)


def assert_times_are_fair(storm: Storm) -> None:
    """S6.1, S6.2, S6.3: every flick is decided after the same time; ties go by the order of the flicks."""
    flicked: dict[int, int] = {}
    for act, _ in storm.session.match.acts:
        match act.action:
            case Flick():
                flicked[act.seat] = act.tick
            case Arrive(tick, seat):
                assert tick - flicked.pop(seat) == FLIGHT_TICKS
            case FallShort(tick, seat):
                assert tick - flicked.pop(seat) == SHORT_TICKS


@pytest.mark.clause("S6.1")
@pytest.mark.parametrize("after", range(8))
def test_flicks_of_one_tick_arrive_in_one_tick_in_the_order_of_the_race(after: int) -> None:
    seats = 4
    session = LiveSession(open_table(seats), {}, PhysicalArena(Corners(seats), countdown_ticks=1))
    for _ in range(1 + after):
        session.step()
    for seat in range(seats):
        ahead = PILE.minus(Corners(seats).slot(seat, 0, 4).spot)
        session.press(seat, Flick(session.match.state.hands[seat][0]), ahead.plus(ahead.right, seat - 1.5))
    tick = session.tick + 1
    for _ in range(FLIGHT_TICKS + 1):
        session.step()
    order = list(seat_order(tick, seats))
    acts = [act for act, _ in session.match.acts]
    assert [act.seat for act in acts if act.tick == tick] == order
    arrivals = [act.action for act in acts if act.tick == tick + FLIGHT_TICKS]
    assert [(type(report), report.seat) for report in arrivals] == [(Arrive, seat) for seat in order]


@pytest.mark.clause("S6.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("pause", [False, True])
def test_bots_play_the_same_match_with_physics_as_without_and_its_journal_replays(seats: int, pause: bool) -> None:
    """Countdowns, pauses, turned piles and new rounds included: the arenas differ only in what is seen."""
    matches = []
    for arena in (FixedFlights(), PhysicalArena(Corners(seats))):
        match = open_match(seats, seed=seats, tournament=seats == 2, mistake_pause=pause)
        names = ("sharp", "random", "cautious", "sharp")
        play_live(match, [BOTS[name] for name in names[:seats]], dice_for(seats), arena=arena)
        matches.append(match)
    plain, physical = matches
    assert physical.acts == plain.acts
    assert {type(act.action) for act, _ in physical.acts} >= {Start, Arrive, Flick, Draw} | (
        {Release} if pause else set()
    )
    again = read_journal(write_journal(physical))
    assert again.state == physical.state
    assert again.outcome() == physical.outcome()


def test_a_round_that_is_won_sweeps_the_table_and_the_last_card_lies_face_down() -> None:
    storm = Storm(2, seed=4, fitting=10, gestures=0)
    while not (won := [event for event in storm.step() if isinstance(event, RoundWon)]):
        pass
    top = [shown for shown in storm.arena.swept if shown.kind == "heap"][-1]
    assert (top.card, top.seat, top.face_down) == (won[0].card, won[0].seat, True)
    assert [shown.card for shown in storm.arena.shown()] == list(storm.state.pile)
    assert len(storm.state.pile) == 1
    assert storm.arena.starts_at == storm.session.tick + COUNTDOWN
    while storm.state.phase == "ready":
        assert storm.arena.swept
        storm.step()
    assert storm.arena.swept == ()
    assert storm.arena.starts_at is None


@pytest.mark.clause("S3.2")
@pytest.mark.parametrize(
    ("state", "acts"),
    [
        (table("9/1 5/3", "1/1 7/1", "10/1 7/1", stacks=("", "1/2")), [(1, Draw())]),
        (table("9/1 5/3", "8/1 3/1 3/1", "3/1 10/1"), [(0, Flick("8/1")), (ARENA, Arrive(40, 0, "8/1"))]),
    ],
    ids=["after a draw", "after a card was accepted"],
)
def test_a_turned_pile_is_turned_on_the_table_too(state: State, acts: list[tuple[int, Action]]) -> None:
    arena = PhysicalArena(Corners(2))
    arena.watch(10, state)
    for act in acts:
        state = after(state, act).state
        arena.watch(10, state)
        assert_table_shows(state, arena)
    assert (state.phase, state.pile[-1]) == ("ready", "9/1")
    assert arena.starts_at == 10 + COUNTDOWN_TICKS


def test_a_state_out_of_nowhere_is_shown_as_it_is_and_its_cards_fly() -> None:
    """As after a break, but on a table that was already in use."""
    arena = PhysicalArena(Corners(2))
    flown = after(table("5/3", "8/1 1/1", "2/1 4/1"), (0, Flick("8/1")), (1, Flick("2/1"))).state
    arena.watch(10, flown)
    elsewhere = after(table("6/1", "8/1 1/1", "2/1 4/1"), (1, Flick("2/1"))).state
    arena.watch(20, elsewhere)
    assert_table_shows(elsewhere, arena)
    arena.advance(arena_tick := 10 + FLIGHT_TICKS)
    assert arena.next_tick() == arena_tick
    assert arena.take() == Arrive(arena_tick, 1, "2/1")


def test_when_the_match_is_over_the_cards_in_the_air_go_home() -> None:
    arena = PhysicalArena(Corners(4))
    match = open_match(4, seed=11, tournament=False)
    play_live(match, [BOTS["sharp"]] * 4, dice_for(4), arena=arena)
    kinds = Counter(shown.kind for shown in arena.shown())
    assert kinds["flying"] == 0
    assert kinds["heap"] == len(match.state.pile)
    assert [shown.face_down for shown in arena.shown() if shown.kind == "heap"][-1]
    arena.advance(match.acts[-1][0].tick + 200)
    assert arena.is_still
    assert arena.next_tick() is None


def test_the_same_flicks_give_the_same_table_in_a_new_process() -> None:
    """Bit by bit, with another order of whatever Python orders by chance."""
    digests = set()
    for chance in ("0", "1"):
        command = [sys.executable, "-m", "tests.play.speed_storm", "7"]
        environment = {"PYTHONHASHSEED": chance, "PYTHONPATH": str(ROOT)}
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=True
        )
        digests.add(done.stdout)
    assert len(digests) == 1
    assert digests == {storm_digest(7)}
