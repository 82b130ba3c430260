"""TEN as a game among games: legality, and which function does what."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from tenarcade.core.dice import Dice
from tenarcade.core.game import (
    HIDDEN,
    NOBODY,
    ONLY,
    Audience,
    Card,
    GameInfo,
    Outcome,
    Seat,
    Step,
    common_refusal,
)
from tenarcade.core.phrase import Phrase, Refusal
from tenarcade.core.starter import choose_starter, starter_objection
from tenarcade.rules.ten.auction import ask_next_bidder, lowest_bid, raise_bid, settle
from tenarcade.rules.ten.automa import play_automa
from tenarcade.rules.ten.deck import NUMBERS, card_name, deck_for
from tenarcade.rules.ten.market import buyable, offer_last_purchase
from tenarcade.rules.ten.moves import (
    Bid,
    BidPassed,
    Buy,
    MatchBegan,
    NothingBought,
    Pass,
    Pay,
    PurchaseChosen,
    Reveal,
    TakeMoney,
    TakeNumbers,
    TakeToken,
    TenAction,
    TenEvent,
    TurnBegan,
)
from tenarcade.rules.ten.odds import seen_cards, unseen_cards
from tenarcade.rules.ten.payment import auction_worth, payment_refusal, spendable_cards, useful_payments
from tenarcade.rules.ten.scoring import Sheet
from tenarcade.rules.ten.state import AUTOMA, PERSON, START_COINS, Due, Options, Player, State
from tenarcade.rules.ten.turn import end_turn, go_on, reveal_and_judge, take_money, take_numbers, take_token

REVEAL, TAKE_NUMBERS, TAKE_MONEY, TAKE_TOKEN, PASS = Reveal(), TakeNumbers(), TakeMoney(), TakeToken(), Pass()
BUYS = {card: Buy(card) for card in NUMBERS}
# Far more than the coins, tokens and cards of a whole box are worth.
BIDS = tuple(Bid(amount) for amount in range(1024))

# By (pile left, number in the row, currency in the row): T3.7, T3.8, T4.1, T4.2.
DRAW_CHOICES: dict[tuple[bool, bool, bool], tuple[TenAction, ...]] = {
    (pile, numbers, money): (REVEAL,) * pile + (TAKE_NUMBERS,) * numbers + (TAKE_MONEY,) * money
    for pile in (False, True)
    for numbers in (False, True)
    for money in (False, True)
}


class Ten:
    info = GameInfo("ten", version=1, min_seats=1, max_seats=5, open_ended=(Pay,))
    options = Options
    state = State
    actions: tuple[type[TenAction], ...] = TenAction.__args__
    events: tuple[type[TenEvent], ...] = TenEvent.__args__

    def objection(self, options: Options, seats: int) -> Refusal | None:
        if seats == 1:
            return _solo_objection(options)
        if options.target is not None:
            return Refusal("target-needs-solo")
        return starter_objection(options.starter, seats)

    def setup(self, options: Options, seats: int, dice: Dice) -> Step[State, TenEvent]:
        """T2, T11.1."""
        solo = seats == 1
        if solo and options.target is None:
            options = replace(options, target=options.first_rung)
        pile = dice.shuffled(deck_for(seats))
        starter = PERSON if solo else choose_starter(options.starter, seats, dice)
        state = State(options, (Player(),) * (2 if solo else seats), pile, starter, dice.state, turn=starter)
        return Step(state, (MatchBegan(starter, START_COINS, pile), TurnBegan(starter)))

    def to_act(self, state: State) -> frozenset[int]:
        return NOBODY if state.phase == "over" else ONLY[state.turn]

    def legal(self, state: State, seat: Seat) -> Sequence[TenAction]:
        if seat != state.turn:
            return ()
        player = state.players[seat]
        match state.phase:
            case "draw":
                numbers = state.total + state.row_money > 0
                return DRAW_CHOICES[bool(state.pile), numbers, state.row_money > 0]
            case "bid":
                return (PASS, *BIDS[lowest_bid(state) : auction_worth(state, player) + 1])
            case "pay":
                return _useful_payments(state, player)
            case "shop" | "final":
                return [PASS, *[BUYS[card] for card in buyable(state, player)]]
            case "bust":
                return [TAKE_TOKEN, *[BUYS[card] for card in buyable(state, player)]]
            case "over":
                return ()

    def refusal(self, state: State, seat: Seat, action: TenAction) -> Refusal | None:
        if (refusal := common_refusal(self, state, seat, action)) is not None:
            return refusal
        player = state.players[seat]
        match action:
            case Pay() if state.phase == "pay":
                return _payment_refusal(state, player, action)
            case Bid() if state.phase == "bid":
                return _bid_refusal(state, player, action)
            case Buy() if state.phase in ("shop", "final", "bust"):
                return _purchase_refusal(state, player, action)
            case _ if action in self.legal(state, seat):
                return None
        return _misplaced(state, action)

    def apply(self, state: State, seat: Seat, action: TenAction) -> Step[State, TenEvent]:
        events: list[TenEvent] = []
        state = EFFECTS[type(action)](state, action, events)
        if state.is_automas_turn:
            state = play_automa(state, events)
        return Step(state, tuple(events))

    def view(self, state: State, audience: Audience) -> State:
        """T1.6: only what is to come is hidden."""
        return replace(state, pile=(HIDDEN,) * len(state.pile), dice=0) if audience else state

    def imagine(self, view: State, dice: Dice) -> State:
        return replace(view, pile=dice.shuffled(sorted(unseen_cards(view).elements())), dice=dice.word())

    def outcome(self, state: State) -> Outcome | None:
        """T9.5, T13.1."""
        if state.phase != "over":
            return None
        scores = tuple(sheet.points for sheet in state.sheets)
        if state.is_solo:
            winner = PERSON if scores[PERSON] > scores[AUTOMA] else AUTOMA
            return Outcome((winner,), scores, "T13.1")
        return _ranked(state, scores)

    def inventory(self, state: State) -> Counter[str]:
        return Counter(state.pile) + seen_cards(state)

    def card_name(self, card: Card) -> Phrase:
        return card_name(card)


def _solo_objection(options: Options) -> Refusal | None:
    if options.target is not None and options.target < options.first_rung:
        return Refusal("target-below-ladder", {"target": options.target, "low": options.first_rung})
    return starter_objection(options.starter, seats=1)


def _ranked(state: State, scores: tuple[int, ...]) -> Outcome:
    """T9.5 and T10.3: who leads after points, then money, then the edition's last word."""
    leaders = list(range(len(scores)))
    for clause, worth in (("T9.5", _points), ("T9.5", _money), ("T10.3", _last_word)):
        best = max(worth(state, seat) for seat in leaders)
        leaders = [seat for seat in leaders if worth(state, seat) == best]
        if len(leaders) == 1:
            return Outcome(tuple(leaders), scores, clause)
    return Outcome(tuple(leaders), scores, "T9.5")


