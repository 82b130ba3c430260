"""TEN's picture follows the state: event by event it arrives where the rules are."""

from collections.abc import Callable, Hashable
from typing import Any

import pygame
import pytest

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.intents import DIRECTIONS, Intent
from tenarcade.client.window import Window, draw_notice
from tenarcade.core.dice import Dice
from tenarcade.core.game import AnyStep
from tenarcade.rules.ten import RULES
from tenarcade.rules.ten.state import State
from tenarcade.scenes.games.ten.motion import SECONDS
from tenarcade.scenes.games.ten.shown import shown_after
from tenarcade.scenes.start import begin_match
from tests.scenes.playing import a_bots_advice, is_on, press, table, wait
from tests.scenes.tables import people_only, seating
from tests.tables import TestTable, random_playout

ALL_TABLES = [
    TestTable("ten", seats, {"edition": edition, "bust_buys": bust_buys})
    for seats in (1, 2, 3, 5)
    for edition in ("pl", "de")
    for bust_buys in (False, True)
]


def _visible(state: State) -> tuple[Any, ...]:
    """All that is drawn of the table; the phase is known when everything is told."""
    auction = state.auction
    bidding = auction and (auction.wild, auction.bid, auction.bidder)
    players = tuple((one.coins, one.tokens, sorted(one.numbers), sorted(one.wilds)) for one in state.players)
    return players, len(state.pile), state.row, state.total, state.row_money, state.market, sorted(state.gone), bidding


@pytest.mark.parametrize("at", ALL_TABLES, ids=str)
def test_told_events_lead_to_the_state(at: TestTable) -> None:
    audience = frozenset({0})

    def follow(state: State, seat: int, action: Any, step: AnyStep) -> None:
        shown = RULES.view(state, audience)
        for event in step.events:
            assert type(event) in SECONDS
            shown = shown_after(shown, event.heard_by(audience))
        assert _visible(shown) == _visible(step.state), action

    for seed in range(3):
        random_playout(RULES, at.open(seed).state, Dice(seed), follow)


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("edition", ["pl", "de"])
def test_the_picture_is_the_view_after_every_told_act(seats: int, edition: str, arcade: Arcade) -> None:
    """At full speed of telling, with impatient people: every act is told, then pressed away."""
    begin_match(arcade, people_only(seats), {"edition": edition, "bust_buys": seats == 2}, seed=seats)
    scene = table(arcade)
    while is_on(arcade, scene) and not scene.session.is_over:
        scene.timeline.skip()
        scene._settle()
        assert scene.shown == scene.rules.view(scene.session.match.state, scene.audience)
        assert scene.person == scene.session.person_to_act
        scene.do(scene.person, a_bots_advice(scene, "random"))
        wait(arcade)


class Fresh(Canvas):
    """Keeps no layer."""

    def layer(self, key: Hashable, paint: Callable[[Canvas], None]) -> None:
        paint(self)


def test_the_kept_picture_is_never_out_of_date(arcade: Arcade) -> None:
    """Whatever is pressed, what is painted once and kept looks as if it had been painted just now."""
    window = Window((640, 360), fullscreen=False)
    fresh = Fresh(pygame.Surface((640, 360)), window.fit, window.sprites)
    begin_match(arcade, seating(4), {"starter": 1, "bust_buys": True}, seed=4)
    scene, dice = table(arcade), Dice(1)
    for _ in range(300):
        if not is_on(arcade, scene):
            break
        device = dice.choice(["keys-right", "pad-1", "keys-left", "keys-left", "keys-right"])
        press(
            arcade, dice.choice([*DIRECTIONS, Intent.CONFIRM, Intent.CONFIRM, Intent.FIRST, Intent.FAST]), device=device
        )
        arcade.devices.in_hand = device
        window.draw(arcade, 0.0)
        for drawn in arcade.scenes:
            drawn.draw(fresh, 0.0)
        if arcade.notice:
            draw_notice(fresh, arcade.notice)
        assert window.surface.get_buffer().raw == fresh.surface.get_buffer().raw
    assert len(scene.session.match.acts) > 10


def test_the_pile_is_never_shown(arcade: Arcade) -> None:
    begin_match(arcade, people_only(2), {}, seed=1)
    assert set(table(arcade).shown.pile) == {"?"}
    assert set(table(arcade).timeline._waiting[0].pile) == {"?"}
