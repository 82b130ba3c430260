"""A screen of one's own that nobody looks at but the test: what it shows lies in a file."""

import contextlib
import os
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pygame

from tests.journeys.fingers import Fingers

WIDTH, HEIGHT = 1280, 720
TOOLS = ("Xvfb", "xdotool")
# Nothing but a few points: two states of a table differ in two of a hundred at least.
TOLERANCE = 0.002
# Rows of points that are counted at once.
BAND = 90
# The head of an X window dump: its own length stands first, the number of colours (12 bytes each) twentieth.
_HEAD = struct.Struct(">25I")
_COLOURS, _COLOUR_BYTES = 19, 12


class Screen(NamedTuple):
    display: str
    dump: Path
    fingers: Fingers

    def points(self) -> bytes:
        """What is seen at this moment."""
        dumped = self.dump.read_bytes()
        head = _HEAD.unpack_from(dumped)
        return dumped[head[0] + head[_COLOURS] * _COLOUR_BYTES :]


@contextlib.contextmanager
def own_screen(folder: Path) -> Iterator[Screen]:
    """The server chooses a number that is free, so that tests may run side by side."""
    told, telling = os.pipe()
    place = ["-displayfd", str(telling), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-fbdir", str(folder)]
    with subprocess.Popen(
        ["Xvfb", *place, "-nolisten", "tcp", "-noreset"], pass_fds=[telling], stderr=subprocess.DEVNULL
    ) as server:
        os.close(telling)
        try:
            with os.fdopen(told) as reader:
                display = f":{reader.readline().strip()}"
            with contextlib.closing(Fingers(display)) as fingers:
                # Out of the way: a mouse that lies on a button takes the focus there.
                fingers.point(0, 0)
                yield Screen(display, folder / "Xvfb_screen0", fingers)
        finally:
            server.terminate()


def as_picture(points: bytes) -> pygame.Surface:
    return pygame.image.frombuffer(points, (WIDTH, HEIGHT), "BGRA").convert(24)


def are_alike(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Counting points takes long: it is not begun where none differs, and given up where too many do."""
    if one.get_buffer().raw == other.get_buffer().raw:
        return True
    width, height = one.get_size()
    unlike = 0
    for top in range(0, height, BAND):
        band = pygame.Rect(0, top, width, min(BAND, height - top))
        unlike += _count_unlike(one.subsurface(band), other.subsurface(band))
        if unlike >= TOLERANCE * width * height:
            return False
    return True


def _count_unlike(one: pygame.Surface, other: pygame.Surface) -> int:
    """The points that are clearly not the same in both pictures."""
    alike = pygame.transform.threshold(None, one, None, (24, 24, 24, 255), None, 0, other)
    return one.get_width() * one.get_height() - alike
