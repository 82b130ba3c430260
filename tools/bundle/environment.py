"""An environment of its own for every bundle, so that nothing comes along that the program did not ask for."""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tools.bundle import ROOT

QUESTION = Path(__file__).with_name("can_be_bundled.py")
REMEDY = """No Python here can be bundled: each lacks its shared library, the module venv, or is older than 3.11.
On Debian and Ubuntu this brings what is missing:  sudo apt-get install python3-venv libpython3-dev
With pyenv:  PYTHON_CONFIGURE_OPTS=--enable-shared pyenv install 3.11"""


class NoPython(Exception):
    """No interpreter at hand can be taken along; the message says what to install."""


def bundling_python(candidates: Iterable[str]) -> str:
    """The first that can be bundled."""
    for python in candidates:
        try:
            asked = subprocess.run([python, str(QUESTION)], stderr=subprocess.DEVNULL, check=False)
        except OSError:
            continue
        if asked.returncode == 0:
            return python
    raise NoPython(REMEDY)


def pythons_at_hand() -> list[str]:
    """The one that runs this; else those of the system, which Debian builds with a shared library."""
    own = getattr(sys, "_base_executable", sys.executable)
    return [own, *(f"/usr/bin/python3{minor}" for minor in ("", ".13", ".12", ".11"))]


def make_environment(folder: Path, *more: str) -> Path:
    """The Python of a new environment with the program, what it requires, and PyInstaller."""
    run(bundling_python(pythons_at_hand()), "-m", "venv", "--clear", folder)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", f"{ROOT}[bundle]", *more)
    return python


def run(*command: object) -> None:
    """Python orders sets by chance unless told not to: the same checkout should give the same bundle."""
    settings = {"PYTHONHASHSEED": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    subprocess.run([str(part) for part in command], cwd=ROOT, env={**os.environ, **settings}, check=True)
