"""How `cautious` spends its chips: what it protects, what it opens for, and when it drops out."""

from tenarcade.bots.retro.prospects import comfort, gain
from tenarcade.core.dice import Dice
from tenarcade.core.game import HIDDEN, Action, Card, Seat
from tenarcade.rules.retro.actions import DROP_OUT, PASS, PROTECTS, Open, PlayFirst, Raise
from tenarcade.rules.retro.bidding import lowest_bid
from tenarcade.rules.retro.cards import VALUES
from tenarcade.rules.retro.table import State

_PERCENT = 100
# To buy a card that cannot be seen takes courage.
_COURAGE = 60

# A card of this value may stand alone; one that makes a sum worth this many chips is no poor one.
_STRONG = 8
_GOOD = 1.5
# Ways to lay a first card: drawn up to which number in a hundred, on which side, and with how many chips. Nothing is
# done always, so that chips and sides do not tell the card: a poor one with chips on it is a bluff.
_Ways = tuple[tuple[int, bool, int], ...]
_STRONG_WAYS: _Ways = ((25, True, 2), (40, True, 1), (65, False, 1), (100, False, 0))
_GOOD_WAYS: _Ways = ((35, True, 0), (50, True, 1), (60, False, 1), (100, False, 0))
_POOR_WAYS: _Ways = ((15, True, 0), (25, False, 2), (35, False, 1), (100, False, 0))


def laying(card: Card, hand: tuple[Card, ...], chips: int, dice: Dice) -> Action:
    """A side and a protection for the first card, with this hand behind it."""
    drawn = dice.below(_PERCENT)
    face_up, protection = next((side, laid) for bound, side, laid in _ways(card, hand) if drawn < bound)
    return PlayFirst(card, face_up, min(protection, chips))


def _ways(card: Card, hand: tuple[Card, ...]) -> _Ways:
    if VALUES[card] >= _STRONG:
        return _STRONG_WAYS
    return _GOOD_WAYS if comfort(card, hand) >= _GOOD else _POOR_WAYS


def opening(view: State, seat: Seat, dice: Dice) -> Action:
    """For the best bargain, where there is one: the card that is worth most above its price."""
    is_brave = dice.below(_PERCENT) < _COURAGE
    offers = [
        Open(target, lowest_bid(owner))
        for target, owner in enumerate(view.places)
        if target != seat and (is_brave or owner.first_on_table.card != HIDDEN)
    ]
    bargains = [(_worth(view, seat, offer.target) - offer.bid, -index) for index, offer in enumerate(offers)]
    surplus, index = max(bargains, default=(-1, 0))
    return offers[-index] if surplus >= 0 else PASS


def raising(view: State, seat: Seat) -> Action:
    """One chip at a time, up to what the card is worth."""
    auction = view.auction_on
    bid = auction.bid + 1
    return Raise(bid) if bid <= _worth(view, seat, auction.target) else DROP_OUT


def _worth(view: State, seat: Seat, target: Seat) -> int:
    """In whole chips, as far as there are any."""
    return min(int(gain(view, seat, target)), view.places[seat].chips)


def protection(view: State, seat: Seat) -> Action:
    """A strong card just received gets a chip while somebody may still open for it."""
    place = view.places[seat]
    is_last_opening = view.after(view.auction_on.opener) == view.starter
    is_strong = VALUES[place.first_on_table.card] >= _STRONG
    wanted = is_strong and not is_last_opening and not place.protection
    return PROTECTS[1 if wanted else 0]
