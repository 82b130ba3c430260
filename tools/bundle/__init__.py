"""`python -m tools.bundle`: from a checkout to a folder that anybody can double-click, and an archive of it."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# How the program is called where people read its name, and where programs do.
TITLE = "TEN Arcade"
COMMAND = "tenarcade"
IDENTIFIER = "io.github.tenarcade.TenArcade"
