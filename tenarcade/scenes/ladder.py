"""The solo ladder: a tower of rungs, who climbs it, and by which edition."""

import math
from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace

from tenarcade.catalog import game_names, rules_of
from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Align, Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.intents import Intent
from tenarcade.client.palette import CREAM, FAINT, GOLD, INDIGO, INK, LILAC, PANEL, VIOLET, Colour, mixed
from tenarcade.client.scene import Scene
from tenarcade.client.widgets import (
    draw_arrow,
    draw_badge,
    draw_button,
    draw_choice,
    draw_focus,
    draw_heading,
    draw_hints,
)
from tenarcade.play.ladder import LevelFileRefused, Rung, Worded, has_ladder, highest_open, load_ladder
from tenarcade.scenes.emblems import draw_crown, draw_glow, draw_medal, draw_padlock
from tenarcade.scenes.games.catalog import is_playable
from tenarcade.scenes.party import LOOKS
from tenarcade.scenes.start import begin_rung
from tenarcade.storage.records import RungRecord

EDITIONS = ("pl", "de")

TOWER_X, TOWER_TOP, TOWER_BOTTOM = 410, 146, 656
FOOT_WIDTH, NARROWING, SLAB_GAP = 744, 28, 8
SIDE = Box(812, 136, 428, 520)
CHOICE_STEP = 84
# Beyond this the second line of a slab would run into the first; the side panel has it too.
TWO_LINES_UP_TO = 1.3


def in_language(text: Worded, language: str) -> str:
    said: str = getattr(text, language, text.en)
    return said


