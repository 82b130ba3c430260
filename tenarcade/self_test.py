"""`tenarcade --self-test`: is everything there, and does it work? One line for each thing that was looked at."""

import importlib
import os
import re
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from inspect import signature
from pathlib import Path
from pkgutil import walk_packages
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pygame
from msgspec.structs import replace

import tenarcade
from tenarcade.app import build_arcade
from tenarcade.catalog import bots_of, game_names, rules_of
from tenarcade.client.arcade import LANGUAGES, Arcade
from tenarcade.client.environment import prepare_environment
from tenarcade.client.fonts import FACES, can_write
from tenarcade.client.loop import STEP
from tenarcade.client.scene import Scene
from tenarcade.client.window import NoDisplay, Window
from tenarcade.licences import parts
from tenarcade.log import FILE_NAME, open_log
from tenarcade.play.ladder import load_ladder
from tenarcade.play.seating import Seating, Sitter
from tenarcade.resources import asset, resource_root
from tenarcade.scenes.games.catalog import is_playable
from tenarcade.scenes.party import LOOKS
from tenarcade.scenes.start import begin_match
from tenarcade.sentences import Sentences, entries
from tenarcade.storage.settings import Settings
from tenarcade.storage.store import open_store

SECONDS_WATCHED = 2.5
SECONDS_AT_MOST = 8.0
STEPS_A_PICTURE = 6
SEED = 10
VARIABLE = re.compile(r"\$([\w-]+)")
SAMPLE = 5
LETTERS = "AZaz09ÄÖÜäöüßĄĆĘŁŃÓŚŹŻąćęłńóśźż–„”“…"


class Stage(NamedTuple):
    """What the checks play on; the folder is empty at first and gone afterwards."""

    arcade: Arcade
    window: Window
    folder: Path

    def show(self, steps: int = STEPS_A_PICTURE) -> None:
        pygame.event.pump()
        for _ in range(steps):
            self.arcade.step([], STEP)
        self.window.draw(self.arcade, 0.0)
        self.window.flip()


class Check(NamedTuple):
    """What it finds is a word or two for the line; what it does not find is raised."""

    name: str
    look: Callable[[Stage], str]


class Missing(Exception):
    """Something is not there, or not as it should be."""


def run() -> int:
    failures = 0
    with stage_of_its_own() as stage:
        for check in checks():
            begun = time.perf_counter()
            try:
                found = check.look(stage)
            except Exception as error:  # noqa: BLE001 - a self-test tells whatever goes wrong, and looks further
                failures += 1
                found = f"{type(error).__name__}: {error}"
                verdict = "FAILED"
            else:
                verdict = "ok"
            taken = time.perf_counter() - begun
            sys.stdout.write(f"{verdict:<7}{check.name}: {found} ({taken:.1f} s)\n")
            sys.stdout.flush()
    sys.stdout.write(f"{failures} failed\n" if failures else "all passed\n")
    return 1 if failures else 0


def checks() -> list[Check]:
    return [
        Check("program", look_at_program),
        Check("window", look_at_window),
        Check("typefaces", look_at_typefaces),
        Check("pictures", look_at_pictures),
        Check("sounds", look_at_sounds),
        Check("licences", look_at_licences),
        Check("profile", keep_a_profile),
        Check("log", keep_a_log),
        *(Check(f"language {language}", partial(look_at_language, language)) for language in LANGUAGES),
        *(Check(f"levels {path.stem}", partial(look_at_levels, path.stem)) for path in level_files()),
        *(Check(f"screens {language}", partial(look_at_screens, language)) for language in LANGUAGES),
        *(Check(f"match {game}", partial(play, game)) for game in filter(is_playable, game_names())),
    ]


@contextmanager
def stage_of_its_own() -> Iterator[Stage]:
    """Silent, and in a window of its own, or in none where there is no screen to open one on."""
    prepare_environment()
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    with TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        with closing(open_store(folder)) as store:
            store.save_settings(Settings(language="en", speed=400))
            window = _open_any_window()
            arcade = build_arcade(store)
            arcade.speaker.open()
            arcade.devices.open()
            try:
                yield Stage(arcade, window, folder)
            finally:
                arcade.speaker.close()


def _open_any_window() -> Window:
    try:
        return Window((1280, 720), fullscreen=False)
    except NoDisplay:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        return Window((1280, 720), fullscreen=False)


# -- what is looked at ----------------------------------------------------------------------------------------------


def look_at_program(stage: Stage) -> str:
    """Games and bots are imported when they are first played: a bundle might lack what they stand on."""
    found = [module.name for module in walk_packages(tenarcade.__path__, "tenarcade.")]
    names = [name for name in found if name != "tenarcade.__main__"]
    for name in names:
        importlib.import_module(name)
    return _counted(names, "modules")


def look_at_window(stage: Stage) -> str:
    stage.arcade.go("title")
    stage.show()
    wide, high = stage.window.surface.get_size()
    return f"{pygame.display.get_driver()}, {wide}×{high}"


