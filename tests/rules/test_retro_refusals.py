"""10 Retro: every refusal has its place, and its sentence."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from tenarcade.core.game import HIDDEN, Action
from tenarcade.rules.retro import RULES
from tenarcade.rules.retro.actions import (
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
from tenarcade.rules.retro.table import Options, State
from tests.rules.retro_table import act, place, refused, table

HAND = "4 5 6 J"
ON_THE_TABLE = (place("4 5 6", 4, up="7"), place("4 5 6", up="3", protection=2), place("4 5 6", down="2"))

FIRST = table(*[place(HAND)] * 3)
POOR = table(place(HAND, 1), place(HAND), place(HAND))
OPENING = table(*ON_THE_TABLE, phase="open")
BIDDING = act(table(*ON_THE_TABLE, phase="open", turn=2), Open(1, 3)).state
PROTECTING = act(OPENING, Open(2, 1)).state
FACE_UP = table(*ON_THE_TABLE, phase="second")
FACE_DOWN = table(*ON_THE_TABLE, phase="second", turn=2)
NAMING = table(*[place(HAND)] * 3, phase="name")

REFUSALS: list[tuple[State, Action, str]] = [
    (FIRST, PlayFirst("7", face_up=True, chips=0), "card-not-in-hand"),
    (FIRST, PlayFirst(HIDDEN, face_up=True, chips=0), "card-not-in-hand"),
    (FIRST, PlayFirst("nonsense", face_up=False, chips=0), "card-not-in-hand"),
    (FIRST, PlayFirst("4", face_up=True, chips=3), "bad-protection"),
    (FIRST, PlayFirst("4", face_up=True, chips=-1), "bad-protection"),
    (FIRST, PlayFirst("4", face_up=True, chips=10**30), "bad-protection"),
    (POOR, PlayFirst("4", face_up=True, chips=2), "bad-protection"),
    (OPENING, Open(0, 1), "own-card"),
    (OPENING, Open(3, 1), "no-such-seat"),
    (OPENING, Open(-1, 1), "no-such-seat"),
    (OPENING, Open(2, 2), "price-is-one"),
    (OPENING, Open(2, 0), "price-is-one"),
    (OPENING, Open(1, 1), "bid-too-low"),
    (OPENING, Open(1, 5), "bid-too-high"),
    (OPENING, Open(1, 10**30), "bid-too-high"),
    (BIDDING, Raise(3), "bid-too-low"),
    (BIDDING, Raise(-(10**30)), "bid-too-low"),
    (BIDDING, Raise(5), "bid-too-high"),
    (PROTECTING, Protect(3), "bad-protection"),
    (PROTECTING, Protect(-1), "bad-protection"),
    (FACE_UP, TurnUp(), "already-face-up"),
    (FACE_UP, KeepDown(), "already-face-up"),
    (FACE_UP, AddSecond("4"), "sum-too-high"),
    (FACE_UP, AddSecond("2"), "card-not-in-hand"),
    (FACE_UP, AddSecond(HIDDEN), "card-not-in-hand"),
    (FACE_DOWN, AddSecond("4"), "still-face-down"),
    (FACE_DOWN, Stand(), "still-face-down"),
    (NAMING, NameStarter(3), "no-such-seat"),
    (NAMING, NameStarter(-1), "no-such-seat"),
    (NAMING, Pass(), "wrong-phase"),
]

# The actions of each phase; in any other they are refused.
PHASES: list[tuple[State, set[type[Action]]]] = [
    (FIRST, {PlayFirst}),
    (OPENING, {Open, Pass}),
    (BIDDING, {Raise, DropOut}),
    (PROTECTING, {Protect}),
    (FACE_UP, {AddSecond, Stand, TurnUp, KeepDown}),
    (FACE_DOWN, {AddSecond, Stand, TurnUp, KeepDown}),
    (NAMING, {NameStarter}),
]
ONE_OF_EACH: list[Action] = [
    PlayFirst("4", face_up=True, chips=0),
    Open(1, 2),
    Pass(),
    Raise(4),
    DropOut(),
    Protect(0),
    TurnUp(),
    KeepDown(),
    AddSecond("4"),
    Stand(),
    NameStarter(1),
]


@pytest.mark.parametrize(("state", "action", "key"), REFUSALS, ids=lambda part: part if isinstance(part, str) else "")
def test_a_misplaced_or_unfair_action_is_refused(state: State, action: Action, key: str) -> None:
    assert refused(state, action).key == key


@pytest.mark.parametrize(("state", "allowed"), PHASES)
def test_an_action_of_another_phase_is_refused(state: State, allowed: set[type[Action]]) -> None:
    for action in ONE_OF_EACH:
        if type(action) not in allowed:
            refusal = refused(state, action)
            assert (refusal.key, refusal.values) == ("wrong-phase", {"phase": state.phase})


def test_there_is_one_of_each_action() -> None:
    assert tuple(type(action) for action in ONE_OF_EACH) == RULES.actions


def test_a_first_player_who_does_not_sit_at_the_table_is_objected_to() -> None:
    for seats in range(2, 8):
        assert RULES.objection(Options(), seats) is None
        assert RULES.objection(Options(spare_jokers=False, starter=seats), seats) is None
        objection = RULES.objection(Options(starter=seats + 1), seats)
        assert objection is not None
        assert (objection.key, objection.values) == ("starter-not-seated", {"starter": seats + 1, "seats": seats})


def test_every_refusal_with_a_sentence_is_met_here() -> None:
    texts = (Path(__file__).parents[2] / "assets/languages/en/retro.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^refusal-([a-z-]+) =", texts, flags=re.MULTILINE))
    assert written == {key for _, _, key in REFUSALS}


@pytest.mark.parametrize(("state", "_"), PHASES)
def test_nobody_else_may_act(state: State, _: set[type[Action]]) -> None:
    assert state.turn is not None
    for seat in {0, 1, 2} - {state.turn}:
        assert RULES.legal(state, seat) == ()
        for action in RULES.legal(state, state.turn):
            refusal = RULES.refusal(state, seat, action)
            assert refusal is not None
            assert refusal.key == "not-your-turn"


def test_after_the_end_nothing_is_allowed() -> None:
    over = replace(NAMING, phase="over", turn=None)
    assert RULES.to_act(over) == frozenset()
    for seat in range(3):
        assert RULES.legal(over, seat) == ()
        refusal = RULES.refusal(over, seat, NameStarter(0))
        assert refusal is not None
        assert refusal.key == "match-over"


def test_every_card_has_a_name() -> None:
    keys = {card: RULES.card_name(card).key for card in ("0", "10", "p1", "p8", "J", "r1", "r10", HIDDEN, "x")}
    assert keys == {
        "0": "card-number",
        "10": "card-number",
        "p1": "card-penalty",
        "p8": "card-penalty",
        "J": "card-joker",
        "r1": "card-round",
        "r10": "card-round",
        HIDDEN: "card-hidden",
        "x": "card-unknown",
    }
