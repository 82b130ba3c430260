"""Where the player's data lives."""

import os
from pathlib import Path

from platformdirs import user_data_path

HOME_VARIABLE = "TENARCADE_HOME"


def data_folder() -> Path:
    """The folder of the system's choice, unless the player names another (a stick, a test)."""
    chosen = os.environ.get(HOME_VARIABLE)
    return Path(chosen) if chosen else user_data_path("tenarcade", appauthor=False)
