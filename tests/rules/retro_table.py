"""Small tables of 10 Retro, laid out card by card."""

from typing import Any

import msgspec
from msgspec.structs import replace

from tenarcade.core.dice import Dice
from tenarcade.core.game import Action, Event
from tenarcade.core.phrase import Refusal
from tenarcade.core.setup import set_up
from tenarcade.rules.retro import RULES
from tenarcade.rules.retro.table import FirstCard, Options, Phase, Place, State


def cards(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def place(
    hand: str = "", chips: int = 7, *, up: str = "", down: str = "", protection: int = 0, second: str = ""
) -> Place:
    """`up` or `down` is the first card on the table and its side."""
    first = FirstCard(up or down, face_up=bool(up), known_to=()) if up or down else None
    return Place(cards(hand), chips, first=first, protection=protection, second=second or None)


def table(
    *places: Place,
    phase: Phase = "first",
    starter: int = 0,
    turn: int | None = None,
    pile: str = "0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3",
    round_cards: str = "r2 r3",
    **more: Any,
) -> State:
    """The round card is r1, the draw pile and the round cards come in the order written."""
    return State(
        places=tuple(_known_to_its_owner(laid, seat) for seat, laid in enumerate(places)),
        starter=starter,
        turn=starter if turn is None else turn,
        phase=phase,
        pile=cards(pile),
        round_cards=cards(round_cards),
        round_card="r1",
        **more,
    )


def _known_to_its_owner(laid: Place, seat: int) -> Place:
    return laid if laid.first is None else replace(laid, first=replace(laid.first, known_to=(seat,)))


class Played(msgspec.Struct, frozen=True):
    state: State
    events: tuple[Event, ...]

    def told(self, *kinds: type[Event]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kinds)]


def act(state: State, *actions: Action) -> Played:
    """Each action by the seat whose turn it is, and each an allowed one."""
    events: tuple[Event, ...] = ()
    for action in actions:
        assert state.turn is not None
        assert RULES.refusal(state, state.turn, action) is None, (action, state)
        assert action in RULES.legal(state, state.turn)
        step = RULES.apply(state, state.turn, action)
        state, events = step.state, events + step.events
    return Played(state, events)


def legal(state: State) -> set[Action]:
    assert state.turn is not None
    return set(RULES.legal(state, state.turn))


def refused(state: State, action: Action) -> Refusal:
    assert state.turn is not None
    refusal = RULES.refusal(state, state.turn, action)
    assert refusal is not None
    assert action not in RULES.legal(state, state.turn)
    return refusal


def first_cards(state: State) -> list[str]:
    return [laid.first_on_table.card for laid in state.places]


def chips(state: State) -> list[int]:
    return [laid.chips for laid in state.places]


def protections(state: State) -> list[int]:
    return [laid.protection for laid in state.places]


def random_match(options: Options, seats: int, seed: int) -> tuple[list[State], list[Event]]:
    """Uniformly random actions: every state with somebody to act, the final one, and all events."""
    dice = Dice(seed)
    step = set_up(RULES, options, seats, seed)
    states, events = [step.state], list(step.events)
    while (turn := states[-1].turn) is not None:
        step = RULES.apply(states[-1], turn, dice.choice(RULES.legal(states[-1], turn)))
        states.append(step.state)
        events += step.events
    return states, events
