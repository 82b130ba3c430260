"""The exact score of a TEN hand: which wild fills which gap, provably maximal (T9.1–T9.4, T9.6, T10.3).

Four colours compete for the number wilds and the super wild, here called the shared wilds. A set of shared wilds
is a number from 0 to 2^n − 1, and a *family* of such sets is an integer whose bit S says whether S belongs to it.
The sets that suffice for a run are one family, so a few shifts and masks try every assignment at once. A family
may carry several levels side by side, one for each total of points.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from tenarcade.core.game import Card
from tenarcade.rules.ten.deck import COLOUR_WILDS, COLOURS, NUMBER_WILDS, NUMBERS, SUPER, VALUES
from tenarcade.rules.ten.edition import Edition

POINTS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 10)  # T9.2, T9.3: by the length of the run
MOST_SHARED = len(VALUES) + 1
LEVELS = 2 * POINTS[-1] + 1  # of a pair of colours

# WITHOUT[i]: in every level, the sets that lack the shared wild i.
WITHOUT = tuple(((1 << (LEVELS << MOST_SHARED)) - 1) // ((1 << (1 << i)) + 1) for i in range(MOST_SHARED))
MIRRORED_BYTE = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))

HELD_BIT = {card: 1 << (COLOURS.index(card[0]) * 9 + value - 1) for card, value in NUMBERS.items()}


class Run(msgspec.Struct, frozen=True):
    colour: str
    first: int
    last: int
    points: int


class Placement(msgspec.Struct, frozen=True):
    wild: Card
    stands_for: Card


class Sheet(msgspec.Struct, frozen=True):
    """How a hand scores. Wilds that fill no gap of a scoring run are not placed."""

    points: int
    runs: tuple[Run, ...]
    placements: tuple[Placement, ...]
    spare_numbers: int
    used_cards: int


class Suit(NamedTuple):
    """One colour of a hand: bit i of `held` is the value i + 1; `alone` its longest run without shared wilds."""

    held: int
    wilds: int
    alone: int


class Hand(NamedTuple):
    suits: tuple[Suit, ...]
    number_wilds: int
    has_super: bool


class Window(NamedTuple):
    """A run that a colour may form; `gaps` has a bit for each value that a wild fills. No length: no run."""

    first: int
    length: int
    gaps: int


class Shared(NamedTuple):
    """The number wilds and the super wild of a hand, each as the (mask, shift) that takes it from a family."""

    by_value: tuple[tuple[int, int], ...]
    super_wild: tuple[int, int]
    sets: int


NO_RUN = Window(10, 0, 0)
NOT_OWNED = (0, 0)


def live_points(numbers: Sequence[Card], wilds: Sequence[Card]) -> int:
    """The highest score that the cards can make (T9.1, T9.6)."""
    return most_points(_hand(numbers, wilds))


def score_sheet(numbers: Sequence[Card], wilds: Sequence[Card], edition: Edition) -> Sheet:
    """The one assignment that counts (T9.1): the highest score, then the best in the edition's last tie-break.

    Among those still equal: colour by colour in the order b, g, o, p the run that starts lowest, then the one that
    ends lowest; a colour without a run comes after every run. The gaps are then filled in the order of colour and
    value, each by the first of colour wild, number wild and super wild that leaves the rest fillable.
    """
    hand = _hand(numbers, wilds)
    windows = best_windows(hand, edition)
    runs = tuple(
        Run(colour, window.first, window.first + window.length - 1, POINTS[window.length])
        for colour, window in zip(COLOURS, windows, strict=True)
        if window.length
    )
    placements = _placements(hand, [window.gaps for window in windows])
    used = sum(window.length for window in windows)
    spare = len(numbers) - (used - len(placements))
    return Sheet(sum(run.points for run in runs), runs, placements, spare, used)


def _hand(numbers: Sequence[Card], wilds: Sequence[Card]) -> Hand:
    held = 0
    for card in numbers:
        held |= HELD_BIT[card]
    suits = tuple([_suit(held >> 9 * i & 511, wilds.count(code)) for i, code in enumerate(COLOUR_WILDS)])
    number_wilds = sum([1 << NUMBER_WILDS[card] - 1 for card in wilds if card in NUMBER_WILDS])
    return Hand(suits, number_wilds, SUPER in wilds)


def _suit(held: int, wilds: int) -> Suit:
    return Suit(held, wilds, _longest(held, wilds))


@lru_cache(maxsize=2048)
def _longest(held: int, jokers: int) -> int:
    """The longest run with so many gaps filled."""
    return max(
        length
        for length in range(10)
        for start in range(10 - length)
        if length - (held >> start & (1 << length) - 1).bit_count() <= jokers
    )


@lru_cache(maxsize=4096)
def most_points(hand: Hand) -> int:
    """What the colours score without shared wilds, and the most that they gain by them."""
    alone = sum([POINTS[suit.alone] for suit in hand.suits])
    longest = [_longest(suit.held | hand.number_wilds, suit.wilds + hand.has_super) for suit in hand.suits]
    hungry = [suit for suit, length in zip(hand.suits, longest, strict=True) if length > suit.alone]
    if len(hungry) < 2:
        return sum([POINTS[length] for length in longest])
    # The first of a pair is the cheaper place for a colour with many ways to form a run.
    hungry.sort(key=lambda suit: (suit.wilds + 1) * (9 - suit.held.bit_count()), reverse=True)
    shared = _shared(hand.number_wilds, hand.has_super)
    return alone + _joint_gain(_gains(hungry[::2], shared), _gains(hungry[1::2], shared), shared.sets)


def _joint_gain(one: int, other: int, sets: int) -> int:
    """The highest sum of a level of one and a level of the other with sets that complement each other.

    All shared wilds together suffice for every level, so the levels end where the bits do.
    """
    gain = (one.bit_length() + other.bit_length()) // sets - 2
    complements = _mirrored(other, other.bit_length()) << one.bit_length() - sets
    while not one & complements:
        complements >>= sets
        gain -= 1
    return gain


def _gains(suits: Sequence[Suit], shared: Shared) -> int:
    """The sets of shared wilds that suffice for each gain; the levels are the points gained."""
    family = (1 << shared.sets) - 1
    for suit in suits:
        by_length = [0] * len(POINTS)
        by_length[suit.alone] = family
        for _, length, _, sufficient in _windows(family, suit, shared, suit.alone + 1):
            by_length[length] |= sufficient
        family = 0
        for length in range(suit.alone, len(POINTS)):
            family |= by_length[length] << (POINTS[length] - POINTS[suit.alone]) * shared.sets
    return family


def _windows(family: int, suit: Suit, shared: Shared, shortest: int) -> Iterator[tuple[int, int, int, int]]:
    """The runs a colour may form, lowest first: start, length, gaps, and the sets enough for it and the family.

    A run that a held number would lengthen is left out, for the longer one scores more with the same wilds.
    """
    held, own, _ = suit
    super_mask, super_shift = shared.super_wild
    jokers = own + (shared.super_wild != NOT_OWNED)
    for start in range(10 - shortest):
        if start and held >> start - 1 & 1:
            continue
        # fitting[j]: the sets that suffice when up to j gaps are left to the colour wilds and the super wild.
        fitting = [family] * (jokers + 1)
        gaps = filled = 0
        for end in range(start, 9):
            if not held >> end & 1:
                gaps |= 1 << end
                mask, shift = shared.by_value[end]
                for j in range(min(filled, jokers), 0, -1):
                    fitting[j] = (fitting[j] & mask) << shift | fitting[j - 1]
                fitting[0] = (fitting[0] & mask) << shift
                filled += 1
            if end - start + 1 < shortest or held >> end + 1 & 1:
                continue
            sufficient = fitting[own] | (fitting[jokers] & super_mask) << super_shift
            if not sufficient:
                break
            yield start + 1, end - start + 1, gaps, sufficient


@lru_cache(maxsize=1024)
def _shared(number_wilds: int, has_super: bool) -> Shared:
    takes = iter([(mask, 1 << i) for i, mask in enumerate(WITHOUT)])
    by_value = tuple(next(takes) if number_wilds >> i & 1 else NOT_OWNED for i in range(9))
    super_wild = next(takes) if has_super else NOT_OWNED
    # A family fills whole bytes, so that it can be mirrored.
    return Shared(by_value, super_wild, max(8, 1 << number_wilds.bit_count() + has_super))


def _mirrored(family: int, bits: int) -> int:
    """Every set becomes its complement, and the levels run downwards."""
    return int.from_bytes(family.to_bytes(bits // 8, "little").translate(MIRRORED_BYTE), "big")


@lru_cache(maxsize=1024)
def best_windows(hand: Hand, edition: Edition) -> tuple[Window, ...]:
    """The run of each colour in the assignment that counts (see `score_sheet`)."""
    suits = hand.suits
    if not hand.number_wilds and not hand.has_super:
        return tuple([_best_alone(suit, edition) for suit in suits])
    shared = _shared(hand.number_wilds, hand.has_super)
    every_set = (1 << shared.sets) - 1
    # rests[c]: what the colours after c are worth at best, each worth with the complements of its sets.
    families = {0: every_set}
    rests = [families]
    for suit in reversed(suits[1:]):
        families = _best_by_set(families, suit, shared, edition)
        rests.insert(0, {worth: _mirrored(family, shared.sets) for worth, family in families.items()})
    goal = max(
        _worth(window, edition) + worth
        for window, family in _choices(every_set, suits[0], shared)
        for worth, rest in rests[0].items()
        if family & rest
    )
    taken, chosen = every_set, []
    for suit, rest_by_worth in zip(suits, rests, strict=True):
        window, taken = next(
            (window, family)
            for window, family in _choices(taken, suit, shared)
            if family & rest_by_worth.get(goal - _worth(window, edition), 0)
        )
        goal -= _worth(window, edition)
        chosen.append(window)
    return tuple(chosen)


@lru_cache(maxsize=4096)
def _best_alone(suit: Suit, edition: Edition) -> Window:
    """A colour that competes for nothing; of equal runs `max` keeps the first, which is the lowest."""
    choices = _choices(1, suit, _shared(0, has_super=False))
    return max([window for window, _ in choices], key=lambda window: _worth(window, edition))


def _best_by_set(families: dict[int, int], suit: Suit, shared: Shared, edition: Edition) -> dict[int, int]:
    """The families with one more colour; each set stays only with the highest worth for which it suffices."""
    reached: defaultdict[int, int] = defaultdict(int)
    for worth, family in families.items():
        for window, sufficient in _choices(family, suit, shared):
            reached[worth + _worth(window, edition)] |= sufficient
    best, settled = {}, 0
    for worth in sorted(reached, reverse=True):
        if unsettled := reached[worth] & ~settled:
            best[worth] = unsettled
            settled |= unsettled
    return best


def _choices(family: int, suit: Suit, shared: Shared) -> Iterator[tuple[Window, int]]:
    """The runs a colour may form, except those shorter than what it reaches without shared wilds."""
    for first, length, gaps, sufficient in _windows(family, suit, shared, max(suit.alone, 1)):
        yield Window(first, length, gaps), sufficient
    if not suit.alone:
        yield NO_RUN, family


def _worth(window: Window, edition: Edition) -> int:
    """Points first, then the edition's last tie-break (T10.3): fewer number cards, or fewer cards of any kind."""
    used = window.length - (window.gaps.bit_count() if edition == "de" else 0)
    return POINTS[window.length] * 64 - used


