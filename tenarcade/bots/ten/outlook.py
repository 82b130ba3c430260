"""What a player's cards and money promise, in points, given the cards that can still be had."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

import msgspec

from tenarcade.core.game import Card
from tenarcade.rules.ten.deck import COLOUR_WILDS, COLOURS, NUMBER_WILDS, NUMBERS, SUPER, deck_for
from tenarcade.rules.ten.odds import unseen_cards
from tenarcade.rules.ten.state import MAX_COINS, TOKEN_WORTH, Player, State

STAGES = 12

# The chance to fill a gap later, from an empty pile to a full one: by a card with several copies in the pile,
# by a last copy, by a card on the market, and by none but a wild.
HOPE_MANY = (0.0, *(0.10 + 0.55 * stage / STAGES for stage in range(1, STAGES + 1)))
HOPE_ONE = (0.0, *(0.05 + 0.40 * stage / STAGES for stage in range(1, STAGES + 1)))
HOPE_MARKET = (0.3, *(0.40 + 0.35 * stage / STAGES for stage in range(1, STAGES + 1)))
HOPE_NONE = 0.02
# A number wild fills a gap in one colour only, so each colour counts on it less than fully.
HOPE_SHARED = 0.8
# Points that a coin is worth, from an empty pile to a full one.
COIN = (0.01, *(0.10 + 0.15 * stage / STAGES for stage in range(1, STAGES + 1)))
SUPER_POINTS = 1.6

# Bits and points of every run there can be, the longest first.
_WINDOWS = tuple(
    (((1 << length) - 1) << first, 10 if length == 9 else length)
    for length in range(9, 0, -1)
    for first in range(10 - length)
)
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
    """The best run to hope for: its points, less for every gap that is still to be filled."""
    market, many, one = can_be_had
    best = 0.0
    for window, points in _WINDOWS:
        if points <= best:
            break
        gaps = window & ~held
        lent = gaps & shared
        gaps &= ~shared
        in_market = (gaps & market).bit_count()
        gaps &= ~market
        with_copies, with_one = (gaps & many).bit_count(), (gaps & one).bit_count()
        lost = gaps.bit_count() - with_copies - with_one
        # Colour wilds go where hope is least.
        lost, spare = max(0, lost - own_wilds), max(0, own_wilds - lost)
        with_one, spare = max(0, with_one - spare), max(0, spare - with_one)
        with_copies, spare = max(0, with_copies - spare), max(0, spare - with_copies)
        in_market = max(0, in_market - spare)
        hope = HOPE_NONE**lost * HOPE_ONE[stage] ** with_one * HOPE_MANY[stage] ** with_copies
        hope *= HOPE_MARKET[stage] ** in_market * HOPE_SHARED ** lent.bit_count()
        best = max(best, points * hope)
    return best


def money_outlook(player: Player, stage: int) -> float:
    """Coins and bust tokens as points; a full purse is worth less than its sum."""
    money = player.coins + TOKEN_WORTH * player.tokens
    return COIN[stage] * (min(money, MAX_COINS) + 0.5 * max(0, money - MAX_COINS))


def outlook(player: Player, ahead: Prospects) -> float:
    return hand_outlook(player, ahead) + money_outlook(player, ahead.stage)
