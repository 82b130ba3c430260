"""TEN on the screen."""

import math

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.palette import GOLD
from tenarcade.client.scene import Scene
from tenarcade.play.seating import Seating
from tenarcade.play.session import Session
from tenarcade.scenes.games.ten.cards import draw_card
from tenarcade.scenes.games.ten.results import ResultsScene
from tenarcade.scenes.games.ten.table import TenTable
from tenarcade.scenes.match_scene import MatchScene

COLOUR = GOLD
TITLE_CARDS = (("p7", 146, 290, -15.0), ("b3", 262, 262, -8.0), ("g9", 1018, 248, 10.0), ("*5", 1134, 300, 20.0))


def table_scene(arcade: Arcade, session: Session, seating: Seating) -> MatchScene:
    return TenTable(arcade, session, seating)


def results_scene(arcade: Arcade, session: Session, seating: Seating) -> Scene:
    return ResultsScene(arcade, session, seating)


def draw_emblem(canvas: Canvas, box: Box) -> None:
    for place, (card, angle) in enumerate((("b2", -7.5), ("b3", 0.0), ("b4", 7.5))):
        draw_card(
            canvas, card, Spot(box.centre.x + (place - 1) * 47, box.centre.y + abs(place - 1) * 3), 84, angle=angle
        )


def draw_decoration(canvas: Canvas, seconds: float) -> None:
    """Large cards behind the title, swaying."""
    for place, (card, x, y, angle) in enumerate(TITLE_CARDS):
        sway = math.sin(seconds * 0.9 + place * 1.7)
        draw_card(canvas, card, Spot(x, y + sway * 5), 214, angle=angle + sway * 1.5)
