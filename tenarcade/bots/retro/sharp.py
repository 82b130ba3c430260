"""Reckons what every choice costs, and takes the cheapest; now and then it bluffs."""

from math import fsum

from tenarcade.bots.face import instant
from tenarcade.bots.retro.beliefs import hidden_weights
from tenarcade.bots.retro.odds import odds_of
from tenarcade.bots.retro.reckoning import WORTH_OF_A_CHIP, Reckoning, Rivals
from tenarcade.core.dice import Dice
from tenarcade.core.game import HIDDEN, Action, Seat
from tenarcade.core.tuples import without
from tenarcade.rules.retro.actions import (
    DROP_OUT,
    PASS,
    PROTECTS,
    STAND,
    STARTERS,
    TURN_UP_OR_NOT,
    AddSecond,
    Open,
    PlayFirst,
    Raise,
)
from tenarcade.rules.retro.cards import MOST_PROTECTION, VALUES
from tenarcade.rules.retro.legality import legal_actions
from tenarcade.rules.retro.table import State

# A purchase must promise more than this many points, for the reckoning is rough.
_MARGIN = 0.5
# One in so many cards laid face down for nothing gets chips all the same, so that chips do not always mean a ten.
_ONE_BLUFF_IN = 10
_CARDS_A_ROUND_EACH = 1.65
_CROWDED = 5


@instant
def sharp(view: State, seat: Seat, dice: Dice) -> Action:
    if view.phase == "name":
        return STARTERS[_best_starter(view, seat)]
    reckoning = Reckoning(view, seat, view.places[seat], odds_of(view, seat))
    match view.phase:
        case "first":
            return _bluffed(_first_card(reckoning), reckoning.place.chips, dice)
        case "open":
            return _opening(reckoning)
        case "auction":
            return _raising(reckoning)
        case "protect":
            return _protection(reckoning)
        case _:
            return _second_card(reckoning)


def _best_starter(view: State, seat: Seat) -> Seat:
    """Starting wins ties; but where the pile will not last, whoever is late has fewer cards in the last hand."""
    seats = len(view.places)
    is_last_round = len(view.pile) < _CARDS_A_ROUND_EACH * seats and len(view.round_cards) > 1
    return (seat + 1) % seats if is_last_round and seats >= _CROWDED else seat


def _first_card(reckoning: Reckoning) -> PlayFirst:
    def cost(play: PlayFirst) -> float:
        hand = without(reckoning.place.hand, play.card)
        lying = reckoning.table_cost(play.card, play.face_up, play.chips, hand, reckoning.odds.rivals)
        return lying + play.chips * reckoning.price

    legal = legal_actions(reckoning.view, reckoning.seat)
    return min([action for action in legal if isinstance(action, PlayFirst)], key=cost)


def _bluffed(play: PlayFirst, chips: int, dice: Dice) -> PlayFirst:
    if play.face_up or play.chips or chips <= MOST_PROTECTION or dice.below(_ONE_BLUFF_IN):
        return play
    return PlayFirst(play.card, face_up=False, chips=MOST_PROTECTION)


def _opening(reckoning: Reckoning) -> Action:
    """The lowest bid will do: to be outbid costs nothing."""
    openings = [
        (_purchase_cost(reckoning, target, owner.protection or 1), target, owner.protection or 1)
        for target, owner in enumerate(reckoning.view.places)
        if target != reckoning.seat and (owner.protection or 1) <= reckoning.place.chips
    ]
    cost, target, bid = min(openings)
    is_worth_it = cost + _MARGIN < _cost_as_it_is(reckoning, reckoning.odds.rivals)
    return Open(target, bid) if is_worth_it else PASS


def _raising(reckoning: Reckoning) -> Action:
    """Compared with the highest bidder getting the card."""
    auction = reckoning.view.auction_on
    odds = reckoning.odds
    bidders_card = reckoning.view.places[auction.bidder].first_on_table.card
    sold = odds.rivals | {
        auction.bidder: odds.rivals[auction.target],
        auction.target: odds.unknown if bidders_card == HIDDEN else odds.by_value[VALUES[bidders_card]],
    }
    bid = auction.bid + 1
    is_worth_it = _purchase_cost(reckoning, auction.target, bid) + _MARGIN < _cost_as_it_is(reckoning, sold)
    return Raise(bid) if is_worth_it else DROP_OUT


def _cost_as_it_is(reckoning: Reckoning, rivals: Rivals) -> float:
    place = reckoning.place
    first = place.first_on_table
    return reckoning.table_cost(first.card, first.face_up, place.protection, place.hand, rivals)


def _purchase_cost(reckoning: Reckoning, target: Seat, bid: int) -> float:
    """The price, and the round with the other's card while the other has one's own.

    A chip for an unprotected card lies in the pot, from where it may come back, so it counts less than one paid out.
    """
    is_protected = reckoning.view.places[target].protection > 0
    paid = bid * (reckoning.price if is_protected else WORTH_OF_A_CHIP)
    own = VALUES[reckoning.place.first_on_table.card]
    return paid + _cost_of_having(reckoning, target, reckoning.odds.rivals | {target: reckoning.odds.by_value[own]})


def _cost_of_having(reckoning: Reckoning, target: Seat, rivals: Rivals) -> float:
    first = reckoning.view.places[target].first_on_table
    place = reckoning.place
    if first.card != HIDDEN:
        return reckoning.table_cost(first.card, first.face_up, place.protection, place.hand, rivals)
    weights = hidden_weights(reckoning.view.places[target], reckoning.odds.unseen_values)
    costs = [
        weight * reckoning.best_end(str(value), place.hand, rivals)[0] for value, weight in enumerate(weights) if weight
    ]
    return fsum(costs) / fsum(weights)


def _protection(reckoning: Reckoning) -> Action:
    place = reckoning.place
    first = place.first_on_table

    def cost(chips: int) -> float:
        protection = place.protection + chips
        lying = reckoning.table_cost(first.card, first.face_up, protection, place.hand, reckoning.odds.rivals)
        return lying + chips * reckoning.price

    return PROTECTS[min(range(place.most_to_add + 1), key=cost)]


def _second_card(reckoning: Reckoning) -> Action:
    first = reckoning.place.first_on_table
    _, second = reckoning.best_end(first.card, reckoning.place.hand, reckoning.odds.rivals)
    if first.face_up:
        return STAND if second is None else AddSecond(second)
    turn_up, keep_down = TURN_UP_OR_NOT
    return keep_down if second is None else turn_up
