"""Plus Minus over whole matches: storms of actions, the referee's word, replays, and tables that are stuck."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tenarcade.core.dice import Dice
from tenarcade.core.game import ARENA, Action, Event
from tenarcade.rules.speed import RULES
from tenarcade.rules.speed.actions import Arrive, Draw, FallShort, Flick, Release, Start
from tenarcade.rules.speed.deck import DECK, FOLLOWERS, VALUE, ring
from tenarcade.rules.speed.events import PileTurned
from tenarcade.rules.speed.table import Options, State, is_stuck
from tests.referees import speed as referee

TABLES = [(seats, tournament, pause) for seats in (2, 3, 4) for tournament in (False, True) for pause in (False, True)]

Record = tuple[int, Action, tuple[Event, ...]]


def play_by_lot(options: Options, seats: int, seed: int) -> tuple[State, list[Event], list[Record]]:
    """A match of random actions, the arena's too, with what happened at each."""
    dice = Dice(seed + 1000)
    opening = RULES.setup(options, seats, Dice(seed))
    state, events = opening.state, list(opening.events)
    records: list[Record] = []
    while acting := RULES.to_act(state):
        seat = dice.choice(sorted(acting))
        action = dice.choice(RULES.legal(state, seat))
        step = RULES.apply(state, seat, action)
        state = step.state
        events.extend(step.events)
        records.append((seat, action, step.events))
        assert len(records) < 50_000, "the match does not end"
    return state, events, records


def told(options: Options, seats: int, seed: int) -> tuple[dict[str, Any], list[dict[str, Any]], State]:
    state, events, _ = play_by_lot(options, seats, seed)
    header = {"options": msgspec.to_builtins(options), "seats": seats}
    return header, msgspec.to_builtins(events), state


# --- storms ------------------------------------------------------------------------------------------------------


class Probe(msgspec.Struct, frozen=True):
    seat: int
    kind: int
    pick: int
    delay: int
    # Whether the arena does a seat's act, or a seat the arena's.
    swapped: bool


probes = st.builds(
    Probe,
    seat=st.integers(0, 4),
    kind=st.integers(0, 8),
    pick=st.integers(0, 99),
    delay=st.sampled_from([0, 0, 1, 1, 1, 200, -1]),
    swapped=st.sampled_from([False] * 9 + [True]),
)


def act_of(probe: Probe, state: State) -> tuple[int, Action]:
    """Often sensible, often not: the card may be anybody's, the tick too early, the seat absent."""
    tick = max(0, state.tick + probe.delay)
    owner = probe.pick % len(state.hands)
    flying = [(flight.seat, flight.card) for flight in state.flights] or [(owner, DECK[probe.pick % 73])]
    flyer, card = flying[probe.pick % len(flying)]
    hand = state.hands[probe.seat % len(state.hands)] or DECK
    flick, arrive = Flick(hand[probe.pick % len(hand)]), Arrive(tick, flyer, card)
    rarely = (Draw(), Start(tick), FallShort(tick, flyer, card), Release(tick, owner))
    action = (flick, flick, arrive, arrive, arrive, *rarely)[probe.kind]
    is_arenas = not isinstance(action, Flick | Draw)
    return (ARENA if is_arenas != probe.swapped else probe.seat), action


def near_the_end(state: State) -> State:
    """Two cards in each hand, and all others in the pile."""
    hands = tuple(hand[:2] for hand in state.hands)
    pile = tuple((Counter(DECK) - Counter(card for hand in hands for card in hand)).elements())
    state = replace(state, hands=hands, stacks=((),) * len(hands), pile=pile)
    while is_stuck(state):
        state = replace(state, pile=(*state.pile[1:], state.pile[0]))
    return state


def assert_sound(state: State) -> None:
    assert RULES.inventory(state) == Counter(DECK)
    owners = [flight.seat for flight in state.flights]
    assert len(set(owners)) == len(owners)
    assert [flight.number for flight in state.flights] == sorted(flight.number for flight in state.flights)
    assert state.phase != "live" or not is_stuck(state)
    assert bool(RULES.to_act(state)) == (RULES.outcome(state) is None)


