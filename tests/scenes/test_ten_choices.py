"""What TEN's buttons promise is what then happens; and there is a button for everything the rules allow."""

from collections.abc import Iterator
from typing import Any

import pytest

from tenarcade.client.arcade import Arcade
from tenarcade.client.intents import Intent, Wheeled
from tenarcade.core.dice import Dice
from tenarcade.rules.ten import RULES
from tenarcade.rules.ten.auction import lowest_bid
from tenarcade.rules.ten.deck import NUMBERS
from tenarcade.rules.ten.moves import Bid, Buy, CoinsPaidOut, NumbersToMarket, Pass, Reveal, TakeMoney, TakeNumbers
from tenarcade.rules.ten.odds import bust_odds, busts
from tenarcade.rules.ten.payment import auction_worth
from tenarcade.rules.ten.state import State
from tenarcade.scenes.games.ten.choices import bid_choices, draw_choices, shop_choices
from tenarcade.scenes.games.ten.consequences import gain_of, gain_of_row, points
from tenarcade.scenes.games.ten.layout import Layout
from tenarcade.wording import Words
from tests.scenes.gallery import hung
from tests.scenes.playing import STEP, click, find, names, press, reached_by_directions, table, wait
from tests.scenes.tables import PLAYERS, lay, people_only, seating
from tests.tables import TestTable, random_playout

PLAYED = [
    TestTable("ten", seats, {"edition": edition, "bust_buys": True}) for seats in (1, 2, 4) for edition in ("pl", "de")
]


@pytest.fixture(scope="module")
def words() -> Words:
    return Words("en", RULES, client=True)


def _states(at: TestTable, phases: tuple[str, ...], seeds: int = 2) -> Iterator[State]:
    found: list[State] = []

    def visit(state: State, seat: int, action: Any, step: Any) -> None:
        if state.phase in phases:
            found.append(state)

    for seed in range(seeds):
        random_playout(RULES, at.open(seed).state, Dice(seed), visit)
    yield from found


@pytest.mark.parametrize("at", PLAYED, ids=str)
def test_the_odds_are_exact(at: TestTable, words: Words) -> None:
    for state in _states(at, ("draw",)):
        if not state.pile:
            continue
        view = RULES.view(state, frozenset({state.turn}))
        busting = sum(busts(state, card) for card in state.pile)
        assert (bust_odds(view).busting, bust_odds(view).cards) == (busting, len(state.pile))
        draw, *_ = draw_choices(view, state.turn, words, lambda _: None, show_odds=True)
        assert draw.note.startswith(f"{round(100 * busting / len(state.pile))}%")


@pytest.mark.parametrize("at", PLAYED, ids=str)
def test_taking_the_numbers_gives_what_was_said(at: TestTable) -> None:
    for state in _states(at, ("draw",)):
        if RULES.refusal(state, state.turn, TakeNumbers()) is not None:
            continue
        seat = state.turn
        told = gain_of_row(RULES.view(state, frozenset({seat})), seat)
        step = RULES.apply(state, seat, TakeNumbers())
        assert points(step.state.players[seat]) - points(state.players[seat]) == told
        dues = [event.due for event in step.events if isinstance(event, CoinsPaidOut) and event.seat != seat]
        assert set(dues[: len(state.players) - 1]) <= {state.row_money}


@pytest.mark.parametrize("at", PLAYED, ids=str)
def test_taking_the_money_gives_what_was_said(at: TestTable, words: Words) -> None:
    for state in _states(at, ("draw",)):
        if RULES.refusal(state, state.turn, TakeMoney()) is not None:
            continue
        *_, money = draw_choices(state, state.turn, words, lambda _: None, show_odds=True)
        assert money.note.startswith(f"{state.row_money} coin")
        step = RULES.apply(state, state.turn, TakeMoney())
        paid = next(event for event in step.events if isinstance(event, CoinsPaidOut))
        assert (paid.seat, paid.due) == (state.turn, state.row_money)
        numbers = tuple(card for card in state.row if card in NUMBERS)
        moved = next((event.cards for event in step.events if isinstance(event, NumbersToMarket)), ())
        assert moved[: len(numbers)] == numbers


@pytest.mark.parametrize("at", PLAYED, ids=str)
def test_a_purchase_without_cards_adds_what_was_said(at: TestTable) -> None:
    checked = 0
    for state in _states(at, ("pay",)):
        assert state.due is not None
        player = state.players[state.turn]
        for payment in RULES.legal(state, state.turn):
            if payment.cards:  # type: ignore[union-attr]
                continue
            after = RULES.apply(state, state.turn, payment).state.players[state.turn]
            if len(after.numbers) + len(after.wilds) == len(player.numbers) + len(player.wilds) + 1:
                assert points(after) - points(player) == gain_of(player, state.due.card)
                checked += 1
    assert checked


