"""The wheel holds everything that is needed, and works far from the checkout."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def run(*command: object, cwd: Path, **more: str) -> str:
    """Nothing of the checkout is on the path; what is said on success is the result."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | more
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, env=env, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT, cwd=folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Its dependencies are those of the tests."""
    target = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    run(*pip, "install", "--quiet", "--no-deps", "--no-index", "--target", target, wheel, cwd=target)
    return target


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    return tmp_path


def test_the_wheel_holds_the_program_and_its_files_and_no_tests(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for folder in ("assets", "levels"):
        for path in (ROOT / folder).rglob("*.*"):
            assert f"tenarcade/{path.relative_to(ROOT).as_posix()}" in names
    for path in (ROOT / "tenarcade").rglob("*.py"):
        assert path.relative_to(ROOT).as_posix() in names
    assert "tenarcade/py.typed" in names
    assert not [name for name in names if name.startswith(("tests/", "assets/", "levels/")) or "__pycache__" in name]


def test_an_installation_finds_its_own_files(installed: Path, elsewhere: Path) -> None:
    code = (
        "from tenarcade.resources import resource_root, asset, level_file; import tenarcade;"
        "assert asset('languages', 'en', 'common.ftl').is_file() and level_file('ten').is_file();"
        "print(tenarcade.__file__); print(resource_root())"
    )
    package, root = run(sys.executable, "-c", code, cwd=elsewhere, PYTHONPATH=str(installed)).splitlines()
    assert Path(package).parent == Path(root) == installed.resolve() / "tenarcade"


def test_an_installation_plays(installed: Path, elsewhere: Path) -> None:
    arguments = ("sim", "pig", "--games", 1, "--bots", "random", "--journal", "pig.jsonl")
    said = run(sys.executable, "-m", "tenarcade", *arguments, cwd=elsewhere, PYTHONPATH=str(installed))
    assert said.startswith("Pig 10: 1 matches")
    said = run(sys.executable, "-m", "tenarcade", "replay", "pig.jsonl", cwd=elsewhere, PYTHONPATH=str(installed))
    assert "verified" in said


def test_an_installation_has_its_command(installed: Path, elsewhere: Path) -> None:
    commands = [path for path in (installed / "bin", installed / "Scripts") if path.is_dir()]
    assert commands
    (command,) = (path for folder in commands for path in folder.glob("tenarcade*"))
    assert "TEN Arcade" in run(sys.executable, command, "--version", cwd=elsewhere, PYTHONPATH=str(installed))
