"""One bundle for all tests here, built as anybody would build it and moved to where a bundle has it hard."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bundle.program import ROOT, Bundle
from tools.bundle.__main__ import bundle_name

# A folder in which `tools.bundle` has left a bundle already, relative to the checkout: that very one is tested.
BUILT_BEFORE = "TENARCADE_BUNDLED"
# A folder as people name folders.
SOMEWHERE = Path("Müllers Spiele & Żarty", "zehn – 10 %")


@pytest.fixture(scope="session")
def out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if BUILT_BEFORE in os.environ:
        return ROOT / os.environ[BUILT_BEFORE]
    folder = tmp_path_factory.mktemp("out")
    command = [sys.executable, "-m", "tools.bundle", "--out", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="session")
def bundle(out: Path, tmp_path_factory: pytest.TempPathFactory) -> Bundle:
    """Far from the checkout."""
    name = bundle_name(sys.platform, one_file=False)
    target = tmp_path_factory.mktemp("moved") / SOMEWHERE / name
    target.parent.mkdir(parents=True)
    shutil.copytree(out / "bundle" / name, target, symlinks=True)
    return Bundle(target)
