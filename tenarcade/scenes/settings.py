"""The settings: every change is heard and seen at once, and kept."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from tenarcade.client.arcade import LANGUAGES, Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box
from tenarcade.client.intents import Intent
from tenarcade.client.palette import CREAM, FAINT, GOLD, LILAC, PANEL, VIOLET, Colour, mixed
from tenarcade.client.widgets import draw_button, draw_heading, draw_hints, draw_setting
from tenarcade.scenes.lines import Lines, line, stacked

# Each language calls itself by its own name, so that whoever reads only that one finds it.
OWN_NAMES = {"en": "English", "de": "Deutsch", "pl": "Polski"}
TEXT_SCALES = (100, 125, 150, 175, 200)
SPEEDS = (50, 75, 100, 150, 200, 300, 400)
VOLUMES = ("effects", "music")
VOLUME_STEP = 10

LEFT = Box(64, 132, 566, 64)
RIGHT = Box(650, 132, 566, 64)
GAP = 10


class SettingsScene(Lines):
    def __init__(self, arcade: Arcade) -> None:
        super().__init__(arcade)
        if arcade.scenes:
            self.music = arcade.scene.music

    def controls(self) -> Sequence[Control]:
        return [
            *stacked(self._screen_lines(), LEFT, GAP),
            *stacked(self._table_lines(), RIGHT, GAP),
            *self._buttons(),
        ]

    def _buttons(self) -> list[Control]:
        ways: list[tuple[str, str, Callable[[], None]]] = [
            ("about", self._label("about"), partial(self.arcade.go_over, "about")),
            ("keys", self._label("keys"), partial(self.arcade.go_over, "keys")),
            ("done", self._label("done"), self.back),
        ]
        return [
            Control(name, "button", label, Box(1228 - (len(ways) - place) * 240, 592, 228, 62), act)
            for place, (name, label, act) in enumerate(ways)
        ]

    def back(self) -> None:
        self.arcade.lift()

    # -- the lines ----------------------------------------------------------------------------------------------

    def _screen_lines(self) -> list[Control]:
        settings = self.arcade.settings
        speed = self.arcade.say("settings-instant") if settings.instant else f"{settings.speed}%"
        return [
            line("language", "choice", self._label("language"), self._language(), self._turn_language),
            self._switch("fullscreen"),
            line("text_scale", "choice", self._label("text_scale"), f"{settings.text_scale}%", self._turn_text),
            line("speed", "choice", self._label("speed"), speed, self._turn_speed),
            self._switch("reduced_motion"),
            self._switch("show_odds"),
        ]

    def _table_lines(self) -> list[Control]:
        return [
            *map(self._volume, VOLUMES),
            self._switch("confirm_losses"),
            line("vsync", "choice", self._label("vsync"), self._vsync(), self._turn_vsync),
        ]

    def _label(self, name: str) -> str:
        return self.arcade.say(f"settings-{name}")

    def _switch(self, name: str) -> Control:
        is_on = bool(getattr(self.arcade.settings, name))
        value = self.arcade.say("on" if is_on else "off")
        return line(name, "switch", self._label(name), value, lambda _: self._set(name, not is_on))

    def _volume(self, name: str) -> Control:
        level: int = getattr(self.arcade.settings, name)
        value = f"{level}%" if level else self.arcade.say("settings-silent")
        return line(name, "slider", self._label(name), value, partial(self._turn_volume, name, level))

    def _language(self) -> str:
        language = self.arcade.settings.language
        if language is None:
            return self.arcade.say("settings-system", language=OWN_NAMES[self.arcade.system_language])
        return OWN_NAMES.get(language, language)

    def _vsync(self) -> str:
        vsync = self.arcade.settings.vsync
        return self.arcade.say("settings-usual" if vsync is None else "on" if vsync else "off")

    # -- turning them -------------------------------------------------------------------------------------------

    def _set(self, name: str, value: object) -> None:
        changed: Any = {name: value}
        self.arcade.change(replace(self.arcade.settings, **changed))

    def _turn_language(self, by: int) -> None:
        self._set("language", turned((None, *LANGUAGES), self.arcade.settings.language, by))

    def _turn_text(self, by: int) -> None:
        self._set("text_scale", turned(TEXT_SCALES, _nearest(TEXT_SCALES, self.arcade.settings.text_scale), by))

    def _turn_speed(self, by: int) -> None:
        settings = self.arcade.settings
        now = None if settings.instant else _nearest(SPEEDS, settings.speed)
        chosen = turned((*SPEEDS, None), now, by)
        self.arcade.change(replace(settings, instant=chosen is None, speed=chosen or settings.speed))

    def _turn_vsync(self, by: int) -> None:
        self._set("vsync", turned((None, True, False), self.arcade.settings.vsync, by))

    def _turn_volume(self, name: str, level: int, by: int) -> None:
        self._set(name, max(0, min(100, level + by * VOLUME_STEP)))

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, ahead: float) -> None:
        say = self.arcade.say
        canvas.background()
        draw_heading(canvas, say("settings-heading"))
        controls = self.controls()
        focused = self.focus.settle(controls)
        for control in controls:
            if control.role == "button":
                draw_button(canvas, control, focused=control is focused, fill=VIOLET)
            elif control.role == "slider":
                draw_volume(canvas, control, getattr(self.arcade.settings, control.name), focused=control is focused)
            else:
                draw_setting(canvas, control, focused=control is focused)
        if focused is not None and focused.name != "done":
            canvas.paragraph(say(f"settings-{focused.name}-help"), Box(70, 592, 420, 72), 18, CREAM)
        devices = self.arcade.devices
        hand = devices.in_hand
        draw_hints(
            canvas,
            [
                (devices.cap(hand, Intent.LEFT), say("hint-less")),
                (devices.cap(hand, Intent.RIGHT), say("hint-more")),
                (devices.cap(hand, Intent.BACK), say("settings-done")),
            ],
        )


def draw_volume(canvas: Canvas, control: Control, level: int, *, focused: bool) -> None:
    """A setting with ten small steps beneath its value: how loud shows at a glance."""
    draw_setting(canvas, control, focused=focused)
    box = control.box
    left, right = box.x + box.width * 0.56 + 42, box.right - 46
    width = (right - left) / 10
    full: Colour = GOLD if focused else mixed(LILAC, PANEL, 0.2)
    for step in range(10):
        lit = level >= (step + 1) * VOLUME_STEP
        canvas.panel(
            Box(left + step * width + 2, box.bottom - 13, width - 4, 6), full if lit else FAINT, opacity=1, radius=2
        )


def turned(values: Sequence[Any], now: object, by: int) -> Any:
    """The value so many places further, around the end; from an unknown one to the first."""
    place = values.index(now) + by if now in values else 0
    return values[place % len(values)]


def _nearest(values: Sequence[int], value: int) -> int:
    """A value that was stored by hand need not be one of ours."""
    return min(values, key=lambda one: abs(one - value))
