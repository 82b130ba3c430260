"""10 Retro's bots at tables laid by hand, and at whole matches."""

from collections import Counter
from itertools import pairwise
from math import fsum

import pytest
from msgspec.structs import replace

from tenarcade.bots.face import conclude
from tenarcade.bots.retro import BOTS
from tenarcade.bots.retro.beliefs import chance_to_be_wanted, hidden_weights
from tenarcade.bots.retro.odds import RANKS, odds_of
from tenarcade.core.dice import Dice
from tenarcade.core.game import ONLY, REFEREE, Action
from tenarcade.rules.retro import RULES
from tenarcade.rules.retro.actions import (
    AddSecond,
    DropOut,
    KeepDown,
    NameStarter,
    Open,
    Pass,
    PlayFirst,
    Protect,
    Raise,
    Stand,
    TurnUp,
)
from tenarcade.rules.retro.table import Auction, Options, State
from tests.rules.retro_table import place, table

LONG_PILE = " ".join(["0", "1", "2", "3"] * 10)

each_bot = pytest.mark.parametrize("bot", BOTS)


def decide(bot: str, state: State, seed: int = 1) -> Action:
    """What the bot does when it sees what its seat sees."""
    assert state.turn is not None
    action: Action = conclude(BOTS[bot](RULES.view(state, ONLY[state.turn]), state.turn, Dice(seed)))
    return action


def to_finish(hand: str, *, up: str = "", down: str = "", round_cards: str = "r2 r3") -> State:
    """Seat 0 is about to add a second card, and two others will after it."""
    own = place(hand, up=up, down=down)
    return table(
        own, place("1 2 3", up="4"), place("1 2 3", up="5"), phase="second", pile=LONG_PILE, round_cards=round_cards
    )


@each_bot
@pytest.mark.parametrize("seats", range(2, 8))
def test_every_decision_of_a_whole_match_is_allowed(bot: str, seats: int) -> None:
    dice = Dice(seats)
    state = RULES.setup(Options(spare_jokers=seats % 2 == 0), seats, dice).state
    while state.turn is not None:
        action = decide(bot, state)
        assert RULES.refusal(state, state.turn, action) is None
        # Now and then somebody does something odd, so that the bots see tables they would not make.
        if dice.below(4) == 0:
            action = dice.choice(RULES.legal(state, state.turn))
        state = RULES.apply(state, state.turn, action).state


@each_bot
def test_a_decision_does_not_depend_on_what_the_seat_cannot_see(bot: str) -> None:
    for seed in range(30):
        dice = Dice(seed)
        state = RULES.setup(Options(), 2 + seed % 6, dice).state
        for _ in range(dice.below(40)):
            assert state.turn is not None
            state = RULES.apply(state, state.turn, dice.choice(RULES.legal(state, state.turn))).state
        assert state.turn is not None
        elsewhere = RULES.imagine(RULES.view(state, ONLY[state.turn]), dice)
        assert RULES.view(elsewhere, REFEREE) != RULES.view(state, REFEREE)
        assert decide(bot, elsewhere) == decide(bot, state)


@each_bot
def test_a_ten_is_made_where_it_can_be(bot: str) -> None:
    assert decide(bot, to_finish("3 6 9", up="4")) == AddSecond("6")
    assert decide(bot, to_finish("3 6 9", down="4")) == TurnUp()


@each_bot
def test_a_ten_of_one_card_is_left_alone(bot: str) -> None:
    assert decide(bot, to_finish("2 3 4", up="10")) == Stand()
    assert decide(bot, to_finish("2 3 4", down="10")) == KeepDown()


def test_cautious_keeps_its_joker_for_a_bad_round_and_sharp_leaves_it_to_the_loser() -> None:
    state = to_finish("J 7 1", up="3")
    assert decide("cautious", state) == AddSecond("7")
    assert decide("sharp", state) == AddSecond("J")


@each_bot
def test_a_joker_saves_a_hopeless_card(bot: str) -> None:
    assert decide(bot, to_finish("J 9 9", up="2")) == AddSecond("J")


@each_bot
def test_a_good_card_for_one_chip_replaces_a_hopeless_one(bot: str) -> None:
    state = table(
        place("9 9 9", up="2"), place("1 2 3", up="10"), place("1 2 3", down="5"), phase="open", pile=LONG_PILE
    )
    assert decide(bot, state) == Open(1, 1)


@each_bot
def test_nothing_is_bought_by_who_has_the_best_already(bot: str) -> None:
    state = table(
        place("2 3 4", down="10"), place("1 2 3", up="10"), place("1 2 3", up="9"), phase="open", starter=1, turn=0
    )
    assert decide(bot, replace(state, pile=("0",) * 40)) == Pass()


@each_bot
def test_the_winner_starts_again_while_the_pile_lasts(bot: str) -> None:
    state = table(*[place("1 2 3 4")] * 6, phase="name", turn=3, pile=LONG_PILE)
    assert decide(bot, state) == NameStarter(3)


def test_sharp_raises_for_a_card_that_saves_it() -> None:
    laid = (place("9 9 9", up="0"), place("1 2 3", up="10", protection=1), place("1 2 3", up="5"))
    bidding = Auction(opener=2, target=1, bid=1, bidder=2)
    state = table(*laid, phase="auction", turn=0, starter=2, auction=bidding, pile=LONG_PILE)
    assert decide("sharp", state) == Raise(2)


