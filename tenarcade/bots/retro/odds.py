"""What a seat can reckon from its view: how the others may end the round, and what is at stake."""

from collections import Counter
from math import fsum

import msgspec

from tenarcade.core.game import HIDDEN, Seat
from tenarcade.rules.retro.cards import HAND_SIZE, JOKER, JOKERS, PLAYING_CARDS, POINTS, ROUND_CARDS, TEN, VALUES, total
from tenarcade.rules.retro.knowledge import inventory_of
from tenarcade.rules.retro.table import Place, State, points_of

# A result's rank is 2 × its value, and 1 more if reached with one card (R3.5.2). A ladder tells for each rank,
# and for one above the highest, the chance of ending below it.
Ladder = list[float]
RANKS = 2 * TEN + 2

_CHANCE_TO_ADD = 0.9
_CHANCE_TO_ADD_A_JOKER = 0.5
_SECOND_CARDS_EACH = 0.65
_TRIES_UNSEEN = 2
_TRIES_SEEN = 3
_TRIES_KEPT_DOWN = 10
_UNSEEN_HAND = HAND_SIZE - 1


class Odds(msgspec.Struct):
    """The knowledge behind one decision."""

    by_value: list[Ladder]
    unknown: Ladder
    rivals: dict[Seat, Ladder]
    # What the loser takes apart from the thinking seat's own cards, and what the winner takes.
    stake: float
    pot: int
    # Points of a card that is nowhere to be seen; and how often, by value, it is which.
    usual_points: float
    unseen_values: list[int]
    chance_of_end: float
    # How many cards will be left in the pile when it is this seat's turn to draw (R3.5.5).
    pile_left: float


def odds_of(view: State, seat: Seat) -> Odds:
    unseen = Counter(PLAYING_CARDS) - inventory_of(view)
    values = [unseen[str(value)] + unseen[f"p{value}"] for value in range(TEN + 1)]
    hidden = sum(values) + unseen[JOKER]
    by_value = _ladders(values, _joker_chance(view, seat, unseen[JOKER], hidden))
    values[TEN] += unseen[JOKER]
    unknown = _mean(by_value, values)
    usual = points_of(tuple(unseen.elements())) / hidden if hidden else 1.0
    chance_of_end = _chance_of_end(view)
    return Odds(
        by_value=by_value,
        unknown=unknown,
        rivals={
            other: _rival_ladder(view, other, by_value, unknown, values)
            for other in range(len(view.places))
            if other != seat
        },
        stake=_stake(view, seat, usual) + chance_of_end * _round_points_left(view),
        pot=view.pot + sum([place.protection for place in view.places]),
        usual_points=usual,
        unseen_values=values,
        chance_of_end=chance_of_end,
        pile_left=_pile_left(view, seat),
    )


def _joker_chance(view: State, seat: Seat, unseen_jokers: int, hidden: int) -> float:
    """Everybody was dealt a joker (R2.2): those not seen yet are in hands rather than in the pile."""
    rivals = len(view.places) - 1
    played = JOKERS - unseen_jokers - len(view.removed) - view.places[seat].hand.count(JOKER)
    in_hands = min(unseen_jokers, max(0, rivals - played))
    in_pile = unseen_jokers - in_hands
    return min(1.0, in_hands / rivals + _UNSEEN_HAND * in_pile / max(1, hidden))


def _ladders(unseen_values: list[int], joker_chance: float) -> list[Ladder]:
    joker = _CHANCE_TO_ADD_A_JOKER * joker_chance
    return [_ladder_with_hand(value, unseen_values, joker) for value in range(TEN + 1)]


def _ladder_with_hand(first: int, unseen_values: list[int], joker: float) -> Ladder:
    """A first card of this value with three unknown cards behind it."""
    chances = [0.0] * RANKS
    plain = sum(unseen_values)
    out_of_reach, fitting = 1.0, 0
    for second in range(TEN - first, 0, -1):
        fitting += unseen_values[second]
        none_fits = _chance_of_none(fitting, plain)
        chances[2 * (first + second)] = _CHANCE_TO_ADD * (out_of_reach - none_fits)
        out_of_reach = none_fits
    chances[2 * first + 1] = 1.0 - fsum(chances)
    if first < TEN:
        _add_jokers(chances, joker)
    ladder = [0.0]
    for chance in chances:
        ladder.append(ladder[-1] + chance)
    return ladder


