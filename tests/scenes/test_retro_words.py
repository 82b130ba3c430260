"""Everything 10 Retro writes on the screen fits its place, in every language, with few seats and with all."""

from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Fit, Spot
from tenarcade.client.intents import Intent, Press, Released
from tenarcade.core.dice import Dice
from tenarcade.rules.retro.actions import Open, PlayFirst, Protect
from tenarcade.scenes.games.retro.results import ResultsScene
from tenarcade.scenes.games.retro.table import RetroTable
from tenarcade.scenes.start import begin_match
from tests.rules.retro_table import place, table
from tests.scenes.company import DEVICES, company, settle
from tests.scenes.retro_hands import decide, sit_down

LANGUAGES = ("en", "de", "pl")
PHASES = {"first", "open", "protect", "second", "name"}
SEATINGS = {2: company("retro", DEVICES[:2]), 4: company("retro", DEVICES[:4]), 7: company("retro", DEVICES[:7])}


class Reader(Canvas):
    """A canvas that remembers where lines of text stand, in pixels."""

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas.surface, canvas.fit, canvas.sprites, canvas.text_scale)
        self.lines: list[tuple[str, float, float, float, float]] = []

    def _onto(self, picture: pygame.Surface, fit: Fit) -> Canvas:
        layer = Reader(Canvas(picture, fit, self.sprites, self.text_scale))
        layer.clipped, layer.lines = self.clipped, self.lines
        return layer

    def text(self, words: str, spot: Spot, size: float = 18, *args: Any, **more: Any) -> float:
        width = super().text(words, spot, size, *args, **more)
        if words:
            left = spot.x - {"left": 0.0, "centre": width / 2, "right": width}[more.get("align", "left")]
            # Only the middle of a line is sure to be inked.
            self.lines.append((words, left, spot.y - size * 0.3, left + width, spot.y + size * 0.3))
        return width

    def clashes(self) -> list[tuple[str, str]]:
        return [
            (one[0], other[0])
            for place, one in enumerate(self.lines)
            for other in self.lines[:place]
            if min(one[3], other[3]) - max(one[1], other[1]) > 1 and min(one[4], other[4]) - max(one[2], other[2]) > 1
        ]


def read(scene: Any, canvas: Canvas) -> None:
    reader = Reader(canvas)
    scene.draw(reader, 0.0)
    assert reader.clipped == []
    assert reader.clashes() == []


def look_at(arcade: Arcade, scene: RetroTable, canvas: Canvas) -> None:
    """The closed table, then with an open hand and every control in focus, in both steps of a choice."""
    assert scene.person is not None
    device = scene.seating.sitters[scene.person].device
    assert device is not None
    read(scene, canvas)
    arcade.step((Press(device, Intent.PEEK),), 0.0)
    for control in scene.controls():
        scene.focus.take(control)
        read(scene, canvas)
        if control.role == "card" and scene.shown.phase in ("first", "open") and control.enabled:
            _look_at_second_step(scene, canvas, control.name)
    arcade.step((Released(device, Intent.PEEK),), 0.0)


def _look_at_second_step(scene: RetroTable, canvas: Canvas, name: str) -> None:
    kind, _, number = name.partition("-")
    if kind == "hand":
        scene._pick(int(number))
    elif not scene.shown.places[int(number)].protection:
        return
    else:
        scene._aim(int(number))
    for control in scene.controls():
        scene.focus.take(control)
        read(scene, canvas)
    scene.back()


@pytest.mark.parametrize("seats", SEATINGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_or_written_over(arcade: Arcade, canvas: Canvas, language: str, seats: int) -> None:
    """Each phase once; the dice see to it that hands, chips and protection differ."""
    arcade.change(replace(arcade.settings, language=language, instant=True))
    scene = sit_down(arcade, SEATINGS[seats])
    dice, seen = Dice(seats), set()
    while arcade.scene is scene:
        phase = scene.shown.phase
        if phase not in seen or dice.below(40) == 0:
            seen.add(phase)
            look_at(arcade, scene, canvas)
        decide(arcade, scene, dice)
        settle(arcade, scene)
    assert seen >= PHASES
    assert isinstance(arcade.scene, ResultsScene)
    arcade.step((Press("keys-right", Intent.CONFIRM),), 0.0)
    read(arcade.scene, canvas)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_auction_of_seven_fits(arcade: Arcade, canvas: Canvas, language: str) -> None:
    """For a card that has gone round: the longest sentences there are."""
    arcade.change(replace(arcade.settings, language=language, instant=True))
    scene = sit_down(arcade, SEATINGS[7])
    rivals = [place("1 2 3", 5, down=card) for card in ("8", "6", "7", "p5", "9")]
    scene.session.match.state = table(place("p8 10 J", down="p7"), *rivals, place("1 2 3", down="p6"), phase="open")
    scene._settle()
    for action in (Open(1, 1), Protect(2), Protect(0), Open(2, 1), Protect(0), Protect(2), Open(0, 3)):
        assert scene.person is not None
        scene.do(scene.person, action)
        settle(arcade, scene)
    assert scene.shown.phase == "auction"
    look_at(arcade, scene, canvas)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_told_fits(arcade: Arcade, canvas: Canvas, language: str) -> None:
    arcade.change(replace(arcade.settings, language=language))
    begin_match(arcade, company("retro", [], bots=7, bot="sharp"), {}, seed=2)
    scene = arcade.scene
    assert isinstance(scene, RetroTable)
    seen = set()
    while not scene.is_done:
        arcade.step((), 0.05)
        current = scene.timeline.current
        if current is not None and type(current) not in seen:
            seen.add(type(current))
            read(scene, canvas)
    assert len(seen) > 20


def test_a_reader_notices_what_is_written_over(canvas: Canvas) -> None:
    reader = Reader(canvas)
    for x in (100, 110):
        reader.text("ten", Spot(x, 100))
    assert reader.clashes() == [("ten", "ten")]


def test_the_first_step_names_the_card_that_is_picked(arcade: Arcade) -> None:
    scene = sit_down(arcade, company("retro", ["keys-right"], bots=1))
    scene.session.match.state = table(place("p5 1 2 3"), place("1 2 3 4"))
    scene._settle()
    scene._pick(0)
    told = [control.value for control in scene.controls() if control.name == "play-up-0"]
    assert told == ["Everybody sees the penalty 5 (7 points). Anybody may take it for 1 chip to the pot."]
    assert scene.session.match.refusal(0, PlayFirst("p5", face_up=True, chips=0)) is None
