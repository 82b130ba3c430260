"""TEN: revealing cards, and when a turn may or must go on."""

import pytest

from tenarcade.core.game import ONLY
from tenarcade.rules.ten import RULES
from tenarcade.rules.ten.moves import (
    AuctionOpened,
    Bid,
    BidPassed,
    Busted,
    CardRevealed,
    EndBegan,
    NothingBought,
    Pass,
    Pay,
    Reveal,
    TakeMoney,
    TakeNumbers,
    TurnBegan,
    WildUnsold,
)
from tests.rules.ten_table import act, cards, legal, player, refused, table

TWO = (player(), player())


@pytest.mark.clause("T3.1")
def test_a_turn_begins_with_a_card_and_nothing_else() -> None:
    state = table(*TWO, draws="b4 g2")
    assert legal(state) == {Reveal()}
    played = act(state, Reveal())
    assert played.events == (CardRevealed(0, "b4", 4, 0, left=1),)
    assert played.state.pile == ("g2",)


@pytest.mark.clause("T3.1")
def test_the_next_players_turn_begins_with_a_card_as_well() -> None:
    played = act(table(*TWO, draws="b4 g2"), Reveal(), TakeNumbers())
    assert played.events[-1] == TurnBegan(1)
    assert RULES.to_act(played.state) == ONLY[1]
    assert legal(played.state) == {Reveal()}


@pytest.mark.clause("T3.2")
def test_numbers_and_currency_join_the_row() -> None:
    played = act(table(*TWO, draws="b4 $2 g1"), Reveal(), Reveal())
    assert played.state.row == cards("b4 $2")


@pytest.mark.clause("T3.2")
@pytest.mark.parametrize("wild", ["*4", "b#", "*#"])
def test_a_wild_starts_an_auction_at_once_and_never_joins_the_row(wild: str) -> None:
    state = table(*TWO, draws=f"{wild} g1", row="b4")
    played = act(state, Reveal())
    assert played.events == (CardRevealed(0, wild, 4, 0, left=1), AuctionOpened(wild, first=1))
    assert played.state.row == ("b4",)
    assert legal(played.state) == {Pass(), *(Bid(amount) for amount in range(1, 6))}
    after = act(played.state, Bid(1), Pass(), Pay(1, 0)).state
    assert (after.row, after.total, after.row_money) == (("b4",), 4, 0)


@pytest.mark.clause("T3.3")
def test_the_total_is_numbers_minus_currency_and_may_be_negative() -> None:
    played = act(table(*TWO, draws="$5 $2 b9 $1 g1"), *[Reveal()] * 4)
    totals = [(event.total, event.money) for event in played.told(CardRevealed)]
    assert totals == [(-5, 5), (-7, 7), (2, 7), (1, 8)]
    assert (played.state.total, played.state.row_money) == (1, 8)


@pytest.mark.clause("T3.4")
@pytest.mark.parametrize(("row", "draw", "total"), [("b9", "g2", 11), ("b9 $4 p5", "g6", 16)])
def test_a_number_that_makes_eleven_or_more_busts(row: str, draw: str, total: int) -> None:
    played = act(table(*TWO, draws=f"{draw} o1", row=row), Reveal())
    (busted,) = played.told(Busted)
    assert (busted.seat, busted.by, busted.total) == (0, "numbers", total)
    assert played.events[-1] == TurnBegan(1)


@pytest.mark.clause("T3.4")
def test_a_number_that_makes_exactly_ten_does_not_bust() -> None:
    played = act(table(*TWO, draws="g1 o1", row="b9"), Reveal())
    assert not played.told(Busted)
    assert legal(played.state) == {Reveal(), TakeNumbers()}


@pytest.mark.clause("T3.4")
def test_currency_holds_the_total_down_so_that_more_numbers_fit() -> None:
    played = act(table(*TWO, draws="g6 o1", row="b9 $5"), Reveal())
    assert not played.told(Busted)
    assert played.state.total == 10


