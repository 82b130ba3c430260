"""What every scene shares: the store, the words, the devices, the sound, and which scene is on."""

import locale
from collections.abc import Callable, Sequence
from typing import Any

from tenarcade.client.devices import Devices
from tenarcade.client.intents import Input, Unplugged
from tenarcade.client.scene import Scene
from tenarcade.client.sound import Speaker
from tenarcade.core.game import AnyRules
from tenarcade.core.phrase import Phrase
from tenarcade.play.seating import Sitter
from tenarcade.storage.settings import Settings
from tenarcade.storage.store import Store
from tenarcade.wording import Words

LANGUAGES = ("en", "de", "pl")
NOTICE_SECONDS = 6.0


class Arcade:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.devices = Devices()
        self.speaker = Speaker()
        self.is_running = True
        self._scenes: list[Scene] = []
        # Scenes by name, so that scenes need not import each other.
        self.routes: dict[str, Callable[..., Scene]] = {}
        # Who sat where, by game, so that coming back finds everybody in place; the join screen knows what it keeps.
        self.last_tables: dict[str, Any] = {}
        self._words: dict[tuple[str, str], Words] = {}
        self._shown_notices = 0
        self._notice_left = 0.0
        self.notice = ""
        self.system_language = system_language()
        self.apply_settings(store.settings)

    def hand_out_keys(self, sitters: Sequence[Sitter]) -> None:
        """Everybody's own keys on the device in their hands."""
        for sitter in sitters:
            if sitter.device is not None:
                profile = self.store.profile(sitter.profile)
                self.devices.hand_to(sitter.device, profile.bindings if profile else {})

    # -- words and settings -------------------------------------------------------------------------------------

    @property
    def settings(self) -> Settings:
        return self.store.settings

    @property
    def language(self) -> str:
        return self.settings.language or self.system_language

    def change(self, settings: Settings) -> None:
        self.store.save_settings(settings)
        self.apply_settings(settings)

    def apply_settings(self, settings: Settings) -> None:
        self.speaker.set_volumes(settings.effects, settings.music, settings.voice)

    def words(self, rules: AnyRules | None = None) -> Words:
        """Read once a language and a game: a file is not opened while a match runs."""
        key = (self.language, rules.info.name if rules else "")
        if key not in self._words:
            self._words[key] = Words(self.language, rules, client=True)
        return self._words[key]

    def say(self, key: str, **values: str | int) -> str:
        return self.words().text(key, values)

    # -- scenes -------------------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        return self._scenes[-1]

    @property
    def scenes(self) -> Sequence[Scene]:
        return self._scenes

    def go(self, route: str, *arguments: object) -> None:
        self.show(self.routes[route](self, *arguments))

    def go_over(self, route: str, *arguments: object) -> None:
        self.lay_over(self.routes[route](self, *arguments))

    def show(self, scene: Scene) -> None:
        """Instead of all others."""
        self._scenes = [scene]
        self.speaker.music(scene.music)

    def lay_over(self, scene: Scene) -> None:
        """Above the present one, which stays visible and waits."""
        self._scenes.append(scene)

    def lift(self) -> None:
        """Back to the scene below."""
        self._scenes.pop()
        self.speaker.music(self.scene.music)

    def quit(self) -> None:
        self.is_running = False

    # -- time ---------------------------------------------------------------------------------------------------

    def step(self, inputs: Sequence[Input], seconds: float) -> None:
        """Without seconds nothing moves on: the window is not seen."""
        for given in inputs:
            if isinstance(given, Unplugged):
                for scene in tuple(self._scenes):
                    scene.unplugged(given.device)
            else:
                self.scene.take(given)
        if seconds:
            self.scene.step(seconds)
        self.devices.use(self.scene.bindings, self.scene.catches)
        self._tell_notices(seconds)

    def tell(self, sentence: str) -> None:
        """A sentence at the edge of the screen, for a few seconds."""
        self.notice = sentence
        self._notice_left = NOTICE_SECONDS

    def _tell_notices(self, seconds: float) -> None:
        self._notice_left = max(0.0, self._notice_left - seconds)
        if self._notice_left:
            return
        self.notice = ""
        if self._shown_notices < len(self.store.notices):
            phrase: Phrase = self.store.notices[self._shown_notices]
            self._shown_notices += 1
            self.tell(self.words().text(phrase.key, phrase.values))


def system_language() -> str:
    """The system's language if the arcade speaks it, English otherwise."""
    name = (locale.getlocale()[0] or "en")[:2].lower()
    return {"ge": "de", "po": "pl"}.get(name, name) if name in (*LANGUAGES, "ge", "po") else "en"
