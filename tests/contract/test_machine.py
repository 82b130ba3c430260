"""Hypothesis drives every game as it likes: legal moves, nonsense and saves in any order."""

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from tenarcade.catalog import game_names
from tests.nonsense import well_formed_actions
from tests.tables import TestTable, tables_of


class GameMachine(RuleBasedStateMachine):
    """A match at a table Hypothesis chooses; subclasses name the game."""

    tables: list[TestTable]

    @initialize(seed=st.integers(0, 2**53 - 1), chosen=st.integers(0, 999))
    def sit_down(self, seed: int, chosen: int) -> None:
        self.table = self.tables[chosen % len(self.tables)]
        self.game = self.table.rules
        self.state: Any = self.table.open(seed).state
        self.all_there_is = self.game.inventory(self.state)

    @rule(who=st.integers(0, 99), what=st.integers(0, 9999))
    def act(self, who: int, what: int) -> None:
        acting = sorted(self.game.to_act(self.state))
        if acting:
            seat = acting[who % len(acting)]
            legal = self.game.legal(self.state, seat)
            self.state = self.game.apply(self.state, seat, legal[what % len(legal)]).state

    @rule(seat=st.integers(-1, 8), probe=st.data())
    def try_anything(self, seat: int, probe: st.DataObject) -> None:
        """Whatever the rules accept, listed or not, must lead to a sound state."""
        cards = [code for code in self.all_there_is if len(code) <= 8]
        action = probe.draw(well_formed_actions(self.game, cards))
        if self.game.refusal(self.state, seat, action) is None:
            self.state = self.game.apply(self.state, seat, action).state

    @rule()
    def save_and_read(self) -> None:
        self.state = msgspec.json.decode(msgspec.json.encode(self.state), type=self.game.state)

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "game"):
            assert self.game.inventory(self.state) == self.all_there_is

    @invariant()
    def the_match_goes_on_or_is_over(self) -> None:
        if hasattr(self, "game"):
            acting = self.game.to_act(self.state)
            assert bool(acting) == (self.game.outcome(self.state) is None)
            assert all(self.game.legal(self.state, seat) for seat in acting)


@pytest.mark.parametrize("game", game_names())
def test_no_sequence_of_actions_breaks_a_match(game: str) -> None:
    class Machine(GameMachine):
        tables = tables_of(game)

    run_state_machine_as_test(
        Machine,
        settings=settings(
            max_examples=40, stateful_step_count=60, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )
