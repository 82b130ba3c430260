"""`python -m tests.scenes.renew [name …]`: draw the reference pictures anew, all of them or those with such names."""

import os
import sys

import pygame

from tenarcade.client.environment import prepare_environment
from tenarcade.client.window import Window
from tests.scenes.comparing import DRAWN, FOLDER, difference, drawn, kept
from tests.scenes.gallery import hung, pictures


def renew(wanted: list[str]) -> list[str]:
    """The names of the pictures that have visibly changed, are new, or are gone."""
    window = Window(DRAWN, fullscreen=False)
    FOLDER.mkdir(exist_ok=True)
    changed = []
    for name in pictures():
        if wanted and not any(part in name for part in wanted):
            continue
        with hung(name) as arcade:
            picture = drawn(arcade, window)
        path = FOLDER / f"{name}.png"
        if path.exists() and not difference(picture, kept(name)).is_visible:
            continue
        pygame.image.save(picture, path)
        changed.append(name)
    return changed + _cleared()


def _cleared() -> list[str]:
    gone = [path for path in FOLDER.glob("*.png") if path.stem not in pictures()]
    for path in gone:
        path.unlink()
    return [f"{path.stem} (gone)" for path in gone]


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    prepare_environment()
    sys.stdout.write("\n".join(renew(sys.argv[1:]) or ["nothing changed"]) + "\n")
