"""The end of a match of TEN: the rows are counted, the winner is crowned, and in solo the ladder goes on."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.intents import Clicked, Input, Intent, Press
from tenarcade.client.palette import GOLD, MINT, SKY, VIOLET, Colour
from tenarcade.client.scene import Scene
from tenarcade.client.widgets import draw_button, draw_heading, draw_hints
from tenarcade.core.setup import SetupRefused
from tenarcade.play.seating import Seating
from tenarcade.play.session import Session
from tenarcade.play.table import OptionValue
from tenarcade.rules.ten.state import PERSON, State
from tenarcade.scenes.confetti import Confetti
from tenarcade.scenes.games.ten.rung_view import Climb, climb_of, draw_climb
from tenarcade.scenes.games.ten.sheet_view import ROWS, Column, boxes_in, draw_column, draw_legend
from tenarcade.scenes.games.ten.tableau import AUTOMA_SITTER
from tenarcade.scenes.games.ten.verdict import headline, reason
from tenarcade.scenes.start import begin_match

ROW_SECONDS = 0.7
AREA = Box(32, 140, 1216, 436)
RUNG_WIDTH = 330.0
FILLS: dict[str, Colour] = {"next": MINT, "rematch": GOLD, "table": SKY, "ladder": SKY, "title": VIOLET}


class ResultsScene(Scene):
    music = "music-results"

    def __init__(self, arcade: Arcade, session: Session, seating: Seating) -> None:
        super().__init__(arcade)
        outcome = session.match.outcome()
        assert outcome is not None
        self._outcome = outcome
        self._seating = seating
        self._options: dict[str, OptionValue] = dict(session.match.table.options)
        self._state: State = session.match.state
        self._words = partial(arcade.words, session.match.rules)
        self._climb: Climb | None = climb_of(arcade, seating, self._state, outcome) if self._state.is_solo else None
        self._rows = 0.0
        self._counting = True
        self._since_counted = 0.0
        self._confetti = self._celebration()
        self.focus.name = "rematch"

    def _celebration(self) -> Confetti | None:
        if self._climb is None:
            return Confetti(50, 1.5) if self._is_a_persons_win() else None
        if not self._climb.won:
            return None
        return Confetti(260, 7.0) if self._climb.is_last else Confetti(90, 2.5)

    def _is_a_persons_win(self) -> bool:
        return any(seat in self._seating.people for seat in self._outcome.winners)

    # -- who is there -------------------------------------------------------------------------------------------

    def columns(self) -> list[Column]:
        state = self._state
        sitters = [*self._seating.sitters]
        if state.is_solo:
            sitters.append(replace(AUTOMA_SITTER, name=self._words().text("automa")))
        return [Column(*parts) for parts in zip(sitters, state.players, state.sheets, strict=True)]

    def shown_points(self) -> tuple[int, ...]:
        """The totals as they are drawn now."""
        return tuple(sum(column.counted(self._rows)) for column in self.columns())

    # -- controls -----------------------------------------------------------------------------------------------

    def controls(self) -> Sequence[Control]:
        say = self.arcade.say
        ways: list[tuple[str, str, Callable[[], None]]] = [
            ("rematch", say("finish-rematch"), self._rematch),
            ("table", say("finish-new-table"), partial(self.arcade.go, "join", self._seating.game)),
            ("title", say("finish-title"), self.back),
        ]
        if self._climb is not None:
            ways[1] = ("ladder", say("finish-ladder"), self._to_ladder)
            if (target := self._climb.next_target) is not None:
                words = self._words()
                ways.insert(1, ("next", words.text("results-next", {"target": target}), partial(self._play, target)))
        width = (AREA.width - 14 * (len(ways) - 1)) / len(ways)
        return [
            Control(name, "button", label, Box(AREA.x + place * (width + 14), 596, width, 58), act)
            for place, (name, label, act) in enumerate(ways)
        ]

    def _rematch(self) -> None:
        self._begin(self._options)

    def _play(self, target: int) -> None:
        self._begin({**self._options, "target": target})

    def _begin(self, options: dict[str, OptionValue]) -> None:
        try:
            begin_match(self.arcade, self._seating, options)
        except SetupRefused as error:
            self.arcade.tell(self._words().refusal(error.refusal))

    def _to_ladder(self) -> None:
        self.arcade.go("ladder", self._seating.game, self._seating.sitters[PERSON].profile)

    def back(self) -> None:
        self.arcade.go("title")

    # -- counting -----------------------------------------------------------------------------------------------

    def take(self, given: Input) -> None:
        """While the rows are counted a press ends the counting, and does nothing else."""
        if not self._counting:
            super().take(given)
        elif isinstance(given, Press | Clicked):
            self._rows = float(ROWS)
            self._end_counting()

    def step(self, seconds: float) -> None:
        if not self._counting:
            self._since_counted += seconds
            return
        settings = self.arcade.settings
        if settings.instant or settings.reduced_motion:
            self._rows = float(ROWS)
        before = self._rows
        self._rows = min(float(ROWS), before + seconds * settings.speed / 100 / ROW_SECONDS)
        if int(before) != int(self._rows) or not before:
            self.arcade.speaker.play("count")
        if self._rows >= ROWS:
            self._end_counting()

    def _end_counting(self) -> None:
        self._counting = False
        self.arcade.speaker.play(self._closing_sound())

    def _closing_sound(self) -> str:
        if self._climb is not None:
            won = "ladder-complete" if self._climb.is_last else "rung-won"
            return won if self._climb.won else "match-lost"
        return "match-won" if self._is_a_persons_win() or not self._seating.people else "match-lost"

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, ahead: float) -> None:
        words, columns = self._words(), self.columns()
        canvas.background()
        if self._counting:
            draw_heading(canvas, words.text("results-heading"))
        else:
            names = [column.sitter.name for column in columns]
            draw_heading(
                canvas, headline(self._state, self._outcome, names, words), reason(self._state, self._outcome, words)
            )
        draw_legend(canvas, Spot(1244, 62), words)
        for seat, (column, box) in enumerate(zip(columns, self._boxes(), strict=True)):
            crowned = not self._counting and seat in self._outcome.winners
            draw_column(canvas, column, box, words, self._rows, crowned=crowned)
        if self._climb is not None:
            box = Box(AREA.right - RUNG_WIDTH, AREA.y, RUNG_WIDTH, AREA.height)
            draw_climb(canvas, self._climb, box, words, self.arcade.language, told=not self._counting)
        if self._confetti is not None and not self._counting and not self.arcade.settings.reduced_motion:
            self._confetti.draw(canvas, self._since_counted + ahead)
        self._draw_buttons(canvas)

    def _boxes(self) -> list[Box]:
        if self._climb is None:
            return boxes_in(AREA, len(self._state.players))
        return boxes_in(Box(AREA.x, AREA.y, AREA.width - RUNG_WIDTH - 14, AREA.height), len(self._state.players))

    def _draw_buttons(self, canvas: Canvas) -> None:
        controls = self.controls()
        focused = self.focus.settle(controls)
        for control in controls:
            is_focused = focused is not None and control.name == focused.name
            draw_button(canvas, control, focused=is_focused, fill=FILLS[control.name])
        devices = self.arcade.devices
        word = self.arcade.say("finish-hint-skip" if self._counting else "hint-choose")
        draw_hints(canvas, [(devices.cap(devices.in_hand, Intent.CONFIRM), word)])
