"""Keys of one's own: whatever is changed, nothing is left without a key."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenarcade.client.bindings import (
    CHANGEABLE,
    DEFAULTS,
    KINDS,
    BindingSet,
    as_usual,
    bindings_for,
    cap_named,
    keys_of,
    rebound,
)
from tenarcade.client.intents import Intent

places = st.tuples(st.sampled_from(CHANGEABLE), st.sampled_from(KINDS))
fresh_keys = st.sampled_from(["f1", "left alt", "home", "leftstick", "12"])


@st.composite
def wishes(draw: st.DrawFn, bindings: BindingSet, kind: str) -> tuple[Intent, str]:
    usual = DEFAULTS[bindings][kind]
    return draw(st.sampled_from([*usual.values()])), draw(st.sampled_from([*usual]) | fresh_keys)


@given(places, st.data())
def test_every_intent_keeps_a_key_through_any_changes(place: tuple[BindingSet, str], data: st.DataObject) -> None:
    usual = DEFAULTS[place[0]][place[1]]
    changes: dict[str, dict[str, str]] = {}
    for intent, key in data.draw(st.lists(wishes(*place), max_size=12)):
        before = bindings_for(*place, changes)
        changes = rebound(*place, changes, intent, key)
        now = bindings_for(*place, changes)
        assert now[key] == intent
        assert {*now.values()} == {*usual.values()}
        bystanders = {*usual.values()} - {intent, before.get(key)}
        assert all({*keys_of(now, other)} == {*keys_of(before, other)} for other in bystanders)


@given(places, st.data())
def test_changes_elsewhere_are_left_alone(place: tuple[BindingSet, str], data: st.DataObject) -> None:
    elsewhere = {"table/elsewhere": {"x": "confirm"}}
    intent, key = data.draw(wishes(*place))
    changed = rebound(*place, elsewhere, intent, key)
    assert changed["table/elsewhere"] == {"x": "confirm"}
    assert as_usual(*place, changed) == elsewhere


@given(places, st.dictionaries(st.sampled_from(["w", "up", "a", "f9"]), st.sampled_from([*Intent, "dance"])), st.data())
def test_nonsense_in_a_profile_can_be_changed_too(
    place: tuple[BindingSet, str], kept: dict[str, str], data: st.DataObject
) -> None:
    intent, key = data.draw(wishes(*place))
    bindings, kind = place
    changed = rebound(bindings, kind, {f"{bindings}/{kind}": kept}, intent, key)
    assert bindings_for(bindings, kind, changed)[key] == intent


def test_a_taken_key_changes_places() -> None:
    changes = rebound("table", "keys-right", {}, Intent.CONFIRM, "backspace")
    assert changes == {"table/keys-right": {"backspace": "confirm", "return": "back"}}


def test_changing_back_leaves_no_change() -> None:
    there = rebound("race", "controller", {}, Intent.DRAW, "leftshoulder")
    assert rebound("race", "controller", there, Intent.DRAW, "rightshoulder") == {}


def test_what_has_two_keys_gives_one_away_and_needs_none_in_return() -> None:
    now = bindings_for("table", "controller", rebound("table", "controller", {}, Intent.CONFIRM, "start"))
    assert keys_of(now, Intent.CONFIRM) == ["start"]
    assert keys_of(now, Intent.PAUSE) == ["back"]
    assert "a" not in now


def test_nobody_changes_the_keys_of_typing() -> None:
    assert {*CHANGEABLE} == {*get_args(BindingSet)} - {"text"}


@pytest.mark.parametrize(
    ("key", "cap"), [("[", "["), ("]", "]"), ("[7]", "7"), ("[+]", "+"), ("f1", "F1"), ("page up", "Page up")]
)
def test_a_key_shows_what_is_printed_on_it(key: str, cap: str) -> None:
    assert cap_named(key) == cap
