"""Asking the installed packages for their licences, and the index for what came inside them."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from typing import Any

from tenarcade import __version__
from tenarcade.licences import Part
from tenarcade.resources import asset, resource_root

LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice|ofl)[^/]*$", re.IGNORECASE)
TEXT_SUFFIXES = ("", ".txt", ".md", ".rst")


def collected(also: Iterable[str] = ()) -> list[Part]:
    """This program, what it requires, what came with that, and packages that are only part of a bundle."""
    packages = [_part_of(package) for package in (*_required("tenarcade"), *_installed(also))]
    return [_own_part(), *packages, *map(_stored_part, library_index())]


def library_index() -> list[dict[str, Any]]:
    index: list[dict[str, Any]] = _index()["part"]
    return index


def _own_part() -> Part:
    """The text lies at the top of a checkout, and in the package's records once installed."""
    beside = resource_root() / "LICENSE"
    text = beside.read_text(encoding="utf-8") if beside.is_file() else _texts_of(distribution("tenarcade"))
    return Part(f"TEN Arcade {__version__}", "MIT", text)


def _part_of(package: Distribution) -> Part:
    about = package.metadata
    named = [*(about.get_all("License-Expression") or ()), *(about.get_all("License") or ()), "see below"]
    return Part(f"{about['Name']} {package.version}", named[0].splitlines()[0], _texts_of(package))


def _texts_of(package: Distribution) -> str:
    name = package.metadata["Name"]
    found = [
        str(package.locate_file(file))
        for file in package.files or ()
        if LICENCE_FILE.match(file.name) and file.suffix.lower() in TEXT_SUFFIXES
    ]
    if not found and (stored := _index()["texts"].get(name)):
        found = [str(asset("licences", stored))]
    return "\n\n".join(_read(path) for path in sorted(found))


def _stored_part(entry: dict[str, Any]) -> Part:
    lines = [entry["copyright"]] if "copyright" in entry else []
    lines += [entry["source"], "", _read(str(asset("licences", entry["text"])))]
    return Part(entry["name"], entry["licence"], "\n".join(lines))


def _required(root: str) -> Iterator[Distribution]:
    """Every package that this one needs, each once; what is not installed was not needed here."""
    seen = {_plain(root)}
    waiting = _requirements(root)
    while waiting:
        name = waiting.pop(0)
        if _plain(name) in seen:
            continue
        seen.add(_plain(name))
        for package in _installed([name]):
            yield package
            waiting += _requirements(name)


def _requirements(name: str) -> list[str]:
    wanted = [line for package in _installed([name]) for line in package.requires or ()]
    return [re.split(r"[^\w.-]", line, maxsplit=1)[0] for line in wanted if "extra ==" not in line]


def _installed(names: Iterable[str]) -> Iterator[Distribution]:
    for name in names:
        try:
            yield distribution(name)
        except PackageNotFoundError:
            continue


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _index() -> dict[str, Any]:
    return tomllib.loads(asset("licences", "parts.toml").read_text(encoding="utf-8"))


def _read(path: str) -> str:
    with open(path, encoding="utf-8", errors="replace") as file:  # noqa: PTH123 - a package's path need not be pathlib's
        return file.read().strip("\n")
