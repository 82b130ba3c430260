"""How the automa bids and pays in solo auctions (T12)."""

import msgspec

from tenarcade.rules.ten.edition import Edition
from tenarcade.rules.ten.moves import AutomaJudged, Pay, Reason
from tenarcade.rules.ten.payment import auction_worth, duplicates
from tenarcade.rules.ten.state import AUTOMA, PERSON, SOLO_MIN_BID, TOKEN_WORTH, Player, State


class Judgement(msgspec.Struct, frozen=True):
    """A bid, or none, and what led to it."""

    bid: int | None
    told: AutomaJudged


def judge(state: State) -> Judgement:
    own = auction_worth(state, state.players[AUTOMA])
    yours = auction_worth(state, state.players[PERSON])
    bid, reason = _opening(own, yours, state) if state.active == PERSON else _answer(own, state)
    return Judgement(bid, AutomaJudged(reason, own, yours))


def _opening(own: int, yours: int, state: State) -> tuple[int | None, Reason]:
    """T12.3, T10.2: the person revealed the wild, the automa bids first."""
    if own < SOLO_MIN_BID:
        return None, "cannot-pay"
    if yours < SOLO_MIN_BID:
        return (None, "you-cannot-pay") if state.options.edition == "de" else (SOLO_MIN_BID, "minimum")
    return (yours, "your-worth") if yours <= own else (own, "own-worth")


def _answer(own: int, state: State) -> tuple[int | None, Reason]:
    """T12.4: the automa revealed it and answers the person."""
    assert state.auction is not None
    bid = max(SOLO_MIN_BID, state.auction.bid + 1)
    if own < bid:
        return None, "cannot-pay"
    return bid, "one-more" if state.auction.bid else "minimum"


def automa_payment(player: Player, price: int, edition: Edition) -> Pay:
    """T12.5: coins, then bust tokens (the last may overpay), then duplicates, each only as far as needed."""
    coins = min(player.coins, price)
    rest = price - coins
    tokens = min(player.tokens, -(-rest // TOKEN_WORTH))
    rest -= TOKEN_WORTH * tokens
    return Pay(coins, tokens, duplicates(player, edition)[: max(0, rest)])
