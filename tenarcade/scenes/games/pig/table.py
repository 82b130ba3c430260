"""Pig 10's table: the scene in which a match is played."""

from collections.abc import Hashable, Sequence

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.easing import shaken
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.intents import Intent
from tenarcade.client.palette import CREAM, FAINT, GOLD, LILAC, VIOLET, Colour
from tenarcade.client.widgets import draw_button, draw_cap
from tenarcade.core.game import Card, Event, Seat
from tenarcade.play.seating import Seating
from tenarcade.play.session import Session
from tenarcade.rules.pig import CardDrawn, HandDealt, PileWon, State
from tenarcade.scenes.games.pig.layout import CAPTION, HINTS, PEEK, Layout
from tenarcade.scenes.games.pig.motion import SECONDS, SOUNDS, Motion, motion_of
from tenarcade.scenes.games.pig.pigsty import draw_pigsty
from tenarcade.scenes.games.pig.pile import draw_draw_pile, draw_table_cards, draw_value
from tenarcade.scenes.games.pig.seats import Sitting, draw_front_seat, draw_small_seat
from tenarcade.scenes.games.pig.shown import before_deal, shown_after
from tenarcade.scenes.games.pig.way_button import draw_way
from tenarcade.scenes.games.pig.ways import Kind, Way, hand_ways, play_of, way_name
from tenarcade.scenes.hands_table import HandsTable
from tenarcade.wording import Words

NO_MOTION = Motion()
TINT: Colour = (84, 44, 92)


