"""The settings of the arcade, and how they come back from what was stored."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated, Any, Literal

import msgspec

Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]
Pixels = Annotated[int, msgspec.Meta(ge=1, le=100_000)]


class Settings(msgspec.Struct, frozen=True):
    language: str | None = None  # None: the language of the system
    fullscreen: bool = False
    text_scale: Annotated[int, msgspec.Meta(ge=100, le=200)] = 100
    speed: Annotated[int, msgspec.Meta(ge=50, le=400)] = 100
    instant: bool = False
    reduced_motion: bool = False
    show_odds: bool = True
    effects: Volume = 80
    music: Volume = 50
    voice: Volume = 80
    confirm_losses: bool = True
    # Hidden hands lie open for all at the next table, as children like it.
    open_hands: bool = False
    # Waiting for the display before each picture; None leaves it to what is usual on this system.
    vsync: bool | None = None
    edition: Literal["pl", "de"] = "pl"
    window: tuple[Pixels, Pixels] | None = None


def settings_from(stored: Mapping[str, bytes]) -> Settings:
    """Every stored value that still makes sense; a bad one costs its own field and nothing else."""
    sound: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        if field.name in stored:
            with suppress(msgspec.DecodeError, UnicodeDecodeError):
                sound[field.name] = msgspec.json.decode(stored[field.name], type=field.type)
    return Settings(**sound)


def stored_fields(settings: Settings) -> dict[str, bytes]:
    """One value for each field, so that fields this version does not know stay as they are in the file."""
    return {name: msgspec.json.encode(value) for name, value in msgspec.structs.asdict(settings).items()}
