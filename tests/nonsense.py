"""Actions nobody would think of: well-formed ones with any values, and things that are no actions at all."""

from typing import Any

import msgspec
from hypothesis import strategies as st

from tenarcade.core.game import AnyRules, Card

_NUMBERS = st.one_of(
    st.integers(min_value=-3, max_value=40), st.sampled_from([2**31, 2**53, 2**53 - 1, 2**64, -(2**63), 10**40])
)
_TEXTS = st.one_of(st.text(max_size=9), st.sampled_from(["?", "", "0", "10", "11", "-1"]))


def well_formed_actions(rules: AnyRules, cards: list[Card]) -> st.SearchStrategy[Any]:
    """Any action of the game, its fields drawn from what their types allow and what lies on the table."""
    return st.one_of([_struct(kind, cards) for kind in rules.actions])


def _struct(kind: type[msgspec.Struct], cards: list[Card]) -> st.SearchStrategy[Any]:
    described = msgspec.inspect.type_info(kind)
    assert isinstance(described, msgspec.inspect.StructType)
    fields = {field.name: _values(field.type, cards) for field in described.fields}
    return st.fixed_dictionaries(fields).map(lambda values: kind(**values))


def _values(kind: Any, cards: list[Card]) -> st.SearchStrategy[Any]:
    match kind:
        case msgspec.inspect.Metadata():
            return _values(kind.type, cards)
        case msgspec.inspect.BoolType():
            return st.booleans()
        case msgspec.inspect.IntType():
            return _NUMBERS
        case msgspec.inspect.StrType():
            return st.one_of(st.sampled_from(cards), _TEXTS)
        case msgspec.inspect.LiteralType():
            return st.sampled_from(kind.values)
        case msgspec.inspect.NoneType():
            return st.none()
        case msgspec.inspect.UnionType():
            return st.one_of([_values(part, cards) for part in kind.types])
        case msgspec.inspect.VarTupleType():
            return st.lists(_values(kind.item_type, cards), max_size=4).map(tuple)
        case msgspec.inspect.StructType():
            return _struct(kind.cls, cards)
    raise TypeError(f"no nonsense known for {kind}")


def malformed_actions(rules: AnyRules) -> list[Any]:
    """Python objects that are no action of the game, or actions whose fields hold other things."""
    junk: list[Any] = [None, 7, "pass", object(), [], {"type": "pass"}, msgspec.UNSET]
    for kind in rules.actions:
        names = kind.__struct_fields__
        junk += [kind(**dict.fromkeys(names, filler)) for filler in (None, object(), [[]], -0.5) if names]
    return junk
