"""What moves while an event of Pig 10 is told, how long it takes, and what is heard."""

from dataclasses import dataclass
from functools import singledispatch
from typing import Literal

from tenarcade.client.canvas import Canvas
from tenarcade.client.easing import arched, clamped, eased, settled
from tenarcade.client.geometry import Spot
from tenarcade.core.game import HIDDEN, Card, Event, Seat
from tenarcade.rules.pig import (
    CardDrawn,
    CardPlayed,
    HandDealt,
    MatchScored,
    PileWon,
    SeatSkipped,
    StarterChosen,
)
from tenarcade.scenes.games.pig.cards import draw_card
from tenarcade.scenes.games.pig.layout import DRAW_HEIGHT, DRAW_PILE, Layout, Place, hand_middle
from tenarcade.scenes.games.pig.shown import played_as

Mood = Literal["calm", "cheer", "groan"]

SECONDS: dict[type[Event], float] = {
    HandDealt: 0.26,
    StarterChosen: 0.8,
    CardPlayed: 0.55,
    PileWon: 1.15,
    CardDrawn: 0.32,
    SeatSkipped: 0.35,
    MatchScored: 0.8,
}
SOUNDS: dict[type[Event], str] = {
    HandDealt: "card-move",
    StarterChosen: "turn",
    CardPlayed: "card-reveal",
    CardDrawn: "card-move",
    SeatSkipped: "pass",
}


@dataclass(frozen=True, slots=True)
class Mover:
    start: Place
    end: Place
    card: Card = HIDDEN
    # Turned from its back to its face on the way.
    flips: bool = False
    # The share of the cue that passes before it starts.
    delay: float = 0.0

    def draw(self, canvas: Canvas, share: float, *, calm: bool) -> None:
        own = clamped((share - self.delay) / (1 - self.delay))
        if calm:
            # Reduced motion: it fades in where it belongs instead of flying there.
            draw_card(canvas, self.card, self.end.centre, self.end.height, alpha=round(255 * own), shadow=False)
            return
        at = self.start.centre.towards(self.end.centre, settled(own))
        height = self.start.height + (self.end.height - self.start.height) * eased(own)
        # Sizes in steps, so that the pictures on the way can be kept.
        stepped = self.end.height if own >= 1 else max(12, round(height / 12) * 12)
        flip = own * 2 - 1 if self.flips else 1.0
        draw_card(canvas, self.card, at, stepped, flip=flip, lift=arched(own))


@dataclass(frozen=True, slots=True)
class Motion:
    movers: tuple[Mover, ...] = ()
    # A card that has left this hand, by its place.
    left_hand: tuple[Seat, int] | None = None
    # The cards on the table are on their way.
    clears_table: bool = False
    mood: Mood = "calm"


def motion_of(event: Event, layout: Layout) -> Motion:
    return _motion(event, layout)


@singledispatch
def _motion(event: Event, layout: Layout) -> Motion:
    return Motion()


@_motion.register
def _(event: HandDealt, layout: Layout) -> Motion:
    start = Place(DRAW_PILE, DRAW_HEIGHT)
    return Motion(
        tuple(
            Mover(start, layout.hand_place(event.seat, index), card, flips=card != HIDDEN, delay=index * 0.18)
            for index, card in enumerate(event.cards)
        )
    )


@_motion.register
def _(event: CardPlayed, layout: Layout) -> Motion:
    hand = layout.shown.hands[event.seat]
    known_as = played_as(layout.shown, event)
    index = hand.index(known_as)
    start = layout.hand_place(event.seat, index) if known_as != HIDDEN else hand_middle(layout, event.seat)
    held = len(layout.shown.table) + 1
    mover = Mover(start, layout.pile_place(held - 1, held), event.card, flips=known_as == HIDDEN)
    return Motion((mover,), left_hand=(event.seat, index))


@_motion.register
def _(event: PileWon, layout: Layout) -> Motion:
    foot, height = layout.stack_foot(event.seat), layout.stack_height(event.seat)
    end = Place(Spot(foot.x, foot.y - height / 2), height)
    share = 0.3 / max(1, len(event.cards))
    movers = tuple(
        Mover(layout.pile_place(index), end, card, delay=0.45 + index * share) for index, card in enumerate(event.cards)
    )
    return Motion(movers, clears_table=True, mood="cheer" if event.reason == "exactly-ten" else "groan")


@_motion.register
def _(event: CardDrawn, layout: Layout) -> Motion:
    end = layout.hand_place(event.seat, len(layout.shown.hands[event.seat]))
    return Motion((Mover(Place(DRAW_PILE, DRAW_HEIGHT), end, event.card, flips=event.card != HIDDEN),))
