"""Money in TEN: what a player can pay with, which payments are fair, and which are worth offering (T7.3, T7.4)."""

from collections import Counter
from collections.abc import Sequence, Set
from functools import cache

from msgspec.structs import replace

from tenarcade.core.game import Card
from tenarcade.core.phrase import Refusal
from tenarcade.rules.ten.deck import COLOUR_WILDS, COLOURS, NUMBER_WILDS, NUMBERS, VALUES
from tenarcade.rules.ten.edition import Edition
from tenarcade.rules.ten.moves import Pay
from tenarcade.rules.ten.state import MAX_COINS, TOKEN_WORTH, Player, State


def spendable_cards(state: State, player: Player, for_auction: bool) -> tuple[Card, ...]:
    """The cards that count as money: all of them in purchases, fewer in auctions (T10.6, T12.2)."""
    if not for_auction:
        return player.numbers + player.wilds
    if state.is_solo:
        return duplicates(player, state.options.edition)
    return player.numbers if state.options.edition == "pl" else player.numbers + player.wilds


def auction_worth(state: State, player: Player) -> int:
    """T6.2."""
    return player.money + len(spendable_cards(state, player, for_auction=True))


def duplicates(player: Player, edition: Edition) -> tuple[Card, ...]:
    """T12.2, T10.5: every copy beyond the first, and in `de` the wilds that can no longer serve.

    In the order the automa gives them up (T12.5): numbers before wilds, low before high, then by colour; the
    codes of wilds sort in this order.
    """
    owned = set(player.numbers)
    spare = _copies(player.numbers) if len(owned) < len(player.numbers) else []
    if edition == "de":
        spare += sorted([wild for wild in player.wilds if is_useless(wild, owned)])
    return tuple(spare)


def _copies(numbers: Sequence[Card]) -> list[Card]:
    once: set[Card] = set()
    copies = []
    for card in numbers:
        if card in once:
            copies.append(card)
        once.add(card)
    return sorted(copies, key=_low_value_first)


def _low_value_first(number: Card) -> tuple[int, Card]:
    return NUMBERS[number], number


def is_useless(wild: Card, owned: Set[Card]) -> bool:
    """T10.5: its value is owned in every colour, or its colour is complete."""
    if wild in NUMBER_WILDS:
        return all(f"{colour}{NUMBER_WILDS[wild]}" in owned for colour in COLOURS)
    if wild in COLOUR_WILDS:
        return all(f"{COLOUR_WILDS[wild]}{value}" in owned for value in VALUES)
    return False


def payment_refusal(player: Player, spendable: Sequence[Card], price: int, payment: Pay) -> Refusal | None:
    """T7.3, T7.4."""
    if not 0 <= payment.coins <= player.coins:
        return Refusal("too-many-coins", {"coins": player.coins})
    if not 0 <= payment.tokens <= player.tokens:
        return Refusal("too-many-tokens", {"tokens": player.tokens})
    if Counter(payment.cards) - Counter(spendable):
        return Refusal("cards-cannot-pay")
    small = payment.coins + len(payment.cards)
    paid = small + TOKEN_WORTH * payment.tokens
    if paid < price:
        return Refusal("pays-too-little", {"paid": paid, "price": price})
    if (small and paid > price) or (payment.tokens and paid - TOKEN_WORTH >= price):
        return Refusal("pays-too-much", {"paid": paid, "price": price})
    return None


def useful_payments(player: Player, spendable: Sequence[Card], price: int) -> list[Pay]:
    """For every possible number of bust tokens: coins before cards, and cards before coins."""
    cards = given_up_first(player, spendable)
    payments = []
    for tokens in range(min(player.tokens, price // TOKEN_WORTH) + 1):
        rest = price - TOKEN_WORTH * tokens
        most_coins = min(player.coins, rest)
        fewest_coins = max(0, rest - len(cards))
        if rest <= player.coins + len(cards):
            payments += [Pay(coins, tokens, cards[: rest - coins]) for coins in {most_coins: 0, fewest_coins: 0}]
    rounded_up = -(-price // TOKEN_WORTH)
    if price % TOKEN_WORTH and rounded_up <= player.tokens:
        payments.append(Pay(0, rounded_up))
    return payments


def given_up_first(player: Player, spendable: Sequence[Card]) -> tuple[Card, ...]:
    """Cards in the order they are least missed: copies, lone numbers, numbers of ever longer runs, wilds."""
    runs = dict.fromkeys(COLOURS, 0)
    for card in player.numbers:
        runs[card[0]] |= 1 << NUMBERS[card]
    seen: set[Card] = set()
    ranked = []
    for card in spendable:
        if card not in NUMBERS:
            ranked.append((len(VALUES) + 1, card))
        elif card in seen:
            ranked.append((0, card))
        else:
            ranked.append((_run_lengths(runs[card[0]])[NUMBERS[card]], card))
        seen.add(card)
    ranked.sort()
    return tuple([card for _, card in ranked])


@cache
def _run_lengths(held: int) -> tuple[int, ...]:
    """For each value 0–9 the length of the run it belongs to; `held` has a bit for every owned value."""
    lengths = [0] * 11
    for value in VALUES:
        if held >> value & 1:
            lengths[value] = lengths[value - 1] + 1
    for value in reversed(VALUES):
        if held >> value & 1:
            lengths[value] = max(lengths[value], lengths[value + 1])
    return tuple(lengths)


def paid(player: Player, payment: Pay) -> Player:
    """The player after the payment; of equal cards the first ones go."""
    numbers, wilds = player.numbers, player.wilds
    if payment.cards:
        numbers = _without(numbers, payment.cards)
        wilds = _without(wilds, payment.cards)
    return Player(player.coins - payment.coins, player.tokens - payment.tokens, numbers, wilds)


def _without(cards: tuple[Card, ...], given: Sequence[Card]) -> tuple[Card, ...]:
    left = list(cards)
    for card in given:
        if card in left:
            left.remove(card)
    return tuple(left)


def paid_out(player: Player, coins: int) -> Player:
    """T1.5: coins beyond the limit are lost."""
    return replace(player, coins=min(MAX_COINS, player.coins + coins))
