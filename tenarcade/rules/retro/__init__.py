"""10 Retro: cards face up or down, chips to protect and to bid with, and as few penalty points as possible."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from tenarcade.core.dice import Dice
from tenarcade.core.game import (
    NOBODY,
    ONLY,
    Action,
    Audience,
    Card,
    Event,
    GameInfo,
    Outcome,
    Seat,
    Step,
    common_refusal,
)
from tenarcade.core.phrase import Phrase, Refusal
from tenarcade.core.starter import starter_objection
from tenarcade.rules.retro import bidding, cards, knowledge, legality, result, rounds, second
from tenarcade.rules.retro.actions import (
    ACTIONS,
    MOST_SEATS,
    AddSecond,
    DropOut,
    KeepDown,
    NameStarter,
    Open,
    Pass,
    PlayFirst,
    Protect,
    Raise,
    Stand,
    TurnUp,
)
from tenarcade.rules.retro.events import EVENTS
from tenarcade.rules.retro.table import Options, State

_DO: dict[type[Action], Callable[[State, Seat, Any, list[Event]], State]] = {
    PlayFirst: rounds.play_first,
    Open: bidding.open_bidding,
    Pass: bidding.pass_opening,
    Raise: bidding.raise_bid,
    DropOut: bidding.drop_out,
    Protect: bidding.protect,
    TurnUp: second.turn_up,
    KeepDown: second.keep_down,
    AddSecond: second.add_second,
    Stand: second.stand,
    NameStarter: rounds.name_starter,
}


class Retro:
    info = GameInfo("retro", version=1, min_seats=2, max_seats=MOST_SEATS, lowest_wins=True, hidden_hands=True)
    options = Options
    state = State
    actions = ACTIONS
    events = EVENTS

    def objection(self, options: Options, seats: int) -> Refusal | None:
        return starter_objection(options.starter, seats)

    def setup(self, options: Options, seats: int, dice: Dice) -> Step[State, Event]:
        events: list[Event] = []
        state = rounds.set_the_table(options, seats, dice, events)
        return Step(state, tuple(events))

    def to_act(self, state: State) -> frozenset[int]:
        return NOBODY if state.turn is None else ONLY[state.turn]

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return legality.legal_actions(state, seat)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return common_refusal(self, state, seat, action) or legality.refusal_of(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Event]:
        events: list[Event] = []
        state = _DO[type(action)](state, seat, action, events)
        return Step(state, tuple(events))

    def view(self, state: State, audience: Audience) -> State:
        return knowledge.view_of(state, audience)

    def imagine(self, view: State, dice: Dice) -> State:
        return knowledge.imagined(view, dice)

    def outcome(self, state: State) -> Outcome | None:
        """R4.4"""
        if state.phase != "over":
            return None
        scores = tuple(place.score for place in state.places)
        return Outcome(winners=result.lowest_scores(state.places), scores=scores, clause="R4.4")

    def inventory(self, state: State) -> Counter[str]:
        return knowledge.inventory_of(state)

    def card_name(self, card: Card) -> Phrase:
        return cards.card_name(card)


RULES = Retro()
