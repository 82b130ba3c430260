"""How Plus Minus runs: what each allowed action does to the table."""

from collections.abc import Iterable

from msgspec.structs import replace

from tenarcade.core.clock import MAX_TICK, TICKS_PER_SECOND
from tenarcade.core.dice import Dice
from tenarcade.core.game import Card, Event, Seat, Step
from tenarcade.core.tuples import with_item
from tenarcade.rules.speed.actions import Arrive, FallShort
from tenarcade.rules.speed.deck import DECK, FOLLOWERS, VALUE
from tenarcade.rules.speed.events import (
    CardDrawn,
    CardFlicked,
    CardLanded,
    CardReturned,
    HandShown,
    MatchScored,
    PileTurned,
    RoundOpened,
    RoundWon,
    SeatDealt,
    SeatPaused,
    SeatReleased,
    SeatScored,
    StartSignalled,
    Why,
)
from tenarcade.rules.speed.table import Flight, Scoreline, State, cards_owned, is_stuck, leaders, totals

SpeedStep = Step[State, Event]

HAND_DEALT = 4
PAUSE_TICKS = TICKS_PER_SECOND * 3 // 2


def deal(state: State, dice: Dice) -> SpeedStep:
    """S1.2 and S1.3: one card each in turn, each on top of the one before; then four into the hand."""
    seats = len(state.paused_until)
    deck = dice.shuffled(DECK)
    dealt = [deck[seat:-1:seats] for seat in range(seats)]
    state = replace(
        state,
        phase="ready",
        stacks=tuple(cards[:-HAND_DEALT] for cards in dealt),
        hands=tuple(cards[: -HAND_DEALT - 1 : -1] for cards in dealt),
        pile=deck[-1:],
        paused_until=(None,) * seats,
        flights=(),
        dice=dice.state,
    )
    opened = RoundOpened(len(state.scorelines) + 1, state.rounds, deck[-1])
    hands_and_stacks = zip(state.hands, state.stacks, strict=True)
    return Step(state, (opened, *(SeatDealt(seat, *cards) for seat, cards in enumerate(hands_and_stacks))))


def flick(state: State, seat: Seat, card: Card) -> SpeedStep:
    hand = state.hands[seat]
    place = hand.index(card)
    number = state.flicks + 1
    matched = card in FOLLOWERS[state.pile[-1]]
    state = replace(
        state,
        hands=with_item(state.hands, seat, hand[:place] + hand[place + 1 :]),
        flights=(*state.flights, Flight(seat, card, number, place, matched)),
        flicks=number,
    )
    return Step(state, (CardFlicked(seat, card, number, matched),))


def draw(state: State, seat: Seat) -> SpeedStep:
    *rest, card = state.stacks[seat]
    state = replace(
        state,
        hands=with_item(state.hands, seat, (*state.hands[seat], card)),
        stacks=with_item(state.stacks, seat, tuple(rest)),
    )
    return _freed(state, CardDrawn(seat, card, len(rest)))


def start(state: State, tick: int) -> SpeedStep:
    shown = (HandShown(seat, hand) for seat, hand in enumerate(state.hands))
    return Step(replace(state, phase="live", tick=tick), (StartSignalled(tick), *shown))


def arrive(state: State, action: Arrive) -> SpeedStep:
    """S2.4: only the top card at this moment counts; S4.1: a seat's only card fits always."""
    tick, seat, card = action.tick, action.seat, action.card
    flight = _flight(state, seat)
    state = replace(state, tick=tick, arrival_tick=tick, arrival_flick=flight.number)
    if cards_owned(state, seat) == 1:
        return _win(state, flight)
    if card in FOLLOWERS[state.pile[-1]]:
        state = replace(state, pile=(*state.pile, card), flights=_without(state, flight))
        return _freed(state, CardLanded(tick, seat, card, VALUE[card]))
    if flight.matched:
        return _return(state, flight, "too-slow")
    return _return(state, flight, "wrong")


def fall_short(state: State, action: FallShort) -> SpeedStep:
    return _return(replace(state, tick=action.tick), _flight(state, action.seat), "short")


def release(state: State, tick: int, seat: Seat) -> SpeedStep:
    return Step(_pause(replace(state, tick=tick), seat, until=None), (SeatReleased(tick, seat),))


def _flight(state: State, seat: Seat) -> Flight:
    return next(flight for flight in state.flights if flight.seat == seat)


def _without(state: State, flight: Flight) -> tuple[Flight, ...]:
    return tuple(other for other in state.flights if other is not flight)


def _pause(state: State, seat: Seat, until: int | None) -> State:
    return replace(state, paused_until=with_item(state.paused_until, seat, until))


def _back_in_hand(state: State, flight: Flight) -> State:
    hand, place = state.hands[flight.seat], flight.place
    return replace(
        state,
        hands=with_item(state.hands, flight.seat, (*hand[:place], flight.card, *hand[place:])),
        flights=_without(state, flight),
    )


def _return(state: State, flight: Flight, why: Why) -> SpeedStep:
    state = _back_in_hand(state, flight)
    returned = CardReturned(state.tick, flight.seat, flight.card, why)
    if why == "wrong" and state.mistake_pause:
        until = min(state.tick + PAUSE_TICKS, MAX_TICK)
        return _freed(_pause(state, flight.seat, until), returned, SeatPaused(state.tick, flight.seat, until))
    return _freed(state, returned)


def _freed(state: State, *events: Event) -> SpeedStep:
    """S3.2 and S3.3: turn the pile for as long as the table is stuck.

    This ends before the pile has gone round once. Otherwise no card in any hand would match any card of the pile:
    for every value held, all the cards that it matches would be held too. Among these are cards one above and one
    below that value, so by and by every value is held; and as every card is matched by some value, the whole deck
    is held and the pile is empty, which it never is.
    """
    if not is_stuck(state):
        return Step(state, events)
    turned = []
    while is_stuck(state):
        bottom, *rest = state.pile
        state = replace(state, pile=(*rest, bottom))
        turned.append(PileTurned(bottom))
    return Step(replace(state, phase="ready", paused_until=(None,) * len(state.hands)), (*events, *turned))


def _win(state: State, flight: Flight) -> SpeedStep:
    state = replace(state, pile=(*state.pile, flight.card), flights=_without(state, flight))
    won = RoundWon(state.tick, flight.seat, flight.card)
    minus = tuple(cards_owned(state, seat) for seat in range(len(state.hands)))
    scored = replace(state, scorelines=(*state.scorelines, Scoreline(flight.seat, minus)))
    events = (won, *_scores(scored, minus))
    if len(scored.scorelines) == scored.rounds:
        return _finish(scored, events)
    dealt = deal(scored, Dice(scored.dice))
    return Step(dealt.state, events + dealt.events)


def _scores(state: State, minus: tuple[int, ...]) -> Iterable[SeatScored]:
    for seat, total in enumerate(totals(state)):
        in_hand, in_stack = len(state.hands[seat]), len(state.stacks[seat])
        yield SeatScored(seat, in_hand, in_stack, minus[seat] - in_hand - in_stack, minus[seat], total)


def _finish(state: State, events: tuple[Event, ...]) -> SpeedStep:
    for flight in state.flights:
        state = _back_in_hand(state, flight)
    scores = totals(state)
    return Step(replace(state, phase="over"), (*events, MatchScored(leaders(scores), scores, state.scorelines)))
