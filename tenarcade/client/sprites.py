"""Rasterised pictures, kept as long as there is room for them."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

MEGABYTE = 1024 * 1024


class SpriteCache:
    """The least recently drawn pictures go first; the bound is in bytes, because 4K pictures are large."""

    def __init__(self, max_bytes: int = 192 * MEGABYTE) -> None:
        self._max_bytes = max_bytes
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self.bytes = 0
        self._layer: pygame.Surface | None = None
        self._layer_key: Hashable = None

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        sprite = self._kept.get(key)
        if sprite is not None:
            self._kept.move_to_end(key)
            return sprite
        sprite = make()
        self._kept[key] = sprite
        self.bytes += _size(sprite)
        while self.bytes > self._max_bytes and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self.bytes -= _size(gone)
        return sprite

    def clear(self) -> None:
        self._kept.clear()
        self.bytes = 0
        self._layer = None

    def layer(self, key: Hashable, size: tuple[int, int], paint: Callable[[pygame.Surface], None]) -> pygame.Surface:
        """The one picture as large as the window: painted over when its key changes."""
        if self._layer is None or self._layer.get_size() != size:
            self._layer = pygame.Surface(size).convert()
            self._layer_key = None
        if self._layer_key != key:
            paint(self._layer)
            self._layer_key = key
        return self._layer


def _size(sprite: pygame.Surface) -> int:
    return sprite.get_width() * sprite.get_height() * sprite.get_bytesize()
