"""A disk that fills up or goes away while the arcade runs: nothing raises, nothing is lost while it runs."""

from pathlib import Path

import msgspec

from tenarcade.storage.records import Profile, Result, RungRecord
from tenarcade.storage.settings import Settings
from tenarcade.storage.store import FILE_NAME, Store, open_store
from tests.storage.files import reopened, rows_of, run, said

PLENTY = 1_000_000


def limit_pages(store: Store, pages: int) -> None:
    """SQLite's own limit: at it, a write fails as it does on a full disk. Never below what the file has already."""
    assert store._writer
    assert store.flush()
    store._writer._connection.execute(f"PRAGMA max_page_count = {pages}")


def lift_limit(store: Store) -> None:
    assert store._writer
    store._writer._connection.execute(f"PRAGMA max_page_count = {PLENTY}")


def long_result(store: Store) -> Result:
    return store.add_result(Result("ten", 1.0, ("Anna",), (1,), (0,)), b"j" * 100_000)


def test_a_full_disk_is_told_once_and_made_good_later(store: Store) -> None:
    store.begin_match(b"table", b"seating")
    limit_pages(store, 1)
    missed = long_result(store)
    assert not store.flush()
    for index in range(20):
        store.append_act(index, b"act %d" % index)
    store.save_settings(Settings(music=0))
    store.record_rung(1, "ten", "pl", 4, won=True, margin=3)
    assert not store.flush()
    assert said(store) == ["storage-write-failed"]
    assert "full" in str(store.notices[0].values["detail"])
    assert store.settings == Settings(music=0)
    assert store.results() == (missed,)
    assert store.journal_of(missed.id) == b"j" * 100_000

    lift_limit(store)
    store.append_act(20, b"act 20")
    again = reopened(store)
    assert said(store) == ["storage-write-failed"]
    assert again.settings == Settings(music=0)
    assert again.results() == (missed,)
    assert again.journal_of(missed.id) == b"j" * 100_000
    assert again.rungs(1, "ten", "pl") == {4: RungRecord(1, 1, 3)}
    assert again.running
    assert again.running.acts == tuple(b"act %d" % index for index in range(21))
    again.close()


def test_a_disk_that_fills_up_again_is_told_again(store: Store) -> None:
    for told in (1, 2):
        limit_pages(store, 1)
        long_result(store)
        assert not store.flush()
        assert len(store.notices) == told
        lift_limit(store)
        assert store.flush()


def test_closing_tries_once_more(tmp_path: Path, store: Store) -> None:
    limit_pages(store, 1)
    missed = long_result(store)
    assert not store.flush()
    lift_limit(store)
    store.close()
    assert rows_of(tmp_path, "SELECT id FROM results") == [(missed.id,)]


def test_closing_on_a_full_disk_comes_to_an_end(tmp_path: Path, store: Store) -> None:
    limit_pages(store, 1)
    long_result(store)
    store.close()
    assert not store.flush()
    assert rows_of(tmp_path, "SELECT id FROM results") == []


def test_a_lost_table_is_a_failed_write(tmp_path: Path, store: Store) -> None:
    assert store.flush()
    run(tmp_path, "ALTER TABLE profiles RENAME TO elsewhere")
    profile = store.new_profile("Anna", "red", "star")
    assert not store.flush()
    assert said(store) == ["storage-write-failed"]
    run(tmp_path, "ALTER TABLE elsewhere RENAME TO profiles")
    again = reopened(store)
    assert again.profiles == (profile,)
    again.close()


def test_a_folder_that_goes_and_comes_back(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    store = open_store(folder)
    store.new_profile("Anna", "red", "star")
    assert store.flush()
    folder.rename(tmp_path / "gone")
    store.new_profile("Bo", "blue", "ring")
    assert not store.flush()
    assert said(store) == ["storage-write-failed"]
    assert FILE_NAME in str(store.notices[0].values["detail"])
    (tmp_path / "gone").rename(folder)
    again = reopened(store)
    assert [profile.name for profile in again.profiles] == ["Anna", "Bo"]
    again.close()


def test_a_value_that_no_file_takes_does_not_hold_up_the_others(store: Store) -> None:
    store.save_profile(Profile(1, "half a \ud83d", "red", "star"))
    store.save_profile(Profile(2**70, "Huge", "red", "star"))
    store.add_result(Result("ten", 1.0, ("half a \ud83d",), (1,), (0,)), b"")
    bo = store.new_profile("Bo", "blue", "ring")
    assert store.flush()
    assert said(store) == ["storage-write-failed"] * 3
    assert len(store.profiles) == 3
    again = reopened(store)
    assert again.profiles == (bo,)
    assert again.results() == ()
    again.save_profile(msgspec.structs.replace(bo, name="Bodo"))
    assert again.flush()
    assert not again.notices
    again.close()
