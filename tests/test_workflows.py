"""The workflows are what GitHub understands, and none gives away more than it must."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").iterdir())
SCRIPTS = Path(sys.executable).parent

SOUND = """
name: Sound
on: {push: {branches: [main]}}
permissions: {}
concurrency: {group: one, cancel-in-progress: true}
jobs:
  one:
    name: One
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
        with: {persist-credentials: false}
"""


def complaints(tool: str, *arguments: str) -> str:
    """What a linter says that finds something; nothing if it finds nothing."""
    done = subprocess.run([str(SCRIPTS / tool), *arguments], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr if done.returncode else ""


def schema_complaints(path: Path) -> str:
    return complaints("check-jsonschema", "--builtin-schema", "vendor.github-workflows", str(path))


def safety_complaints(path: Path) -> str:
    """Actions pinned by commit, permissions as small as can be, nothing from outside in a script, and more."""
    return complaints("zizmor", "--offline", "--no-config", "--persona", "pedantic", str(path))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_is_valid_and_safe(path: Path) -> None:
    assert schema_complaints(path) == ""
    assert safety_complaints(path) == ""


@pytest.mark.parametrize(
    ("right", "wrong", "find"),
    [
        ("runs-on:", "runs_on:", schema_complaints),
        ("11bd71901bbe5b1630ceea73d27597364c9af683", "v4", safety_complaints),
        ("permissions: {}", "permissions: write-all", safety_complaints),
    ],
)
def test_mistakes_are_found(tmp_path: Path, right: str, wrong: str, find: object) -> None:
    assert callable(find)
    path = tmp_path / ".github" / "workflows" / "some.yml"
    path.parent.mkdir(parents=True)
    path.write_text(SOUND)
    assert find(path) == ""
    assert right in SOUND
    path.write_text(SOUND.replace(right, wrong))
    assert find(path) != ""
