"""Every table the contract tests sit down at: each game, each number of seats, each option turned once."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from tenarcade.catalog import game_names, rules_of
from tenarcade.core.dice import Dice
from tenarcade.core.game import AnyRules, AnyStep
from tenarcade.core.setup import SetupRefused, check_setup, describe_options, parse_options, set_up

# More than any match of uniformly random actions has been seen to take, by an order of magnitude.
MAX_ACTIONS = 50_000


class TestTable(msgspec.Struct, frozen=True):
    game: str
    seats: int
    options: dict[str, Any]

    __test__ = False

    def __str__(self) -> str:
        turned = "".join(f"-{name}_{value}" for name, value in self.options.items())
        return f"{self.game}-{self.seats}{turned}"

    @property
    def rules(self) -> AnyRules:
        return rules_of(self.game)

    def open(self, seed: int) -> AnyStep:
        return set_up(self.rules, parse_options(self.rules, self.options), self.seats, seed)


def _alternatives(rules: AnyRules) -> Iterator[dict[str, Any]]:
    yield {}
    for option in describe_options(rules.options):
        match option.kind:
            case "switch":
                yield {option.name: not option.default}
            case "choice":
                yield from ({option.name: choice} for choice in option.choices if choice != option.default)
            case "number":
                yield {option.name: option.high}
                yield {option.name: option.low}


def _fits(table: TestTable) -> bool:
    try:
        check_setup(table.rules, parse_options(table.rules, table.options), table.seats)
    except SetupRefused:
        return False
    return True


def tables_of(game: str) -> list[TestTable]:
    info = rules_of(game).info
    tables = [
        TestTable(game, seats, options)
        for seats in range(info.min_seats, info.max_seats + 1)
        for options in _alternatives(rules_of(game))
    ]
    return [table for table in tables if _fits(table)]


EVERY_TABLE = [table for game in game_names() for table in tables_of(game)]
PLAIN_TABLES = [table for table in EVERY_TABLE if not table.options]

Visit = Callable[[Any, int, Any, AnyStep], None]


def random_playout(rules: AnyRules, first: Any, dice: Dice, visit: Visit | None = None) -> Any:
    """Plays uniformly random legal actions to the end; `visit` sees each state, seat, action and step."""
    state = first
    for _ in range(MAX_ACTIONS):
        acting = rules.to_act(state)
        if not acting:
            return state
        seat = dice.choice(sorted(acting))
        action = dice.choice(rules.legal(state, seat))
        step = rules.apply(state, seat, action)
        if visit is not None:
            visit(state, seat, action, step)
        state = step.state
    raise AssertionError(f"{rules.info.name}: no end after {MAX_ACTIONS} actions")
