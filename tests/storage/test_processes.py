"""Processes that are killed, and several on one file."""

import os
import random
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from tenarcade.storage.records import RungRecord
from tenarcade.storage.store import FILE_NAME, open_store
from tests.storage.files import rows_of

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def start(script: str, *arguments: object) -> subprocess.Popen[bytes]:
    command = [sys.executable, str(HERE / script), *map(str, arguments)]
    return subprocess.Popen(command, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE)


@pytest.mark.parametrize("seed", range(15))
def test_a_killed_process_leaves_the_acts_without_a_gap(tmp_path: Path, seed: int) -> None:
    process = start("act_for_ever.py", tmp_path)
    assert process.stdout
    assert process.stdout.readline() == b"playing\n"
    time.sleep(random.Random(seed).uniform(0, 0.1))
    process.kill()
    process.wait()
    process.stdout.close()

    store = open_store(tmp_path)
    assert not store.notices
    assert store.running
    assert len(store.running.acts) >= 11
    assert store.running.acts == tuple(b"act %d" % index for index in range(len(store.running.acts)))
    store.close()
    indexes = [idx for (idx,) in rows_of(tmp_path, "SELECT idx FROM acts ORDER BY idx")]
    assert indexes == list(range(len(indexes)))


def test_several_first_starts_at_once_share_the_file(tmp_path: Path) -> None:
    names = [f"process {number}" for number in range(6)]
    processes = [start("count_attempts.py", tmp_path, name, 25) for name in names]
    assert [process.wait() for process in processes] == [0] * 6
    for process in processes:
        assert process.stdout
        process.stdout.close()

    store = open_store(tmp_path)
    assert not store.notices
    assert sorted(profile.name for profile in store.profiles) == names
    assert store.rungs(1, "ten", "pl") == {4: RungRecord(150, 150, 24)}
    assert store.running
    assert len(set(store.running.acts)) == 1
    assert len(store.running.acts) <= 25
    store.close()
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def test_two_stores_that_go_on_with_one_match_are_not_mixed(tmp_path: Path) -> None:
    first = open_store(tmp_path)
    first.begin_match(b"table", b"")
    first.append_act(0, b"first 0")
    assert first.flush()
    second = open_store(tmp_path)
    second.append_act(1, b"second 1")
    assert second.flush()
    for index in (1, 2, 3):
        first.append_act(index, b"first %d" % index)
    assert first.flush()
    second.append_act(2, b"second 2")
    for store in (first, second):
        assert store.flush()
        store.close()
        assert not store.notices
    last = open_store(tmp_path)
    assert last.running
    assert last.running.acts == (b"first 0", b"second 1", b"second 2")
    last.close()


def test_a_file_that_another_program_holds_for_itself_is_neither_harmed_nor_set_aside(tmp_path: Path) -> None:
    open_store(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        store = open_store(tmp_path)
        assert [notice.key for notice in store.notices] == ["storage-memory"]
        store.close()
    again = open_store(tmp_path)
    assert not again.notices
    again.close()
