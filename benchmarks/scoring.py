"""How long scoring a TEN hand takes: typical hands, all wilds in one hand, and hands sought to be slow."""

import time
from collections.abc import Callable, Iterable
from random import Random

from tenarcade.core.game import Card
from tenarcade.rules.ten import scoring
from tenarcade.rules.ten.deck import NUMBERS, WILDS, deck_for

Hand = tuple[list[Card], list[Card]]
Scoring = Callable[[Hand], object]

ALL_WILDS = [card for card in deck_for(5) if card in WILDS]
ALL_NUMBERS = [card for card in deck_for(5) if card in NUMBERS]
SHUFFLED_DECK = Random(1).sample(deck_for(5), len(deck_for(5)))
SEATS = 5


def run() -> None:
    chance = Random(10)
    print("One unit is the time to sort the shuffled deck of 129 cards, measured next to each line.")
    typical = [_hand(chance, chance.randint(4, 16), chance.randint(0, 4)) for _ in range(200)]
    wild = [_hand(chance, chance.randint(0, 30), len(ALL_WILDS)) for _ in range(100)]
    tables = [_table(chance) for _ in range(40)]
    for name, score in (("live_points", _live), ("score_sheet pl", _sheet_pl), ("score_sheet de", _sheet_de)):
        _report(f"{name}, typical hand", [_cost(score, hand) for hand in typical])
        _report(f"{name}, all wilds in one hand", [_cost(score, hand) for hand in wild])
        _report(f"{name}, five seats share all wilds", [_table_cost(score, table) for table in tables])
        _report(f"{name}, slowest hand found", [_cost(score, _slow_hand(chance, score, wild))])
        _report(f"{name}, slowest seats found", [_table_cost(score, _slow_table(chance, score, tables))])


def _report(name: str, costs: list[float]) -> None:
    unit = _microseconds(lambda: sorted(SHUFFLED_DECK))
    mean, worst = sum(costs) / len(costs), max(costs)
    print(
        f"{name:<45} mean {mean:7.1f} µs = {mean / unit:6.1f} units, worst {worst:7.1f} µs = {worst / unit:6.1f} units"
    )


def _live(hand: Hand) -> int:
    return scoring.live_points(*hand)


def _sheet_pl(hand: Hand) -> scoring.Sheet:
    return scoring.score_sheet(*hand, "pl")


def _sheet_de(hand: Hand) -> scoring.Sheet:
    return scoring.score_sheet(*hand, "de")


def _cost(score: Scoring, hand: Hand) -> float:
    """Without the memory of hands already scored, but with the small tables warm."""

    def afresh() -> None:
        scoring.most_points.cache_clear()
        scoring.best_windows.cache_clear()
        score(hand)

    return _microseconds(afresh)


def _table_cost(score: Scoring, table: Iterable[Hand]) -> float:
    return sum(_cost(score, hand) for hand in table)


def _microseconds(action: Callable[[], object]) -> float:
    action()
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        action()
        best = min(best, time.perf_counter() - start)
    return best * 1e6


def _hand(chance: Random, numbers: int, wilds: int) -> Hand:
    return chance.sample(ALL_NUMBERS, numbers), chance.sample(ALL_WILDS, wilds)


def _table(chance: Random) -> list[Hand]:
    table: list[Hand] = [(chance.sample(ALL_NUMBERS, chance.randint(0, 15)), []) for _ in range(SEATS)]
    for wild in ALL_WILDS:
        chance.choice(table)[1].append(wild)
    return table


def _slow_hand(chance: Random, score: Scoring, hands: list[Hand], steps: int = 400) -> Hand:
    slowest = max(hands, key=lambda hand: _cost(score, hand))
    cost = _cost(score, slowest)
    for _ in range(steps):
        changed = _changed(chance, slowest)
        if (changed_cost := _cost(score, changed)) > cost:
            slowest, cost = changed, changed_cost
    return slowest


def _slow_table(chance: Random, score: Scoring, tables: list[list[Hand]], steps: int = 120) -> list[Hand]:
    """Wilds wander between the seats, and numbers come and go."""
    slowest = max(tables, key=lambda table: _table_cost(score, table))
    cost = _table_cost(score, slowest)
    for _ in range(steps):
        changed = [(list(numbers), list(wilds)) for numbers, wilds in slowest]
        giver, taker = chance.sample(range(SEATS), 2)
        if wilds := changed[giver][1]:
            changed[taker][1].append(wilds.pop(chance.randrange(len(wilds))))
        seat = chance.randrange(SEATS)
        changed[seat] = (_toggled(chance, changed[seat][0]), changed[seat][1])
        if (changed_cost := _table_cost(score, changed)) > cost:
            slowest, cost = changed, changed_cost
    return slowest


def _changed(chance: Random, hand: Hand) -> Hand:
    numbers, wilds = hand
    for _ in range(chance.randint(1, 3)):
        numbers = _toggled(chance, numbers)
    if chance.random() < 0.3:
        wild = chance.choice(ALL_WILDS)
        others = [card for card in wilds if card != wild]
        wilds = others + [wild] * chance.randint(0, ALL_WILDS.count(wild))
    return numbers, wilds


def _toggled(chance: Random, numbers: list[Card]) -> list[Card]:
    card = chance.choice(list(NUMBERS))
    return [other for other in numbers if other != card] if card in numbers else [*numbers, card]


if __name__ == "__main__":
    run()
