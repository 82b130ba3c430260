"""The window: opening, resizing, full screen, and what is drawn above every scene."""

import os
import sys
from typing import TYPE_CHECKING

import pygame

from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import STAGE_HEIGHT, STAGE_WIDTH, Box, Fit, fitted
from tenarcade.client.palette import CREAM, GOLD, PANEL
from tenarcade.client.sprites import SpriteCache

if TYPE_CHECKING:
    from tenarcade.client.arcade import Arcade

SMALLEST = (640, 360)
NO_SCREEN = "there is no screen"


class NoDisplay(Exception):
    """There is no screen to open a window on."""


def choose_path(vsync: bool | None) -> None:
    """How pixels reach the window. Through the graphics card they wait for the display; straight to the window they do
    not, which is twenty times as fast where GL is only software, as it may be on Linux."""
    smooth = sys.platform in ("win32", "darwin") if vsync is None else vsync
    os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "1" if smooth else "0"
    os.environ["SDL_RENDER_VSYNC"] = "1" if smooth else "0"


class Window:
    def __init__(self, size: tuple[int, int] | None, fullscreen: bool, vsync: bool | None = None) -> None:
        self.vsync = vsync
        choose_path(vsync)
        try:
            _look_for_screen()
            pygame.display.init()
            _refuse_invisible()
            pygame.font.init()
            self._windowed = size or _comfortable_size()
            self.is_fullscreen = fullscreen
            self._open()
        except pygame.error as error:
            raise NoDisplay(f"no window can be opened: {error}") from error
        self.sprites = SpriteCache()

    def _open(self) -> None:
        pygame.display.set_caption("TEN Arcade")
        if self.is_fullscreen:
            self.surface = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            self.surface = pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
        self.fit: Fit = fitted(*self.surface.get_size())

    def toggle_fullscreen(self) -> None:
        self.is_fullscreen = not self.is_fullscreen
        self._open()

    def use_vsync(self, vsync: bool | None) -> None:
        """SDL chooses its way to the screen when it starts, so its display is started anew."""
        self.vsync = vsync
        choose_path(vsync)
        pygame.display.quit()
        pygame.display.init()
        self._open()

    def resized(self) -> None:
        self.surface = pygame.display.get_surface() or self.surface
        if not self.is_fullscreen:
            self._windowed = self.surface.get_size()
        self.fit = fitted(*self.surface.get_size())

    @property
    def windowed_size(self) -> tuple[int, int]:
        return self._windowed

    @property
    def refresh_rate(self) -> int:
        rate = pygame.display.get_current_refresh_rate()
        return rate if 30 <= rate <= 360 else 60

    def canvas(self, text_scale: int) -> Canvas:
        return Canvas(self.surface, self.fit, self.sprites, text_scale / 100)

    def draw(self, arcade: "Arcade", ahead: float) -> None:
        canvas = self.canvas(arcade.settings.text_scale)
        for scene in arcade.scenes:
            scene.draw(canvas, ahead)
            scene.draw_above(canvas)
        if arcade.notice:
            draw_notice(canvas, arcade.notice)

    def flip(self) -> None:
        pygame.display.flip()


def _look_for_screen() -> None:
    """Asked before SDL is, whose libraries complain in words of their own."""
    if sys.platform == "linux" and not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))):
        raise pygame.error(NO_SCREEN)


def _refuse_invisible() -> None:
    """Where there is no screen SDL draws into nothing instead of saying so."""
    if pygame.display.get_driver() == "offscreen" and not os.environ.get("SDL_VIDEODRIVER"):
        raise pygame.error(NO_SCREEN)


def draw_notice(canvas: Canvas, sentence: str) -> None:
    box = Box(190, 12, 900, 56)
    canvas.panel(box, PANEL, opacity=0.97, edge=GOLD)
    canvas.paragraph(sentence, box.inset(8), 17, CREAM, align="centre")


def _comfortable_size() -> tuple[int, int]:
    """720p, or as much of it as the desktop has room for."""
    sizes = pygame.display.get_desktop_sizes()
    wide, high = sizes[0] if sizes else (STAGE_WIDTH, STAGE_HEIGHT)
    return max(SMALLEST[0], min(STAGE_WIDTH, wide)), max(SMALLEST[1], min(STAGE_HEIGHT, high))
