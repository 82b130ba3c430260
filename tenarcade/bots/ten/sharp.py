"""A player who compares what every choice leads to, one card ahead, for itself and for the others."""

from collections.abc import Sequence
from math import fsum

from msgspec.structs import replace

from tenarcade.bots.face import Thought
from tenarcade.bots.ten.outlook import COIN, Prospects, money_outlook, outlook, prospects_of
from tenarcade.core.dice import Dice
from tenarcade.core.game import Card, Seat
from tenarcade.rules.ten import RULES
from tenarcade.rules.ten.auction import lowest_bid
from tenarcade.rules.ten.deck import MONEY, NUMBERS
from tenarcade.rules.ten.market import buyable
from tenarcade.rules.ten.moves import Bid, Buy, Pass, Pay, Reveal, TakeMoney, TakeNumbers, TakeToken, TenAction
from tenarcade.rules.ten.odds import busts, unseen_cards
from tenarcade.rules.ten.payment import auction_worth, paid, paid_out, spendable_cards, useful_payments
from tenarcade.rules.ten.state import Player, State

# Points the chance of a cheap wild adds to going on.
WILD_HOPE = 0.3
# How much of a rival's gain counts as one's own loss.
RIVALRY = 1.0
# Points by which a deal must pay off, so that noise is not bought.
MARGIN = 0.05


def sharp(view: State, seat: Seat, dice: Dice) -> Thought[TenAction]:
    yield
    ahead = prospects_of(view)
    match view.phase:
        case "draw":
            return (yield from _draw(view, seat, ahead))
        case "bid":
            return _bid(view, seat, ahead)
        case "pay":
            return _best_payment(view, view.players[seat], ahead)
        case _:
            return _shop(view, seat, ahead)


def _draw(view: State, seat: Seat, ahead: Prospects) -> Thought[TenAction]:
    legal = RULES.legal(view, seat)
    if len(legal) == 1:
        return legal[0]
    stop, stopping = _best_stop(view, seat, ahead, legal)
    if legal[0] != Reveal():
        return stop
    going_on = 0.0
    unseen = unseen_cards(view)
    for card, copies in unseen.items():
        going_on += copies * _after_reveal(view, seat, card, ahead, stopping)
        yield
    return Reveal() if going_on / unseen.total() > stopping else stop


def _after_reveal(view: State, seat: Seat, card: Card, ahead: Prospects, stopping: float) -> float:
    """What the turn is worth when this card comes next and it stops then."""
    if busts(view, card):
        return _bust_worth(view, seat, card, ahead)
    if card in NUMBERS:
        then = replace(view, row=(*view.row, card), total=view.total + NUMBERS[card])
    elif card in MONEY:
        coins = MONEY[card]
        then = replace(view, row=(*view.row, card), total=view.total - coins, row_money=view.row_money + coins)
    else:
        return stopping + WILD_HOPE
    return max(_numbers_worth(then, seat, ahead), _money_worth(then, seat, ahead))


def _best_stop(view: State, seat: Seat, ahead: Prospects, legal: Sequence[TenAction]) -> tuple[TenAction, float]:
    worths: list[tuple[TenAction, float]] = []
    if TakeNumbers() in legal:
        worths.append((TakeNumbers(), _numbers_worth(view, seat, ahead)))
    if TakeMoney() in legal:
        worths.append((TakeMoney(), _money_worth(view, seat, ahead)))
    return max(worths, key=lambda pair: pair[1])


def _numbers_worth(view: State, seat: Seat, ahead: Prospects) -> float:
    """T4.1: the numbers and a purchase, less what the others are paid."""
    player = view.players[seat]
    numbers = tuple([card for card in view.row if card in NUMBERS])
    if not numbers:
        return 0.0
    taker = replace(player, numbers=player.numbers + numbers)
    return outlook(taker, ahead) + COIN[ahead.stage] - _gift(view, seat, ahead)


def _money_worth(view: State, seat: Seat, ahead: Prospects) -> float:
    """T4.2."""
    return outlook(paid_out(view.players[seat], view.row_money), ahead) if view.row_money else 0.0


def _bust_worth(view: State, seat: Seat, card: Card, ahead: Prospects) -> float:
    """T5.1, T5.2."""
    player = view.players[seat]
    consoled = replace(player, tokens=player.tokens + 1)
    gift = _gift(view, seat, ahead) if card in NUMBERS else 0.0
    return outlook(consoled, ahead) - gift


def _gift(view: State, seat: Seat, ahead: Prospects) -> float:
    """What the others' coins cost, shared among so many rivals."""
    rivals = [player for place, player in enumerate(view.players) if place != seat]
    gained = [
        money_outlook(paid_out(rival, view.row_money), ahead.stage) - money_outlook(rival, ahead.stage)
        for rival in rivals
    ]
    return RIVALRY * fsum(gained) / len(rivals)


def _bid(view: State, seat: Seat, ahead: Prospects) -> TenAction:
    """One chance: bid what the later rivals would not top, as far as the wild is worth it."""
    assert view.auction is not None
    low = lowest_bid(view)
    limit = _limit(view, seat, ahead, low)
    if limit < low:
        return Pass()
    rivals = max([_limit(view, later, ahead, low) for later in view.auction.waiting], default=0)
    return Bid(min(limit, max(low, rivals)))


def _limit(view: State, seat: Seat, ahead: Prospects, low: int) -> int:
    """The highest bid that still pays off; 0 if none does."""
    assert view.auction is not None
    player = view.players[seat]
    now = outlook(player, ahead) + MARGIN
    best = 0
    for bid in range(low, auction_worth(view, player) + 1):
        payer = _after_payment(view, player, bid, ahead)
        if payer is None or outlook(replace(payer, wilds=(*payer.wilds, view.auction.wild)), ahead) <= now:
            break
        best = bid
    return best


def _after_payment(view: State, player: Player, price: int, ahead: Prospects) -> Player | None:
    spendable = spendable_cards(view, player, for_auction=view.auction is not None)
    payments = useful_payments(player, spendable, price)
    return max((paid(player, payment) for payment in payments), key=lambda after: outlook(after, ahead), default=None)


def _best_payment(view: State, player: Player, ahead: Prospects) -> Pay:
    assert view.due is not None
    spendable = spendable_cards(view, player, for_auction=view.auction is not None)
    payments = useful_payments(player, spendable, view.due.price)
    return max(payments, key=lambda payment: outlook(paid(player, payment), ahead))


def _shop(view: State, seat: Seat, ahead: Prospects) -> TenAction:
    player = view.players[seat]
    choice: TenAction = Pass()
    best = outlook(player, ahead) + MARGIN
    if view.phase == "bust":
        choice, best = TakeToken(), outlook(replace(player, tokens=player.tokens + 1), ahead)
    for card in buyable(view, player):
        payer = _after_payment(view, player, NUMBERS[card], ahead)
        if payer is None:
            continue
        worth = outlook(replace(payer, numbers=(*payer.numbers, card)), ahead)
        if worth > best:
            choice, best = Buy(card), worth
    return choice
