"""The bundle as a program: where its parts are, and how it is started with nothing in its environment."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
# Without these Windows cannot start a process, or open a window in it.
NEEDED = ("SYSTEMROOT", "TEMP", "USERPROFILE", "LOCALAPPDATA")


class Bundle(NamedTuple):
    folder: Path

    @property
    def program(self) -> Path:
        match sys.platform:
            case "win32":
                return self.folder / "TEN Arcade.exe"
            case "darwin":
                return self.folder / "Contents" / "MacOS" / "TEN Arcade"
        return self.folder / "tenarcade"

    @property
    def inside(self) -> Path:
        """Where everything lies that is not the program itself."""
        return self.folder / "Contents" / "Frameworks" if sys.platform == "darwin" else self.folder / "_internal"

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.program, *arguments],
            env=emptied(**environment),
            cwd=self.folder.anchor,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )


def emptied(**environment: str) -> dict[str, str]:
    kept = {name: os.environ[name] for name in NEEDED if name in os.environ} if sys.platform == "win32" else {}
    return {**kept, **environment}
