"""The score of a hand: examples for each clause, every assignment of small hands, a proof for big ones."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import permutations, product
from random import Random
from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.optimize import Bounds, LinearConstraint, milp

from tenarcade.core.game import Card
from tenarcade.rules.ten.deck import COLOURS, NUMBERS, VALUES, WILDS, deck_for
from tenarcade.rules.ten.scoring import Placement, Run, Sheet, live_points, score_sheet

Edition = Literal["pl", "de"]
EDITIONS: tuple[Edition, Edition] = ("pl", "de")
Hand = tuple[list[Card], list[Card]]

ALL_NUMBERS = [card for card in deck_for(5) if card in NUMBERS]
ALL_WILDS = [card for card in deck_for(5) if card in WILDS]
# Hands whose colours compete for nearly the same wilds: the hardest to prove maximal.
RIVALS: list[Hand] = [
    ([f"{c}{v}" for c in COLOURS for v in (2, 5, 7)], [*(f"*{v}" for v in range(2, 10)), "b#", "b#", "*#"]),
    (
        [*(f"{c}{v}" for c in "bo" for v in (1, 4, 8)), *(f"{c}{v}" for c in "gp" for v in (4, 6, 8))],
        [*(f"*{v}" for v in range(1, 9)), "g#", "o#", "*#"],
    ),
    ([], ALL_WILDS),
]


def cards(text: str) -> list[Card]:
    return text.split()


def spread(colour: str, values: Iterable[int]) -> list[Card]:
    return [f"{colour}{value}" for value in values]


def hands(most_numbers: int, most_wilds: int) -> st.SearchStrategy[Hand]:
    def some(deck: list[Card], most: int) -> st.SearchStrategy[list[Card]]:
        picks = st.lists(st.integers(0, len(deck) - 1), max_size=most, unique=True)
        return picks.map(lambda chosen: [deck[i] for i in chosen])

    return st.tuples(some(ALL_NUMBERS, most_numbers), some(ALL_WILDS, most_wilds))


def counted_in_tie(sheet: Sheet, edition: Edition, numbers: list[Card]) -> int:
    """What the edition's last tie-break wants little of."""
    return sheet.used_cards if edition == "pl" else len(numbers) - sheet.spare_numbers


# ---- Examples -------------------------------------------------------------------------------------------------


@pytest.mark.clause("T9.2")
@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ("", 0),
        ("g7", 1),
        ("b1 b2 b3 b5 b6", 3),
        ("b1 b2 g1 g2 g3 o9 p4 p6", 7),
        ("b1 b2 b4 b5", 2),
        ("b2 b3 b4 b5 b6 b7 b8 b9", 8),
    ],
)
def test_the_longest_run_of_each_colour_scores_its_length(numbers: str, points: int) -> None:
    assert live_points(cards(numbers), []) == points
    assert score_sheet(cards(numbers), [], "pl").points == points


@pytest.mark.clause("T9.2")
def test_only_one_run_a_colour_is_on_the_sheet() -> None:
    sheet = score_sheet(cards("b1 b2 b4 b5 p9"), [], "pl")
    assert sheet.runs == (Run("b", 1, 2, 2), Run("p", 9, 9, 1))


@pytest.mark.clause("T9.3")
def test_a_full_run_scores_ten() -> None:
    assert score_sheet(spread("o", VALUES), [], "de").runs == (Run("o", 1, 9, 10),)
    assert live_points([card for colour in COLOURS for card in spread(colour, VALUES)], []) == 40


@pytest.mark.clause("T9.3", "T9.1")
def test_the_wild_goes_where_it_completes_a_full_run() -> None:
    numbers = spread("b", range(1, 9)) + cards("g1 g2 g3")
    sheet = score_sheet(numbers, ["*#"], "pl")
    assert sheet.placements == (Placement("*#", "b9"),)
    assert sheet.points == 13


