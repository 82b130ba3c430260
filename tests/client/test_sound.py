"""The speaker plays what it can and is silent about the rest."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from tenarcade.client.sound import MUSIC_CHANNELS, REMEMBERED, Speaker
from tenarcade.resources import asset

EFFECTS = [
    "focus",
    "confirm",
    "back",
    "refuse",
    "join",
    "leave",
    "card-reveal",
    "card-move",
    "card-flip",
    "shuffle",
    "coin-1",
    "coin-2",
    "coin-3",
    "coin-4",
    "coin-5",
    "coin-6",
    "coin-7",
    "coin-8",
    "token",
    "bust",
    "ten",
    "gavel",
    "bid",
    "pass",
    "won",
    "buy",
    "unsold",
    "turn",
    "end-near",
    "match-won",
    "match-lost",
    "rung-won",
    "ladder-complete",
    "count",
    "pause",
    "undo",
    "flick",
    *(f"land-{step}" for step in range(1, 9)),
    "too-slow",
    "bounce",
    "tick",
    "go",
    "stuck",
    "last-card",
]
MUSIC = ["music-title", "music-table", "music-ladder", "music-results"]

WITHOUT_A_DEVICE = """
from tenarcade.client.sound import Speaker
speaker = Speaker()
assert not speaker.open()
speaker.play("coin", 3)
speaker.play("no-such-sound")
speaker.music("music-title")
speaker.set_volumes(50, 50, 50)
speaker.duck(True)
assert not speaker.reopen_if_possible()
assert not speaker.device_removed()
speaker.music(None)
assert list(speaker.heard) == ["coin", "no-such-sound"]
speaker.close()
"""
DEVICE_APPEARS = """
import os, time, pygame
from tenarcade.client.sound import Speaker
speaker = Speaker()
speaker.music("music-title")
assert not speaker.open()
os.environ["SDL_AUDIODRIVER"] = "dummy"
assert speaker.reopen_if_possible()
while not pygame.mixer.get_busy():
    time.sleep(0.01)