class PigTable(HandsTable):
    shown: State

    def __init__(self, arcade: Arcade, session: Session, seating: Seating) -> None:
        self._motion = NO_MOTION
        self._seconds = 0.0
        super().__init__(arcade, session, seating)
        self.turn_began()

    # -- hands --------------------------------------------------------------------------------------------------

    def cards_in_hand(self, view: State, seat: Seat) -> tuple[Card, ...]:
        return view.hands[seat]

    def before_deal(self, view: State) -> State:
        return before_deal(view)

    def peek_box(self, seat: Seat) -> Box:
        return PEEK if seat == self.front else self._layout.panel(seat)

    def turned_over(self, seat: Seat) -> None:
        """Back to the usual way of the focused card: only some cards have others."""
        if seat == self.front:
            self._focus_usual_way()

    # -- events -------------------------------------------------------------------------------------------------

    def seconds_of(self, event: Event) -> float:
        return SECONDS[type(event)]

    def shown_after(self, shown: State, event: Event) -> State:
        self._motion = NO_MOTION
        return shown_after(shown, event)

    def caption_of(self, event: Event) -> str:
        """What was played stays to be read while hands are filled up; only the last card drawn is news."""
        is_routine = isinstance(event, HandDealt) or (isinstance(event, CardDrawn) and event.left)
        return self.caption if is_routine else super().caption_of(event)

    def reveals(self, event: Event) -> bool:
        """A card drawn is known to its owner for good. One that was played is not drawn again from a hand: showing it
        costs nobody but whoever takes it back."""
        return isinstance(event, CardDrawn)

    def opened(self, event: Event) -> None:
        self._motion = motion_of(event, self._layout)
        if isinstance(event, PileWon):
            self.arcade.speaker.play("pig-cheer" if event.reason == "exactly-ten" else "pig-groan")
            if event.seat != event.played_by and event.played_by in self.seating.people:
                self.arcade.devices.rumble(self.seating.sitters[event.played_by].device, 0.6, 300)
        elif type(event) in SOUNDS:
            self.arcade.speaker.play(SOUNDS[type(event)])

    def turn_began(self) -> None:
        self.focus.name = way_name(0, "plain")

    def step(self, seconds: float) -> None:
        self._seconds += seconds
        super().step(seconds)

    # -- choices ------------------------------------------------------------------------------------------------

    @property
    def _layout(self) -> Layout:
        return Layout(self.shown, self.front, self.home)

    @property
    def _words(self) -> Words:
        return self.arcade.words(self.rules)

    def controls(self) -> Sequence[Control]:
        if self.curtain is not None:
            return self.curtain_controls()
        ways = [way.control for way in self._ways()]
        return [*ways, *self._peek_controls()] if ways else []

    def _ways(self) -> list[Way]:
        seat = self.person
        if seat is None:
            return []
        view, hand = self.view_shown(seat), self.hand_shown(seat)
        return hand_ways(view, seat, hand, self.names, self._words, self._play, self.focus.name)

    def _play(self, slot: int, kind: Kind) -> None:
        seat = self.person
        if seat is not None:
            self.do(seat, play_of(self.shown, self.own_hand(seat)[slot], kind))

    def _peek_controls(self) -> list[Control]:
        seat = self.person
        if seat is None or not self.can_peek(seat):
            return []
        label = self._words.text("table-hide" if self.is_open(seat) else "table-peek")
        return [Control("peek", "button", label, PEEK, lambda: self.turn_hand(seat))]

    def _steer(self, way: Intent, focused: Control | None, controls: Sequence[Control]) -> None:
        """From card to card one comes to its usual way first."""
        super()._steer(way, focused, controls)
        if way in (Intent.LEFT, Intent.RIGHT):
            self._focus_usual_way()

    def _focus_usual_way(self) -> None:
        if self.focus.name is not None and self.focus.name.startswith("slot-"):
            self.focus.name = way_name(int(self.focus.name.split("-")[1]), "plain")

    def back(self) -> None:
        if self.can_undo():
            self.undo()

    # -- the picture --------------------------------------------------------------------------------------------

    @property
    def _is_calm(self) -> bool:
        return self.arcade.settings.reduced_motion

    def draw(self, canvas: Canvas, ahead: float) -> None:
        """What stands still is painted when it changes; only what moves is drawn anew each time."""
        share = self.timeline.progress(ahead * self.pace) if self.timeline.current is not None else 1.0
        canvas.layer(self._still(), self._paint_still)
        if self.curtain is not None:
            return
        seconds = 0.0 if self._is_calm else self._seconds + ahead
        self._draw_crowd(canvas, 0.0 if self._is_calm else share, seconds)
        if self._shakes:
            draw_value(canvas, self.shown, self._words, shaken(share) * 10)
        for mover in self._motion.movers:
            mover.draw(canvas, share, calm=self._is_calm)

    @property
    def _shakes(self) -> bool:
        return self._motion.mood == "groan" and not self._is_calm

    def _still(self) -> Hashable:
        """Everything that the still picture depends on."""
        hands = tuple(self.hand_shown(seat) for seat in range(len(self.shown.hands)))
        told = (self.shown, hands, self.caption, self.front, self.person, self.focus.name, self.curtain)
        moved = (self._motion.left_hand, self._motion.clears_table, self._shakes)
        hints = (self.is_hurrying, self.can_undo(), self.session.bot_to_act)
        return id(self), told, moved, hints, self.prompts, self.arcade.language, self.arcade.settings

    def _paint_still(self, canvas: Canvas) -> None:
        layout, words = self._layout, self._words
        canvas.background(TINT)
        if not self._shakes:
            draw_value(canvas, self.shown, words)
        draw_draw_pile(canvas, len(self.shown.draw_pile), words)
        draw_table_cards(canvas, layout, () if self._motion.clears_table else self.shown.table)
        canvas.paragraph(self.caption, CAPTION, 18, CREAM, face="bold", align="centre")
        for seat in (*layout.others, self.front):
            self._draw_seat(canvas, layout, seat)
        self._draw_ways(canvas)
        self._draw_hints(canvas)
        if self.curtain is not None:
            self._draw_crowd(canvas, 0.0, 0.0)
            self.draw_curtain(canvas)

    def _draw_crowd(self, canvas: Canvas, share: float, seconds: float) -> None:
        mood = self._motion.mood
        said = "" if mood == "calm" else self._words.text(f"crowd-{mood}")
        draw_pigsty(canvas, mood, self.shown.value, share, seconds, said)

    def _draw_seat(self, canvas: Canvas, layout: Layout, seat: Seat) -> None:
        left = self._motion.left_hand
        sitting = Sitting(
            seat=seat,
            sitter=self.seating.sitters[seat],
            note=self._note(seat),
            glows=self._is_asked(seat),
            hand=self.hand_shown(seat),
            won=self.shown.won[seat],
            without=left[1] if left is not None and left[0] == seat else None,
            peek_cap=self.peek_cap(seat),
        )
        if seat == self.front:
            draw_front_seat(canvas, layout, sitting, self._words)
        else:
            draw_small_seat(canvas, layout, sitting)

    def _is_asked(self, seat: Seat) -> bool:
        return self.shown.turn == seat and bool(self.shown.hands[seat])

    def _note(self, seat: Seat) -> str:
        """Whose turn it is, who would gain from too much, and who plays by itself."""
        words, sitter = self._words, self.seating.sitters[seat]
        if self._is_asked(seat):
            return words.text("table-turn", {"kind": "person" if sitter.bot is None else "bot"})
        if self.shown.table and (seat + 1) % len(self.shown.hands) == self.shown.turn:
            return words.text("table-neighbour")
        if sitter.bot is None:
            return words.text("table-waiting")
        level = sitter.bot.removeprefix("level-")
        if level.isdigit():
            return words.text("table-level", {"level": int(level)})
        return self.arcade.say(f"bot-{sitter.bot}")

    def _draw_ways(self, canvas: Canvas) -> None:
        ways = self._ways()
        if not ways or self.curtain is not None:
            return
        peeks = self._peek_controls()
        focused = self.focus.settle([*(way.control for way in ways), *peeks])
        device, devices = self.prompt_device(), self.arcade.devices
        for way in ways:
            is_focused = focused is not None and way.control.name == focused.name
            intent = Intent.CONFIRM if is_focused else way.control.shortcut
            draw_way(canvas, way, devices.cap(device, intent) if intent else "", is_focused=is_focused)
        for peek in peeks:
            is_focused = focused is not None and peek.name == focused.name
            draw_button(canvas, peek, focused=is_focused, fill=VIOLET, cap=devices.cap(device, Intent.PEEK))

    def _draw_hints(self, canvas: Canvas) -> None:
        """How to hurry the others, and how to take back."""
        devices, words = self.arcade.devices, self._words
        hints = []
        if self.person is None and self.session.bot_to_act is not None:
            hints.append((Intent.FAST, words.text("table-fast"), GOLD if self.is_hurrying else LILAC))
        if self.can_undo():
            hints.append((Intent.UNDO, words.text("table-undo"), LILAC))
        for place, (intent, said, colour) in enumerate(hints):
            if cap := devices.cap(devices.in_hand, intent):
                spot = Spot(HINTS.x + 24, HINTS.y + place * 34)
                width = draw_cap(canvas, cap, spot, 28, FAINT)
                canvas.text(said, Spot(spot.x + width / 2 + 8, spot.y), 17, colour, width=150)
