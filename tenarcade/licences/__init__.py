"""Everything the arcade is made of, with its licence: for the page that names it all, and for a file in every bundle.

A bundle carries the finished file, because it has no packages to ask any more; elsewhere the packages are asked.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from tenarcade.resources import resource_root

FILE_NAME = "LICENCES.txt"
RULE = "=" * 78


class Part(NamedTuple):
    name: str
    licence: str
    text: str


def parts() -> list[Part]:
    """Those that the bundle says it has, or those that are installed."""
    listed = resource_root() / FILE_NAME
    if listed.is_file():
        return parsed(listed.read_text(encoding="utf-8"))
    from tenarcade.licences.collection import collected  # noqa: PLC0415 - a bundle has nothing to collect from

    return collected()


def as_text(listed: Sequence[Part]) -> str:
    return "\n".join(f"{RULE}\n{part.name}\n{part.licence}\n{RULE}\n\n{part.text}\n" for part in listed)


def parsed(text: str) -> list[Part]:
    heading = re.compile(rf"^{RULE}\n(.+)\n(.+)\n{RULE}\n", re.MULTILINE)
    _, *pieces = heading.split(text)
    return [Part(name, licence, body.strip("\n")) for name, licence, body in zip(*[iter(pieces)] * 3, strict=True)]