def test_sharp_drops_out_when_the_card_is_no_better_than_its_own() -> None:
    laid = (place("1 2 3", up="10"), place("1 2 3", up="9", protection=1), place("1 2 3", up="5"))
    bidding = Auction(opener=2, target=1, bid=1, bidder=2)
    state = table(*laid, phase="auction", turn=0, starter=2, auction=bidding, pile=LONG_PILE)
    assert decide("sharp", state) == DropOut()


def test_sharp_protects_a_bought_ten_only_while_somebody_may_still_open() -> None:
    laid = (place("1 1 1", up="10"), *[place("5 6 7", up="2")] * 3)
    deal = Auction(opener=0, target=1, bid=1, bidder=0)
    early = table(*laid, phase="protect", turn=0, starter=0, auction=deal, pile=LONG_PILE)
    late = replace(early, starter=1)
    assert decide("sharp", early) in (Protect(1), Protect(2))
    assert decide("sharp", late) == Protect(0)


def test_sharp_protects_a_hidden_ten_where_it_is_likely_to_win_the_chips_back() -> None:
    early = table(place("10 9 9 8"), *[place("1 2 3 4")] * 3, pile=LONG_PILE)
    assert decide("sharp", early) == PlayFirst("10", face_up=False, chips=2)
    late = replace(early, starter=1)
    assert decide("sharp", late) == PlayFirst("10", face_up=False, chips=0)


def test_sharp_puts_chips_on_a_hidden_low_card_now_and_then() -> None:
    state = table(place("3 7 9 9"), *[place("1 2 3 4")] * 3, pile=LONG_PILE)
    plays = Counter(decide("sharp", state, seed) for seed in range(100))
    honest, bluff = PlayFirst("3", face_up=False, chips=0), PlayFirst("3", face_up=False, chips=2)
    assert set(plays) == {honest, bluff}
    assert 2 <= plays[bluff] <= 20
    broke = replace(state, places=(replace(state.places[0], chips=2), *state.places[1:]))
    assert {decide("sharp", broke, seed) for seed in range(100)} == {honest}


def test_sharp_takes_two_chips_on_a_hidden_card_for_a_ten_and_pays_for_it() -> None:
    laid = (place("9 9 9", up="4"), place("1 2 3", down="3", protection=2), place("1 2 3", up="6"))
    state = table(*laid, phase="open", pile=LONG_PILE)
    assert decide("sharp", state) == Open(1, 2)


def test_what_changed_hands_may_be_anything() -> None:
    laid = table(place(down="3", protection=2), place(up="4")).places[0]
    unseen = [1] * 11
    assert hidden_weights(laid, unseen)[10] > fsum(hidden_weights(laid, unseen)[:10])
    swapped = replace(laid, first=laid.first_on_table.owned_by(1))
    assert hidden_weights(swapped, unseen) == unseen


def test_protection_never_makes_a_card_more_wanted() -> None:
    for face_up in (True, False):
        for card in ("0", "5", "10", "J"):
            chances = [chance_to_be_wanted(card, face_up, chips, seats=4) for chips in range(3)]
            assert chances == sorted(chances, reverse=True)
            assert chance_to_be_wanted(card, face_up, 0, seats=7) <= chances[0] <= 1.0


def test_sharp_gets_rid_of_an_expensive_card_in_the_last_round() -> None:
    assert decide("sharp", to_finish("J 1 1", up="9", round_cards="")) == AddSecond("J")
    assert decide("sharp", to_finish("p8 1 1", up="2", round_cards="")) == AddSecond("p8")


def test_sharp_wants_to_be_late_where_the_pile_runs_out_at_a_crowded_table() -> None:
    state = table(*[place("1 2 3 4")] * 6, phase="name", turn=3, pile="0 1 2 3 0 1 2")
    assert decide("sharp", state) == NameStarter(4)


def test_odds_are_chances() -> None:
    for seed in range(20):
        dice = Dice(seed)
        state = RULES.setup(Options(), 2 + seed % 6, dice).state
        for _ in range(dice.below(60)):
            assert state.turn is not None
            state = RULES.apply(state, state.turn, dice.choice(RULES.legal(state, state.turn))).state
        assert state.turn is not None
        odds = odds_of(RULES.view(state, ONLY[state.turn]), state.turn)
        assert 0.0 <= odds.chance_of_end <= 1.0
        for ladder in (*odds.by_value, odds.unknown, *odds.rivals.values()):
            assert len(ladder) == RANKS + 1
            assert ladder[0] == 0.0
            assert ladder[-1] == pytest.approx(1.0)
            assert all(low <= high + 1e-12 for low, high in pairwise(ladder))


def test_a_rival_that_has_finished_is_no_riddle() -> None:
    finished = place("1 2", up="3", second="4")
    state = table(finished, place("1 2 3", up="5"), phase="second", starter=0, turn=1)
    ladder = odds_of(RULES.view(state, ONLY[1]), 1).rivals[0]
    assert ladder == [0.0] * 15 + [1.0] * 8