@pytest.mark.clause("T3.5")
@pytest.mark.parametrize("numbers", ["", "b9 g9", "b1"])
def test_currency_of_eleven_busts_whatever_the_total_is(numbers: str) -> None:
    state = table(*TWO, draws="$1 o1", row=f"$5 $5 {numbers}")
    played = act(state, Reveal())
    (busted,) = played.told(Busted)
    assert (busted.by, busted.total, busted.money) == ("money", state.total - 1, 11)


@pytest.mark.clause("T3.5")
def test_currency_of_exactly_ten_does_not_bust() -> None:
    played = act(table(*TWO, draws="$5 o1", row="$5"), Reveal())
    assert not played.told(Busted)
    assert (played.state.row_money, played.state.total) == (10, -10)


@pytest.mark.clause("T3.6")
def test_after_every_card_that_does_not_bust_the_player_stops_or_goes_on() -> None:
    state = act(table(*TWO, draws="b1 $1 b2 g1"), Reveal()).state
    assert legal(state) == {Reveal(), TakeNumbers()}
    state = act(state, Reveal()).state
    assert legal(state) == {Reveal(), TakeNumbers(), TakeMoney()}
    state = act(state, Reveal()).state
    assert legal(state) == {Reveal(), TakeNumbers(), TakeMoney()}


@pytest.mark.clause("T3.6")
@pytest.mark.parametrize("answers", [(Pass(), Pass()), (Bid(1), Pass(), Pay(1, 0)), (Pass(), Bid(1), Pay(1, 0))])
def test_after_every_auction_the_player_stops_or_goes_on(answers: tuple[Pass | Bid | Pay, ...]) -> None:
    state = act(table(*TWO, draws="*4 g1", row="b1 $1"), Reveal(), *answers).state
    assert RULES.to_act(state) == ONLY[0]
    assert legal(state) == {Reveal(), TakeNumbers(), TakeMoney()}


@pytest.mark.clause("T3.7")
def test_with_an_empty_pile_the_player_must_stop() -> None:
    state = act(table(*TWO, draws="b1", row="$1"), Reveal()).state
    assert legal(state) == {TakeNumbers(), TakeMoney()}
    assert refused(state, Reveal()).key == "pile-empty"


@pytest.mark.clause("T3.7")
def test_a_wild_as_the_last_card_leaves_only_the_stop_as_well() -> None:
    state = act(table(*TWO, draws="*4", row="b1"), Reveal(), Pass(), Pass()).state
    assert legal(state) == {TakeNumbers()}


@pytest.mark.clause("T3.8")
def test_with_only_wilds_so_far_the_player_must_go_on() -> None:
    state = act(table(*TWO, draws="*4 g1"), Reveal(), Pass(), Pass()).state
    assert legal(state) == {Reveal()}
    assert refused(state, TakeNumbers()).key == "no-numbers-in-row"
    assert refused(state, TakeMoney()).key == "no-money-in-row"


@pytest.mark.clause("T3.8")
@pytest.mark.parametrize("is_sold", [False, True])
def test_with_an_empty_row_and_an_empty_pile_the_turn_ends_without_reward_or_purchase(is_sold: bool) -> None:
    state = table(player(0, numbers="b1 b3 b5"), player(), player(0), draws="*4", market=("b2",))
    sale = (Bid(2), Pass(), Pay(2, 0)) if is_sold else (Pass(), Pass())
    played = act(state, Reveal(), *sale)
    ending = played.events.index(EndBegan(first=1))
    assert not [event for event in played.events[:ending] if isinstance(event, NothingBought)]
    assert (played.state.phase, played.state.turn) == ("final", 1)
    assert played.state.players[0] == state.players[0]


@pytest.mark.clause("T3.8")
def test_the_turn_ends_too_when_nobody_could_bid_for_the_last_wild() -> None:
    played = act(table(player(0), player(0), draws="*4"), Reveal())
    assert played.told(BidPassed) == [BidPassed(1, able=False), BidPassed(0, able=False)]
    assert played.told(WildUnsold, EndBegan) == [WildUnsold("*4"), EndBegan(first=1)]
    assert not RULES.to_act(played.state)
