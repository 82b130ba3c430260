"""What a choice in TEN will do, told before it is made; every figure comes from the rules."""

from functools import lru_cache

from tenarcade.core.game import Card, Seat
from tenarcade.rules.ten.auction import lowest_bid
from tenarcade.rules.ten.deck import MONEY, NUMBERS
from tenarcade.rules.ten.moves import Pay
from tenarcade.rules.ten.payment import auction_worth, given_up_first, paid, spendable_cards, useful_payments
from tenarcade.rules.ten.scoring import Sheet, live_points, score_sheet
from tenarcade.rules.ten.state import TOKEN_WORTH, Player, State
from tenarcade.wording import Words

MOST_TERMS = 8


@lru_cache(maxsize=256)
def sheet_of(player_numbers: tuple[Card, ...], wilds: tuple[Card, ...], edition: str) -> Sheet:
    """The live score, run by run; kept, because a picture asks for it at every frame."""
    return score_sheet(player_numbers, wilds, "de" if edition == "de" else "pl")


def points(player: Player) -> int:
    return live_points(player.numbers, player.wilds)


def row_numbers(state: State) -> tuple[Card, ...]:
    return tuple(card for card in state.row if card in NUMBERS)


def gain_of(player: Player, card: Card) -> int:
    """How many points a card would add now."""
    if card in NUMBERS:
        return live_points((*player.numbers, card), player.wilds) - points(player)
    return live_points(player.numbers, (*player.wilds, card)) - points(player)


def gain_of_row(state: State, seat: Seat) -> int:
    player = state.players[seat]
    return live_points(player.numbers + row_numbers(state), player.wilds) - points(player)


def bid_range(state: State, seat: Seat) -> tuple[int, int]:
    return lowest_bid(state), auction_worth(state, state.players[seat])


def spendable(state: State, seat: Seat) -> tuple[Card, ...]:
    return spendable_cards(state, state.players[seat], for_auction=state.auction is not None)


def points_lost(player: Player, payment: Pay) -> int:
    return points(player) - points(paid(player, payment))


def sensible_payment(state: State, seat: Seat) -> Pay:
    """The payment that costs the fewest points, then the fewest cards, then wastes least of a bust token."""
    assert state.due is not None
    player, price, cards = state.players[seat], state.due.price, spendable(state, seat)

    def cost(payment: Pay) -> tuple[int, int, int, int]:
        waste = payment.coins + 3 * payment.tokens + len(payment.cards) - price
        return points_lost(player, payment), len(payment.cards), waste, payment.tokens

    given = _least_missed(player, cards, most=max(0, price - player.coins))
    careful = _careful_payments(player, given, price)
    return min([*careful, *useful_payments(player, cards, price)], key=cost)


def _careful_payments(player: Player, cards: tuple[Card, ...], price: int) -> list[Pay]:
    """For every number of bust tokens: all coins that help, then cards in this order."""
    payments = []
    for tokens in range(min(player.tokens, price // TOKEN_WORTH) + 1):
        rest = price - TOKEN_WORTH * tokens
        coins = min(player.coins, rest)
        if rest - coins <= len(cards):
            payments.append(Pay(coins, tokens, cards[: rest - coins]))
    return payments


def _least_missed(player: Player, cards: tuple[Card, ...], most: int) -> tuple[Card, ...]:
    """So many at the most: one after the other the card that costs the fewest points once those before it are gone."""
    left = list(given_up_first(player, cards))
    given: tuple[Card, ...] = ()
    lost = 0
    while left and len(given) < most:
        lost, place = _cheapest(player, given, left, lost)
        given = (*given, left.pop(place))
    return given


def _cheapest(player: Player, given: tuple[Card, ...], left: list[Card], lost: int) -> tuple[int, int]:
    """What is lost with one card more, and which; the first that costs nothing is as good as any."""
    best = (points(player) + 1, 0)
    for place, card in enumerate(left):
        best = min(best, (points_lost(player, Pay(0, 0, (*given, card))), place))
        if best[0] == lost:
            break
    return best


def sum_in_words(state: State) -> str:
    """4 − 3 + 7; a long row is summed up."""
    if len(state.row) > MOST_TERMS:
        return f"{state.total + state.row_money} − {state.row_money}"
    parts = []
    for place, card in enumerate(state.row):
        value = NUMBERS.get(card, 0)
        sign = ("" if place == 0 else " + ") if card in NUMBERS else ("−" if place == 0 else " − ")
        parts.append(f"{sign}{value or MONEY[card]}")
    return "".join(parts)


def card_list(words: Words, cards: tuple[Card, ...]) -> str:
    return ", ".join(words.card(card) for card in cards)