@pytest.mark.clause("T9.1")
def test_a_wild_bridges_the_widest_gap_worth_it() -> None:
    sheet = score_sheet(cards("b1 b2 b4 b5 b6 g4 g6"), ["*#", "*5"], "pl")
    assert sheet.placements == (Placement("*#", "b3"), Placement("*5", "g5"))
    assert sheet.points == 9


@pytest.mark.clause("T9.1")
def test_a_wild_does_not_stand_on_a_number_its_owner_holds() -> None:
    numbers = [f"{colour}4" for colour in COLOURS]
    assert score_sheet(numbers, ["*4"], "pl").placements == ()
    assert live_points(numbers, ["*4"]) == 4


@pytest.mark.clause("T9.1", "T9.6")
def test_a_greedy_filling_would_score_less() -> None:
    """*5 gains most in blue, but only the colour wild has no other use there."""
    numbers = cards("b1 b2 b3 b4 b6 b7 g4 g6 g7 g8")
    sheet = score_sheet(numbers, ["*5", "b#"], "pl")
    assert sheet.placements == (Placement("b#", "b5"), Placement("*5", "g5"))
    assert sheet.points == 12


@pytest.mark.clause("T9.4")
def test_duplicates_add_nothing() -> None:
    once, twice = cards("b1 b2 g5"), cards("b1 b1 b2 b2 b2 g5 g5")
    assert live_points(twice, ["*3"]) == live_points(once, ["*3"]) == 4


@pytest.mark.clause("T9.4")
def test_a_wild_stands_for_one_card_only() -> None:
    numbers = cards("b1 b3 g1 g3")
    assert live_points(numbers, ["*2"]) == 4
    assert live_points(numbers, ["*2", "*#"]) == 6


@pytest.mark.clause("T9.4")
def test_each_kind_of_wild_stands_only_for_its_own_places() -> None:
    assert live_points(cards("b1 b3"), ["g#"]) == 2
    assert live_points(cards("b1 b3"), ["*4"]) == 2
    assert live_points(cards("b1 b3"), ["b#"]) == 3
    assert live_points([], ["g#", "g#"]) == 2
    assert live_points([], ["*4", "*5", "*#"]) == 3


@pytest.mark.clause("T10.3", "T9.1")
def test_in_the_german_edition_spare_number_cards_decide_between_equal_assignments() -> None:
    """Two blue runs of three, one of them with a wild: `de` prefers the one that leaves a number more."""
    numbers = cards("b1 b2 b3 b7 b9 g8 o8 p8")
    german, polish = score_sheet(numbers, ["*8"], "de"), score_sheet(numbers, ["*8"], "pl")
    assert german.runs[0] == Run("b", 7, 9, 3)
    assert (german.points, german.spare_numbers, german.used_cards) == (6, 3, 6)
    assert polish.runs[0] == Run("b", 1, 3, 3)
    assert (polish.points, polish.spare_numbers, polish.used_cards) == (6, 2, 6)


@pytest.mark.clause("T10.3", "T9.1")
def test_in_the_polish_edition_fewer_used_cards_decide_between_equal_assignments() -> None:
    """As b9 the wild scores 10 + 1 points with ten cards, as g2 8 + 3 points with eleven."""
    numbers = spread("b", range(1, 9)) + spread("g", [1, 3])
    sheet = score_sheet(numbers, ["*#"], "pl")
    assert sheet.placements == (Placement("*#", "b9"),)
    assert (sheet.points, sheet.used_cards) == (11, 10)


@pytest.mark.clause("T10.3")
def test_duplicates_are_spare_numbers() -> None:
    sheet = score_sheet(cards("b1 b1 b2 g4 g4"), [], "de")
    assert (sheet.spare_numbers, sheet.used_cards) == (2, 3)


