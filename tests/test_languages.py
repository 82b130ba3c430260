"""Every language says all that English says, with words of its own."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tenarcade.catalog import game_names, rules_of
from tenarcade.core.game import HIDDEN
from tenarcade.resources import asset
from tenarcade.wording import Words
from tests.matches import NAMES, random_match
from tests.tables import PLAIN_TABLES, TestTable, tables_of

LANGUAGES = sorted(path.name for path in asset("languages").iterdir())
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
PARTS = ["common", *game_names()]

PLURALS = {"en": {"one", "other"}, "de": {"one", "other"}, "pl": {"one", "few", "many", "other"}}
PLURAL_WORDS = {"zero", "one", "two", "few", "many", "other"}
QUOTES = {"en": "“”", "de": "„“", "pl": "„”"}

# What no language puts differently: the names of the games, and cards that are only a number.
SAME_EVERYWHERE = {(game, "name") for game in game_names()} | {("pig", "card-number"), ("retro", "card-number")}

# Beginnings of words that hint at a player's sex, which nobody knows.
GENDERED = {
    "de": {"er", "sie", "ihm", "ihr", "ihn", "sein", "seine", "seinen", "ihre", "ihren", "spieler", "spielerin"},
    "pl": {"on", "ona", "jego", "jej", "jemu", "gracz", "gracza", "gracze", "zagrał", "wygrał", "wziął", "zapłacił"},
}

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", TRANSLATIONS)
every_part = pytest.mark.parametrize("part", PARTS)


class _Contents(Visitor):
    """What a message is made of: variables, selectors, plain text, and every expression it shows."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.quoted: set[str] = set()
        self.selectors: list[tuple[str, ftl.SelectExpression]] = []
        self.text = ""

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        self.quoted.add(node.id.name)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        self.text += node.value + "\n"

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        assert isinstance(node.selector, ftl.VariableReference), "a selector asks for a variable"
        self.selectors.append((node.selector.id.name, node))
        self.generic_visit(node)


def contents(message: ftl.Message) -> _Contents:
    found = _Contents()
    found.visit(message)
    return found


@cache
def messages(language: str, part: str) -> dict[str, ftl.Message]:
    path = asset("languages", language, f"{part}.ftl")
    assert path.is_file(), f"{path} is missing"
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
            assert entry.value is not None, f"{path}: {entry.id.name} says nothing"
            found[entry.id.name] = entry
    return found


def keys_of(choice: ftl.SelectExpression) -> list[str]:
    """Variant keys, a number as it is written."""
    return [
        variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
        for variant in choice.variants
    ]


def is_plural(choice: ftl.SelectExpression) -> bool:
    """A choice between numbers of things; `other` alone may stand for anything."""
    return bool(PLURAL_WORDS & set(keys_of(choice)) - {"other"})


def chosen_words(message: ftl.Message) -> dict[str, set[str]]:
    """For each variable the values that are told apart by name: all but those that grammar asks for."""
    found: dict[str, set[str]] = {}
    for variable, choice in contents(message).selectors:
        found.setdefault(variable, set()).update(set(keys_of(choice)) - PLURAL_WORDS)
    return found


def plurals_of(message: ftl.Message) -> set[str]:
    return {variable for variable, choice in contents(message).selectors if is_plural(choice)}


