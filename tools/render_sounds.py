"""Renders every sound and every loop of music into `assets/sounds`: python -m tools.render_sounds (needs soundfile)."""

from pathlib import Path

import soundfile

from tools.effects import effect_names, render_effect
from tools.music import music_names, render_music
from tools.synthesis import RATE, Samples

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"
# 0 is the finest and largest, 1 the coarsest and smallest.
EFFECT_COMPRESSION = 0.6
MUSIC_COMPRESSION = 0.7


def write_ogg(path: Path, sound: Samples, compression: float) -> None:
    """Writes second by second: given a long sound at once, the encoder has been seen to crash."""
    channels = 1 if sound.ndim == 1 else sound.shape[1]
    with soundfile.SoundFile(
        path, "w", RATE, channels, format="OGG", subtype="VORBIS", compression_level=compression
    ) as file:
        for start in range(0, len(sound), RATE):
            file.write(sound[start : start + RATE])


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in effect_names():
        write_ogg(FOLDER / f"{name}.ogg", render_effect(name), EFFECT_COMPRESSION)
    for name in music_names():
        write_ogg(FOLDER / f"{name}.ogg", render_music(name), MUSIC_COMPRESSION)


if __name__ == "__main__":
    main()
