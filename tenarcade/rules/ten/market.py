"""Buying from the market (T7), and the round of last purchases that ends a match (T8.2)."""

from msgspec.structs import replace

from tenarcade.core.game import Card, Seat
from tenarcade.core.tuples import with_item
from tenarcade.rules.ten.deck import NUMBERS
from tenarcade.rules.ten.moves import EndBegan, MatchScored, NothingBought, TenEvent
from tenarcade.rules.ten.scoring import score_sheet
from tenarcade.rules.ten.state import AUTOMA, Player, State


def buyable(state: State, player: Player) -> list[Card]:
    """T7.1, T7.2, T7.3: what the player may have and can pay, in the order of the codes."""
    worth = player.money + len(player.numbers) + len(player.wilds)
    new_cards = sorted(set(state.market).difference(player.numbers))
    return [card for card in new_cards if NUMBERS[card] <= worth]


def can_buy(state: State, player: Player) -> bool:
    """Whether `buyable` has anything to offer, at less cost."""
    worth = player.money + len(player.numbers) + len(player.wilds)
    return any(NUMBERS[card] <= worth and card not in player.numbers for card in state.market)


def begin_end(state: State, events: list[TenEvent]) -> State:
    """T8.2: from the active player's left neighbour round to the active player."""
    count = len(state.players)
    order = tuple((state.active + step) % count for step in range(1, count + 1))
    if state.is_solo:
        order = tuple(seat for seat in order if seat != AUTOMA)  # T11.5
    events.append(EndBegan(order[0]))
    return offer_last_purchase(replace(state, last_buyers=order), events)


def offer_last_purchase(state: State, events: list[TenEvent]) -> State:
    """The next seat with anything to buy; scoring when there is none left."""
    for place, seat in enumerate(state.last_buyers):
        if can_buy(state, state.players[seat]):
            return replace(state, phase="final", turn=seat, last_buyers=state.last_buyers[place + 1 :])
        events.append(NothingBought(seat, able=False))
    return _score(state, events)


def _score(state: State, events: list[TenEvent]) -> State:
    """T8.3."""
    edition = state.options.edition
    sheets = tuple(score_sheet(player.numbers, player.wilds, edition) for player in state.players)
    events.append(MatchScored(sheets, tuple(player.money for player in state.players)))
    return replace(state, phase="over", last_buyers=(), sheets=sheets)


def hand_over(state: State, seat: Seat, player: Player, card: Card) -> State:
    """A paid card goes to its buyer: from the market, or from the auction."""
    if card in NUMBERS:
        market = list(state.market)
        market.remove(card)
        buyer = replace(player, numbers=(*player.numbers, card))
        return replace(state, market=tuple(market), players=with_item(state.players, seat, buyer))
    buyer = replace(player, wilds=(*player.wilds, card))
    return replace(state, players=with_item(state.players, seat, buyer))
