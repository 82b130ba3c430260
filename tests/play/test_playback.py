"""Journals of Plus Minus shown again, flight by flight."""

from collections import Counter

import pytest

from tenarcade.arena.flick import FLIGHT_TICKS, SHORT_TICKS
from tenarcade.arena.geometry import Corners
from tenarcade.bots.speed import BOTS
from tenarcade.core.game import ARENA, Action
from tenarcade.play.journal import read_journal, write_journal
from tenarcade.play.live_table import play_live
from tenarcade.play.match import Match
from tenarcade.play.playback import Fate, Flown, Playback, flights_of
from tenarcade.play.simulated_arena import FixedFlights
from tenarcade.rules.speed.actions import Arrive, Draw, FallShort, Flick, Start
from tests.play.speed_matches import dice_for, open_match
from tests.play.speed_storm import Storm


def recorded_storm() -> Match:
    storm = Storm(4, seed=3, fitting=6, gestures=4)
    for _ in range(2500):
        storm.step()
    return read_journal(write_journal(storm.session.match))


def test_a_journal_knows_when_each_card_flew_and_what_became_of_it() -> None:
    match = open_match(2, seed=1)
    match.submit(5, ARENA, Start(5))
    one, other = (hand[0] for hand in match.state.hands)
    match.submit(10, 0, Flick(one))
    match.submit(12, 1, Flick(other))
    match.submit(30, ARENA, FallShort(30, 0, one))
    match.submit(41, ARENA, Arrive(41, 1, other))
    match.submit(44, 0, Flick(one))
    fate: Fate = "landed" if match.state.pile[-1] == other else "wrong"
    assert flights_of(match.acts) == (
        Flown(1, 0, one, 10, 30, "short"),
        Flown(2, 1, other, 12, 41, fate),
        Flown(3, 0, one, 44),
    )


def test_every_flight_of_a_storm_is_known() -> None:
    match = recorded_storm()
    flown = flights_of(match.acts)
    assert len(flown) == sum(isinstance(act.action, Flick) for act, _ in match.acts)
    assert Counter(flight.fate for flight in flown).keys() >= {"landed", "won", "too-slow", "wrong", "short", None}
    for flight in flown:
        if flight.decided is not None:
            assert flight.decided - flight.flicked == (SHORT_TICKS if flight.fate == "short" else FLIGHT_TICKS)


@pytest.mark.clause("S6.4")
def test_a_playback_shows_the_match_that_was_recorded() -> None:
    recorded = recorded_storm()
    playback = Playback(recorded, Corners(4))
    while not playback.is_over:
        playback.step()
        state = playback.match.state
        shown = playback.arena.shown()
        assert [card.number for card in shown if card.kind == "flying"] == [flight.number for flight in state.flights]
        assert tuple(card.card for card in shown if card.kind == "heap") == state.pile
    assert playback.match.acts == recorded.acts
    assert playback.tick == recorded.acts[-1][0].tick


def played_with(flight_ticks: int) -> Match:
    match = open_match(2, seed=2, tournament=False)
    play_live(match, [BOTS["sharp"]] * 2, dice_for(2), arena=FixedFlights(flight_ticks))
    return match


@pytest.mark.parametrize("flight_ticks", [12, 25, 90])
def test_flights_of_other_arenas_are_shown_as_long_as_they_took(
    flight_ticks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table sees each card at the pile in the very tick in which it was recorded there."""
    match = played_with(flight_ticks)
    playback = Playback(match, Corners(2))
    taken: list[Action] = []
    take = playback.arena.take

    def remember() -> Action:
        taken.append(take())
        return taken[-1]

    monkeypatch.setattr(playback.arena, "take", remember)
    while not playback.is_over:
        playback.step()
    recorded = [act.action for act, _ in match.acts if isinstance(act.action, Arrive)]
    assert [report for report in taken if isinstance(report, Arrive)] == recorded


def test_a_flight_too_short_to_see_is_caught_on_its_way() -> None:
    playback = Playback(played_with(1), Corners(2))
    while not playback.is_over:
        playback.step()
        heap = tuple(shown.card for shown in playback.arena.shown() if shown.kind == "heap")
        assert heap == playback.match.state.pile
    for _ in range(200):
        playback.step()
    assert playback.arena.is_still


def test_a_playback_has_a_break_wherever_nothing_happened() -> None:
    playback = Playback(recorded_storm(), Corners(4))
    quiet = [playback.step() for _ in range(10)]
    assert all(not moment.heard for moment in quiet)
    assert [moment.tick for moment in quiet] == list(range(1, 11))
    heard = [heard for _ in range(300) for heard in playback.step().heard]
    assert {type(one.action) for one in heard} >= {Start, Flick, Draw, Arrive}
