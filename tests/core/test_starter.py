"""Who begins: the seat that was named, or any by lot."""

from collections import Counter

from tenarcade.core.dice import Dice
from tenarcade.core.phrase import Refusal
from tenarcade.core.starter import choose_starter, starter_objection


def test_a_named_starter_counts_from_one_and_throws_no_dice() -> None:
    dice = Dice(5)
    assert [choose_starter(starter, 3, dice) for starter in (1, 2, 3)] == [0, 1, 2]
    assert dice.state == 5


def test_an_open_starter_is_drawn_by_lot_among_all_seats() -> None:
    dice = Dice(5)
    drawn = Counter(choose_starter(None, 4, dice) for _ in range(400))
    assert set(drawn) == {0, 1, 2, 3}
    assert min(drawn.values()) > 60


def test_who_has_no_seat_cannot_start() -> None:
    assert starter_objection(4, 3) == Refusal("starter-not-seated", {"starter": 4, "seats": 3})
    assert starter_objection(3, 3) is None
    assert starter_objection(None, 3) is None
