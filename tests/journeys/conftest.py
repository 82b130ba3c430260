"""Every journey has a screen of its own; the twin of the program draws without one."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from tenarcade.client.environment import prepare_environment
from tests.journeys.screen import TOOLS, Screen, own_screen


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    prepare_environment()
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing and os.environ.get("CI") == "true":
        pytest.fail(f"{' and '.join(missing)} must be installed")
    if missing:
        pytest.skip(f"needs {' and '.join(missing)}")
    folder = tmp_path / "screen"
    folder.mkdir()
    with own_screen(folder) as own:
        yield own
