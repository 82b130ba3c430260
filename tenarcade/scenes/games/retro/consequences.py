"""What a choice in 10 Retro will do, told before it is made; every figure comes from the rules.

Only the picture is read, so a closed hand and a card that lies face down are spoken of without being named.
"""

from collections.abc import Sequence

from tenarcade.core.game import HIDDEN, Card, Seat
from tenarcade.rules.retro.bidding import lowest_bid
from tenarcade.rules.retro.cards import FITS, TEN, VALUES, total
from tenarcade.rules.retro.table import State
from tenarcade.scenes.games.retro.cards import numeral_of
from tenarcade.scenes.games.retro.telling import listed
from tenarcade.wording import Values, Words


def best_sum(first: Card, hand: Sequence[Card]) -> int | None:
    """The most that a first card makes with this hand (R3.4.3); None where either is not to be seen."""
    if HIDDEN in (first, *hand):
        return None
    return max([VALUES[first], *(total(first, card) for card in hand if card in FITS[first])])


def play_note(card: Card, *, face_up: bool, chips: int, words: Words) -> str:
    """R3.2: who will see the card, and what it costs to take it away."""
    values: Values = {"card": words.card(card), "chips": chips, "open": str(card != HIDDEN).lower()}
    return words.text("choice-up-note" if face_up else "choice-down-note", values)


def pick_note(picture: State, seat: Seat, slot: int, words: Words) -> str:
    hand = picture.places[seat].hand
    rest = hand[:slot] + hand[slot + 1 :]
    best = best_sum(hand[slot], rest)
    return words.text("choice-pick-closed") if best is None else words.text("choice-pick-note", {"best": best})


def open_note(picture: State, seat: Seat, target: Seat, names: Sequence[str], words: Words) -> str:
    """R3.3.2 and R3.3.3: what it costs, who gets it, what is known of the card."""
    owner = picture.places[target]
    first = owner.first_on_table
    own = own_card(picture, seat, words)
    if owner.protection:
        values: Values = {"low": lowest_bid(owner), "owner": names[target], "own": own}
        said = words.text("choice-open-auction", values)
    else:
        said = words.text("choice-open-price", {"own": own})
    if first.card == HIDDEN:
        known = listed([names[other] for other in first.known_to], words)
        return f"{said} {words.text('choice-known-to', {'names': known})}"
    return f"{said} {_reaches(picture, seat, first.card, words)}".strip()


def _reaches(picture: State, seat: Seat, card: Card, words: Words) -> str:
    """What the other card would make with one's hand, and one's own."""
    place = picture.places[seat]
    with_it, with_own = best_sum(card, place.hand), best_sum(place.first_on_table.card, place.hand)
    if with_it is None or with_own is None:
        return ""
    return words.text("choice-reaches", {"sum": with_it, "own": with_own})


def own_card(picture: State, seat: Seat, words: Words) -> str:
    card = picture.places[seat].first_on_table.card
    return words.text("choice-own-hidden") if card == HIDDEN else words.text("choice-own", {"card": words.card(card)})


def bid_note(picture: State, seat: Seat, target: Seat, bid: int, names: Sequence[str], words: Words) -> str:
    first = picture.places[target].first_on_table
    values: Values = {
        "bid": bid,
        "owner": names[target],
        "card": words.card(first.card),
        "own": own_card(picture, seat, words),
    }
    return words.text("choice-bid-note", values)


def drop_note(picture: State, seat: Seat, words: Words) -> str:
    place = picture.places[seat]
    best = best_sum(place.first_on_table.card, place.hand)
    return words.text("choice-drop-note") if best is None else words.text("choice-drop-best", {"best": best})


def protect_note(picture: State, seat: Seat, chips: int, words: Words) -> str:
    place = picture.places[seat]
    values = {"protection": place.protection + chips, "left": place.chips - chips}
    return words.text("choice-protect-note", values)


def turn_up_note(picture: State, seat: Seat, words: Words) -> str:
    place = picture.places[seat]
    best = best_sum(place.first_on_table.card, place.hand)
    if best is None:
        return words.text("choice-turn-up-note")
    return words.text("choice-turn-up-best", {"card": words.card(place.first_on_table.card), "best": best})


def keep_down_note(picture: State, seat: Seat, words: Words) -> str:
    card = picture.places[seat].first_on_table.card
    if card == HIDDEN:
        return words.text("choice-keep-down-note")
    return words.text("choice-keep-down-value", {"value": VALUES[card]})


def sum_note(picture: State, seat: Seat, card: Card, words: Words) -> str:
    """R3.4.3: the sum with this hand card, if it may be seen."""
    first = picture.places[seat].first_on_table.card
    if card == HIDDEN:
        return words.text("choice-second-closed", {"first": numeral_of(first), "most": TEN})
    made = total(first, card)
    values: Values = {"first": numeral_of(first), "second": numeral_of(card), "sum": made, "most": TEN}
    return words.text("choice-second-note" if made <= TEN else "choice-second-over", values)