def _points(state: State, seat: Seat) -> int:
    return state.sheets[seat].points


def _money(state: State, seat: Seat) -> int:
    return state.players[seat].money


def _last_word(state: State, seat: Seat) -> int:
    sheet: Sheet = state.sheets[seat]
    return sheet.spare_numbers if state.options.edition == "de" else -sheet.used_cards


def _spendable(state: State, player: Player) -> tuple[Card, ...]:
    return spendable_cards(state, player, for_auction=state.auction is not None)


def _useful_payments(state: State, player: Player) -> list[Pay]:
    assert state.due is not None
    return useful_payments(player, _spendable(state, player), state.due.price)


def _payment_refusal(state: State, player: Player, action: Pay) -> Refusal | None:
    assert state.due is not None
    return payment_refusal(player, _spendable(state, player), state.due.price, action)


def _bid_refusal(state: State, player: Player, action: Bid) -> Refusal | None:
    low, high = lowest_bid(state), auction_worth(state, player)
    if not low <= action.amount <= high:
        return Refusal("bid-out-of-range", {"low": low, "high": high})
    return None


def _purchase_refusal(state: State, player: Player, action: Buy) -> Refusal | None:
    if action.card not in state.market:
        return Refusal("not-in-market")
    if action.card in player.numbers:
        return Refusal("already-owned")
    if action.card not in buyable(state, player):
        return Refusal("too-dear", {"price": NUMBERS[action.card]})
    return None


def _misplaced(state: State, action: TenAction) -> Refusal:
    """An action that does not belong here; in a draw, what stands in its way."""
    if state.phase == "draw":
        match action:
            case Reveal():
                return Refusal("pile-empty")
            case TakeNumbers():
                return Refusal("no-numbers-in-row")
            case TakeMoney():
                return Refusal("no-money-in-row")
    return Refusal(f"not-in-{state.phase}")


def _bid(state: State, action: Bid, events: list[TenEvent]) -> State:
    return go_on(ask_next_bidder(raise_bid(state, state.turn, action.amount, events), events), events)


def _buy(state: State, action: Buy, events: list[TenEvent]) -> State:
    price = NUMBERS[action.card]
    events.append(PurchaseChosen(state.turn, action.card, price))
    return replace(state, phase="pay", due=Due(action.card, price, state.phase))


def _pay(state: State, action: Pay, events: list[TenEvent]) -> State:
    assert state.due is not None
    agreed_in = state.due.agreed_in
    state = settle(state, state.turn, action, events)
    if agreed_in == "bid":
        return go_on(state, events)
    return offer_last_purchase(state, events) if agreed_in == "final" else end_turn(state, events)


def _pass(state: State, _: Pass, events: list[TenEvent]) -> State:
    if state.phase == "bid":
        events.append(BidPassed(state.turn, able=True))
        return go_on(ask_next_bidder(state, events), events)
    events.append(NothingBought(state.turn, able=True))
    return offer_last_purchase(state, events) if state.phase == "final" else end_turn(state, events)


EFFECTS: dict[type[TenAction], Callable[[State, Any, list[TenEvent]], State]] = {
    Reveal: lambda state, _, events: reveal_and_judge(state, events),
    TakeNumbers: lambda state, _, events: take_numbers(state, events),
    TakeMoney: lambda state, _, events: take_money(state, events),
    TakeToken: lambda state, _, events: take_token(state, events),
    Bid: _bid,
    Buy: _buy,
    Pay: _pay,
    Pass: _pass,
}

RULES = Ten()