@pytest.mark.clause("S6.3")
@settings(max_examples=60)
@given(
    seats=st.integers(2, 4),
    pause=st.booleans(),
    seed=st.integers(0, 2**53 - 1),
    endgame=st.booleans(),
    storm=st.lists(probes, min_size=100, max_size=150),
)
def test_no_storm_of_actions_loses_or_doubles_a_card(
    seats: int, pause: bool, seed: int, endgame: bool, storm: list[Probe]
) -> None:
    state = RULES.setup(Options(mistake_pause=pause), seats, Dice(seed)).state
    state = near_the_end(state) if endgame else state
    for probe in storm:
        seat, action = act_of(probe, state)
        if RULES.refusal(state, seat, action) is None:
            state = RULES.apply(state, seat, action).state
            assert_sound(state)


@pytest.mark.parametrize(("seats", "tournament", "pause"), TABLES)
def test_every_match_of_random_actions_ends_with_one_loser_at_least(seats: int, tournament: bool, pause: bool) -> None:
    state, _, _ = play_by_lot(Options(tournament, pause), seats, seed=3)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert len(state.scorelines) == (2 * seats if tournament else 1)
    assert all(line.minus[line.winner] == 0 < sum(line.minus) for line in state.scorelines)


# --- stuck -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("S3.2")
def test_whatever_is_held_some_card_of_a_pile_is_matched() -> None:
    """The two facts on which the end of turning rests; the argument is told where the pile is turned."""
    for value in range(1, 11):
        card = f"{value}/1"
        takers = {VALUE[top] for top in DECK if card in FOLLOWERS[top]}
        assert takers >= {ring(value - 1), ring(value + 1)}
    assert all(FOLLOWERS[top] for top in DECK)


@st.composite
def stuck_tables(draw: st.DrawFn) -> State:
    """Stacks empty, and a few values held by as many cards as there are, so that matches are rare."""
    seats = draw(st.integers(2, 4))
    deck = Dice(draw(st.integers(0, 2**32))).shuffled(DECK)
    values = draw(st.sets(st.integers(1, 10), min_size=1, max_size=4))
    wanted = sorted(deck, key=lambda card: VALUE[card] not in values)
    held = draw(st.integers(2 * seats, 72))
    pile = tuple(wanted[held:])
    tops = [card for card in pile if FOLLOWERS[card].isdisjoint(wanted[:held])]
    if tops:
        top = draw(st.sampled_from(tops))
        place = pile.index(top)
        pile = (*pile[:place], *pile[place + 1 :], top)
    state = RULES.setup(Options(), seats, Dice(0)).state
    hands = tuple(tuple(wanted[seat:held:seats]) for seat in range(seats))
    return replace(state, phase="live", hands=hands, stacks=((),) * seats, pile=pile)


@pytest.mark.clause("S3.2")
@settings(max_examples=300)
@given(state=stuck_tables())
def test_turning_the_pile_always_ends_before_it_has_gone_round(state: State) -> None:
    card = state.hands[0][0]
    flying = RULES.apply(state, 0, Flick(card)).state
    step = RULES.apply(flying, ARENA, FallShort(1, 0, card))
    turned = [event for event in step.events if isinstance(event, PileTurned)]
    assert bool(turned) == is_stuck(state)
    assert len(turned) < len(state.pile) or not turned
    assert not is_stuck(step.state)
    assert RULES.inventory(step.state) == Counter(DECK)


def test_matches_of_random_actions_are_stuck_now_and_then() -> None:
    turned = 0
    for seed in range(12):
        _, events, _ = play_by_lot(Options(), 2, seed)
        turned += sum(isinstance(event, PileTurned) for event in events)
    assert turned > 0


# --- the referee and replays -------------------------------------------------------------------------------------


@pytest.mark.clause("S6.4")
@pytest.mark.parametrize(("seats", "tournament", "pause"), TABLES)
def test_the_recorded_actions_replay_to_the_same_result(seats: int, tournament: bool, pause: bool) -> None:
    options = Options(tournament, pause)
    final, _, records = play_by_lot(options, seats, seed=8)
    decoder = msgspec.json.Decoder(Flick | Draw | Start | Arrive | FallShort | Release)
    state = RULES.setup(options, seats, Dice(8)).state
    for seat, action, events in records:
        step = RULES.apply(state, seat, decoder.decode(msgspec.json.encode(action)))
        assert step.events == events
        state = step.state
    assert state == final


