"""Builds everything once, then runs the loop."""

from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.environment import prepare_environment
from tenarcade.client.loop import Loop, Probe
from tenarcade.client.window import Window
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
from tenarcade.storage.store import Store, open_store


def build_arcade(store: Store) -> Arcade:
    arcade = Arcade(store)
    arcade.routes = {
        "title": Title,
        "attract": Attract,
        "join": Join,
        "ladder": LadderScene,
        "settings": SettingsScene,
        "pause": Pause,
        "profiles": Profiles,
        "profile": ProfilePage,
        "records": Records,
        "naming": Naming,
        "keys": Keys,
    }
    return arcade


def run(probe: Probe | None = None) -> int:
    prepare_environment()
    store = open_store()
    try:
        settings = store.settings
        window = Window(settings.window, settings.fullscreen, settings.vsync)
        arcade = build_arcade(store)
        arcade.go("title")
        Loop(arcade, window, probe).run()
        if window.windowed_size != store.settings.window:
            store.save_settings(replace(store.settings, window=window.windowed_size))
        arcade.speaker.close()
    finally:
        store.close()
    return 0
