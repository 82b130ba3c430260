"""A name, typed on the keyboard or picked letter by letter."""

import unicodedata
from collections.abc import Callable, Collection, Sequence
from functools import partial

from tenarcade.client.arcade import Arcade
from tenarcade.client.bindings import KEYBOARD
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.fonts import can_write
from tenarcade.client.geometry import Box, Spot, around
from tenarcade.client.intents import Input, Intent, Press, Typed
from tenarcade.client.palette import CELL, CORAL, CREAM, FAINT, GOLD, LILAC, MINT, PANEL, SKY, VIOLET
from tenarcade.client.scene import Scene
from tenarcade.client.widgets import CAP_SIGNS, draw_button, draw_focus, draw_hints

LONGEST = 12
ROWS = ("abcdefghijklm", "nopqrstuvwxyz", "ąćęłńóśźżäöüß", "0123456789 -'")

PANEL_BOX = Box(196, 66, 888, 606)
FIELD = Box(350, 146, 580, 66)
GRID_LEFT, GRID_TOP, KEY_WIDTH, KEY_HEIGHT, GAP = 227.0, 280.0, 58.0, 52.0, 6.0
BUTTONS_TOP = 544.0
BLINKS_PER_SECOND = 1.0


def complaint(name: str, taken: Collection[str]) -> str | None:
    """The message that says why somebody cannot be called that."""
    if not name:
        return "naming-empty"
    if name.casefold() in {other.casefold() for other in taken}:
        return "naming-taken"
    return None


