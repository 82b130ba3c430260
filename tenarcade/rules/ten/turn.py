"""A turn of TEN: revealing, stopping, busting (T3–T5), and who comes next."""

from msgspec.structs import replace

from tenarcade.core.game import Card, Seat
from tenarcade.core.tuples import with_item
from tenarcade.rules.ten.auction import open_auction
from tenarcade.rules.ten.deck import MONEY, NUMBERS
from tenarcade.rules.ten.market import begin_end, can_buy
from tenarcade.rules.ten.moves import (
    Busted,
    CardRevealed,
    CardsLeft,
    CoinsPaidOut,
    NothingBought,
    NumbersTaken,
    NumbersToMarket,
    TenEvent,
    TokenTaken,
    TurnBegan,
)
from tenarcade.rules.ten.payment import paid_out
from tenarcade.rules.ten.state import BUST_AT, State


def reveal(state: State, seat: Seat, events: list[TenEvent]) -> State:
    """T3.1, T3.2; whether the card busts is the caller's business: the automa's limits are its own."""
    card = state.pile[-1]
    pile = state.pile[:-1]
    if (value := NUMBERS.get(card)) is not None:
        state = replace(state, pile=pile, row=(*state.row, card), total=state.total + value)
    elif (coins := MONEY.get(card)) is not None:
        row_money = state.row_money + coins
        state = replace(state, pile=pile, row=(*state.row, card), total=state.total - coins, row_money=row_money)
    else:
        events.append(CardRevealed(seat, card, state.total, state.row_money, len(pile)))
        return open_auction(replace(state, pile=pile), card, events)
    events.append(CardRevealed(seat, card, state.total, state.row_money, len(pile)))
    return state


def reveal_and_judge(state: State, events: list[TenEvent]) -> State:
    seat = state.active
    card = state.pile[-1]
    state = reveal(state, seat, events)
    if card in NUMBERS:
        return _bust_by_numbers(state, events) if state.total >= BUST_AT else state
    if card in MONEY:
        return _bust_by_money(state, events) if state.row_money >= BUST_AT else state
    return go_on(state, events)


def go_on(state: State, events: list[TenEvent]) -> State:
    """T3.6, T6.4: once the auction is settled the turn goes on; T3.8 ends one that has nothing left to do."""
    if state.auction is not None:
        return state
    if not state.row and not state.pile and not state.is_automas_turn:
        return end_turn(state, events)
    return replace(state, phase="draw", turn=state.active)


def take_numbers(state: State, events: list[TenEvent]) -> State:
    """T4.1."""
    seat = state.active
    numbers = row_numbers(state)
    player = state.players[seat]
    taker = replace(player, numbers=player.numbers + numbers)
    events.append(NumbersTaken(seat, numbers))
    state = replace(state, players=with_item(state.players, seat, taker))
    state = _pay_others(state, events)
    return _offer_purchase(clear_row(state, events), events)


def _offer_purchase(state: State, events: list[TenEvent]) -> State:
    if can_buy(state, state.players[state.active]):
        return replace(state, phase="shop")
    events.append(NothingBought(state.active, able=False))
    return end_turn(state, events)


def take_money(state: State, events: list[TenEvent]) -> State:
    """T4.2."""
    state = pay_coins(state, state.active, events)
    state = _numbers_to_market(state, events)
    return end_turn(clear_row(state, events), events)


def _bust_by_numbers(state: State, events: list[TenEvent]) -> State:
    """T3.4, T5.1, T5.2."""
    events.append(Busted(state.active, "numbers", state.total, state.row_money))
    state = _numbers_to_market(state, events)
    return _after_bust(clear_row(_pay_others(state, events), events), events)


def _bust_by_money(state: State, events: list[TenEvent]) -> State:
    """T3.5, T5.1, T5.2: nobody is paid."""
    events.append(Busted(state.active, "money", state.total, state.row_money))
    state = _numbers_to_market(state, events)
    return _after_bust(clear_row(state, events), events)


def _after_bust(state: State, events: list[TenEvent]) -> State:
    """T5.4."""
    if state.options.bust_buys and can_buy(state, state.players[state.active]):
        return replace(state, phase="bust")
    return take_token(state, events)


def take_token(state: State, events: list[TenEvent]) -> State:
    return end_turn(give_token(state, state.active, events), events)


def give_token(state: State, seat: Seat, events: list[TenEvent]) -> State:
    player = state.players[seat]
    events.append(TokenTaken(seat))
    return replace(state, players=with_item(state.players, seat, replace(player, tokens=player.tokens + 1)))


def row_numbers(state: State) -> tuple[Card, ...]:
    return tuple([card for card in state.row if card in NUMBERS])


def _numbers_to_market(state: State, events: list[TenEvent]) -> State:
    numbers = row_numbers(state)
    if not numbers:
        return state
    events.append(NumbersToMarket(numbers))
    return replace(state, market=state.market + numbers)


def _pay_others(state: State, events: list[TenEvent]) -> State:
    if state.row_money:
        for seat in range(len(state.players)):
            if seat != state.active:
                state = pay_coins(state, seat, events)
    return state


def pay_coins(state: State, seat: Seat, events: list[TenEvent]) -> State:
    """The row's currency sum, to one player (T1.5)."""
    before = state.players[seat]
    after = paid_out(before, state.row_money)
    events.append(CoinsPaidOut(seat, state.row_money, after.coins - before.coins))
    return replace(state, players=with_item(state.players, seat, after))


def clear_row(state: State, events: list[TenEvent]) -> State:
    """The row's currency leaves the game; its numbers are elsewhere by now."""
    if not state.row_money:
        return replace(state, row=(), total=0)
    currency = tuple([card for card in state.row if card in MONEY])
    events.append(CardsLeft(currency))
    return replace(state, row=(), total=0, row_money=0, gone=state.gone + currency)


def end_turn(state: State, events: list[TenEvent]) -> State:
    """T8.1: an empty pile ends the match after the running turn."""
    if not state.pile:
        return begin_end(state, events)
    seat = (state.active + 1) % len(state.players)
    events.append(TurnBegan(seat))
    return replace(state, active=seat, turn=seat, phase="draw")
