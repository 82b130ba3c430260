"""Putting phrases and events into a language, from the Fluent files in `assets/languages`."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from tenarcade.core.game import ARENA, AnyRules, Event, tag_of
from tenarcade.core.phrase import Phrase
from tenarcade.resources import asset
from tenarcade.sentences import Sentences

Values = Mapping[str, str | int]


class Words:
    """One language, for what all games share, for the screen if asked, and for one game besides."""

    def __init__(self, language: str, rules: AnyRules | None = None, *, client: bool = False) -> None:
        self.language = language
        self._rules = rules
        parts = ("common", *(("client",) if client else ()), *((rules.info.name,) if rules else ()))
        files = [asset("languages", language, f"{part}.ftl") for part in parts]
        self._sentences = Sentences(language, filter(Path.is_file, files))
        self._bundle = self._sentences.bundle

    def knows(self, key: str) -> bool:
        return self._sentences.has(key)

    def text(self, key: str, values: Values | None = None) -> str:
        """The sentence; a message nobody wrote shows its key and values, so that nothing is lost."""
        values = values or {}
        if (pattern := self._sentences.pattern(key)) is None:
            return " ".join([key, *(f"{name}={value}" for name, value in values.items())])
        return str(self._bundle.format_pattern(pattern, {name: _sayable(value) for name, value in values.items()})[0])

    def refusal(self, phrase: Phrase) -> str:
        return self.text(f"refusal-{phrase.key}", phrase.values)

    def card(self, card: str) -> str:
        phrase = self._rules.card_name(card) if self._rules else Phrase(card)
        return self.text(phrase.key, phrase.values)

    def event(self, event: Event, names: Sequence[str]) -> str:
        tag = event.__struct_config__.tag
        return self.text(f"event-{tag}", dict(self._event_values(event, names)))

    def _event_values(self, event: msgspec.Struct, names: Sequence[str]) -> dict[str, str | int]:
        told: dict[str, str | int] = {}
        for field in _fields(type(event)):
            self._tell(told, field.name.replace("_", "-"), field.type, getattr(event, field.name), names)
        return told

    def _tell(self, told: dict[str, str | int], key: str, kind: Any, value: Any, names: Sequence[str]) -> None:
        """Seats become names and cards their names; lists are joined and counted; structs are taken apart."""
        if isinstance(value, tuple):
            told[f"{key}-count"] = len(value)
            member = getattr(kind, "item_type", None)
            parts = [self._part(place, member, item, names) for place, item in enumerate(value)]
            told[key] = ", ".join(parts) or self.text("none")
        elif isinstance(value, msgspec.Struct):
            for inner, told_value in self._event_values(value, names).items():
                told[f"{key}-{inner}"] = told_value
        else:
            told[key] = self._one(kind, value, names)

    def _part(self, place: int, kind: Any, item: Any, names: Sequence[str]) -> str:
        """One of a list; a struct is said by its own message, which may name the player it stands for."""
        if not isinstance(item, msgspec.Struct):
            return str(self._one(kind, item, names))
        values = {"player": self._seat_name(place, names), **self._event_values(item, names)}
        return self.text(f"part-{tag_of(type(item).__name__)}", values)

    def _one(self, kind: Any, value: Any, names: Sequence[str]) -> str | int:
        if value is None:
            return "none"
        match _title(kind):
            case "seat":
                return self._seat_name(value, names)
            case "card":
                return self.card(value)
        if isinstance(value, bool):
            return str(value).lower()
        return value if isinstance(value, int) else str(value)

    def _seat_name(self, seat: int, names: Sequence[str]) -> str:
        if 0 <= seat < len(names):
            return names[seat]
        return self.text("arena" if seat == ARENA else "automa")


def _sayable(value: str | int) -> str | int:
    """A refusal may repeat a number of any length; Fluent's number format stops at 28 digits."""
    return value if isinstance(value, str) or abs(value) < 10**15 else str(value)


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[msgspec.inspect.Field, ...]:
    described = msgspec.inspect.type_info(kind)
    assert isinstance(described, msgspec.inspect.StructType)
    return described.fields


def _title(kind: Any) -> str | None:
    """What an annotation says a value is: msgspec keeps the title on a wrapper around the plain type."""
    parts = kind.types if isinstance(kind, msgspec.inspect.UnionType) else (kind,)
    for part in parts:
        if isinstance(part, msgspec.inspect.Metadata) and part.extra_json_schema:
            return str(part.extra_json_schema.get("title"))
    return None
