"""What only a real process shows: terminals, pipes, signals."""

import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.running import ROOT, command, process

pty = pytest.importorskip("pty")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals and signals of POSIX")

# So many that it cannot be done before the signal comes.
ENDLESS = ("sim", "pig", "--games", 10_000_000, "--bots", "random")


def seen_on_terminal(*arguments: object) -> bytes:
    """What a person sees: standard output and standard error are one terminal."""
    leader, follower = pty.openpty()
    try:
        with subprocess.Popen(command(*arguments), cwd=ROOT, stdout=follower, stderr=follower) as program:
            os.close(follower)
            seen = b""
            while program.poll() is None or select.select([leader], [], [], 0)[0]:
                if select.select([leader], [], [], 0.05)[0]:
                    try:
                        seen += os.read(leader, 65536)
                    except OSError:
                        break
            assert program.wait(60) == 0
        return seen
    finally:
        os.close(leader)


def test_a_bar_is_drawn_on_a_terminal_and_wiped_afterwards() -> None:
    seen = seen_on_terminal("sim", "pig", "--games", 60, "--bots", "random").decode()
    assert "█" in seen or "·" in seen
    assert "/60" in seen
    bar, _, table = seen.rpartition("\x1b[K")
    assert bar
    assert "60 matches" in table
    assert "█" not in table


def test_no_bar_is_drawn_elsewhere() -> None:
    done = process("sim", "pig", "--games", 60, "--bots", "random")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "█".encode() not in done.stdout


@pytest.mark.parametrize("last", [["--events"], []])
def test_a_reader_that_has_seen_enough_ends_it_quietly(journal_file: Path, last: list[str]) -> None:
    arguments = command("replay", journal_file, "--match", 1, *last)
    with subprocess.Popen(arguments, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait(60) == 0


def test_the_first_line_of_a_long_answer_may_be_enough(journal_file: Path) -> None:
    line = " ".join(command("replay", journal_file, "--events"))
    done = subprocess.run(
        ["/bin/sh", "-c", f"{line} | head -1"], cwd=ROOT, capture_output=True, timeout=60, check=False
    )
    assert done.stdout.startswith(b'{"type":"match"')
    assert (done.stdout.count(b"\n"), done.stderr) == (1, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
@pytest.mark.parametrize("arguments", [("sim", "pig", "--games", 1), ("games",)])
def test_output_that_nobody_can_store_is_told(arguments: tuple[object, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            command(*arguments), cwd=ROOT, stdout=full, stderr=subprocess.PIPE, timeout=60, check=False
        )
    assert done.returncode == 2
    assert done.stderr == b"tenarcade: No space left on device\n"


def test_a_terminal_without_the_letters_gets_question_marks(journal_file: Path) -> None:
    done = process("replay", journal_file, "--match", 1, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Chlo?" in done.stdout


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("whole_group", [True, False])
def test_an_interrupt_ends_it_with_one_line(jobs: int, whole_group: bool, tmp_path: Path) -> None:
    """A terminal sends Ctrl-C to every process of the group, `kill` to one."""
    path = tmp_path / "journal"
    with subprocess.Popen(
        command(*ENDLESS, "--jobs", jobs, "--journal", path),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as program:
        try:
            _wait_until_it_plays(path)
            if whole_group:
                os.killpg(program.pid, signal.SIGINT)
            else:
                program.send_signal(signal.SIGINT)
            out, err = program.communicate(timeout=30)
        except BaseException:
            os.killpg(program.pid, signal.SIGKILL)
            raise
    assert (program.returncode, out, err) == (130, b"", b"tenarcade: stopped\n")
    with pytest.raises(ProcessLookupError):
        os.killpg(program.pid, 0)


def _wait_until_it_plays(path: Path) -> None:
    deadline = time.monotonic() + 30
    while not (path.exists() and path.stat().st_size):
        assert time.monotonic() < deadline
        time.sleep(0.02)
