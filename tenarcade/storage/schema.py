"""The tables of the file, version by version."""

import sqlite3

# STEPS[n] leads from version n to version n + 1; a step that was released is never changed.
STEPS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE settings (field TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT",
        """CREATE TABLE profiles (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            colour TEXT NOT NULL,
            shape TEXT NOT NULL,
            bindings BLOB NOT NULL
        ) STRICT""",
        """CREATE TABLE rungs (
            profile INTEGER NOT NULL,
            game TEXT NOT NULL,
            edition TEXT NOT NULL,
            target INTEGER NOT NULL,
            attempts INTEGER NOT NULL,
            wins INTEGER NOT NULL,
            PRIMARY KEY (profile, game, edition, target)
        ) STRICT""",
        """CREATE TABLE results (
            id INTEGER PRIMARY KEY,
            game TEXT NOT NULL,
            finished_at REAL NOT NULL,
            names BLOB NOT NULL,
            scores BLOB NOT NULL,
            winners BLOB NOT NULL
        ) STRICT""",
        # Apart from the results: a list of results must not have to page through their journals.
        "CREATE TABLE journals (result INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT",
        "CREATE TABLE matches (id INTEGER PRIMARY KEY, laid_table BLOB NOT NULL, seating BLOB NOT NULL) STRICT",
        """CREATE TABLE acts (
            match INTEGER NOT NULL,
            idx INTEGER NOT NULL,
            act BLOB NOT NULL,
            PRIMARY KEY (match, idx)
        ) STRICT, WITHOUT ROWID""",
    ),
    ("ALTER TABLE rungs ADD COLUMN best_margin INTEGER",),
    # How to peek was one setting for everybody; now it is everybody's own.
    (
        "ALTER TABLE profiles ADD COLUMN peek_toggles INTEGER NOT NULL DEFAULT 0",
        """UPDATE profiles SET peek_toggles = 1 WHERE EXISTS (
            SELECT 1 FROM settings WHERE field = 'peek_toggles' AND value = CAST('true' AS BLOB)
        )""",
        "DELETE FROM settings WHERE field = 'peek_toggles'",
    ),
)
VERSION = len(STEPS)


def version_of(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to this version, or leave it as it was.

    The version is set even when there is nothing to do: that tells at the start whether the file can be written.
    It is then taken back, for a full disk has no room even for that.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        found = version_of(connection)
        for step in STEPS[found:]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {VERSION}")
        if found < VERSION:
            connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def columns_of(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    return set(
        connection.execute(
            "SELECT entry.name, col.name FROM sqlite_master AS entry, pragma_table_info(entry.name) AS col"
            " WHERE entry.type = 'table' AND entry.name NOT LIKE 'sqlite_%'"
        )
    )


def expected_columns() -> set[tuple[str, str]]:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(connection)
        return columns_of(connection)
    finally:
        connection.close()
