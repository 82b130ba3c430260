"""What a player's cards and money promise, in points, given the cards that can still be had."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import fsum

import msgspec

from tenarcade.core.game import Card
from tenarcade.rules.ten.deck import COLOUR_WILDS, COLOURS, NUMBER_WILDS, NUMBERS, SUPER, deck_for
from tenarcade.rules.ten.odds import unseen_cards
from tenarcade.rules.ten.scoring import POINTS
from tenarcade.rules.ten.state import MAX_COINS, TOKEN_WORTH, Player, State

STAGES = 12

# The chance to fill a gap later, from an empty pile to a full one: by a card with several copies in the pile,
# by a last copy, by a card on the market, and by none but a wild.
HOPE_MANY = (0.0, *(0.03 + 0.38 * stage / STAGES for stage in range(1, STAGES + 1)))
HOPE_ONE = (0.0, *(0.04 + 0.20 * stage / STAGES for stage in range(1, STAGES + 1)))
HOPE_MARKET = (0.0, *(0.25 + 0.35 * stage / STAGES for stage in range(1, STAGES + 1)))
# A number wild fills a gap in one colour only, so each colour counts on it less than fully.
HOPE_SHARED = 0.8
# Points that a coin is worth, from an empty pile to a full one.
COIN = (0.01, *(0.09 + 0.17 * stage / STAGES for stage in range(1, STAGES + 1)))
# A copy of an owned number can only pay.
COPY = 0.7
SUPER_POINTS = 0.8

_BIT: dict[Card, int] = {card: 1 << (value - 1) for card, value in NUMBERS.items()}

Masks = tuple[int, int, int, int]


class Prospects(msgspec.Struct, frozen=True):
    """The cards that can still be had, by colour, a bit a value; and how far the match has come."""

    stage: int
    market: Masks
    many: Masks
    one: Masks


def prospects_of(view: State) -> Prospects:
    deck = deck_for(1 if view.is_solo else len(view.players))
    stage = 0 if view.phase == "final" else max(1, -(-STAGES * len(view.pile) // len(deck)))
    unseen: Counter[Card] = unseen_cards(view)
    many = _masks(card for card, copies in unseen.items() if copies > 1 and card in NUMBERS)
    one = _masks(card for card, copies in unseen.items() if copies == 1 and card in NUMBERS)
    return Prospects(stage, _masks(view.market), many, one)


def _masks(cards: Iterable[Card]) -> Masks:
    masks = dict.fromkeys(COLOURS, 0)
    for card in cards:
        masks[card[0]] |= _BIT[card]
    return masks["b"], masks["g"], masks["o"], masks["p"]


def hand_outlook(player: Player, ahead: Prospects) -> float:
    """The points these cards will likely score."""
    held = _masks(player.numbers)
    own_wilds = dict.fromkeys(COLOURS, 0)
    shared = 0
    for wild in player.wilds:
        if wild in NUMBER_WILDS:
            shared |= 1 << (NUMBER_WILDS[wild] - 1)
        elif wild in COLOUR_WILDS:
            own_wilds[COLOUR_WILDS[wild]] += 1
    points = SUPER_POINTS * (SUPER in player.wilds)
    for place, colour in enumerate(COLOURS):
        can_be_had = (ahead.market[place], ahead.many[place], ahead.one[place])
        points += _colour_outlook(held[place], own_wilds[colour], shared, can_be_had, ahead.stage)
    return points


@lru_cache(maxsize=1 << 16)
def _colour_outlook(held: int, own_wilds: int, shared: int, can_be_had: tuple[int, int, int], stage: int) -> float:
    """The expected points of the longest run when every open place is filled by its own chance.

    `fsum`, because `sum` rounds floats differently from Python 3.12 on, and a seed must give the same match.

    A state is the best run so far, and the runs that end here with no gap, one gap, … filled by a colour wild.
    """
    states: dict[tuple[int, ...], float] = {(0,) * (own_wilds + 2): 1.0}
    for place in range(9):
        chance = _chance(1 << place, held, shared, can_be_had, stage)
        following: dict[tuple[int, ...], float] = {}
        for (best, *runs), likely in states.items():
            if chance:
                filled = [run + 1 for run in runs]
                state = (max(best, filled[-1]), *filled)
                following[state] = following.get(state, 0.0) + likely * chance
            if chance < 1.0:
                left_open = [0, *[run + 1 for run in runs[:-1]]]
                state = (max(best, left_open[-1]), *left_open)
                following[state] = following.get(state, 0.0) + likely * (1.0 - chance)
        states = following
    return fsum([likely * POINTS[state[0]] for state, likely in states.items()])


def _chance(bit: int, held: int, shared: int, can_be_had: tuple[int, int, int], stage: int) -> float:
    if held & bit:
        return 1.0
    market, many, one = can_be_had
    if market & bit:
        chance = HOPE_MARKET[stage]
    elif many & bit:
        chance = HOPE_MANY[stage]
    else:
        chance = HOPE_ONE[stage] if one & bit else 0.0
    return max(chance, HOPE_SHARED) if shared & bit else chance


def money_outlook(player: Player, stage: int) -> float:
    """Coins and bust tokens as points; a full purse is worth less than its sum."""
    money = player.coins + TOKEN_WORTH * player.tokens
    return COIN[stage] * (min(money, MAX_COINS) + 0.5 * max(0, money - MAX_COINS))


def outlook(player: Player, ahead: Prospects) -> float:
    copies = len(player.numbers) - len(set(player.numbers))
    return hand_outlook(player, ahead) + money_outlook(player, ahead.stage) + COPY * COIN[ahead.stage] * copies
