"""What can be done in TEN, and what can happen."""

from typing import Literal, Self

from msgspec.structs import replace

from tenarcade.core.game import HIDDEN, Action, Audience, Card, Event, Seat
from tenarcade.rules.ten.scoring import Sheet


class Reveal(Action, frozen=True):
    """T3.1."""


class TakeNumbers(Action, frozen=True):
    """T4.1."""


class TakeMoney(Action, frozen=True):
    """T4.2."""


class Bid(Action, frozen=True):
    """T6.1."""

    amount: int


class Buy(Action, frozen=True):
    """T7.1; the payment follows."""

    card: Card


class Pay(Action, frozen=True):
    """T7.3: for a purchase or a won auction."""

    coins: int
    tokens: int
    cards: tuple[Card, ...] = ()


class TakeToken(Action, frozen=True):
    """T5.4: the bust token rather than a purchase."""


class Pass(Action, frozen=True):
    """No bid (T6.1), or no purchase (T7.5)."""


class MatchBegan(Event, frozen=True):
    """The pile's top card is the last."""

    starter: Seat
    coins: int
    pile: tuple[Card, ...]

    def heard_by(self, audience: Audience) -> Self:
        return replace(self, pile=(HIDDEN,) * len(self.pile)) if audience else self


class TurnBegan(Event, frozen=True):
    seat: Seat


class CardRevealed(Event, frozen=True):
    """`total` and `money` are the row's, this card included; a wild changes neither."""

    seat: Seat
    card: Card
    total: int
    money: int
    left: int


class Busted(Event, frozen=True):
    """T3.4, T3.5."""

    seat: Seat
    by: Literal["numbers", "money"]
    total: int
    money: int


class TokenTaken(Event, frozen=True):
    seat: Seat


class NumbersTaken(Event, frozen=True):
    seat: Seat
    cards: tuple[Card, ...]


class CoinsPaidOut(Event, frozen=True):
    """T1.5: what is due, and what fitted under the limit."""

    seat: Seat
    due: int
    received: int


class NumbersToMarket(Event, frozen=True):
    cards: tuple[Card, ...]


class CardsLeft(Event, frozen=True):
    """They left the game."""

    cards: tuple[Card, ...]


class AuctionOpened(Event, frozen=True):
    wild: Card
    first: Seat


class BidRaised(Event, frozen=True):
    seat: Seat
    amount: int


class BidPassed(Event, frozen=True):
    """`able`: whether the seat could have outbid."""

    seat: Seat
    able: bool


class AuctionWon(Event, frozen=True):
    seat: Seat
    wild: Card
    price: int


class WildUnsold(Event, frozen=True):
    """T6.3, T12.7: nobody bid, the wild left the game."""

    wild: Card


class PurchaseChosen(Event, frozen=True):
    seat: Seat
    card: Card
    price: int


class PriceSettled(Event, frozen=True):
    """The payment, and the card that changed hands for it; paid cards left the game."""

    seat: Seat
    card: Card
    price: int
    coins: int
    tokens: int
    cards: tuple[Card, ...]


class NothingBought(Event, frozen=True):
    """`able`: whether some card could have been bought."""

    seat: Seat
    able: bool


class AutomaStopped(Event, frozen=True):
    """T11.2: why the automa draws no more."""

    reason: Literal["target", "money", "pile"]
    total: int
    money: int
    target: int


Reason = Literal["your-worth", "own-worth", "minimum", "one-more", "cannot-pay", "you-cannot-pay"]


class AutomaJudged(Event, frozen=True):
    """T12.3, T12.4: what the automa weighs before it bids or passes."""

    reason: Reason
    own_worth: int
    your_worth: int


class EndBegan(Event, frozen=True):
    """T8.2: the pile is empty and the turn complete; everyone may buy once more, this seat first."""

    first: Seat


class MatchScored(Event, frozen=True):
    """T9: by player, the automa last in the solo game."""

    sheets: tuple[Sheet, ...]
    money: tuple[int, ...]


TenAction = Reveal | TakeNumbers | TakeMoney | Bid | Buy | Pay | TakeToken | Pass
TenEvent = (
    MatchBegan
    | TurnBegan
    | CardRevealed
    | Busted
    | TokenTaken
    | NumbersTaken
    | CoinsPaidOut
    | NumbersToMarket
    | CardsLeft
    | AuctionOpened
    | BidRaised
    | BidPassed
    | AuctionWon
    | WildUnsold
    | PurchaseChosen
    | PriceSettled
    | NothingBought
    | AutomaStopped
    | AutomaJudged
    | EndBegan
    | MatchScored
)
