"""Everything a game can say has English words, and no words are kept that nobody says."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tenarcade
from tenarcade.catalog import game_names, rules_of
from tenarcade.core.dice import Dice
from tenarcade.core.game import HIDDEN, AnyStep, tag_of
from tenarcade.core.phrase import Refusal
from tenarcade.core.setup import describe_options
from tenarcade.resources import asset
from tenarcade.wording import Words
from tests.matches import NAMES
from tests.nonsense import malformed_actions
from tests.tables import PLAIN_TABLES, TestTable, random_playout, tables_of

every_game = pytest.mark.parametrize("game", game_names())
PACKAGE = Path(tenarcade.__file__).parent


class StrictWords(Words):
    """Fails wherever the player would see a key, or a gap in a sentence."""

    def text(self, key: str, values: Any = None) -> str:
        assert self.knows(key), f"there is no message {key}"
        said = super().text(key, values)
        assert said, f"{key} says nothing"
        assert "{" not in said, f"{key} has a gap: {said}"
        assert "???" not in said, f"{key} has a gap: {said}"
        return said


def english(game: str | None = None) -> StrictWords:
    return StrictWords("en", rules_of(game) if game else None)


def sources_of(game: str) -> list[Path]:
    folder = PACKAGE / "rules" / game
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [folder.with_suffix(".py")]


# What is said on the screen, and of the store that only the screen opens, stands in the client's file.
ON_SCREEN = ("client", "scenes", "storage")


def common_sources() -> list[Path]:
    apart = {"rules", *ON_SCREEN}
    return [path for path in sorted(PACKAGE.rglob("*.py")) if not apart & {*path.relative_to(PACKAGE).parts}]


def screen_sources() -> list[Path]:
    return [path for part in ON_SCREEN for path in sorted((PACKAGE / part).rglob("*.py"))]


@cache
def named_on_screen() -> tuple[re.Pattern[str], ...]:
    """Every text in the sources of the screen that could be a message's key, or the pattern of one."""
    found: set[str] = set()
    for path in screen_sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant | ast.JoinedStr):
                found.update(_keys(node))
    wanted = re.compile(r"[a-z][a-z_]*((\\-|_)([a-z0-9_]+|\[a-z-\]\+))*")
    return tuple(re.compile(key.replace("[a-z-]+", "[a-z0-9_-]+")) for key in found if wanted.fullmatch(key))


def is_named_on_screen(key: str) -> bool:
    return any(pattern.fullmatch(key) for pattern in named_on_screen())


class Saying(msgspec.Struct, frozen=True):
    """A message that the source asks for: a key, or a pattern where the key is put together."""

    key: str
    values: frozenset[str] | None

    def fits(self, key: str) -> bool:
        return re.fullmatch(self.key, key) is not None


def sayings(paths: list[Path], *callees: str) -> list[Saying]:
    """Calls like Refusal("key", {"value": …}) and words.text("key"), as far as their keys stand there."""
    found = []
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _called(node) in callees:
                found += [Saying(key, _value_names(node)) for key in _keys(node.args[0])]
    return found


def _called(node: ast.Call) -> str:
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _keys(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(key)):
            yield re.escape(key)
        case ast.IfExp():
            yield from _keys(node.body)
            yield from _keys(node.orelse)
        case ast.JoinedStr():
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z-]+" for part in node.values
            ]
            yield "".join(parts)


def _value_names(node: ast.Call) -> frozenset[str] | None:
    """None where they are not written down at this place."""
    if len(node.args) == 1:
        return frozenset()
    given = node.args[1]
    if not isinstance(given, ast.Dict) or not all(isinstance(key, ast.Constant) for key in given.keys):
        return None
    return frozenset(str(key.value) for key in given.keys if isinstance(key, ast.Constant))


