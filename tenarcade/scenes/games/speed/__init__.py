"""Plus Minus on the screen."""

import math

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.palette import CORAL
from tenarcade.client.scene import Scene
from tenarcade.play.live import LiveSession
from tenarcade.play.seating import Seating
from tenarcade.scenes.games.speed.cards import draw_card
from tenarcade.scenes.games.speed.layout import TableArena
from tenarcade.scenes.games.speed.results import ResultsScene
from tenarcade.scenes.games.speed.table import SpeedTable
from tenarcade.scenes.match_scene import MatchScene

COLOUR = CORAL
TITLE_CARDS = (("5/3", 132, 104, -18.0), ("8/1", 1146, 104, 16.5))


def table_scene(arcade: Arcade, session: LiveSession, seating: Seating) -> MatchScene:
    return SpeedTable(arcade, session, seating)


def results_scene(arcade: Arcade, session: LiveSession, seating: Seating) -> Scene:
    return ResultsScene(arcade, session, seating)


def new_arena(seats: int) -> TableArena:
    return TableArena(seats)


def draw_emblem(canvas: Canvas, box: Box) -> None:
    """Five, plus or minus three: two and eight."""
    middle = box.centre
    for card, aside, angle in (("2/2", -56, -16.5), ("8/1", 56, 16.5), ("5/3", 0, 0.0)):
        draw_card(canvas, card, Spot(middle.x + aside, middle.y + abs(aside) * 0.1), 84, angle=angle)


def draw_decoration(canvas: Canvas, seconds: float) -> None:
    """Cards that have just been flicked into the corners."""
    for place, (card, x, y, angle) in enumerate(TITLE_CARDS):
        sway = math.sin(seconds * 1.3 + place * 1.9)
        draw_card(canvas, card, Spot(x + sway * 4, y), 116, angle=angle + sway * 6)
