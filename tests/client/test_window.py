"""The window opens, changes its size, fills the screen and comes back."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.devices import Devices
from tenarcade.client.environment import prepare_environment
from tenarcade.client.geometry import fitted
from tenarcade.client.intents import Intent
from tenarcade.client.scene import Scene
from tenarcade.client.window import SMALLEST, NoDisplay, Window
from tests.client.listening import heard, intents
from tests.pads import VirtualPad


class Named(Scene):
    def __init__(self, arcade: Arcade, drawn: list[tuple[str, float, tuple[int, int]]], name: str) -> None:
        super().__init__(arcade)
        self._drawn = drawn
        self._name = name

    def draw(self, canvas: Canvas, ahead: float) -> None:
        self._drawn.append((self._name, ahead, canvas.surface.get_size()))


# -- opening ----------------------------------------------------------------------------------------------------


def test_it_opens_in_the_size_it_was_left_in(window: Window) -> None:
    opened = Window((1000, 700), fullscreen=False)
    assert opened.surface.get_size() == (1000, 700)
    assert opened.windowed_size == (1000, 700)
    assert opened.fit == fitted(1000, 700)


def test_the_first_time_it_takes_what_the_desktop_has_room_for(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    for desktop, expected in {(1920, 1080): (1280, 720), (1024, 600): (1024, 600), (320, 200): SMALLEST}.items():
        monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda desktop=desktop: [desktop])
        assert Window(None, fullscreen=False).windowed_size == expected


def test_a_desktop_of_unknown_size_is_taken_for_large_enough(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", list)
    assert Window(None, fullscreen=False).windowed_size == (1280, 720)


def test_without_a_display_there_is_a_sentence(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
    with pytest.raises(NoDisplay, match=r"no window can be opened: \S"):
        Window((1280, 720), fullscreen=False)


def test_the_command_says_so_in_one_line(tmp_path: Path) -> None:
    environment = {
        **{name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")},
        "SDL_VIDEODRIVER": "no-such-driver",
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path),
    }
    process = subprocess.run(
        [sys.executable, "-m", "tenarcade"],
        check=False,
        env=environment,
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert process.returncode != 0
    assert len(process.stderr.strip().splitlines()) == 1
    assert "no window can be opened" in process.stderr


def test_preparing_leaves_alone_what_somebody_has_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "1")
    monkeypatch.delenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", raising=False)
    prepare_environment()
    assert os.environ["SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR"] == "1"
    assert os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] == "1"


# -- size and full screen ---------------------------------------------------------------------------------------


def test_the_stage_follows_the_window(window: Window) -> None:
    pygame.display.set_mode((900, 900), pygame.RESIZABLE)
    window.resized()
    assert window.surface.get_size() == window.windowed_size == (900, 900)
    assert window.fit == fitted(900, 900)
    assert window.canvas(100).fit == window.fit


def test_full_screen_fills_the_desktop_and_comes_back_to_the_same_window(window: Window) -> None:
    pygame.display.set_mode((900, 500), pygame.RESIZABLE)
    window.resized()
    window.toggle_fullscreen()
    desktop = pygame.display.get_desktop_sizes()[0]
    assert window.is_fullscreen
    assert window.surface.get_size() == desktop
    assert window.fit == fitted(*desktop)
    window.resized()
    assert window.windowed_size == (900, 500)
    window.toggle_fullscreen()
    assert not window.is_fullscreen
    assert window.surface.get_size() == (900, 500)
    assert window.fit == fitted(900, 500)


def test_it_can_open_in_full_screen_and_still_knows_its_window(window: Window) -> None:
    opened = Window((800, 600), fullscreen=True)
    assert opened.is_fullscreen
    opened.toggle_fullscreen()
    assert opened.surface.get_size() == (800, 600)


@pytest.mark.parametrize(("told", "taken"), [(60, 60), (144, 144), (0, 60), (-1, 60), (10_000, 60)])
def test_a_display_that_talks_nonsense_is_taken_for_60_hertz(
    window: Window, monkeypatch: pytest.MonkeyPatch, told: int, taken: int
) -> None:
    monkeypatch.setattr(pygame.display, "get_current_refresh_rate", lambda: told)
    assert window.refresh_rate == taken


# -- the display's rhythm ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("fullscreen", [False, True])
def test_changing_the_rhythm_keeps_the_window(window: Window, fullscreen: bool) -> None:
    opened = Window((900, 500), fullscreen=fullscreen)
    size = opened.surface.get_size()
    for vsync in (True, False, None):
        opened.use_vsync(vsync)
        assert opened.vsync is vsync
        assert opened.surface is pygame.display.get_surface()
        assert opened.surface.get_size() == size
        assert opened.windowed_size == (900, 500)
        assert opened.is_fullscreen is fullscreen


def test_pads_play_on_when_the_rhythm_changes(window: Window, devices: Devices) -> None:
    with VirtualPad() as pad:
        heard(devices)
        window.use_vsync(vsync=True)
        heard(devices)
        assert devices.pads == (pad.device,)
        pad.press("a")
        assert intents(devices, pad) == [Intent.CONFIRM]


# -- drawing ----------------------------------------------------------------------------------------------------


def test_all_scenes_are_drawn_from_the_lowest_up(window: Window, arcade: Arcade) -> None:
    drawn: list[tuple[str, float, tuple[int, int]]] = []
    arcade.show(Named(arcade, drawn, "table"))
    arcade.lay_over(Named(arcade, drawn, "pause"))
    window.draw(arcade, 0.004)
    assert drawn == [("table", 0.004, (1280, 720)), ("pause", 0.004, (1280, 720))]


def test_a_notice_lies_above_everything_until_its_time_is_over(window: Window, arcade: Arcade) -> None:
    arcade.show(Named(arcade, [], "table"))
    window.surface.fill((0, 0, 0))
    window.draw(arcade, 0.0)
    before = pygame.image.tobytes(window.surface, "RGB")
    arcade.tell("The controller was pulled out.")
    window.draw(arcade, 0.0)
    assert pygame.image.tobytes(window.surface, "RGB") != before
    window.surface.fill((0, 0, 0))
    arcade.step([], 60.0)
    window.draw(arcade, 0.0)
    assert pygame.image.tobytes(window.surface, "RGB") == before


def test_a_machine_without_any_display_says_so(tmp_path: Path) -> None:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "PYGAME_HIDE_SUPPORT_PROMPT"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    process = subprocess.run(
        [sys.executable, "-m", "tenarcade"],
        check=False,
        capture_output=True,
        text=True,
        timeout=20,
        env={**environment, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)},
    )
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr == "tenarcade: no window can be opened: there is no screen\n"
