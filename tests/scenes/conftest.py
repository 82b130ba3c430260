"""An arcade on a store of its own, and a canvas to draw it on, without a screen or a loudspeaker."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from tenarcade.app import build_arcade
from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.environment import prepare_environment
from tenarcade.client.window import Window
from tenarcade.storage.store import open_store


@pytest.fixture
def arcade(tmp_path: Path) -> Iterator[Arcade]:
    prepare_environment()
    store = open_store(tmp_path)
    built = build_arcade(store)
    built.change(replace(store.settings, language="en"))
    yield built
    built.speaker.close()
    store.close()


@pytest.fixture
def canvas() -> Canvas:
    return Window((1280, 720), fullscreen=False).canvas(100)
