"""10 Retro's table: the scene in which a match is played."""

from collections.abc import Hashable, Sequence

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box
from tenarcade.client.intents import Intent
from tenarcade.client.palette import VIOLET, Colour
from tenarcade.core.game import HIDDEN, Action, Card, Event, Seat
from tenarcade.play.seating import Seating
from tenarcade.play.session import Session
from tenarcade.rules.retro.actions import AddSecond
from tenarcade.rules.retro.bidding import lowest_bid
from tenarcade.rules.retro.events import (
    CardsDrawn,
    CardsSwapped,
    FirstCardPlayed,
    FirstCardRevealed,
    FirstCardTurnedUp,
    PenaltiesTaken,
    RoundDecided,
    RoundStarted,
    SecondCardAdded,
)
from tenarcade.rules.retro.table import State, with_place
from tenarcade.scenes.games.retro import choices as ways
from tenarcade.scenes.games.retro.centre import draw_stakes, draw_status, draw_track, stop_of
from tenarcade.scenes.games.retro.choices import Asked, Choice
from tenarcade.scenes.games.retro.consequences import best_sum
from tenarcade.scenes.games.retro.desk import Desk
from tenarcade.scenes.games.retro.layout import PEEK, Layout
from tenarcade.scenes.games.retro.motion import Motion, motion_of
from tenarcade.scenes.games.retro.pace import seconds_of, sound_of
from tenarcade.scenes.games.retro.seats import Look, draw_front, draw_other
from tenarcade.scenes.games.retro.shown import before_deal, shown_after
from tenarcade.scenes.games.retro.telling import told
from tenarcade.scenes.hands_table import HandsTable
from tenarcade.wording import Words

CLOTH: Colour = (124, 68, 38)
NO_MOTION = Motion()
_REVEALING = (RoundStarted, FirstCardTurnedUp, SecondCardAdded, FirstCardRevealed, CardsDrawn)


