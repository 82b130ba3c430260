"""Every letter that the arcade may show has a picture in the typeface it would be set in."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pygame
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tenarcade
from tenarcade.client.bindings import COMMON_KEYS, DEFAULTS, cap_named
from tenarcade.client.fonts import FACES, NO_LETTER, can_write, face_for, font, font_path
from tenarcade.client.widgets import CAP_SIGNS
from tenarcade.play.ladder import load_ladder
from tenarcade.resources import asset, level_file
from tenarcade.scenes.party import NAMES
from tests.typefaces import letters_of

LANGUAGES = ("en", "de", "pl")
ALPHABETS = {
    "en": "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
    "de": "ÄÖÜäöüßẞ„“–",
    "pl": "ĄĆĘŁŃÓŚŹŻąćęłńóśźż„”–",
}

NO_BREAK = "\N{NO-BREAK SPACE}"

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_face = pytest.mark.parametrize("face", FACES)


@pytest.fixture(autouse=True)
def _fonts() -> None:
    pygame.font.init()


class Written(Visitor):
    """All pieces of text in a file of messages, whatever they stand between."""

    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - Fluent's name
        self.pieces.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802 - Fluent's name
        self.pieces.append(node.parse()["value"])


@cache
def letters(face: str) -> frozenset[str]:
    # A line break is where Fluent folds a long sentence; a space that ties two words is set as any other.
    return letters_of(font_path(face)) | {"\n", NO_BREAK}


def missing(face: str, text: str) -> set[str]:
    """What would be a hole in the sentence."""
    return {*text} - letters(face_for(face, text))


def messages(language: str) -> Iterator[tuple[str, str]]:
    for path in sorted(asset("languages", language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            written = Written()
            written.visit(entry)
            if isinstance(entry, ftl.Message | ftl.Term):
                yield f"{path.stem}/{entry.id.name}", "".join(written.pieces)


def ladders() -> list[str]:
    return sorted(path.stem for path in level_file("any").parent.glob("*.toml"))


def literals(path: Path) -> Iterator[str]:
    """The strings of a module that a screen could show: all but its docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


# -- the letters themselves -------------------------------------------------------------------------------------


@every_language
def test_the_typeface_of_last_resort_has_the_whole_alphabet(language: str) -> None:
    assert {*ALPHABETS[language]} <= letters("bold")
    assert {*ALPHABETS[language]} <= letters("plain")


@every_face
def test_the_game_knows_which_letters_a_typeface_has(face: str) -> None:
    for letter in sorted({*"".join(ALPHABETS.values()), *"−×–%…●▲■◆␣✕○□△↑↓←→"}):
        assert can_write(face, letter) == (letter in letters(face)), letter


@every_face
def test_a_space_that_ties_words_is_as_wide_as_any_other(face: str) -> None:
    assert font(face, 40).size(f"w{NO_BREAK}grze") == font(face, 40).size("w grze")


def test_a_title_with_a_letter_that_its_typeface_lacks_is_set_in_another() -> None:
    assert face_for("title", "Zahl") == "title"
    assert face_for("title", "Żółw") == "bold"


# -- what is shown ----------------------------------------------------------------------------------------------


@every_face
@every_language
def test_every_message_can_be_written(language: str, face: str) -> None:
    texts = dict(messages(language))
    assert len(texts) > 100
    assert {key: missing(face, text) for key, text in texts.items() if missing(face, text)} == {}


@every_language
@pytest.mark.parametrize("game", ladders())
def test_every_rung_can_be_written(game: str, language: str) -> None:
    for rung in load_ladder(game).rung:
        assert not missing("title", getattr(rung.title, language))
        assert not missing("plain", getattr(rung.praise, language))


def test_every_name_can_be_written() -> None:
    for name in NAMES:
        assert not missing("bold", name), name


def test_every_cap_can_be_written_or_is_drawn() -> None:
    buttons = {key for kinds in DEFAULTS.values() for bindings in kinds.values() for key in bindings}
    caps = {cap_named(key, is_sony=sony) for key in {*buttons, *COMMON_KEYS} for sony in (False, True)}
    assert {cap: missing("bold", cap) for cap in caps - {*CAP_SIGNS} if missing("bold", cap)} == {}


def test_every_sign_in_the_code_of_the_screens_can_be_written_or_is_drawn() -> None:
    package = Path(tenarcade.__file__).parent
    shown = {
        (path.name, text)
        for folder in ("client", "scenes")
        for path in (package / folder).rglob("*.py")
        for text in literals(path)
        if not text.isascii() and text not in {*CAP_SIGNS, NO_LETTER}
    }
    assert shown
    assert {place: missing("bold", place[1]) for place in shown if missing("bold", place[1])} == {}