"""
PYGAME_ENDS = """
import pygame
from tenarcade.client.sound import Speaker
speaker = Speaker()
assert speaker.open()
pygame.quit()
assert not speaker.is_open
speaker.play("focus")
speaker.music("music-title")
"""
LEFT_OPEN = """
from tenarcade.client.sound import Speaker
speaker = Speaker()
assert speaker.open()
speaker.music("music-table")
"""


def run_with_driver(driver: str, script: str) -> None:
    environment = {**os.environ, "SDL_AUDIODRIVER": driver, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    process = subprocess.run(
        [sys.executable, "-c", script],
        check=False,
        env=environment,
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (process.returncode, process.stderr) == (0, "")


def wait_until(condition: Callable[[], object]) -> None:
    give_up = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < give_up, "it never happened"
        time.sleep(0.005)


def loaded(speaker: Speaker, *names: str) -> bool:
    return all(name in speaker._sounds for name in names)


def music_sounds() -> list[pygame.mixer.Sound | None]:
    return [pygame.mixer.Channel(number).get_sound() for number in range(MUSIC_CHANNELS)]


def playing(speaker: Speaker, name: str) -> bool:
    return loaded(speaker, name) and speaker._sounds[name] in music_sounds()


@pytest.fixture
def speaker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Speaker]:
    yield from opened(monkeypatch, None)


@pytest.fixture
def few_sounds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Speaker]:
    (tmp_path / "corrupt.ogg").write_bytes(b"OggS and then nonsense")
    (tmp_path / "music-corrupt.ogg").write_bytes(b"")
    for name in ("focus", "music-title"):
        shutil.copy(asset("sounds", f"{name}.ogg"), tmp_path)
    yield from opened(monkeypatch, tmp_path)


def opened(monkeypatch: pytest.MonkeyPatch, folder: Path | None) -> Iterator[Speaker]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    speaker = Speaker(folder)
    assert speaker.open()
    yield speaker
    speaker.close()


@pytest.mark.parametrize("name", [*EFFECTS, *MUSIC])
def test_every_sound_is_there(name: str) -> None:
    assert asset("sounds", f"{name}.ogg").is_file()


def test_every_sound_can_be_read(speaker: Speaker) -> None:
    for name in MUSIC:
        speaker.play(name)
    wait_until(lambda: loaded(speaker, *EFFECTS, *MUSIC) or speaker.missing)
    assert not speaker.missing


def test_without_a_device_everything_works_in_silence() -> None:
    run_with_driver("no-such-driver", WITHOUT_A_DEVICE)


def test_music_asked_for_in_silence_starts_when_a_device_appears() -> None:
    run_with_driver("no-such-driver", DEVICE_APPEARS)


def test_a_game_that_ends_without_closing_ends_well() -> None:
    run_with_driver("dummy", LEFT_OPEN)


def test_an_effect_is_heard(speaker: Speaker) -> None:
    wait_until(lambda: loaded(speaker, "ten"))
    assert not pygame.mixer.get_busy()
    speaker.play("ten")
    assert pygame.mixer.get_busy()
    assert list(speaker.heard) == ["ten"]


def test_an_effect_leaves_the_channels_of_the_music_alone(speaker: Speaker) -> None:
    wait_until(lambda: loaded(speaker, "ten"))
    for _ in range(50):
        speaker.play("ten")
    assert music_sounds() == [None] * MUSIC_CHANNELS


@pytest.mark.parametrize(("step", "file"), [(-3, "coin-1"), (0, "coin-1"), (3, "coin-4"), (99, "coin-8")])
def test_a_coin_rises_with_its_step(speaker: Speaker, step: int, file: str) -> None:
    wait_until(lambda: loaded(speaker, file))
    speaker.play("coin", step)
    assert speaker._sounds[file].get_num_channels() == 1
    assert list(speaker.heard) == ["coin"]


def test_what_was_heard_long_ago_is_forgotten() -> None:
    speaker = Speaker()
    for number in range(REMEMBERED + 1):
        speaker.play(str(number))
    assert list(speaker.heard) == [str(number) for number in range(1, REMEMBERED + 1)]


def test_unknown_and_unreadable_sounds_are_missing(few_sounds: Speaker) -> None:
    few_sounds.play("no-such-sound")
    few_sounds.play("corrupt")
    few_sounds.music("music-corrupt")
    wait_until(lambda: few_sounds.missing == {"no-such-sound", "corrupt", "music-corrupt"})
    few_sounds.play("corrupt")
    few_sounds.music("music-title")
    wait_until(lambda: playing(few_sounds, "music-title"))


def test_music_goes_from_loop_to_loop(speaker: Speaker) -> None:
    speaker.music("music-title")
    wait_until(lambda: playing(speaker, "music-title"))
    speaker.music("music-table")
    wait_until(lambda: playing(speaker, "music-table"))
    speaker.music(None)
    wait_until(lambda: not pygame.mixer.get_busy())


def test_music_that_plays_already_goes_on(speaker: Speaker) -> None:
    speaker.music("music-title")
    wait_until(lambda: playing(speaker, "music-title"))
    before = music_sounds()
    speaker.music("music-title")
    assert music_sounds() == before
    assert speaker._sounds["music-title"].get_num_channels() == 1


def test_music_that_is_no_longer_wanted_does_not_start_late(speaker: Speaker) -> None:
    speaker.music("music-title")
    speaker.music(None)
    wait_until(lambda: loaded(speaker, "music-title"))
    wait_until(lambda: not playing(speaker, "music-title"))


def test_each_group_has_its_volume(speaker: Speaker) -> None:
    speaker.music("music-title")
    wait_until(lambda: playing(speaker, "music-title") and loaded(speaker, "ten"))
    speaker.set_volumes(effects=100, music=0, voice=250)
    assert speaker._sounds["ten"].get_volume() == 1.0
    assert speaker._sounds["music-title"].get_volume() == 0.0
    assert speaker.volumes.voice == 100


def test_music_steps_back_under_speech(speaker: Speaker) -> None:
    speaker.music("music-title")
    wait_until(lambda: playing(speaker, "music-title") and loaded(speaker, "ten"))
    music, effect = speaker._sounds["music-title"], speaker._sounds["ten"]
    before = music.get_volume(), effect.get_volume()
    speaker.duck(under_speech=True)
    assert music.get_volume() < before[0]
    assert effect.get_volume() == before[1]
    speaker.duck(under_speech=False)
    assert (music.get_volume(), effect.get_volume()) == before


def test_sounds_that_come_later_have_the_volume_too(few_sounds: Speaker) -> None:
    few_sounds.set_volumes(effects=0, music=0, voice=0)
    few_sounds.music("music-title")
    wait_until(lambda: loaded(few_sounds, "focus", "music-title"))
    assert few_sounds._sounds["music-title"].get_volume() == 0.0
    assert few_sounds._sounds["focus"].get_volume() == 0.0


def test_after_a_device_is_gone_the_next_one_goes_on(speaker: Speaker) -> None:
    speaker.music("music-title")
    wait_until(lambda: playing(speaker, "music-title"))
    assert speaker.device_removed()
    wait_until(lambda: playing(speaker, "music-title"))


def test_a_closed_speaker_is_silent_and_can_be_opened_again(speaker: Speaker) -> None:
    speaker.close()
    speaker.close()
    speaker.play("focus")
    assert not speaker.is_open
    assert speaker.open()
    wait_until(lambda: loaded(speaker, "focus"))


def test_when_pygame_ends_the_speaker_is_closed() -> None:
    run_with_driver("dummy", PYGAME_ENDS)
