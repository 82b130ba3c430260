"""Every scene in every state worth a look: named pictures, the same in every run.

A module in `galleries/` with `PICTURES` is a part of the gallery: functions that bring a fresh arcade into a state.
"""

import importlib
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from msgspec.structs import replace

from tenarcade.app import build_arcade
from tenarcade.client.arcade import Arcade
from tenarcade.client.environment import prepare_environment
from tenarcade.storage.store import open_store
from tenarcade.wording import Words

Bring = Callable[[Arcade], None]


@cache
def pictures() -> dict[str, Bring]:
    """By gallery and name: `ten-draw-4`."""
    galleries = sorted(path.stem for path in (Path(__file__).parent / "galleries").glob("*.py"))
    return {
        f"{gallery}-{name}": bring
        for gallery in galleries
        for name, bring in importlib.import_module(f"tests.scenes.galleries.{gallery}").PICTURES.items()
    }


@cache
def _words_read() -> dict[tuple[str, str], Words]:
    """Shared by all arcades: reading the language files takes longer than drawing."""
    return {}


@contextmanager
def fresh_arcade(language: str = "en", text_scale: int = 100) -> Iterator[Arcade]:
    prepare_environment()
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(Path(folder))
        arcade = build_arcade(store)
        arcade._words = _words_read()
        arcade.system_language = "en"
        arcade.change(replace(store.settings, language=language, text_scale=text_scale))
        try:
            yield arcade
        finally:
            arcade.speaker.close()
            store.close()


@contextmanager
def hung(name: str, language: str = "en", text_scale: int = 100) -> Iterator[Arcade]:
    """An arcade that shows this picture."""
    with fresh_arcade(language, text_scale) as arcade:
        pictures()[name](arcade)
        yield arcade
