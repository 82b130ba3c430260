"""Where the data lives."""

from pathlib import Path

import pytest

from tenarcade.storage.folder import HOME_VARIABLE, data_folder
from tenarcade.storage.store import FILE_NAME, open_store


def test_the_player_may_name_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "new" / "folder"))
    store = open_store()
    store.close()
    assert (tmp_path / "new" / "folder" / FILE_NAME).exists()
    assert not store.notices


def test_without_a_name_it_is_the_folder_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    assert data_folder().is_absolute()
    assert data_folder().name == "tenarcade"
