"""R3.4: turning up, adding a second card, or not."""

from msgspec.structs import replace

from tenarcade.core.game import Event, Seat
from tenarcade.core.tuples import without
from tenarcade.rules.retro.actions import AddSecond, KeepDown, Stand, TurnUp
from tenarcade.rules.retro.cards import VALUES, total
from tenarcade.rules.retro.events import (
    FirstCardKeptDown,
    FirstCardTurnedUp,
    ProtectionCollected,
    SecondCardAdded,
    SecondCardDeclined,
)
from tenarcade.rules.retro.result import decide_round
from tenarcade.rules.retro.table import FirstCard, State, with_place


def begin_second_cards(state: State, events: list[Event]) -> State:
    """R3.4.1"""
    chips = tuple([place.protection for place in state.places])
    if any(chips):
        pot = state.pot + sum(chips)
        events.append(ProtectionCollected(chips, pot))
        bare = tuple([replace(place, protection=0) if place.protection else place for place in state.places])
        state = replace(state, places=bare, pot=pot)
    return replace(state, phase="second", turn=state.starter, auction=None)


def _next_second_card(state: State, last: Seat, events: list[Event]) -> State:
    seat = state.after(last)
    return decide_round(state, events) if seat == state.starter else replace(state, turn=seat)


def turn_up(state: State, seat: Seat, _: TurnUp, events: list[Event]) -> State:
    """The seat stays on turn even if no card fits: to skip it would tell everybody about its hand."""
    place = state.places[seat]
    first = place.first_on_table
    events.append(FirstCardTurnedUp(seat, first.card))
    return with_place(state, seat, replace(place, first=FirstCard(first.card, face_up=True, known_to=first.known_to)))


def keep_down(state: State, seat: Seat, _: KeepDown, events: list[Event]) -> State:
    events.append(FirstCardKeptDown(seat))
    return _next_second_card(state, seat, events)


def add_second(state: State, seat: Seat, action: AddSecond, events: list[Event]) -> State:
    place = state.places[seat]
    card = action.card
    events.append(SecondCardAdded(seat, card, total(place.first_on_table.card, card)))
    place = replace(place, hand=without(place.hand, card), second=card)
    return _next_second_card(with_place(state, seat, place), seat, events)


def stand(state: State, seat: Seat, _: Stand, events: list[Event]) -> State:
    events.append(SecondCardDeclined(seat, VALUES[state.places[seat].first_on_table.card]))
    return _next_second_card(state, seat, events)
