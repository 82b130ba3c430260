"""The curtain between two people who share a device: the hand opens only for whoever has taken over."""

from collections.abc import Callable

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.intents import Intent
from tenarcade.client.palette import CREAM, GOLD, PANEL, SEAT_COLOURS
from tenarcade.client.widgets import draw_badge, draw_button
from tenarcade.play.seating import Sitter

FRAME = Box(380, 176, 520, 350)
BUTTON = Box(FRAME.x + 60, FRAME.bottom - 96, FRAME.width - 120, 62)


def curtain_control(arcade: Arcade, sitter: Sitter, lift: Callable[[], None]) -> Control:
    return Control("curtain", "button", arcade.say("curtain-lift", name=sitter.name), BUTTON, lift)


def draw_curtain(canvas: Canvas, arcade: Arcade, sitter: Sitter, device: str) -> None:
    canvas.shade(214)
    canvas.panel(FRAME, PANEL, opacity=1, radius=26, edge=SEAT_COLOURS[sitter.colour], edge_width=4)
    middle = FRAME.centre.x
    draw_badge(canvas, Spot(middle, FRAME.y + 66), 84, sitter.colour, sitter.shape, sitter.name)
    heading = arcade.say("curtain-heading", name=sitter.name)
    size = min(34, 42 / canvas.text_scale)
    canvas.text(heading, Spot(middle, FRAME.y + 142), size, GOLD, face="title", align="centre", width=FRAME.width - 48)
    note = Box(FRAME.x + 40, FRAME.y + 170, FRAME.width - 80, 64)
    canvas.paragraph(arcade.say("curtain-note"), note, 19, CREAM, align="centre")
    control = curtain_control(arcade, sitter, lambda: None)
    draw_button(canvas, control, focused=True, fill=GOLD, cap=arcade.devices.cap(device, Intent.CONFIRM))
