"""The source of chance: its numbers are frozen for good, because journals rest on them."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from tenarcade.core.dice import MAX_SEED, Dice, derive

WORD = 1 << 64


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (0, (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F)),
        (1234567, (6457827717110365317, 3203168211198807973, 9817491932198370423)),
    ],
)
def test_words_are_those_of_the_published_generator(seed: int, words: tuple[int, ...]) -> None:
    dice = Dice(seed)
    assert tuple(dice.word() for _ in words) == words


@given(st.integers(0, WORD - 1), st.integers(1, 200))
def test_the_whole_memory_is_one_word(seed: int, bound: int) -> None:
    dice = Dice(seed)
    dice.below(bound)
    assert 0 <= dice.state < WORD
    assert Dice(dice.state).word() == dice.word()


@given(st.integers())
def test_any_number_may_be_a_state(number: int) -> None:
    assert 0 <= Dice(number).word() < WORD


@given(st.integers(0, MAX_SEED), st.integers(1, 2**64))
def test_below_stays_below(seed: int, bound: int) -> None:
    assert 0 <= Dice(seed).below(bound) < bound


@pytest.mark.parametrize("bound", [2, 3, 6, 10, 80])
def test_below_is_fair(bound: int) -> None:
    dice = Dice(bound)
    thrown = Counter(dice.below(bound) for _ in range(bound * 500))
    assert stats.chisquare([thrown[face] for face in range(bound)]).pvalue > 0.001


class RiggedDice(Dice):
    """Throws given words."""

    __slots__ = ("words",)

    def __init__(self, *words: int) -> None:
        super().__init__(0)
        self.words = iter(words)

    def word(self) -> int:
        return next(self.words)


def test_words_past_the_last_full_multiple_are_thrown_again() -> None:
    """2⁶⁴ = 6 · k + 4: the four highest words would favour 0 to 3."""
    assert RiggedDice(WORD - 1, WORD - 4, WORD - 5).below(6) == 5
    assert RiggedDice(WORD - 1).below(1 << 32) == (1 << 32) - 1


def test_throws_are_frozen() -> None:
    dice = Dice(2024)
    assert [dice.below(6) for _ in range(12)] == [1, 2, 3, 1, 2, 1, 5, 2, 4, 1, 5, 5]
    assert Dice(3).fraction() == 0.11345034205715454


def test_fractions_are_from_nought_to_below_one() -> None:
    dice = Dice(5)
    drawn = [dice.fraction() for _ in range(5000)]
    assert 0 <= min(drawn) < 0.01
    assert 0.99 < max(drawn) < 1
    assert RiggedDice(WORD - 1).fraction() == 1 - 2**-53


@given(st.integers(0, MAX_SEED), st.lists(st.integers(0, 9), max_size=30))
def test_shuffling_keeps_every_card(seed: int, cards: list[int]) -> None:
    shuffled = Dice(seed).shuffled(cards)
    assert Counter(shuffled) == Counter(cards)


def test_shuffles_are_frozen() -> None:
    assert Dice(1).shuffled(range(10)) == (4, 2, 8, 1, 9, 3, 0, 6, 7, 5)
    assert Dice(42).shuffled("ABCDE") == ("B", "C", "A", "E", "D")


@pytest.mark.parametrize(("cards", "throws"), [("", 0), ("a", 0), ("ab", 1), ("abcdefghij", 9)])
def test_shuffling_throws_once_less_than_there_are_cards(cards: str, throws: int) -> None:
    dice, same = Dice(8), Dice(8)
    dice.shuffled(cards)
    for _ in range(throws):
        same.word()
    assert dice.state == same.state


def test_every_order_is_as_likely() -> None:
    dice = Dice(11)
    orders = Counter(dice.shuffled("abcd") for _ in range(24 * 200))
    assert len(orders) == 24
    assert stats.chisquare(list(orders.values())).pvalue > 0.001


def test_a_choice_is_one_throw() -> None:
    options: Any = "abcdef"
    assert Dice(99).choice(options) == options[Dice(99).below(6)]


@pytest.mark.parametrize(
    ("seed", "path", "derived"),
    [
        (1, (0,), 2865243701271745),
        (1, (1,), 3251949076933735),
        (1, (2,), 5527171857798494),
        (1, (0, 0), 469527774716190),
        (9007199254740991, (7, 3), 1894583832929131),
        (0, (0,), 184964832153007),
        (5, (), 5),
    ],
)
def test_derived_seeds_are_frozen(seed: int, path: tuple[int, ...], derived: int) -> None:
    assert derive(seed, *path) == derived


@given(st.integers(0, MAX_SEED), st.lists(st.integers(0, 1000), max_size=3))
def test_derived_seeds_are_seeds(seed: int, path: list[int]) -> None:
    assert 0 <= derive(seed, *path) <= MAX_SEED


def test_the_parts_of_a_whole_have_different_seeds() -> None:
    seeds = {derive(seed, match, seat) for seed in range(10) for match in range(100) for seat in range(8)}
    assert len(seeds) == 10 * 100 * 8
