"""TEN's bots at tables laid by hand."""

from typing import Any

from msgspec.structs import replace

from tenarcade.bots.face import conclude
from tenarcade.bots.ten import BOTS
from tenarcade.core.dice import Dice
from tenarcade.core.game import Card
from tenarcade.rules.ten import RULES
from tenarcade.rules.ten.deck import MONEY, NUMBERS
from tenarcade.rules.ten.moves import Bid, Buy, Pass, Pay, Reveal, TakeMoney, TakeNumbers, TenAction
from tenarcade.rules.ten.odds import unseen_cards
from tenarcade.rules.ten.state import Auction, Due, Options, Player, State


def decide(bot: str, state: State, seat: int = 0) -> TenAction:
    action: TenAction = conclude(BOTS[bot](RULES.view(state, frozenset({seat})), seat, Dice(1)))
    return action


def table(player: Player, **fields: Any) -> State:
    """Seat 0 is this player; the pile holds what lies nowhere else."""
    state = RULES.setup(Options(starter=1), 2, Dice(1)).state
    state = replace(state, players=(player, Player()), **fields)
    return replace(state, pile=tuple(unseen_cards(replace(state, pile=())).elements()))


def drawn(*row: Card, player: Player | None = None) -> State:
    numbers = sum(NUMBERS.get(card, 0) for card in row)
    money = sum(MONEY.get(card, 0) for card in row)
    return table(player or Player(), row=row, total=numbers - money, row_money=money)


JOINABLE = Player(coins=8, numbers=("b1", "b2", "b3", "b5", "b6", "b7"))


def test_both_go_on_while_nothing_can_bust() -> None:
    for bot in BOTS:
        assert decide(bot, drawn("b1")) == Reveal()


def test_both_stop_at_ten() -> None:
    for bot in BOTS:
        assert decide(bot, drawn("b5", "g5")) == TakeNumbers()


def test_both_take_money_rather_than_a_number_they_own() -> None:
    state = drawn("b9", "$5", "$5", player=Player(coins=0, numbers=("b9",)))
    assert decide("cautious", replace(state, pile=())) == TakeMoney()
    assert decide("sharp", replace(state, pile=())) == TakeMoney()


def test_both_buy_the_card_that_joins_two_runs() -> None:
    for bot in BOTS:
        assert decide(bot, table(JOINABLE, market=("b4", "p8"), phase="shop")) == Buy("b4")


def test_sharp_pays_with_a_copy_before_its_last_coins() -> None:
    rich_in_copies = Player(coins=1, numbers=("b1", "b2", "g4", "g4"))
    state = table(rich_in_copies, market=("b3",), phase="pay", due=Due("b3", 1, "shop"))
    assert decide("sharp", state) == Pay(0, 0, ("g4",))


def test_nobody_bids_for_a_wild_that_adds_nothing() -> None:
    complete = Player(coins=9, numbers=tuple(f"b{value}" for value in range(1, 10)))
    for bot in BOTS:
        assert decide(bot, table(complete, auction=Auction("b#", ()), phase="bid")) == Pass()


def test_both_bid_for_a_wild_that_joins_two_runs() -> None:
    for bot in BOTS:
        assert isinstance(decide(bot, table(JOINABLE, auction=Auction("*4", ()), phase="bid")), Bid)
