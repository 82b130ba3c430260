"""What the arcade is made of: every part with its version and the text of its licence."""

from collections.abc import Sequence
from functools import partial

from tenarcade import __version__
from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.intents import Input, Intent, Pointed, Wheeled
from tenarcade.client.palette import CELL, CREAM, FAINT, GOLD, LILAC, PANEL, VIOLET
from tenarcade.client.scene import Scene
from tenarcade.client.widgets import draw_button, draw_heading, draw_hints
from tenarcade.licences import parts

LIST = Box(64, 132, 352, 448)
PAGE = Box(436, 132, 780, 448)
ROW = 32.0
ROWS = int(LIST.height // ROW)
TEXT = 15.0
LINE = 21.0
WHEEL_LINES = 3


class About(Scene):
    """Up and down choose a part, left and right turn the pages of its licence; a wheel moves what it points at."""

    def __init__(self, arcade: Arcade) -> None:
        super().__init__(arcade)
        if arcade.scenes:
            self.music = arcade.scene.music
        self._parts = parts()
        self._chosen = 0
        self._first_row = 0
        self._first_line = 0
        self._pointed = Spot(0, 0)
        # As many as the last picture had: how far one can turn depends on the size of the text.
        self._lines: list[str] = []
        self._lines_for: tuple[int, int] | None = None
        self._room = 1

    # -- controls -----------------------------------------------------------------------------------------------

    def controls(self) -> Sequence[Control]:
        done = Control("done", "button", self.arcade.say("settings-done"), Box(916, 600, 300, 58), self.back)
        shown = range(self._first_row, min(self._first_row + ROWS, len(self._parts)))
        return [*map(self._row, shown), done]

    def _row(self, place: int) -> Control:
        part = self._parts[place]
        box = Box(LIST.x, LIST.y + (place - self._first_row) * ROW, LIST.width, ROW)
        turn = partial(self._choose_and_turn, place)
        return Control(f"part-{place}", "choice", part.name, box, partial(turn, 1), value=part.licence, adjust=turn)

    def back(self) -> None:
        self.arcade.lift()

    # -- devices ------------------------------------------------------------------------------------------------

    def take(self, given: Input) -> None:
        if isinstance(given, Pointed):
            self._pointed = given.spot
        if isinstance(given, Wheeled):
            self._wheel(-given.notches)
        else:
            super().take(given)
        self._follow_focus()

    def _wheel(self, down: int) -> None:
        if LIST.holds(self._pointed):
            self._first_row = max(0, min(self._first_row + down, len(self._parts) - ROWS))
        else:
            self._scroll(down * WHEEL_LINES)

    def _steer(self, way: Intent, focused: Control | None, controls: Sequence[Control]) -> None:
        if focused is None or way not in (Intent.UP, Intent.DOWN):
            super()._steer(way, focused, controls)
            return
        # One ring: the parts from top to bottom, then the button.
        places = [*range(len(self._parts)), "done"]
        place = len(self._parts) if focused.name == "done" else self._place_of(focused.name)
        following = places[(place + (1 if way == Intent.DOWN else -1)) % len(places)]
        self.focus.name = "done" if following == "done" else f"part-{following}"
        self._show_row(following if isinstance(following, int) else self._chosen)
        self.arcade.speaker.play("focus")

    def _follow_focus(self) -> None:
        focused = self.focus.settle(self.controls())
        if focused is not None and focused.name != "done":
            self._choose(self._place_of(focused.name))

    def _choose(self, place: int) -> None:
        if place != self._chosen:
            self._chosen = place
            self._first_line = 0

    def _choose_and_turn(self, place: int, by: int) -> None:
        if place == self._chosen:
            self._scroll(by * max(1, self._room - 1))
        self._choose(place)

    def _scroll(self, lines: int) -> None:
        self._first_line = max(0, min(self._first_line + lines, len(self._lines) - self._room))

    def _show_row(self, place: int) -> None:
        self._first_row = max(place - ROWS + 1, min(self._first_row, place))

    @staticmethod
    def _place_of(name: str) -> int:
        return int(name.removeprefix("part-"))

    # -- the picture --------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, ahead: float) -> None:
        say = self.arcade.say
        canvas.background()
        draw_heading(canvas, say("about-heading"), say("about-note", version=__version__))
        controls = self.controls()
        focused = self.focus.settle(controls)
        canvas.panel(LIST.inset(-6), PANEL, opacity=0.95, radius=14, edge=FAINT)
        for control in controls[:-1]:
            self._draw_row(canvas, control, focused=control is focused)
        self._draw_page(canvas)
        draw_button(canvas, controls[-1], focused=controls[-1] is focused, fill=VIOLET)
        devices = self.arcade.devices
        hand = devices.in_hand
        hints = [
            (devices.cap(hand, Intent.LEFT), say("about-page-back")),
            (devices.cap(hand, Intent.RIGHT), say("about-page-on")),
            (devices.cap(hand, Intent.BACK), say("settings-done")),
        ]
        draw_hints(canvas, hints)

    def _draw_row(self, canvas: Canvas, control: Control, *, focused: bool) -> None:
        box = control.box
        if self._place_of(control.name) == self._chosen:
            canvas.panel(box, CELL, opacity=1, radius=8, edge=GOLD if focused else FAINT)
        colour = GOLD if focused else CREAM
        size = min(16.0, 22 / canvas.text_scale)
        canvas.text(control.label, Spot(box.x + 12, box.centre.y), size, colour, face="bold", width=box.width - 24)

    def _draw_page(self, canvas: Canvas) -> None:
        canvas.panel(PAGE.inset(-6), PANEL, opacity=0.95, radius=14, edge=FAINT)
        part = self._parts[self._chosen]
        licence = self.arcade.say("about-licence", licence=part.licence)
        canvas.text(licence, Spot(PAGE.x + 14, PAGE.y + 18), 17, GOLD, face="bold", width=PAGE.width - 60)
        self._set_lines(canvas, part.text)
        height = LINE * canvas.text_scale
        top = PAGE.y + 44
        self._room = max(1, int((PAGE.bottom - top) // height))
        for row, words in enumerate(self._lines[self._first_line : self._first_line + self._room]):
            canvas.text(words, Spot(PAGE.x + 14, top + (row + 0.5) * height), TEXT, LILAC, width=PAGE.width - 40)
        self._draw_bar(canvas)

    def _draw_bar(self, canvas: Canvas) -> None:
        """Where in the text one is."""
        if len(self._lines) <= self._room:
            return
        track = Box(PAGE.right - 10, PAGE.y + 8, 6, PAGE.height - 16)
        canvas.panel(track, FAINT, opacity=1, radius=3)
        height = max(20.0, track.height * self._room / len(self._lines))
        share = self._first_line / (len(self._lines) - self._room)
        thumb = Box(track.x, track.y + (track.height - height) * share, track.width, height)
        canvas.panel(thumb, GOLD, opacity=1, radius=3)

    def _set_lines(self, canvas: Canvas, text: str) -> None:
        """Wrapped anew only when the text or its size is another."""
        wanted = (self._chosen, canvas.pixels(TEXT * canvas.text_scale))
        if wanted != self._lines_for:
            self._lines_for = wanted
            self._lines = [line for given in text.splitlines() for line in wrapped(canvas, given, PAGE.width - 40)]
            self._scroll(0)


def wrapped(canvas: Canvas, line: str, width: float) -> list[str]:
    """Licences come in lines already: only those that are too long are broken, and keep their indent."""
    if canvas.measure(line, TEXT) <= width:
        return [line]
    indent = line[: len(line) - len(line.lstrip())]
    lines = [indent]
    for word in line.split():
        longer = f"{lines[-1]} {word}" if lines[-1].strip() else indent + word
        if canvas.measure(longer, TEXT) <= width or not lines[-1].strip():
            lines[-1] = longer
        else:
            lines.append(indent + word)
    return lines
