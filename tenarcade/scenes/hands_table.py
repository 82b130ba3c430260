"""A table with hidden hands on one screen: closed by default, opened by whoever may see them."""

from tenarcade.client.arcade import Arcade
from tenarcade.client.intents import MOUSE, Clicked, Input, Intent, Press, Released
from tenarcade.core.game import HIDDEN, Card, Event, Seat
from tenarcade.play.seating import Seating
from tenarcade.play.session import Session
from tenarcade.scenes.table import TableScene


class HandsTable(TableScene):
    """The one rule of the core: what is drawn or said may be known to everybody who looks at the screen. A lone person
    just sees their hand; several see backs, and open their own by peeking, or behind a curtain if they share a device.
    """

    def __init__(self, arcade: Arcade, session: Session, seating: Seating) -> None:
        # Who looks at their own cards just now, in front of everybody.
        self._peeking: set[Seat] = set()
        # Who must take over the shared device before their hand opens.
        self.curtain: Seat | None = None
        # Whose hand the curtain has opened, until they have acted.
        self._unveiled: Seat | None = None
        super().__init__(arcade, session, seating)
        self._draw_curtain()

    # -- what a game's scene adds -------------------------------------------------------------------------------

    def cards_in_hand(self, view: object, seat: Seat) -> tuple[Card, ...]:
        """The hand of a seat in a view of the state."""
        raise NotImplementedError

    # -- who sees what ------------------------------------------------------------------------------------------

    def is_open(self, seat: Seat) -> bool:
        """Whether this hand lies open on the screen now."""
        if seat not in self.seating.people:
            return False
        alone = len(self.seating.people) == 1
        return alone or self.arcade.settings.open_hands or seat in self._peeking or seat == self._unveiled

    def hand_shown(self, seat: Seat) -> tuple[Card, ...]:
        """As it is drawn and labelled: backs, unless it is open."""
        hand = self.own_hand(seat)
        return hand if self.is_open(seat) else (HIDDEN,) * len(hand)

    def own_hand(self, seat: Seat) -> tuple[Card, ...]:
        """What the seat itself knows. For acting by slots, never for drawing: that is `hand_shown`."""
        return self.cards_in_hand(self.rules.view(self.session.match.state, frozenset({seat})), seat)

    # -- peeking ------------------------------------------------------------------------------------------------

    def play(self, given: Input) -> None:
        if self.curtain is not None and self._lifts_curtain(given):
            self.lift_curtain()
        elif isinstance(given, Press) and given.intent == Intent.PEEK:
            self._peek(given.device)
        elif isinstance(given, Released) and given.intent == Intent.PEEK:
            self._stop_peeking(given.device)
        else:
            super().play(given)

    def _peeker(self, device: str) -> Seat | None:
        """Whose hand a device opens: its own seat's, or that of whoever is to act with it."""
        own = self.seating.seat_of(device)
        if own is not None:
            return own
        person = self.session.person_to_act
        return person if person is not None and self.seating.may_act(device, person) else None

    def _peek(self, device: str) -> None:
        seat = self._peeker(device)
        if seat is None:
            return
        if seat in self._peeking and self.arcade.settings.peek_toggles:
            self._peeking.discard(seat)
        else:
            self._peeking.add(seat)
        self.arcade.speaker.play("card-flip")

    def _stop_peeking(self, device: str) -> None:
        if not self.arcade.settings.peek_toggles and (seat := self._peeker(device)) is not None:
            self._peeking.discard(seat)

    # -- the curtain --------------------------------------------------------------------------------------------

    def _lifts_curtain(self, given: Input) -> bool:
        assert self.curtain is not None
        device = MOUSE if isinstance(given, Clicked) else given.device if isinstance(given, Press) else None
        is_yes = isinstance(given, Clicked) or (isinstance(given, Press) and given.intent == Intent.CONFIRM)
        return is_yes and device is not None and self.seating.may_act(device, self.curtain)

    def lift_curtain(self) -> None:
        self._unveiled, self.curtain = self.curtain, None
        self.arcade.speaker.play("card-flip")

    def _draw_curtain(self) -> None:
        """Between two people with one device: the one before must have looked away first."""
        person = self.session.person_to_act
        if self._unveiled is not None and person != self._unveiled:
            self._unveiled = None
        needed = (
            person is not None
            and person != self._unveiled
            and not self.timeline.is_busy
            and not self.arcade.settings.open_hands
            and self.seating.shares_device(person)
        )
        self.curtain = person if needed else None

    def _tell(self, events: tuple[Event, ...]) -> None:
        """Whoever has acted has seen enough: nothing stays open while others look at what happens."""
        self._unveiled = None
        self._peeking.clear()
        super()._tell(events)

    def _settle(self) -> None:
        super()._settle()
        self._draw_curtain()

    def may_press(self, device: str) -> bool:
        return self.curtain is None and super().may_press(device)

    def unplugged(self, device: str) -> None:
        """Whoever lost a pad no longer holds its button down."""
        if (seat := self.seating.seat_of(device)) is not None:
            self._peeking.discard(seat)
        super().unplugged(device)
