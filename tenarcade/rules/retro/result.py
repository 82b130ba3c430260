"""R3.5 and R4: who wins and loses a round, drawing back, and the end of the match."""

from msgspec.structs import replace

from tenarcade.core.game import Card, Event, Seat
from tenarcade.rules.retro.cards import HAND_SIZE, total
from tenarcade.rules.retro.events import (
    CardsDrawn,
    FirstCardRevealed,
    LostBy,
    MatchEnded,
    MatchScored,
    PenaltiesTaken,
    PotWon,
    RoundCardsTaken,
    RoundDecided,
    SeatScore,
    WonBy,
)
from tenarcade.rules.retro.table import Place, State, points_of, with_place


def decide_round(state: State, events: list[Event]) -> State:
    order = state.turn_order
    for seat in order:
        first = state.places[seat].first_on_table
        if not first.face_up:
            events.append(FirstCardRevealed(seat, first.card))
    values = tuple([total(place.first_on_table.card, place.second) for place in state.places])
    cards = tuple([1 if place.second is None else 2 for place in state.places])
    winner, won_by = winner_of(order, values, cards)
    loser, lost_by = loser_of(order, values, winner)
    events.append(RoundDecided(values, cards, winner, won_by, loser, lost_by))
    state = _draw_back(_pay_out(state, winner, loser, events), events)
    return _end_or_go_on(state, winner, loser, events)


def winner_of(order: tuple[Seat, ...], values: tuple[int, ...], cards: tuple[int, ...]) -> tuple[Seat, WonBy]:
    """R3.5.2"""
    highest = max(values)
    best = [seat for seat in order if values[seat] == highest]
    if len(best) == 1:
        return best[0], "highest"
    with_one_card = [seat for seat in best if cards[seat] == 1]
    if len(with_one_card) == 1:
        return with_one_card[0], "one-card"
    return (with_one_card or best)[0], "earlier"


def loser_of(order: tuple[Seat, ...], values: tuple[int, ...], winner: Seat) -> tuple[Seat, LostBy]:
    """R3.5.3"""
    lowest = min(values)
    worst = [seat for seat in order if values[seat] == lowest and seat != winner]
    if len(worst) > 1:
        return worst[-1], "later"
    return worst[0], "lowest" if lowest < values[winner] else "only-other"


def _pay_out(state: State, winner: Seat, loser: Seat, events: list[Event]) -> State:
    """R3.5.4"""
    taken = _cards_of_the_round(state)
    events.append(PenaltiesTaken(loser, taken, points_of(taken)))
    events.append(PotWon(winner, state.pot))
    places = [Place(place.hand, place.chips, place.penalties) for place in state.places]
    places[loser] = replace(places[loser], penalties=places[loser].penalties + taken)
    places[winner] = replace(places[winner], chips=places[winner].chips + state.pot)
    return replace(state, places=tuple(places), pot=0, round_card=None)


def _cards_of_the_round(state: State) -> tuple[Card, ...]:
    assert state.round_card is not None
    taken = [state.round_card]
    for seat in state.turn_order:
        place = state.places[seat]
        taken.append(place.first_on_table.card)
        if place.second is not None:
            taken.append(place.second)
    return tuple(taken)


def _draw_back(state: State, events: list[Event]) -> State:
    """R3.5.5"""
    places = list(state.places)
    pile = state.pile
    for seat in state.turn_order:
        wanted = HAND_SIZE - len(places[seat].hand)
        drawn, pile = pile[:wanted], pile[wanted:]
        places[seat] = replace(places[seat], hand=places[seat].hand + drawn)
        events.append(CardsDrawn(seat, drawn, wanted - len(drawn)))
    return replace(state, places=tuple(places), pile=pile)


def _end_or_go_on(state: State, winner: Seat, loser: Seat, events: list[Event]) -> State:
    """R4.1"""
    if not state.round_cards:
        events.append(MatchEnded("tenth-round"))
        return _score(state, events)
    if any(len(place.hand) < HAND_SIZE for place in state.places):
        events.append(MatchEnded("short-draw"))
        return _score(_take_remaining_round_cards(state, loser, events), events)
    return replace(state, phase="name", turn=winner)


def _take_remaining_round_cards(state: State, loser: Seat, events: list[Event]) -> State:
    """R4.2"""
    cards = state.round_cards
    events.append(RoundCardsTaken(loser, cards, points_of(cards)))
    place = state.places[loser]
    place = replace(place, penalties=place.penalties + cards)
    return replace(with_place(state, loser, place), round_cards=())


def _score(state: State, events: list[Event]) -> State:
    """R4.3 and R4.4"""
    places = tuple([replace(place, hand=(), penalties=place.penalties + place.hand) for place in state.places])
    breakdown = tuple([_breakdown(seat, place) for seat, place in enumerate(state.places)])
    events.append(MatchScored(breakdown, lowest_scores(places)))
    return replace(state, places=places, phase="over", turn=None)


def _breakdown(seat: Seat, place: Place) -> SeatScore:
    in_hand = points_of(place.hand)
    return SeatScore(
        seat=seat,
        hand=place.hand,
        penalty_points=points_of(place.penalties),
        hand_points=in_hand,
        chips=place.chips,
        score=place.score + in_hand,
    )


def lowest_scores(places: tuple[Place, ...]) -> tuple[Seat, ...]:
    scores = [place.score for place in places]
    return tuple([seat for seat, score in enumerate(scores) if score == min(scores)])
