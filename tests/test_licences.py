"""Every part is named with its licence, wherever the list comes from."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenarcade import __version__
from tenarcade.licences import FILE_NAME, Part, as_text, parsed, parts
from tenarcade.licences.collection import collected, library_index
from tenarcade.resources import asset, resource_root


@pytest.fixture
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    for folder in ("assets", "levels"):
        (tmp_path / folder).mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    resource_root.cache_clear()
    yield tmp_path
    monkeypatch.undo()
    resource_root.cache_clear()


def test_the_program_comes_first_and_everything_it_requires_follows() -> None:
    names = [part.name.split(" ")[0] for part in collected()]
    assert collected()[0].name == f"TEN Arcade {__version__}"
    required = ["msgspec", "fluent.runtime", "fluent.syntax", "babel", "platformdirs", "pygame-ce", "font-manrope"]
    assert {*required} <= {*names}
    assert {"Python", "SDL,", "SQLite", "FreeType"} <= {*names}
    assert "pytest" not in names
    assert len({*names}) == len(names)


def test_every_part_has_a_licence_and_its_text() -> None:
    for part in collected():
        assert part.licence
        assert len(part.text) > 200, part.name


def test_a_bundle_can_name_more() -> None:
    (more,) = {*collected(["pytest", "no-such-package"])} - {*collected()}
    assert more.name.startswith("pytest ")
    assert "Permission is hereby granted" in more.text


def test_what_came_without_a_text_gets_one() -> None:
    """These packages name a licence and do not bring it."""
    texts = {part.name.split(" ")[0]: part.text for part in collected()}
    assert "Apache License" in texts["fluent.runtime"]
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts["pygame-ce"]
    assert "SIL OPEN FONT LICENSE" in texts["font-manrope"]


def test_every_text_in_the_folder_is_used() -> None:
    used = {entry["text"] for entry in library_index()} | {"apache-2.0.txt", "lgpl-2.1.txt"}
    assert {path.name for path in asset("licences").glob("*.txt")} == used


def test_the_file_can_be_read_by_people_and_by_the_program() -> None:
    listed = collected()
    text = as_text(listed)
    assert f"\nTEN Arcade {__version__}\nMIT\n" in text
    assert parsed(text) == [Part(part.name, part.licence, part.text.strip("\n")) for part in listed]


def test_a_bundle_shows_its_own_file(bundle: Path) -> None:
    own = [Part("TEN Arcade 9", "MIT", "Text"), Part("Other 1", "BSD", "  indented\n\nText")]
    (bundle / FILE_NAME).write_text(as_text(own), encoding="utf-8")
    assert parts() == own
