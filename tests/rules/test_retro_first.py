"""10 Retro: the phases of a round, the round card, and the first cards."""

import pytest

from tenarcade.core.game import HIDDEN
from tenarcade.core.setup import set_up
from tenarcade.rules.retro import RULES
from tenarcade.rules.retro.actions import NameStarter, PlayFirst, Stand
from tenarcade.rules.retro.events import (
    BiddingOpened,
    FirstCardKeptDown,
    FirstCardPlayed,
    OpeningPassed,
    PenaltiesTaken,
    RoundDecided,
    RoundStarted,
    SecondCardAdded,
    SecondCardDeclined,
    StarterNamed,
)
from tenarcade.rules.retro.table import Options, State
from tests.rules.retro_table import act, cards, chips, first_cards, legal, place, protections, random_match, table

HAND = "4 5 6 J"
PHASES = [
    (RoundStarted,),
    (FirstCardPlayed,),
    (OpeningPassed, BiddingOpened),
    (FirstCardKeptDown, SecondCardAdded, SecondCardDeclined),
    (RoundDecided,),
]


@pytest.mark.clause("R3.1", "R3.2", "R3.3.1", "R3.4.2")
@pytest.mark.parametrize("seats", range(2, 8))
def test_all_finish_a_phase_in_turn_order_before_the_next_begins(seats: int) -> None:
    _, events = random_match(Options(), seats, seats)
    told = [event for event in events if isinstance(event, sum(PHASES, ()))]
    while told:
        order = [(told[0].starter + step) % seats for step in range(seats)]  # type: ignore[attr-defined]
        for kinds in PHASES:
            count = 1 if kinds in (PHASES[0], PHASES[-1]) else seats
            phase, told = told[:count], told[count:]
            assert all(isinstance(event, kinds) for event in phase)
            if count > 1:
                assert [event.seat for event in phase] == order  # type: ignore[attr-defined]


@pytest.mark.clause("R3.1")
def test_a_round_begins_with_the_top_round_card_for_all_to_see() -> None:
    events = set_up(RULES, Options(starter=2), 3, 5).events
    top = events[0].round_cards[0]
    assert events[-1] == RoundStarted(1, top, starter=1)
    state = set_up(RULES, Options(starter=2), 3, 5).state
    assert RULES.view(state, frozenset({0, 1, 2})).round_card == top
    named = act(table(place(HAND), place(HAND), phase="name", round_cards="r7 r3"), NameStarter(1))
    assert named.events == (StarterNamed(0, 1), RoundStarted(9, "r7", starter=1))
    assert (named.state.round_card, named.state.round_cards) == ("r7", ("r3",))


@pytest.mark.clause("R3.1")
def test_the_loser_of_the_round_takes_the_points_of_the_round_card() -> None:
    state = table(place(up="9"), place(up="8"), phase="second")
    played = act(state, Stand(), Stand())
    assert played.told(PenaltiesTaken) == [PenaltiesTaken(1, cards("r1 9 8"), 3)]
    assert played.state.places[1].penalties == cards("r1 9 8")


@pytest.mark.clause("R3.2")
@pytest.mark.parametrize("starter", range(4))
def test_each_in_turn_plays_one_card(starter: int) -> None:
    state = table(*[place(HAND)] * 4, starter=starter)
    seats = []
    for _ in range(4):
        seats.append(state.turn)
        state = act(state, PlayFirst("5", face_up=True, chips=0)).state
    assert seats == [(starter + step) % 4 for step in range(4)]
    assert [laid.hand for laid in state.places] == [cards("4 6 J")] * 4
    assert first_cards(state) == ["5"] * 4
    assert (state.phase, state.turn) == ("open", starter)


@pytest.mark.clause("R3.2")
@pytest.mark.parametrize(("held", "most"), [(0, 0), (1, 1), (2, 2), (7, 2)])
def test_any_hand_card_may_be_played_on_either_side_with_up_to_two_chips(held: int, most: int) -> None:
    state = table(place("4 4 p6 J", held), place(HAND))
    assert legal(state) == {
        PlayFirst(card, face_up, count)
        for card in ("4", "p6", "J")
        for face_up in (True, False)
        for count in range(most + 1)
    }
    assert len(RULES.legal(state, 0)) == len(legal(state))


@pytest.mark.clause("R3.2")
@pytest.mark.parametrize("count", range(3))
def test_the_protection_comes_from_the_chips_in_hand(count: int) -> None:
    played = act(table(place(HAND), place(HAND)), PlayFirst("4", face_up=True, chips=count))
    assert played.events == (FirstCardPlayed(0, "4", face_up=True, protection=count),)
    assert (chips(played.state), protections(played.state)) == ([7 - count, 7], [count, 0])


@pytest.mark.clause("R3.2")
def test_a_card_played_face_down_is_known_to_its_owner_alone() -> None:
    played = act(table(*[place(HAND)] * 3), PlayFirst("4", face_up=False, chips=1))
    state, (event,) = played.state, played.events
    assert first_card_seen(state, {0}) == "4"
    for audience in ({1}, {2}, {0, 1}):
        assert first_card_seen(state, audience) == HIDDEN
        assert event.heard_by(frozenset(audience)) == FirstCardPlayed(0, HIDDEN, face_up=False, protection=1)


@pytest.mark.clause("R3.2")
def test_a_card_played_face_up_is_known_to_all() -> None:
    played = act(table(*[place(HAND)] * 3), PlayFirst("4", face_up=True, chips=1))
    assert first_card_seen(played.state, {0, 1, 2}) == "4"
    assert played.events[0].heard_by(frozenset({1})) == played.events[0]


def first_card_seen(state: State, audience: set[int]) -> str:
    return RULES.view(state, frozenset(audience)).places[0].first_on_table.card
