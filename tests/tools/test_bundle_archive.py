"""An archive holds everything with its permissions and links, nothing of the builder, and the same twice."""

import hashlib
import os
import stat
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tenarcade import __version__
from tools.bundle.archive import archive_name, pack, write_checksum, write_tar, write_zip

RELEASED = 1_900_000_000.0


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """As on macOS: a program, a file, and a link to it."""
    folder = tmp_path / "TEN Arcade.app"
    (folder / "Contents" / "Größe").mkdir(parents=True)
    program = folder / "Contents" / "program"
    program.write_bytes(b"\x7fELF")
    program.chmod(0o755)
    (folder / "Contents" / "Größe" / "file.txt").write_text("text")
    if sys.platform != "win32":
        (folder / "Contents" / "link").symlink_to("Größe/file.txt")
    return folder


@pytest.mark.parametrize(
    ("system", "processor", "name"),
    [
        ("linux", "x86_64", "linux-x86_64"),
        ("linux", "aarch64", "linux-arm64"),
        ("win32", "AMD64", "windows-x86_64"),
        ("darwin", "arm64", "macos-arm64"),
    ],
)
def test_its_name_says_what_it_is_for(system: str, processor: str, name: str) -> None:
    assert archive_name(system, processor) == f"tenarcade-{__version__}-{name}"


@pytest.mark.parametrize(("system", "suffix"), [("linux", ".tar.gz"), ("win32", ".zip"), ("darwin", ".zip")])
def test_each_system_gets_what_it_expects(bundle: Path, tmp_path: Path, system: str, suffix: str) -> None:
    packed = pack(bundle, tmp_path / "out", RELEASED, variant="-one-file", system=system)
    assert packed.name.endswith(f"-one-file{suffix}")
    assert packed.with_name(f"{packed.name}.sha256").is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="permissions and links of POSIX")
def test_a_tar_unpacks_to_what_was_packed(bundle: Path, tmp_path: Path) -> None:
    target = tmp_path / "bundle.tar.gz"
    write_tar(bundle, target, RELEASED)
    with tarfile.open(target) as tar:
        assert {(info.uid, info.gid, info.uname, info.mtime) for info in tar} == {(0, 0, "", int(RELEASED))}
        tar.extractall(tmp_path / "unpacked", filter="data")
    assert_same(bundle, tmp_path / "unpacked" / bundle.name)


@pytest.mark.skipif(sys.platform == "win32", reason="permissions and links of POSIX")
def test_a_zip_keeps_programs_and_links(bundle: Path, tmp_path: Path) -> None:
    target = tmp_path / "bundle.zip"
    write_zip(bundle, target, RELEASED)
    with zipfile.ZipFile(target) as packed:
        modes = {info.filename: info.external_attr >> 16 for info in packed.infolist()}
        assert modes[f"{bundle.name}/Contents/program"] & 0o777 == 0o755
        assert stat.S_ISLNK(modes[f"{bundle.name}/Contents/link"])
        assert packed.read(f"{bundle.name}/Contents/link").decode() == "Größe/file.txt"
        assert packed.read(f"{bundle.name}/Contents/Größe/file.txt") == b"text"
        assert packed.testzip() is None


@pytest.mark.parametrize("write", [write_tar, write_zip])
def test_the_same_bundle_gives_the_same_archive(bundle: Path, tmp_path: Path, write: object) -> None:
    """Also after its files were touched."""
    assert callable(write)
    first, second = tmp_path / "a" / "x", tmp_path / "b" / "x"
    for target in (first, second):
        target.parent.mkdir()
        write(bundle, target, RELEASED)
        for path in bundle.rglob("*.txt"):
            os.utime(path, (1, 1))
    assert first.read_bytes() == second.read_bytes()


def test_a_single_program_can_be_packed_too(bundle: Path, tmp_path: Path) -> None:
    target = tmp_path / "one.tar.gz"
    write_tar(bundle / "Contents" / "program", target, RELEASED)
    with tarfile.open(target) as tar:
        assert tar.getnames() == ["program"]


def test_the_checksum_is_what_sha256sum_reads(tmp_path: Path) -> None:
    target = tmp_path / "some.zip"
    target.write_bytes(b"content")
    line = write_checksum(target).read_bytes()
    assert line == f"{hashlib.sha256(b'content').hexdigest()}  some.zip\n".encode()


def assert_same(one: Path, other: Path) -> None:
    names = sorted(path.relative_to(one) for path in one.rglob("*"))
    assert names == sorted(path.relative_to(other) for path in other.rglob("*"))
    for name in names:
        assert (one / name).is_symlink() == (other / name).is_symlink()
        if (one / name).is_file():
            assert (one / name).read_bytes() == (other / name).read_bytes()
            assert (one / name).stat().st_mode & 0o100 == (other / name).stat().st_mode & 0o100
