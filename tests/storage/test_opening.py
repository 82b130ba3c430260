"""Files and folders in every bad state: the store opens, says what happened and throws nothing away."""

import os
import re
import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from tenarcade.storage.records import Result, RungRecord
from tenarcade.storage.schema import STEPS, VERSION
from tenarcade.storage.settings import Settings
from tenarcade.storage.store import FILE_NAME, Store, open_store
from tests.storage.files import reopened, rows_of, run, said


def filled(folder: Path) -> bytes:
    """A file with many pages; what stands in it."""
    store = open_store(folder)
    store.save_settings(Settings(language="de"))
    store.new_profile("Anna", "red", "star")
    for number in range(20):
        store.add_result(Result("ten", 1.0, ("Anna",), (number,), (0,)), b"j" * 3000)
    assert store.flush()
    store.close()
    return (folder / FILE_NAME).read_bytes()


def kept_aside(store: Store) -> Path:
    """The file that the only notice speaks of, after a look at the fresh one in its place."""
    (notice,) = store.notices
    aside = Path(str(notice.values["file"]))
    assert aside.parent == store._path.parent
    assert re.fullmatch(r"arcade-set-aside-\d{8}-\d{6}(-\d+)?\.db", aside.name)
    assert store.profiles == ()
    store.save_settings(Settings(speed=200))
    again = reopened(store)
    assert not again.notices
    assert again.settings == Settings(speed=200)
    again.close()
    return aside


def test_a_first_start_has_nothing_to_say(tmp_path: Path, store: Store) -> None:
    assert not store.notices
    assert rows_of(tmp_path, "PRAGMA journal_mode") == [("wal",)]
    assert rows_of(tmp_path, "PRAGMA user_version") == [(VERSION,)]


def test_an_empty_file_is_a_first_start(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).touch()
    store = open_store(tmp_path)
    assert not store.notices
    store.close()


