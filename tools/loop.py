"""A stereo loop: what rings on past the end goes on at the beginning, so there is no seam to hear."""

from collections.abc import Callable
from typing import Self

import numpy as np

from tools.synthesis import Samples, at_peak, count_of, echo_of_room

PEAK = -9.0
STEPS_A_BEAT = 2


class Loop:
    """Music on a grid of eighth notes. In a line of it "." is a rest and "+" joins notes that sound together."""

    def __init__(self, beat_seconds: float, beats: int) -> None:
        self._step = beat_seconds / STEPS_A_BEAT
        self._mix: Samples = np.zeros((count_of(beat_seconds * beats), 2))
        self._steps = beats * STEPS_A_BEAT

    def line(self, play: Callable[[str], Samples], bars: str, loudness: float, side: float = 0.0) -> Self:
        """Plays a line, again from its beginning until the loop is full; `side` goes from -1, left, to 1, right."""
        notes = bars.replace("|", " ").split()
        assert self._steps % len(notes) == 0, f"{len(notes)} steps do not fill a loop of {self._steps}"
        for step in range(self._steps):
            entry = notes[step % len(notes)]
            if entry != ".":
                for note in entry.split("+"):
                    self.strike(step, play(note), loudness, side)
        return self

    def strike(self, step: int, sound: Samples, loudness: float, side: float) -> None:
        start = count_of(step * self._step)
        places = np.arange(start, start + len(sound)) % len(self._mix)
        angle = np.pi / 4 * (1 + side)
        np.add.at(self._mix, places, loudness * np.outer(sound, [np.cos(angle), np.sin(angle)]))

    def mixed(self, wet: float) -> Samples:
        """The loop in its room, with an echo of its own on either side."""
        spectrum = np.fft.rfft(self._mix, axis=0)
        answers = np.stack([echo_of_room(seed, 1.1) for seed in (11, 12)], axis=1)
        echo = np.fft.irfft(spectrum * np.fft.rfft(answers, len(self._mix), axis=0), len(self._mix), axis=0)
        return at_peak(self._mix + wet * echo, PEAK)
