"""What is saved is there at once, and at the next start."""

from pathlib import Path

import msgspec
import pytest

from tenarcade.storage.records import Profile, Result, RungRecord, RunningMatch
from tenarcade.storage.store import Store
from tests.storage.files import reopened, rows_of

KEYS = {"left half": {"a": "draw", "s": "stop"}, "gamepad": {"A": "draw"}}


def result(number: int) -> Result:
    return Result("ten", 1_700_000_000.5 + number, ("Żaneta", "Jürgen"), (number, -3), (0, 1))


def test_profiles_are_made_changed_and_forgotten(store: Store) -> None:
    anna, bo, cem = (store.new_profile(name, "#c02020", "star") for name in ("Anna", "Bo", "Cem"))
    changed = msgspec.structs.replace(bo, name="Bożena", bindings=KEYS)
    store.save_profile(changed)
    store.forget_profile(anna.id)
    assert store.profiles == (changed, cem)
    again = reopened(store)
    assert again.profiles == (changed, cem)
    again.close()


def test_a_profile_with_an_id_of_its_own_is_inserted(store: Store) -> None:
    store.save_profile(Profile(7, "Guest", "blue", "ring", KEYS, peek_toggles=True))
    again = reopened(store)
    assert again.profiles == (Profile(7, "Guest", "blue", "ring", KEYS, peek_toggles=True),)
    again.close()


def test_results_follow_a_new_name(store: Store) -> None:
    jo = store.new_profile("Jürgen", "#c02020", "star")
    first = store.add_result(result(1), b"journal")
    other = store.add_result(msgspec.structs.replace(result(2), names=("Cem", "Żaneta")), b"")
    renamed = store.rename_profile(jo, "Jo")
    followed = msgspec.structs.replace(first, names=("Żaneta", "Jo"))
    assert store.results() == (other, followed)
    again = reopened(store)
    assert again.profiles == (renamed,)
    assert again.results() == (other, followed)
    assert again.journal_of(first.id) == b"journal"
    again.close()


def test_all_results_can_be_had_at_once(store: Store) -> None:
    kept = [store.add_result(result(number), b"") for number in range(55)]
    assert store.results(None) == tuple(reversed(kept))


def test_forgetting_a_profile_that_is_not_there_is_no_trouble(store: Store) -> None:
    store.forget_profile(1)
    assert store.flush()
    assert not store.notices


def test_a_rung_counts_attempts_and_wins_and_keeps_the_best_margin(store: Store) -> None:
    assert store.rungs(1, "ten", "pl") == {}
    store.record_rung(1, "ten", "pl", 4, won=False, margin=-7)
    store.record_rung(1, "ten", "pl", 4, won=True, margin=5)
    assert store.record_rung(1, "ten", "pl", 4, won=True, margin=2) == RungRecord(3, 2, 5)
    store.record_rung(1, "ten", "pl", 5, won=False, margin=-1)
    store.record_rung(1, "ten", "de", 4, won=True, margin=1)
    store.record_rung(2, "ten", "pl", 4, won=True, margin=9)
    expected = {4: RungRecord(3, 2, 5), 5: RungRecord(1, 0, -1)}
    assert store.rungs(1, "ten", "pl") == expected
    again = reopened(store)
    assert again.rungs(1, "ten", "pl") == expected
    assert again.rungs(1, "ten", "de") == {4: RungRecord(1, 1, 1)}
    again.forget_profile(1)
    assert again.rungs(1, "ten", "pl") == {}
    last = reopened(again)
    assert last.rungs(1, "ten", "de") == {}
    assert last.rungs(2, "ten", "pl") == {4: RungRecord(1, 1, 9)}
    last.close()


def test_results_come_latest_first_with_their_journals(store: Store) -> None:
    kept = [store.add_result(result(number), f"journal {number}".encode()) for number in range(60)]
    assert store.results() == tuple(kept[:9:-1])
    assert store.journal_of(kept[3].id) == b"journal 3"
    again = reopened(store)
    assert again.results(limit=1000) == tuple(kept[::-1])
    assert again.results(limit=2) == (kept[59], kept[58])
    assert [again.journal_of(one.id) for one in kept] == [f"journal {number}".encode() for number in range(60)]
    assert again.journal_of(12345) is None
    again.close()


def test_a_result_of_the_next_start_comes_before_the_others(store: Store) -> None:
    first = store.add_result(result(2), b"")
    again = reopened(store)
    second = again.add_result(result(1), b"")
    assert again.results() == (second, first)
    last = reopened(again)
    assert last.results() == (second, first)
    last.close()


def test_a_running_match_is_found_again_and_goes_on(store: Store) -> None:
    assert store.running is None
    store.begin_match(b"table", b"seating")
    for index in range(5):
        store.append_act(index, b"act %d" % index)
    store.truncate_acts(3)
    store.append_act(3, b"another")
    expected = (b"act 0", b"act 1", b"act 2", b"another")
    assert store.running == RunningMatch(b"table", expected, b"seating")
    again = reopened(store)
    assert again.running == RunningMatch(b"table", expected, b"seating")
    again.truncate_acts(2)
    again.append_act(2, b"after the break")
    last = reopened(again)
    assert last.running == RunningMatch(b"table", (*expected[:2], b"after the break"), b"seating")
    last.close()


def test_an_ended_match_leaves_nothing(tmp_path: Path, store: Store) -> None:
    store.begin_match(b"table", b"seating")
    store.append_act(0, b"act")
    again = reopened(store)
    again.end_match()
    again.end_match()
    assert again.running is None
    last = reopened(again)
    assert last.running is None
    last.close()
    assert rows_of(tmp_path, "SELECT * FROM acts") == []


def test_a_new_match_takes_the_place_of_the_one_before(tmp_path: Path, store: Store) -> None:
    store.begin_match(b"one", b"")
    store.append_act(0, b"act of one")
    again = reopened(store)
    again.begin_match(b"two", b"")
    again.begin_match(b"three", b"seats")
    last = reopened(again)
    assert last.running == RunningMatch(b"three", (), b"seats")
    last.close()
    assert rows_of(tmp_path, "SELECT * FROM acts") == []
    assert len(rows_of(tmp_path, "SELECT * FROM matches")) == 1


def test_acts_have_no_gaps_and_need_a_match(store: Store) -> None:
    with pytest.raises(ValueError, match="no match"):
        store.append_act(0, b"")
    store.begin_match(b"", b"")
    for index in (1, -1):
        with pytest.raises(ValueError, match="cannot follow 0"):
            store.append_act(index, b"")


def test_a_closed_store_still_answers(store: Store) -> None:
    profile = store.new_profile("Anna", "red", "star")
    store.close()
    store.close()
    store.forget_profile(profile.id)
    assert store.profiles == ()
    assert store.flush()
