"""What a bundle is made of, before PyInstaller sees it."""

import ast
import pickle
from pathlib import Path
from xml.etree import ElementTree as ET

import babel
import pytest
from babel.localedata import LocaleDataDict
from babel.numbers import format_decimal, format_percent
from babel.plural import to_python

from tenarcade import __version__
from tenarcade.licences import parsed
from tools.bundle import IDENTIFIER, ROOT, contents
from tools.bundle.__main__ import bundle_name
from tools.bundle.desktop import INSTALLER, write_desktop_files
from tools.bundle.environment import NoPython, bundling_python, pythons_at_hand
from tools.bundle.locales import LOCALE_KEYS, trimmed
from tools.bundle.windows import four_numbers, version_resource


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("made")


@pytest.fixture(scope="module")
def listed(made: Path) -> dict[str, Path]:
    """By their names in the bundle."""
    return {(Path(folder) / Path(path).name).as_posix(): Path(path) for path, folder in contents.files(made)}


def test_every_asset_and_level_goes_along(listed: dict[str, Path]) -> None:
    for folder in ("art", "languages", "sounds"):
        for path in (ROOT / "assets" / folder).rglob("*.*"):
            assert path.relative_to(ROOT).as_posix() in listed
    for path in (ROOT / "levels").iterdir():
        assert f"levels/{path.name}" in listed


def test_only_the_typefaces_in_use_go_along(listed: dict[str, Path]) -> None:
    fonts = {name for name in listed if name.endswith(".ttf")}
    assert fonts == {
        "font_fredoka_one/files/FredokaOne-Regular.ttf",
        "font_manrope/files/Manrope-SemiBold.ttf",
        "font_manrope/files/Manrope-ExtraBold.ttf",
    }


def test_the_licences_go_along_in_one_file(listed: dict[str, Path]) -> None:
    names = [part.name.split(" ")[0] for part in parsed(listed["LICENCES.txt"].read_text(encoding="utf-8"))]
    assert {"TEN", "pygame-ce", "pyinstaller", "Python"} <= {*names}
    assert not [name for name in listed if name.startswith("assets/licences")]


def test_hooks_bring_nothing_that_was_left_out(made: Path) -> None:
    found = [
        ("babel/locale-data/fr.dat", "/site-packages/babel/locale-data/fr.dat", "DATA"),
        ("babel\\locale-data\\fr.dat", "C:\\babel\\locale-data\\fr.dat", "DATA"),
        ("babel/locale-data/en.dat", "/site-packages/babel/locale-data/en.dat", "DATA"),
        ("babel/locale-data/en.dat", str(made / "babel" / "locale-data" / "en.dat"), "DATA"),
        ("pytz/zoneinfo/Europe/Warsaw", "/site-packages/pytz/zoneinfo/Europe/Warsaw", "DATA"),
        ("attrs-1.0.dist-info/licenses/LICENSE", "/site-packages/attrs-1.0.dist-info/licenses/LICENSE", "DATA"),
        ("assets/art/icon.svg", "/checkout/assets/art/icon.svg", "DATA"),
    ]
    assert contents.wanted_files(found, made) == [found[3], found[6]]


def test_a_start_waits_for_no_preparation_it_does_not_need() -> None:
    found = [(name, f"/{name}.py", "PYSOURCE") for name in ("pyi_rth_inspect", "pyi_rth_pkgutil", "entry")]
    assert contents.wanted_scripts(found) == found[1:]


def test_libraries_that_belong_to_the_system_stay_there() -> None:
    found = [("libstdc++.so.6", "/usr/lib/libstdc++.so.6", "BINARY"), ("libz.so.1", "/usr/lib/libz.so.1", "BINARY")]
    assert contents.wanted_binaries(found) == found[1:]


