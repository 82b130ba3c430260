"""One file to hand around, with its checksum beside it."""

import gzip
import hashlib
import os
import platform
import stat
import sys
import tarfile
import time
import zipfile
from pathlib import Path

from tenarcade import __version__
from tools.bundle import COMMAND

SYSTEMS = {"win32": "windows", "darwin": "macos"}
PROCESSORS = {"amd64": "x86_64", "aarch64": "arm64"}


def archive_name(system: str = sys.platform, processor: str = platform.machine()) -> str:
    """Such as tenarcade-1.0.0-linux-x86_64, without a suffix."""
    processor = processor.lower()
    return f"{COMMAND}-{__version__}-{SYSTEMS.get(system, system)}-{PROCESSORS.get(processor, processor)}"


def pack(thing: Path, folder: Path, released: float, *, variant: str = "", system: str = sys.platform) -> Path:
    """As people of the system expect it: zip on Windows and macOS, tar.gz elsewhere."""
    folder.mkdir(parents=True, exist_ok=True)
    is_zip = system in SYSTEMS
    target = folder / f"{archive_name(system)}{variant}{'.zip' if is_zip else '.tar.gz'}"
    (write_zip if is_zip else write_tar)(thing, target, released)
    write_checksum(target)
    return target


def write_tar(thing: Path, target: Path, released: float) -> None:
    """Owners and times of the builder's machine stay out."""

    def plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = ""
        info.mtime = int(released)
        return info

    with (
        target.open("wb") as raw,
        gzip.GzipFile(target.stem, "wb", 9, raw, mtime=released) as packed,
        tarfile.open(fileobj=packed, mode="w") as tar,
    ):
        for path in everything_in(thing):
            tar.add(path, path.relative_to(thing.parent).as_posix(), recursive=False, filter=plain)


def write_zip(thing: Path, target: Path, released: float) -> None:
    """With the permissions and links that a program on macOS is made of, which Python's own packing would lose."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in everything_in(thing):
            name = path.relative_to(thing.parent).as_posix()
            mode = path.lstat().st_mode
            info = zipfile.ZipInfo(f"{name}/" if stat.S_ISDIR(mode) else name, time.gmtime(released)[:6])
            info.create_system = 3  # Unix: otherwise nobody looks at the permissions
            info.external_attr = mode << 16
            info.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(info, _content(path, mode))


def write_checksum(target: Path) -> Path:
    """In the form that `sha256sum --check` reads."""
    checksum = target.with_name(f"{target.name}.sha256")
    digest = hashlib.sha256(target.read_bytes()).hexdigest()
    checksum.write_text(f"{digest}  {target.name}\n", encoding="ascii", newline="\n")
    return checksum


def everything_in(thing: Path) -> list[Path]:
    return [thing, *sorted(thing.rglob("*"))] if thing.is_dir() else [thing]


def _content(path: Path, mode: int) -> bytes:
    if stat.S_ISLNK(mode):
        return os.fsencode(path.readlink())
    return path.read_bytes() if stat.S_ISREG(mode) else b""