class RetroTable(HandsTable):
    shown: State

    def __init__(self, arcade: Arcade, session: Session, seating: Seating) -> None:
        self._motion = NO_MOTION
        self._verdict: RoundDecided | None = None
        # A choice in two steps: the hand card picked, or the seat aimed at; and the bid as it stands.
        self._picked: int | None = None
        self._target: Seat | None = None
        self._bid = 0
        super().__init__(arcade, session, seating)
        self._desk = Desk(arcade)
        self.turn_began()

    # -- events -------------------------------------------------------------------------------------------------

    def seconds_of(self, event: Event) -> float:
        return seconds_of(event)

    def shown_after(self, shown: State, event: Event) -> State:
        self._motion = NO_MOTION
        return shown_after(shown, event)

    def reveals(self, event: Event) -> bool:
        """A card that changes hands face down is looked at by its new owner."""
        if isinstance(event, FirstCardPlayed):
            return event.face_up
        if isinstance(event, CardsSwapped):
            return not (event.taken.face_up and event.given.face_up)
        return isinstance(event, _REVEALING)

    def caption_of(self, event: Event) -> str:
        return told(event, self.names, self._words) or super().caption_of(event)

    def opened(self, event: Event) -> None:
        self._motion = motion_of(event, Layout(self.shown, self.front, self.home))
        if isinstance(event, RoundDecided):
            self._verdict = event
        elif isinstance(event, RoundStarted):
            self._verdict = None
        if (sound := sound_of(event)) is not None:
            self.arcade.speaker.play(sound)
        if isinstance(event, PenaltiesTaken) and event.seat in self.seating.people:
            self.arcade.devices.rumble(self.seating.sitters[event.seat].device, 0.6, 300)

    # -- hands --------------------------------------------------------------------------------------------------

    def cards_in_hand(self, view: State, seat: Seat) -> tuple[Card, ...]:
        return view.places[seat].hand

    def before_deal(self, view: State) -> State:
        return before_deal(view)

    def peek_box(self, seat: Seat) -> Box:
        return PEEK if seat == self.front else Layout(self.shown, self.front, self.home).panel(seat)

    def picture(self) -> State:
        """What all may see, and at their own seats what those see who look at their cards just now."""
        picture = self.shown
        for seat in self.seating.people:
            picture = with_place(picture, seat, self.view_shown(seat).places[seat])
        return picture

    # -- choices ------------------------------------------------------------------------------------------------

    @property
    def _words(self) -> Words:
        return self.arcade.words(self.rules)

    def turn_began(self) -> None:
        """A fresh decision: the lowest bid, and the focus on what is done most or costs nothing."""
        self._picked = self._target = None
        seat = self.session.person_to_act
        if seat is None or self.timeline.is_busy:
            return
        match self.shown.phase:
            case "first":
                self.focus.name = "hand-0"
            case "open":
                self.focus.name = "pass"
            case "auction":
                self._bid = self.shown.auction_on.bid + 1
                self.focus.name = "bid"
            case "protect":
                self.focus.name = "protect-0"
            case "second":
                self.focus.name = self._best_second(seat)
            case "name":
                self.focus.name = f"starter-{seat}"

    def _best_second(self, seat: Seat) -> str:
        """The card that makes the most, where the hand lies open; where it does not, the focus must not tell."""
        place = self.picture().places[seat]
        first = place.first_on_table
        if not first.face_up:
            return "turn-up"
        best = best_sum(first.card, place.hand)
        for slot, card in enumerate(place.hand):
            fits = card != HIDDEN and self.session.match.refusal(seat, AddSecond(card)) is None
            if fits and best_sum(first.card, (card,)) == best and best != best_sum(first.card, ()):
                return f"hand-{slot}"
        return "stand"

    def _act(self, action: Action) -> None:
        if self.person is not None:
            self.do(self.person, action)

    def do(self, seat: Seat, action: Action) -> None:
        """From a closed hand even a refusal must not name the card."""
        is_closed = seat in self.seating.people and not self.is_open(seat)
        if is_closed and isinstance(action, AddSecond) and self.session.match.refusal(seat, action) is not None:
            self.arcade.speaker.play("refuse")
            self.arcade.tell(self._words.text("choice-second-refused"))
        else:
            super().do(seat, action)

    def controls(self) -> Sequence[Control]:
        if self.curtain is not None:
            return self.curtain_controls()
        return [choice.control for choice in self.choices(self.picture())]

    def choices(self, picture: State) -> list[Choice]:
        seat = self.person
        if seat is None or self.curtain is not None:
            return []
        asked = Asked(
            picture, seat, Layout(picture, self.front, self.home), self._words, self.names, self.own_hand(seat),
            lambda action: self.session.match.refusal(seat, action), self._act,
        )  # fmt: skip
        return [*self._choices_for(asked), *self._peek_choices(seat)]

    def _peek_choices(self, seat: Seat) -> list[Choice]:
        """For whoever has no button to hold."""
        if not self.can_peek(seat):
            return []
        label = self._words.text("table-hide" if self.is_open(seat) else "table-peek")
        turn = Control("peek", "button", label, PEEK, lambda: self.turn_hand(seat), shortcut=Intent.PEEK)
        return [Choice(turn, fill=VIOLET)]

    def _choices_for(self, asked: Asked) -> list[Choice]:
        match asked.picture.phase:
            case "first" if self._picked is not None:
                return ways.play_choices(asked, self._picked, self._pick)
            case "first":
                return ways.pick_choices(asked, self._pick)
            case "open" if self._target is not None:
                return ways.opening_bid_choices(asked, self._target, self._bid, self._change_bid, self.back)
            case "open":
                return ways.open_choices(asked, self._aim)
            case "auction":
                return ways.raise_choices(asked, self._bid, self._change_bid)
            case "protect":
                return ways.protect_choices(asked)
            case "second" if not asked.picture.places[asked.seat].first_on_table.face_up:
                return ways.turn_choices(asked)
            case "second":
                return ways.second_choices(asked)
            case "name":
                return ways.starter_choices(asked)
        return []

    def _pick(self, slot: int) -> None:
        self._picked = slot
        self.focus.name = "play-down-0"

    def _aim(self, target: Seat) -> None:
        self._target = target
        self._bid = lowest_bid(self.shown.places[target])
        self.focus.name = "bid"

    def _change_bid(self, by: int) -> None:
        assert self.person is not None
        target = self._target
        low = self.shown.auction_on.bid + 1 if target is None else lowest_bid(self.shown.places[target])
        self._bid = min(self.shown.places[self.person].chips, max(low, self._bid + by))

    def refused(self, control: Control) -> None:
        if control.value:
            self.arcade.tell(control.value)

    def back(self) -> None:
        """One step back within a choice sends nothing; only then is an act taken back."""
        if self._picked is not None:
            self.focus.name = f"hand-{self._picked}"
            self._picked = None
        elif self._target is not None:
            self.focus.name = f"card-{self._target}"
            self._target = None
        elif self.can_undo():
            self.undo()

    # -- the picture --------------------------------------------------------------------------------------------

    def _asked(self) -> Seat | None:
        """Whoever decides, or whoever is being told of."""
        if self.timeline.current is not None:
            seat: Seat | None = getattr(self.timeline.current, "seat", None)
            return seat
        return None if self.timeline.is_busy else self.shown.turn

    def draw(self, canvas: Canvas, ahead: float) -> None:
        """What stands still is painted when it changes; only what moves is drawn anew each time."""
        share = self.timeline.progress(ahead * self.pace) if self.timeline.current is not None else 1.0
        picture = self.picture()
        canvas.layer(self._still(picture), lambda layer: self._paint_still(layer, picture))
        for mover in self._motion.movers:
            mover.draw(canvas, share, calm=self.arcade.settings.reduced_motion)

    def _still(self, picture: State) -> Hashable:
        """Everything that the still picture depends on."""
        told = (picture, self._motion, self.caption, self._verdict, self.timeline.current, self.timeline.is_busy)
        asked = (
            self.front,
            self.person,
            self.focus.name,
            self._picked,
            self._target,
            self._bid,
            self.curtain,
            self.can_undo(),
        )
        hands = (self._open_hands(), self.is_hurrying, self.prompts)
        return id(self), told, asked, hands, self.arcade.language, self.arcade.settings

    def _open_hands(self) -> frozenset[Seat]:
        return frozenset(seat for seat in self.seating.people if self.is_open(seat))

    def _paint_still(self, canvas: Canvas, picture: State) -> None:
        look = Look(
            Layout(picture, self.front, self.home), self.seating.sitters, self._words, self._motion, self._asked(),
            self._verdict, self._open_hands(), tuple(map(self.peek_cap, range(len(picture.places)))),
        )  # fmt: skip
        canvas.background(CLOTH)
        draw_track(canvas, stop_of(picture, self.timeline.current), self._words)
        draw_stakes(canvas, look)
        draw_status(canvas, look, self.caption, telling=self.timeline.is_busy)
        for seat in look.layout.others:
            draw_other(canvas, look, seat)
        draw_front(canvas, look, self._note(look))
        self._draw_desk(canvas, picture)
        if self.can_undo():
            self._desk.draw_undo(canvas, self._words)
        self.draw_curtain(canvas)

    def _draw_desk(self, canvas: Canvas, picture: State) -> None:
        choices = self.choices(picture)
        if not choices:
            decider = None if self.timeline.is_busy else self.shown.turn
            name = "" if decider is None else self.names[decider]
            self._desk.draw_waiting(canvas, name, self._words, is_hurrying=self.is_hurrying)
            return
        focused = self.focus.settle([choice.control for choice in choices])
        self._desk.draw(canvas, choices, focused, self.prompt_device(), self._words, picked=self._picked)

    def _note(self, look: Look) -> str:
        """Under the name in front: what is wanted, or how to look at one's cards."""
        seat = look.layout.front
        if seat == look.asked and self.person == seat:
            return self._words.text("table-turn", {"phase": look.shown.phase})
        if seat in self.seating.people:
            return self._words.text("table-waiting")
        return self.arcade.say("join-bot")
