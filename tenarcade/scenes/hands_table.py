"""A table with hidden hands on one screen: closed by default, opened by whoever may see them."""

from abc import abstractmethod
from collections import deque
from collections.abc import Sequence
from typing import Any

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.intents import MOUSE, Clicked, Dropped, Input, Intent, Press, Released
from tenarcade.core.game import HIDDEN, ONLY, Card, Event, Seat
from tenarcade.play.seating import Seating
from tenarcade.play.session import Session
from tenarcade.scenes.curtain import curtain_control, draw_curtain
from tenarcade.scenes.table import TableScene


class HandsTable(TableScene):
    """The one rule of the core: what is drawn or said may be known to everybody who looks at the screen. A lone person
    just sees their hand; several see backs, and open their own by peeking, or behind a curtain if they share a device.
    """

    def __init__(self, arcade: Arcade, session: Session, seating: Seating) -> None:
        # Who looks at their own cards just now, in front of everybody, and with which device.
        self._peeking: dict[Seat, str] = {}
        # Who must take over the shared device before their hand opens.
        self.curtain: Seat | None = None
        # Whose hand the curtain has opened, until they have acted.
        self._unveiled: Seat | None = None
        # The picture as each person alone may know it, moved on together with the one for all.
        self._known: dict[Seat, Any] = {}
        self._untold: deque[Event] = deque()
        super().__init__(arcade, session, seating)
        self._learn()
        if self.timeline.is_busy:
            self.shown = self.before_deal(self.shown)
            self._known = {seat: self.before_deal(known) for seat, known in self._known.items()}
        self._draw_curtain()

    # -- what a game's scene adds -------------------------------------------------------------------------------

    @abstractmethod
    def cards_in_hand(self, view: Any, seat: Seat) -> tuple[Card, ...]:
        """The hand of a seat in a view of the state."""

    def before_deal(self, view: Any) -> Any:
        """The picture before the opening is told."""
        return view

    def peek_box(self, seat: Seat) -> Box | None:
        """Where the mouse opens this hand."""
        return None

    def turned_over(self, seat: Seat) -> None:
        """A hand was opened or closed: the focus must not tell what lay there."""

    # -- who sees what ------------------------------------------------------------------------------------------

    @property
    def is_private(self) -> bool:
        """Whether there is anybody to hide a hand from."""
        return len(self.seating.people) > 1 and not self.seating.open_hands

    def is_open(self, seat: Seat) -> bool:
        """Whether this hand lies open on the screen now; never below another scene."""
        if seat not in self.seating.people:
            return False
        if not self.is_private:
            return True
        is_looked_at = seat in self._peeking or seat == self._unveiled
        return is_looked_at and self.arcade.scenes[-1:] == [self]

    def view_shown(self, seat: Seat) -> Any:
        """What may be shown at this seat: its own knowledge while its hand is open, that of all people otherwise."""
        return self._known[seat] if self.is_open(seat) else self.shown

    def hand_shown(self, seat: Seat) -> tuple[Card, ...]:
        """As it is drawn and labelled: backs, unless it is open."""
        hand = self.cards_in_hand(self.view_shown(seat), seat)
        return hand if self.is_open(seat) else (HIDDEN,) * len(hand)

    def own_hand(self, seat: Seat) -> tuple[Card, ...]:
        """What the seat itself knows. For acting by slots, never for drawing: that is `hand_shown`."""
        return self.cards_in_hand(self.rules.view(self.session.match.state, ONLY[seat]), seat)

    # -- what is told -------------------------------------------------------------------------------------------

    def _tell(self, events: tuple[Event, ...]) -> None:
        """Whoever has acted has seen enough: their hand does not stay open while others look at what happens."""
        if self.session.match.acts:
            self._close_hand(self.session.match.acts[-1][0].seat)
        self._untold.extend(events)
        super()._tell(events)

    def _close(self, event: Event) -> None:
        super()._close(event)
        told = self._untold.popleft()
        for seat, known in self._known.items():
            self._known[seat] = self.shown_after(known, told.heard_by(ONLY[seat]))

    def _settle(self) -> None:
        self._learn()
        super()._settle()
        self._draw_curtain()

    def _learn(self) -> None:
        state = self.session.match.state
        self._known = {seat: self.rules.view(state, ONLY[seat]) for seat in self.seating.people}
        if not self.timeline.is_busy:
            self._untold.clear()

    def step(self, seconds: float) -> None:
        super().step(seconds)
        self._draw_curtain()

    # -- peeking ------------------------------------------------------------------------------------------------

    def play(self, given: Input) -> None:
        if self.curtain is not None and self._lifts_curtain(given):
            self.lift_curtain()
        elif isinstance(given, Press) and given.intent == Intent.PEEK:
            self.claim(given.device)
            self._peek(given.device)
        elif isinstance(given, Clicked) and self._is_on_hand(given.spot):
            self._peek(MOUSE)
        elif isinstance(given, Released) and given.intent == Intent.PEEK:
            self._stop_peeking(given.device)
        elif isinstance(given, Dropped):
            self._stop_peeking(MOUSE)
        else:
            super().play(given)

    def can_peek(self, seat: Seat) -> bool:
        """Not on a device that somebody else may be holding: there the curtain opens hands."""
        return self.is_private and seat in self.seating.people and not self.seating.shares_device(seat)

    def peek_cap(self, seat: Seat) -> str:
        """What opens this hand, for those who hold their own device; empty while it is open."""
        device = self.seating.sitters[seat].device
        if device is None or not self.can_peek(seat) or self.is_open(seat):
            return ""
        return self.arcade.devices.cap(device, Intent.PEEK)

    def turn_hand(self, seat: Seat) -> None:
        """Open until it is turned again, whatever the device: for whoever has no button to hold."""
        if seat in self._peeking:
            self._close_hand(seat)
        elif self.can_peek(seat):
            self._open_hand(seat, "")

    def _peeker(self, device: str) -> Seat | None:
        """Whose hand a device opens: its own seat's, or that of whoever is to act with it."""
        seat = self.seating.seat_of(device)
        if seat is None:
            seat = self.session.person_to_act
            if seat is None or not self.seating.may_act(device, seat):
                return None
        return seat if self.can_peek(seat) else None

    def _peek(self, device: str) -> None:
        seat = self._peeker(device)
        if seat is None:
            return
        if seat in self._peeking and self._switches(seat):
            self._close_hand(seat)
        else:
            self._open_hand(seat, device)

    def _stop_peeking(self, device: str) -> None:
        held = [seat for seat, with_ in self._peeking.items() if with_ == device and not self._switches(seat)]
        for seat in held:
            self._close_hand(seat)

    def _switches(self, seat: Seat) -> bool:
        """Whether this person opens and closes with one press each; whoever has no profile holds the button."""
        profile = self.arcade.store.profile(self.seating.sitters[seat].profile)
        return profile is not None and profile.peek_toggles

    def _is_on_hand(self, spot: Spot) -> bool:
        seat = self._peeker(MOUSE)
        box = None if seat is None else self.peek_box(seat)
        return box is not None and box.holds(spot)

    def _open_hand(self, seat: Seat, device: str) -> None:
        self._peeking[seat] = device
        self.arcade.speaker.play("card-flip")
        self.turned_over(seat)

    def _close_hand(self, seat: Seat) -> None:
        if seat == self._unveiled:
            self._unveiled = None
            self.turned_over(seat)
        if self._peeking.pop(seat, None) is not None:
            self.arcade.speaker.play("card-flip")
            self.turned_over(seat)

    def close_hands(self) -> None:
        """Something comes between: whoever looks when it is gone need not be who looked before."""
        for seat in self.seating.people:
            self._close_hand(seat)
        self._draw_curtain()

    def pause(self) -> None:
        self.close_hands()
        super().pause()

    def unplugged(self, device: str) -> None:
        self.close_hands()
        super().unplugged(device)

    # -- the curtain --------------------------------------------------------------------------------------------

    def _lifts_curtain(self, given: Input) -> bool:
        assert self.curtain is not None
        device = MOUSE if isinstance(given, Clicked) else given.device if isinstance(given, Press) else None
        is_yes = isinstance(given, Clicked) or (isinstance(given, Press) and given.intent == Intent.CONFIRM)
        return is_yes and device is not None and self.seating.may_act(device, self.curtain)

    def lift_curtain(self) -> None:
        self._unveiled, self.curtain = self.curtain, None
        self.arcade.speaker.play("card-flip")
        if self._unveiled is not None:
            self.turned_over(self._unveiled)

    def _draw_curtain(self) -> None:
        """Between two people with one device: the one before must have looked away first."""
        person = self.person
        if person != self._unveiled:
            self._unveiled = None
        if person is None or person == self._unveiled or not self.is_private:
            self.curtain = None
        else:
            self.curtain = person if self.seating.shares_device(person) else None

    def curtain_controls(self) -> Sequence[Control]:
        """All that can be pressed while the curtain is down."""
        assert self.curtain is not None
        return [curtain_control(self.arcade, self.seating.sitters[self.curtain], self.lift_curtain)]

    def draw_curtain(self, canvas: Canvas) -> None:
        """Above everything else of the table; nothing when nobody waits behind it."""
        if self.curtain is not None:
            draw_curtain(canvas, self.arcade, self.seating.sitters[self.curtain], self.prompt_device())

    def may_press(self, device: str) -> bool:
        return self.curtain is None and super().may_press(device)