@pytest.mark.clause("S6.4")
@pytest.mark.parametrize(("seats", "tournament", "pause"), TABLES)
@pytest.mark.parametrize("seed", [11, 12, 13])
def test_the_referee_finds_the_same_result_from_the_events_alone(
    seats: int, tournament: bool, pause: bool, seed: int
) -> None:
    header, events, state = told(Options(tournament, pause), seats, seed)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert referee.check(header, events) == {"winners": list(outcome.winners), "scores": list(outcome.scores)}


FALSIFIED = {
    "round-opened": ("round", "rounds", "opening"),
    "seat-dealt": ("seat", "hand", "stack"),
    "hand-shown": ("seat", "hand"),
    "card-flicked": ("seat", "card", "number", "matched"),
    "card-drawn": ("seat", "card", "left"),
    "card-landed": ("seat", "card", "called"),
    "card-returned": ("seat", "card", "why"),
    "seat-paused": ("tick", "seat", "until"),
    "seat-released": ("tick", "seat"),
    "pile-turned": ("top",),
    "round-won": ("seat", "card"),
    "seat-scored": ("seat", "in_hand", "in_stack", "in_flight", "minus", "total"),
    "match-scored": ("winners", "scores", "rounds"),
}


def falsify(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value - 1
        case "wrong" | "short":
            return "too-slow"
        case "too-slow":
            return "wrong"
        case str():
            return "1/1" if value != "1/1" else "2/1"
        case [first, *rest]:
            return [falsify(first), *rest]
        case dict():
            return {**value, "winner": value["winner"] - 1}
    raise TypeError(value)


@pytest.fixture(scope="module")
def told_match() -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """One match in which everything happens that can happen."""
    for seed in range(100):
        header, events, _ = told(Options(mistake_pause=True), 2, seed)
        if {event["type"] for event in events} >= FALSIFIED.keys():
            return header, events
    raise AssertionError("no match has every kind of event")


@pytest.mark.parametrize(("kind", "field"), [(kind, field) for kind, fields in FALSIFIED.items() for field in fields])
def test_the_referee_notices_a_falsified_event(
    kind: str, field: str, told_match: tuple[dict[str, Any], list[dict[str, Any]]]
) -> None:
    header, events = told_match
    places = [place for place, event in enumerate(events) if event["type"] == kind]
    # Of the very last flick the arrival is never told, if somebody else wins meanwhile.
    place = places[len(places) // 2]
    event = events[place]
    false = {**event, field: falsify(event[field])}
    with pytest.raises(AssertionError):
        referee.check(header, [*events[:place], false, *events[place + 1 :]])


@pytest.mark.parametrize("kind", [*FALSIFIED, "start-signalled"])
def test_the_referee_notices_a_missing_and_a_repeated_event(
    kind: str, told_match: tuple[dict[str, Any], list[dict[str, Any]]]
) -> None:
    header, events = told_match
    place = next(place for place, event in enumerate(events) if event["type"] == kind)
    with pytest.raises(AssertionError):
        referee.check(header, events[:place] + events[place + 1 :])
    with pytest.raises(AssertionError):
        referee.check(header, [*events[: place + 1], *events[place:]])


def test_the_referee_notices_time_that_runs_back(told_match: tuple[dict[str, Any], list[dict[str, Any]]]) -> None:
    header, events = told_match
    place = max(place for place, event in enumerate(events) if event["type"] == "card-landed")
    with pytest.raises(AssertionError, match="time ran back"):
        referee.check(header, [*events[:place], {**events[place], "tick": 0}, *events[place + 1 :]])


def test_the_referee_notices_other_options(told_match: tuple[dict[str, Any], list[dict[str, Any]]]) -> None:
    header, events = told_match
    for options in ({"tournament": False, "mistake_pause": True}, {"tournament": True, "mistake_pause": False}):
        with pytest.raises(AssertionError):
            referee.check({**header, "options": options}, events)
