"""Messages that are read one by one say the same as when all are read at once."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tenarcade.resources import asset
from tenarcade.sentences import Sentences, entries

FILE = """# A comment
first = First
    and more of it
second = { first }, then { -term }
-term = a term

# Another
counted = { $count ->
    [one] one { second }
   *[other] { $count }
}
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "some.ftl"
    path.write_text(FILE, encoding="utf-8")
    return path


def said(sentences: Sentences, key: str, **values: int) -> str:
    text, errors = sentences.bundle.format_pattern(sentences.pattern(key), values)
    assert errors == []
    return str(text)


def test_a_message_brings_what_it_quotes(file: Path) -> None:
    assert said(Sentences("en", [file]), "counted", count=1) == "one First\nand more of it, then a term"


def test_only_what_is_said_is_read(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def reading(entry: str) -> object:
        read.append(entry.split(" ", maxsplit=1)[0])
        return FluentResource(entry)

    monkeypatch.setattr("tenarcade.sentences.FluentResource", reading)
    sentences = Sentences("en", [file])
    assert read == []
    said(sentences, "first")
    said(sentences, "first")
    assert read == ["first"]


def test_a_later_file_has_the_last_word(file: Path, tmp_path: Path) -> None:
    later = tmp_path / "later.ftl"
    later.write_text("first = Last\n", encoding="utf-8")
    assert said(Sentences("en", [file, later]), "second") == "Last, then a term"


def test_a_message_that_nobody_wrote_is_not_there(file: Path) -> None:
    sentences = Sentences("en", [file])
    assert not sentences.has("third")
    assert sentences.pattern("third") is None
    assert sentences.has("first")


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_every_message_is_found(language: str) -> None:
    for path in sorted(asset("languages", language).glob("*.ftl")):
        bundle = FluentBundle([language])
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        assert {*entries(path)} == {*bundle._messages, *(f"-{term}" for term in bundle._terms)}
