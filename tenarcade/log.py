"""The log in the player's folder: what a start without a terminal leaves behind, never more than a few pages.

Python's own logging would take longer to import than the first picture takes to draw; lines are all that is needed.
"""

import faulthandler
import io
import os
import sys
import threading
import time
from pathlib import Path

FILE_NAME = "tenarcade.log"
OLD_NAME = "tenarcade.old.log"
# A longer file makes room for a new one at the next start, and no start writes more than this.
MOST_BYTES = 100_000


class Log:
    """Written straight to the file, so that nothing is lost however the program ends; without a file, to nowhere."""

    def __init__(self, descriptor: int | None = None) -> None:
        self._descriptor = descriptor
        self._left = MOST_BYTES

    def note(self, text: str) -> None:
        self._write("note ", text)

    def error(self, text: str) -> None:
        self._write("ERROR", text)

    def _write(self, level: str, text: str) -> None:
        now = time.strftime("%Y-%m-%d %H:%M:%S")
        lines = "".join(f"{now} {level} {line}\n" for line in text.splitlines())
        written = lines.encode("utf-8", "backslashreplace")[: self._left]
        self._left -= len(written)
        if self._descriptor is not None and written:
            try:
                os.write(self._descriptor, written)
            except OSError:
                # A full disk is no reason to stop playing.
                self._left = 0

    def close(self) -> None:
        if self._descriptor is not None:
            faulthandler.disable()
            os.close(self._descriptor)
            self._descriptor = None

    def catch_what_nobody_hears(self) -> None:
        """Errors of threads, and the last words of a process that a library has brought down."""
        threading.excepthook = self._thread_failed
        if self._descriptor is not None:
            faulthandler.enable(self._descriptor)

    def _thread_failed(self, failed: threading.ExceptHookArgs) -> None:
        import traceback  # noqa: PLC0415 - only needed once all is lost

        told = traceback.format_exception(failed.exc_type, failed.exc_value, failed.exc_traceback)
        self.error("".join(told))


class LogStream(io.TextIOBase):
    """Stands in for a terminal that is not there; each whole line becomes a line of the log."""

    def __init__(self, log: Log, *, of_errors: bool) -> None:
        self._tell = log.error if of_errors else log.note
        self._begun = ""

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        *whole, self._begun = (self._begun + text).split("\n")
        for line in whole:
            self._tell(line)
        return len(text)


def open_log(folder: Path) -> Log:
    """Never fails: a log that cannot be kept is not kept."""
    path = folder / FILE_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > MOST_BYTES:
            path.replace(folder / OLD_NAME)
        return Log(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644))
    except OSError:
        return Log()


def speak_into(log: Log) -> None:
    """A program that was started from a desktop has no output of its own; what it says goes into the log."""
    # mypy does not know that they can be missing.
    streams: dict[str, object] = {"stdout": sys.stdout, "stderr": sys.stderr}
    for name, stream in streams.items():
        if stream is None:
            setattr(sys, name, LogStream(log, of_errors=name == "stderr"))
