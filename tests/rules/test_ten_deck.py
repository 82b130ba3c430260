"""TEN: the cards, and what lies where when the first turn begins."""

from collections import Counter

import pytest

from tenarcade.core.dice import Dice
from tenarcade.core.game import HIDDEN, ONLY, REFEREE
from tenarcade.core.phrase import Phrase
from tenarcade.core.setup import SetupRefused, set_up
from tenarcade.rules.ten import RULES
from tenarcade.rules.ten.deck import COLOURS, deck_for
from tenarcade.rules.ten.moves import Bid, MatchBegan, Pay, Reveal, TurnBegan
from tenarcade.rules.ten.state import Options, Player
from tests.rules.ten_table import act, cards, player, table

ALL_CARDS = Counter(deck_for(5))


def copies(players: int, prefix: str, values: str) -> list[int]:
    deck = Counter(deck_for(players))
    return [deck[prefix + value] for value in values]


@pytest.mark.clause("T1.1")
@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_has_three_of_one_to_six_and_one_of_seven_to_nine(colour: str) -> None:
    assert copies(5, colour, "123456789") == [3, 3, 3, 3, 3, 3, 1, 1, 1]
    assert sum(ALL_CARDS[f"{c}{value}"] for c in COLOURS for value in range(1, 10)) == 84


@pytest.mark.clause("T1.2")
def test_twenty_seven_currency_cards_show_one_to_five_coins() -> None:
    assert copies(5, "$", "12345") == [6, 6, 5, 5, 5]
    assert sum(count for card, count in ALL_CARDS.items() if card.startswith("$")) == 27


@pytest.mark.clause("T1.3")
def test_eighteen_wilds_are_nine_number_wilds_eight_colour_wilds_and_one_super_wild() -> None:
    assert copies(5, "*", "123456789") == [1] * 9
    assert [ALL_CARDS[f"{colour}#"] for colour in COLOURS] == [2, 2, 2, 2]
    assert ALL_CARDS["*#"] == 1
    assert sum(ALL_CARDS.values()) == 84 + 27 + 18


@pytest.mark.clause("T2.1")
@pytest.mark.parametrize(("seats", "count"), [(1, 91), (2, 91), (3, 108), (4, 129), (5, 129)])
def test_the_number_of_players_decides_how_many_cards_are_used(seats: int, count: int) -> None:
    state = set_up(RULES, Options(), seats, 1).state
    assert len(state.pile) == count
    assert RULES.inventory(state) == Counter(deck_for(seats))


@pytest.mark.clause("T2.1", "T1.1", "T1.2", "T1.3")
@pytest.mark.parametrize(
    ("players", "numbers", "money", "colour_wilds"),
    [
        (1, [2, 2, 2, 2, 2, 2, 1, 1, 1], [4, 4, 3, 3, 3], 1),
        (2, [2, 2, 2, 2, 2, 2, 1, 1, 1], [4, 4, 3, 3, 3], 1),
        (3, [3, 3, 3, 2, 2, 2, 1, 1, 1], [5, 5, 4, 4, 4], 1),
        (4, [3, 3, 3, 3, 3, 3, 1, 1, 1], [6, 6, 5, 5, 5], 2),
    ],
)
def test_the_marks_on_the_cards_follow_the_table(
    players: int, numbers: list[int], money: list[int], colour_wilds: int
) -> None:
    for colour in COLOURS:
        assert copies(players, colour, "123456789") == numbers
        assert copies(players, colour, "#") == [colour_wilds]
    assert copies(players, "$", "12345") == money
    assert copies(players, "*", "123456789#") == [1] * 10


@pytest.mark.clause("T2.2")
@pytest.mark.parametrize("seats", range(2, 6))
def test_everyone_starts_with_five_coins_and_the_pile_is_shuffled(seats: int) -> None:
    step = set_up(RULES, Options(), seats, 1)
    state = step.state
    assert state.players == (Player(coins=5, tokens=0, numbers=(), wilds=()),) * seats
    assert state.pile != deck_for(seats)
    assert state.pile != set_up(RULES, Options(), seats, 2).state.pile
    assert step.events == (MatchBegan(state.active, 5, state.pile), TurnBegan(state.active))


@pytest.mark.clause("T2.2")
def test_the_first_player_is_drawn_by_lot_and_any_seat_may_be_it() -> None:
    starters = {set_up(RULES, Options(), 5, seed).state.active for seed in range(100)}
    assert starters == set(range(5))


