"""The two typefaces: Fredoka One for numerals and titles, Manrope for every sentence.

Both are dependencies (SIL OFL 1.1). Fredoka One has no Polish letters, so a word it cannot write is set in Manrope.
"""

from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pygame

FACES = {
    "title": ("font_fredoka_one", "FredokaOne-Regular.ttf"),
    "plain": ("font_manrope", "Manrope-SemiBold.ttf"),
    "bold": ("font_manrope", "Manrope-ExtraBold.ttf"),
}


# A code point that is nobody's letter.
NO_LETTER = "\ue123"


class FontsMissing(Exception):
    """The typefaces are not where their packages should be."""


@cache
def font_path(face: str) -> Path:
    package, file = FACES[face]
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise FontsMissing(f"the typeface package {package} is not installed: install the game again")
    path = Path(spec.origin).parent / "files" / file
    if not path.is_file():
        raise FontsMissing(f"the typeface {file} is missing from {package}: install the game again")
    return path


@cache
def font(face: str, pixels: int) -> pygame.font.Font:
    return pygame.font.Font(font_path(face), max(4, pixels))


@cache
def can_write(face: str, text: str) -> bool:
    """Whether every letter has a picture in this face; one that has none looks like any other that has none."""
    return all(_has_letter(face, letter) for letter in text)


@cache
def _has_letter(face: str, letter: str) -> bool:
    return letter.isspace() or _picture(face, letter) != _picture(face, NO_LETTER)


def _picture(face: str, letter: str) -> bytes:
    picture = font(face, 20).render(letter, True, (255, 255, 255))  # noqa: FBT003 - pygame's own
    return pygame.image.tobytes(picture, "RGBA")


def face_for(face: str, text: str) -> str:
    return face if can_write(face, text) else "bold"
