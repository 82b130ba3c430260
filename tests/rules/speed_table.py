"""Tables of Plus Minus laid out for a purpose."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from tenarcade.core.dice import Dice
from tenarcade.core.game import Action, Event, Step
from tenarcade.rules.speed import RULES
from tenarcade.rules.speed.deck import DECK
from tenarcade.rules.speed.table import Options, State


def dealt(seats: int = 2, seed: int = 1, options: Options | None = None) -> Step[State, Event]:
    return RULES.setup(options or Options(), seats, Dice(seed))


def table(pile: str, *hands: str, stacks: Sequence[str] = (), rounds: int = 1, mistake_pause: bool = False) -> State:
    """A round under way; cards are written with blanks between, the top card last.

    All cards that are not mentioned lie in the pile, right under its top card.
    """
    in_hands = hands_of(*hands)
    in_stacks = hands_of(*stacks) if stacks else ((),) * len(hands)
    *bottom, top = pile.split()
    unused = Counter(DECK)
    unused.subtract((*bottom, top, *chain(*in_hands, *in_stacks)))
    assert min(unused.values()) >= 0, "there are not as many of a card"
    return State(
        rounds=rounds,
        mistake_pause=mistake_pause,
        phase="live",
        stacks=in_stacks,
        hands=in_hands,
        pile=(*bottom, *unused.elements(), top),
        paused_until=(None,) * len(hands),
        dice=77,
    )


def hands_of(*hands: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(hand.split()) for hand in hands)


def after(state: State, *acts: tuple[int, Action]) -> Step[State, Event]:
    """The state after these acts, each of which has to be allowed, and what the last one brought about."""
    step: Step[State, Event] = Step(state, ())
    for seat, action in acts:
        assert RULES.refusal(step.state, seat, action) is None
        step = RULES.apply(step.state, seat, action)
    return step


def refusal_key(state: State, seat: int, action: Action) -> str | None:
    refusal = RULES.refusal(state, seat, action)
    return None if refusal is None else refusal.key


def kinds(events: Sequence[Event]) -> list[type[Event]]:
    return [type(event) for event in events]
