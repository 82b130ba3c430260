"""Calling the command line: in this process where that is enough, in one of its own where it is not."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tenarcade.cli.main import main

ROOT = Path(__file__).resolve().parents[2]


class Said(NamedTuple):
    code: int
    out: str
    err: str


class Terminal:
    """Somebody typing commands."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def type(self, *arguments: object) -> Said:
        self._capsys.readouterr()
        try:
            code = main(list(map(str, arguments)))
        except SystemExit as end:
            code = int(end.code or 0)
        return Said(code, *self._capsys.readouterr())

    def refusal(self, *arguments: object) -> str:
        """The one line that a mistake is answered with."""
        said = self.type(*arguments)
        assert (said.code, said.out) == (2, ""), said
        assert said.err.startswith("tenarcade: ")
        assert said.err.endswith("\n")
        assert len(said.err.splitlines()) == 1, said.err
        assert "Traceback" not in said.err
        return said.err.removeprefix("tenarcade: ").strip()


def process(*arguments: object, **more: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        command(*arguments), cwd=ROOT, env={**os.environ, **more}, capture_output=True, timeout=60, check=False
    )


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "tenarcade", *map(str, arguments)]