# -- what is known of languages -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", contents.languages())
def test_a_trimmed_language_counts_and_writes_numbers_as_before(
    listed: dict[str, Path], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = babel.Locale(language)
    expected = [(whole.plural_form(n), format_decimal(n * 1234.5, locale=whole)) for n in range(30)]
    root, own = (pickle.loads(listed[f"babel/locale-data/{name}.dat"].read_bytes()) for name in ("root", language))
    cut = babel.Locale(language)
    merged = {**root}
    babel.localedata.merge(merged, own)
    monkeypatch.setattr(cut, "_Locale__data", LocaleDataDict(merged))
    assert {*merged} <= {*LOCALE_KEYS}
    assert [(to_python(cut.plural_form)(n), format_decimal(n * 1234.5, locale=cut)) for n in range(30)] == expected
    assert format_percent(0.56, locale=cut) == format_percent(0.56, locale=whole)


def test_trimming_keeps_what_is_asked_for_and_nothing_else() -> None:
    assert pickle.loads(trimmed(pickle.dumps({"a": 1, "b": 2}), ("a", "c"))) == {"a": 1}


# -- what the systems are told ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("version", "numbers"), [("0.1.0", (0, 1, 0, 0)), ("1.2rc3", (1, 2, 3, 0)), ("1.2.3.4.5", (1, 2, 3, 4))]
)
def test_windows_counts_in_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert four_numbers(version) == numbers


def test_the_properties_of_the_windows_program_name_it() -> None:
    tree = ast.parse(version_resource("1.2.3"), mode="eval")
    told = {
        node.args[0].value: node.args[1].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == "StringStruct"
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[1], ast.Constant)
    }
    assert (told["ProductName"], told["ProductVersion"], told["FileVersion"]) == ("TEN Arcade", "1.2.3", "1.2.3")
    assert "(1, 2, 3, 0)" in ast.unparse(tree)


def test_a_linux_desktop_finds_menu_entry_description_and_icon(tmp_path: Path) -> None:
    write_desktop_files(tmp_path, 1_900_000_000.0)
    entry = (tmp_path / "share" / "applications" / f"{IDENTIFIER}.desktop").read_text(encoding="utf-8")
    fields = dict(line.split("=", 1) for line in entry.splitlines()[1:])
    assert entry.startswith("[Desktop Entry]\n")
    assert (fields["Type"], fields["Exec"], fields["Icon"]) == ("Application", "tenarcade", IDENTIFIER)
    assert list((tmp_path / "share" / "icons").rglob(f"{IDENTIFIER}.svg"))
    about = ET.parse(tmp_path / "share" / "metainfo" / f"{IDENTIFIER}.metainfo.xml").getroot()
    assert (about.findtext("id"), about.findtext("project_license")) == (IDENTIFIER, "MIT")
    release = about.find("releases/release")
    assert release is not None
    assert release.attrib == {"version": __version__, "date": "2030-03-17"}
    assert about.findtext("launchable") == f"{IDENTIFIER}.desktop"
    assert (tmp_path / INSTALLER).stat().st_mode & 0o100


@pytest.mark.parametrize(
    ("system", "one_file", "name"),
    [
        ("linux", False, "TEN Arcade"),
        ("linux", True, "tenarcade"),
        ("win32", False, "TEN Arcade"),
        ("win32", True, "TEN Arcade.exe"),
        ("darwin", False, "TEN Arcade.app"),
        ("darwin", True, "TEN Arcade.app"),
    ],
)
def test_what_is_built_is_called(system: str, one_file: bool, name: str) -> None:
    assert bundle_name(system, one_file=one_file) == name


# -- which Python is taken along ----------------------------------------------------------------------------------


def test_the_first_python_that_can_be_bundled_is_taken(tmp_path: Path) -> None:
    assert bundling_python([str(tmp_path / "none"), "false", *pythons_at_hand()]) in pythons_at_hand()


def test_without_one_the_remedy_is_told(tmp_path: Path) -> None:
    with pytest.raises(NoPython, match="apt-get install python3-venv"):
        bundling_python([str(tmp_path / "none"), "false"])
