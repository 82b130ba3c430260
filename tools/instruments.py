"""The instruments of the living room: wooden bars, thumbed tongues, bells, coins, cards on felt."""

import numpy as np

from tools.synthesis import RATE, Partial, Samples, faded, glide, hertz, noise, ringing, swell

MIDDLE = 440.0


def _shorter_when_higher(pitch: float) -> float:
    return float((MIDDLE / pitch) ** 0.5)


def marimba(note: str, seconds: float = 1.0) -> Samples:
    pitch = hertz(note)
    ring = 0.32 * _shorter_when_higher(pitch)
    bar = ringing(pitch, seconds, [Partial(1, 1, ring), Partial(3.93, 0.22, ring / 4), Partial(9.2, 0.05, ring / 12)])
    bar[: len(_MALLET)] += 0.12 * _MALLET[: len(bar)]
    return faded(bar, fade_in=0.003)


def kalimba(note: str, seconds: float = 1.6) -> Samples:
    pitch = hertz(note)
    ring = 0.6 * _shorter_when_higher(pitch)
    tongue = ringing(
        pitch,
        seconds,
        [
            Partial(1, 1, ring),
            Partial(2.0, 0.1, ring / 2),
            Partial(5.42, 0.14, ring / 7),
            Partial(8.9, 0.03, ring / 14),
        ],
    )
    return faded(tongue, fade_in=0.004)


def bell(note: str, seconds: float = 2.0) -> Samples:
    pitch = hertz(note)
    return faded(
        ringing(
            pitch,
            seconds,
            [
                Partial(0.5, 0.22, 0.9),
                Partial(1, 1, 0.75),
                Partial(1.004, 0.4, 0.8),
                Partial(2.0, 0.4, 0.45),
                Partial(2.76, 0.22, 0.3),
                Partial(5.4, 0.07, 0.12),
            ],
        ),
        fade_in=0.003,
        fade_out=0.25,
    )


def bass(note: str, seconds: float = 0.9) -> Samples:
    ring = 0.45
    return faded(
        ringing(hertz(note), seconds, [Partial(1, 1, ring), Partial(2, 0.35, ring / 2), Partial(3, 0.12, ring / 4)]),
        fade_in=0.008,
        fade_out=0.08,
    )


def pad(note: str, seconds: float) -> Samples:
    """A breath of a chord: three voices a hair apart, so that it moves without a beat of its own."""
    pitch = hertz(note)
    endless = 1000.0
    voices = sum(
        ringing(pitch * detune, seconds, [Partial(1, 1, endless), Partial(2, 0.18, endless), Partial(3, 0.05, endless)])
        for detune in (0.9975, 1.0, 1.0021)
    )
    return np.asarray(voices / 3 * swell(seconds, 0.4))


def coin(pitch: float, seconds: float = 0.55) -> Samples:
    return faded(
        ringing(
            pitch,
            seconds,
            [Partial(1, 1, 0.13), Partial(1.48, 0.3, 0.09), Partial(2.09, 0.28, 0.07), Partial(3.3, 0.12, 0.04)],
        ),
        fade_in=0.0015,
        fade_out=0.08,
    )


def knock(pitch: float, seconds: float = 0.3, ring: float = 0.045) -> Samples:
    """Wood on wood."""
    body = ringing(pitch, seconds, [Partial(1, 1, ring), Partial(2.42, 0.4, ring * 0.6), Partial(4.2, 0.12, ring / 3)])
    body[: len(_MALLET)] += 0.2 * _MALLET[: len(body)]
    return faded(body, fade_in=0.002)


def thud(seconds: float = 0.3) -> Samples:
    """Something soft and heavy."""
    return faded(glide(150.0, 58.0, seconds) * swell(seconds, 0.06), fade_in=0.004)


def slide(seed: int, seconds: float, summit: float = 0.4, brightness: float = 3200.0) -> Samples:
    """A card that is drawn over felt."""
    return faded(0.3 * noise(seed, seconds, 500.0, brightness) * swell(seconds, summit))


def flick(seed: int, seconds: float = 0.045, brightness: float = 3600.0) -> Samples:
    """The edge of a card that springs off a thumb."""
    return faded(0.4 * noise(seed, seconds, 700.0, brightness) * swell(seconds, 0.12))


def grunt(seed: int, pitch: float, bend: float, seconds: float) -> Samples:
    """A pig: a rasping voice that ends so many times as high as it began, and the breath through its snout."""
    voice = sum(glide(pitch * partial, pitch * bend * partial, seconds) / partial**0.8 for partial in range(1, 7))
    rattle = 0.65 + 0.35 * np.sin(2 * np.pi * 27.0 * np.arange(len(voice)) / RATE)
    breath = 0.25 * noise(seed, seconds, 400.0, 1900.0)
    return faded(np.asarray((voice * rattle + breath) * swell(seconds, 0.35)))


def shaker(seed: int) -> Samples:
    return faded(0.15 * noise(seed, 0.09, 2500.0, 6500.0) * swell(0.09, 0.3))


_MALLET = 0.6 * noise(7, 0.018, 150.0, 1100.0) * swell(0.018, 0.15)
