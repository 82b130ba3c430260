"""What the arcade remembers: read from memory, written behind the back of the frame."""

import sqlite3
import time
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec

from tenarcade.core.phrase import Phrase
from tenarcade.storage import rows
from tenarcade.storage.database import FileDamaged, FileNewer, open_database, read_unwritable, set_aside
from tenarcade.storage.folder import data_folder
from tenarcade.storage.records import Profile, Result, RungRecord, RunningMatch
from tenarcade.storage.rows import Contents, KeptMatch
from tenarcade.storage.settings import Settings
from tenarcade.storage.writer import Job, Writer

FILE_NAME = "arcade.db"


class Store:
    """The values as of the opening and everything saved since, for one thread; no call waits for the disk.

    Without a writer it works all the same, and forgets at the end.
    """

    def __init__(self, path: Path, contents: Contents, writer: Writer | None, notices: list[Phrase]) -> None:
        self.notices = notices
        self._path = path
        self._contents = contents
        self._writer = writer
        self._journals: dict[int, bytes] = {}
        self._match_is_ours = False
        self._last_id = max([*contents.profiles, *(result.id for result in contents.results)], default=0)

    @property
    def settings(self) -> Settings:
        return self._contents.settings

    def save_settings(self, settings: Settings) -> None:
        self._contents.settings = settings
        self._put(partial(rows.write_settings, settings=settings))

    @property
    def profiles(self) -> tuple[Profile, ...]:
        return tuple(self._contents.profiles.values())

    def profile(self, profile_id: int | None) -> Profile | None:
        return None if profile_id is None else self._contents.profiles.get(profile_id)

    def new_profile(self, name: str, colour: str, shape: str) -> Profile:
        profile = Profile(self._new_id(), name, colour, shape)
        self.save_profile(profile)
        return profile

    def save_profile(self, profile: Profile) -> None:
        self._contents.profiles[profile.id] = profile
        self._put(partial(rows.write_profile, profile=profile))

    def rename_profile(self, profile: Profile, name: str) -> Profile:
        """Results know people by name only: they follow, so that nobody loses their matches over a new name."""
        renamed = msgspec.structs.replace(profile, name=name)
        self.save_profile(renamed)
        for place, result in enumerate(self._contents.results):
            if profile.name in result.names:
                names = tuple(name if one == profile.name else one for one in result.names)
                self._contents.results[place] = msgspec.structs.replace(result, names=names)
                self._put(partial(rows.write_names, result=result.id, names=names))
        return renamed

    def forget_profile(self, profile_id: int) -> None:
        """The profile and its progress; its name stays in the results of others."""
        self._contents.profiles.pop(profile_id, None)
        self._contents.rungs = {key: record for key, record in self._contents.rungs.items() if key[0] != profile_id}
        self._put(partial(rows.delete_profile, profile=profile_id))

    def rungs(self, profile_id: int, game: str, edition: str) -> dict[int, RungRecord]:
        """The record on every rung that was tried, by its target."""
        ladder = (profile_id, game, edition)
        return {key[3]: record for key, record in self._contents.rungs.items() if key[:3] == ladder}

    def record_rung(
        self, profile_id: int, game: str, edition: str, target: int, *, won: bool, margin: int
    ) -> RungRecord:
        key = (profile_id, game, edition, target)
        record = self._contents.rungs.get(key, RungRecord()).after(won, margin)
        self._contents.rungs[key] = record
        self._put(partial(rows.count_attempt, key=key, won=won, margin=margin))
        return record

    def results(self, limit: int | None = 50) -> tuple[Result, ...]:
        """The latest first; all of them without a limit."""
        return tuple(self._contents.results[::-1][:limit])

    def add_result(self, result: Result, journal: bytes) -> Result:
        """The result as it was kept, with its id."""
        kept = msgspec.structs.replace(result, id=self._new_id())
        self._contents.results.append(kept)
        self._journals[kept.id] = journal
        self._put(partial(rows.write_result, result=kept, journal=journal))
        return kept

    def journal_of(self, result_id: int) -> bytes | None:
        """The journal of a result, or None if it cannot be had. May read the disk: not for every frame."""
        if result_id in self._journals:
            return self._journals[result_id]
        try:
            with closing(sqlite3.connect(f"{self._path.absolute().as_uri()}?mode=rw", uri=True)) as connection:
                return rows.read_journal(connection, result_id)
        except sqlite3.Error:
            return None

    @property
    def running(self) -> RunningMatch | None:
        """The match that was begun and not ended, by this arcade or one that was cut off."""
        match = self._contents.match
        return RunningMatch(match.table, tuple(match.acts), match.seating) if match else None

    def begin_match(self, table: bytes, seating: bytes) -> None:
        """A new match in the place of the one that was running, if any."""
        self._replace_match(KeptMatch(self._new_id(), table, seating))

    def append_act(self, index: int, act: bytes) -> None:
        match = self._own_match()
        if index != len(match.acts):
            raise ValueError(f"act {index} cannot follow {len(match.acts)} acts")
        match.acts.append(act)
        self._put(partial(rows.write_act, match=match.id, idx=index, act=act))

    def truncate_acts(self, count: int) -> None:
        """Keep the first acts only: the others were taken back."""
        match = self._own_match()
        del match.acts[count:]
        self._put(partial(rows.cut_acts, match=match.id, count=count))

    def end_match(self) -> None:
        if self._contents.match:
            self._put(partial(rows.delete_match, match=self._contents.match.id))
        self._contents.match = None

    def flush(self, timeout: float = 5.0) -> bool:
        """Wait until all is on disk; False if it is not there by then, or if there is no disk."""
        return self._writer is not None and self._writer.flush(timeout)

    def close(self, timeout: float = 5.0) -> None:
        if self._writer:
            self._writer.close(timeout)

    def _own_match(self) -> KeptMatch:
        """The running match under an id of ours.

        A match found at the opening may still be played by another arcade on the same file. Whoever goes on with it
        gives it a new id, and the acts of the other have nowhere to go: the two are never mixed.
        """
        match = self._contents.match
        if match is None:
            raise ValueError("no match is running")
        if self._match_is_ours:
            return match
        taken_over = msgspec.structs.replace(match, id=self._new_id())
        self._replace_match(taken_over)
        return taken_over

    def _replace_match(self, match: KeptMatch) -> None:
        self.end_match()
        self._contents.match = match
        self._match_is_ours = True
        acts = list(match.acts)
        self._put(partial(rows.write_match, match=match.id, table=match.table, seating=match.seating, acts=acts))

    def _new_id(self) -> int:
        """Ids from the clock: they rise, and two arcades on one file do not give the same one."""
        self._last_id = max(self._last_id + 1, time.time_ns())
        return self._last_id

    def _put(self, job: Job) -> None:
        if self._writer:
            self._writer.put(job)


def open_store(folder: Path | None = None) -> Store:
    """Never fails: what cannot be read is set aside, what cannot be written is kept in memory, and `notices` say so."""
    path = (folder or data_folder()) / FILE_NAME
    notices: list[Phrase] = []
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection, contents = _open_or_replace(path, notices)
    except (sqlite3.Error, OSError, FileDamaged, FileNewer):
        notices.append(Phrase("storage-memory", {"folder": str(path.parent)}))
        return Store(path, read_unwritable(path), None, notices)
    return Store(path, contents, Writer(connection, path, notices), notices)


def _open_or_replace(path: Path, notices: list[Phrase]) -> tuple[sqlite3.Connection, Contents]:
    try:
        return open_database(path)
    except FileNewer:
        key = "storage-newer"
    except FileDamaged:
        key = "storage-damaged"
    notices.append(Phrase(key, {"file": str(set_aside(path))}))
    return open_database(path)
