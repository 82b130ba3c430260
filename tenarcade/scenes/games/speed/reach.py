"""What the mouse can reach at the table, and what a screen reader would say of it."""

from functools import partial
from typing import TYPE_CHECKING

from tenarcade.client.controls import Control
from tenarcade.client.geometry import around
from tenarcade.client.intents import MOUSE, Intent
from tenarcade.core.game import Seat
from tenarcade.scenes.games.speed.cards import width_of
from tenarcade.scenes.games.speed.hand import FRONT
from tenarcade.scenes.games.speed.layout import HAND_HEIGHT, MIDDLE, PAUSE_BOX, STACK_HEIGHT

if TYPE_CHECKING:
    from tenarcade.scenes.games.speed.table import SpeedTable

FLICKS = (Intent.CARD_1, Intent.CARD_2, Intent.CARD_3, Intent.CARD_4)
_PILE = 220.0


def reachable(scene: "SpeedTable") -> list[Control]:
    words = scene.words
    pause = words.text("pause-heading")
    controls = [Control("pause", "button", pause, PAUSE_BOX, scene.pause, shortcut=Intent.PAUSE)]
    if scene.seating.is_calm:
        pile = around(MIDDLE, _PILE, _PILE)
        wait = words.text("table-wait")
        controls.append(Control("pile", "button", wait, pile, scene.let_others_go_on, shortcut=Intent.PAGE))
    for seat in scene.seating.people:
        if scene.seating.may_act(MOUSE, seat):
            controls += _of_seat(scene, seat)
    return controls


def _of_seat(scene: "SpeedTable", seat: Seat) -> list[Control]:
    corner, hand, words = scene.arena.layout.corners[seat], scene.picture.hands[seat], scene.words
    controls = []
    for spot in range(FRONT):
        card = hand.at(spot)
        if card is not None:
            box = around(corner.front(spot), width_of(HAND_HEIGHT), HAND_HEIGHT)
            name, flick = f"card-{seat}-{spot}", partial(scene.flick, seat, spot)
            controls.append(Control(name, "card", words.card(card), box, flick, shortcut=FLICKS[spot]))
    stack = around(corner.stack, width_of(STACK_HEIGHT) + 14, STACK_HEIGHT + 30)
    left = scene.picture.stacks[seat]
    drawing = Control(
        f"stack-{seat}",
        "button",
        words.text("table-draw"),
        stack,
        partial(scene.draw_card, seat),
        value=str(left),
        shortcut=Intent.DRAW,
        enabled=bool(left),
    )
    controls.append(drawing)
    if hand.rest:
        turn, said = partial(scene.turn_page, seat, 1), words.text("table-page")
        controls.append(Control(f"rest-{seat}", "button", said, corner.rest_box, turn, shortcut=Intent.PAGE))
    return controls
