"""Drawing in stage units onto the window's own pixels."""

from collections.abc import Callable, Hashable
from typing import Literal

import pygame

from tenarcade.client.fonts import face_for, font
from tenarcade.client.geometry import Box, Fit, Spot
from tenarcade.client.palette import CREAM, INDIGO, NIGHT, PANEL, Colour, mixed
from tenarcade.client.shapes import panel_body, rasterised, shape_body
from tenarcade.client.sprites import SpriteCache
from tenarcade.resources import asset

Align = Literal["left", "centre", "right"]

GLOW_GRID = (32, 18)
# Cards tilt in steps so that their turned pictures can be kept.
ANGLE_STEP = 1.5
# In units: what is smaller cannot be read from a sofa, and counts as not fitting.
SMALLEST_TEXT = 13


class Canvas:
    """One window's drawing surface; everything it rasterises is kept by its size in pixels."""

    def __init__(self, surface: pygame.Surface, fit: Fit, sprites: SpriteCache, text_scale: float = 1.0) -> None:
        self.surface = surface
        self.fit = fit
        self.sprites = sprites
        self.text_scale = text_scale
        # What did not fit its box even at the smallest size: tests read this.
        self.clipped: list[str] = []

    def pixels(self, units: float) -> int:
        return max(1, round(units * self.fit.scale))

    def at(self, spot: Spot) -> tuple[int, int]:
        return round(self.fit.left + spot.x * self.fit.scale), round(self.fit.top + spot.y * self.fit.scale)

    def rect(self, box: Box) -> pygame.Rect:
        left, top = self.at(Spot(box.x, box.y))
        right, bottom = self.at(Spot(box.right, box.bottom))
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))

    # -- surfaces -----------------------------------------------------------------------------------------------

    def background(self, tint: Colour = INDIGO) -> None:
        """Fills the whole window, beyond the stage too."""
        size = (self.fit.width, self.fit.height)
        weave = self.sprites.get(("weave", size), lambda: _weave(size))
        picture = self.sprites.get(("background", size, tint), lambda: _background(size, tint, weave))
        self.surface.blit(picture, (0, 0))

    def layer(self, key: Hashable, paint: Callable[["Canvas"], None]) -> None:
        """What stands still, painted once and shown until the key changes; it covers the whole window."""
        size = (self.fit.width, self.fit.height)
        whole = (key, self.fit, self.text_scale)
        picture = self.sprites.layer(whole, size, lambda surface: paint(self._onto(surface, self.fit)))
        self.surface.blit(picture, (0, 0))

    def group(self, key: Hashable, box: Box, paint: Callable[["Canvas"], None], margin: float = 6) -> None:
        """Many small things in one picture, kept until the key changes; they may stick out by the margin."""
        rect = self.rect(box.inset(-margin))

        def make() -> pygame.Surface:
            picture = pygame.Surface(rect.size, pygame.SRCALPHA)
            shifted = self.fit._replace(left=self.fit.left - rect.x, top=self.fit.top - rect.y)
            paint(self._onto(picture, shifted))
            return picture

        kept = ("group", key, rect.size, self.fit.scale, self.text_scale)
        self.surface.blit(self.sprites.get(kept, make), rect.topleft)

    def apart(self, box: Box) -> "Canvas":
        """A clear sheet over this box, for what is painted bit by bit and shown often."""
        rect = self.rect(box)
        shifted = self.fit._replace(left=self.fit.left - rect.x, top=self.fit.top - rect.y)
        return self._onto(pygame.Surface(rect.size, pygame.SRCALPHA).convert_alpha(), shifted)

    def _onto(self, picture: pygame.Surface, fit: Fit) -> "Canvas":
        canvas = Canvas(picture, fit, self.sprites, self.text_scale)
        canvas.clipped = self.clipped
        return canvas

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
        rect = self.rect(box)
        scale = self.fit.scale
        key = ("panel", rect.size, fill, opacity, radius * scale, edge, edge_width * scale, sheen)

        def make() -> pygame.Surface:
            body = panel_body(*rect.size, radius * scale, fill, opacity, edge, edge_width * scale, sheen)
            return rasterised(body, *rect.size)

        self.surface.blit(self.sprites.get(key, make), rect.topleft)

    def shade(self, strength: int) -> None:
        """Darkens everything drawn so far."""
        size = (self.fit.width, self.fit.height)

        def make() -> pygame.Surface:
            veil = pygame.Surface(size, pygame.SRCALPHA)
            veil.fill((*NIGHT, strength))
            return veil

        self.surface.blit(self.sprites.get(("shade", size, strength), make), (0, 0))

    def shape(self, name: str, centre: Spot, size: float, colour: Colour) -> None:
        side = self.pixels(size)
        picture = self.sprites.get(
            ("shape", name, side, colour), lambda: rasterised(shape_body(name, side, colour), side, side)
        )
        self.sprite(picture, centre)

    def svg(self, key: Hashable, body: Callable[[float, float], str], box: Box) -> None:
        """A drawing made for the occasion; `body` gets its size in pixels."""
        rect = self.rect(box)
        picture = self.sprites.get(("svg", key, rect.size), lambda: rasterised(body(*rect.size), *rect.size))
        self.surface.blit(picture, rect.topleft)

    def sprite(self, picture: pygame.Surface, centre: Spot, alpha: int = 255) -> None:
        x, y = self.at(centre)
        corner = (x - picture.get_width() // 2, y - picture.get_height() // 2)
        if alpha >= 255:
            self.surface.blit(picture, corner)
        else:
            picture.set_alpha(max(0, alpha))
            self.surface.blit(picture, corner)
            picture.set_alpha(255)

    def art(self, name: str, width: float, height: float) -> pygame.Surface:
        """A drawing of `assets/art` in this size."""
        size = (self.pixels(width), self.pixels(height))
        return self.sprites.get(("art", name, size), lambda: _load_art(name, size))

    def turned(
        self, key: Hashable, make: Callable[[], pygame.Surface], angle: float, stretch: float = 1.0
    ) -> pygame.Surface:
        """A picture turned by about this angle, and narrowed as a card is while it flips."""
        step = round(angle / ANGLE_STEP)
        width = round(stretch * 12)
        if step == 0 and width == 12:
            return self.sprites.get(key, make)

        def turn() -> pygame.Surface:
            picture = self.sprites.get(key, make)
            if width != 12:
                size = (max(1, picture.get_width() * width // 12), picture.get_height())
                picture = pygame.transform.smoothscale(picture, size)
            return pygame.transform.rotozoom(picture, -step * ANGLE_STEP, 1.0) if step else picture

        return self.sprites.get(("turned", key, step, width), turn)

    def shadow(self, centre: Spot, width: float, height: float, lift: float = 0.0) -> None:
        """A soft shadow that grows with height above the table."""
        lift = round(lift * 4) / 4
        size = (self.pixels(width * (1.16 + lift * 0.2)), self.pixels(height * (1.12 + lift * 0.16)))
        picture = self.sprites.get(("shadow", size), lambda: _shadow(size))
        self.sprite(picture, Spot(centre.x + 1 + lift * 5, centre.y + 4 + lift * 16))

    # -- text ---------------------------------------------------------------------------------------------------

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
        """One line, vertically centred on the spot; set smaller rather than cut. Returns its width in units."""
        if not words:
            return 0.0
        picture = self._line(words, size * self.text_scale, colour, face, width, shrink)
        x, y = self.at(spot)
        x -= {"left": 0, "centre": picture.get_width() // 2, "right": picture.get_width()}[align]
        self.surface.blit(picture, (x, y - picture.get_height() // 2))
        return picture.get_width() / self.fit.scale

    def at_most(self, size: float, most: float) -> float:
        """A size that enlarged text does not grow beyond, where its line has no more room."""
        return min(size, most / self.text_scale)

    def measure(self, words: str, size: float, face: str = "plain") -> float:
        pixels = self.pixels(size * self.text_scale)
        return font(face_for(face, words), pixels).size(words)[0] / self.fit.scale

    def paragraph(
        self,
        words: str,
        box: Box,
        size: float = 18,
        colour: Colour = CREAM,
        *,
        face: str = "plain",
        align: Align = "left",
    ) -> float:
        """Several lines from the top of the box, smaller if they would not fit. Returns their height."""
        scaled = size * self.text_scale
        lines = self._wrapped(words, box.width, scaled, face)
        while len(lines) * scaled * 1.32 > box.height + 2 and scaled > SMALLEST_TEXT:
            scaled *= 0.94
            lines = self._wrapped(words, box.width, scaled, face)
        if len(lines) * scaled * 1.32 > box.height + 2:
            self.clipped.append(words)
        x = {"left": box.x, "centre": box.centre.x, "right": box.right}[align]
        for row, line in enumerate(lines):
            spot = Spot(x, box.y + scaled * 1.32 * (row + 0.5))
            self.text(line, spot, scaled / self.text_scale, colour, face=face, align=align, width=box.width)
        return len(lines) * scaled * 1.32

    def _wrapped(self, words: str, width: float, size: float, face: str) -> list[str]:
        written = font(face_for(face, words), self.pixels(size))
        room = self.pixels(width)
        lines = [""]
        for word in words.split(" "):
            longer = f"{lines[-1]} {word}".strip()
            if written.size(longer)[0] <= room or not lines[-1]:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def _line(
        self, words: str, size: float, colour: Colour, face: str, width: float | None, shrink: bool
    ) -> pygame.Surface:
        room = None if width is None else self.pixels(width)
        key = ("text", words, self.pixels(size), colour, face, room, shrink)
        picture = self.sprites.get(key, lambda: self._set_line(words, size, colour, face, room, shrink))
        if room is not None and picture.get_width() > room:
            self.clipped.append(words)
        return picture

    def _set_line(
        self, words: str, size: float, colour: Colour, face: str, room: int | None, shrink: bool
    ) -> pygame.Surface:
        chosen = face_for(face, words)
        pixels = self.pixels(size)
        smallest = self.pixels(SMALLEST_TEXT)
        while room is not None and font(chosen, pixels).size(words)[0] > room and pixels > smallest and shrink:
            pixels -= 1
        return font(chosen, pixels).render(words, True, colour).convert_alpha()  # noqa: FBT003 - pygame's own


def _load_art(name: str, size: tuple[int, int]) -> pygame.Surface:
    return pygame.image.load_sized_svg(asset("art", f"{name}.svg"), size).convert_alpha()


def _background(size: tuple[int, int], tint: Colour, weave: pygame.Surface) -> pygame.Surface:
    """A lamp's glow on a dark cloth; painted small, since enlarging makes it only softer."""
    width, height = GLOW_GRID
    small = pygame.Surface(GLOW_GRID)
    for x in range(width):
        for y in range(height):
            aside, below = (x + 0.5) / width * 2 - 1, (y + 0.5) / height * 2 - 1
            glow = 0.12 + 0.88 * max(0.0, 1 - 0.886 * aside * aside - 0.81 * below * below)
            small.set_at((x, y), mixed(NIGHT, tint, glow))
    picture = pygame.transform.smoothscale(small, size).convert()
    picture.blit(weave, (0, 0))
    return picture


def _weave(size: tuple[int, int]) -> pygame.Surface:
    """Faint diagonal stripes."""
    width, height = size
    weave = pygame.Surface(size, pygame.SRCALPHA)
    stripe = max(8, height // 12)
    for start in range(-height, width, stripe * 2):
        corners = [(start, height), (start + stripe * 0.6, height), (start + height * 0.55 + stripe * 0.6, 0)]
        pygame.draw.polygon(weave, (255, 255, 255, 5), [*corners, (start + height * 0.55, 0)])
    return weave


def _shadow(size: tuple[int, int]) -> pygame.Surface:
    """Drawn small and blurred by the enlargement: softness needs no more pixels than that."""
    small = pygame.Surface((16, 20), pygame.SRCALPHA)
    for x in range(16):
        for y in range(20):
            inner = min(x, 15 - x) / 3.0, min(y, 19 - y) / 3.0
            small.set_at((x, y), (4, 2, 16, round(96 * min(1, inner[0]) * min(1, inner[1]))))
    return pygame.transform.smoothscale(small, size).convert_alpha()