class Naming(Scene):
    """Typing puts the focus on Done, so that Return ends it; whoever steers picks letters with the same key."""

    bindings = "text"

    def __init__(self, arcade: Arcade, name: str, taken: Collection[str], done: Callable[[str], None]) -> None:
        super().__init__(arcade)
        self.music = arcade.scene.music
        self.text = name
        self._taken = taken
        self._done = done
        self._time = 0.0
        self._is_open = False
        self.focus.name = "done" if arcade.devices.in_hand in KEYBOARD else "letter-a"

    @property
    def name(self) -> str:
        return " ".join(self.text.split())

    # -- letters ------------------------------------------------------------------------------------------------

    def take(self, given: Input) -> None:
        if isinstance(given, Typed):
            self._type(given.text)
        elif isinstance(given, Press) and given.intent == Intent.UNDO:
            # The focus stays: on Done for whoever types, on a letter for whoever picks.
            self._delete()
        else:
            super().take(given)

    def _type(self, text: str) -> None:
        """The key that opened this scene may have typed a letter too: it is not part of a name."""
        if self._is_open:
            for letter in unicodedata.normalize("NFC", text):
                self._add(letter)
            self.focus.name = "done"

    def _add(self, letter: str) -> None:
        if len(self.text) >= LONGEST:
            self._refuse("naming-full")
        elif not letter.isprintable() or not can_write("bold", letter):
            self._refuse("naming-letter")
        else:
            self.text += letter
            self.arcade.speaker.play("focus")

    def _refuse(self, key: str) -> None:
        self.arcade.speaker.play("refuse")
        self.arcade.tell(self.arcade.say(key, name=self.name, most=LONGEST))

    def _delete(self) -> None:
        self.text = self.text[:-1]
        self.arcade.speaker.play("focus")

    def _cased(self, letter: str) -> str:
        """As it will be written: a capital at the beginning of a word."""
        begins = not self.text or not self.text[-1].isalnum()
        return letter.upper() if begins and letter != "ß" else letter

    # -- controls -----------------------------------------------------------------------------------------------

    def controls(self) -> Sequence[Control]:
        return [*self._letters(), *self._buttons()]

    def _letters(self) -> list[Control]:
        return [
            Control(
                f"letter-{letter}",
                "button",
                self.arcade.say("naming-space") if letter == " " else self._cased(letter),
                Box(GRID_LEFT + column * (KEY_WIDTH + GAP), GRID_TOP + row * (KEY_HEIGHT + GAP), KEY_WIDTH, KEY_HEIGHT),
                partial(self._add, self._cased(letter)),
            )
            for row, letters in enumerate(ROWS)
            for column, letter in enumerate(letters)
        ]

    def _buttons(self) -> list[Control]:
        say = self.arcade.say
        left, width = GRID_LEFT, 266.0
        boxes = [Box(left + place * (width + 14), BUTTONS_TOP, width, 58) for place in range(3)]
        is_fine = complaint(self.name, self._taken) is None
        return [
            Control("delete", "button", say("naming-delete"), boxes[0], self._delete),
            Control("cancel", "button", say("naming-cancel"), boxes[1], self.back),
            Control("done", "button", say("naming-done"), boxes[2], self._finish, enabled=is_fine),
        ]

    def refused(self, control: Control) -> None:
        self.arcade.tell(self._complaint())

    def _complaint(self) -> str:
        key = complaint(self.name, self._taken)
        return self.arcade.say(key, name=self.name) if key else ""

    def back(self) -> None:
        self.arcade.lift()

    def _finish(self) -> None:
        self.arcade.lift()
        self._done(self.name)

    def step(self, seconds: float) -> None:
        self._is_open = True
        self._time += seconds

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, ahead: float) -> None:
        canvas.shade(190)
        canvas.panel(PANEL_BOX, PANEL, opacity=1, radius=24, edge=GOLD, edge_width=3)
        heading = Spot(PANEL_BOX.centre.x, PANEL_BOX.y + 42)
        size = min(32.0, 42 / canvas.text_scale)
        canvas.text(self.arcade.say("naming-heading"), heading, size, GOLD, face="title", align="centre", width=820)
        self._draw_field(canvas)
        self._draw_note(canvas)
        focused = self.focus.settle(self.controls())
        name = focused.name if focused else ""
        for control in self._letters():
            _draw_letter(canvas, control, focused=control.name == name)
        device = self._prompted()
        for control, fill in zip(self._buttons(), (SKY, VIOLET, MINT), strict=True):
            cap = self.arcade.devices.cap(device, Intent.UNDO) if control.name == "delete" else ""
            draw_button(canvas, control, focused=control.name == name, fill=fill, cap=cap)
        self._draw_hints(canvas, device)

    def _prompted(self) -> str:
        """Only one layout has keys while letters are letters."""
        hand = self.arcade.devices.in_hand
        return "keys-right" if hand in KEYBOARD else hand

    def _draw_field(self, canvas: Canvas) -> None:
        canvas.panel(FIELD, CELL, opacity=1, radius=14, edge=LILAC)
        size = min(34.0, 48 / canvas.text_scale)
        width = canvas.text(self.text, FIELD.centre, size, CREAM, face="bold", align="centre", width=FIELD.width - 60)
        is_lit = self.arcade.settings.reduced_motion or self._time * BLINKS_PER_SECOND % 1 < 0.5
        if is_lit:
            bar = Spot(FIELD.centre.x + width / 2 + 5 + (9 if self.text.endswith(" ") else 0), FIELD.centre.y)
            canvas.panel(around(bar, 4, 42), GOLD, opacity=1, radius=2)
        count = f"{len(self.text)}/{LONGEST}"
        canvas.text(count, Spot(FIELD.right + 16, FIELD.centre.y), 17, LILAC, width=120)

    def _draw_note(self, canvas: Canvas) -> None:
        box = Box(PANEL_BOX.x + 40, FIELD.bottom + 12, PANEL_BOX.width - 80, 54)
        if self.name and (said := self._complaint()):
            canvas.paragraph(said, box, 19, CORAL, face="bold", align="centre")
        else:
            canvas.paragraph(self.arcade.say("naming-note", most=LONGEST), box, 18, LILAC, align="centre")

    def _draw_hints(self, canvas: Canvas, device: str) -> None:
        devices, say = self.arcade.devices, self.arcade.say
        way_out = Intent.PAUSE if device in KEYBOARD else Intent.BACK
        hints = [
            (devices.cap(device, Intent.CONFIRM), say("hint-choose")),
            (devices.cap(device, Intent.UNDO), say("naming-delete")),
            (devices.cap(device, way_out), say("naming-cancel")),
        ]
        # On the panel: those of the scene below shine through around it.
        draw_hints(canvas, hints, PANEL_BOX.bottom - 30)


def _draw_letter(canvas: Canvas, control: Control, *, focused: bool) -> None:
    box = control.box
    canvas.panel(box, FAINT if focused else CELL, opacity=1, radius=10, edge=GOLD if focused else FAINT)
    if focused:
        draw_focus(canvas, box, 10)
    if control.name == "letter- ":
        canvas.svg(("cap", "␣"), CAP_SIGNS["␣"], around(box.centre, 28, 28))
    else:
        size = min(24.0, 34 / canvas.text_scale)
        canvas.text(control.label, box.centre, size, GOLD if focused else CREAM, face="bold", align="centre")
