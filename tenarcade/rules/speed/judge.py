"""What Plus Minus allows: refusals, and the actions that are not refused."""

from collections.abc import Sequence

from tenarcade.core.clock import MAX_TICK
from tenarcade.core.game import Action, Card, Seat
from tenarcade.core.phrase import Refusal
from tenarcade.rules.speed.actions import Arrive, Draw, FallShort, Flick, Release, Start
from tenarcade.rules.speed.deck import DECK
from tenarcade.rules.speed.table import State, can_draw, can_flick, flight_of

FLICKS: dict[Card, Flick] = {card: Flick(card) for card in DECK}
DRAW = Draw()


def seat_refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Flick(card):
            if flight_of(state, seat) is not None:
                return Refusal("card-in-flight")
            return None if card in state.hands[seat] else Refusal("not-in-hand", {"card": card})
        case Draw():
            return None if state.stacks[seat] else Refusal("stack-empty")
    return Refusal("arena-only")


def arena_refusal(state: State, action: Action) -> Refusal | None:
    match action:
        case Start() | Arrive() | FallShort() | Release():
            if action.tick < state.tick:
                return Refusal("tick-too-early", {"tick": action.tick, "earliest": state.tick})
            return _report_refusal(state, action)
    return Refusal("seats-only")


def _report_refusal(state: State, action: Start | Arrive | FallShort | Release) -> Refusal | None:
    match action:
        case Start():
            return None if state.phase == "ready" else Refusal("already-started")
        case Release(tick, seat):
            return _release_refusal(state, tick, seat)
        case Arrive(tick, seat, card) | FallShort(tick, seat, card):
            flight = flight_of(state, seat)
            if flight is None or flight.card != card:
                return Refusal("not-in-flight", {"card": card})
            overtaken = tick == state.arrival_tick and flight.number < state.arrival_flick
            return Refusal("flicked-earlier", {"tick": tick}) if overtaken and type(action) is Arrive else None


def _release_refusal(state: State, tick: int, seat: Seat) -> Refusal | None:
    until = state.paused_until[seat] if 0 <= seat < len(state.paused_until) else None
    if until is None:
        return Refusal("not-paused")
    return Refusal("pause-not-over", {"tick": tick, "until": until}) if tick < until else None


def arena_examples(state: State) -> Sequence[Action]:
    tick = min(state.tick + 1, MAX_TICK)
    if state.phase != "live":
        return (Start(tick),) if state.phase == "ready" else ()
    reports: list[Action] = []
    for flight in state.flights:
        if tick != state.arrival_tick or flight.number > state.arrival_flick:
            reports.append(Arrive(tick, flight.seat, flight.card))
        reports.append(FallShort(tick, flight.seat, flight.card))
    for seat, until in enumerate(state.paused_until):
        if until is not None:
            reports.append(Release(max(tick, until), seat))
    return reports


def seat_choices(state: State, seat: Seat) -> Sequence[Action]:
    if state.phase != "live" or not 0 <= seat < len(state.hands):
        return ()
    flicks = [FLICKS[card] for card in dict.fromkeys(state.hands[seat])] if can_flick(state, seat) else []
    return (*flicks, DRAW) if can_draw(state, seat) else flicks
