"""A game is added by adding its file: catalog, bots, journals, commands and contract tests find it."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

ROOT = Path(__file__).resolve().parents[1]
TOY = ROOT / "tests" / "fifth_game" / "toy.py.txt"
SCENE = ROOT / "tests" / "fifth_game" / "scene.py.txt"
COPIED = [
    "tenarcade",
    "assets",
    "levels",
    "tests/contract",
    "tests/tables.py",
    "tests/nonsense.py",
    "tests/conftest.py",
    "pyproject.toml",
]


@pytest.fixture(scope="module")
def arcade() -> Iterator[Path]:
    """A copy of the program with two files more."""
    with TemporaryDirectory(prefix="arcade-") as folder:
        copy = Path(folder).resolve()
        for name in COPIED:
            target = copy / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, target, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(ROOT / name, target)
        shutil.copy(TOY, copy / "tenarcade" / "rules" / "toy.py")
        shutil.copy(SCENE, copy / "tenarcade" / "scenes" / "games" / "toy.py")
        yield copy


def run(arcade: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Only the copy can be imported: nothing else is on the path."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHONPATH", "PYTEST"))}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=arcade, env=env, capture_output=True, text=True, timeout=120, check=False)


def test_it_is_the_copy_that_is_run(arcade: Path) -> None:
    done = run(arcade, "-c", "import tenarcade.catalog as c; print(c.__file__, *c.game_names())")
    file, *games = done.stdout.split()
    assert Path(file).is_relative_to(arcade), done.stderr
    assert "toy" in games


def test_the_contract_tests_find_it_and_it_passes_them(arcade: Path) -> None:
    done = run(arcade, "-m", "pytest", "-n0", "-p", "no:cacheprovider", "tests/contract", "-k", "toy")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) > 50


def test_the_contract_tests_would_notice_a_broken_one(arcade: Path) -> None:
    """The same game, in which everybody hears which card was drawn."""
    module = arcade / "tenarcade" / "rules" / "toy.py"
    sound = module.read_text(encoding="utf-8")
    broken = sound.replace("replace(self, card=HIDDEN)", "self")
    assert broken != sound
    module.write_text(broken, encoding="utf-8")
    try:
        test = "tests/contract/test_laws.py::test_states_that_differ_only_in_secrets_look_and_sound_the_same"
        done = run(arcade, "-m", "pytest", "-n0", "-p", "no:cacheprovider", test, "-k", "toy-2")
    finally:
        module.write_text(sound, encoding="utf-8")
    assert done.returncode == 1, done.stdout


def test_bots_play_it_and_its_journals_are_checked(arcade: Path) -> None:
    done = run(
        arcade, "-m", "tenarcade", "sim", "toy", "--bots", "random", "--games", "5", "--journal", "toy.jsonl", "--json"
    )
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert (told["game"], told["games"], told["options"]) == ("toy", 5, {"goal": 10})
    done = run(arcade, "-m", "tenarcade", "replay", "toy.jsonl")
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == 5
    done = run(arcade, "-m", "tenarcade", "replay", "toy.jsonl", "--match", "3")
    assert "verified" in done.stdout


def test_the_command_line_knows_it_and_its_options(arcade: Path) -> None:
    assert re.search(r"^  toy .*bots: random$", run(arcade, "-m", "tenarcade", "games").stdout, re.MULTILINE)
    done = run(arcade, "-m", "tenarcade", "sim", "toy", "--bots", "random", "--option", "goal=11")
    assert (done.returncode, done.stdout) == (2, "")
    assert "5–10" in done.stderr


PLAYED_ON_SCREEN = """
import sys
from pathlib import Path
from tenarcade.app import build_arcade
from tenarcade.client.intents import Intent, Press
from tenarcade.client.window import Window
from tenarcade.storage.settings import Settings
from tenarcade.storage.store import open_store

store = open_store(Path(sys.argv[1]))
arcade = build_arcade(store)
arcade.change(Settings(instant=True))
window = Window((1280, 720), fullscreen=False)
arcade.go("title")
assert next(control for control in arcade.scene.controls() if control.name == "game-toy").enabled
arcade.go("join", "toy")
for _ in range(4000):
    window.draw(arcade, 0.0)
    arcade.step([Press("keys-right", Intent.CONFIRM)], 1 / 120)
    if store.results():
        break
print(type(arcade.scene).__name__, store.results()[0].game)
arcade.speaker.close()
store.close()
"""


def test_it_is_played_on_the_screen(arcade: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the title to its results by one button, with the scene of its own."""
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        monkeypatch.setenv(name, "dummy")
    monkeypatch.setenv("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    done = run(arcade, "-c", PLAYED_ON_SCREEN, str(tmp_path))
    assert (done.stdout, done.stderr) == ("ToyResults toy\n", "")


def test_the_page_about_adding_a_game_shows_this_one() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    assert "tests/fifth_game/toy.py.txt" in page
    assert "tests/fifth_game/scene.py.txt" in page
    toy = TOY.read_text(encoding="utf-8") + SCENE.read_text(encoding="utf-8")
    for listing in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        assert listing in toy, f"not in the toy:\n{listing}"
