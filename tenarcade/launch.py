"""The window first: it shows the arcade's sign while the rest is still being read from the disk."""

from tenarcade.client.environment import prepare_environment
from tenarcade.client.geometry import Spot
from tenarcade.client.palette import NIGHT
from tenarcade.client.window import Window
from tenarcade.log import Log
from tenarcade.storage.store import open_store

SIGN_SIZE = 220


def launch(log: Log) -> int:
    log.note("start")
    prepare_environment()
    store = open_store()
    try:
        settings = store.settings
        window = Window(settings.window, settings.fullscreen, settings.vsync)
        show_sign(window)
        log.note("first picture")
        # Imported only now, for it brings all scenes and all words.
        from tenarcade.app import play  # noqa: PLC0415

        code = play(store, window, log)
    finally:
        store.close()
    log.note("end")
    return code


def show_sign(window: Window) -> None:
    canvas = window.canvas(100)
    canvas.surface.fill(NIGHT)
    canvas.sprite(canvas.art("icon", SIGN_SIZE, SIGN_SIZE), Spot(640, 360))
    window.flip()