@pytest.mark.parametrize("garbage", [b"x", b"not a database " * 1000, b"SQLite format 3\0" + b"\xff" * 5000])
def test_garbage_is_set_aside(tmp_path: Path, garbage: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(garbage)
    store = open_store(tmp_path)
    assert said(store) == ["storage-damaged"]
    assert kept_aside(store).read_bytes() == garbage


@pytest.mark.parametrize("share", [0.01, 0.3, 0.5, 0.95])
def test_a_truncated_file_is_set_aside(tmp_path: Path, share: float) -> None:
    whole = filled(tmp_path)
    cut = whole[: int(len(whole) * share)]
    (tmp_path / FILE_NAME).write_bytes(cut)
    store = open_store(tmp_path)
    assert said(store) == ["storage-damaged"]
    assert kept_aside(store).read_bytes() == cut


def test_a_file_with_holes_is_set_aside(tmp_path: Path) -> None:
    whole = filled(tmp_path)
    holed = whole[:4096] + bytes(4096 * 6) + whole[4096 * 7 :]
    (tmp_path / FILE_NAME).write_bytes(holed)
    store = open_store(tmp_path)
    assert said(store) == ["storage-damaged"]
    assert kept_aside(store).read_bytes() == holed


@pytest.mark.parametrize(
    "harm",
    [
        "DROP TABLE acts",
        "ALTER TABLE journals DROP COLUMN body",
        "PRAGMA user_version = 0",
        "PRAGMA user_version = -1",
        "PRAGMA user_version = 1",
        "UPDATE profiles SET bindings = x'ff'",
        "UPDATE results SET scores = CAST('[\"many\"]' AS BLOB)",
        "UPDATE profiles SET name = CAST(x'ff' AS TEXT)",
    ],
)
def test_a_database_that_is_not_as_it_should_be_is_set_aside(tmp_path: Path, harm: str) -> None:
    filled(tmp_path)
    run(tmp_path, harm)
    store = open_store(tmp_path)
    assert said(store) == ["storage-damaged"]
    aside = kept_aside(store)
    assert sqlite3.connect(aside).execute("SELECT count(*) FROM results").fetchone() == (20,)


def test_a_newer_file_is_set_aside_as_it_is(tmp_path: Path) -> None:
    filled(tmp_path)
    run(tmp_path, f"PRAGMA user_version = {VERSION + 1}", "CREATE TABLE hats (profile INTEGER)")
    newer = (tmp_path / FILE_NAME).read_bytes()
    store = open_store(tmp_path)
    assert said(store) == ["storage-newer"]
    assert kept_aside(store).read_bytes() == newer


def test_files_set_aside_in_one_second_do_not_meet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenarcade.storage.database.time.strftime", lambda form: "20250102-030405")
    for garbage in (b"one", b"two", b"three"):
        (tmp_path / FILE_NAME).write_bytes(garbage)
        open_store(tmp_path).close()
    aside = {path.name: path.read_bytes() for path in tmp_path.glob("arcade-set-aside-*")}
    assert aside == {
        "arcade-set-aside-20250102-030405.db": b"one",
        "arcade-set-aside-20250102-030405-1.db": b"two",
        "arcade-set-aside-20250102-030405-2.db": b"three",
    }


@pytest.mark.parametrize("main", [b"garbage", b""])
def test_the_log_goes_aside_with_its_file(tmp_path: Path, main: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(main)
    (tmp_path / f"{FILE_NAME}-wal").write_bytes(b"log")
    store = open_store(tmp_path)
    aside = kept_aside(store)
    assert aside.with_name(f"{aside.name}-wal").read_bytes() == b"log"


def assert_works_in_memory(store: Store, folder: Path) -> None:
    (notice,) = store.notices
    assert (notice.key, notice.values) == ("storage-memory", {"folder": str(folder)})
    profile = store.new_profile("Bo", "blue", "ring")
    store.save_settings(Settings(speed=300))
    store.record_rung(profile.id, "ten", "pl", 4, won=True, margin=1)
    kept = store.add_result(Result("ten", 1.0, ("Bo",), (1,), (0,)), b"journal")
    store.begin_match(b"table", b"")
    store.append_act(0, b"act")
    assert not store.flush()
    assert profile in store.profiles
    assert store.settings.speed == 300
    assert store.rungs(profile.id, "ten", "pl") == {4: RungRecord(1, 1, 1)}
    assert store.results()[0] == kept
    assert store.journal_of(kept.id) == b"journal"
    assert store.journal_of(kept.id + 1) is None
    assert store.running
    store.close()
    assert len(store.notices) == 1


def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.write_text("in the way")
    assert_works_in_memory(open_store(folder), folder)
    assert folder.read_text() == "in the way"


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "deep" / "data"
    assert_works_in_memory(open_store(folder), folder)


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    assert_works_in_memory(open_store(tmp_path), tmp_path)


def test_a_file_that_cannot_be_written_is_still_read(tmp_path: Path) -> None:
    whole = filled(tmp_path)
    (tmp_path / f"{FILE_NAME}-shm").mkdir()
    store = open_store(tmp_path)
    assert [profile.name for profile in store.profiles] == ["Anna"]
    assert store.settings.language == "de"
    assert_works_in_memory(store, tmp_path)
    assert (tmp_path / FILE_NAME).read_bytes() == whole


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is read-only for this user")
@pytest.mark.parametrize(("of_file", "of_folder"), [(0o444, 0o755), (0o644, 0o555), (0o444, 0o555)])
def test_a_read_only_file_or_folder_is_still_read(tmp_path: Path, of_file: int, of_folder: int) -> None:
    folder = tmp_path / "data"
    whole = filled(folder)
    (folder / FILE_NAME).chmod(of_file)
    folder.chmod(of_folder)
    try:
        store = open_store(folder)
        assert [profile.name for profile in store.profiles] == ["Anna"]
        assert_works_in_memory(store, folder)
        assert (folder / FILE_NAME).read_bytes() == whole
    finally:
        folder.chmod(0o755)


def test_opening_a_sound_file_writes_nothing(tmp_path: Path) -> None:
    """A full disk would have no room for it."""
    whole = filled(tmp_path)
    store = open_store(tmp_path)
    assert not store.notices
    store.close()
    assert (tmp_path / FILE_NAME).read_bytes() == whole


def test_damage_that_cannot_be_set_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, target: Path) -> Path:
        raise PermissionError(13, "in use by another program", str(path))

    (tmp_path / FILE_NAME).write_bytes(b"garbage")
    monkeypatch.setattr(Path, "rename", refuse)
    assert_works_in_memory(open_store(tmp_path), tmp_path)
    assert (tmp_path / FILE_NAME).read_bytes() == b"garbage"


def test_a_file_of_the_first_version_moves_forward(tmp_path: Path) -> None:
    run(
        tmp_path,
        *STEPS[0],
        "PRAGMA user_version = 1",
        "INSERT INTO settings VALUES ('speed', CAST('150' AS BLOB))",
        "INSERT INTO profiles VALUES (3, 'Anna', 'red', 'star', CAST('{}' AS BLOB))",
        "INSERT INTO rungs VALUES (3, 'ten', 'pl', 6, 4, 1)",
        "INSERT INTO matches VALUES (1, x'01', x'02')",
        "INSERT INTO acts VALUES (1, 0, x'03')",
    )
    store = open_store(tmp_path)
    assert not store.notices
    assert store.settings == Settings(speed=150)
    assert store.rungs(3, "ten", "pl") == {6: RungRecord(4, 1, None)}
    assert store.running
    store.record_rung(3, "ten", "pl", 6, won=True, margin=-2)
    again = reopened(store)
    assert not again.notices
    assert again.rungs(3, "ten", "pl") == {6: RungRecord(5, 2, -2)}
    assert rows_of(tmp_path, "PRAGMA user_version") == [(VERSION,)]
    again.close()


@pytest.mark.parametrize(("stored", "toggles"), [("true", True), ("false", False), (None, False)])
def test_everybody_goes_on_peeking_as_all_did_before(tmp_path: Path, stored: str | None, toggles: bool) -> None:
    """Up to the second version it was one setting for all."""
    setting = [f"INSERT INTO settings VALUES ('peek_toggles', CAST('{stored}' AS BLOB))"] if stored else []
    run(
        tmp_path,
        *STEPS[0],
        *STEPS[1],
        "PRAGMA user_version = 2",
        "INSERT INTO profiles VALUES (3, 'Anna', 'red', 'star', CAST('{}' AS BLOB))",
        "INSERT INTO profiles VALUES (4, 'Ben', 'blue', 'circle', CAST('{}' AS BLOB))",
        *setting,
    )
    store = open_store(tmp_path)
    assert [profile.peek_toggles for profile in store.profiles] == [toggles, toggles]
    assert rows_of(tmp_path, "SELECT value FROM settings WHERE field = 'peek_toggles'") == []
    store.save_profile(replace(store.profiles[0], peek_toggles=not toggles))
    again = reopened(store)
    assert [profile.peek_toggles for profile in again.profiles] == [not toggles, toggles]
    again.close()