@pytest.mark.parametrize("at", PLAYED, ids=str)
def test_a_button_can_be_pressed_when_the_rules_allow_it(at: TestTable, words: Words) -> None:
    for state in _states(at, ("draw", "shop", "bust", "final"), seeds=1):
        seat = state.turn
        done: list[Any] = []
        if state.phase == "draw":
            choices = draw_choices(state, seat, words, done.append, show_odds=False)
        else:
            choices = shop_choices(state, seat, Layout(state, seat, seat), words, done.append, None)
        for choice in choices:
            choice.control.act()
            assert choice.control.enabled == (RULES.refusal(state, seat, done[-1]) is None)
        offered = {action for action, choice in zip(done, choices, strict=True) if choice.control.enabled}
        assert offered == set(RULES.legal(state, seat))


# -- bidding ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", PLAYED, ids=str)
def test_every_bid_that_can_be_set_is_allowed(at: TestTable, words: Words) -> None:
    for state in _states(at, ("bid",), seeds=3):
        low, high = lowest_bid(state), auction_worth(state, state.players[state.turn])
        allowed = {action.amount for action in RULES.legal(state, state.turn) if isinstance(action, Bid)}
        assert allowed == set(range(low, high + 1))
        bid, passing = bid_choices(state, state.turn, words, lambda _: None, low, lambda _: None)
        assert (bid.control.value, passing.control.shortcut) == (str(low), Intent.FIRST)


def _amount(arcade: Arcade) -> int:
    return int(find(arcade, "bid").value)


def test_keys_and_wheel_stay_between_the_lowest_and_the_highest_bid() -> None:
    with hung("ten-bid-2") as arcade:
        state = table(arcade).shown
        low, high = lowest_bid(state), auction_worth(state, state.players[0])
        assert _amount(arcade) == low
        press(arcade, Intent.LEFT)
        assert _amount(arcade) == low
        press(arcade, *[Intent.RIGHT] * (high - low + 5))
        assert _amount(arcade) == high
        arcade.step([Wheeled(-3)], STEP)
        assert _amount(arcade) == high - 3
        arcade.step([Wheeled(99)], STEP)
        arcade.step([Wheeled(-200)], STEP)
        assert _amount(arcade) == low


def test_the_bid_that_is_shown_is_the_bid_that_is_made() -> None:
    with hung("ten-bid-2") as arcade:
        scene = table(arcade)
        press(arcade, Intent.RIGHT, Intent.RIGHT, Intent.CONFIRM)
        assert scene.session.match.acts[-1][0].action == Bid(9)


def test_one_press_passes_wherever_the_focus_is() -> None:
    with hung("ten-bid-4") as arcade:
        scene = table(arcade)
        press(arcade, Intent.FIRST)
        assert scene.session.match.acts[-1][0].action == Pass()


# -- the market -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("cards", [21, 28, 36])
def test_a_large_market_stays_within_reach_and_in_sight(seats: int, cards: int, arcade: Arcade) -> None:
    lay(arcade, people_only(seats), PLAYERS[:seats], market=cards, left=2, phase="shop")
    scene = table(arcade)
    box = scene._layout.market_box
    controls = [control for control in scene.controls() if control.role == "card"]
    assert len(controls) == cards
    for control in controls:
        assert box.x <= control.box.x
        assert control.box.right <= box.right
        assert box.y <= control.box.y
        assert control.box.bottom <= box.bottom
        assert control.box.height >= 24
    assert reached_by_directions(arcade) >= {control.name for control in controls}


def test_a_click_buys_the_card_that_is_seen(arcade: Arcade) -> None:
    scene = lay(arcade, seating(4), PLAYERS[:4], market=28, left=10, phase="shop")
    buyable = [control for control in scene.controls() if control.role == "card" and control.enabled]
    wanted = buyable[len(buyable) // 2]
    card = scene.shown.market[int(wanted.name.removeprefix("market-"))]
    click(arcade, wanted.name)
    assert scene.session.match.acts[-1][0].action == Buy(card)


def test_a_card_that_cannot_be_bought_says_why(arcade: Arcade) -> None:
    scene = lay(arcade, people_only(2), PLAYERS[:2], market="b4 p9", phase="shop")
    click(arcade, "market-0")
    assert arcade.notice == find(arcade, "market-0").value
    assert scene.session.match.acts == []


def test_nothing_can_be_pressed_while_a_bot_decides() -> None:
    with hung("ten-waiting") as arcade:
        assert names(arcade) == []
        acts = len(table(arcade).session.match.acts)
        press(arcade, Intent.CONFIRM, Intent.FIRST)
        wait(arcade)
        assert len(table(arcade).session.match.acts) == acts


def test_drawing_is_what_the_first_press_does(arcade: Arcade) -> None:
    scene = lay(arcade, people_only(2), PLAYERS[:2], row="b4", top="g3")
    press(arcade, Intent.CONFIRM)
    assert scene.session.match.acts[-1][0].action == Reveal()
