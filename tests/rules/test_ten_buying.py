"""TEN: the market, and the round of last purchases."""

import pytest

from tenarcade.core.game import ONLY
from tenarcade.rules.ten import RULES
from tenarcade.rules.ten.moves import (
    Bid,
    Busted,
    Buy,
    EndBegan,
    MatchScored,
    NothingBought,
    NumbersTaken,
    Pass,
    Pay,
    PriceSettled,
    PurchaseChosen,
    Reveal,
    TakeMoney,
    TakeNumbers,
    TokenTaken,
    TurnBegan,
)
from tenarcade.rules.ten.scoring import score_sheet
from tenarcade.rules.ten.state import Player, State
from tests.rules.ten_table import act, cards, legal, player, refused, table


def shopping(buyer: Player, market: str) -> State:
    return table(buyer, player(), draws="o1", market=cards(market), phase="shop")


@pytest.mark.clause("T7.1")
@pytest.mark.parametrize("value", range(1, 10))
def test_the_price_is_the_value_of_the_card(value: int) -> None:
    card = f"p{value}"
    played = act(shopping(player(10), card), Buy(card), Pay(value, 0))
    assert played.events[:2] == (PurchaseChosen(0, card, value), PriceSettled(0, card, value, value, 0, ()))
    assert played.state.players[0] == player(10 - value, 0, card)


@pytest.mark.clause("T7.1")
def test_one_card_may_be_bought_and_then_the_turn_ends() -> None:
    state = shopping(player(10), "p1 p2 p2")
    assert legal(state) == {Pass(), Buy("p1"), Buy("p2")}
    played = act(state, Buy("p2"), Pay(2, 0))
    assert played.state.market == cards("p1 p2")
    assert played.events[-1] == TurnBegan(1)
    assert played.state.turn == 1


@pytest.mark.clause("T7.1")
def test_only_market_cards_that_can_be_paid_are_for_sale() -> None:
    state = shopping(player(1, 1, "b1", "*3"), "p6 p7")
    assert legal(state) == {Pass(), Buy("p6")}
    refusal = refused(state, Buy("p7"))
    assert (refusal.key, refusal.values) == ("too-dear", {"price": 7})
    for elsewhere in ("p5", "*3", "$2", "?", "nonsense"):
        assert refused(state, Buy(elsewhere)).key == "not-in-market"


@pytest.mark.clause("T7.2")
def test_a_card_owned_already_cannot_be_bought_again() -> None:
    state = shopping(player(10, numbers="p4 b3"), "p4 b4 p3")
    assert legal(state) == {Pass(), Buy("b4"), Buy("p3")}
    assert refused(state, Buy("p4")).key == "already-owned"


@pytest.mark.clause("T7.2")
def test_wilds_do_not_block_a_purchase() -> None:
    state = shopping(player(10, wilds="*4 p# *#"), "p4")
    assert legal(state) == {Pass(), Buy("p4")}


@pytest.mark.clause("T7.2")
def test_a_card_just_taken_blocks_its_like_in_the_market() -> None:
    state = table(player(10), player(), draws="o1", row="p4", market=cards("p4"))
    played = act(state, TakeNumbers())
    assert played.told(NothingBought) == [NothingBought(0, able=False)]


@pytest.mark.clause("T7.5")
def test_nobody_has_to_buy() -> None:
    state = shopping(player(10), "p4")
    played = act(state, Pass())
    assert played.events == (NothingBought(0, able=True), TurnBegan(1))
    assert played.state.players[0] == player(10)
    assert played.state.market == cards("p4")


@pytest.mark.clause("T8.1")
def test_the_last_card_ends_the_match_only_after_the_reward_and_the_purchase() -> None:
    state = table(player(9), player(0), draws="b2", market=cards("p1 p2 p3"))
    drawn = act(state, Reveal())
    assert drawn.told(EndBegan) == []
    taken = act(drawn.state, TakeNumbers())
    assert taken.told(NumbersTaken) == [NumbersTaken(0, cards("b2"))]
    assert (taken.state.phase, taken.told(EndBegan)) == ("shop", [])
    bought = act(taken.state, Buy("p1"), Pay(1, 0))
    assert bought.told(EndBegan) == [EndBegan(first=1)]
    assert bought.told(TurnBegan) == []
    # Seat 0 buys once more: the purchase of the turn was one of its own.
    assert (bought.state.phase, bought.state.turn) == ("final", 0)
    assert legal(bought.state) == {Pass(), Buy("p2"), Buy("p3")}


