"""Who was faster: told from the acts alone."""

from tenarcade.arena.flick import FLIGHT_TICKS
from tenarcade.bots.speed import BOTS
from tenarcade.core.game import ARENA
from tenarcade.play.journal import read_journal, write_journal
from tenarcade.play.live_table import play_live
from tenarcade.play.match import Match
from tenarcade.play.photo_finish import Race, closest_races, races
from tenarcade.rules.speed.actions import Arrive, Flick, Start
from tenarcade.rules.speed.events import CardReturned
from tests.play.speed_matches import dice_for, open_match
from tests.rules.speed_table import table


def raced(*acts: tuple[int, int, str]) -> Match:
    """Flicks at their ticks; every card arrives after its flight."""
    match = open_match(2, tournament=False)
    match.submit(1, ARENA, Start(1))
    match.state = table("1/1", "2/1 10/2 5/1 6/1", "10/1 2/2 7/1 8/1")
    due = [(tick, seat, Flick(card)) for tick, seat, card in acts]
    for tick, seat, action in due:
        match.submit(tick, seat, action)
    for tick, seat, card in acts:
        match.submit(tick + FLIGHT_TICKS, ARENA, Arrive(tick + FLIGHT_TICKS, seat, card))
    return match


def test_the_second_of_two_lost_by_the_ticks_between_them() -> None:
    match = raced((10, 0, "2/1"), (13, 1, "10/1"))
    assert [*races(match)] == [Race(1, 0, "2/1", 1, "10/1", 3)]
    assert closest_races(match)[0].milliseconds == 25


def test_two_in_one_tick_are_no_time_apart() -> None:
    match = raced((10, 0, "2/1"), (10, 1, "10/1"))
    assert [race.ticks for race in races(match)] == [0]


def test_every_card_that_was_too_slow_has_lost_to_somebody_and_the_closest_come_first() -> None:
    match = open_match(4, 3)
    play_live(match, [BOTS["sharp"]] * 4, dice_for(4))
    slow = [event for _, events in match.acts for event in events if isinstance(event, CardReturned)]
    found = [*races(match)]
    assert len(found) == sum(event.why == "too-slow" for event in slow) > 20
    assert all(race.winner != race.loser and 0 <= race.ticks < FLIGHT_TICKS for race in found)
    assert {race.round for race in found} <= {*range(1, 9)}
    closest = closest_races(match)
    assert [race.ticks for race in closest] == sorted(race.ticks for race in found)[:3]


def test_a_journal_tells_the_same() -> None:
    match = open_match(3, 5, tournament=False)
    play_live(match, [BOTS["sharp"]] * 3, dice_for(3))
    assert [*races(read_journal(write_journal(match)))] == [*races(match)]