def _add_jokers(chances: list[float], joker: float) -> None:
    """Whoever cannot make ten otherwise may do it with a joker."""
    with_joker = 0.0
    for rank in range(2 * TEN):
        with_joker += joker * chances[rank]
        chances[rank] *= 1.0 - joker
    chances[2 * TEN] += with_joker


def _chance_of_none(wanted: int, cards: int) -> float:
    chance = max(0.0, 1.0 - wanted / cards) if cards else 1.0
    return chance * chance * chance


def _mean(ladders: list[Ladder], weights: list[int]) -> Ladder:
    whole = sum(weights) or 1
    return [
        fsum([ladder[rank] * weight for ladder, weight in zip(ladders, weights, strict=True)]) / whole
        for rank in range(RANKS + 1)
    ]


def _step(rank: int) -> Ladder:
    return [0.0] * (rank + 1) + [1.0] * (RANKS - rank)


_ALONE = [_step(2 * value + 1) for value in range(TEN + 1)]
_TOGETHER = [_step(2 * value) for value in range(TEN + 1)]


def _rival_ladder(view: State, seat: Seat, by_value: list[Ladder], unknown: Ladder, unseen_values: list[int]) -> Ladder:
    place = view.places[seat]
    first = place.first
    if first is None:
        return _best_of(_TRIES_UNSEEN, unknown)
    if is_finished(view, seat):
        if first.card == HIDDEN:
            return _best_of(_TRIES_KEPT_DOWN, _mean(_ALONE, unseen_values))
        return _ALONE[VALUES[first.card]] if place.second is None else _TOGETHER[total(first.card, place.second)]
    if first.known_to[0] != seat:
        return unknown if first.card == HIDDEN else by_value[VALUES[first.card]]
    if first.card == HIDDEN:
        return _best_of(_TRIES_UNSEEN, unknown)
    return _best_of(_TRIES_SEEN, by_value[VALUES[first.card]])


def _best_of(tries: int, ladder: Ladder) -> Ladder:
    """Nobody plays blindly: a card was chosen for what it goes with, as if it were the best of some tries."""
    best = ladder
    for _ in range(tries - 1):
        best = [one * other for one, other in zip(best, ladder, strict=True)]
    return best


def is_finished(view: State, seat: Seat) -> bool:
    """Whether nothing more comes from this seat in this round."""
    if view.phase != "second" or view.turn is None:
        return False
    order = view.turn_order
    return order.index(seat) < order.index(view.turn)


def _chance_of_end(view: State) -> float:
    """R4.1: hands count after this round if it is the tenth, or if the pile does not last."""
    if not view.round_cards:
        return 1.0
    more = fsum([0 if is_finished(view, seat) else _SECOND_CARDS_EACH for seat in range(len(view.places))])
    wanted = sum([_played(place) for place in view.places]) + more
    doubt = 0.5 + 0.5 * more
    return min(1.0, max(0.0, 0.5 + (wanted - len(view.pile)) / doubt))


def _pile_left(view: State, seat: Seat) -> float:
    earlier = view.turn_order[: view.turn_order.index(seat)]
    drawn = [_played(view.places[other]) + (0 if is_finished(view, other) else _SECOND_CARDS_EACH) for other in earlier]
    return max(0.0, len(view.pile) - fsum(drawn))


def _played(place: Place) -> int:
    return 1 if place.second is None else 2


def _stake(view: State, seat: Seat, usual: float) -> float:
    """R3.5.4, as far as it is known, and a guess at the rest."""
    stake = float(points_of((view.round_card,))) if view.round_card is not None else 0.0
    for other, place in enumerate(view.places):
        if other == seat:
            continue
        is_open = place.first is not None and place.first.card != HIDDEN
        stake += POINTS[place.first_on_table.card] if is_open else usual
        if place.second is not None:
            stake += POINTS[place.second]
        elif not is_finished(view, other):
            stake += _SECOND_CARDS_EACH * usual
    return stake


def _round_points_left(view: State) -> int:
    """R4.2"""
    seen = inventory_of(view)
    return sum([POINTS[card] for card in ROUND_CARDS if not seen[card]])
