"""Every picture looks as it did when it was last looked at; `python -m tests.scenes.renew` accepts a new look."""

from collections.abc import Callable, Hashable, Iterator
from typing import Any

import pygame
import pytest

from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box
from tenarcade.client.window import Window
from tests.scenes.comparing import DRAWN, FOLDER, difference, drawn, kept, shrunk
from tests.scenes.gallery import hung, pictures

# Large enough to be missed at a glance.
LARGE = 20_000


@pytest.fixture(scope="module")
def window() -> Window:
    return Window(DRAWN, fullscreen=False)


@pytest.mark.parametrize("name", list(pictures()))
def test_it_looks_as_it_did(name: str, window: Window) -> None:
    with hung(name) as arcade:
        assert not difference(drawn(arcade, window), kept(name)).is_visible


def test_there_is_no_picture_of_what_is_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == set(pictures())


NOTHING = Box(0, 0, 0, 0)


class Forgetful(Canvas):
    """Leaves one of its panels out."""

    forgets: int | None = None

    def start(self) -> None:
        self.panels: list[Box] = []

    def layer(self, key: Hashable, paint: Callable[[Canvas], None]) -> None:
        paint(self)

    def panel(self, box: Box, *more: Any, **named: Any) -> None:
        # An edge without a ground is a thin line.
        self.panels.append(box if named.get("opacity", 0.9) > 0.5 else NOTHING)
        if len(self.panels) - 1 != self.forgets:
            super().panel(box, *more, **named)


def _without_its_panels(name: str, window: Window) -> Iterator[tuple[Box, pygame.Surface]]:
    """The picture without each of the large panels of its uppermost scene."""
    canvas = Forgetful(window.surface, window.fit, window.sprites)
    with hung(name) as arcade:
        canvas.start()
        arcade.scene.draw(canvas, 0.0)
        large = [place for place in range(len(canvas.panels)) if _is_missed(canvas.panels, place)]
        for canvas.forgets in large:
            for below in arcade.scenes[:-1]:
                below.draw(window.canvas(100), 0.0)
            canvas.start()
            arcade.scene.draw(canvas, 0.0)
            yield canvas.panels[canvas.forgets], window.surface


def _is_missed(panels: list[Box], place: int) -> bool:
    """Large, and not just the shadow under the next one."""
    box, following = panels[place], panels[(place + 1) % len(panels)]
    is_shadow = box.x == following.x and box.y == following.y + 5
    return box.width * box.height >= LARGE and not is_shadow


@pytest.mark.parametrize("name", ["menus-title", "menus-join", "menus-pause", "ten-at-ten-4", "ten-results-2"])
def test_a_missing_panel_is_seen(name: str, window: Window) -> None:
    seen = {
        box: difference(shrunk(picture), kept(name)).is_visible for box, picture in _without_its_panels(name, window)
    }
    assert len(seen) >= 3
    assert [box for box, is_visible in seen.items() if not is_visible] == []


def test_a_shift_by_one_pixel_is_not_seen(window: Window) -> None:
    """As another version of a typeface would move every letter."""
    with hung("ten-at-ten-4") as arcade:
        drawn(arcade, window)
    window.surface.scroll(1, 1)
    assert not difference(shrunk(window.surface), kept("ten-at-ten-4")).is_visible
