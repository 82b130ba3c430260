"""Settings come back as they were, and a bad field costs nothing but itself."""

from pathlib import Path

import pytest

from tenarcade.storage.settings import Settings, settings_from, stored_fields
from tenarcade.storage.store import Store, open_store
from tests.storage.files import reopened, rows_of, run

ALL_CHANGED = Settings(
    language="pl",
    fullscreen=True,
    text_scale=150,
    speed=400,
    instant=True,
    reduced_motion=True,
    show_odds=False,
    effects=0,
    music=100,
    voice=1,
    confirm_losses=False,
    open_hands=True,
    vsync=True,
    edition="de",
    window=(1280, 720),
)

BAD = {
    "language": [b"3", b'"\xff"'],
    "fullscreen": [b"1", b"null"],
    "text_scale": [b"99", b"201", b'"150"', b"1e999"],
    "speed": [b"49", b"401", b"true"],
    "instant": [b'"yes"'],
    "reduced_motion": [b"{}"],
    "show_odds": [b""],
    "effects": [b"-1"],
    "music": [b"101"],
    "voice": [b"50.5"],
    "confirm_losses": [b"[" * 100_000],
    "open_hands": [b"0"],
    "vsync": [b"2"],
    "edition": [b'"fr"'],
    "window": [b"[1280]", b"[0, 720]", b"[1280, -1]", b'"big"', b"[1, 2, 3]"],
}


def test_every_field_can_be_changed_and_comes_back(store: Store) -> None:
    assert store.settings == Settings()
    store.save_settings(ALL_CHANGED)
    assert store.settings == ALL_CHANGED
    again = reopened(store)
    assert again.settings == ALL_CHANGED
    again.close()


@pytest.mark.parametrize(("field", "value"), [(field, value) for field, values in BAD.items() for value in values])
def test_a_bad_field_falls_back_alone(field: str, value: bytes) -> None:
    restored = stored_fields(settings_from(stored_fields(ALL_CHANGED) | {field: value}))
    assert restored == stored_fields(ALL_CHANGED) | {field: stored_fields(Settings())[field]}


def test_every_field_was_tried_with_a_bad_value() -> None:
    assert set(BAD) == set(Settings.__struct_fields__)


def test_a_bad_field_and_an_unknown_one_do_not_disturb_the_start(tmp_path: Path, store: Store) -> None:
    store.save_settings(ALL_CHANGED)
    reopened(store).close()
    run(
        tmp_path,
        "UPDATE settings SET value = x'ff' WHERE field = 'speed'",
        "INSERT INTO settings VALUES ('ray_tracing', CAST('true' AS BLOB))",
    )
    again = open_store(tmp_path)
    assert not again.notices
    assert (again.settings.speed, again.settings.language) == (100, "pl")
    again.save_settings(again.settings)
    reopened(again).close()
    assert rows_of(tmp_path, "SELECT value FROM settings WHERE field = 'ray_tracing'") == [(b"true",)]
