"""What the table looks like, moved on event by event; when all is told it equals the view of the state."""

from tenarcade.core.game import Card, Event, Seat
from tenarcade.rules.speed.deck import FOLLOWERS, STEP, VALUE, ring
from tenarcade.rules.speed.events import (
    CardDrawn,
    CardFlicked,
    CardLanded,
    CardReturned,
    HandShown,
    MatchScored,
    PileTurned,
    RoundOpened,
    RoundWon,
    SeatDealt,
    SeatPaused,
    SeatReleased,
    SeatScored,
    StartSignalled,
)
from tenarcade.rules.speed.table import State, flight_of, totals
from tenarcade.scenes.games.speed.hand import SeatHand


class Picture:
    def __init__(self, view: State, hands: tuple[SeatHand, ...]) -> None:
        """`hands` are those that the arena flicks from, one a seat, to be laid out here."""
        self.hands = hands
        for seat, hand in enumerate(hands):
            flight = flight_of(view, seat)
            hand.lay(view.hands[seat], None if flight is None else flight.place)
        self.stacks = [len(stack) for stack in view.stacks]
        self.top: Card = view.pile[-1]
        self.phase: str = view.phase
        self.round = min(view.rounds, len(view.scorelines) + 1)
        self.rounds = view.rounds
        self.totals = list(totals(view))
        self.paused = [until is not None for until in view.paused_until]
        # Who landed the last cards, and how many in succession.
        self.streak: tuple[Seat | None, int] = (None, 0)
        # Flicks in the air by seat, and the spots that cards are on their way back to by flick.
        self._flying = {flight.seat: flight.number for flight in view.flights}
        self.homes: dict[int, tuple[Seat, int]] = {}
        # S3.2: the countdown is for a pile that was turned.
        self.is_stuck = False

    @property
    def wanted(self) -> tuple[int, int]:
        """S2.2: the values that match now, the lower step first."""
        value, step = VALUE[self.top], STEP[self.top]
        return ring(value - step), ring(value + step)

    def matches(self, card: Card) -> bool:
        return card in FOLLOWERS[self.top]

    def owned(self, seat: Seat) -> int:
        hand = self.hands[seat]
        return len(hand.cards) + self.stacks[seat] + (hand.away is not None)

    def turn_page(self, seat: Seat, by: int) -> bool:
        self.homes = {number: home for number, home in self.homes.items() if home[0] != seat}
        return self.hands[seat].turn_page(by)

    def tell(self, event: Event) -> None:
        match event:
            case CardFlicked(seat, card, number):
                self.hands[seat].flick(card)
                self._flying[seat] = number
            case CardLanded(_, seat, card):
                self.top = card
                self.hands[seat].land()
                self.streak = (seat, self.streak[1] + 1 if self.streak[0] == seat else 1)
            case CardReturned(_, seat, card):
                self.homes[self._flying[seat]] = (seat, self.hands[seat].spot_of(0))
                self.hands[seat].take_back(card)
            case CardDrawn(seat, card, left):
                self.stacks[seat] = left
                self.hands[seat].draw(card)
            case SeatPaused(_, seat) | SeatReleased(_, seat):
                self.paused[seat] = isinstance(event, SeatPaused)
            case _:
                self._tell_of_round(event)

    def _tell_of_round(self, event: Event) -> None:
        match event:
            case RoundOpened(number, rounds, opening):
                self.round, self.rounds, self.top = number, rounds, opening
                self._get_ready()
                self.is_stuck = False
            case SeatDealt(seat, hand, stack):
                self.hands[seat].lay(hand)
                self.stacks[seat] = len(stack)
            case StartSignalled():
                self.phase = "live"
                self.is_stuck = False
            case HandShown(seat, hand):
                self.hands[seat].open(hand)
            case RoundWon(_, seat):
                self.hands[seat].land()
            case PileTurned(top):
                self.top = top
                self._get_ready()
                self.is_stuck = True
            case SeatScored(seat, total=total):
                self.totals[seat] = total
            case MatchScored():
                self.phase = "over"

    def _get_ready(self) -> None:
        """S3.2: hands are closed, and pauses are over."""
        self.phase = "ready"
        self.homes = {}
        self.streak = (None, 0)
        self.paused = [False] * len(self.paused)
        for hand in self.hands:
            hand.close()
