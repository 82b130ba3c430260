"""The log is there when nothing else is, and stays small."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenarcade.log import FILE_NAME, MOST_BYTES, OLD_NAME, Log, open_log, speak_into
from tests.cli.running import ROOT


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Log]:
    opened = open_log(tmp_path)
    yield opened
    opened.close()


def lines(folder: Path) -> list[str]:
    """Without their times."""
    return [line[20:] for line in (folder / FILE_NAME).read_text(encoding="utf-8").splitlines()]


def test_every_line_says_when_it_was_written_and_how_bad_it_is(log: Log, tmp_path: Path) -> None:
    log.note("start")
    log.error("one\ntwo")
    assert lines(tmp_path) == ["note  start", "ERROR one", "ERROR two"]
    stamps = [line[:19] for line in (tmp_path / FILE_NAME).read_text().splitlines()]
    assert all(stamp[4] == stamp[7] == "-" and stamp[13] == stamp[16] == ":" for stamp in stamps)


def test_it_goes_on_where_the_last_start_ended(tmp_path: Path) -> None:
    for start in ("first", "second"):
        opened = open_log(tmp_path)
        opened.note(start)
        opened.close()
    assert lines(tmp_path) == ["note  first", "note  second"]


def test_a_long_file_makes_room_for_a_new_one(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("x" * (MOST_BYTES + 1))
    (tmp_path / OLD_NAME).write_text("older still")
    opened = open_log(tmp_path)
    opened.note("new")
    opened.close()
    assert lines(tmp_path) == ["note  new"]
    assert (tmp_path / OLD_NAME).stat().st_size == MOST_BYTES + 1


def test_one_start_cannot_fill_the_disk(log: Log, tmp_path: Path) -> None:
    for _ in range(100):
        log.error("again and again\n" * 200)
    assert (tmp_path / FILE_NAME).stat().st_size == MOST_BYTES


@pytest.mark.parametrize("letters", ["Żółć Größe 🂡", "half a pair \ud800"])
def test_every_letter_can_be_written(log: Log, tmp_path: Path, letters: str) -> None:
    log.note(letters)
    assert lines(tmp_path)[0].startswith(f"note  {letters[:4]}")


def test_without_a_place_for_it_there_is_no_log_and_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    opened = open_log(tmp_path / "file" / "folder")
    opened.note("nobody hears this")
    opened.catch_what_nobody_hears()
    opened.close()


def test_what_a_program_without_a_terminal_says_is_in_the_log(
    log: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    speak_into(log)
    sys.stdout.write("half ")
    sys.stdout.write("a line\n")
    sys.stderr.write("went wrong\n")
    sys.stdout.flush()
    assert lines(tmp_path) == ["note  half a line", "ERROR went wrong"]


def test_a_terminal_that_is_there_stays(log: Log) -> None:
    before = sys.stdout, sys.stderr
    speak_into(log)
    assert (sys.stdout, sys.stderr) == before


def test_an_error_in_a_thread_is_in_the_log(log: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    log.catch_what_nobody_hears()
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()
    assert lines(tmp_path)[-1] == "ERROR ZeroDivisionError: division by zero"


def test_the_last_words_of_a_crashed_process_are_in_the_log(tmp_path: Path) -> None:
    code = (
        "import ctypes, pathlib, sys; from tenarcade.log import open_log;"
        "log = open_log(pathlib.Path(sys.argv[1])); log.catch_what_nobody_hears(); ctypes.string_at(0)"
    )
    done = subprocess.run([sys.executable, "-c", code, tmp_path], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode != 0
    assert "Current thread" in (tmp_path / FILE_NAME).read_text()
