"""Where `assets/` and `levels/` are: beside the package in a checkout, inside it once installed or bundled."""

import sys
from functools import cache
from pathlib import Path


class ResourcesMissing(Exception):
    """The installation lacks its own files."""


@cache
def resource_root() -> Path:
    package = Path(__file__).resolve().parent
    bundle = getattr(sys, "_MEIPASS", None)
    places = [Path(bundle)] if bundle else [package, package.parent]
    for place in places:
        if (place / "assets").is_dir() and (place / "levels").is_dir():
            return place
    raise ResourcesMissing(f"assets and levels are not in {' or '.join(map(str, places))}: install the game again")


def asset(*parts: str) -> Path:
    return resource_root().joinpath("assets", *parts)


def level_file(game: str) -> Path:
    return resource_root() / "levels" / f"{game}.toml"
