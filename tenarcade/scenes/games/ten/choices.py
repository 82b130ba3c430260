"""The buttons of each phase of TEN: what can be done, what it will do, what to press."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box, around
from tenarcade.client.intents import Intent
from tenarcade.client.palette import CORAL, GOLD, MINT, SKY, VIOLET, Colour
from tenarcade.core.game import Action, Card, Seat
from tenarcade.rules.ten.deck import NUMBERS
from tenarcade.rules.ten.game import RULES
from tenarcade.rules.ten.moves import Bid, Buy, Pass, Pay, Reveal, TakeMoney, TakeNumbers, TakeToken
from tenarcade.rules.ten.odds import bust_odds
from tenarcade.rules.ten.state import State
from tenarcade.scenes.games.ten.consequences import bid_range, card_list, gain_of, gain_of_row, row_numbers
from tenarcade.scenes.games.ten.layout import CHOICES, Layout
from tenarcade.scenes.games.ten.paying import Payment
from tenarcade.scenes.playing_card import RATIO
from tenarcade.wording import Words

Do = Callable[[Action], None]
MOST_NAMED = 4


class Choice(NamedTuple):
    """A control with the look of its button; cards on the table have none."""

    control: Control
    note: str = ""
    fill: Colour | None = None


def slot(place: int, count: int = 3) -> Box:
    height = (CHOICES.height - 10 * (count - 1) - 4) / count
    return Box(CHOICES.x, CHOICES.y + place * (height + 10), CHOICES.width, height)


def draw_choices(state: State, seat: Seat, words: Words, do: Do, *, show_odds: bool) -> list[Choice]:
    """T3.6–T4.2: draw, take the numbers, take the money."""
    numbers = row_numbers(state)
    money = {"coins": state.row_money}
    cards = _named(words, numbers)
    return [
        Choice(
            _button(state, seat, "draw", words.text("choice-draw"), 0, Reveal(), do, None),
            _draw_note(state, words, show_odds),
            GOLD,
        ),
        Choice(
            _button(state, seat, "numbers", words.text("choice-numbers"), 1, TakeNumbers(), do, Intent.FIRST),
            words.text("choice-numbers-note", {"cards": cards, "gain": gain_of_row(state, seat), **money}),
            SKY,
        ),
        Choice(
            _button(state, seat, "money", words.text("choice-money"), 2, TakeMoney(), do, Intent.SECOND),
            words.text("choice-money-note", {"cards": cards, "count": len(numbers), **money}),
            MINT,
        ),
    ]


def _named(words: Words, cards: tuple[Card, ...]) -> str:
    """One by one as long as there is room for their names."""
    if len(cards) > MOST_NAMED:
        return words.text("choice-many", {"count": len(cards)})
    return card_list(words, cards) or words.text("none")


def _draw_note(state: State, words: Words, show_odds: bool) -> str:
    if not state.pile:
        return words.text("refusal-pile-empty")
    if not show_odds:
        return words.text("choice-draw-plain", {"left": len(state.pile)})
    return words.text("choice-draw-note", {"share": round(bust_odds(state).share * 100)})


def _button(
    state: State, seat: Seat, name: str, label: str, place: int, action: Action, do: Do, shortcut: Intent | None
) -> Control:
    allowed = RULES.refusal(state, seat, action) is None  # type: ignore[arg-type]
    return Control(name, "button", label, slot(place), lambda: do(action), shortcut=shortcut, enabled=allowed)


def bid_choices(
    state: State, seat: Seat, words: Words, do: Do, amount: int, change: Callable[[int], None]
) -> list[Choice]:
    """T6.1: the amount is changed by stick, keys or wheel; passing is one press."""
    assert state.auction is not None
    low, high = bid_range(state, seat)
    gain = gain_of(state.players[seat], state.auction.wild)
    bid = Control(
        "bid",
        "slider",
        words.text("choice-bid", {"amount": amount}),
        slot(0, 2),
        lambda: do(Bid(amount)),
        value=str(amount),
        adjust=change,
    )
    passing = Control(
        "pass", "button", words.text("choice-pass"), slot(1, 2), lambda: do(Pass()), shortcut=Intent.FIRST
    )
    return [
        Choice(bid, words.text("choice-bid-note", {"low": low, "high": high}), GOLD),
        Choice(passing, words.text("choice-pass-note", {"gain": gain}), VIOLET),
    ]


def shop_choices(state: State, seat: Seat, layout: Layout, words: Words, do: Do, focused: str | None) -> list[Choice]:
    """T7, T5.4, T8.2: the market's cards themselves are the buttons; one more leaves the market."""
    choices = [Choice(_market_card(state, seat, layout, words, do, index)) for index in range(len(state.market))]
    if state.phase == "bust":
        token = Control(
            "token", "button", words.text("choice-token"), slot(2), lambda: do(TakeToken()), shortcut=Intent.FIRST
        )
        choices.append(Choice(token, words.text("choice-token-note"), CORAL))
    else:
        nothing = Control(
            "nothing", "button", words.text("choice-nothing"), slot(2), lambda: do(Pass()), shortcut=Intent.FIRST
        )
        choices.append(Choice(nothing, words.text("choice-nothing-note"), VIOLET))
    return choices


