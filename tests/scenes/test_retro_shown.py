"""10 Retro's picture, moved on event by event, is what the rules show once everything is told."""

import pytest
from msgspec.structs import replace

from tenarcade.core.game import ONLY, Audience
from tenarcade.rules.retro import RULES
from tenarcade.rules.retro.table import State
from tenarcade.scenes.games.retro.shown import before_deal, shown_after
from tests.matches import open_match, random_match
from tests.tables import TestTable


def lying(shown: State) -> State:
    """Without whose turn it is, and in which auction: events tell what lies where."""
    return replace(shown, turn=None, phase="first", auction=None, dice=0)


def audiences(seats: int) -> list[Audience]:
    return [frozenset(range(seats)), frozenset({0, 1}), *(ONLY[seat] for seat in range(seats))]


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_the_picture_follows_every_event_for_every_audience(seats: int) -> None:
    table = TestTable("retro", seats, {})
    for audience in audiences(seats):
        match, state = random_match(table, seats), open_match(table, seats).state
        shown = before_deal(RULES.view(state, audience))
        for event in match.opening:
            shown = shown_after(shown, event.heard_by(audience))
        assert lying(shown) == lying(RULES.view(state, audience))
        for act, events in match.acts:
            state = RULES.apply(state, act.seat, act.action).state
            for event in events:
                shown = shown_after(shown, event.heard_by(audience))
            assert lying(shown) == lying(RULES.view(state, audience)), act


def test_nobody_has_cards_before_they_are_dealt() -> None:
    before = before_deal(open_match(TestTable("retro", 3, {}), 1).state)
    assert [place.hand for place in before.places] == [(), (), ()]
    assert before.round_card is None
    assert before.round_number == 0


def test_the_pile_shrinks_as_hands_are_dealt() -> None:
    match = open_match(TestTable("retro", 3, {}), 1)
    shown = before_deal(match.state)
    whole = len(shown.pile)
    left = []
    for event in match.opening:
        shown = shown_after(shown, event)
        left.append(len(shown.pile))
    assert sorted({whole, *left}, reverse=True) == [whole, whole - 4, whole - 8, whole - 12]
    assert left[-1] == len(match.state.pile)
