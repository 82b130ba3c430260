"""Adds up what it sees: shows and protects good cards, pays for better ones, bluffs a little, and keeps its joker."""

from tenarcade.bots.face import instant
from tenarcade.bots.retro.haggling import laying, opening, protection, raising
from tenarcade.bots.retro.prospects import best_first, reach
from tenarcade.core.dice import Dice
from tenarcade.core.game import Action, Seat
from tenarcade.core.tuples import without
from tenarcade.rules.retro.actions import AddSecond, KeepDown, NameStarter, Stand, TurnUp
from tenarcade.rules.retro.cards import FITS, JOKER, VALUES, total
from tenarcade.rules.retro.table import Place, State


@instant
def cautious(view: State, seat: Seat, dice: Dice) -> Action:
    place = view.places[seat]
    match view.phase:
        case "first":
            card = best_first(place.hand)
            return laying(card, without(place.hand, card), place.chips, dice)
        case "open":
            return opening(view, seat, dice)
        case "auction":
            return raising(view, seat)
        case "protect":
            return protection(view, seat)
        case "second":
            return _highest_finish(place)
        case _:
            return NameStarter(seat)


def _highest_finish(place: Place) -> Action:
    first = place.first_on_table
    best = reach(first.card, place.hand)
    if best == VALUES[first.card]:
        return Stand() if first.face_up else KeepDown()
    if not first.face_up:
        return TurnUp()
    fitting = [card for card in place.hand if card in FITS[first.card] and total(first.card, card) == best]
    return AddSecond(min(fitting, key=lambda card: card == JOKER))
