"""What the players hear: effects at once, one loop of music beneath them, and silence where there is no device."""

from collections import deque
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Lock, Thread
from typing import NamedTuple

import pygame

from tenarcade.resources import asset

RATE = 32_000
BUFFER = 512
CHANNELS = 24
MUSIC_CHANNELS = 2
FADE_MS = 700
DUCKED = 0.35
REMEMBERED = 64
MUSIC_PREFIX = "music-"
RENDERED_PITCHES = {"coin": 8, "land": 8}


class Volumes(NamedTuple):
    """Each from 0 to 100. `voice` is for whoever speaks: the speaker only keeps it beside the others."""

    effects: int = 80
    music: int = 60
    voice: int = 80


class Loader:
    """Reads sounds in a thread of its own, so that no frame waits for a file."""

    def __init__(
        self,
        folder: Path,
        on_loaded: Callable[[str, pygame.mixer.Sound], None],
        on_missing: Callable[[str], None],
    ) -> None:
        self._folder = folder
        self._on_loaded = on_loaded
        self._on_missing = on_missing
        self._asked: set[str] = set()
        self._queue: SimpleQueue[str | None] = SimpleQueue()
        self._closing = Event()
        self._thread = Thread(target=self._load_what_is_asked, name="sounds", daemon=True)
        self._thread.start()

    def ask_for(self, name: str) -> None:
        if name not in self._asked:
            self._asked.add(name)
            self._queue.put(name)

    def close(self) -> None:
        self._closing.set()
        self._queue.put(None)
        self._thread.join()

    def _load_what_is_asked(self) -> None:
        while (name := self._queue.get()) is not None and not self._closing.is_set():
            try:
                sound = pygame.mixer.Sound(self._folder / f"{name}.ogg")
            except (pygame.error, OSError):
                self._on_missing(name)
            else:
                self._on_loaded(name, sound)


class Speaker:
    def __init__(self, folder: Path | None = None) -> None:
        self.heard: deque[str] = deque(maxlen=REMEMBERED)
        self.missing: set[str] = set()
        self.volumes = Volumes()
        self._folder = folder
        self._loader: Loader | None = None
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._wanted_music: str | None = None
        self._playing_music: str | None = None
        self._music_channel = 0
        self._ducked = False
        # The loading thread starts the music once its file has come, while the game may ask for another.
        self._lock = Lock()

    @property
    def is_open(self) -> bool:
        return self._loader is not None

    def open(self) -> bool:
        """Says whether there is a device. Without one everything else still works, in silence."""
        if self._loader is not None:
            return True
        try:
            pygame.mixer.init(RATE, -16, 2, BUFFER)
        except (pygame.error, NotImplementedError):  # the latter from a pygame that was built without its mixer
            return False
        # The loading thread must have ended before the mixer does, however the game ends.
        pygame.register_quit(self.close)
        pygame.mixer.set_num_channels(CHANNELS)
        pygame.mixer.set_reserved(MUSIC_CHANNELS)
        folder = self._folder or asset("sounds")
        self._loader = Loader(folder, self._loaded, self.missing.add)
        with self._lock:
            self._follow_wanted_music()
        self._ask_for_everything(self._loader, folder)
        return True

    def reopen_if_possible(self) -> bool:
        """A device was added. One that is in use stays in use: systems also announce those they had all along."""
        return self.open()

    def device_removed(self) -> bool:
        """A device is gone, perhaps ours: goes on with the one that the system offers now, if any."""
        was_open = self.is_open
        self.close()
        return was_open and self.open()

    def close(self) -> None:
        """Silence; what music was wanted is remembered for the next device."""
        if self._loader is None:
            return
        self._loader.close()
        self._loader = None
        self._sounds.clear()
        self._playing_music = None
        pygame.mixer.quit()

    def play(self, name: str, pitch_step: int = 0) -> None:
        """Plays an effect; one that was rendered at several pitches rises with `pitch_step`."""
        self.heard.append(name)
        if self._loader is None:
            return
        file = _at_pitch(name, pitch_step)
        sound = self._sounds.get(file)
        if sound is None:
            self._loader.ask_for(file)
        else:
            sound.play()

    def music(self, name: str | None) -> None:
        with self._lock:
            self._wanted_music = name
            self._follow_wanted_music()

    def set_volumes(self, effects: int, music: int, voice: int) -> None:
        self.volumes = Volumes(*(max(0, min(100, volume)) for volume in (effects, music, voice)))
        self._turn_every_sound_to_its_level()

    def duck(self, under_speech: bool) -> None:
        self._ducked = under_speech
        self._turn_every_sound_to_its_level()

    @staticmethod
    def _ask_for_everything(loader: Loader, folder: Path) -> None:
        """Asks before it is needed: a sound that has yet to be read is not heard the first time, and reading a long one
        takes time from the frames. Effects come first, they are heard first."""
        files = sorted(folder.glob("*.ogg"), key=lambda file: (file.stem.startswith(MUSIC_PREFIX), file.stem))
        for file in files:
            loader.ask_for(file.stem)

    def _loaded(self, name: str, sound: pygame.mixer.Sound) -> None:
        with self._lock:
            sound.set_volume(self._level_of(name))
            self._sounds[name] = sound
            if name == self._wanted_music:
                self._follow_wanted_music()

    def _follow_wanted_music(self) -> None:
        wanted = self._wanted_music
        if self._loader is None or wanted == self._playing_music:
            return
        if self._playing_music is not None:
            _fade_out(pygame.mixer.Channel(self._music_channel))
            self._playing_music = None
        if wanted in self._sounds:
            self._music_channel = (self._music_channel + 1) % MUSIC_CHANNELS
            pygame.mixer.Channel(self._music_channel).play(self._sounds[wanted], loops=-1, fade_ms=FADE_MS)
            self._playing_music = wanted
        elif wanted is not None:
            self._loader.ask_for(wanted)

    def _turn_every_sound_to_its_level(self) -> None:
        with self._lock:
            for name, sound in self._sounds.items():
                sound.set_volume(self._level_of(name))

    def _level_of(self, name: str) -> float:
        """Squared, because ears hear ratios: half way up should sound half as loud."""
        if name.startswith(MUSIC_PREFIX):
            return (self.volumes.music / 100) ** 2 * (DUCKED if self._ducked else 1.0)
        return (self.volumes.effects / 100) ** 2


def _fade_out(channel: pygame.mixer.Channel) -> None:
    """The mixer does not fade out what has only begun to fade in and is at nothing yet: it would play on for ever."""
    if channel.get_volume() > 0:
        channel.fadeout(FADE_MS)
    else:
        channel.stop()


def _at_pitch(name: str, pitch_step: int) -> str:
    pitches = RENDERED_PITCHES.get(name)
    return name if pitches is None else f"{name}-{max(1, min(pitches, 1 + pitch_step))}"
