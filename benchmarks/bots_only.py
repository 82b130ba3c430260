"""Matches that bots play among themselves with every seat taken, in the arcade's own scenes."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from tenarcade.app import build_arcade
from tenarcade.catalog import rules_of
from tenarcade.client.arcade import Arcade
from tenarcade.client.palette import SEAT_COLOURS, SEAT_SHAPES
from tenarcade.play.seating import Seating, Sitter
from tenarcade.scenes.start import begin_match
from tenarcade.storage.settings import Settings
from tenarcade.storage.store import open_store

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Greta", "Hugo")


def full_table(game: str) -> Seating:
    seats = rules_of(game).info.max_seats
    looks = zip(NAMES[:seats], SEAT_COLOURS, SEAT_SHAPES, strict=False)
    return Seating(game, tuple(Sitter(name, colour, shape, bot="sharp") for name, colour, shape in looks))


@contextmanager
def arcade_of_its_own(settings: Settings) -> Iterator[Arcade]:
    """With a store that is gone afterwards, so that nobody's results are touched."""
    with TemporaryDirectory() as folder:
        store = open_store(Path(folder))
        store.save_settings(replace(settings, language="en"))
        try:
            yield build_arcade(store)
        finally:
            store.close()


def begin_bots_only(arcade: Arcade, seed: int, game: str = "ten") -> None:
    begin_match(arcade, full_table(game), {}, seed)
