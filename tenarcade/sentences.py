"""The messages of Fluent files, each read when it is first said: the first picture needs a dozen of a thousand."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
# Whatever a message may quote; a few words too many do no harm.
QUOTED = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


class Sentences:
    """A message of a later file stands in the place of its namesake in an earlier one."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for file in files:
            self._unread.update(entries(file))

    def has(self, key: str) -> bool:
        self._read(key)
        return bool(self.bundle.has_message(key))

    def pattern(self, key: str) -> Any:
        """What the message says, or None if there is none of that name."""
        return self.bundle.get_message(key).value if self.has(key) else None

    def _read(self, key: str) -> None:
        if (entry := self._unread.pop(key, None)) is not None:
            self.bundle.add_resource(FluentResource(entry))
            for quoted in QUOTED.findall(entry):
                self._read(quoted)


@cache
def entries(file: Path) -> dict[str, str]:
    """The text of every message, by its name."""
    text = file.read_text(encoding="utf-8")
    begun = [(found[1], found.start()) for found in ENTRY.finditer(text)]
    ends = [*(start for _, start in begun[1:]), len(text)]
    return {name: text[start:end] for (name, start), end in zip(begun, ends, strict=True)}
