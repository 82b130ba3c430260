"""A window without a screen, and an arcade on a store of its own."""

import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace
from pygame._sdl2 import controller

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from tenarcade.client.arcade import Arcade
from tenarcade.client.devices import Devices
from tenarcade.client.environment import prepare_environment
from tenarcade.client.window import Window
from tenarcade.storage.store import open_store
from tests.client.listening import heard


@pytest.fixture
def window() -> Iterator[Window]:
    prepare_environment()
    yield Window((1280, 720), fullscreen=False)
    pygame.display.quit()


@pytest.fixture
def arcade(tmp_path: Path) -> Iterator[Arcade]:
    store = open_store(tmp_path)
    built = Arcade(store)
    built.change(replace(store.settings, language="en"))
    yield built
    built.speaker.close()
    store.close()


@pytest.fixture
def devices(window: Window) -> Iterator[Devices]:
    """Open for pads, and for nothing that lay in the queue before."""
    opened = Devices()
    opened.open()
    heard(opened)
    yield opened
    controller.quit()
    pygame.joystick.quit()
