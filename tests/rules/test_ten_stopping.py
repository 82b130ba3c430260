"""TEN: what stopping brings, and the limit of ten coins."""

import pytest

from tenarcade.rules.ten.edition import Edition
from tenarcade.rules.ten.moves import (
    Bid,
    Buy,
    CardsLeft,
    CoinsPaidOut,
    NothingBought,
    NumbersTaken,
    NumbersToMarket,
    Pass,
    Pay,
    PriceSettled,
    Reveal,
    TakeMoney,
    TakeNumbers,
    TurnBegan,
)
from tenarcade.rules.ten.state import Options
from tests.rules.ten_table import act, cards, legal, player, random_match, refused, table

THREE = (player(), player(), player())


@pytest.mark.clause("T4.1")
def test_taking_the_numbers_gives_the_others_the_currency() -> None:
    state = table(player(5, 1, "p1"), player(1), player(2), draws="o9", row="b4 $2 g3 $1")
    played = act(state, TakeNumbers())
    assert played.events == (
        NumbersTaken(0, cards("b4 g3")),
        CoinsPaidOut(1, 3, 3),
        CoinsPaidOut(2, 3, 3),
        CardsLeft(cards("$2 $1")),
        NothingBought(0, able=False),
        TurnBegan(1),
    )
    assert played.state.players == (player(5, 1, "p1 b4 g3"), player(4), player(5))
    assert played.state.gone == cards("$2 $1")
    assert (played.state.row, played.state.total, played.state.row_money) == ((), 0, 0)


@pytest.mark.clause("T4.1")
def test_taking_the_numbers_without_currency_pays_nobody() -> None:
    played = act(table(*THREE, draws="o9", row="b4"), TakeNumbers())
    assert played.told(CoinsPaidOut, CardsLeft) == []
    assert played.state.players == (player(numbers="b4"), player(), player())


@pytest.mark.clause("T4.1")
def test_who_took_the_numbers_may_buy() -> None:
    state = act(table(*THREE, draws="o9", row="b4", market=cards("p2")), TakeNumbers()).state
    assert legal(state) == {Pass(), Buy("p2")}
    bought = act(state, Buy("p2"), Pay(1, 0, cards("b4")))
    assert bought.state.players[0] == player(4, 0, "p2")
    assert bought.events[-1] == TurnBegan(1)


@pytest.mark.clause("T4.1")
def test_the_numbers_can_be_taken_only_if_there_are_some() -> None:
    state = table(*THREE, draws="o9", row="$4")
    assert legal(state) == {Reveal(), TakeMoney()}
    assert refused(state, TakeNumbers()).key == "no-numbers-in-row"


@pytest.mark.clause("T4.2")
def test_taking_the_money_pays_the_player_alone_and_feeds_the_market() -> None:
    state = table(player(2, 1, "p1"), player(1), player(2), draws="o9", row="b4 $2 g3 $1", market=cards("p2"))
    played = act(state, TakeMoney())
    assert played.events == (
        CoinsPaidOut(0, 3, 3),
        NumbersToMarket(cards("b4 g3")),
        CardsLeft(cards("$2 $1")),
        TurnBegan(1),
    )
    assert played.state.players == (player(5, 1, "p1"), player(1), player(2))
    assert played.state.market == cards("p2 b4 g3")
    assert played.state.gone == cards("$2 $1")
    assert (played.state.phase, played.state.row) == ("draw", ())


@pytest.mark.clause("T4.2")
def test_the_money_can_be_taken_only_if_there_is_some() -> None:
    state = table(*THREE, draws="o9", row="b4")
    assert legal(state) == {Reveal(), TakeNumbers()}
    assert refused(state, TakeMoney()).key == "no-money-in-row"


@pytest.mark.clause("T4.2")
def test_a_row_of_money_alone_sends_nothing_to_the_market() -> None:
    played = act(table(*THREE, draws="o9", row="$4"), TakeMoney())
    assert played.told(NumbersToMarket) == []
    assert played.state.market == ()


@pytest.mark.clause("T1.5")
def test_coins_beyond_ten_are_lost_as_they_are_paid_out() -> None:
    state = table(player(), player(8), player(10), draws="o9", row="b4 $5")
    played = act(state, TakeNumbers())
    assert played.told(CoinsPaidOut) == [CoinsPaidOut(1, 5, 2), CoinsPaidOut(2, 5, 0)]
    assert [one.coins for one in played.state.players] == [5, 10, 10]
    taken = act(table(player(9), player(), draws="o9", row="$5 $5"), TakeMoney())
    assert taken.told(CoinsPaidOut) == [CoinsPaidOut(0, 10, 1)]
    assert taken.state.players[0].coins == 10


@pytest.mark.clause("T1.5")
def test_bust_tokens_do_not_count_towards_the_limit() -> None:
    state = table(player(), player(5, 4), draws="o9", row="b4 $5")
    assert act(state, TakeNumbers()).state.players[1] == player(10, 4)


@pytest.mark.clause("T1.5")
@pytest.mark.parametrize("edition", ["pl", "de"])
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_coins_change_only_by_what_is_received_and_paid_and_never_pass_ten(seats: int, edition: Edition) -> None:
    for seed in range(10):
        state, events = random_match(Options(edition, bust_buys=seed % 2 == 1), seats, seed)
        coins = [5] * len(state.players)
        for event in events:
            if isinstance(event, CoinsPaidOut):
                assert event.received == min(event.due, 10 - coins[event.seat])
                coins[event.seat] += event.received
            if isinstance(event, PriceSettled):
                coins[event.seat] -= event.coins
            assert all(0 <= amount <= 10 for amount in coins)
        assert coins == [one.coins for one in state.players]


@pytest.mark.clause("T1.4")
def test_the_supply_of_coins_never_runs_out() -> None:
    state = table(*(player(0) for _ in range(5)), draws="o9", row="b9 $5 $5")
    assert [one.coins for one in act(state, TakeNumbers()).state.players] == [0, 10, 10, 10, 10]
    full = table(player(1), *(player(10) for _ in range(4)), draws="o9", row="$5 $5")
    assert [one.coins for one in act(full, TakeMoney()).state.players] == [10] * 5


@pytest.mark.clause("T1.4")
def test_the_supply_of_bust_tokens_never_runs_out() -> None:
    state = table(player(tokens=50), player(tokens=50), draws="g9 o9", row="b9")
    assert act(state, Reveal()).state.players[0].tokens == 51


@pytest.mark.clause("T1.4")
def test_a_coin_is_worth_one_and_a_bust_token_three() -> None:
    state = table(player(), player(2, 2), draws="*4 o9")
    bidding = act(state, Reveal()).state
    assert legal(bidding) == {Pass(), *(Bid(amount) for amount in range(1, 9))}
    paying = act(bidding, Bid(8)).state
    assert act(paying, Pay(2, 2)).state.players[1] == player(0, 0, wilds="*4")
