"""R2, R3.1 and R3.2: dealing, the round card, and everybody's first card."""

from msgspec.structs import replace

from tenarcade.core.dice import Dice
from tenarcade.core.game import Event, Seat
from tenarcade.core.starter import choose_starter
from tenarcade.core.tuples import without
from tenarcade.rules.retro.actions import NameStarter, PlayFirst
from tenarcade.rules.retro.bidding import begin_bidding
from tenarcade.rules.retro.cards import (
    CHIPS_EACH,
    HAND_SIZE,
    JOKER,
    JOKERS,
    NORMAL_CARDS,
    PENALTY_CARDS,
    ROUND_CARDS,
)
from tenarcade.rules.retro.events import FirstCardPlayed, HandDealt, RoundStarted, StarterNamed, TableSet
from tenarcade.rules.retro.table import FirstCard, Options, Place, State, with_place

_DEALT = HAND_SIZE - 1


def set_the_table(options: Options, seats: int, dice: Dice, events: list[Event]) -> State:
    round_cards = dice.shuffled(ROUND_CARDS)
    spare = (JOKER,) * (JOKERS - seats)
    deck = dice.shuffled(NORMAL_CARDS + PENALTY_CARDS + (spare if options.spare_jokers else ()))
    starter = choose_starter(options.starter, seats, dice)
    hands = [(JOKER, *deck[seat * _DEALT : (seat + 1) * _DEALT]) for seat in range(seats)]
    state = State(
        places=tuple([Place(hand, CHIPS_EACH) for hand in hands]),
        starter=starter,
        turn=starter,
        phase="first",
        pile=deck[seats * _DEALT :],
        round_cards=round_cards,
        removed=() if options.spare_jokers else spare,
        dice=dice.state,
    )
    events.append(TableSet(starter, round_cards, state.pile, state.removed, CHIPS_EACH))
    events.extend(HandDealt(seat, hand) for seat, hand in enumerate(hands))
    return begin_round(state, starter, events)


def begin_round(state: State, starter: Seat, events: list[Event]) -> State:
    """R3.1"""
    card = state.round_cards[0]
    events.append(RoundStarted(state.round_number + 1, card, starter))
    return replace(
        state, round_card=card, round_cards=state.round_cards[1:], starter=starter, turn=starter, phase="first"
    )


def play_first(state: State, seat: Seat, action: PlayFirst, events: list[Event]) -> State:
    """R3.2"""
    card, face_up, chips = action.card, action.face_up, action.chips
    events.append(FirstCardPlayed(seat, card, face_up, chips))
    place = state.places[seat]
    place = Place(
        hand=without(place.hand, card),
        chips=place.chips - chips,
        penalties=place.penalties,
        first=FirstCard(card, face_up, (seat,)),
        protection=chips,
    )
    state = with_place(state, seat, place)
    following = state.after(seat)
    return begin_bidding(state, events) if following == state.starter else replace(state, turn=following)


def name_starter(state: State, seat: Seat, action: NameStarter, events: list[Event]) -> State:
    """R3.5.6"""
    events.append(StarterNamed(seat, action.starter))
    return begin_round(state, action.starter, events)