def test_equal_assignments_are_told_apart_in_the_order_of_colour_and_value() -> None:
    assert score_sheet([], ["*4"], "pl").placements == (Placement("*4", "b4"),)
    assert score_sheet([], ["*#"], "de").placements == (Placement("*#", "b1"),)
    sheet = score_sheet(cards("b3 g3"), cards("*# *2 b#"), "pl")
    assert sheet.runs == (Run("b", 1, 3, 3), Run("g", 2, 3, 2))
    assert sheet.placements == (Placement("b#", "b1"), Placement("*2", "b2"), Placement("*#", "g2"))
    # The colour wild comes first, unless another gap can only be filled by it.
    sheet = score_sheet(cards("b1 b3 b5"), cards("*2 b#"), "pl")
    assert sheet.placements == (Placement("*2", "b2"), Placement("b#", "b4"))


# ---- Every sheet is sound -------------------------------------------------------------------------------------


@pytest.mark.clause("T9.1", "T9.2", "T9.3", "T9.4")
@settings(max_examples=300)
@given(hands(40, 18), st.sampled_from(EDITIONS))
def test_every_sheet_is_sound(hand: Hand, edition: Edition) -> None:
    numbers, wilds = hand
    sheet = score_sheet(numbers, wilds, edition)
    assert sheet.points == sum(run.points for run in sheet.runs) == live_points(numbers, wilds)
    placed = [placement.stands_for for placement in sheet.placements]
    assert Counter(placement.wild for placement in sheet.placements) <= Counter(wilds)
    assert all(may_stand_for(placement.wild, placement.stands_for) for placement in sheet.placements)
    in_runs = [f"{run.colour}{value}" for run in sheet.runs for value in range(run.first, run.last + 1)]
    assert placed == [card for card in in_runs if card not in numbers]
    assert sheet.used_cards == len(in_runs)
    assert sheet.spare_numbers == len(numbers) - len(set(in_runs) & set(numbers))
    by_colour = {run.colour: run for run in sheet.runs}
    assert list(by_colour) == [colour for colour in COLOURS if colour in by_colour]
    for colour in COLOURS:
        longest = longest_runs(colour, {*numbers, *placed})
        run = by_colour.get(colour)
        assert (run is None and not longest) or (run and (run.first, run.last) in longest)
        assert run is None or run.points == points_of(run.last - run.first + 1)


# ---- Against every assignment ---------------------------------------------------------------------------------


def points_of(length: int) -> int:
    return 10 if length == 9 else length


def may_stand_for(wild: Card, card: Card) -> bool:
    return wild[0] in ("*", card[0]) and wild[1] in ("#", card[1])


def longest_runs(colour: str, owned: set[Card]) -> list[tuple[int, int]]:
    """The (first, last) of every longest run, straight from the cards."""
    runs = [
        (first, last)
        for first in VALUES
        for last in range(first, 10)
        if all(f"{colour}{value}" in owned for value in range(first, last + 1))
    ]
    most = max((last - first for first, last in runs), default=0)
    return [(first, last) for first, last in runs if last - first == most]


Judged = tuple[int, int, list[tuple[int, int]]]


def judged(numbers: set[Card], placed: set[Card], edition: Edition) -> Judged:
    """Points (negative), what the tie-break wants little of, and the runs in canonical order: less is better."""
    points, used, chosen = 0, 0, []
    for colour in COLOURS:
        options = [(10, 10, 0)]
        if longest := longest_runs(colour, numbers | placed):
            options = [(first, last, cost_in_tie(colour, first, last, numbers, edition)) for first, last in longest]
            points += points_of(options[0][1] - options[0][0] + 1)
        first, last, cost = min(options, key=lambda option: (option[2], option))
        chosen.append((first, last))
        used += cost
    return -points, used, chosen


def cost_in_tie(colour: str, first: int, last: int, numbers: set[Card], edition: Edition) -> int:
    run = spread(colour, range(first, last + 1))
    return len(run) if edition == "pl" else sum(card in numbers for card in run)


def assignments(numbers: set[Card], wilds: list[Card]) -> Iterator[set[Card]]:
    places = [[None, *(c for c in NUMBERS if c not in numbers and may_stand_for(wild, c))] for wild in wilds]
    tried = set()
    for places_taken in product(*places):
        placed = frozenset(card for card in places_taken if card)
        if placed not in tried:
            tried.add(placed)
            yield set(placed)


