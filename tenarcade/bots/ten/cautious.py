"""A player by rules of thumb: stops early, buys what fits, spends coins and never cards."""

from collections.abc import Sequence

from tenarcade.bots.face import instant
from tenarcade.core.dice import Dice
from tenarcade.core.game import Seat
from tenarcade.rules.ten import RULES
from tenarcade.rules.ten.auction import lowest_bid
from tenarcade.rules.ten.deck import NUMBERS
from tenarcade.rules.ten.moves import Bid, Buy, Pass, Pay, Reveal, TakeMoney, TakeNumbers, TakeToken, TenAction
from tenarcade.rules.ten.odds import bust_odds
from tenarcade.rules.ten.scoring import live_points
from tenarcade.rules.ten.state import Player, State

# Stop when the next card busts more often than this.
NERVE = 0.3
COINS_FOR_A_POINT = 3


@instant
def cautious(view: State, seat: Seat, dice: Dice) -> TenAction:
    player = view.players[seat]
    legal = RULES.legal(view, seat)
    match view.phase:
        case "draw":
            return _draw(view, player, legal)
        case "bid":
            return _bid(view, player)
        case "pay":
            return min((choice for choice in legal if isinstance(choice, Pay)), key=_sacrifice)
        case _:
            return _shop(player, legal)


def _draw(view: State, player: Player, legal: Sequence[TenAction]) -> TenAction:
    if len(legal) == 1 or (legal[0] == Reveal() and bust_odds(view).share <= NERVE):
        return legal[0]
    numbers = [card for card in view.row if card in NUMBERS]
    gain = live_points((*player.numbers, *numbers), player.wilds) - live_points(player.numbers, player.wilds)
    if TakeMoney() in legal and (gain == 0 or view.row_money >= COINS_FOR_A_POINT * gain):
        return TakeMoney()
    return TakeNumbers()


def _bid(view: State, player: Player) -> TenAction:
    """Bids the least that is possible, and only while the wild earns it."""
    assert view.auction is not None
    gain = live_points(player.numbers, (*player.wilds, view.auction.wild)) - live_points(player.numbers, player.wilds)
    bid = lowest_bid(view)
    return Bid(bid) if bid <= min(player.coins, COINS_FOR_A_POINT * gain) else Pass()


def _sacrifice(payment: Pay) -> tuple[int, int]:
    return len(payment.cards), payment.tokens


def _shop(player: Player, legal: Sequence[TenAction]) -> TenAction:
    """The card that earns most, if the coins at hand pay for it."""
    points = live_points(player.numbers, player.wilds)
    best: TenAction = TakeToken() if TakeToken() in legal else Pass()
    best_gain = 0
    for choice in legal:
        if isinstance(choice, Buy) and NUMBERS[choice.card] <= player.coins:
            gain = live_points((*player.numbers, choice.card), player.wilds) - points
            if gain > best_gain and NUMBERS[choice.card] <= COINS_FOR_A_POINT * gain:
                best, best_gain = choice, gain
    return best
