"""Rows of the file to records and back; every function that writes is one job for the writer."""

import sqlite3

import msgspec

from tenarcade.storage.records import Profile, Result, RungRecord
from tenarcade.storage.settings import Settings, settings_from, stored_fields

RungKey = tuple[int, str, str, int]  # profile, game, edition, target


class KeptMatch(msgspec.Struct):
    """The running match, under the id its rows carry."""

    id: int
    table: bytes
    seating: bytes
    acts: list[bytes] = []


class Contents(msgspec.Struct):
    """All that the file says, but for the journals."""

    settings: Settings = Settings()
    profiles: dict[int, Profile] = {}
    rungs: dict[RungKey, RungRecord] = {}
    results: list[Result] = []  # oldest first
    match: KeptMatch | None = None


def read_contents(connection: sqlite3.Connection) -> Contents:
    bindings = msgspec.json.Decoder(dict[str, dict[str, str]])
    names = msgspec.json.Decoder(tuple[str, ...])
    numbers = msgspec.json.Decoder(tuple[int, ...])
    return Contents(
        settings=settings_from(dict(connection.execute("SELECT field, value FROM settings"))),
        profiles={
            profile: Profile(profile, name, colour, shape, bindings.decode(keys), bool(toggles))
            for profile, name, colour, shape, keys, toggles in connection.execute(
                "SELECT id, name, colour, shape, bindings, peek_toggles FROM profiles ORDER BY id"
            )
        },
        rungs={
            row[:4]: RungRecord(*row[4:])
            for row in connection.execute(
                "SELECT profile, game, edition, target, attempts, wins, best_margin FROM rungs"
            )
        },
        results=[
            Result(row[1], row[2], names.decode(row[3]), numbers.decode(row[4]), numbers.decode(row[5]), id=row[0])
            for row in connection.execute(
                "SELECT id, game, finished_at, names, scores, winners FROM results ORDER BY id"
            )
        ],
        match=_read_match(connection),
    )


def _read_match(connection: sqlite3.Connection) -> KeptMatch | None:
    """The latest: two arcades on one file may each have left a match behind."""
    row = connection.execute("SELECT id, laid_table, seating FROM matches ORDER BY id DESC LIMIT 1").fetchone()
    if row is None:
        return None
    match, table, seating = row
    acts = connection.execute("SELECT act FROM acts WHERE match = ? ORDER BY idx", (match,))
    return KeptMatch(match, table, seating, [act for (act,) in acts])


def read_journal(connection: sqlite3.Connection, result: int) -> bytes | None:
    row = connection.execute("SELECT body FROM journals WHERE result = ?", (result,)).fetchone()
    return row[0] if row else None


def write_settings(connection: sqlite3.Connection, settings: Settings) -> None:
    connection.executemany("INSERT OR REPLACE INTO settings VALUES (?, ?)", stored_fields(settings).items())


def write_profile(connection: sqlite3.Connection, profile: Profile) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO profiles (id, name, colour, shape, bindings, peek_toggles) VALUES (?, ?, ?, ?, ?, ?)",
        (
            profile.id,
            profile.name,
            profile.colour,
            profile.shape,
            msgspec.json.encode(profile.bindings),
            int(profile.peek_toggles),
        ),
    )


def delete_profile(connection: sqlite3.Connection, profile: int) -> None:
    connection.execute("DELETE FROM profiles WHERE id = ?", (profile,))
    connection.execute("DELETE FROM rungs WHERE profile = ?", (profile,))


def count_attempt(connection: sqlite3.Connection, key: RungKey, won: bool, margin: int) -> None:
    """Counted in the file, so that two arcades add up instead of overwriting each other."""
    connection.execute(
        "INSERT INTO rungs (profile, game, edition, target, attempts, wins, best_margin) VALUES (?, ?, ?, ?, 1, ?, ?)"
        " ON CONFLICT DO UPDATE SET attempts = attempts + 1, wins = wins + excluded.wins,"
        " best_margin = max(ifnull(best_margin, excluded.best_margin), excluded.best_margin)",
        (*key, int(won), margin),
    )


def write_result(connection: sqlite3.Connection, result: Result, journal: bytes) -> None:
    lists = (msgspec.json.encode(part) for part in (result.names, result.scores, result.winners))
    connection.execute(
        "INSERT INTO results (id, game, finished_at, names, scores, winners) VALUES (?, ?, ?, ?, ?, ?)",
        (result.id, result.game, result.finished_at, *lists),
    )
    connection.execute("INSERT INTO journals VALUES (?, ?)", (result.id, journal))


def write_names(connection: sqlite3.Connection, result: int, names: tuple[str, ...]) -> None:
    connection.execute("UPDATE results SET names = ? WHERE id = ?", (msgspec.json.encode(names), result))


def write_match(connection: sqlite3.Connection, match: int, table: bytes, seating: bytes, acts: list[bytes]) -> None:
    connection.execute("INSERT INTO matches VALUES (?, ?, ?)", (match, table, seating))
    connection.executemany("INSERT INTO acts VALUES (?, ?, ?)", ((match, idx, act) for idx, act in enumerate(acts)))


def write_act(connection: sqlite3.Connection, match: int, idx: int, act: bytes) -> None:
    """Does nothing for a match that another arcade has taken over or ended."""
    connection.execute(
        "INSERT INTO acts SELECT id, ?, ? FROM matches WHERE id = ?",
        (idx, act, match),
    )


def cut_acts(connection: sqlite3.Connection, match: int, count: int) -> None:
    connection.execute("DELETE FROM acts WHERE match = ? AND idx >= ?", (match, count))


def delete_match(connection: sqlite3.Connection, match: int) -> None:
    connection.execute("DELETE FROM matches WHERE id = ?", (match,))
    connection.execute("DELETE FROM acts WHERE match = ?", (match,))