def _market_card(state: State, seat: Seat, layout: Layout, words: Words, do: Do, index: int) -> Control:
    card = state.market[index]
    place = layout.market_place(index)
    box = around(place.centre, place.height * RATIO, place.height)
    refusal = RULES.refusal(state, seat, Buy(card))
    return Control(
        f"market-{index}",
        "card",
        words.card(card),
        box,
        lambda: do(Buy(card)),
        value=market_note(state, seat, card, words) if refusal is None else words.refusal(refusal),
        enabled=refusal is None,
    )


def market_note(state: State, seat: Seat, card: Card, words: Words) -> str:
    return words.text("choice-buy-note", {"price": NUMBERS[card], "gain": gain_of(state.players[seat], card)})


def pay_choices(
    state: State,
    seat: Seat,
    layout: Layout,
    words: Words,
    payment: Payment,
    pay: Callable[[], None],
    *,
    can_undo: bool,
    undo: Callable[[], None],
) -> list[Choice]:
    """T7.3, T7.4: pay as proposed, or change coins, tokens and cards one by one."""
    player = state.players[seat]
    refusal = payment.refusal()
    chosen = payment.chosen
    told: dict[str, str | int] = {"what": _in_words(chosen, words), "lost": payment.points_lost}
    note = words.text("choice-pay-note", told) if refusal is None else words.refusal(refusal)
    full = slot(0)
    rows = [
        Choice(
            Control(
                "pay", "button", words.text("choice-pay", {"price": payment.price}), full, pay, enabled=refusal is None
            ),
            note,
            GOLD,
        )
    ]
    second = slot(1)
    half = (second.width - 10) / 2
    coins = Box(second.x, second.y, half, second.height)
    rows.append(
        Choice(
            Control(
                "coins", "slider", words.text("choice-pay-coins", {"coins": chosen.coins}), coins,
                value=str(chosen.coins), adjust=payment.change_coins,
            ),
            words.text("choice-of", {"most": player.coins}),
            SKY,
        )
    )  # fmt: skip
    if player.tokens:
        tokens = Box(second.x + half + 10, second.y, half, second.height)
        rows.append(
            Choice(
                Control(
                    "tokens", "slider", words.text("choice-pay-tokens", {"tokens": chosen.tokens}), tokens,
                    value=str(chosen.tokens), adjust=payment.change_tokens,
                ),
                words.text("choice-of", {"most": player.tokens}),
                SKY,
            )
        )  # fmt: skip
    if can_undo:
        back = Control("undo", "button", words.text("choice-undo"), slot(2), undo, shortcut=Intent.FIRST)
        rows.append(Choice(back, words.text("choice-undo-note"), VIOLET))
    return [*rows, *_own_cards(layout, seat, words, payment)]


def _in_words(payment: Pay, words: Words) -> str:
    coins = [words.text("choice-pay-coins", {"coins": payment.coins})] if payment.coins else []
    tokens = [words.text("choice-pay-tokens", {"tokens": payment.tokens})] if payment.tokens else []
    return ", ".join([*coins, *tokens, *map(words.card, payment.cards)])


def _own_cards(layout: Layout, seat: Seat, words: Words, payment: Payment) -> list[Choice]:
    """Every card that may pay, where it lies: numbers in their cells, and then wilds."""
    cards = sorted(set(payment.spendable), key=lambda card: (card not in NUMBERS, card))
    return [
        Choice(
            Control(
                f"give-{card}",
                "card",
                words.card(card),
                layout.cell(seat, card) if card in NUMBERS else layout.wild_cell(seat, card),
                partial(payment.toggle_card, card),
                value=words.text("choice-given" if card in payment.chosen.cards else "choice-kept"),
            )
        )
        for card in cards
    ]