class StrictWords(Words):
    """Fails wherever a player would see a key, a gap, or a mistake of the message's writer."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, rules_of(game))
        self.said: set[str] = set()

    def text(self, key: str, values: Any = None) -> str:
        assert self.knows(key), f"there is no message {key}"
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        said, errors = self._bundle.format_pattern(pattern, dict(values or {}))
        assert not errors, f"{key}: {errors}"
        assert said == super().text(key, values)
        assert said.strip() == said, f"{key} has blanks around it: {said!r}"
        assert said, f"{key} says nothing"
        assert said != key, f"{key} falls back to its key"
        assert not {"{", "}", "???"} & {said, *said}, f"{key} has a gap: {said}"
        assert "  " not in said, f"{key} has a hole: {said}"
        assert " ." not in said, f"{key} has a blank before the full stop: {said}"
        self.said.add(key)
        return str(said)


def test_there_are_three_languages() -> None:
    assert LANGUAGES == ["de", "en", "pl"] == sorted(PLURALS)


@every_language
def test_a_language_has_a_file_for_every_game_and_no_other(language: str) -> None:
    files = {path.name for path in asset("languages", language).iterdir()}
    assert files == {f"{part}.ftl" for part in PARTS}


@every_part
@every_translation
def test_the_messages_are_those_of_english(language: str, part: str) -> None:
    ours, english = messages(language, part).keys(), messages("en", part).keys()
    assert not english - ours, f"{language}/{part}.ftl lacks {sorted(english - ours)}"
    assert not ours - english, f"{language}/{part}.ftl says more than English: {sorted(ours - english)}"
    assert list(ours) == list(english), "the same order keeps the files comparable"


@every_part
@every_translation
def test_each_message_speaks_of_what_english_speaks_of(language: str, part: str) -> None:
    for key, english in messages("en", part).items():
        ours = contents(messages(language, part)[key])
        assert ours.variables == contents(english).variables, f"{language}/{part}.ftl: {key}"
        assert ours.quoted == contents(english).quoted, f"{language}/{part}.ftl: {key}"


@every_part
@every_translation
def test_each_message_tells_apart_what_english_tells_apart(language: str, part: str) -> None:
    for key, english in messages("en", part).items():
        ours = chosen_words(messages(language, part)[key])
        for variable, values in chosen_words(english).items():
            missing = values - ours.get(variable, set())
            assert not missing, f"{language}/{part}.ftl: {key} does not tell {variable} {sorted(missing)}"
        for variable in plurals_of(english):
            assert variable in ours, f"{language}/{part}.ftl: {key} does not count {variable}"


@every_part
@every_language
def test_every_choice_has_one_default_and_no_value_twice(language: str, part: str) -> None:
    for key, message in messages(language, part).items():
        for variable, choice in contents(message).selectors:
            where = f"{language}/{part}.ftl: {key}, {variable}"
            assert sum(variant.default for variant in choice.variants) == 1, where
            assert choice.variants[-1].default, f"{where}: the default stands last"
            assert len(set(keys_of(choice))) == len(choice.variants), where


@every_part
@every_language
def test_plurals_have_every_form_of_the_language(language: str, part: str) -> None:
    for key, message in messages(language, part).items():
        for variable, choice in contents(message).selectors:
            if is_plural(choice):
                forms = set(keys_of(choice)) & PLURAL_WORDS
                assert forms == PLURALS[language], f"{language}/{part}.ftl: {key} counts {variable} by {sorted(forms)}"
                assert keys_of(choice)[-1] == "other", f"{language}/{part}.ftl: {key}, {variable}"


@every_part
@every_translation
def test_nothing_is_left_in_english(language: str, part: str) -> None:
    """Compared as written, but for blanks: one that does not break is no translation."""
    for key, english in messages("en", part).items():
        ours = messages(language, part)[key]
        same = ours.value is not None and ours.value.equals(english.value)
        if part == "speed" and key == "card-plus-minus":
            continue
        assert same == ((part, key) in SAME_EVERYWHERE), f"{language}/{part}.ftl: {key}"


@every_part
@every_language
def test_quotes_and_dashes_are_the_language_s_own(language: str, part: str) -> None:
    for key, message in messages(language, part).items():
        text = contents(message).text
        where = f"{language}/{part}.ftl: {key}"
        opening, closing = QUOTES[language]
        assert not set('"„“”«»') - set(QUOTES[language]) & set(text), where
        assert text.count(opening) == text.count(closing), where
        assert " - " not in text, where
        assert "..." not in text, where


@every_part
@every_translation
def test_nobody_s_sex_is_guessed(language: str, part: str) -> None:
    for key, message in messages(language, part).items():
        if not key.startswith(("event-", "part-")):
            continue
        words = {word.strip(".,:;!?()").lower() for word in contents(message).text.split()}
        assert not words & GENDERED[language], f"{language}/{part}.ftl: {key} says {words & GENDERED[language]}"


@every_part
def test_polish_words_of_one_letter_end_no_line(part: str) -> None:
    for key, message in messages("pl", part).items():
        words = contents(message).text.replace("\n", " ").split(" ")
        assert not {"a", "i", "o", "u", "w", "z"} & {word.lower() for word in words}, f"pl/{part}.ftl: {key}"


@pytest.mark.parametrize("table", [tables_of(game)[place] for game in game_names() for place in (0, -1)], ids=str)
@every_language
def test_every_event_of_random_matches_is_put_into_words(language: str, table: TestTable) -> None:
    words = StrictWords(language, table.game)
    names = NAMES[: table.seats]
    everyone = frozenset(range(table.seats))
    told: dict[str, int] = {}
    for seed in range(2):
        for event in random_events(table, seed):
            tag = str(event.__struct_config__.tag)
            told[tag] = told.get(tag, 0) + 1
            if told[tag] <= 100:
                assert_told(words, event, names)
                assert_told(words, event.heard_by(everyone), names)
    assert {f"event-{tag}" for tag in told} <= words.said
    assert len(told) > 5


def assert_told(words: StrictWords, event: Any, names: tuple[str, ...]) -> None:
    """A sentence, and where it names a player at all, the name as it was given."""
    said = words.event(event, names)
    assert said[-1] in ".!", said
    seat = getattr(event, "seat", None)
    if seat is not None and 0 <= seat < len(names):
        assert names[seat] in said, said


@cache
def random_events(table_key: Any, seed: int) -> tuple[Any, ...]:
    raise NotImplementedError