def look_at_typefaces(stage: Stage) -> str:
    """Titles may lack letters: such words are set in bold, which has them all."""
    for face in FACES:
        if not can_write(face, LETTERS if face != "title" else "TEN 0123456789"):
            raise Missing(f"{face} lacks letters")
    return f"{len(FACES)} faces"


def look_at_pictures(stage: Stage) -> str:
    names = sorted(path.stem for path in asset("art").glob("*.svg"))
    canvas = stage.window.canvas(100)
    for name in names:
        if not canvas.art(name, 64, 64).get_bounding_rect().width:
            raise Missing(f"{name} is empty")
    return _counted(names, "pictures")


def look_at_sounds(stage: Stage) -> str:
    names = sorted(path.stem for path in asset("sounds").glob("*.ogg"))
    for name in names:
        if pygame.mixer.Sound(asset("sounds", f"{name}.ogg")).get_length() <= 0:
            raise Missing(f"{name} is empty")
    return _counted(names, "sounds")


def look_at_licences(stage: Stage) -> str:
    listed = parts()
    without = [part.name for part in listed if not part.text]
    if without:
        raise Missing(f"no text for {', '.join(without)}")
    return _counted([part.name for part in listed], "parts")


def look_at_language(language: str, stage: Stage) -> str:
    """Every message is said once: counting needs the plural forms of the language, which are files of their own."""
    said = 0
    for path in sorted(asset("languages", language).glob("*.ftl")):
        sentences = Sentences(language, [asset("languages", language, "common.ftl"), path])
        for key, entry in entries(path).items():
            values = dict.fromkeys(VARIABLE.findall(entry), SAMPLE)
            errors = sentences.bundle.format_pattern(sentences.pattern(key), values)[1]
            if errors:
                raise Missing(f"{path.name}, {key}: {errors[0]}")
            said += 1
    if said == 0:
        raise Missing("no messages")
    return f"{said} messages"


def level_files() -> list[Path]:
    return sorted((resource_root() / "levels").glob("*.toml"))


def look_at_levels(game: str, stage: Stage) -> str:
    return f"{len(load_ladder(game).rung)} rungs"


def look_at_screens(language: str, stage: Stage) -> str:
    arcade = stage.arcade
    arcade.change(replace(arcade.settings, language=language))
    ways: list[tuple[str, ...]] = [(name,) for name in arcade.routes if _opens_alone(arcade.routes[name])]
    ways += [("ladder", path.stem) for path in level_files() if is_playable(path.stem)]
    ways += [("join", game) for game in filter(is_playable, game_names())]
    for way in ways:
        # Some lie above others and show them, too.
        arcade.go("title")
        arcade.go_over(*way)
        stage.show()
    return _counted([way[0] for way in ways], "screens")


def _opens_alone(scene: Callable[..., Scene]) -> bool:
    """Whether it needs nothing but the arcade."""
    _, *more = signature(scene).parameters.values()
    return all(parameter.default is not parameter.empty for parameter in more)


def keep_a_profile(stage: Stage) -> str:
    folder = stage.folder / "profile"
    with closing(open_store(folder)) as store:
        written = store.new_profile("Żółć Größe", "gold", "circle")
    with closing(open_store(folder)) as store:
        if store.notices or store.profiles != (written,):
            raise Missing("what was written is not what was read")
    return written.name


def keep_a_log(stage: Stage) -> str:
    with closing(open_log(stage.folder)) as log:
        log.note("Größe")
    if "Größe" not in (stage.folder / FILE_NAME).read_text(encoding="utf-8"):
        raise Missing("what was written is not what was read")
    return FILE_NAME


def play(game: str, stage: Stage) -> str:
    """Bots only: watched for a moment at four times the speed, then hurried to the results."""
    store = stage.arcade.store
    stage.arcade.change(replace(stage.arcade.settings, instant=False))
    begin_match(stage.arcade, _bots_at(game), {}, SEED)
    table = stage.arcade.scene
    begun = time.perf_counter()
    acts = pictures = 0
    while stage.arcade.scene is table and time.perf_counter() - begun < SECONDS_AT_MOST:
        stage.show()
        pictures += 1
        acts = len(store.running.acts) if store.running else acts
        if time.perf_counter() - begun > SECONDS_WATCHED and not stage.arcade.settings.instant:
            stage.arcade.change(replace(stage.arcade.settings, instant=True))
    if not acts:
        raise Missing("nobody has acted")
    has_ended = stage.arcade.scene is not table
    stage.show()
    return f"{acts} acts, {pictures} pictures, {'to the end' if has_ended else 'still going on'}"


def _bots_at(game: str) -> Seating:
    info, bots = rules_of(game).info, bots_of(game)
    bot = "sharp" if "sharp" in bots else next(iter(bots))
    seats = min(max(2, info.min_seats), info.max_seats)
    return Seating(game, tuple(Sitter(f"Bot {colour}", colour, shape, bot) for colour, shape in LOOKS[:seats]))


def _counted(found: list[str], kind: str) -> str:
    if not found:
        raise Missing(f"no {kind}")
    return f"{len(found)} {kind}"