class LadderScene(Scene):
    music = "music-ladder"

    def __init__(self, arcade: Arcade, game: str, profile: int | None = None) -> None:
        super().__init__(arcade)
        self._games = [name for name in game_names() if is_playable(name) and has_ladder(name)]
        self._game = game
        self._time = 0.0
        self._trouble = ""
        self._rungs = self._load()
        known = arcade.store.profiles
        self._profile = next((one for one in known if one.id == profile), known[0] if known else None)
        self._shown: int | None = None

    def _load(self) -> tuple[Rung, ...]:
        try:
            return load_ladder(self._game).rung
        except LevelFileRefused as error:
            self._trouble = str(error)
            return ()

    # -- how things stand ---------------------------------------------------------------------------------------

    @property
    def _has_editions(self) -> bool:
        """A rung without bots is played against the game's own opponent, by the rules of an edition."""
        return not any(rung.bots for rung in self._rungs)

    @property
    def _edition(self) -> str:
        return self.arcade.settings.edition if self._has_editions else ""

    def _ladder(self) -> dict[int, Rung]:
        """The rungs of this edition by their target, from the lowest up."""
        own = [rung for rung in self._rungs if not self._edition or self._edition in rung.editions]
        return {rung.target: rung for rung in sorted(own, key=lambda rung: rung.target)}

    def _records(self) -> dict[int, RungRecord]:
        return self.arcade.store.rungs(self._profile.id, self._game, self._edition) if self._profile else {}

    def _next(self) -> int:
        return highest_open([*self._ladder()], [target for target, record in self._records().items() if record.wins])

    def is_complete(self) -> bool:
        ladder = self._ladder()
        return bool(ladder) and self._next() > max(ladder)

    # -- controls -----------------------------------------------------------------------------------------------

    def controls(self) -> Sequence[Control]:
        return [*self._rung_controls(), *self._side_controls()] if not self._trouble else []

    def _rung_controls(self) -> list[Control]:
        ladder = self._ladder()
        if not ladder:
            return []
        highest, records = self._next(), self._records()
        pitch = (TOWER_BOTTOM - TOWER_TOP + SLAB_GAP) / 7
        controls = []
        for place, (target, rung) in enumerate(ladder.items()):
            width = FOOT_WIDTH - place * NARROWING
            top = TOWER_BOTTOM + SLAB_GAP - (place + 1) * pitch
            controls.append(
                Control(
                    f"rung-{target}",
                    "button",
                    in_language(rung.title, self.arcade.language),
                    Box(TOWER_X - width / 2, top, width, pitch - SLAB_GAP),
                    partial(self._start, target),
                    value=self._record_said(records.get(target, RungRecord())),
                    enabled=target <= highest,
                )
            )
        return controls

    def _side_controls(self) -> list[Control]:
        return [
            *self._choices(),
            Control(
                "back",
                "button",
                self.arcade.say("ladder-back"),
                Box(SIDE.x, SIDE.bottom - 58, SIDE.width, 54),
                self.back,
            ),
        ]

    def _choices(self) -> list[Control]:
        """Who climbs, and on which ladder; two in a row."""
        say = self.arcade.say
        words = self.arcade.words(rules_of(self._game))
        profile = self._profile.name if self._profile else say("ladder-first-name")
        rows: list[tuple[str, str, str, Callable[[int], None]]] = [
            ("profile", say("ladder-profile"), profile, self._change_profile)
        ]
        if len(self._games) > 1:
            rows.append(("game", say("ladder-game"), words.text("name"), self._change_game))
        if self._has_editions:
            edition = words.text(f"option-edition-{self._edition}")
            rows.append(("edition", say("ladder-edition-label"), edition, self._change_edition))
        half = SIDE.width / 2 - 6
        return [
            Control(
                name,
                "choice",
                label,
                Box(SIDE.x + place % 2 * (half + 12), SIDE.y + place // 2 * CHOICE_STEP, half, 72),
                partial(change, 1),
                value=value,
                adjust=change,
            )
            for place, (name, label, value, change) in enumerate(rows)
        ]

    def _record_said(self, record: RungRecord) -> str:
        if not record.attempts:
            return self.arcade.say("ladder-untried")
        return self.arcade.say(
            "ladder-record", attempts=record.attempts, wins=record.wins, margin=_signed(record.best_margin or 0)
        )

    def _change_profile(self, by: int) -> None:
        known = self.arcade.store.profiles
        if self._profile is not None and known:
            places = [one.id for one in known]
            self._profile = known[(places.index(self._profile.id) + by) % len(known)]
            self._shown = None

    def _change_game(self, by: int) -> None:
        self._game = self._games[(self._games.index(self._game) + by) % len(self._games)]
        self._rungs = self._load()
        self._shown = None

    def _change_edition(self, by: int) -> None:
        edition = EDITIONS[(EDITIONS.index(self.arcade.settings.edition) + by) % len(EDITIONS)]
        self.arcade.change(replace(self.arcade.settings, edition=edition))
        self._shown = None

    def _start(self, target: int) -> None:
        climber = self._profile.id if self._profile else None
        begin_rung(self.arcade, self._game, target, self._edition, climber)

    def refused(self, control: Control) -> None:
        self.arcade.tell(self.arcade.say("ladder-locked", target=self._next()))

    def back(self) -> None:
        self.arcade.go("title")

    def step(self, seconds: float) -> None:
        self._time += seconds
        if self._trouble:
            self.arcade.tell(self._trouble)
            self.arcade.go("title")
            return
        ladder = self._ladder()
        if self.focus.name is None and ladder:
            self.focus.name = f"rung-{min(self._next(), max(ladder))}"
        focused = (self.focus.name or "").removeprefix("rung-")
        if focused.isdigit() and int(focused) in ladder:
            self._shown = int(focused)

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, ahead: float) -> None:
        canvas.background()
        if self._trouble:
            return
        say = self.arcade.say
        draw_heading(canvas, say("ladder-heading"), say("ladder-note"))
        focused = self.focus.settle(self.controls())
        name = focused.name if focused else ""
        pulse = 0.5 if self.arcade.settings.reduced_motion else 0.5 + 0.5 * math.sin((self._time + ahead) * 3.2)
        for control in self._rung_controls():
            self._draw_slab(canvas, control, control.name == name, pulse)
        *choices, back = self._side_controls()
        for choice in choices:
            draw_choice(canvas, choice, focused=choice.name == name)
        colour, shape = (self._profile.colour, self._profile.shape) if self._profile else LOOKS[0]
        draw_badge(canvas, Spot(SIDE.x + 24, SIDE.y + 20), 26, colour, shape, choices[0].value)
        self._draw_detail(canvas, choices[-1].box.bottom + 14)
        draw_button(canvas, back, focused=back.name == name, fill=VIOLET)
        if self.is_complete():
            self._draw_banner(canvas)
        hand, devices = self.arcade.devices.in_hand, self.arcade.devices
        hints = [
            (devices.cap(hand, Intent.CONFIRM), say("ladder-hint-play")),
            (devices.cap(hand, Intent.BACK), say("ladder-back")),
        ]
        draw_hints(canvas, hints)

    def _draw_slab(self, canvas: Canvas, control: Control, focused: bool, pulse: float) -> None:
        target = int(control.name.removeprefix("rung-"))
        won = self._is_won(target)
        is_next = target == self._next()
        box = control.box
        if is_next:
            draw_glow(canvas, box, 14, pulse)
        fill: Colour = mixed(GOLD, PANEL, 0.08) if won else INDIGO if control.enabled else PANEL
        canvas.panel(box.moved(down=5), mixed(fill, INK, 0.5), opacity=0.95, radius=14)
        edge = None if won else GOLD if is_next else FAINT
        canvas.panel(
            box, fill, opacity=1.0 if control.enabled else 0.82, radius=14, edge=edge, sheen=0.22 if won else 0.0
        )
        if focused:
            draw_focus(canvas, box, 14)
        draw_medal(canvas, Spot(box.x + 42, box.centre.y), 48, target, gold=won, dim=not control.enabled)
        text = INK if won else CREAM if control.enabled else LILAC
        room = box.width - 170
        two_lines = control.enabled and canvas.text_scale <= TWO_LINES_UP_TO
        title = Spot(box.x + 84, box.y + box.height * (0.34 if two_lines else 0.5))
        canvas.text(control.label, title, 21, text, face="bold", width=room)
        if two_lines:
            faded = mixed(text, fill, 0.16)
            canvas.text(control.value, Spot(box.x + 84, box.y + box.height * 0.71), 16, faded, width=room)
        self._draw_sign(canvas, Spot(box.right - 40, box.centre.y), target, won, control.enabled)

    def _draw_sign(self, canvas: Canvas, centre: Spot, target: int, won: bool, open_: bool) -> None:
        if won and target == max(self._ladder()):
            draw_crown(canvas, centre, 44, CREAM)
        elif won:
            canvas.shape("star", centre, 38, CREAM)
        elif open_:
            draw_arrow(canvas, centre, left=False, colour=GOLD)
        else:
            draw_padlock(canvas, centre, 30)

    def _is_won(self, target: int) -> bool:
        return self._records().get(target, RungRecord()).wins > 0

    def _draw_banner(self, canvas: Canvas) -> None:
        box = Box(SIDE.x + 76, 34, SIDE.width - 76, 64)
        canvas.panel(box, GOLD, opacity=1, radius=18, sheen=0.35)
        draw_crown(canvas, Spot(box.x + 42, box.centre.y), 50, CREAM)
        canvas.text(
            self.arcade.say("ladder-complete"),
            Spot(box.x + 80, box.centre.y),
            23,
            INK,
            face="bold",
            width=box.width - 100,
        )

    def _draw_detail(self, canvas: Canvas, top: float) -> None:
        ladder = self._ladder()
        box = Box(SIDE.x, top, SIDE.width, SIDE.bottom - 74 - top)
        canvas.panel(box, PANEL, opacity=0.94, radius=18, edge=FAINT)
        if not ladder:
            canvas.paragraph(self.arcade.say("ladder-empty"), box.inset(24), 18, CREAM)
            return
        target = self._shown if self._shown in ladder else min(self._next(), max(ladder))
        assert target is not None
        self._draw_rung_detail(canvas, box, ladder[target])

    def _draw_rung_detail(self, canvas: Canvas, box: Box, rung: Rung) -> None:
        say, target = self.arcade.say, rung.target
        won, locked = self._is_won(target), target > self._next()
        draw_medal(canvas, Spot(box.x + 62, box.y + 60), 76, target, gold=won, dim=locked)
        title = in_language(rung.title, self.arcade.language)
        canvas.text(title, Spot(box.x + 118, box.y + 46), 27, GOLD, face="title", width=box.width - 138)
        canvas.text(
            say("ladder-target", target=target), Spot(box.x + 118, box.y + 80), 17, LILAC, width=box.width - 138
        )
        inner = Box(box.x + 24, box.y + 116, box.width - 48, box.height - 132)
        record = self._record_said(self._records().get(target, RungRecord()))
        sentences: list[tuple[str, float, Colour]] = [
            (self.arcade.words(rules_of(self._game)).text("rung-note", {"target": target}), 18, CREAM)
        ]
        if locked:
            sentences.append((say("ladder-locked", target=target - 1), 17, LILAC))
        else:
            sentences.append((record, 17, LILAC))
        if won:
            sentences.append((in_language(rung.praise, self.arcade.language), 18, GOLD))
        draw_sentences(canvas, inner, sentences)


def draw_sentences(
    canvas: Canvas, box: Box, sentences: Sequence[tuple[str, float, Colour]], align: Align = "left"
) -> None:
    """One below the other, each with its share of the room at the least; LILAC ones are beside the point."""
    y = box.y
    for place, (sentence, size, colour) in enumerate(sentences):
        room = (box.bottom - y) / (len(sentences) - place) - 8
        face = "plain" if colour == LILAC else "bold"
        y += canvas.paragraph(sentence, Box(box.x, y, box.width, room), size, colour, face=face, align=align) + 12


def _signed(margin: int) -> str:
    return f"+{margin}" if margin > 0 else f"−{-margin}" if margin else "0"
