"""The latest results: when, which game, who, and who won."""

from collections.abc import Sequence
from datetime import UTC, datetime

from tenarcade.catalog import game_names, rules_of
from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.intents import Input, Intent, Wheeled
from tenarcade.client.palette import CREAM, FAINT, GOLD, LILAC, PANEL, VIOLET
from tenarcade.client.scene import Scene
from tenarcade.client.widgets import draw_button, draw_heading, draw_hints
from tenarcade.scenes.emblems import draw_crown
from tenarcade.scenes.scrolling import Scroll
from tenarcade.storage.records import Result
from tenarcade.wording import Words

IN_VIEW = 6
ROW = Box(64, 134, 1152, 66)
PITCH = 75.0
STRIP = Box(1222, 134, 44, IN_VIEW * PITCH - 9)
PEOPLE_X, IN_A_LINE = 392.0, 4


class Records(Scene):
    """Up and down move the list, as the wheel does: nothing in it is to be chosen."""

    def __init__(self, arcade: Arcade) -> None:
        super().__init__(arcade)
        self._results = arcade.store.results(None)
        self._scroll = Scroll(IN_VIEW, STRIP)
        self.focus.name = "back"

    def controls(self) -> Sequence[Control]:
        back = Control("back", "button", self.arcade.say("ladder-back"), Box(916, 592, 300, 58), self.back)
        return [*self._arrows(), back]

    def _arrows(self) -> list[Control]:
        say = self.arcade.say
        return self._scroll.controls(len(self._results), (say("hint-up"), say("hint-down")), self._scroll_by)

    def back(self) -> None:
        self.arcade.go("profiles")

    def take(self, given: Input) -> None:
        if isinstance(given, Wheeled):
            self._scroll_by(-given.notches)
        else:
            super().take(given)

    def _steer(self, way: Intent, focused: Control | None, controls: Sequence[Control]) -> None:
        if way in (Intent.UP, Intent.DOWN):
            self._scroll_by(1 if way == Intent.DOWN else -1)
        else:
            super()._steer(way, focused, controls)

    def _scroll_by(self, rows: int) -> None:
        if self._scroll.by(rows, len(self._results)):
            self.arcade.speaker.play("focus")

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, ahead: float) -> None:
        say = self.arcade.say
        canvas.background()
        draw_heading(canvas, say("records-heading"), say("records-note"))
        for place, row in enumerate(self._scroll.rows(len(self._results))):
            self._draw_result(canvas, self._results[row], ROW.moved(down=place * PITCH))
        if not self._results:
            canvas.paragraph(say("records-none"), Box(240, 280, 800, 120), 22, CREAM, align="centre")
        focused = self.focus.settle(self.controls())
        name = focused.name if focused else ""
        self._scroll.draw(canvas, len(self._results), self._arrows(), name)
        draw_button(canvas, self.controls()[-1], focused=name == "back", fill=VIOLET)
        devices, hand = self.arcade.devices, self.arcade.devices.in_hand
        hints = [
            (devices.cap(hand, Intent.UP), say("hint-up")),
            (devices.cap(hand, Intent.DOWN), say("hint-down")),
            (devices.cap(hand, Intent.BACK), say("hint-back")),
        ]
        draw_hints(canvas, hints)

    def _draw_result(self, canvas: Canvas, result: Result, box: Box) -> None:
        canvas.panel(box, PANEL, opacity=0.94, radius=14, edge=FAINT)
        date, time = told_when(result.finished_at, self.arcade.words())
        canvas.text(date, Spot(box.x + 20, box.y + 23), min(17.0, 21 / canvas.text_scale), CREAM, width=150)
        canvas.text(time, Spot(box.x + 20, box.y + 46), min(15.0, 18 / canvas.text_scale), LILAC, width=150)
        canvas.text(self._game_name(result), Spot(box.x + 182, box.centre.y), 21, GOLD, face="title", width=132)
        self._draw_people(canvas, result, Box(PEOPLE_X, box.y + 4, box.right - PEOPLE_X - 10, box.height - 8))

    def _game_name(self, result: Result) -> str:
        """A game that was played once may be gone by now."""
        return self.arcade.words(rules_of(result.game)).text("name") if result.game in game_names() else result.game

    def _draw_people(self, canvas: Canvas, result: Result, box: Box) -> None:
        lines = -(-len(result.names) // IN_A_LINE)
        width = box.width / IN_A_LINE
        for seat, (name, score) in enumerate(zip(result.names, result.scores, strict=False)):
            middle = box.y + box.height * (seat // IN_A_LINE + 0.5) / lines
            left = box.x + seat % IN_A_LINE * width
            is_winner = seat in result.winners
            if is_winner:
                draw_crown(canvas, Spot(left + 13, middle), 22)
            colour, face = (GOLD, "bold") if is_winner else (CREAM, "plain")
            size = min(18.0, (22 if lines > 1 else 30) / canvas.text_scale)
            reach = canvas.text(name, Spot(left + 30, middle), size, colour, face=face, width=width - 82)
            canvas.text(_signed(score), Spot(left + 38 + reach, middle), size, colour, face="bold", width=44)


def _signed(score: int) -> str:
    return f"−{-score}" if score < 0 else str(score)


def told_when(seconds: float, words: Words) -> tuple[str, str]:
    """Day and time by the clock on the wall."""
    when = datetime.fromtimestamp(seconds, tz=UTC).astimezone()
    date = words.text("records-date", {"day": str(when.day), "month": when.month, "year": str(when.year)})
    return date, f"{when:%H:%M}"
