"""Pig 10 on the screen."""

import math

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.palette import ROSE
from tenarcade.client.scene import Scene
from tenarcade.play.seating import Seating
from tenarcade.play.session import Session
from tenarcade.scenes.games.pig.cards import draw_card
from tenarcade.scenes.games.pig.results import ResultsScene
from tenarcade.scenes.games.pig.table import PigTable
from tenarcade.scenes.match_scene import MatchScene

COLOUR = ROSE
PEEPING = (("calm", 44, 684), ("look", 1236, 684))


def table_scene(arcade: Arcade, session: Session, seating: Seating) -> MatchScene:
    return PigTable(arcade, session, seating)


def results_scene(arcade: Arcade, session: Session, seating: Seating) -> Scene:
    return ResultsScene(arcade, session, seating)


def draw_emblem(canvas: Canvas, box: Box) -> None:
    for place, (card, angle) in enumerate((("0", -7.5), ("10", 0.0), ("5", 7.5))):
        spot = Spot(box.centre.x + (place - 1) * 62, box.centre.y + abs(place - 1) * 4)
        draw_card(canvas, card, spot, 86, angle=angle)


def draw_decoration(canvas: Canvas, seconds: float) -> None:
    """Two pigs that look in from below."""
    for place, (face, x, y) in enumerate(PEEPING):
        canvas.sprite(canvas.art(f"pig-head-{face}", 104, 104), Spot(x, y + 7 * math.sin(seconds * 1.1 + place * 2)))
