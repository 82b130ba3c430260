"""Rendered sounds: the same every time, soft at both ends, never too loud."""

import numpy as np
import pytest

from tenarcade.resources import asset
from tools.effects import LOUDEST, SOFTER, effect_names, render_effect
from tools.loop import PEAK
from tools.music import music_names, render_music
from tools.synthesis import RATE, Samples, hertz

MOST_BYTES = 1_500_000


def decibels(sound: Samples) -> float:
    return float(20 * np.log10(np.max(np.abs(sound))))


def test_notes_have_their_pitch() -> None:
    assert hertz("A4") == pytest.approx(440.0)
    assert hertz("C4") == pytest.approx(261.626, abs=0.001)
    assert hertz("Bb3") == pytest.approx(hertz("A#3"))


def test_every_sound_has_its_file_and_every_file_its_sound() -> None:
    files = {file.stem for file in asset("sounds").glob("*.ogg")}
    assert files == {*effect_names(), *music_names()}


def test_the_sounds_stay_small() -> None:
    assert sum(file.stat().st_size for file in asset("sounds").iterdir()) < MOST_BYTES


@pytest.mark.parametrize("name", ["shuffle", "ten", "gavel"])
def test_rendering_twice_gives_the_same_samples(name: str) -> None:
    assert np.array_equal(render_effect(name), render_effect(name))


@pytest.mark.parametrize("name", effect_names())
def test_an_effect_begins_and_ends_in_silence_at_its_loudness(name: str) -> None:
    sound = render_effect(name)
    assert abs(sound[0]) < 0.001
    assert abs(sound[-1]) < 0.001
    assert decibels(sound) == pytest.approx(SOFTER.get(name, LOUDEST), abs=0.01)
    assert abs(np.mean(sound)) < 0.01


def test_coins_rise() -> None:
    def strongest_pitch(step: int) -> float:
        sound = render_effect(f"coin-{step}")
        return float(np.fft.rfftfreq(len(sound), 1 / RATE)[np.argmax(np.abs(np.fft.rfft(sound)))])

    pitches = [strongest_pitch(step) for step in range(1, 9)]
    assert pitches == sorted(pitches)
    assert len(set(pitches)) == len(pitches)


@pytest.mark.parametrize("name", music_names())
def test_music_goes_round_without_a_seam(name: str) -> None:
    loop = render_music(name)
    assert 16 <= len(loop) / RATE <= 32
    assert decibels(loop) == pytest.approx(PEAK, abs=0.01)
    seam = np.max(np.abs(loop[0] - loop[-1]))
    assert seam <= np.max(np.abs(np.diff(loop, axis=0)))
    assert np.max(np.abs(loop[:RATE])) > 0.01
    assert np.max(np.abs(loop[-RATE // 10 :])) > 0.001