def _placements(hand: Hand, gaps: list[int]) -> tuple[Placement, ...]:
    """A number wild before the super wild always leaves the rest fillable: the super wild can take its next place."""
    suits, number_wilds, has_super = hand
    colour_wilds = [suit.wilds for suit in suits]
    placements = []
    for i, colour in enumerate(COLOURS):
        for value in VALUES:
            bit = 1 << value - 1
            if not gaps[i] & bit:
                continue
            gaps[i] -= bit
            own = [wilds - (c == i) for c, wilds in enumerate(colour_wilds)]
            if own[i] >= 0 and _fillable(gaps, own, number_wilds, has_super):
                wild, colour_wilds = f"{colour}#", own
            elif number_wilds & bit:
                wild, number_wilds = f"*{value}", number_wilds - bit
            else:
                wild, has_super = SUPER, False
            placements.append(Placement(wild, f"{colour}{value}"))
    return tuple(placements)


def _fillable(gaps: list[int], colour_wilds: list[int], number_wilds: int, has_super: bool) -> bool:
    """Hall's condition: no group of colours has more gaps than the wilds that can serve it."""
    groups = [(0, 0)]
    for gap, own in zip(gaps, colour_wilds, strict=True):
        groups += [(short + gap.bit_count() - own, wanted | gap) for short, wanted in groups]
    return all(short - (wanted & number_wilds).bit_count() <= has_super for short, wanted in groups)
