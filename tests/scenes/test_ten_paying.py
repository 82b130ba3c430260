"""Paying in TEN: a proposal that costs no points if none need be lost, and may be changed piece by piece."""

from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tenarcade.client.intents import Intent
from tenarcade.rules.ten import RULES
from tenarcade.rules.ten.deck import NUMBERS, WILDS
from tenarcade.rules.ten.moves import Pay
from tenarcade.rules.ten.state import Due, Player, State
from tenarcade.scenes.confirm import Confirm
from tenarcade.scenes.games.ten.consequences import points_lost, sensible_payment, spendable
from tenarcade.scenes.games.ten.paying import Payment
from tenarcade.scenes.start import begin_match
from tests.rules.ten_table import player, table
from tests.scenes.gallery import fresh_arcade, hung
from tests.scenes.playing import choose, find, is_on, play_on, press, turn, wait
from tests.scenes.playing import table as table_of
from tests.scenes.tables import people_only

hands = st.builds(
    Player,
    coins=st.integers(0, 4),
    tokens=st.integers(0, 2),
    numbers=st.lists(st.sampled_from(sorted(NUMBERS)), max_size=7).map(tuple),
    wilds=st.lists(st.sampled_from(sorted(WILDS)), max_size=2, unique=True).map(tuple),
)


def _owing(hand: Player, price: int) -> State:
    return table(hand, player(), market=("p9",), phase="pay", due=Due("p9", price, "shop"))


def _every_payment(state: State) -> list[Pay]:
    hand, cards = state.players[0], spendable(state, 0)
    return [
        Pay(coins, tokens, given)
        for coins in range(hand.coins + 1)
        for tokens in range(hand.tokens + 1)
        for count in range(len(cards) + 1)
        for given in combinations(cards, count)
        if RULES.refusal(state, 0, Pay(coins, tokens, given)) is None
    ]


@settings(max_examples=150)
@given(hand=hands, price=st.integers(1, 9))
def test_no_points_are_lost_if_any_payment_saves_them(hand: Player, price: int) -> None:
    assume("p9" not in hand.numbers)
    state = _owing(hand, price)
    fair = _every_payment(state)
    assume(fair)
    proposed = sensible_payment(state, 0)
    assert RULES.refusal(state, 0, proposed) is None
    assert points_lost(hand, proposed) == min(points_lost(hand, payment) for payment in fair)


@settings(max_examples=60)
@given(hand=hands, price=st.integers(1, 9), changes=st.lists(st.tuples(st.sampled_from("ct*"), st.integers(-2, 9))))
def test_pieces_never_exceed_what_one_has(hand: Player, price: int, changes: list[tuple[str, int]]) -> None:
    state = _owing(hand, price)
    assume(_every_payment(state))
    payment = Payment(state, 0)
    for what, number in changes:
        if what == "c":
            payment.change_coins(number)
        elif what == "t":
            payment.change_tokens(number)
        elif payment.spendable:
            payment.toggle_card(payment.spendable[number % len(payment.spendable)])
        chosen = payment.chosen
        assert 0 <= chosen.coins <= hand.coins
        assert 0 <= chosen.tokens <= hand.tokens
        assert all(chosen.cards.count(card) <= payment.spendable.count(card) for card in chosen.cards)
        assert payment.paid == chosen.coins + 3 * chosen.tokens + len(chosen.cards)


def test_a_broken_run_is_asked_about_and_nothing_happens_on_second_thoughts() -> None:
    with hung("ten-pay-2") as arcade:
        scene = table_of(arcade)
        before = scene.session.match.state
        choose(arcade, "pay")
        assert isinstance(arcade.scene, Confirm)
        press(arcade, Intent.CONFIRM)
        assert is_on(arcade, scene), "the safe answer has the focus"
        assert scene.session.match.state == before
        choose(arcade, "pay")
        press(arcade, Intent.RIGHT, Intent.CONFIRM)
        assert scene.session.match.state != before


def test_a_payment_that_costs_nothing_is_not_asked_about() -> None:
    with hung("ten-pay-4") as arcade:
        scene = table_of(arcade)
        choose(arcade, "pay")
        assert is_on(arcade, scene)
        assert isinstance(scene.session.match.acts[-1][0].action, Pay)


def test_the_payment_is_changed_card_by_card() -> None:
    with hung("ten-pay-5") as arcade:
        scene = table_of(arcade)
        assert scene._payment.chosen.cards == ("b2", "o3")
        choose(arcade, "give-o3")
        assert not find(arcade, "pay").enabled
        choose(arcade, "give-p7")
        assert find(arcade, "pay").enabled
        assert sorted(scene._payment.chosen.cards) == ["b2", "p7"]


def test_too_little_or_too_much_cannot_be_paid() -> None:
    with hung("ten-pay-4") as arcade:
        scene = table_of(arcade)
        turn(arcade, "coins", -1)
        assert not find(arcade, "pay").enabled
        acts = len(scene.session.match.acts)
        choose(arcade, "pay")
        assert len(scene.session.match.acts) == acts


def test_a_token_makes_room_among_the_coins() -> None:
    with hung("ten-pay-4") as arcade:
        scene = table_of(arcade)
        turn(arcade, "tokens", -1)
        assert scene._payment.chosen.tokens == 0
        turn(arcade, "tokens", 1)
        assert scene._payment.chosen.tokens == 1
        assert find(arcade, "pay").enabled


@pytest.mark.parametrize("way", ["undo", "back"])
def test_another_card_can_be_chosen_until_it_is_paid(way: str) -> None:
    """Played from the first card: only a real match can be taken back."""
    with fresh_arcade() as arcade:
        arcade.change(replace(arcade.settings, instant=True))
        begin_match(arcade, people_only(2), {}, seed=7)
        play_on(arcade, until=lambda scene: scene.shown.phase == "shop", bot="cautious")
        scene = table_of(arcade)
        before = scene.session.match.state
        choose(arcade, next(control.name for control in scene.controls() if control.role == "card" and control.enabled))
        wait(arcade)
        assert scene.shown.phase == "pay"
        if way == "undo":
            choose(arcade, "undo")
        else:
            press(arcade, Intent.BACK)
        assert scene.session.match.state == before
