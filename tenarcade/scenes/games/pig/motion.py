"""What moves while an event of Pig 10 is told, how long it takes, and what is heard."""

from dataclasses import dataclass
from functools import singledispatch
from typing import Literal, Unpack

from tenarcade.client.canvas import Canvas
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
from tenarcade.scenes.games.pig.layout import DRAW_HEIGHT, DRAW_PILE, Layout, hand_middle
from tenarcade.scenes.games.pig.shown import played_as
from tenarcade.scenes.mover import Mover
from tenarcade.scenes.places import Place
from tenarcade.scenes.playing_card import Pose

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
class CardMover(Mover):
    def draw_card(self, canvas: Canvas, card: Card, centre: Spot, height: float, **pose: Unpack[Pose]) -> None:
        draw_card(canvas, card, centre, height, **pose)

    def draw_piece(self, canvas: Canvas, centre: Spot, size: float, alpha: int) -> None:
        """Nothing but cards moves in Pig 10."""


@dataclass(frozen=True, slots=True)
class Motion:
    movers: tuple[CardMover, ...] = ()
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
            CardMover(start, layout.hand_place(event.seat, index), card, flips=card != HIDDEN, delay=index * 0.18)
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
    mover = CardMover(start, layout.pile_place(held - 1, held), event.card, flips=known_as == HIDDEN)
    return Motion((mover,), left_hand=(event.seat, index))


@_motion.register
def _(event: PileWon, layout: Layout) -> Motion:
    foot, height = layout.stack_foot(event.seat), layout.stack_height(event.seat)
    end = Place(Spot(foot.x, foot.y - height / 2), height)
    share = 0.3 / max(1, len(event.cards))
    movers = tuple(
        CardMover(layout.pile_place(index), end, card, delay=0.45 + index * share)
        for index, card in enumerate(event.cards)
    )
    return Motion(movers, clears_table=True, mood="cheer" if event.reason == "exactly-ten" else "groan")


@_motion.register
def _(event: CardDrawn, layout: Layout) -> Motion:
    end = layout.hand_place(event.seat, len(layout.shown.hands[event.seat]))
    return Motion((CardMover(Place(DRAW_PILE, DRAW_HEIGHT), end, event.card, flips=event.card != HIDDEN),))
