"""TEN: what a bust costs, and the variant in which it buys."""

from typing import Any

import pytest
from msgspec.structs import replace

from tenarcade.core.game import ONLY
from tenarcade.rules.ten import RULES
from tenarcade.rules.ten.moves import (
    AutomaStopped,
    Busted,
    Buy,
    CardRevealed,
    CardsLeft,
    CoinsPaidOut,
    NumbersToMarket,
    Pass,
    Pay,
    PurchaseChosen,
    Reveal,
    TakeNumbers,
    TakeToken,
    TokenTaken,
    TurnBegan,
)
from tenarcade.rules.ten.state import State
from tests.rules.ten_table import PL, act, cards, legal, player, refused, solo, table

BUST_BUYS = replace(PL, bust_buys=True)


def about_to_bust_by_numbers(**more: Any) -> State:
    return table(player(2, 0, "p1"), player(1), player(9), draws="p6 o1", row="b4 $2 g5", **more)


def about_to_bust_by_money(**more: Any) -> State:
    return table(player(2, 0, "p1"), player(1), player(9), draws="$4 o1", row="b4 $5 g5 $2", **more)


@pytest.mark.clause("T5.1", "T5.2", "T5.3")
def test_a_bust_by_numbers_feeds_the_market_and_pays_the_others() -> None:
    played = act(about_to_bust_by_numbers(market=cards("p2")), Reveal())
    assert played.events == (
        CardRevealed(0, "p6", 13, 2, left=1),
        Busted(0, "numbers", 13, 2),
        NumbersToMarket(cards("b4 g5 p6")),
        CoinsPaidOut(1, 2, 2),
        CoinsPaidOut(2, 2, 1),
        CardsLeft(cards("$2")),
        TokenTaken(0),
        TurnBegan(1),
    )
    assert played.state.market == cards("p2 b4 g5 p6")
    assert played.state.players == (player(2, 1, "p1"), player(3), player(10))


@pytest.mark.clause("T5.1", "T5.2", "T5.3")
def test_a_bust_by_money_feeds_the_market_and_pays_nobody() -> None:
    played = act(about_to_bust_by_money(), Reveal())
    assert played.events == (
        CardRevealed(0, "$4", -2, 11, left=1),
        Busted(0, "money", -2, 11),
        NumbersToMarket(cards("b4 g5")),
        CardsLeft(cards("$5 $2 $4")),
        TokenTaken(0),
        TurnBegan(1),
    )
    assert played.state.market == cards("b4 g5")
    assert played.state.players == (player(2, 1, "p1"), player(1), player(9))


@pytest.mark.clause("T5.3")
@pytest.mark.parametrize("scene", [about_to_bust_by_numbers, about_to_bust_by_money])
def test_the_currency_leaves_the_game_and_nothing_is_bought(scene: Any) -> None:
    state = act(scene(market=cards("p2")), Reveal()).state
    assert [card for card in state.gone if card[0] != "$"] == []
    assert len(state.gone) in (1, 3)
    assert (state.phase, state.active, state.row, state.total, state.row_money) == ("draw", 1, (), 0, 0)
    assert legal(state) == {Reveal()}


@pytest.mark.clause("T5.1")
def test_bust_tokens_pile_up() -> None:
    state = table(player(tokens=1), player(), draws="g9 o1", row="b9")
    assert act(state, Reveal()).state.players[0].tokens == 2


@pytest.mark.clause("T5.4")
@pytest.mark.parametrize("scene", [about_to_bust_by_numbers, about_to_bust_by_money])
def test_with_bust_buys_the_buster_chooses_token_or_purchase(scene: Any) -> None:
    plain = act(scene(), Reveal())
    played = act(scene(options=BUST_BUYS, market=cards("p2 p3 p4")), Reveal())
    assert RULES.to_act(played.state) == ONLY[0]
    # Worth 3: two coins and a card; what the bust itself sent to the market is too dear.
    assert legal(played.state) == {TakeToken(), Buy("p2"), Buy("p3")}
    assert played.told(CoinsPaidOut) == plain.told(CoinsPaidOut)
    assert played.told(TokenTaken) == []


@pytest.mark.clause("T5.4")
def test_the_numbers_of_the_bust_itself_can_be_bought() -> None:
    state = table(player(4), player(), draws="g9 o1", row="b2", options=BUST_BUYS)
    choosing = act(state, Reveal()).state
    assert legal(choosing) == {TakeToken(), Buy("b2")}
    played = act(choosing, Buy("b2"), Pay(2, 0))
    assert played.state.players[0] == player(2, 0, "b2")
    assert played.told(TokenTaken) == []
    assert played.events[-1] == TurnBegan(1)
    assert played.state.market == cards("g9")


@pytest.mark.clause("T5.4")
def test_the_token_may_still_be_taken() -> None:
    choosing = act(about_to_bust_by_numbers(options=BUST_BUYS, market=cards("p2")), Reveal()).state
    played = act(choosing, TakeToken())
    assert played.events == (TokenTaken(0), TurnBegan(1))
    assert played.state.players[0] == player(2, 1, "p1")


@pytest.mark.clause("T5.4")
def test_the_purchase_is_offered_only_if_some_card_can_be_bought() -> None:
    played = act(about_to_bust_by_numbers(options=BUST_BUYS, market=cards("p1")), Reveal())
    assert played.events[-2:] == (TokenTaken(0), TurnBegan(1))


@pytest.mark.clause("T5.4")
def test_who_chooses_the_purchase_must_buy() -> None:
    choosing = act(about_to_bust_by_numbers(options=BUST_BUYS, market=cards("p2")), Reveal()).state
    assert refused(choosing, Pass()).key == "not-in-bust"
    chosen = act(choosing, Buy("p2"))
    assert chosen.events == (PurchaseChosen(0, "p2", 2),)
    assert all(isinstance(action, Pay) for action in legal(chosen.state))
    assert refused(chosen.state, Pass()).key == "not-in-pay"
    assert refused(chosen.state, TakeToken()).key == "not-in-pay"


@pytest.mark.clause("T5.4")
def test_without_the_option_a_bust_never_buys() -> None:
    played = act(about_to_bust_by_numbers(market=cards("p2")), Reveal())
    assert played.told(TokenTaken) == [TokenTaken(0)]
    assert played.state.active == 1


@pytest.mark.clause("T5.4")
def test_the_automa_always_takes_the_token() -> None:
    state = solo(player(), player(10), draws="$5 o1", row="b1", market=cards("p2"), options=BUST_BUYS)
    played = act(state, TakeNumbers(), Pass())
    (stopped,) = played.told(AutomaStopped)
    assert stopped.reason == "money"
    assert played.told(TokenTaken) == [TokenTaken(1)]
    assert played.told(PurchaseChosen) == []
    assert played.state.players[1] == player(10, 1)
    assert (played.state.phase, played.state.active) == ("draw", 0)
