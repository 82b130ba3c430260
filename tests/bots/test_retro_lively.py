"""10 Retro is a game of showing, protecting, buying and outbidding: its bots do all of it, among themselves too."""

from collections import Counter
from functools import cache

import pytest

from tenarcade.bots.face import conclude
from tenarcade.bots.retro import BOTS, LEVELS
from tenarcade.core.dice import Dice, derive
from tenarcade.core.game import ONLY, Event
from tenarcade.core.setup import set_up
from tenarcade.rules.retro import RULES
from tenarcade.rules.retro.events import BiddingOpened, BidRaised, CardsSwapped, FirstCardPlayed, RoundDecided
from tenarcade.rules.retro.table import Options

MATCHES = 4
TABLES = (3, 4, 5, 7)
# In a round, by each seat that is neither opener nor owner.
RAISES_EACH = 0.02


def told(bot: str, seats: int, number: int) -> list[Event]:
    """All that happens in a match where every seat is the same bot."""
    think = {**BOTS, **LEVELS}[bot]
    dice = [Dice(derive(11, number, seat)) for seat in range(seats)]
    state = set_up(RULES, Options(), seats, derive(12, number)).state
    events: list[Event] = []
    while (turn := state.turn) is not None:
        step = RULES.apply(state, turn, conclude(think(RULES.view(state, ONLY[turn]), turn, dice[turn])))
        state = step.state
        events += step.events
    return events


@cache
def liveliness(bot: str, seats: int) -> dict[str, float]:
    """Of first cards, the share shown and the share protected; of everything else, how often in a round."""
    events = [event for number in range(MATCHES) for event in told(bot, seats, number)]
    laid = [event for event in events if isinstance(event, FirstCardPlayed)]
    counts = Counter(type(event) for event in events)
    rounds = counts[RoundDecided]
    return {
        "shown": sum(event.face_up for event in laid) / len(laid),
        "protected": sum(event.protection > 0 for event in laid) / len(laid),
        "opened": counts[BiddingOpened] / rounds,
        "raised": counts[BidRaised] / rounds,
        "swapped": counts[CardsSwapped] / rounds,
    }


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("bot", [*BOTS, *LEVELS])
def test_every_bot_shows_protects_opens_and_raises(bot: str, seats: int) -> None:
    seen = liveliness(bot, seats)
    assert 0.1 < seen["shown"] < 0.7, seen
    assert seen["protected"] > 0.1, seen
    assert seen["opened"] > 0.5, seen
    assert seen["raised"] > RAISES_EACH * (seats - 2), seen


@pytest.mark.parametrize("seats", TABLES)
def test_cautious_shows_some_cards_and_hides_others(seats: int) -> None:
    seen = liveliness("cautious", seats)
    assert 0.25 < seen["shown"] < 0.6, seen
    assert seen["protected"] > 0.2, seen
    assert seen["swapped"] > 0.5, seen


@pytest.mark.parametrize("seats", [4, 5, 7])
def test_there_are_auctions_at_a_full_table_of_cautious_bots(seats: int) -> None:
    seen = liveliness("cautious", seats)
    assert seen["opened"] > 1.0, seen
    assert seen["raised"] > 0.2, seen
