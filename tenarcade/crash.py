"""An error that nobody foresaw: it is written down with all that is needed to find it, and nothing is sent anywhere."""

import platform
import sys
import time
import traceback
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pygame

from tenarcade import __version__
from tenarcade.client.fonts import FontsMissing
from tenarcade.client.window import NoDisplay
from tenarcade.resources import ResourcesMissing
from tenarcade.storage.records import RunningMatch

# What the one who started the arcade can put right: it is said in a sentence, and needs no report.
FORESEEN = (NoDisplay, FontsMissing, ResourcesMissing)
PATTERN = "crash-*.txt"
MOST_REPORTS = 10
LAST_ACTS = 40


def versions() -> str:
    """One line, for reports and for the log."""
    parts = [
        f"TEN Arcade {__version__}",
        f"Python {platform.python_version()}",
        f"pygame-ce {pygame.version.ver}",
        f"SDL {'.'.join(map(str, pygame.get_sdl_version()))}",
        platform.platform(),
        "bundle" if getattr(sys, "frozen", False) else "installation",
    ]
    return ", ".join(parts)


def report_text(error: BaseException, running: RunningMatch | None) -> str:
    told = "".join(traceback.format_exception(error))
    return "\n".join([versions(), "", told, *_match_lines(running)])


def write_report(folder: Path, text: str) -> Path | None:
    """Where it lies now; None if there is no place for it. Old reports make room."""
    path = folder / time.strftime("crash-%Y-%m-%d-%H%M%S.txt")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", errors="backslashreplace")
    except OSError:
        return None
    for old in sorted(folder.glob(PATTERN))[:-MOST_REPORTS]:
        with suppress(OSError):
            old.unlink()
    return path


def show_box(sentence: str) -> None:
    """The system's own dialog, for when there is no window; where there is none either, the log has to do."""
    with suppress(pygame.error, NotImplementedError):
        pygame.display.message_box("TEN Arcade", sentence, message_type="error")


def _match_lines(running: RunningMatch | None) -> Sequence[str]:
    """The table has the seed and the options: with the acts the match can be played again up to here."""
    if running is None:
        return ["No match was running."]
    first = max(0, len(running.acts) - LAST_ACTS)
    acts = [_readable(act) for act in running.acts[first:]]
    heading = f"The match that was running, with the last {len(acts)} of {len(running.acts)} acts:"
    return [heading, _readable(running.table), *acts]


def _readable(told: bytes) -> str:
    return told.decode("utf-8", "backslashreplace")