def kind(wild: Card) -> int:
    return 2 if wild == "*#" else int(wild[0] == "*")


@pytest.mark.clause("T9.1", "T9.6", "T10.3")
@settings(max_examples=80)
@given(hands(20, 3))
def test_no_assignment_is_better(hand: Hand) -> None:
    numbers, wilds = hand
    every = list(assignments(set(numbers), wilds))
    for edition in EDITIONS:
        points, used, runs = min(judged(set(numbers), placed, edition) for placed in every)
        sheet = score_sheet(numbers, wilds, edition)
        assert (sheet.points, counted_in_tie(sheet, edition, numbers)) == (-points, used)
        assert [(run.first, run.last) for run in sheet.runs] == [run for run in runs if run != (10, 10)]


@settings(max_examples=200)
@given(hands(12, 6), st.sampled_from(EDITIONS))
def test_gaps_are_filled_by_the_first_kind_of_wild_that_leaves_the_rest_fillable(hand: Hand, edition: Edition) -> None:
    numbers, wilds = hand
    placements = score_sheet(numbers, wilds, edition).placements
    gaps = [placement.stands_for for placement in placements]
    fillings = [
        filling
        for filling in permutations(wilds, len(gaps))
        if all(may_stand_for(wild, gap) for wild, gap in zip(filling, gaps, strict=True))
    ]
    first = min(fillings, key=lambda filling: [kind(wild) for wild in filling])
    assert tuple(placement.wild for placement in placements) == first


# ---- Against an integer program -------------------------------------------------------------------------------


def best_by_integer_program(hand: Hand, edition: Edition) -> tuple[int, int]:
    """Points and what the tie-break counts; one variable for each possible run, one for each wild in each place."""
    numbers, wilds = set(hand[0]), hand[1]
    runs = [(colour, first, last) for colour in COLOURS for first in VALUES for last in range(first, 10)]
    places = [(i, card) for i, wild in enumerate(wilds) for card in NUMBERS if may_stand_for(wild, card)]
    costs = [cost_in_tie(*run, numbers, edition) for run in runs]
    worth = [points_of(run[2] - run[1] + 1) * 64 - cost for run, cost in zip(runs, costs, strict=True)]
    one_run = [[int(run[0] == colour) for run in runs] + [0] * len(places) for colour in COLOURS]
    one_place = [[0] * len(runs) + [int(place[0] == i) for place in places] for i in range(len(wilds))]
    filled = [
        [int(run[0] == gap[0] and run[1] <= NUMBERS[gap] <= run[2]) for run in runs]
        + [-int(place[1] == gap) for place in places]
        for gap in NUMBERS
        if gap not in numbers
    ]
    rows = [*one_run, *one_place, *filled]
    limits = [1] * (len(one_run) + len(one_place)) + [0] * len(filled)
    found = milp(
        [-value for value in worth] + [0] * len(places),
        integrality=[1] * (len(runs) + len(places)),
        bounds=Bounds(0, 1),
        constraints=LinearConstraint(rows, ub=limits),
    )
    assert found.success
    chosen = [i for i in range(len(runs)) if found.x[i] > 0.5]
    points = sum(points_of(runs[i][2] - runs[i][1] + 1) for i in chosen)
    return points, sum(costs[i] for i in chosen)


def big_hands() -> Iterator[Hand]:
    yield from RIVALS
    chance = Random(9)
    for _ in range(100):
        numbers = chance.sample(ALL_NUMBERS, chance.randint(0, 30))
        yield numbers, chance.sample(ALL_WILDS, chance.randint(6, len(ALL_WILDS)))


@pytest.mark.clause("T9.1", "T9.6", "T10.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_integer_program_finds_nothing_better_in_big_hands(edition: Edition) -> None:
    for hand in big_hands():
        sheet = score_sheet(*hand, edition)
        assert (sheet.points, counted_in_tie(sheet, edition, hand[0])) == best_by_integer_program(hand, edition)
