"""A canvas that remembers where every text was written and what was drawn over it afterwards."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Align, Canvas
from tenarcade.client.geometry import Box, Spot, fitted
from tenarcade.client.palette import CREAM, PANEL, Colour
from tenarcade.client.sprites import SpriteCache

# In units. Letters of neighbouring lines may touch; more than this of one upon the other cannot be read.
TOUCHING = 3.0
# What is less opaque tints what lies below and does not hide it.
COVERING = 0.7
# A panel that covers less than this share of a text grazes it.
HIDDEN_SHARE = 0.2


class Written(NamedTuple):
    words: str
    # Of the ink, in stage units.
    box: Box
    order: int


class Covered(NamedTuple):
    box: Box
    order: int


class RecordingCanvas(Canvas):
    """Draws as any canvas does."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(pygame.Surface(size), fitted(*size), SpriteCache())
        self.forget()

    def record(self, arcade: Arcade) -> None:
        """Everything is drawn; only what the uppermost scene writes is remembered, which may lie over the others."""
        self.text_scale = arcade.settings.text_scale / 100
        for scene in arcade.scenes:
            self.forget()
            scene.draw(self, 0.0)

    def forget(self) -> None:
        self.written: list[Written] = []
        self.covers: list[Covered] = []
        self.panels: list[Box] = []
        self.clipped: list[str] = []
        self._order = 0

    def _next(self) -> int:
        self._order += 1
        return self._order

    def text(
        self,
        words: str,
        spot: Spot,
        size: float = 18,
        colour: Colour = CREAM,
        *,
        face: str = "plain",
        align: Align = "left",
        width: float | None = None,
        shrink: bool = True,
    ) -> float:
        drawn = super().text(words, spot, size, colour, face=face, align=align, width=width, shrink=shrink)
        if words:
            picture = self._line(words, size * self.text_scale, colour, face, width, shrink)
            x, y = self.at(spot)
            x -= {"left": 0, "centre": picture.get_width() // 2, "right": picture.get_width()}[align]
            ink = picture.get_bounding_rect().move(x, y - picture.get_height() // 2)
            self.written.append(Written(words, self._stage_box(ink), self._next()))
        return drawn

    def layer(self, key: Hashable, paint: Callable[[Canvas], None]) -> None:
        """Painted anew each time: a kept picture would tell nothing."""
        paint(self)

    def group(self, key: Hashable, box: Box, paint: Callable[[Canvas], None], margin: float = 6) -> None:
        paint(self)

    def _stage_box(self, rect: pygame.Rect) -> Box:
        corner = self.fit.to_stage(*rect.topleft)
        return Box(*corner, rect.width / self.fit.scale, rect.height / self.fit.scale)

    def sprite(self, picture: pygame.Surface, centre: Spot, alpha: int = 255) -> None:
        super().sprite(picture, centre, alpha)
        x, y = self.at(centre)
        # The soft rim of a turned card hides nothing.
        ink = picture.get_bounding_rect(200).move(x - picture.get_width() // 2, y - picture.get_height() // 2)
        if alpha >= 255 and ink.width:
            self.covers.append(Covered(self._stage_box(ink), self._next()))

    def panel(
        self,
        box: Box,
        fill: Colour = PANEL,
        *,
        opacity: float = 0.9,
        radius: float = 16,
        edge: Colour | None = None,
        edge_width: float = 2,
        sheen: float = 0.0,
    ) -> None:
        super().panel(box, fill, opacity=opacity, radius=radius, edge=edge, edge_width=edge_width, sheen=sheen)
        self.panels.append(box)
        if opacity >= COVERING:
            self.covers.append(Covered(box, self._next()))

    # -- what is wrong with the picture -------------------------------------------------------------------------

    def written_upon_each_other(self) -> list[tuple[str, str]]:
        texts = self.written
        return [
            (one.words, other.words)
            for place, one in enumerate(texts)
            for other in texts[place + 1 :]
            if _upon(one.box, other.box)
        ]

    def hidden(self) -> list[str]:
        """Texts that something else was drawn over."""
        return [
            text.words
            for text in self.written
            if any(cover.order > text.order and _share(text.box, cover.box) > HIDDEN_SHARE for cover in self.covers)
        ]

    def outside(self, stage: Box) -> list[str]:
        return [text.words for text in self.written if not within(text.box, stage)]


def common(one: Box, other: Box) -> tuple[float, float]:
    """How wide and how high they overlap."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, wide), max(0.0, high)


def within(box: Box, outer: Box, slack: float = 1.0) -> bool:
    return (
        box.x >= outer.x - slack
        and box.y >= outer.y - slack
        and box.right <= outer.right + slack
        and box.bottom <= outer.bottom + slack
    )


def _upon(one: Box, other: Box) -> bool:
    wide, high = common(one, other)
    return wide > TOUCHING and high > TOUCHING


def _share(text: Box, cover: Box) -> float:
    wide, high = common(text, cover)
    return wide * high / max(1.0, text.width * text.height)
