"""Builds everything once, then runs the loop; after an error that nobody foresaw, builds it once more."""

from pathlib import Path

import pygame
from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.environment import prepare_environment
from tenarcade.client.loop import Loop, Probe
from tenarcade.client.window import Window
from tenarcade.crash import FORESEEN, report_text, show_box, versions, write_report
from tenarcade.log import Log
from tenarcade.scenes.about import About
from tenarcade.scenes.attract import Attract
from tenarcade.scenes.join import Join
from tenarcade.scenes.keys import Keys
from tenarcade.scenes.ladder import LadderScene
from tenarcade.scenes.naming import Naming
from tenarcade.scenes.pause import Pause
from tenarcade.scenes.profile import ProfilePage
from tenarcade.scenes.profiles import Profiles
from tenarcade.scenes.records import Records
from tenarcade.scenes.settings import SettingsScene
from tenarcade.scenes.title import Title
from tenarcade.scenes.trouble import Trouble, trouble_sentence
from tenarcade.storage.folder import data_folder
from tenarcade.storage.store import Store, open_store

FAILED = 1


def build_arcade(store: Store) -> Arcade:
    arcade = Arcade(store)
    arcade.routes = {
        "title": Title,
        "attract": Attract,
        "join": Join,
        "ladder": LadderScene,
        "settings": SettingsScene,
        "about": About,
        "pause": Pause,
        "profiles": Profiles,
        "profile": ProfilePage,
        "records": Records,
        "naming": Naming,
        "keys": Keys,
        "trouble": Trouble,
    }
    return arcade


class TitleShown:
    """Notes in the log that the title is on the screen, and on which system: before, there is no time to ask."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._noted = False

    def stepped(self, seconds: float) -> None:
        pass

    def drawn(self, seconds: float, flipped: float) -> None:
        if not self._noted:
            self._noted = True
            self._log.note("title")
            self._log.note(f"{versions()}, {pygame.display.get_driver()}")


def run(probe: Probe | None = None) -> int:
    prepare_environment()
    store = open_store()
    try:
        settings = store.settings
        window = Window(settings.window, settings.fullscreen, settings.vsync)
        return play(store, window, Log(), probe)
    finally:
        store.close()


def play(store: Store, window: Window, log: Log, probe: Probe | None = None) -> int:
    """Until the player leaves, or cannot go on: an error is survived unless telling of it fails as well."""
    arcade = build_arcade(store)
    arcade.go("title")
    probe = probe or TitleShown(log)
    while (error := _failure_of(Loop(arcade, window, probe))) is not None:
        report = _written_down(error, store, log)
        failed_again = any(isinstance(scene, Trouble) for scene in arcade.scenes)
        arcade = _rebuilt(arcade)
        if failed_again:
            show_box(trouble_sentence(arcade, report))
            return FAILED
        arcade.go("trouble", report)
    if window.windowed_size != store.settings.window:
        store.save_settings(replace(store.settings, window=window.windowed_size))
    arcade.speaker.close()
    return 0


def _failure_of(loop: Loop) -> Exception | None:
    try:
        loop.run()
    except FORESEEN:
        raise
    except Exception as error:  # noqa: BLE001 - whatever it was, it is written down, and the match goes on
        return error
    return None


def _written_down(error: Exception, store: Store, log: Log) -> Path | None:
    store.flush()
    text = report_text(error, store.running)
    log.error(text)
    return write_report(data_folder(), text)


def _rebuilt(broken: Arcade) -> Arcade:
    """A new one on the same store. Pads are announced only once: whoever has heard of them stays."""
    broken.speaker.close()
    arcade = build_arcade(broken.store)
    arcade.devices = broken.devices
    return arcade
