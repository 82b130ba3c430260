"""Assets and levels are found in a checkout, in an installation and in a bundle."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenarcade import resources
from tenarcade.cli.main import main
from tenarcade.resources import ResourcesMissing, asset, level_file, resource_root

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(autouse=True)
def _looked_up_anew() -> Iterator[None]:
    resource_root.cache_clear()
    yield
    resource_root.cache_clear()


def furnish(folder: Path) -> Path:
    (folder / "assets" / "languages").mkdir(parents=True)
    (folder / "levels").mkdir()
    return folder


def pretend_installed(monkeypatch: pytest.MonkeyPatch, package: Path) -> None:
    package.mkdir(parents=True, exist_ok=True)
    monkeypatch.setattr(resources, "__file__", str(package / "resources.py"))


def test_in_a_checkout_they_are_beside_the_package() -> None:
    assert resource_root() == ROOT
    assert asset("languages", "en", "common.ftl").is_file()
    assert level_file("ten").is_file()


def test_in_a_bundle_they_are_where_it_was_unpacked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(furnish(tmp_path)), raising=False)
    assert resource_root() == tmp_path
    assert asset("languages") == tmp_path / "assets" / "languages"
    assert level_file("ten") == tmp_path / "levels" / "ten.toml"


def test_a_bundle_does_not_look_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What happens to lie beside the program is not the program's."""
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    with pytest.raises(ResourcesMissing, match="install the game again"):
        resource_root()


def test_once_installed_they_are_inside_the_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    furnish(tmp_path)
    pretend_installed(monkeypatch, tmp_path / "tenarcade")
    furnish(tmp_path / "tenarcade")
    assert resource_root() == tmp_path / "tenarcade"


def test_half_an_installation_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pretend_installed(monkeypatch, tmp_path / "site" / "tenarcade")
    (tmp_path / "site" / "tenarcade" / "assets").mkdir()
    with pytest.raises(ResourcesMissing) as caught:
        resource_root()
    assert str(tmp_path) in str(caught.value)


def test_the_command_line_says_it_in_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert main(["sim", "pig", "--games", "1"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "install the game again" in said.err
