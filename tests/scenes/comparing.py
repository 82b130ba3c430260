"""Pictures compared as an eye would: small, out of focus, and place by place."""

from pathlib import Path
from typing import NamedTuple

import numpy as np
import pygame
from numpy.typing import NDArray

from tenarcade.client.arcade import Arcade
from tenarcade.client.window import Window

FOLDER = Path(__file__).parent / "pictures"
DRAWN = (1280, 720)
KEPT = (480, 270)
BLUR = 3
BLOCK = 16
# Of 255. Another version of a typeface or of SDL moves edges by a pixel; a missing panel changes whole blocks.
MOST_ON_AVERAGE = 3.0
MOST_IN_A_BLOCK = 12.0
# Colours are kept in steps of this size: files are half as large, and nobody sees it.
STEPS = 8


class Difference(NamedTuple):
    average: float
    worst_block: float

    @property
    def is_visible(self) -> bool:
        return self.average > MOST_ON_AVERAGE or self.worst_block > MOST_IN_A_BLOCK


def drawn(arcade: Arcade, window: Window) -> pygame.Surface:
    """What the window shows, in the size that is kept; nothing is left over from the picture before."""
    window.sprites._layer_key = None
    window.draw(arcade, 0.0)
    return shrunk(window.surface)


def shrunk(picture: pygame.Surface) -> pygame.Surface:
    small = pygame.transform.smoothscale(picture, KEPT)
    colours = pygame.surfarray.array3d(small)
    pygame.surfarray.blit_array(small, colours // STEPS * STEPS + STEPS // 2)
    return small


def difference(one: pygame.Surface, other: pygame.Surface) -> Difference:
    apart = np.abs(_out_of_focus(one) - _out_of_focus(other)).mean(axis=2)
    wide, high = (side // BLOCK * BLOCK for side in apart.shape)
    blocks = apart[:wide, :high].reshape(wide // BLOCK, BLOCK, high // BLOCK, BLOCK).mean(axis=(1, 3))
    return Difference(float(apart.mean()), float(blocks.max()))


def _out_of_focus(picture: pygame.Surface) -> NDArray[np.float64]:
    return pygame.surfarray.array3d(pygame.transform.gaussian_blur(picture.convert(24), BLUR)).astype(float)


def kept(name: str) -> pygame.Surface:
    return pygame.image.load(FOLDER / f"{name}.png")
