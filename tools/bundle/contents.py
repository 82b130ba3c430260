"""What goes into a bundle and what stays out; `build.spec` asks here.

Games and scenes are not listed: whatever lies in the package is taken along, as the program itself finds it by looking.
"""

import re
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path

from tenarcade.client.fonts import FACES
from tenarcade.licences import FILE_NAME, as_text
from tenarcade.licences.collection import collected
from tools.bundle import ROOT
from tools.bundle.locales import trimmed_locale_files

# PyInstaller's own kind of list: name in the bundle, file it comes from, kind.
Entry = tuple[str, str, str]

# Found by following every import, and never needed: networks, databases of names, tools for programmers, and encodings
# of files that the arcade does not read. Everything it does read is UTF-8.
LEFT_OUT = [
    "_bz2", "_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw", "_curses",
    "_hashlib", "_lzma", "_multibytecodec", "_ssl", "_uuid", "asyncio", "bz2", "csv", "curses", "doctest", "email",
    "ftplib", "getpass", "gzip", "http", "importlib.metadata", "lzma", "mimetypes", "netrc", "numpy", "pdb",
    "pkg_resources", "pty", "py_compile", "pydoc", "pyexpat", "readline", "setuptools", "sqlite3.dump", "ssl",
    "tarfile", "tenarcade.licences.collection", "termios", "test", "tkinter", "tty", "unittest",
    "urllib.error", "urllib.request", "urllib.response", "xml", "xmlrpc",
]  # fmt: skip

# PyInstaller's preparations that cost a tenth of a start. The first is for programs that show their own source; the
# second is for those that start processes, and `entry.py` imports it when one is asked for.
SKIPPED_PREPARATIONS = ("pyi_rth_inspect", "pyi_rth_multiprocessing")
# Every system has its own, and drivers of graphics cards need theirs rather than an older one of ours.
LIBRARIES_OF_THE_SYSTEM = ("libstdc++.so", "libgcc_s.so")
# Records of packages, time zones, and the languages of the world; those that are spoken here are made anew.
UNUSED_FILES = re.compile(r"[^/]+\.dist-info/|pytz/zoneinfo/|babel/(global\.dat|locale-data/)")
# All of them are in one file already.
NOT_SHIPPED = "assets/licences/*"


def files(made: Path) -> list[tuple[str, str]]:
    """Everything that is not code: a file and the folder it goes to. What has to be made first is made in `made`."""
    licences = made / FILE_NAME
    licences.write_text(as_text(collected(["pyinstaller"])), encoding="utf-8")
    listed = [(path, path.relative_to(ROOT).parent) for folder in ("assets", "levels") for path in _under(folder)]
    listed += [(path, Path(package, "files")) for package, path in font_files()]
    listed += [(licences, Path())]
    listed += trimmed_locale_files(made, languages())
    return [(str(path), str(folder)) for path, folder in listed]


def languages() -> list[str]:
    return sorted(path.name for path in (ROOT / "assets" / "languages").iterdir())


def font_packages() -> list[str]:
    """The program looks for them by name, so no import leads to them."""
    return sorted({package for package, _ in FACES.values()})


def font_files() -> Iterable[tuple[str, Path]]:
    for package, file in FACES.values():
        spec = find_spec(package)
        assert spec is not None
        assert spec.origin is not None
        yield package, Path(spec.origin).parent / "files" / file


def wanted_scripts(found: Sequence[Entry]) -> list[Entry]:
    return [entry for entry in found if entry[0] not in SKIPPED_PREPARATIONS]


def wanted_binaries(found: Sequence[Entry]) -> list[Entry]:
    return [entry for entry in found if not entry[0].startswith(LIBRARIES_OF_THE_SYSTEM)]


def wanted_files(found: Sequence[Entry], made: Path) -> list[Entry]:
    """Without what hooks collect unasked; what was made for this bundle stays, whatever its name."""
    return [
        entry
        for entry in found
        if Path(entry[1]).is_relative_to(made) or not UNUSED_FILES.match(entry[0].replace("\\", "/"))
    ]


def _under(folder: str) -> list[Path]:
    return [
        path
        for path in sorted((ROOT / folder).rglob("*"))
        if path.is_file() and not path.relative_to(ROOT).match(NOT_SHIPPED)
    ]
