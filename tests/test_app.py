"""An error in the loop: it is written down, the match is kept, and the player goes on or leaves."""

import os
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from tenarcade import app
from tenarcade.client.arcade import Arcade
from tenarcade.client.environment import prepare_environment
from tenarcade.client.fonts import FontsMissing
from tenarcade.client.window import Window
from tenarcade.log import FILE_NAME, open_log
from tenarcade.play.seating import Seating, Sitter
from tenarcade.scenes.start import begin_match
from tenarcade.scenes.title import Title
from tenarcade.scenes.trouble import Trouble
from tenarcade.storage.folder import HOME_VARIABLE
from tenarcade.storage.store import Store, open_store
from tests.pads import VirtualPad


class Broken(Exception):
    """What nobody foresaw."""


class Hands:
    """The loop's probe: does the next thing whenever a new picture is on the screen, and leaves in the end."""

    def __init__(self, *deeds: Any) -> None:
        self.left = list(deeds)

    def stepped(self, seconds: float) -> None:
        pass

    def drawn(self, seconds: float, flipped: float) -> None:
        if self.left:
            self.left.pop(0)()
        else:
            pygame.event.post(pygame.Event(pygame.QUIT))


def press(key: int) -> Any:
    return lambda: pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key))


def fail() -> None:
    raise Broken("the seventh card")


def wait() -> None:
    pass


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return tmp_path


@pytest.fixture
def store(home: Path) -> Iterator[Store]:
    with closing(open_store(home)) as opened:
        opened.save_settings(replace(opened.settings, language="en"))
        yield opened


@pytest.fixture
def window() -> Iterator[Window]:
    prepare_environment()
    yield Window((640, 360), fullscreen=False)
    pygame.display.quit()


def play(store: Store, window: Window, home: Path, *deeds: Any) -> int:
    hands = Hands(*deeds)
    with closing(open_log(home)) as log:
        code = app.play(store, window, log, hands)
    assert not hands.left
    return code


def reports(home: Path) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(home.glob("crash-*.txt"))]


def scenes_shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    shown: list[str] = []
    build = app.build_arcade

    def watched(store: Store) -> Any:
        arcade = build(store)
        arcade.routes = {name: partial(noted, name, scene) for name, scene in arcade.routes.items()}
        return arcade

    def noted(name: str, scene: Any, *arguments: object) -> Any:
        shown.append(name)
        return scene(*arguments)

    monkeypatch.setattr(app, "build_arcade", watched)
    return shown


def test_an_error_is_told_written_down_and_survived(
    store: Store, window: Window, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = scenes_shown(monkeypatch)
    assert play(store, window, home, fail, press(pygame.K_RETURN), wait) == 0
    assert shown == ["title", "trouble", "title"]
    (report,) = reports(home)
    assert "Broken: the seventh card" in report
    assert "ERROR" in (home / FILE_NAME).read_text()


def test_the_player_may_leave_instead(store: Store, window: Window, home: Path) -> None:
    assert play(store, window, home, fail, press(pygame.K_RIGHT), press(pygame.K_RETURN)) == 0
    assert len(reports(home)) == 1


def test_a_running_match_is_kept_and_reported(
    store: Store, window: Window, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The title then offers to go on with it."""
    begin_match(app.build_arcade(store), Seating("ten", (Sitter("Ada", "gold", "circle"),)), {}, seed=4711)
    continued: list[bool] = []

    def look(title: Title, seconds: float) -> None:
        continued.append("continue" in [control.name for control in title.controls()])

    monkeypatch.setattr(Title, "step", look)
    play(store, window, home, fail, press(pygame.K_RETURN), wait, wait)
    assert continued[-1]
    assert '"seed":4711' in reports(home)[0]
    assert store.running is not None


def test_an_error_while_telling_of_an_error_ends_it_with_a_dialog(
    store: Store, window: Window, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(app, "show_box", told.append)
    monkeypatch.setattr(Trouble, "draw", lambda *_: fail())
    assert play(store, window, home, fail) == 1
    (sentence,) = told
    assert sentence.startswith("An error stopped the game.")
    assert str(home) in sentence


def test_what_was_foreseen_is_no_crash(store: Store, window: Window, home: Path) -> None:
    def no_fonts() -> None:
        raise FontsMissing("install the game again")

    with pytest.raises(FontsMissing):
        play(store, window, home, no_fonts)
    assert reports(home) == []


def test_a_pad_is_known_again_afterwards(
    store: Store, window: Window, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arcades: list[Arcade] = []
    build = app.build_arcade

    def remembered(store: Store) -> Arcade:
        arcades.append(build(store))
        return arcades[-1]

    monkeypatch.setattr(app, "build_arcade", remembered)
    pad = VirtualPad()
    known: list[tuple[str, ...]] = []

    def look() -> None:
        known.append(arcades[-1].devices.pads)

    play(store, window, home, wait, pad.attach, *[wait] * 5, look, fail, *[wait] * 5, look)
    pad.detach()
    assert [len(pads) for pads in known] == [1, 1]
