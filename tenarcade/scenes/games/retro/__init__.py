"""10 Retro on the screen."""

import math

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.palette import ORANGE
from tenarcade.client.scene import Scene
from tenarcade.core.game import HIDDEN
from tenarcade.play.seating import Seating
from tenarcade.play.session import Session
from tenarcade.scenes.games.retro.cards import draw_card, draw_chip
from tenarcade.scenes.games.retro.results import ResultsScene
from tenarcade.scenes.games.retro.table import RetroTable
from tenarcade.scenes.match_scene import MatchScene

COLOUR = ORANGE
# Where chips hang in the air above the title, and how large.
TITLE_CHIPS = ((58, 78, 54), (212, 46, 36), (356, 92, 28), (914, 88, 30), (1064, 44, 40), (1222, 92, 58))


def table_scene(arcade: Arcade, session: Session, seating: Seating) -> MatchScene:
    return RetroTable(arcade, session, seating)


def results_scene(arcade: Arcade, session: Session, seating: Seating) -> Scene:
    return ResultsScene(arcade, session, seating)


def draw_emblem(canvas: Canvas, box: Box) -> None:
    """A card that is known, one that is not, and a chip between them."""
    draw_card(canvas, "10", Spot(box.centre.x - 36, box.centre.y), 84, angle=-6)
    draw_card(canvas, HIDDEN, Spot(box.centre.x + 36, box.centre.y), 84, angle=6)
    draw_chip(canvas, Spot(box.centre.x, box.centre.y + 24), 32)


def draw_decoration(canvas: Canvas, seconds: float) -> None:
    """Chips above the title, hovering."""
    for place, (x, y, size) in enumerate(TITLE_CHIPS):
        sway = math.sin(seconds * 1.1 + place * 1.9)
        draw_chip(canvas, Spot(x, y + sway * 6), size)
