"""`python -m tests.scenes.album`: the pictures of the README, drawn anew from the gallery."""

import os
from pathlib import Path

import pygame

from tenarcade.client.environment import prepare_environment
from tenarcade.client.window import Window
from tests.scenes.gallery import hung

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
SIZE = (1280, 720)
SHOWN = {
    "title": "menus-title",
    "join": "menus-join-five",
    "ten": "ten-draw-4",
    "speed": "speed-race",
    "pig": "pig-alone-4",
    "retro": "retro-auction-7",
    "ladder": "menus-ladder-some",
}


def draw_album() -> None:
    window = Window(SIZE, fullscreen=False)
    FOLDER.mkdir(exist_ok=True)
    for file, name in SHOWN.items():
        with hung(name) as arcade:
            window.draw(arcade, 0.0)
            pygame.image.save(window.surface, FOLDER / f"{file}.png")


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    prepare_environment()
    draw_album()
