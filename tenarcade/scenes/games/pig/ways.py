"""What each card can do on this pile, told before it is played; a closed hand tells only what any card may do."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Literal, NamedTuple

from tenarcade.client.controls import Control
from tenarcade.client.intents import Intent
from tenarcade.client.palette import CORAL, MINT, SKY, VIOLET, Colour
from tenarcade.core.game import HIDDEN, Card, Seat
from tenarcade.rules.pig import DECK_TABLE, RULES, PileWon, Play, State, Use, top_of, uses
from tenarcade.scenes.games.pig.layout import way_box
from tenarcade.wording import Words

# The usual way of a card (P3.1, P3.2, P3.4), and the two that a player may choose instead (P3.3, P3.5).
Kind = Literal["plain", "subtracted", "matched"]
KINDS: tuple[Kind, ...] = ("plain", "subtracted", "matched")
SIGNS: dict[Kind, str] = {"plain": "+", "subtracted": "−", "matched": "="}

Do = Callable[[int, Kind], None]


class Way(NamedTuple):
    """A button beside a card: its value stands large on it."""

    control: Control
    sign: str
    note: str
    fill: Colour


def kind_of(use: Use) -> Kind:
    match use:
        case "subtracted" | "matched":
            return use
        case _:
            return "plain"


def ways_of(state: State, card: Card) -> dict[Kind, int]:
    """P3: by the kind of way, the value a card makes on this pile."""
    return {kind_of(use): value for value, use in uses(top_of(state.table), state.value, card).items()}


def public_kinds(state: State) -> list[Kind]:
    """The ways that some card of the deck has on this pile: no secret, since the pile is not."""
    known = {kind for card in DECK_TABLE for kind in ways_of(state, card)}
    return [kind for kind in KINDS if kind in known]


def play_of(state: State, card: Card, kind: Kind) -> Play:
    """A card that has no such way is played in the usual one: refusing it would tell what it is not."""
    ways = ways_of(state, card)
    return Play(card, ways.get(kind, ways["plain"]))


def hand_ways(
    view: State, seat: Seat, hand: Sequence[Card], names: Sequence[str], words: Words, do: Do, focused: str | None
) -> list[Way]:
    """Every way of every card; the focused card's other ways are one press away."""
    found: list[Way] = []
    for slot, card in enumerate(hand):
        kinds = public_kinds(view) if card == HIDDEN else [kind for kind in KINDS if kind in ways_of(view, card)]
        direct = iter(_shortcuts(slot, kinds, focused))
        for place, kind in enumerate(kinds):
            control = Control(
                way_name(slot, kind),
                "card",
                words.text("choice-slot", {"slot": slot + 1}) if card == HIDDEN else words.card(card),
                way_box(slot, place, len(kinds)),
                lambda slot=slot, kind=kind: do(slot, kind),  # type: ignore[misc]
                shortcut=next(direct),
            )
            found.append(_worded(view, seat, card, kind, control, names, words))
    return found


def way_name(slot: int, kind: Kind) -> str:
    return f"slot-{slot}-{kind}"


def _shortcuts(slot: int, kinds: Sequence[Kind], focused: str | None) -> list[Intent | None]:
    names = [way_name(slot, kind) for kind in kinds]
    if focused not in names:
        return [None] * len(kinds)
    spare = iter((Intent.FIRST, Intent.SECOND))
    return [None if name == focused else next(spare) for name in names]


def _worded(
    view: State, seat: Seat, card: Card, kind: Kind, control: Control, names: Sequence[str], words: Words
) -> Way:
    if card == HIDDEN:
        note = words.text("choice-closed", {"kind": kind if view.table else "opened"})
        return Way(replace(control, value=note), SIGNS[kind], note, VIOLET)
    play = play_of(view, card, kind)
    won = pile_won(view, seat, play)
    note = _note(view, seat, play, won, names, words)
    sign = f"{play.value}!" if won and won.seat == seat else str(play.value)
    fill = SKY if won is None else MINT if won.seat == seat else CORAL
    return Way(replace(control, value=f"{sign} {note}"), sign, note, fill)


def pile_won(view: State, seat: Seat, play: Play) -> PileWon | None:
    """Who would take the pile, by the rules themselves."""
    events = RULES.apply(view, seat, play).events
    return next((event for event in events if isinstance(event, PileWon)), None)


def _note(view: State, seat: Seat, play: Play, won: PileWon | None, names: Sequence[str], words: Words) -> str:
    if won is None:
        use = uses(top_of(view.table), view.value, play.card)[play.value]
        return words.text("choice-use", {"use": use, "value": play.value})
    if won.seat == seat:
        return words.text("choice-take", {"cards": len(won.cards)})
    return words.text("choice-give", {"name": names[won.seat], "cards": len(won.cards)})
