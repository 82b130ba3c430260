"""The table of Plus Minus: everybody's keys, the mouse that throws cards, and the picture of it all."""

from collections.abc import Sequence

from tenarcade.arena.geometry import NOWHERE, Vector
from tenarcade.client.arcade import Arcade
from tenarcade.client.bindings import BindingSet
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control, control_at
from tenarcade.client.geometry import Spot
from tenarcade.client.intents import MOUSE, Clicked, Dropped, Input, Intent, Pointed, Press, Wheeled
from tenarcade.core.game import Seat
from tenarcade.play.live import LiveSession
from tenarcade.play.seating import Seating
from tenarcade.rules.speed.actions import Flick
from tenarcade.rules.speed.judge import DRAW
from tenarcade.scenes.games.speed.drag import Drag
from tenarcade.scenes.games.speed.race import RaceScene
from tenarcade.scenes.games.speed.reach import FLICKS, reachable
from tenarcade.scenes.games.speed.view import TableView


class SpeedTable(RaceScene):
    bindings: BindingSet = "race"

    def __init__(self, arcade: Arcade, session: LiveSession, seating: Seating) -> None:
        super().__init__(arcade, session, seating)
        self.drag: Drag | None = None
        self._view = TableView(self)

    def step(self, seconds: float) -> None:
        if self.drag is not None:
            self.drag.step()
        super().step(seconds)

    def ticked(self) -> None:
        self._view.remember([shown for shown in self.arena.shown() if shown.kind != "heap"])

    def let_cards_lie(self) -> None:
        self.drag = None

    def celebrate(self, winner: Seat) -> None:
        self._view.celebrate(winner)

    # -- devices ------------------------------------------------------------------------------------------------

    def take(self, given: Input) -> None:
        match given:
            case Press(_, Intent.PAUSE):
                self.pause()
            case Press(device, intent):
                self.claim(device)
                self._sit_down(device)
                self._intended(device, intent)
            case Clicked(spot):
                self._click(spot)
            case Pointed(spot) if self.drag is not None:
                self.drag.point(spot)
                if self.drag.is_thrown:
                    self._let_go()
            case Dropped(spot) if self.drag is not None:
                self.drag.point(spot)
                self._let_go()
            case Wheeled(notches):
                seat = self.seat_for(MOUSE)
                if seat is not None:
                    self.turn_page(seat, -notches)

    def _sit_down(self, device: str) -> None:
        """Where several play, everybody needs a device of their own: a free one takes the first seat without."""
        free = [seat for seat in self.seating.people if self.seating.sitters[seat].device is None]
        if free and len(self.seating.people) > 1 and self.seating.seat_of(device) is None:
            self.seating = self.seating.with_device(free[0], device)
            self.arcade.hand_out_keys(self.seating.sitters)

    def seat_for(self, device: str) -> Seat | None:
        """Whose hand a device plays: its own seat's; a free one that of a seat without, or of the only person."""
        own = self.seating.seat_of(device)
        if own is not None:
            return own
        free = [seat for seat in self.seating.people if self.seating.sitters[seat].device is None]
        alone = self.seating.people if len(self.seating.people) == 1 else ()
        return next(iter((*free, *alone)), None)

    def _intended(self, device: str, intent: Intent) -> None:
        seat = self.seat_for(device)
        if seat is None:
            return
        if self.standing is not None:
            self.go_on()
        elif intent in FLICKS:
            self.flick(seat, FLICKS.index(intent))
        elif intent == Intent.DRAW:
            self.draw_card(seat)
        elif intent in (Intent.PAGE, Intent.RIGHT, Intent.LEFT):
            self.turn_page(seat, -1 if intent == Intent.LEFT else 1)

    def _click(self, spot: Spot) -> None:
        control = control_at(spot, self.controls())
        if self.standing is not None and (control is None or control.name != "pause"):
            self.go_on()
        elif control is None:
            return
        elif control.role == "card":
            _, seat, place = control.name.split("-")
            self.drag = Drag(int(seat), int(place), spot)
        else:
            control.act()

    def _let_go(self) -> None:
        drag, self.drag = self.drag, None
        assert drag is not None
        self.flick(drag.seat, drag.spot, drag.gesture)

    def controls(self) -> Sequence[Control]:
        return reachable(self)

    # -- acting -------------------------------------------------------------------------------------------------

    def flick(self, seat: Seat, spot: int, gesture: Vector = NOWHERE) -> None:
        card = self.picture.hands[seat].at(spot)
        if card is not None and self.is_live:
            self.picture.hands[seat].choose(spot)
            self.session.press(seat, Flick(card), gesture)

    def draw_card(self, seat: Seat) -> None:
        if not self.is_live:
            return
        if self.seating.is_calm and not self.picture.stacks[seat]:
            self.session.wait()
        else:
            self.session.press(seat, DRAW)

    def turn_page(self, seat: Seat, by: int) -> None:
        before = self.picture.hands[seat].spots
        if self.picture.turn_page(seat, by):
            self.slides.moved(seat, before, self.picture.hands[seat].spots)
            self.arcade.speaker.play("card-flip")
        elif self.seating.is_calm and self.is_live:
            self.session.wait()

    def let_others_go_on(self) -> None:
        if self.is_live:
            self.session.wait()

    # -- the picture --------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, ahead: float) -> None:
        self._view.draw(canvas, ahead)
