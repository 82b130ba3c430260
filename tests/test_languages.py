"""Every language says all that English says, with words of its own."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from tenarcade.catalog import game_names, rules_of
from tenarcade.core.game import HIDDEN, AnyRules
from tenarcade.resources import asset
from tenarcade.wording import Words
from tests.matches import NAMES, random_match
from tests.tables import TestTable, tables_of

LANGUAGES = ["de", "en", "pl"]
PARTS = ["client", "common", *game_names()]
NO_BREAK = "\N{NO-BREAK SPACE}"

PLURALS = {"de": {"one", "other"}, "en": {"one", "other"}, "pl": {"one", "few", "many", "other"}}
PLURAL_WORDS = {"zero", "one", "two", "few", "many", "other"}
QUOTES = {"de": ("„", "“"), "en": ("“", "”"), "pl": ("„", "”")}
COUNTS = (0, 1, 2, 5, 11, 22)

# What no language puts differently: the names of the games, and cards that only show numbers.
SAME_EVERYWHERE = {
    ("common", "automa"),
    *(("client", f"language-{language}") for language in LANGUAGES),
    *((game, "name") for game in game_names()),
    ("pig", "card-number"),
    ("retro", "card-number"),
    ("speed", "card-plus-minus"),
    ("speed", "table-call"),
}

# Words that guess at a player's sex: German pronouns, and the singular of the Polish past tense.
GUESSES = {"de": r"\b(er|sie|ihm|ihn|ihr|ihre[mnrs]?|sein|seine[mnrs]?|Spieler\w*)\b", "pl": r"\w(ł|ła)(e?m|e?ś)?\b"}

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", sorted({*LANGUAGES} - {"en"}))
every_part = pytest.mark.parametrize("part", PARTS)


class Contents(Visitor):
    """What a message is made of."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.formatted: set[str] = set()
        self.quoted: set[str] = set()
        self.choices: list[tuple[str, list[str], list[bool]]] = []
        self.text = ""
        self.visit(message)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        self.quoted.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        self.formatted.update(argument.id.name for argument in node.arguments.positional)
        self.generic_visit(node)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        self.text += node.value

    def visit_Placeable(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        self.text += "…"
        self.generic_visit(node)

    def visit_Variant(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        self.text += "\n"
        self.generic_visit(node)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        assert isinstance(node.selector, ftl.VariableReference), "a selector asks for a variable"
        keys = [getattr(variant.key, "name", None) or variant.key.value for variant in node.variants]
        self.choices.append((node.selector.id.name, keys, [variant.default for variant in node.variants]))
        self.generic_visit(node)

    @property
    def counted(self) -> set[str]:
        return {variable for variable, keys, _ in self.choices if is_plural(keys)}

    def told_apart(self) -> dict[str, set[str]]:
        """For each variable the values with words of their own: all but those that grammar asks for."""
        found: dict[str, set[str]] = {}
        for variable, keys, _ in self.choices:
            found.setdefault(variable, set()).update({*keys} - PLURAL_WORDS)
        return found


def is_plural(keys: list[str]) -> bool:
    """A choice by grammatical number; `other` on its own may stand for anything."""
    return bool((PLURAL_WORDS - {"other"}) & {*keys})


@cache
def messages(language: str, part: str) -> dict[str, Contents]:
    return {key: Contents(message) for key, message in parsed(language, part).items()}


@cache
def parsed(language: str, part: str) -> dict[str, ftl.Message]:
    path = asset("languages", language, f"{part}.ftl")
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


class StrictWords(Words):
    """Fails wherever a player would see a key, a gap, or a slip of the message's writer."""

    def __init__(self, language: str, rules: AnyRules | None = None, *, client: bool = False) -> None:
        super().__init__(language, rules, client=client)
        self.cards: dict[str, str] = {}

    def card(self, card: str) -> str:
        self.cards[card] = super().card(card)
        return self.cards[card]

    def text(self, key: str, values: Any = None) -> str:
        assert self.knows(key), f"there is no message {key}"
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} says nothing"
        errors = self._bundle.format_pattern(pattern, dict(values or {}))[1]
        assert not errors, f"{key}: {errors}"
        said = super().text(key, values)
        assert said, f"{key} says nothing"
        assert "-" not in key or key not in said, f"{key} falls back to its key"
        assert not re.search(r"[{}]|\?\?\?", said), f"{key} has a gap: {said}"
        assert not re.search(r"^\s|\s$|\s\s|\n|\s[.,;:!?)]|\(\s", said), f"{key} has a stray blank: {said!r}"
        return said


def words_of(language: str, part: str) -> StrictWords:
    return StrictWords(language, rules_of(part) if part in game_names() else None, client=part == "client")


def test_the_languages_are_these() -> None:
    assert sorted(path.name for path in asset("languages").iterdir()) == LANGUAGES


@every_language
def test_a_language_has_a_file_for_every_game_and_no_other(language: str) -> None:
    assert {path.name for path in asset("languages", language).iterdir()} == {f"{part}.ftl" for part in PARTS}


@every_part
@every_translation
def test_the_messages_are_those_of_english(language: str, part: str) -> None:
    ours, english = parsed(language, part).keys(), parsed("en", part).keys()
    assert not english - ours, f"{language}/{part}.ftl lacks {sorted(english - ours)}"
    assert not ours - english, f"{language}/{part}.ftl has what English has not: {sorted(ours - english)}"


@every_part
@every_translation
def test_each_message_speaks_of_what_english_speaks_of(language: str, part: str) -> None:
    for key, english in messages("en", part).items():
        ours = messages(language, part)[key]
        assert ours.variables == english.variables, f"{language}/{part}.ftl: {key}"
        assert ours.quoted == english.quoted, f"{language}/{part}.ftl: {key}"


@every_part
@every_translation
def test_each_message_tells_apart_what_english_tells_apart(language: str, part: str) -> None:
    for key, english in messages("en", part).items():
        ours = messages(language, part)[key].told_apart()
        for variable, values in english.told_apart().items():
            missing = values - ours.get(variable, set())
            assert not missing, f"{language}/{part}.ftl: {key} has no words for {variable} {sorted(missing)}"
        assert english.counted <= ours.keys(), f"{language}/{part}.ftl: {key} does not count"


@every_part
@every_language
def test_every_choice_ends_with_its_default_and_has_no_value_twice(language: str, part: str) -> None:
    for key, message in messages(language, part).items():
        for variable, keys, defaults in message.choices:
            where = f"{language}/{part}.ftl: {key}, {variable}"
            assert defaults == [False] * (len(keys) - 1) + [True], where
            assert len({*keys}) == len(keys), where


@every_part
@every_language
def test_plurals_have_every_form_of_the_language(language: str, part: str) -> None:
    for key, message in messages(language, part).items():
        for variable, keys, _ in message.choices:
            if is_plural(keys):
                forms = {*keys} & PLURAL_WORDS
                assert forms == PLURALS[language], f"{language}/{part}.ftl: {key} counts {variable} by {forms}"
                assert keys[-1] == "other", f"{language}/{part}.ftl: {key}, {variable}"


@every_part
@every_translation
def test_nothing_is_left_in_english(language: str, part: str) -> None:
    """A blank that does not break makes no other language."""
    for key, english in parsed("en", part).items():
        ours, theirs = (
            FluentSerializer().serialize_entry(entry).replace(NO_BREAK, " ")
            for entry in (parsed(language, part)[key], english)
        )
        assert (ours == theirs) == ((part, key) in SAME_EVERYWHERE), f"{language}/{part}.ftl: {key}"


@every_part
@every_language
def test_quotes_and_dashes_are_those_of_the_language(language: str, part: str) -> None:
    opening, closing = QUOTES[language]
    for key, message in messages(language, part).items():
        where = f"{language}/{part}.ftl: {key}"
        foreign = set('"„“”«»') - {opening, closing}
        assert not foreign & {*message.text}, where
        assert message.text.count(opening) == message.text.count(closing), where
        assert not re.search(r"\s-\s|--|\.\.", message.text), where


@every_part
@every_translation
def test_nobody_s_sex_is_guessed(language: str, part: str) -> None:
    for key, message in messages(language, part).items():
        if key.startswith(("event-", "part-")):
            guess = re.search(GUESSES[language], message.text, re.IGNORECASE)
            assert guess is None, f"{language}/{part}.ftl: {key} says {guess}"


@every_part
def test_no_polish_line_ends_with_a_word_of_one_letter(part: str) -> None:
    for key, message in messages("pl", part).items():
        alone = re.search(r"\b[aiouwz] ", message.text, re.IGNORECASE)
        assert alone is None, f"pl/{part}.ftl: {key}"


@every_part
@every_language
def test_every_message_can_be_said_with_every_choice(language: str, part: str) -> None:
    words = words_of(language, part)
    for key, message in messages(language, part).items():
        for values in samples(message):
            words.text(key, values)


def samples(message: Contents) -> Iterator[dict[str, str | int]]:
    """Each value that a choice names, with each other; what is only shown is shown as a name."""
    chosen: dict[str, tuple[str | int, ...]] = {}
    for variable, values in message.told_apart().items():
        named = tuple(sorted(value for value in values if not value.isdigit()))
        chosen[variable] = named or COUNTS
    shown = {variable: 7 if variable in message.formatted else "Zoë" for variable in message.variables}
    for picked in product(*chosen.values()):
        yield {**shown, **dict(zip(chosen, picked, strict=True))}


@pytest.mark.parametrize("table", [tables_of(game)[place] for game in game_names() for place in (0, -1)], ids=str)
def test_every_event_of_random_matches_is_put_into_words(table: TestTable) -> None:
    languages = [words_of(language, table.game) for language in LANGUAGES]
    names = NAMES[: table.seats]
    everyone = frozenset(range(table.seats))
    told: dict[str, int] = {}
    for seed in range(2):
        match = random_match(table, seed)
        for event in (*match.opening, *(event for _, events in match.acts for event in events)):
            tag = str(event.__struct_config__.tag)
            told[tag] = told.get(tag, 0) + 1
            if told[tag] <= 60:
                for words in languages:
                    assert_told(words, event, names)
                    assert_told(words, event.heard_by(everyone), names)
    assert len(told) > 5
    for words in languages:
        words.card(HIDDEN)
        assert len({*words.cards.values()}) == len(words.cards) > 10, "every card has a name of its own"


def assert_told(words: StrictWords, event: Any, names: tuple[str, ...]) -> None:
    """A whole sentence, with the name of whoever it is about just as it was given."""
    said = words.event(event, names)
    assert said[-1] in ".!", said
    if 0 <= getattr(event, "seat", -1) < len(names):
        assert re.search(rf"(?<!\w){re.escape(names[event.seat])}(?!\w)", said), said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", {1: "1 Münze", 2: "2 Münzen", 5: "5 Münzen", 22: "22 Münzen"}),
        ("pl", {1: "1 moneta", 2: "2 monety", 5: "5 monet", 12: "12 monet", 22: "22 monety", 25: "25 monet"}),
    ],
)
def test_coins_are_counted_as_people_count_them(language: str, said: dict[int, str]) -> None:
    words = words_of(language, "ten")
    assert {coins: words.text("card-money", {"coins": coins}).replace(NO_BREAK, " ") for coins in said} == said