@pytest.mark.clause("T8.1")
def test_an_auction_for_the_last_card_is_completed_and_the_reward_follows() -> None:
    state = table(player(), player(), draws="*4", row="b2 $1")
    played = act(state, Reveal(), Bid(1), Pass(), Pay(1, 0))
    assert played.told(EndBegan) == []
    assert legal(played.state) == {TakeNumbers(), TakeMoney()}
    assert act(played.state, TakeMoney()).told(EndBegan) == [EndBegan(first=1)]


@pytest.mark.clause("T8.1")
def test_a_bust_with_the_last_card_is_completed_as_well() -> None:
    played = act(table(player(), player(0), player(0), draws="b9", row="g9"), Reveal())
    kinds = [type(event) for event in played.told(Busted, TokenTaken, EndBegan)]
    assert kinds == [Busted, TokenTaken, EndBegan]
    assert played.state.players[0].tokens == 1


@pytest.mark.clause("T8.1")
def test_while_a_card_is_left_the_turns_go_on() -> None:
    played = act(table(player(), player(), draws="b2 o1"), Reveal(), TakeNumbers())
    assert played.told(EndBegan) == []
    assert played.told(TurnBegan) == [TurnBegan(1)]


@pytest.mark.clause("T8.2")
@pytest.mark.parametrize("active", range(3))
def test_everyone_may_buy_once_more_the_active_player_last(active: int) -> None:
    state = table(player(), player(), player(), draws="b2", row="$1", market=cards("p1"), active=active, turn=active)
    played = act(state, Reveal(), TakeMoney())
    assert played.told(EndBegan) == [EndBegan((active + 1) % 3)]
    asked = []
    for _ in range(3):
        assert RULES.to_act(played.state) == ONLY[played.state.turn]
        assert legal(played.state) == {Pass(), Buy("b2"), Buy("p1")}
        asked.append(played.state.turn)
        played = act(played.state, Pass())
    assert asked == [(active + step) % 3 for step in (1, 2, 3)]
    assert isinstance(played.events[-1], MatchScored)


@pytest.mark.clause("T8.2")
def test_a_last_purchase_is_one_card_and_the_next_seat_follows() -> None:
    state = table(player(), player(), draws="b2", row="$1", market=cards("p1 p3"))
    played = act(state, Reveal(), TakeMoney(), Buy("p1"), Pay(1, 0))
    assert played.state.players[1] == player(4, 0, "p1")
    assert (played.state.phase, played.state.turn) == ("final", 0)
    assert legal(played.state) == {Pass(), Buy("b2"), Buy("p3")}
    assert isinstance(act(played.state, Buy("b2"), Pay(2, 0)).events[-1], MatchScored)


@pytest.mark.clause("T8.2")
def test_who_cannot_buy_anything_is_passed_over() -> None:
    state = table(player(), player(0), player(5), draws="b2", row="$1")
    played = act(state, Reveal(), TakeMoney())
    assert played.told(NothingBought) == [NothingBought(1, able=False)]
    assert played.state.turn == 2


@pytest.mark.clause("T8.3")
def test_after_the_last_purchase_everyone_is_scored() -> None:
    hands = (player(1, 2, "b1 b2 p9", "*3"), player(0, 0, "g4"))
    state = table(*hands, draws="", phase="final", market=cards("o1"))
    assert RULES.outcome(state) is None
    played = act(state, Pass())
    sheets = tuple(score_sheet(one.numbers, one.wilds, "pl") for one in hands)
    assert played.events[-1] == MatchScored(sheets, money=(7, 0))
    assert [sheet.points for sheet in sheets] == [4, 1]
    assert played.state.sheets == sheets
    assert (played.state.phase, RULES.to_act(played.state)) == ("over", frozenset())
    assert not RULES.legal(played.state, 0)
    outcome = RULES.outcome(played.state)
    assert outcome is not None
    assert outcome.scores == (4, 1)
