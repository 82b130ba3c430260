"""The face every game shows: seats, actions, events, and the rules between them."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any, Generic, Protocol, Self, TypeVar

import msgspec

from tenarcade.core.dice import Dice
from tenarcade.core.phrase import Phrase, Refusal

# Annotations with a title let a generic reader tell a seat from a number and a card from a text.
Seat = Annotated[int, msgspec.Meta(ge=-1, le=15, title="seat")]
Card = Annotated[str, msgspec.Meta(min_length=1, max_length=8, title="card")]

# A real-time game's pseudo-seat: it reports what the physics did, and when.
ARENA: Seat = -1

# What stands in a view where the audience may not know the card.
HIDDEN: Card = "?"

# A fact belongs in a view only if everyone in the audience may know it. The wider the audience, the less it
# sees; the empty one is the referee, from whom nothing is hidden.
Audience = frozenset[int]
REFEREE: Audience = frozenset()

# `to_act` answers with these, so that asking costs no allocation.
NOBODY: frozenset[int] = frozenset()
ONLY: tuple[frozenset[int], ...] = tuple(frozenset({seat}) for seat in range(16))


def tag_of(name: str) -> str:
    """CardRevealed → card-revealed: how actions and events are called in journals and language files."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=tag_of):
    """What a seat wants to do."""


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=tag_of):
    """What has happened: enough to animate from, and enough for a referee to check the match."""

    def heard_by(self, audience: Audience) -> Self:
        """The same event without what the audience may not know."""
        return self


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    # Raised whenever the same seed and actions could lead elsewhere; journals carry it.
    version: int
    min_seats: int
    max_seats: int
    real_time: bool = False
    lowest_wins: bool = False
    # Everybody holds cards that the others may not see.
    hidden_hands: bool = False
    # Kinds of action of which `legal` lists examples only, because the allowed ones are too many to list.
    open_ended: tuple[type[Action], ...] = ()


class Outcome(msgspec.Struct, frozen=True):
    """Who won, the scores by seat, and the clause that decided."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    clause: str


O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - options
S = TypeVar("S", bound=msgspec.Struct)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


class Step(msgspec.Struct, Generic[S, E], frozen=True):
    state: S
    events: tuple[E, ...]


class Rules(Protocol[O, S, A, E]):
    """A game: pure functions on frozen state, without memory of their own."""

    info: GameInfo
    options: type[O]
    state: type[S]
    actions: tuple[type[A], ...]
    events: tuple[type[E], ...]

    def objection(self, options: O, seats: int) -> Refusal | None:
        """Why these options do not fit each other or this many seats (which are in range already)."""

    def setup(self, options: O, seats: int, dice: Dice) -> Step[S, E]: ...

    def to_act(self, state: S) -> frozenset[int]:
        """The seats that may act now; empty when the match is over."""

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """Every allowed action, or examples of each kind for `info.open_ended` ones."""

    def refusal(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """The one judge of legality: None when allowed. Never raises, whatever it is given."""

    def apply(self, state: S, seat: Seat, action: A) -> Step[S, E]:
        """What an allowed action does; nothing is promised about any other."""

    def view(self, state: S, audience: Audience) -> S:
        """The state with everything blanked that somebody in the audience may not know."""

    def imagine(self, view: S, dice: Dice) -> S:
        """A full state, by lot, that looks like this view."""

    def outcome(self, state: S) -> Outcome | None: ...

    def inventory(self, state: S) -> Counter[str]:
        """Everything that is never made nor lost in a match: each card, and chips where they are counted."""

    def card_name(self, card: Card) -> Phrase: ...


AnyRules = Rules[Any, Any, Any, Any]
AnyStep = Step[Any, Any]


def common_refusal(rules: AnyRules, state: Any, seat: Any, action: Any) -> Refusal | None:
    """What every game refuses: nonsense, an action after the end, or out of turn."""
    if type(action) not in rules.actions or not _is_well_formed(action):
        return Refusal("malformed-action")
    to_act = rules.to_act(state)
    if not to_act:
        return Refusal("match-over")
    if type(seat) is not int or seat not in to_act:
        return Refusal("not-your-turn")
    return None


def _is_well_formed(action: Action) -> bool:
    """Struct fields are not checked when they are built in Python; a round trip checks them."""
    try:
        msgspec.convert(msgspec.to_builtins(action), type(action))
    except (TypeError, ValueError, RecursionError):
        return False
    return True
