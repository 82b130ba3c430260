"""TEN: every way to pay, held against an independent definition of a fair payment."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

import pytest

from tenarcade.rules.ten import RULES
from tenarcade.rules.ten.moves import Pay, PriceSettled
from tenarcade.rules.ten.state import Auction, Due, Options, Player, State
from tests.rules.ten_table import BOTH, DE, PL, act, cards, legal, player, refused, solo, table

HANDS = [("", ""), ("b1", ""), ("b1 b1 g2", ""), ("b1", "*3"), ("o5 b1 g2", "*3 p#")]


def purchase(payer: Player, price: int, options: Options = PL) -> State:
    """Seat 0 owes a price for a market card."""
    due = Due("p9", price, "shop")
    return table(payer, player(), draws="o1", options=options, market=("p9",), phase="pay", due=due)


def won_auction(payer: Player, price: int, options: Options = PL) -> State:
    auction = Auction("*9", (), price, 0)
    due = Due("*9", price, "bid")
    return table(payer, player(), draws="o1", row="o2", options=options, phase="pay", due=due, auction=auction)


def is_fair(payment: Pay, payer: Player, purse: tuple[str, ...], price: int) -> bool:
    """T7.3, T7.4, word by word: owned, enough, and nothing of it superfluous."""
    worths = [1] * payment.coins + [3] * payment.tokens + [1] * len(payment.cards)
    is_owned = (
        payment.coins <= payer.coins
        and payment.tokens <= payer.tokens
        and all(payment.cards.count(card) <= purse.count(card) for card in payment.cards)
    )
    return is_owned and sum(worths) >= price and all(sum(worths) - worth < price for worth in worths)


def thinkable_payments(payer: Player) -> Iterator[Pay]:
    """Everything up to one coin, token and card more than there is."""
    hand = (*payer.numbers, *payer.wilds, "g7")
    given = {some for count in range(len(hand) + 1) for some in combinations(hand, count)}
    for coins, tokens, some in product(range(payer.coins + 2), range(payer.tokens + 2), given):
        yield Pay(coins, tokens, some)


@pytest.mark.clause("T7.3", "T7.4")
@pytest.mark.parametrize("tokens", range(4))
@pytest.mark.parametrize(("numbers", "wilds"), HANDS)
def test_a_payment_is_accepted_if_and_only_if_it_is_fair(numbers: str, wilds: str, tokens: int) -> None:
    for coins in (0, 1, 3):
        payer = player(coins, tokens, numbers, wilds)
        purse = payer.numbers + payer.wilds
        payments = list(thinkable_payments(payer))
        for price in range(1, min(9, coins + 3 * tokens + len(purse)) + 1):
            state = purchase(payer, price)
            accepted = {payment for payment in payments if RULES.refusal(state, 0, payment) is None}
            assert accepted == {payment for payment in payments if is_fair(payment, payer, purse, price)}
            assert_the_list_covers(RULES.legal(state, 0), accepted)


def assert_the_list_covers(listed: object, accepted: set[Pay]) -> None:
    """For every possible number of tokens the most and the fewest coins."""
    assert isinstance(listed, list)
    assert len(set(listed)) == len(listed)

    def extremes(payments: list[Pay]) -> set[tuple[int, int]]:
        by_tokens: dict[int, list[int]] = {}
        for payment in payments:
            by_tokens.setdefault(payment.tokens, []).append(payment.coins)
        return {(tokens, coins) for tokens, given in by_tokens.items() for coins in (min(given), max(given))}

    assert accepted
    assert {(payment.tokens, payment.coins) for payment in listed} == extremes(list(accepted))
    by_content = {(payment.coins, payment.tokens, frozenset(Counter(payment.cards).items())) for payment in accepted}
    for payment in listed:
        assert (payment.coins, payment.tokens, frozenset(Counter(payment.cards).items())) in by_content


@pytest.mark.clause("T7.3", "T7.4", "T10.6")
@pytest.mark.parametrize("options", BOTH)
def test_the_same_holds_for_a_won_auction_with_what_may_pay_there(options: Options) -> None:
    payer = player(2, 2, "b1 b1 g2", "*3 p#")
    purse = payer.numbers if options == PL else payer.numbers + payer.wilds
    payments = list(thinkable_payments(payer))
    for price in range(1, payer.money + len(purse) + 1):
        state = won_auction(payer, price, options)
        accepted = {payment for payment in payments if RULES.refusal(state, 0, payment) is None}
        assert accepted == {payment for payment in payments if is_fair(payment, payer, purse, price)}
        assert_the_list_covers(RULES.legal(state, 0), accepted)


@pytest.mark.clause("T7.3")
def test_coins_return_to_the_supply_and_paid_cards_leave_the_game() -> None:
    state = purchase(player(2, 1, "b1 b1 g2", "*3"), 7)
    played = act(state, Pay(2, 1, cards("b1 *3")))
    assert played.events[0] == PriceSettled(0, "p9", 7, 2, 1, cards("b1 *3"))
    assert played.state.players[0] == player(0, 0, "b1 g2 p9")
    assert played.state.gone == cards("b1 *3")
    assert played.state.market == ()


@pytest.mark.clause("T7.3")
def test_no_change_is_given_on_bust_tokens() -> None:
    played = act(purchase(player(4, 2), 4), Pay(0, 2))
    assert played.state.players[0] == player(4, 0, "p9")


@pytest.mark.clause("T7.4")
@pytest.mark.parametrize(
    ("payment", "key"),
    [
        (Pay(5, 0), "pays-too-much"),
        (Pay(2, 1), "pays-too-much"),
        (Pay(0, 3), "pays-too-much"),
        (Pay(1, 2), "pays-too-much"),
        (Pay(0, 2, ("b1",)), "pays-too-much"),
        (Pay(0, 1), "pays-too-little"),
        (Pay(0, 0), "pays-too-little"),
        (Pay(6, 0), "too-many-coins"),
        (Pay(-1, 2), "too-many-coins"),
        (Pay(0, 4), "too-many-tokens"),
        (Pay(4, -1, ("b1",)), "too-many-tokens"),
        (Pay(3, 0, ("g1",)), "cards-cannot-pay"),
        (Pay(2, 0, ("b1", "b1")), "cards-cannot-pay"),
    ],
)
def test_an_unfair_payment_is_refused_with_its_reason(payment: Pay, key: str) -> None:
    assert refused(purchase(player(5, 3, "b1"), 4), payment).key == key


@pytest.mark.clause("T7.4")
@pytest.mark.parametrize("payment", [Pay(4, 0), Pay(3, 0, ("b1",)), Pay(1, 1), Pay(0, 1, ("b1",)), Pay(0, 2)])
def test_every_fair_payment_of_four_is_accepted(payment: Pay) -> None:
    assert RULES.refusal(purchase(player(5, 3, "b1"), 4), 0, payment) is None


@pytest.mark.clause("T7.4")
def test_the_refusals_name_what_was_paid_and_what_is_there() -> None:
    state = purchase(player(5, 3, "b1"), 4)
    assert refused(state, Pay(5, 0)).values == {"paid": 5, "price": 4}
    assert refused(state, Pay(3, 0)).values == {"paid": 3, "price": 4}
    assert refused(state, Pay(10**30, 0)).values == {"coins": 5}
    assert refused(state, Pay(0, 10**30)).values == {"tokens": 3}


@pytest.mark.clause("T12.2")
@pytest.mark.parametrize("options", BOTH)
def test_in_a_solo_auction_only_duplicates_pay_beside_coins_and_tokens(options: Options) -> None:
    payer = player(2, 1, "b1 b1 b1 g2 o3 o3", "*3")
    auction = Auction("*9", (), 5, 0)
    state = solo(payer, player(), draws="o1", options=options, phase="pay", auction=auction, due=Due("*9", 5, "bid"))
    purse = cards("b1 b1 o3")
    payments = list(thinkable_payments(payer))
    accepted = {payment for payment in payments if RULES.refusal(state, 0, payment) is None}
    assert accepted == {payment for payment in payments if is_fair(payment, payer, purse, 5)}
    assert_the_list_covers(RULES.legal(state, 0), accepted)


@pytest.mark.clause("T12.2")
def test_a_solo_purchase_takes_any_card() -> None:
    due = Due("p2", 2, "shop")
    state = solo(player(0, 0, "b1", "*3"), player(), draws="o9 o1", market=("p2",), phase="pay", due=due, options=DE)
    assert act(state, Pay(0, 0, cards("b1 *3"))).state.players[0].numbers == ("p2",)
    assert legal(state) == {Pay(0, 0, cards("b1 *3"))}
