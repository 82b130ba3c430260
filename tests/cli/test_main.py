"""The list of games, the help, and every way to misspell a command."""

import sys
from pathlib import Path

import pytest

from tenarcade import __version__
from tenarcade.catalog import bots_of, game_names
from tenarcade.cli.main import main
from tenarcade.log import FILE_NAME
from tenarcade.storage.folder import HOME_VARIABLE
from tests.cli.running import Terminal, process


def test_the_games_and_their_bots_are_told(terminal: Terminal) -> None:
    said = terminal.type("games")
    assert (said.code, said.err) == (0, "")
    for game in game_names():
        line = next(line for line in said.out.splitlines() if line.split()[:1] == [game])
        assert ", ".join(sorted(bots_of(game))) in line
        assert " name;" not in line, "the game has no name in English"


def test_the_version_is_told(terminal: Terminal) -> None:
    assert terminal.type("--version") == (0, f"TEN Arcade {__version__}\n", "")


@pytest.mark.parametrize("arguments", [("--help",), ("-h",), ("sim", "--help"), ("replay", "--help")])
def test_help_is_given(terminal: Terminal, arguments: tuple[str, ...]) -> None:
    said = terminal.type(*arguments)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("usage: tenarcade")


def test_the_help_of_sim_names_every_argument(terminal: Terminal) -> None:
    told = terminal.type("sim", "--help").out
    for argument in ("seats", "bots", "games", "seed", "option", "jobs", "journal", "json", "ladder"):
        assert f"--{argument}" in told
    for game in game_names():
        assert game in told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play"], "choose from"),
        (["sim"], "pig, retro, speed, ten"),
        (["replay"], "FILE"),
        (["--loud"], "--loud"),
        (["sim", "pig", "--loud"], "--loud"),
        (["sim", "pig", "ten"], "ten"),
        (["replay", "a", "b"], "b"),
        (["sim", "pig", "--seed"], "--seed"),
        (["sim", "pig", "line\nbreak\x1b[2J"], "unrecognized"),
        ([""], "choose from"),
    ],
)
def test_a_misspelt_command_gets_one_line(terminal: Terminal, arguments: list[str], told: str) -> None:
    refusal = terminal.refusal(*arguments)
    assert told in refusal
    assert refusal.isprintable()


def test_it_runs_as_a_program() -> None:
    done = process("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"TEN Arcade {__version__}\n".encode(), b"")
    done = process("sim", "whist")
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)


def test_without_a_terminal_everything_is_said_in_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a program that was started from a desktop."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    for arguments, code in ((["games"], 0), (["sim", "whist"], 2), (["sim", "pig", "--games", "1"], 0)):
        monkeypatch.setattr(sys, "stdout", None)
        monkeypatch.setattr(sys, "stderr", None)
        assert main(arguments) == code
    told = (tmp_path / FILE_NAME).read_text(encoding="utf-8")
    assert f"note  TEN Arcade {__version__}" in told
    assert "ERROR tenarcade: " in told
    assert "1 match" in told