class _Names(Visitor):
    """The variables a message speaks of, and the messages it quotes."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        self.quoted.add(node.id.name)


@cache
def messages(part: str) -> dict[str, _Names]:
    path = asset("languages", "en", f"{part}.ftl")
    assert path.is_file(), f"{path} is missing"
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
            found[entry.id.name] = _Names()
            found[entry.id.name].visit(entry)
    return found


def value_names(kind: type[msgspec.Struct]) -> set[str]:
    """The variables that the message of an event, or of a part of one, may use."""
    names = set()
    for field in msgspec.structs.fields(kind):
        name = field.name.replace("_", "-")
        names.add(name)
        described = msgspec.inspect.type_info(field.type)
        if isinstance(described, msgspec.inspect.VarTupleType | msgspec.inspect.TupleType):
            names.add(f"{name}-count")
        if isinstance(described, msgspec.inspect.StructType):
            names |= {f"{name}-{inner}" for inner in value_names(described.cls)}
    return names


def parts_of(kind: type[msgspec.Struct]) -> set[type[msgspec.Struct]]:
    """The structs that events of this kind list; each is said by a message of its own."""
    found: set[type[msgspec.Struct]] = set()
    for field in msgspec.structs.fields(kind):
        _collect_parts(msgspec.inspect.type_info(field.type), found, listed=False)
    return found


def _collect_parts(described: Any, found: set[type[msgspec.Struct]], *, listed: bool) -> None:
    match described:
        case msgspec.inspect.VarTupleType():
            _collect_parts(described.item_type, found, listed=True)
        case msgspec.inspect.StructType():
            if listed:
                found.add(described.cls)
            for field in described.fields:
                _collect_parts(field.type, found, listed=False)


def sayable_by(game: str) -> dict[str, set[str] | None]:
    """Each message the game can ask for besides refusals, with the variables it may use; None: any."""
    rules = rules_of(game)
    sayable: dict[str, set[str] | None] = {"name": set()}
    for option in describe_options(rules.options):
        sayable |= {f"option-{option.name}": set(), f"option-{option.name}-help": set()}
    for kind in rules.events:
        sayable[f"event-{kind.__struct_config__.tag}"] = value_names(kind)
        for part in parts_of(kind):
            sayable[f"part-{tag_of(part.__name__)}"] = value_names(part) | {"player"}
    for saying in sayings(sources_of(game), "Phrase"):
        sayable[saying.key.replace("\\", "")] = None
    return sayable


def refusals_of(game: str) -> list[Saying]:
    return sayings(sources_of(game), "Refusal")


@every_game
def test_every_option_event_card_and_part_has_a_message(game: str) -> None:
    missing = sayable_by(game).keys() - messages(game).keys()
    assert not missing, f"assets/languages/en/{game}.ftl lacks: {', '.join(sorted(missing))}"


@every_game
def test_every_refusal_has_a_message(game: str) -> None:
    known = {*messages(game), *messages("common")}
    for saying in refusals_of(game):
        fitting = [key for key in known if key.startswith("refusal-") and saying.fits(key.removeprefix("refusal-"))]
        assert fitting, f"assets/languages/en/{game}.ftl lacks refusal-{saying.key}"


def test_every_common_message_there_must_be_is_there() -> None:
    known = messages("common").keys()
    for saying in sayings(common_sources(), "Refusal", "Phrase"):
        if not saying.key.startswith("card"):
            assert any(saying.fits(key.removeprefix("refusal-")) for key in known), saying.key
    for saying in sayings(common_sources(), "text"):
        if saying.key not in ("name",) and not re.match(r"(event|part|refusal)\\-", saying.key):
            assert any(map(saying.fits, known)), saying.key


@every_game
def test_no_message_of_a_game_is_without_use(game: str) -> None:
    quoted = set().union(*(names.quoted for names in messages(game).values()))
    refusals = refusals_of(game)
    unused = [
        key
        for key in messages(game).keys() - sayable_by(game).keys() - quoted
        if not any(saying.fits(key.removeprefix("refusal-")) for saying in refusals if key.startswith("refusal-"))
        and not is_named_on_screen(key)
    ]
    assert not unused, f"assets/languages/en/{game}.ftl: nobody says {', '.join(sorted(unused))}"


def test_no_message_of_the_screen_is_without_use() -> None:
    unused = [key for key in messages("client") if not is_named_on_screen(key)]
    assert not unused, f"assets/languages/en/client.ftl: nobody says {', '.join(sorted(unused))}"


def test_every_message_the_screen_asks_for_is_there() -> None:
    known = {*messages("client"), *messages("common"), *(key for game in game_names() for key in messages(game))}
    for saying in sayings(screen_sources(), "say", "text", "Phrase"):
        if re.match(r"[a-z]+\\-", saying.key):
            assert any(map(saying.fits, known)), f"no message {saying.key}"


def test_no_common_message_is_without_use() -> None:
    everywhere = sorted(PACKAGE.rglob("*.py"))
    refusals = sayings(everywhere, "Refusal", "Phrase")
    texts = sayings(everywhere, "text")
    for key in messages("common"):
        users = refusals if key.startswith("refusal-") else texts
        assert any(saying.fits(key.removeprefix("refusal-")) for saying in users), f"nobody says {key}"


@every_game
def test_messages_speak_only_of_what_they_are_given(game: str) -> None:
    for key, allowed in sayable_by(game).items():
        if allowed is not None and key in messages(game):
            unknown = messages(game)[key].variables - allowed
            assert not unknown, f"{key} knows no {', '.join(sorted(unknown))}; it knows {', '.join(sorted(allowed))}"


@pytest.mark.parametrize("part", ["common", *game_names()])
def test_refusals_speak_only_of_what_they_are_given(part: str) -> None:
    everywhere = sorted(PACKAGE.rglob("*.py"))
    given = sayings(everywhere if part == "common" else sources_of(part), "Refusal", "Phrase")
    for key, names in messages(part).items():
        if key.startswith("refusal-"):
            for saying in given:
                if saying.values is not None and saying.fits(key.removeprefix("refusal-")):
                    assert names.variables <= saying.values, f"{key} is not told {names.variables - saying.values}"


@pytest.mark.parametrize("table", [tables_of(game)[place] for game in game_names() for place in (0, -1)], ids=str)
def test_every_event_of_random_matches_is_put_into_words(table: TestTable) -> None:
    words = english(table.game)
    names = NAMES[: table.seats]
    everyone = frozenset(range(table.seats))
    said: dict[str, int] = {}

    def visit(state: Any, seat: int, action: Any, step: AnyStep) -> None:
        for event in step.events:
            tag = str(event.__struct_config__.tag)
            said[tag] = said.get(tag, 0) + 1
            if said[tag] <= 150:
                assert words.event(event, names)
                assert words.event(event.heard_by(everyone), names)

    for seed in range(2):
        opening = table.open(seed)
        for event in opening.events:
            assert words.event(event, names)
        random_playout(table.rules, opening.state, Dice(seed), visit)


@pytest.mark.parametrize("table", [tables_of(game)[-1] for game in game_names()], ids=str)
def test_every_refusal_seen_in_random_matches_is_put_into_words(table: TestTable) -> None:
    """Whatever was possible once is tried again later, when it mostly is not."""
    rules, words = table.rules, english(table.game)
    tried: list[Any] = malformed_actions(rules)[:5]
    refusals: dict[str, Refusal] = {}

    def visit(state: Any, seat: int, action: Any, step: AnyStep) -> None:
        dice = Dice(len(tried))
        for probe in [dice.choice(tried) for _ in range(3)]:
            if (refusal := rules.refusal(state, seat, probe)) is not None:
                refusals.setdefault(refusal.key, refusal)
        if len(tried) < 1500:
            tried.append(action)

    final = random_playout(rules, table.open(3).state, Dice(3), visit)
    over = rules.refusal(final, 0, tried[-1])
    assert over is not None
    for refusal in (*refusals.values(), over):
        assert words.refusal(refusal)
    assert len(refusals) > 1


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_every_card_has_a_name_of_its_own(table: TestTable) -> None:
    words = english(table.game)
    cards = {card for event in table.open(1).events for card in _cards_in(event)} | {HIDDEN}
    names = {card: words.card(card) for card in cards}
    assert len(set(names.values())) == len(names)


def _cards_in(event: msgspec.Struct) -> Iterator[str]:
    for field in msgspec.structs.fields(event):
        value = getattr(event, field.name)
        if "title='card'" in str(field.type):
            yield from value if isinstance(value, tuple) else [value] if value is not None else []


def test_a_message_nobody_wrote_shows_its_key_and_values() -> None:
    assert Words("en").text("no-such-message", {"cards": 3}) == "no-such-message cards=3"


@pytest.mark.parametrize("number", [10**15, 10**28, -(10**28), 10**400])
def test_a_number_of_any_length_can_be_said(number: int) -> None:
    said = english().refusal(Refusal("bad-seats", {"seats": number, "low": 1, "high": 8}))
    assert str(number) in said


def test_seats_beyond_the_table_have_names() -> None:
    words = english("pig")
    kind = next(kind for kind in rules_of("pig").events if kind.__name__ == "SeatSkipped")
    assert words.event(kind(seat=1), ("A", "B")).startswith("B ")
    for seat in (-1, 7):
        assert words.event(kind(seat=seat), ("A", "B"))
