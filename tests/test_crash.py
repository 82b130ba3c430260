"""A crash report has what is needed to find the error, and old reports make room."""

import platform
from pathlib import Path

import pygame
import pytest

from tenarcade import __version__
from tenarcade.crash import LAST_ACTS, MOST_REPORTS, report_text, show_box, write_report
from tenarcade.storage.records import RunningMatch


def seventh_card() -> None:
    raise ValueError("the seventh card")


def an_error() -> Exception:
    try:
        seventh_card()
    except ValueError as error:
        return error
    raise AssertionError


def running(acts: int) -> RunningMatch:
    return RunningMatch(b'{"game":"ten","seed":77}', tuple(b"[%d,0]" % number for number in range(acts)), b"{}")


def test_a_report_says_what_happened_where_and_on_which_system() -> None:
    text = report_text(an_error(), None)
    first = text.splitlines()[0]
    assert first.startswith(f"TEN Arcade {__version__}, Python {platform.python_version()}, pygame-ce ")
    assert "SDL" in first
    assert 'raise ValueError("the seventh card")' in text
    assert "test_crash.py" in text
    assert "No match was running." in text


def test_a_report_has_the_table_and_the_last_acts() -> None:
    text = report_text(an_error(), running(LAST_ACTS + 2))
    assert f"the last {LAST_ACTS} of {LAST_ACTS + 2} acts" in text
    told = text.splitlines()
    assert told[-LAST_ACTS - 1] == '{"game":"ten","seed":77}'
    assert (told[-LAST_ACTS], told[-1]) == ("[2,0]", f"[{LAST_ACTS + 1},0]")


def test_a_short_match_is_told_whole() -> None:
    assert report_text(an_error(), running(2)).endswith('"seed":77}\n[0,0]\n[1,0]')


def test_it_lies_in_the_folder_and_can_be_read(tmp_path: Path) -> None:
    path = write_report(tmp_path / "new" / "folder", "Größe \ud800")
    assert path is not None
    assert path.parent == tmp_path / "new" / "folder"
    assert path.read_text(encoding="utf-8") == "Größe \\ud800"


def test_old_reports_make_room(tmp_path: Path) -> None:
    old = [tmp_path / f"crash-2020-01-{day:02}-120000.txt" for day in range(1, MOST_REPORTS + 4)]
    for report in old:
        report.write_text("old")
    kept = tmp_path / "crash-course.md"
    kept.write_text("not ours")
    path = write_report(tmp_path, "new")
    assert sorted(tmp_path.glob("crash-*.txt")) == [*old[4:], path]
    assert kept.exists()


def test_without_a_place_for_it_there_is_no_report(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert write_report(tmp_path / "file", "text") is None


def test_a_system_without_dialogs_is_no_second_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_dialogs(*_: object, **__: object) -> None:
        raise pygame.error("no message system")

    monkeypatch.setattr(pygame.display, "message_box", no_dialogs)
    show_box("a sentence")
