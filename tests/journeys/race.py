"""Plus Minus while it is played: nobody knows what comes next, but what has happened is kept."""

from collections import Counter

from tenarcade.client.intents import Intent
from tenarcade.core.game import Seat
from tenarcade.play import session
from tenarcade.play.match import Act
from tenarcade.rules.speed.actions import Arrive, Flick
from tests.journeys.program import Kept

CARDS = (Intent.CARD_1, Intent.CARD_2, Intent.CARD_3, Intent.CARD_4)


def acts_of(kept: Kept) -> list[Act]:
    """Each of them one that the rules allow."""
    if kept.match is None:
        return []
    table, acts = session.read_kept(kept.match.table, kept.match.acts)
    return [act for act, _ in session.replayed(table, acts).acts]


def flicked(kept: Kept) -> Counter[Seat]:
    return Counter(act.seat for act in acts_of(kept) if isinstance(act.action, Flick))


def landed(kept: Kept) -> Counter[Seat]:
    return Counter(act.action.seat for act in acts_of(kept) if isinstance(act.action, Arrive))
