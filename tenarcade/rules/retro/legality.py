"""What a seat may do now, and why not the rest."""

from collections.abc import Callable, Sequence
from typing import Any

from tenarcade.core.game import HIDDEN, Action, Card, Seat
from tenarcade.core.phrase import Refusal
from tenarcade.rules.retro.actions import (
    DROP_OUT,
    OPENS,
    PASS,
    PLAYS,
    PROTECTS,
    RAISES,
    SECONDS,
    STAND,
    STARTERS,
    TURN_UP_OR_NOT,
    AddSecond,
    DropOut,
    KeepDown,
    NameStarter,
    Open,
    Pass,
    PlayFirst,
    Protect,
    Raise,
    Stand,
    TurnUp,
)
from tenarcade.rules.retro.bidding import lowest_bid
from tenarcade.rules.retro.cards import FITS, TEN, total
from tenarcade.rules.retro.table import Phase, Place, State

_NO_PLAYS: tuple[tuple[PlayFirst, ...], ...] = ((), (), ())


def legal_actions(state: State, seat: Seat) -> Sequence[Action]:
    if seat != state.turn:
        return ()
    return _LEGAL[state.phase](state, seat)


def _legal_first(state: State, seat: Seat) -> Sequence[Action]:
    place = state.places[seat]
    most = place.most_to_add
    plays: list[Action] = []
    for card in dict.fromkeys(place.hand):
        plays.extend(PLAYS.get(card, _NO_PLAYS)[most])
    return plays


def _legal_opening(state: State, seat: Seat) -> Sequence[Action]:
    chips = state.places[seat].chips
    openings: list[Action] = [PASS]
    for target, owner in enumerate(state.places):
        if target != seat:
            protection = owner.protection
            openings += OPENS[target][protection - 1 : chips] if protection else OPENS[target][: min(chips, 1)]
    return openings


def _legal_raise(state: State, seat: Seat) -> Sequence[Action]:
    return (DROP_OUT, *RAISES[state.auction_on.bid + 1 : state.places[seat].chips + 1])


def _legal_protection(state: State, seat: Seat) -> Sequence[Action]:
    return PROTECTS[: state.places[seat].most_to_add + 1]


def _legal_second(state: State, seat: Seat) -> Sequence[Action]:
    place = state.places[seat]
    first = place.first_on_table
    if not first.face_up:
        return TURN_UP_OR_NOT
    fitting = FITS[first.card]
    return (STAND, *[SECONDS[card] for card in dict.fromkeys(place.hand) if card in fitting])


def _legal_starter(state: State, _: Seat) -> Sequence[Action]:
    return STARTERS[: len(state.places)]


_LEGAL: dict[Phase, Callable[[State, Seat], Sequence[Action]]] = {
    "first": _legal_first,
    "open": _legal_opening,
    "auction": _legal_raise,
    "protect": _legal_protection,
    "second": _legal_second,
    "name": _legal_starter,
}


def refusal_of(state: State, seat: Seat, action: Action) -> Refusal | None:
    """For a seat that is on turn."""
    phase, refuse = _REFUSE[type(action)]
    if phase != state.phase:
        return Refusal("wrong-phase", {"phase": state.phase})
    return refuse(state, seat, action)


def _refuse_first(state: State, seat: Seat, action: PlayFirst) -> Refusal | None:
    place = state.places[seat]
    return _refuse_card(place, action.card) or _refuse_protection(place, action.chips)


def _refuse_card(place: Place, card: Card) -> Refusal | None:
    if card == HIDDEN or card not in place.hand:
        return Refusal("card-not-in-hand")
    return None


def _refuse_protection(place: Place, chips: int) -> Refusal | None:
    if not 0 <= chips <= place.most_to_add:
        return Refusal("bad-protection", {"most": place.most_to_add})
    return None


def _refuse_opening(state: State, seat: Seat, action: Open) -> Refusal | None:
    if not 0 <= action.target < len(state.places):
        return Refusal("no-such-seat")
    if action.target == seat:
        return Refusal("own-card")
    owner = state.places[action.target]
    if not owner.protection and action.bid != 1:
        return Refusal("price-is-one")
    return _refuse_bid(action.bid, lowest_bid(owner), state.places[seat].chips)


def _refuse_bid(bid: int, lowest: int, chips: int) -> Refusal | None:
    if bid < lowest:
        return Refusal("bid-too-low", {"lowest": lowest})
    if bid > chips:
        return Refusal("bid-too-high", {"chips": chips})
    return None


def _refuse_raise(state: State, seat: Seat, action: Raise) -> Refusal | None:
    return _refuse_bid(action.bid, state.auction_on.bid + 1, state.places[seat].chips)


def _refuse_more_protection(state: State, seat: Seat, action: Protect) -> Refusal | None:
    return _refuse_protection(state.places[seat], action.chips)


def _refuse_turning(state: State, seat: Seat, _: TurnUp | KeepDown) -> Refusal | None:
    return Refusal("already-face-up") if state.places[seat].first_on_table.face_up else None


def _refuse_standing(state: State, seat: Seat, _: Stand) -> Refusal | None:
    return None if state.places[seat].first_on_table.face_up else Refusal("still-face-down")


def _refuse_second(state: State, seat: Seat, action: AddSecond) -> Refusal | None:
    place = state.places[seat]
    first = place.first_on_table
    if not first.face_up:
        return Refusal("still-face-down")
    if (refusal := _refuse_card(place, action.card)) is not None:
        return refusal
    if action.card not in FITS[first.card]:
        return Refusal("sum-too-high", {"sum": total(first.card, action.card), "most": TEN})
    return None


def _refuse_starter(state: State, _: Seat, action: NameStarter) -> Refusal | None:
    return None if 0 <= action.starter < len(state.places) else Refusal("no-such-seat")


def _refuse_nothing(_: State, __: Seat, ___: Action) -> Refusal | None:
    return None


_REFUSE: dict[type[Action], tuple[Phase, Callable[[State, Seat, Any], Refusal | None]]] = {
    PlayFirst: ("first", _refuse_first),
    Open: ("open", _refuse_opening),
    Pass: ("open", _refuse_nothing),
    Raise: ("auction", _refuse_raise),
    DropOut: ("auction", _refuse_nothing),
    Protect: ("protect", _refuse_more_protection),
    TurnUp: ("second", _refuse_turning),
    KeepDown: ("second", _refuse_turning),
    AddSecond: ("second", _refuse_second),
    Stand: ("second", _refuse_standing),
    NameStarter: ("name", _refuse_starter),
}
