"""Plus Minus by mouse alone: clicks, throws, the stack, the cards behind, the pause."""

import pytest

from tenarcade.arena.flick import FLIGHT_TICKS, SHORT_TICKS
from tenarcade.client.arcade import Arcade
from tenarcade.client.geometry import Spot
from tenarcade.client.intents import MOUSE, Clicked, Dropped, Pointed, Wheeled
from tenarcade.rules.speed.actions import Arrive, FallShort
from tenarcade.scenes.games.speed.layout import MIDDLE
from tenarcade.scenes.games.speed.table import SpeedTable
from tenarcade.scenes.pause import Pause
from tests.scenes.hands import click, control
from tests.scenes.speed_play import give, seating, started, steps


@pytest.fixture
def scene(arcade: Arcade) -> SpeedTable:
    return started(arcade, seating(2, people=1, bot="random").with_device(0, MOUSE))


def grip(arcade: Arcade, name: str = "card-0-1") -> Spot:
    spot = control(arcade, name).box.centre
    give(arcade, Clicked(spot))
    return spot


def decided(arcade: Arcade, scene: SpeedTable) -> tuple[str, int]:
    """How the flight of the person ends, and after how many ticks."""
    begun = scene.session.tick
    for _ in range(200):
        arcade.step((), 1 / 120)
        for act, _ in scene.session.match.acts[-2:]:
            if isinstance(act.action, Arrive | FallShort) and act.action.seat == 0 and act.tick > begun:
                return type(act.action).__name__, act.tick - begun
    raise AssertionError("the card never came down")


def test_a_click_flicks_the_card(arcade: Arcade, scene: SpeedTable) -> None:
    card = scene.picture.hands[0].at(1)
    spot = grip(arcade)
    assert not scene.session.match.state.flights
    give(arcade, Dropped(spot))
    assert scene.session.match.state.flights[0].card == card


@pytest.mark.parametrize("steps_taken", [1, 4, 20])
def test_a_throw_is_as_fast_as_a_click_however_fast_the_hand(
    arcade: Arcade, scene: SpeedTable, steps_taken: int
) -> None:
    """S6.2: aim and speed never decide; and the card leaves before the button is let go."""
    spot = grip(arcade)
    for step in range(1, steps_taken + 1):
        give(arcade, Pointed(spot.towards(MIDDLE, 0.12 * step / steps_taken)))
        if scene.session.match.state.flights:
            break
    assert scene.session.match.state.flights
    assert decided(arcade, scene) == ("Arrive", FLIGHT_TICKS)


def test_a_throw_away_from_the_pile_comes_back(arcade: Arcade, scene: SpeedTable) -> None:
    spot = grip(arcade)
    give(arcade, Pointed(Spot(spot.x - 60, spot.y + 60)))
    assert decided(arcade, scene) == ("FallShort", SHORT_TICKS)


def test_the_stack_the_cards_behind_and_the_wheel(arcade: Arcade, scene: SpeedTable) -> None:
    hand = scene.picture.hands[0]
    for _ in range(3):
        click(arcade, "stack-0")
    assert len(hand.cards) == 7
    front = hand.front
    click(arcade, "rest-0")
    assert hand.front != front
    give(arcade, Wheeled(1))
    assert hand.front == front


def test_the_pause_button(arcade: Arcade, scene: SpeedTable) -> None:
    click(arcade, "pause")
    assert isinstance(arcade.scene, Pause)


def test_a_card_in_the_hand_of_the_mouse_is_not_thrown_after_a_break(arcade: Arcade, scene: SpeedTable) -> None:
    spot = grip(arcade)
    scene.pause()
    arcade.lift()
    steps(arcade, 400)
    give(arcade, Dropped(spot))
    assert not any(flight.seat == 0 for flight in scene.session.match.state.flights)


def test_the_mouse_plays_nobody_elses_hand(arcade: Arcade) -> None:
    table = seating(3, people=2).with_device(0, MOUSE)
    scene = started(arcade, table)
    names = [one.name for one in scene.controls()]
    assert "stack-0" in names
    assert not any("-1" in name and name.startswith(("stack", "rest", "card-1")) for name in names)


def test_in_calm_mode_a_click_on_the_pile_lets_the_others_go_on(arcade: Arcade) -> None:
    scene = started(arcade, seating(2, people=1, is_calm=True).with_device(0, MOUSE))
    steps(arcade, 300)
    tick = scene.session.tick
    click(arcade, "pile")
    steps(arcade, 3)
    assert scene.session.tick > tick
