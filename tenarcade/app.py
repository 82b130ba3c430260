"""Builds everything once, then runs the loop; after an error that nobody foresaw, builds it once more."""

from pathlib import Path

import pygame
from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.fonts import FontsMissing
from tenarcade.client.loop import Loop, Probe
from tenarcade.client.window import NoDisplay, Window, prepare_environment
from tenarcade.log import Log
from tenarcade.resources import ResourcesMissing
from tenarcade.scenes.about import About
from tenarcade.scenes.attract import Attract
from tenarcade.scenes.join import Join
from tenarcade.scenes.ladder import LadderScene
from tenarcade.scenes.pause import Pause
from tenarcade.scenes.settings import SettingsScene
from tenarcade.scenes.title import Title
from tenarcade.scenes.trouble import Trouble, trouble_sentence
from tenarcade.storage.folder import data_folder
from tenarcade.storage.store import Store, open_store

# What the one who started the arcade can put right: it is said in a sentence, and needs no report.
FORESEEN = (NoDisplay, FontsMissing, ResourcesMissing)
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
        "trouble": Trouble,
    }
    return arcade


class FirstPicture:
    """Notes in the log that the arcade is on the screen, and on which system: before, the player would wait for it."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._noted = False

    def stepped(self, seconds: float) -> None:
        pass

    def drawn(self, seconds: float, flipped: float) -> None:
        if not self._noted:
            from tenarcade.crash import versions  # noqa: PLC0415 - see above

            self._noted = True
            self._log.note("first picture")
            self._log.note(f"{versions()}, {pygame.display.get_driver()}")


def run(probe: Probe | None = None, log: Log | None = None) -> int:
    log = log or Log()
    log.note("start")
    prepare_environment()
    store = open_store()
    try:
        code = _play(store, probe or FirstPicture(log), log)
    finally:
        store.close()
    log.note("end")
    return code


def _play(store: Store, probe: Probe, log: Log) -> int:
    settings = store.settings
    window = Window(settings.window, settings.fullscreen, settings.vsync)
    arcade = build_arcade(store)
    arcade.go("title")
    while (error := _failure_of(Loop(arcade, window, probe))) is not None:
        report = _written_down(error, store, log)
        failed_again = any(isinstance(scene, Trouble) for scene in arcade.scenes)
        arcade = _rebuilt(arcade)
        if failed_again:
            _say_without_window(trouble_sentence(arcade, report))
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
    from tenarcade.crash import report_text, write_report  # noqa: PLC0415 - most starts never need it

    store.flush()
    text = report_text(error, store.running)
    log.error(text)
    return write_report(data_folder(), text)


def _rebuilt(broken: Arcade) -> Arcade:
    """A new one on the same store. Pads are announced once: closing them lets them be announced again."""
    broken.speaker.close()
    pygame.joystick.quit()
    return build_arcade(broken.store)


def _say_without_window(sentence: str) -> None:
    from tenarcade.crash import show_box  # noqa: PLC0415 - most starts never need it

    show_box(sentence)
