"""The end of a match: something is counted, somebody is crowned, and one press plays again."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box
from tenarcade.client.intents import Clicked, Input, Intent, Press
from tenarcade.client.palette import GOLD, MINT, SKY, VIOLET, Colour
from tenarcade.client.scene import Scene
from tenarcade.client.widgets import draw_button, draw_hints
from tenarcade.core.setup import SetupRefused
from tenarcade.play.ladder import CLIMBER, attempt_of
from tenarcade.play.match import Played
from tenarcade.play.seating import Seating
from tenarcade.play.table import OptionValue
from tenarcade.scenes.climb import Climb, climb_of, draw_climb
from tenarcade.scenes.confetti import Confetti
from tenarcade.scenes.start import begin_match, begin_rung
from tenarcade.wording import Words

AREA = Box(32, 140, 1216, 436)
RUNG_WIDTH = 330.0
FILLS: dict[str, Colour] = {"next": MINT, "rematch": GOLD, "table": SKY, "ladder": SKY, "title": VIOLET}


class MatchResults(Scene, ABC):
    """`counted` runs from 0 to `parts`, at `part_seconds` each; what it counts is up to the game."""

    music = "music-results"
    parts = 1
    part_seconds = 0.7

    def __init__(self, arcade: Arcade, session: Played, seating: Seating) -> None:
        super().__init__(arcade)
        outcome = session.match.outcome()
        assert outcome is not None
        self.outcome = outcome
        self.seating = seating
        self.rules = session.match.rules
        # Tells this picture from that of any other match.
        self._match = session.match
        self._options: dict[str, OptionValue] = dict(session.match.table.options)
        self.climb: Climb | None = self._climb() if seating.rung is not None else None
        self.counted = 0.0
        self.is_counting = True
        self.since_counted = 0.0
        self._confetti = self._celebration()
        self.focus.name = "next" if self.climb and self.climb.next_target else "rematch"

    def _climb(self) -> Climb:
        attempt = attempt_of(self.outcome, lowest_wins=self.rules.info.lowest_wins)
        return climb_of(self.arcade, self.seating, str(self._options.get("edition", "")), attempt)

    def _celebration(self) -> Confetti | None:
        if self.climb is None:
            return Confetti(50, 1.5) if self._is_a_persons_win() else None
        if not self.climb.won:
            return None
        return Confetti(260, 7.0) if self.climb.is_last else Confetti(90, 2.5)

    def _is_a_persons_win(self) -> bool:
        return any(seat in self.seating.people for seat in self.outcome.winners)

    @property
    def words(self) -> Words:
        return self.arcade.words(self.rules)

    @property
    def room(self) -> Box:
        """Where a game shows its count: beside the rung, if there is one."""
        return AREA if self.climb is None else Box(AREA.x, AREA.y, AREA.width - RUNG_WIDTH - 14, AREA.height)

    # -- controls -----------------------------------------------------------------------------------------------

    def controls(self) -> Sequence[Control]:
        say = self.arcade.say
        ways: list[tuple[str, str, Callable[[], None]]] = [
            ("rematch", say("finish-rematch"), self._rematch),
            ("table", say("finish-new-table"), partial(self.arcade.go, "join", self.seating.game)),
            ("title", say("finish-title"), self.back),
        ]
        if self.climb is not None:
            ways[1] = ("ladder", say("finish-ladder"), self._to_ladder)
            if (target := self.climb.next_target) is not None:
                ways.insert(1, ("next", say("climb-next", target=target), partial(self._play_rung, target)))
        width = (AREA.width - 14 * (len(ways) - 1)) / len(ways)
        return [
            Control(name, "button", label, Box(AREA.x + place * (width + 14), 596, width, 58), act)
            for place, (name, label, act) in enumerate(ways)
        ]

    def _rematch(self) -> None:
        """The same people at the same table, by the same options."""
        try:
            begin_match(self.arcade, self.seating, self._options)
        except SetupRefused as error:
            self.arcade.tell(self.words.refusal(error.refusal))

    def _play_rung(self, target: int) -> None:
        begin_rung(self.arcade, self.seating.game, target, str(self._options.get("edition", "")), self._climber())

    def _climber(self) -> int | None:
        return self.seating.sitters[CLIMBER].profile

    def _to_ladder(self) -> None:
        self.arcade.go("ladder", self.seating.game, self._climber())

    def back(self) -> None:
        self.arcade.go("title")

    # -- counting -----------------------------------------------------------------------------------------------

    def take(self, given: Input) -> None:
        """While something is counted a press ends the counting, and does nothing else."""
        if not self.is_counting:
            super().take(given)
        elif isinstance(given, Press | Clicked):
            self.counted = float(self.parts)
            self._end_counting()

    def step(self, seconds: float) -> None:
        if not self.is_counting:
            self.since_counted += seconds
            return
        settings = self.arcade.settings
        if settings.instant or settings.reduced_motion:
            self.counted = float(self.parts)
        before = self.counted
        self.counted = min(float(self.parts), before + seconds * settings.speed / 100 / self.part_seconds)
        if int(before) != int(self.counted) or not before:
            self.arcade.speaker.play("count")
        if self.counted >= self.parts:
            self._end_counting()

    def _end_counting(self) -> None:
        self.is_counting = False
        self.arcade.speaker.play(self._closing_sound())

    def _closing_sound(self) -> str:
        if self.climb is not None:
            won = "ladder-complete" if self.climb.is_last else "rung-won"
            return won if self.climb.won else "match-lost"
        return "match-won" if self._is_a_persons_win() or not self.seating.people else "match-lost"

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, ahead: float) -> None:
        devices = self.arcade.devices
        still = (self._match, self.counted, self.is_counting, self.focus.name, devices.in_hand)
        canvas.layer((still, self.arcade.language, self.arcade.settings), self._paint_still)
        if self._confetti is not None and not self.is_counting and not self.arcade.settings.reduced_motion:
            self._confetti.draw(canvas, self.since_counted + ahead)

    def _paint_still(self, canvas: Canvas) -> None:
        canvas.background()
        self.draw_count(canvas)
        if self.climb is not None:
            box = Box(AREA.right - RUNG_WIDTH, AREA.y, RUNG_WIDTH, AREA.height)
            words = self.arcade.words()
            draw_climb(canvas, self.climb, box, words, self.arcade.language, told=not self.is_counting)
        self._draw_buttons(canvas)

    @abstractmethod
    def draw_count(self, canvas: Canvas) -> None:
        """The heading, and what was counted so far, in `room`."""

    def _draw_buttons(self, canvas: Canvas) -> None:
        controls = self.controls()
        focused = self.focus.settle(controls)
        for control in controls:
            is_focused = focused is not None and control.name == focused.name
            draw_button(canvas, control, focused=is_focused, fill=FILLS[control.name])
        devices = self.arcade.devices
        word = self.arcade.say("finish-hint-skip" if self.is_counting else "hint-choose")
        draw_hints(canvas, [(devices.cap(devices.in_hand, Intent.CONFIRM), word)])