@pytest.mark.clause("T2.2")
def test_the_seed_alone_decides_shuffle_and_first_player() -> None:
    assert set_up(RULES, Options(), 4, 9) == set_up(RULES, Options(), 4, 9)
    dice = Dice(9)
    pile = dice.shuffled(deck_for(4))
    state = RULES.setup(Options(), 4, Dice(9)).state
    assert (state.pile, state.active) == (pile, dice.below(4))


def test_the_starter_option_names_the_first_player_counted_from_one() -> None:
    state = set_up(RULES, Options(starter=3), 3, 1).state
    assert state.active == 2
    assert RULES.to_act(state) == ONLY[2]


@pytest.mark.parametrize(("seats", "starter"), [(2, 3), (4, 5), (1, 2)])
def test_a_starter_who_does_not_sit_there_is_refused(seats: int, starter: int) -> None:
    with pytest.raises(SetupRefused) as caught:
        set_up(RULES, Options(starter=starter), seats, 1)
    assert caught.value.refusal.key == "starter-not-seated"
    assert caught.value.refusal.values == {"starter": starter, "seats": seats}


@pytest.mark.clause("T1.6")
def test_only_the_order_of_the_pile_is_hidden() -> None:
    step = set_up(RULES, Options(), 3, 5)
    seen = RULES.view(step.state, frozenset({1}))
    assert seen.pile == (HIDDEN,) * 108
    assert seen.dice == 0
    assert step.events[0].heard_by(frozenset({1})).pile == seen.pile
    assert step.events[0].heard_by(REFEREE) == step.events[0]
    assert RULES.view(step.state, REFEREE) == step.state


@pytest.mark.clause("T1.6")
def test_everything_a_player_owns_is_seen_by_all() -> None:
    state = table(player(3, 2, "b1 b2", "*4"), player(7, 1, "p9", "g#"), draws="o1 o2", row="$1")
    for audience in (frozenset({0}), frozenset({1}), frozenset({0, 1})):
        seen = RULES.view(state, audience)
        assert seen.players == state.players
        assert (seen.row, seen.market, seen.gone) == (state.row, state.market, state.gone)


@pytest.mark.clause("T1.6")
def test_every_event_after_the_deal_is_heard_by_all() -> None:
    state = table(player(), player(), draws="*4 o2 o1")
    played = act(state, Reveal(), Bid(2), Bid(3), Pay(3, 0))
    assert played.events
    for event in played.events:
        assert event.heard_by(frozenset({0, 1})) == event


def test_imagining_a_pile_deals_the_unseen_cards_only() -> None:
    state = RULES.setup(Options(starter=1), 2, Dice(3)).state
    for _ in range(6):
        state = RULES.apply(state, state.turn, RULES.legal(state, state.turn)[0]).state
    imagined = RULES.imagine(RULES.view(state, frozenset({0})), Dice(4))
    assert Counter(imagined.pile) == Counter(state.pile)
    assert imagined.pile != state.pile
    assert RULES.view(imagined, frozenset({0})) == RULES.view(state, frozenset({0}))


@pytest.mark.parametrize(
    ("card", "phrase"),
    [
        ("b4", Phrase("card-number", {"colour": "blue", "value": 4})),
        ("p9", Phrase("card-number", {"colour": "pink", "value": 9})),
        ("$3", Phrase("card-money", {"coins": 3})),
        ("*7", Phrase("card-number-wild", {"value": 7})),
        ("o#", Phrase("card-colour-wild", {"colour": "orange"})),
        ("*#", Phrase("card-super-wild")),
        (HIDDEN, Phrase("card-hidden")),
    ],
)
def test_every_kind_of_card_has_its_name(card: str, phrase: Phrase) -> None:
    assert RULES.card_name(card) == phrase


def test_the_unshuffled_deck_goes_layer_by_layer_through_colours_money_and_wilds() -> None:
    two = deck_for(2)
    assert two[:15] == cards("b1 b1 b2 b2 b3 b3 b4 b4 b5 b5 b6 b6 b7 b8 b9")
    assert two[60:77] == cards("$1 $1 $1 $1 $2 $2 $2 $2 $3 $3 $3 $4 $4 $4 $5 $5 $5")
    assert two[77:] == cards("*1 *2 *3 *4 *5 *6 *7 *8 *9 b# g# o# p# *#")
    three = deck_for(3)
    assert three[:91] == two
    assert three[91:] == cards("b1 b2 b3 g1 g2 g3 o1 o2 o3 p1 p2 p3 $1 $2 $3 $4 $5")
    assert deck_for(4)[:108] == three
    assert deck_for(4)[108:] == cards("b4 b5 b6 g4 g5 g6 o4 o5 o6 p4 p5 p6 $1 $2 $3 $4 $5 b# g# o# p#")
    assert deck_for(5) == deck_for(4)
