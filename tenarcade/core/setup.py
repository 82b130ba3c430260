"""Checking a table before the first card: how many seats, which options, and whether they fit."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from tenarcade.core.dice import MAX_SEED, Dice
from tenarcade.core.game import AnyRules, AnyStep
from tenarcade.core.phrase import Refusal

_SWITCH_WORDS = {"on": True, "off": False, "yes": True, "no": False, "true": True, "false": False}


class SetupRefused(Exception):
    """A match that cannot be set up, with the reason as a phrase."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


class OptionInfo(msgspec.Struct, frozen=True):
    """One option as a screen or a command line offers it; a number without a default may be left open."""

    name: str
    kind: Literal["switch", "choice", "number"]
    default: Any
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0

    @property
    def allowed(self) -> str:
        match self.kind:
            case "switch":
                return "on, off"
            case "choice":
                return ", ".join(self.choices)
            case "number":
                return f"{self.low}–{self.high}"

    def parse(self, given: object) -> Any:
        """The value that a person, a command line or a journal means; refused when it is none."""
        if given is None and self.default is None:
            return None
        value = self._understood(given)
        if value is None:
            shown = str(given)[:40]
            raise SetupRefused(
                Refusal("bad-option-value", {"option": self.name, "value": shown, "allowed": self.allowed})
            )
        return value

    def _understood(self, given: object) -> bool | str | int | None:
        match self.kind:
            case "switch":
                return given if isinstance(given, bool) else _SWITCH_WORDS.get(str(given).lower())
            case "choice":
                return given if isinstance(given, str) and given in self.choices else None
            case "number":
                number = _whole_number(given)
                return number if number is not None and self.low <= number <= self.high else None


def _whole_number(given: object) -> int | None:
    if isinstance(given, bool) or not isinstance(given, int | str):
        return None
    if isinstance(given, int):
        return given
    return int(given) if given.isascii() and given.isdigit() and len(given) <= 9 else None


def describe_options(options: type[msgspec.Struct]) -> tuple[OptionInfo, ...]:
    """The options struct read as data: its types say what is allowed, so nothing is said twice."""
    described = msgspec.inspect.type_info(options)
    assert isinstance(described, msgspec.inspect.StructType)
    return tuple(_describe(field) for field in described.fields)


def _describe(field: msgspec.inspect.Field) -> OptionInfo:
    kind = field.type
    if isinstance(kind, msgspec.inspect.UnionType):
        kind = next(part for part in kind.types if not isinstance(part, msgspec.inspect.NoneType))
    match kind:
        case msgspec.inspect.BoolType():
            return OptionInfo(field.name, "switch", field.default)
        case msgspec.inspect.LiteralType(values):
            return OptionInfo(field.name, "choice", field.default, choices=tuple(map(str, values)))
        case msgspec.inspect.IntType(ge=int(low), le=int(high)):
            return OptionInfo(field.name, "number", field.default, low=low, high=high)
    raise TypeError(f"option {field.name}: neither bool, Literal nor a bounded int")


def parse_options(rules: AnyRules, given: Mapping[str, object]) -> Any:
    known = {info.name: info for info in describe_options(rules.options)}
    for name in given:
        if name not in known:
            allowed = ", ".join(known)
            raise SetupRefused(Refusal("unknown-option", {"option": name[:40], "allowed": allowed}))
    return rules.options(**{name: known[name].parse(value) for name, value in given.items()})


def check_setup(rules: AnyRules, options: Any, seats: int) -> None:
    info = rules.info
    if not info.min_seats <= seats <= info.max_seats:
        raise SetupRefused(Refusal("bad-seats", {"seats": seats, "low": info.min_seats, "high": info.max_seats}))
    if (objection := rules.objection(options, seats)) is not None:
        raise SetupRefused(objection)


def set_up(rules: AnyRules, options: Any, seats: int, seed: int) -> AnyStep:
    """The first state of a match, after every check."""
    check_setup(rules, options, seats)
    if not 0 <= seed <= MAX_SEED:
        raise SetupRefused(Refusal("bad-seed", {"high": MAX_SEED}))
    return rules.setup(options, seats, Dice(seed))
