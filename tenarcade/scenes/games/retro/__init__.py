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
TITLE_CARDS = (("7", 146, 290, -15.0), ("p5", 262, 262, -8.0), ("J", 1018, 248, 10.0), (HIDDEN, 1134, 300, 20.0))


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
    """Large cards behind the title, swaying."""
    for place, (card, x, y, angle) in enumerate(TITLE_CARDS):
        sway = math.sin(seconds * 0.9 + place * 1.7)
        draw_card(canvas, card, Spot(x, y + sway * 5), 214, angle=angle + sway * 1.5)
