"""The corner where somebody decides in 10 Retro: buttons, and what the card or seat in focus would mean."""

from collections.abc import Sequence

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.intents import Intent
from tenarcade.client.palette import CREAM, FAINT, GOLD, INK, LILAC, PANEL, VIOLET, mixed
from tenarcade.client.widgets import GREYED, draw_arrow, draw_button, draw_cap, draw_focus
from tenarcade.scenes.games.retro.cards import draw_chip
from tenarcade.scenes.games.retro.choices import GAP, Choice
from tenarcade.scenes.games.retro.layout import CHOICES, FRONT, UNDO
from tenarcade.wording import Words


class Desk:
    def __init__(self, arcade: Arcade) -> None:
        self._arcade = arcade

    def draw(
        self,
        canvas: Canvas,
        choices: Sequence[Choice],
        focused: Control | None,
        device: str,
        words: Words,
        *,
        picked: int | None,
    ) -> None:
        for choice in choices:
            is_focused = choice.control is focused
            if choice.play is not None:
                _draw_play(canvas, choice, is_focused=is_focused)
            elif choice.control.name == "peek":
                self._draw_peek(canvas, choice.control, device, is_focused=is_focused)
            elif choice.fill is None:
                _mark(canvas, choice.control, is_focused=is_focused, is_picked=choice.control.name == f"hand-{picked}")
            else:
                self._draw_button(canvas, choice, device, is_focused=is_focused)
        room = _room_above(choices)
        if room is not None and focused is not None and focused.value:
            self._explain(canvas, room, focused, device)
        elif room is not None:
            canvas.panel(room, PANEL, opacity=0.5)
            hint = Box(room.x + 24, room.y + 46, room.width - 48, room.height - 56)
            canvas.paragraph(words.text("choice-hint"), hint, 18, LILAC, align="centre")

    def _draw_button(self, canvas: Canvas, choice: Choice, device: str, *, is_focused: bool) -> None:
        control, devices = choice.control, self._arcade.devices
        cap = devices.cap(device, control.shortcut) if control.shortcut else ""
        if not control.shortcut and is_focused:
            cap = devices.cap(device, Intent.CONFIRM)
        assert choice.fill is not None
        draw_button(canvas, control, focused=is_focused, fill=choice.fill, cap=cap, note=choice.note)
        if control.adjust is not None:
            draw_arrow(canvas, Spot(control.box.right - 52, control.box.y + 24), left=True, colour=INK)
            draw_arrow(canvas, Spot(control.box.right - 24, control.box.y + 24), left=False, colour=INK)

    def _draw_peek(self, canvas: Canvas, control: Control, device: str, *, is_focused: bool) -> None:
        box = control.box
        canvas.panel(box, VIOLET, opacity=1, radius=box.height / 2, sheen=0.28)
        if is_focused:
            draw_focus(canvas, box, box.height / 2)
        left = box.x + 18
        if cap := self._arcade.devices.cap(device, Intent.PEEK):
            left += draw_cap(canvas, cap, Spot(box.x + 26, box.centre.y), 26) / 2 + 16
        canvas.text(control.label, Spot(left, box.centre.y), 17, INK, face="bold", width=box.right - left - 12)

    def _explain(self, canvas: Canvas, room: Box, control: Control, device: str) -> None:
        """The card or seat in focus: its name, and what choosing it will do."""
        canvas.panel(room, PANEL, opacity=0.94, edge=GOLD)
        left = room.x + 18
        cap = self._arcade.devices.cap(device, Intent.CONFIRM) if control.enabled else ""
        if cap:
            left += draw_cap(canvas, cap, Spot(room.x + 34, room.y + 26), 32, FAINT) + 6
        width = room.right - left - 14
        canvas.text(control.label, Spot(left, room.y + 26), 21, CREAM, face="bold", width=width)
        below = Box(room.x + 18, room.y + 48, room.width - 32, room.height - 54)
        canvas.paragraph(control.value, below, 18, LILAC if control.enabled else GOLD)

    def draw_undo(self, canvas: Canvas, words: Words) -> None:
        """While the last act can still be taken back."""
        devices = self._arcade.devices
        if cap := devices.cap(devices.in_hand, Intent.UNDO):
            width = draw_cap(canvas, cap, Spot(UNDO.x, UNDO.y), 28, FAINT)
            left = UNDO.x + width / 2 + 8
            canvas.text(words.text("table-undo"), Spot(left, UNDO.y), 17, LILAC, width=FRONT.right - left - 10)

    def draw_waiting(self, canvas: Canvas, name: str, words: Words, *, is_hurrying: bool) -> None:
        """While others decide: who, and how to hurry them."""
        canvas.panel(CHOICES, PANEL, opacity=0.5)
        if name:
            text = words.text("table-others-turn", {"name": name})
            room = Box(CHOICES.x + 24, CHOICES.y + 70, CHOICES.width - 48, 60)
            canvas.paragraph(text, room, 22, CREAM, align="centre")
        devices = self._arcade.devices
        if cap := devices.cap(devices.in_hand, Intent.FAST):
            draw_cap(canvas, cap, Spot(CHOICES.x + 90, CHOICES.y + 172), 32, FAINT)
            colour = GOLD if is_hurrying else LILAC
            label = words.text("table-fast")
            canvas.text(label, Spot(CHOICES.x + 134, CHOICES.y + 172), 18, colour, width=270)


def _room_above(choices: Sequence[Choice]) -> Box | None:
    """What the buttons leave of the corner; nothing where every button speaks for itself."""
    if all(choice.fill is not None and choice.play is None for choice in choices):
        return None
    boxes = [choice.control.box for choice in choices if choice.fill is not None]
    tops = [box.y for box in boxes if box.x >= CHOICES.x]
    bottom = min(tops) - GAP if tops else CHOICES.bottom
    return Box(CHOICES.x, CHOICES.y, CHOICES.width, bottom - CHOICES.y)


def _mark(canvas: Canvas, control: Control, *, is_focused: bool, is_picked: bool) -> None:
    box = control.box
    radius = 16 if control.role == "seat" else box.height * 0.09
    if not control.enabled:
        canvas.panel(box, PANEL, opacity=0.62, radius=radius)
    if is_picked:
        canvas.panel(box.inset(-4), GOLD, opacity=0.0, radius=radius + 4, edge=GOLD, edge_width=5)
    if is_focused:
        draw_focus(canvas, box, radius)


def _draw_play(canvas: Canvas, choice: Choice, *, is_focused: bool) -> None:
    """A side, and the chips on it."""
    control, play = choice.control, choice.play
    assert play is not None
    assert choice.fill is not None
    box = control.box
    face = choice.fill if control.enabled else mixed(choice.fill, PANEL, GREYED)
    canvas.panel(box.moved(down=4), mixed(face, INK, 0.45), opacity=1, radius=14)
    canvas.panel(box, face, opacity=1, radius=14, sheen=0.28)
    if is_focused:
        draw_focus(canvas, box, 14)
    canvas.text(choice.note, Spot(box.centre.x, box.y + 20), 18, INK, face="bold", align="centre", width=box.width - 12)
    if not play.chips:
        canvas.text("–", Spot(box.centre.x, box.y + 46), 20, INK, face="bold", align="centre", width=30)
    for chip in range(play.chips):
        draw_chip(canvas, Spot(box.centre.x + (chip - (play.chips - 1) / 2) * 30, box.y + 46), 27)
