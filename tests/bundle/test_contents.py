"""What lies in the bundle: everything with its licence, nothing that was left out, and what a desktop asks for."""

import hashlib
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tenarcade.licences import parsed
from tenarcade.licences.collection import library_index
from tests.bundle.program import Bundle
from tools.bundle import IDENTIFIER
from tools.bundle.desktop import INSTALLER

pytestmark = pytest.mark.bundle

LIBRARY = (".so", ".dll", ".dylib", ".pyd")
# Folders that a package brings for its own compiled code, by the name under which its licence is listed.
PACKAGES = {
    "_cffi_backend": "cffi",
    "msgspec": "msgspec",
    "pygame": "pygame-ce",
    "pymunk": "pymunk",
    "python3": "Python",
}


def libraries(bundle: Bundle) -> Iterator[Path]:
    """Every compiled file, by its place in the bundle; links to one count once."""
    for path in sorted(bundle.inside.rglob("*")):
        if path.is_file() and not path.is_symlink() and any(suffix in path.name for suffix in LIBRARY):
            yield path.relative_to(bundle.inside)


def part_of(library: Path) -> str | None:
    for entry in library_index():
        if any(fnmatch(library.name, pattern) for pattern in entry["files"]):
            return str(entry["name"])
    if any(folder.endswith("libs") for folder in library.parts[:-1]):
        # What a package took along from the system it was built on is not the package's own.
        return None
    return next((part for start, part in PACKAGES.items() if library.parts[0].startswith(start)), None)


def test_every_library_is_listed_with_its_licence(bundle: Bundle) -> None:
    text = (bundle.inside / "LICENCES.txt").read_text(encoding="utf-8")
    listed = [part.name for part in parsed(text)]
    found = {library.as_posix(): part_of(library) for library in libraries(bundle)}
    assert len(found) > 40
    assert [name for name, part in found.items() if part is None] == []
    parts = {part for part in found.values() if part is not None}
    assert [part for part in parts if not any(name.startswith(part) for name in listed)] == []


def test_nothing_came_along_that_was_left_out(bundle: Bundle) -> None:
    names = [path.relative_to(bundle.inside).as_posix() for path in bundle.inside.rglob("*")]
    for unwanted in ("numpy", "tkinter", "_ssl", "libssl", "libcrypto", "_codecs_", "dist-info", "pytz/", "libstdc++"):
        assert [name for name in names if unwanted in name] == []
    locales = {path.name for path in (bundle.inside / "babel" / "locale-data").iterdir()}
    assert locales == {"root.dat", "en.dat", "de.dat", "pl.dat"}


def test_the_archive_holds_the_bundle_and_its_checksum_is_right(bundle: Bundle, out: Path) -> None:
    (checksum,) = out.glob("*.sha256")
    digest, name = checksum.read_text().split()
    archive = out / name
    assert hashlib.sha256(archive.read_bytes()).hexdigest() == digest
    with tarfile.open(archive) if name.endswith(".gz") else zipfile.ZipFile(archive) as opened:
        packed = opened.getnames() if isinstance(opened, tarfile.TarFile) else opened.namelist()
    program = bundle.program.relative_to(bundle.folder.parent).as_posix()
    licences = (bundle.inside / "LICENCES.txt").relative_to(bundle.folder.parent).as_posix()
    assert {program, licences} <= {*packed}


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such menu")
def test_it_can_be_put_into_the_menu_and_taken_out_again(bundle: Bundle, tmp_path: Path) -> None:
    def ask(*arguments: str) -> None:
        command = ["/bin/sh", str(bundle.folder / INSTALLER), *arguments]
        subprocess.run(command, env={"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}, check=True, capture_output=True)

    ask()
    entry = tmp_path / ".local" / "share" / "applications" / f"{IDENTIFIER}.desktop"
    (line,) = [line for line in entry.read_text(encoding="utf-8").splitlines() if line.startswith("Exec=")]
    assert line == f'Exec="{str(bundle.program).replace("%", "%%")}"'
    assert len(list((tmp_path / ".local" / "share" / "icons").rglob(f"{IDENTIFIER}.*"))) > 5
    ask("--remove")
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []
