"""What the tests of the command line share."""

from pathlib import Path

import pytest

from tenarcade.play.journal import write_journal
from tests.cli.running import Terminal
from tests.matches import random_match
from tests.tables import TestTable


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


@pytest.fixture
def journal_file(tmp_path: Path) -> Path:
    """Three matches: a finished one, one that is not, and a finished one of another game."""
    path = tmp_path / "three.jsonl"
    matches = [
        random_match(TestTable("pig", 3, {}), 1),
        random_match(TestTable("retro", 2, {}), 2, actions=9),
        random_match(TestTable("ten", 2, {}), 3),
    ]
    path.write_bytes(b"".join(write_journal(match) + b"\n" for match in matches))
    return path
