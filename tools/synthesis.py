"""The ground of every sound: partials, noise, fades, and how they are laid together."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Samples = npt.NDArray[np.float64]

RATE = 32_000
HIGHEST_AUDIBLE = 14_000.0
SEMITONES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


class Partial(NamedTuple):
    ratio: float
    loudness: float
    decay: float


def hertz(note: str) -> float:
    """The frequency of a note such as "A4", "F#3" or "Bb5"."""
    semitone = SEMITONES[note[0]] + note.count("#") - note[1:].count("b") + 12 * int(note[-1])
    return float(440.0 * 2.0 ** ((semitone - 57) / 12))


def count_of(seconds: float) -> int:
    return round(seconds * RATE)


def clock(seconds: float) -> Samples:
    return np.arange(count_of(seconds), dtype=np.float64) / RATE


def ringing(pitch: float, seconds: float, partials: Sequence[Partial]) -> Samples:
    time = clock(seconds)
    sound = np.zeros_like(time)
    for ratio, loudness, decay in partials:
        if pitch * ratio < HIGHEST_AUDIBLE:
            sound += loudness * np.sin(2 * np.pi * pitch * ratio * time) * np.exp(-time / decay)
    return sound


def glide(start: float, end: float, seconds: float) -> Samples:
    time = clock(seconds)
    pitch = start * (end / start) ** (time / seconds)
    return np.sin(2 * np.pi * np.cumsum(pitch) / RATE)


def noise(seed: int, seconds: float, low: float, high: float) -> Samples:
    """Noise of about unit strength between two frequencies, with sloping edges because steep ones whistle."""
    white = np.random.default_rng(seed).standard_normal(count_of(seconds))
    frequency = np.fft.rfftfreq(len(white), 1 / RATE)
    slope = 1 / (1 + (frequency / high) ** 4) / (1 + (low / np.maximum(frequency, 1.0)) ** 4)
    shaped = np.fft.irfft(np.fft.rfft(white) * slope, len(white))
    return np.asarray(shaped / np.sqrt(np.mean(shaped**2)), dtype=np.float64)


def swell(seconds: float, summit: float) -> Samples:
    """A smooth hill from silence to silence whose summit is at a share of its length."""
    share = np.linspace(0.0, 1.0, count_of(seconds))
    return np.sin(np.pi / 2 * np.minimum(share / summit, (1 - share) / (1 - summit))) ** 2


def faded(sound: Samples, fade_in: float = 0.002, fade_out: float = 0.03) -> Samples:
    """Begins and ends in silence: a sound that starts or stops in the middle of a wave clicks."""
    result = sound.copy()
    rise, fall = (min(count_of(fade), len(sound)) for fade in (fade_in, fade_out))
    result[:rise] *= np.sin(np.linspace(0.0, np.pi / 2, rise)) ** 2
    result[len(sound) - fall :] *= np.cos(np.linspace(0.0, np.pi / 2, fall)) ** 2
    return result


def layered(*layers: tuple[float, Samples]) -> Samples:
    """Sounds laid over each other, each from its own second on."""
    starts = [count_of(start) for start, _ in layers]
    mix = np.zeros(max(start + len(sound) for start, (_, sound) in zip(starts, layers, strict=True)))
    for start, (_, sound) in zip(starts, layers, strict=True):
        mix[start : start + len(sound)] += sound
    return mix


def at_peak(sound: Samples, decibels: float) -> Samples:
    return sound * float(10 ** (decibels / 20) / np.max(np.abs(sound)))


def echo_of_room(seed: int, seconds: float) -> Samples:
    """What a small furnished room answers to a clap: soft, dark, gone soon, and as strong as a note that it answers."""
    brightest = 2800.0
    answer = noise(seed, seconds, 150.0, brightest) * np.exp(-clock(seconds) / (seconds / 5))
    share_of_band = brightest / (RATE / 2)
    return faded(answer * np.sqrt(share_of_band / np.sum(answer**2)), fade_in=0.012)


def in_room(sound: Samples, wet: float, seconds: float = 0.5) -> Samples:
    answer = echo_of_room(10, seconds)
    length = len(sound) + len(answer)
    echo = np.fft.irfft(np.fft.rfft(sound, length) * np.fft.rfft(answer, length), length)
    return layered((0.0, sound), (0.0, wet * echo))
