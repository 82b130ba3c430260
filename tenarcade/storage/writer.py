"""The one thread that writes, so that no frame ever waits for the disk."""

import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Condition, Thread

from tenarcade.core.phrase import Phrase

Job = Callable[[sqlite3.Connection], None]

# What SQLite or Python says of values that no file will ever take (a lone surrogate in a name, a huge number).
IMPOSSIBLE_VALUES = (
    sqlite3.DataError,
    sqlite3.IntegrityError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
    OverflowError,
    TypeError,
    ValueError,
)


class JobImpossible(Exception):
    """A job that would fail for ever, and would hold up all that come after it."""

    def __init__(self, job: Job, detail: str) -> None:
        super().__init__(detail)
        self.job = job


class Writer:
    """Writes jobs in their order, as many as wait in one transaction.

    When that fails they all stay in the queue, and the next job, flush or close tries them again.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path, notices: list[Phrase]) -> None:
        self._connection = connection
        self._path = path
        self._notices = notices
        self._failing = False
        self._jobs: deque[Job] = deque()
        self._changed = Condition()
        self._accepted = 0  # jobs ever queued
        self._settled = 0  # jobs that left the queue
        self._asked = 0  # times that somebody wanted the queue written
        self._tried = 0  # the last of those that was answered
        self._closing = False
        self._thread = Thread(target=self._run, name="storage", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> None:
        with self._changed:
            if not self._closing:
                self._jobs.append(job)
                self._accepted += 1
                self._ask()

    def flush(self, timeout: float) -> bool:
        with self._changed:
            accepted = self._accepted
            if not self._closing:
                asked = self._ask()
                self._changed.wait_for(lambda: self._tried >= asked, timeout)
            return self._settled >= accepted

    def close(self, timeout: float) -> None:
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join(timeout)

    def _ask(self) -> int:
        self._asked += 1
        self._changed.notify_all()
        return self._asked

    def _run(self) -> None:
        closing = False
        while not closing:
            with self._changed:
                self._changed.wait_for(lambda: self._closing or self._asked > self._tried)
                asked, closing, batch = self._asked, self._closing, tuple(self._jobs)
            settled = len(batch) if self._write(batch) else 0
            with self._changed:
                for _ in range(settled):
                    self._jobs.popleft()
                self._settled += settled
                self._tried = asked
                self._changed.notify_all()
        with suppress(sqlite3.Error):
            self._connection.close()

    def _write(self, batch: Sequence[Job]) -> bool:
        jobs = list(batch)
        while jobs:
            try:
                self._commit(jobs)
            except JobImpossible as error:
                self._notices.append(_write_failed(error))
                jobs.remove(error.job)
            except (sqlite3.Error, OSError) as error:
                if not self._failing:
                    self._notices.append(_write_failed(error))
                self._failing = True
                return False
            else:
                self._failing = False
                break
        return True

    def _commit(self, jobs: Sequence[Job]) -> None:
        self._path.stat()  # an unlinked file can still be written: better to fail than to lose everything in silence
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            for job in jobs:
                self._do(job)
            self._connection.execute("COMMIT")
        finally:
            if self._connection.in_transaction:
                with suppress(sqlite3.Error):
                    self._connection.execute("ROLLBACK")

    def _do(self, job: Job) -> None:
        try:
            job(self._connection)
        except IMPOSSIBLE_VALUES as error:
            raise JobImpossible(job, str(error)) from error


def _write_failed(error: Exception) -> Phrase:
    return Phrase("storage-write-failed", {"detail": str(error)})
