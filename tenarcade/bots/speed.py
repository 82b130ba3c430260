"""Players of Plus Minus: what tells them apart is how fast they read, how far they think, and how they draw."""

from collections.abc import Generator

import msgspec

from tenarcade.bots.face import LiveBot, Plan
from tenarcade.core.dice import Dice
from tenarcade.core.game import Card, Seat
from tenarcade.core.tuples import without
from tenarcade.rules.speed import RULES
from tenarcade.rules.speed.deck import FOLLOWERS, Hand
from tenarcade.rules.speed.judge import DRAW, FLICKS
from tenarcade.rules.speed.table import State, can_draw, can_flick, cards_owned

# What a person needs at least to see a change and to press a key, in ticks: 150 ms.
FASTEST_REACTION = 18


class Skill(msgspec.Struct, frozen=True, kw_only=True):
    """A player's limits; times are in ticks, chances between 0 and 1.

    A player glances at the table again and again and takes in a few cards of its hand each time: so reading takes
    longer the more cards it holds, and what it has found is never older than its reaction.
    """

    reaction: int
    # How much the reaction varies from time to time.
    spread: int
    glance: int
    cards_a_glance: int
    # How often, in a glance, a card seems to fit that does not.
    misreading: float
    # How often, in a glance, it draws when no card fits.
    eagerness: float
    # Up to how many cards in hand it draws while its card is in the air.
    comfort: int
    # How many of its own cards it plans ahead; 0 takes any that fits.
    foresight: int
    # Whether it looks at the cards in the air, and not only at the pile.
    watches_flights: bool


CAUTIOUS = Skill(
    reaction=42,
    spread=24,
    glance=24,
    cards_a_glance=1,
    misreading=0.003,
    eagerness=0.25,
    comfort=0,
    foresight=0,
    watches_flights=False,
)
SHARP = Skill(
    reaction=30,
    spread=12,
    glance=15,
    cards_a_glance=3,
    misreading=0.005,
    eagerness=0.9,
    comfort=7,
    foresight=2,
    watches_flights=True,
)

# The rungs of the ladder, from sleepy to frightening; docs/arena.md tells their paces.
LEVEL_SKILLS: dict[str, Skill] = {
    "level-4": Skill(
        reaction=102, spread=60, glance=54, cards_a_glance=1, misreading=0.010, eagerness=0.14,
        comfort=0, foresight=0, watches_flights=False,
    ),
    "level-5": Skill(
        reaction=75, spread=45, glance=39, cards_a_glance=1, misreading=0.008, eagerness=0.17,
        comfort=0, foresight=0, watches_flights=False,
    ),
    "level-6": Skill(
        reaction=57, spread=36, glance=28, cards_a_glance=1, misreading=0.007, eagerness=0.22,
        comfort=0, foresight=0, watches_flights=False,
    ),
    "level-7": Skill(
        reaction=46, spread=27, glance=22, cards_a_glance=1, misreading=0.006, eagerness=0.40,
        comfort=0, foresight=0, watches_flights=False,
    ),
    "level-8": Skill(
        reaction=37, spread=21, glance=18, cards_a_glance=2, misreading=0.005, eagerness=0.55,
        comfort=4, foresight=1, watches_flights=False,
    ),
    "level-9": Skill(
        reaction=30, spread=16, glance=15, cards_a_glance=2, misreading=0.004, eagerness=0.70,
        comfort=5, foresight=1, watches_flights=True,
    ),
    "level-10": Skill(
        reaction=19, spread=6, glance=9, cards_a_glance=5, misreading=0.003, eagerness=0.95,
        comfort=8, foresight=3, watches_flights=True,
    ),
}  # fmt: skip


def player(skill: Skill) -> LiveBot[State]:
    def look(view: State, seat: Seat, dice: Dice) -> Generator[None, None, Plan]:
        yield
        return _plan(skill, view, seat, dice)

    return look


def _plan(skill: Skill, view: State, seat: Seat, dice: Dice) -> Plan:
    hand = view.hands[seat]
    moving = max(FASTEST_REACTION, skill.reaction) + dice.below(skill.spread + 1)
    if hand and cards_owned(view, seat) == 1:
        return Plan(moving, FLICKS[hand[0]])
    if (card := _card_to_flick(skill, view, seat, dice)) is not None:
        return Plan(moving, FLICKS[card])
    if can_draw(view, seat) and _wants_to_draw(skill, view, seat, dice):
        return Plan(moving, DRAW)
    return Plan(skill.glance, None)


def _card_to_flick(skill: Skill, view: State, seat: Seat, dice: Dice) -> Card | None:
    if not (can_flick(view, seat) or skill.watches_flights):
        return None
    read = dice.shuffled(view.hands[seat])[: skill.cards_a_glance]
    if read and dice.fraction() < skill.misreading:
        return read[0]
    fitting = FOLLOWERS[_top(skill, view)]
    return max(
        (card for card in read if card in fitting),
        key=lambda card: _promise(skill, view, seat, card),
        default=None,
    )


def _top(skill: Skill, view: State) -> Card:
    return expected_top(view) if skill.watches_flights else view.pile[-1]


def _wants_to_draw(skill: Skill, view: State, seat: Seat, dice: Dice) -> bool:
    hand = view.hands[seat]
    if not hand:
        return True
    if not FOLLOWERS[_top(skill, view)].isdisjoint(hand):
        return False
    if not can_flick(view, seat) and len(hand) >= skill.comfort:
        return False
    return dice.fraction() < skill.eagerness


def expected_top(view: State) -> Card:
    """The top card once every card in the air has arrived, in the order of their flicks."""
    top = view.pile[-1]
    for flight in view.flights:
        if flight.card in FOLLOWERS[top]:
            top = flight.card
    return top


def _promise(skill: Skill, view: State, seat: Seat, card: Card) -> tuple[int, int]:
    """How many own cards can follow this one, and then how few of the others' can."""
    if not skill.foresight:
        return 0, 0
    followers = FOLLOWERS[card]
    open_to = sum(not followers.isdisjoint(hand) for other, hand in enumerate(view.hands) if other != seat)
    return longest_chain(card, without(view.hands[seat], card), skill.foresight), -open_to


def longest_chain(top: Card, hand: Hand, depth: int) -> int:
    """How many cards of the hand, at most `depth`, can be played on this card one after the other."""
    if depth == 0:
        return 0
    fitting = FOLLOWERS[top].intersection(hand)
    return max((1 + longest_chain(card, without(hand, card), depth - 1) for card in fitting), default=0)


def by_lot(view: State, seat: Seat, dice: Dice) -> Generator[None, None, Plan]:
    """Any legal action, at a person's pace."""
    yield
    return Plan(60 + dice.below(61), dice.choice(RULES.legal(view, seat)))


BOTS: dict[str, LiveBot[State]] = {"random": by_lot, "cautious": player(CAUTIOUS), "sharp": player(SHARP)}
LEVELS: dict[str, LiveBot[State]] = {name: player(skill) for name, skill in LEVEL_SKILLS.items()}
