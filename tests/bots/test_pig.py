"""What the bots of Pig 10 must not get wrong."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest
from msgspec.structs import replace

from tenarcade.bots.face import AnyBot, conclude
from tenarcade.bots.pig import BOTS, LEVELS, Forecast, holding, outlook
from tenarcade.core.dice import Dice, derive
from tenarcade.core.game import ONLY, Seat
from tenarcade.rules.pig import DECK, RULES, Options, Play, State

each_bot = pytest.mark.parametrize("name", BOTS)


def decide(bot: AnyBot, state: State) -> Play:
    """What the bot does when it sees what its seat sees."""
    play: Play = conclude(bot(RULES.view(state, ONLY[state.turn]), state.turn, Dice(1)))
    return play


def state_with(hand: str, table: str, value: int, seats: int = 3) -> State:
    """Seat 0 holds the hand; the other seats and the draw pile get the rest of the deck by lot."""
    start = RULES.setup(Options(starter=1), seats, Dice(5)).state
    known = replace(RULES.view(start, ONLY[0]), hands=(tuple(hand.split()), *(("?",) * 3,) * (seats - 1)))
    table_cards = tuple(table.split())
    hidden = 80 - len(table_cards) - 3 * seats
    known = replace(known, table=table_cards, value=value, draw_pile=("?",) * hidden)
    return RULES.imagine(known, Dice(8))


def positions(matches: int) -> Iterator[State]:
    """Every position of some random matches."""
    for seed in range(matches):
        dice = Dice(seed)
        state = RULES.setup(Options(), 2 + seed % 7, dice).state
        while RULES.to_act(state):
            yield state
            state = RULES.apply(state, state.turn, dice.choice(RULES.legal(state, state.turn))).state


def match_of(bots: list[AnyBot], seed: int) -> tuple[Seat, ...]:
    state = RULES.setup(Options(), len(bots), Dice(seed)).state
    while RULES.to_act(state):
        state = RULES.apply(state, state.turn, decide(bots[state.turn], state)).state
    outcome = RULES.outcome(state)
    assert outcome is not None
    return outcome.winners


@each_bot
@pytest.mark.parametrize(("hand", "table", "value"), [("3 4 0", "2 5", 7), ("5 9 1", "2 3", 5), ("4 7 2", "3 5", 8)])
def test_a_ten_is_taken(name: str, hand: str, table: str, value: int) -> None:
    assert decide(BOTS[name], state_with(hand, table, value)).value == 10


@each_bot
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
@pytest.mark.parametrize(("hand", "safe"), [("9 8 0", "0"), ("9 8 5", "5"), ("9 9 6", "6"), ("9 8 1", "1")])
def test_a_pile_is_not_given_away_while_one_card_is_safe(name: str, hand: str, safe: str, seats: int) -> None:
    play = decide(BOTS[name], state_with(hand, "1 2 3", 6, seats))
    assert play.card == safe
    assert play.value < 10


def test_the_cautious_bot_takes_every_ten_and_never_gives_a_pile_without_need() -> None:
    for state in positions(14):
        values = {play.value for play in RULES.legal(state, state.turn)}
        made = decide(BOTS["cautious"], state).value
        if 10 in values:
            assert made == 10
        elif min(values) < 10:
            assert made < 10


def test_the_cautious_bot_parts_with_plain_cards_first() -> None:
    assert decide(BOTS["cautious"], state_with("0 10 9", "4 4", 8)).card == "0"
    assert decide(BOTS["cautious"], state_with("10 10 9", "4 4", 8)).card == "9"
    assert decide(BOTS["cautious"], state_with("0 5 3", "", 0)).card == "3"


def test_the_sharp_bot_leaves_what_the_unseen_cards_can_hardly_make_ten() -> None:
    """All nines but one are gone: a pile of one is safe to leave, a pile of four is not."""
    state = state_with("1 4 9", "", 0, seats=2)
    spent = ("9",) * 7
    view = RULES.view(state, ONLY[0])
    late = replace(view, won=(spent, ()), draw_pile=view.draw_pile[:-7])
    fresh, rare = Forecast(view, 0), Forecast(late, 0)
    assert rare.worth(Play("1", 1)) - rare.worth(Play("4", 4)) > fresh.worth(Play("1", 1)) - fresh.worth(Play("4", 4))


def test_the_sharp_bot_plays_an_open_end_without_a_mistake() -> None:
    """Opening with the four loses the pile to the six; opening with the nine wins what the six overshoots."""
    spent = tuple((Counter(DECK) - Counter(("4", "9", "6"))).elements())
    won = (spent[:38], spent[38:])
    state = State(hands=(("4", "9"), ("6",)), draw_pile=(), table=(), value=0, won=won, turn=0, dice=0)
    assert decide(BOTS["sharp"], state) == Play("9", 9)


def test_a_hand_that_makes_ten_of_much_is_worth_more() -> None:
    for seats in (2, 4, 8):
        assert holding(seats, ("1", "10")) > holding(seats, ("7", "7"))


def test_what_one_seat_gains_the_others_lose() -> None:
    for seats in (2, 3, 8):
        assert sum(outlook(seats, 3, ("4", 6)).standings) == pytest.approx(0)


@each_bot
def test_a_bot_needs_nothing_but_its_view_and_dice(name: str) -> None:
    for state in positions(7):
        play = decide(BOTS[name], state)
        assert RULES.refusal(state, state.turn, play) is None
        elsewhere = RULES.imagine(RULES.view(state, ONLY[state.turn]), Dice(3))
        assert decide(BOTS[name], elsewhere) == play


def test_the_sharp_bot_beats_the_cautious_one() -> None:
    sharp, cautious = BOTS["sharp"], BOTS["cautious"]
    wins = sum(match_of([sharp, cautious], seed) == (0,) for seed in range(15))
    wins += sum(match_of([cautious, sharp], seed) == (1,) for seed in range(15))
    assert wins >= 21


# Matches in each seating of a duel.
DUELS = 50


def winners_of(bots: list[AnyBot], seed: int) -> tuple[Seat, ...]:
    """Every decision has dice of its own, as at a table."""
    state = RULES.setup(Options(), len(bots), Dice(derive(9, seed))).state
    turns = 0
    while RULES.to_act(state):
        seat, turns = state.turn, turns + 1
        thought = bots[seat](RULES.view(state, ONLY[seat]), seat, Dice(derive(seed, seat, turns)))
        state = RULES.apply(state, seat, conclude(thought)).state
    outcome = RULES.outcome(state)
    assert outcome is not None
    return outcome.winners


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(LEVELS)))
def test_every_rung_is_stronger_than_the_one_below(lower: str, higher: str) -> None:
    """The same deals from both seats."""
    won = 0.0
    for seed in range(DUELS):
        for seat, bots in enumerate(([LEVELS[higher], LEVELS[lower]], [LEVELS[lower], LEVELS[higher]])):
            winners = winners_of(bots, seed)
            won += (seat in winners) / len(winners)
    assert won / (2 * DUELS) > 0.53


def test_the_last_rung_is_the_best_there_is() -> None:
    assert LEVELS["level-10"] is BOTS["sharp"]
    assert list(LEVELS) == [f"level-{rung}" for rung in range(4, 11)]
