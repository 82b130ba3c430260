"""How long each event of 10 Retro is told, and what it sounds like."""

from tenarcade.core.game import Event
from tenarcade.rules.retro.events import (
    BidderDropped,
    BiddingOpened,
    BidPaid,
    BidRaised,
    CardsDrawn,
    CardsSwapped,
    FirstCardKeptDown,
    FirstCardPlayed,
    FirstCardRevealed,
    FirstCardTurnedUp,
    HandDealt,
    MatchEnded,
    MatchScored,
    OpeningPassed,
    PenaltiesTaken,
    PotWon,
    PricePaid,
    ProtectionCollected,
    ProtectionKept,
    ProtectionRaised,
    RoundCardsTaken,
    RoundDecided,
    RoundStarted,
    SecondCardAdded,
    SecondCardDeclined,
    StarterNamed,
    TableSet,
)

SECONDS: dict[type[Event], float] = {
    TableSet: 0.8,
    HandDealt: 0.3,
    RoundStarted: 0.9,
    FirstCardPlayed: 0.6,
    OpeningPassed: 0.35,
    BiddingOpened: 0.6,
    BidRaised: 0.5,
    BidderDropped: 0.35,
    PricePaid: 0.5,
    BidPaid: 0.8,
    CardsSwapped: 1.1,
    ProtectionRaised: 0.5,
    ProtectionKept: 0.25,
    ProtectionCollected: 0.9,
    FirstCardTurnedUp: 0.6,
    FirstCardKeptDown: 0.4,
    SecondCardAdded: 0.6,
    SecondCardDeclined: 0.4,
    FirstCardRevealed: 1.0,
    RoundDecided: 2.0,
    PenaltiesTaken: 1.2,
    PotWon: 0.9,
    CardsDrawn: 0.4,
    StarterNamed: 0.6,
    MatchEnded: 1.2,
    RoundCardsTaken: 0.9,
    MatchScored: 0.5,
}

SOUNDS: dict[type[Event], str] = {
    TableSet: "shuffle",
    HandDealt: "card-move",
    RoundStarted: "card-reveal",
    FirstCardPlayed: "card-move",
    OpeningPassed: "pass",
    BiddingOpened: "gavel",
    BidRaised: "bid",
    BidderDropped: "pass",
    CardsSwapped: "card-move",
    FirstCardTurnedUp: "card-flip",
    FirstCardKeptDown: "pass",
    SecondCardAdded: "card-reveal",
    FirstCardRevealed: "card-reveal",
    RoundDecided: "won",
    PenaltiesTaken: "bust",
    CardsDrawn: "card-move",
    StarterNamed: "turn",
    MatchEnded: "end-near",
    RoundCardsTaken: "bust",
}


def seconds_of(event: Event) -> float:
    """What does not show is not waited for."""
    match event:
        case PotWon(chips=0):
            return 0.0
        case CardsDrawn(cards=(), missing=0):
            return 0.0
    return SECONDS[type(event)]


def sound_of(event: Event) -> str | None:
    match event:
        case BidPaid(chips=chips) | PricePaid(chips=chips) | ProtectionRaised(chips=chips) | PotWon(chips=chips):
            return f"coin-{min(8, chips)}" if chips else None
        case ProtectionCollected():
            return f"coin-{min(8, sum(event.chips))}"
        case SecondCardAdded(value=10) | SecondCardDeclined(value=10):
            return "ten"
    return SOUNDS.get(type(event))
