"""Looking into the file of a store from outside, and making such files."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tenarcade.storage.store import FILE_NAME, Store, open_store


def run(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def rows_of(folder: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        return connection.execute(query).fetchall()


def reopened(store: Store) -> Store:
    """What the next start would see."""
    assert store.flush()
    store.close()
    return open_store(store._path.parent)


def said(store: Store) -> list[str]:
    return [notice.key for notice in store.notices]
