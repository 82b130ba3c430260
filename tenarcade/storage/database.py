"""Opening the file: sound and of this version, or set aside for a fresh one."""

import sqlite3
import time
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

import msgspec

from tenarcade.storage.rows import Contents, read_contents
from tenarcade.storage.schema import VERSION, columns_of, expected_columns, migrate, version_of

BUSY_SECONDS = 2.0
PAUSE_SECONDS = 0.02
MAGIC = b"SQLite format 3\0"
SIBLINGS = ("", "-wal", "-shm")
# Any other code speaks of the disk or of another process, not of the file: such a file stays where it is.
CODES_OF_DAMAGE = {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


class FileDamaged(Exception):
    """A file that is no arcade database, or no longer one."""


class FileNewer(Exception):
    """A file that a later version of the arcade has written."""


def open_database(path: Path) -> tuple[sqlite3.Connection, Contents]:
    """The connection and all it says; raises `FileDamaged`, `FileNewer`, or `sqlite3.Error` if the disk refuses."""
    patience = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            return _open_once(path)
        except sqlite3.Error as error:
            code = _code_of(error)
            if code in CODES_OF_DAMAGE:
                raise FileDamaged(str(error)) from error
            # Two first starts at once: SQLite does not wait for the other to choose the journal mode.
            if code != sqlite3.SQLITE_BUSY or time.monotonic() > patience:
                raise
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise FileDamaged(str(error)) from error
        time.sleep(PAUSE_SECONDS)


def _open_once(path: Path) -> tuple[sqlite3.Connection, Contents]:
    _check_head(path)
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    try:
        _check_before(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        migrate(connection)
        if not expected_columns() <= columns_of(connection):
            raise FileDamaged("tables are missing")  # noqa: TRY301 - the connection is closed below, as for all others
        return connection, read_contents(connection)
    except BaseException:
        connection.close()
        raise


def _check_head(path: Path) -> None:
    """Done before SQLite sees the file: it would clear away a log that does not go with what stands there."""
    logged, head = 0, b""
    with suppress(FileNotFoundError):  # the log before the file: another first start makes them the other way round
        logged = path.with_name(f"{path.name}-wal").stat().st_size
    with suppress(FileNotFoundError), path.open("rb") as file:
        head = file.read(len(MAGIC))
    if head != MAGIC and (head or logged):
        raise FileDamaged("no database at all")


def _check_before(connection: sqlite3.Connection) -> None:
    """What must hold before anything in the file is changed."""
    columns = columns_of(connection)  # before the version: another first start may make both in between
    version = version_of(connection)
    if version > VERSION:
        raise FileNewer
    if version < 0 or (version == 0 and columns):
        raise FileDamaged("the file is not of the arcade")
    if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise FileDamaged("the quick check failed")


def _code_of(error: sqlite3.Error) -> int:
    """The primary code; errors that Python raises by itself have none, and they speak of contents."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF


def read_unwritable(path: Path) -> Contents:
    """What a file says that cannot be opened for writing: a player's names and progress are still worth showing."""
    for way in ("mode=ro", "immutable=1"):  # the second does without the log, where that cannot be read either
        with suppress(sqlite3.Error, msgspec.DecodeError, UnicodeDecodeError, FileDamaged, FileNewer):
            uri = f"{path.absolute().as_uri()}?{way}"
            with closing(sqlite3.connect(uri, timeout=0, uri=True)) as connection:
                _check_before(connection)
                return read_contents(connection)
    return Contents()


def set_aside(path: Path) -> Path:
    """Rename the file and what belongs to it, out of the way but not out of reach."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    stem = f"{path.stem}-set-aside-{stamp}"
    names = (f"{stem}{f'-{number}' if number else ''}{path.suffix}" for number in count())
    target = next(
        path.with_name(name)
        for name in names
        if not any(path.with_name(name + sibling).exists() for sibling in SIBLINGS)
    )
    for sibling in SIBLINGS:
        with suppress(FileNotFoundError):
            path.with_name(path.name + sibling).rename(target.with_name(target.name + sibling))
    return target
