"""What a table is asked before the first card, and how it is refused."""

from typing import Annotated, Any, Literal

import msgspec
import pytest

from tenarcade.catalog import game_names, rules_of
from tenarcade.core.dice import MAX_SEED
from tenarcade.core.game import AnyRules
from tenarcade.core.phrase import Refusal
from tenarcade.core.setup import OptionInfo, SetupRefused, check_setup, describe_options, parse_options, set_up
from tests.tables import PLAIN_TABLES, TestTable

every_game = pytest.mark.parametrize("game", game_names())


class Sample(msgspec.Struct, frozen=True):
    fast: bool = False
    edition: Literal["pl", "de"] = "pl"
    starter: Annotated[int, msgspec.Meta(ge=1, le=8)] | None = None
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 4


SWITCH, CHOICE, OPEN_NUMBER, NUMBER = describe_options(Sample)


def refusal_of(ask: Any, *given: Any) -> Refusal:
    with pytest.raises(SetupRefused) as caught:
        ask(*given)
    assert str(caught.value) == caught.value.refusal.key
    return caught.value.refusal


def test_an_options_struct_says_itself_what_it_allows() -> None:
    assert OptionInfo("fast", "switch", default=False) == SWITCH
    assert OptionInfo("edition", "choice", "pl", choices=("de", "pl")) == CHOICE
    assert OptionInfo("starter", "number", None, low=1, high=8) == OPEN_NUMBER
    assert OptionInfo("rounds", "number", 4, low=1, high=20) == NUMBER


def test_an_option_of_any_other_kind_is_a_mistake_in_the_game() -> None:
    class Unbounded(msgspec.Struct):
        rounds: int = 3

    with pytest.raises(TypeError, match="rounds"):
        describe_options(Unbounded)


@pytest.mark.parametrize(
    ("option", "given", "meant"),
    [
        *[(SWITCH, word, True) for word in (True, "on", "yes", "true", "ON", "True")],
        *[(SWITCH, word, False) for word in (False, "off", "no", "false", "Off")],
        (CHOICE, "de", "de"),
        (NUMBER, 20, 20),
        (NUMBER, "1", 1),
        (NUMBER, "007", 7),
        (OPEN_NUMBER, None, None),
        (OPEN_NUMBER, "8", 8),
    ],
)
def test_people_and_programs_may_say_it_in_their_ways(option: OptionInfo, given: object, meant: object) -> None:
    value = option.parse(given)
    assert value == meant
    assert type(value) is type(meant)


NO_SWITCH = ["maybe", "", "1", 1, 0, 1.0, None, [], {"on": True}, "on "]
NO_CHOICE = ["en", "PL", "", None, 1, True, ["pl"], "pl,de"]
NO_NUMBER = [
    0,
    21,
    -1,
    "21",
    "-1",
    "+4",
    "4.0",
    4.0,
    True,
    "",
    "four",
    "٤",
    "9" * 5000,
    10**4000,
    None,
    [4],
    float("nan"),
]


@pytest.mark.parametrize(
    ("option", "given"),
    [
        *[(SWITCH, given) for given in NO_SWITCH],
        *[(CHOICE, given) for given in NO_CHOICE],
        *[(NUMBER, given) for given in NO_NUMBER],
        *[(OPEN_NUMBER, given) for given in (0, 9, "none", "", False)],
    ],
    ids=lambda value: value.name if isinstance(value, OptionInfo) else repr(value)[:20],
)
def test_whatever_else_is_refused_with_what_is_allowed(option: OptionInfo, given: object) -> None:
    refusal = refusal_of(option.parse, given)
    assert refusal.key == "bad-option-value"
    assert refusal.values == {"option": option.name, "value": str(given)[:40], "allowed": option.allowed}


def test_what_is_allowed_is_told_for_every_kind() -> None:
    assert [option.allowed for option in (SWITCH, CHOICE, NUMBER)] == ["on, off", "de, pl", "1–20"]


@every_game
def test_an_option_the_game_does_not_have_is_refused_with_those_it_has(game: str) -> None:
    rules = rules_of(game)
    refusal = refusal_of(parse_options, rules, {"x" * 100: 1})
    allowed = ", ".join(option.name for option in describe_options(rules.options))
    assert refusal == Refusal("unknown-option", {"option": "x" * 40, "allowed": allowed})


@every_game
def test_every_option_has_a_default_that_it_allows(game: str) -> None:
    rules = rules_of(game)
    defaults = parse_options(rules, {})
    assert defaults == rules.options()
    told = msgspec.to_builtins(defaults)
    assert parse_options(rules, told) == defaults
    assert list(told) == [option.name for option in describe_options(rules.options)]


@every_game
def test_only_so_many_may_sit_down(game: str) -> None:
    rules = rules_of(game)
    low, high = rules.info.min_seats, rules.info.max_seats
    for seats in (-1, 0, low - 1, high + 1, 10**30):
        refusal = refusal_of(check_setup, rules, rules.options(), seats)
        assert refusal == Refusal("bad-seats", {"seats": seats, "low": low, "high": high})


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_every_number_of_seats_from_the_lowest_to_the_highest_may_play(table: TestTable) -> None:
    assert table.rules.to_act(table.open(0).state)


@every_game
@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1, 10**30])
def test_a_seed_that_not_every_reader_could_hold_is_refused(game: str, seed: int) -> None:
    rules = rules_of(game)
    refusal = refusal_of(set_up, rules, rules.options(), rules.info.min_seats, seed)
    assert refusal == Refusal("bad-seed", {"high": MAX_SEED})


@every_game
@pytest.mark.parametrize("seed", [0, MAX_SEED])
def test_the_lowest_and_the_highest_seed_make_a_match(game: str, seed: int) -> None:
    rules = rules_of(game)
    assert set_up(rules, rules.options(), rules.info.min_seats, seed).events


def games_with_a_starter() -> list[AnyRules]:
    return [rules_of(game) for game in game_names() if "starter" in rules_of(game).options.__struct_fields__]


@pytest.mark.parametrize("rules", games_with_a_starter(), ids=lambda rules: rules.info.name)
def test_only_who_is_seated_can_start(rules: AnyRules) -> None:
    options = parse_options(rules, {"starter": 3})
    assert refusal_of(check_setup, rules, options, 2) == Refusal("starter-not-seated", {"starter": 3, "seats": 2})
    check_setup(rules, options, 3)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    refusal = refusal_of(rules_of, "whist" * 20)
    assert refusal == Refusal("unknown-game", {"game": ("whist" * 20)[:40], "allowed": ", ".join(game_names())})
    for name in ("", "__init__", "..", "ten.game", "pig\0"):
        assert refusal_of(rules_of, name).key == "unknown-game"
