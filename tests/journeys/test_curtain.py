"""Two people with one keyboard between them: a curtain is down before every turn, also after the program was killed."""

from contextlib import closing
from pathlib import Path

import pytest

from tenarcade.client.intents import Intent
from tests.journeys.journey import Journey, begun, started_again
from tests.journeys.peeking import shows_only_hands_of, table_of_hands
from tests.journeys.program import KEYBOARD, QUICK
from tests.journeys.screen import Screen
from tests.journeys.twin import Twin

ACTS, ACTS_AFTERWARDS = 12, 3
NOT_YES = (Intent.PEEK, Intent.FIRST, Intent.LEFT)


@pytest.mark.parametrize("game", ["pig", "retro"])
def test_no_hand_is_seen_before_its_owner_has_said_so(screen: Screen, tmp_path: Path, game: str) -> None:
    with begun(screen, tmp_path) as journey:
        journey.sit_down(game, "leave-2", "leave-1", "person-1")
        assert [sitter.device for sitter in table_of_hands(journey).seating.sitters] == [KEYBOARD, None]
        for intent in NOT_YES:
            journey.press(intent)
            is_curtained(journey)
        for _ in range(ACTS):
            lift_curtain(journey)
            act(journey)
        lift_curtain(journey)
        journey.program.kill()
    with (
        closing(Twin(tmp_path / "other twin", QUICK)) as twin,
        started_again(screen, tmp_path / "home", twin) as journey,
    ):
        journey.press(Intent.CONFIRM)
        for _ in range(ACTS_AFTERWARDS):
            lift_curtain(journey)
            act(journey)
        assert len(twin.acts) == ACTS + ACTS_AFTERWARDS


def lift_curtain(journey: Journey) -> None:
    is_curtained(journey)
    table = table_of_hands(journey)
    seat = table.person
    assert seat is not None
    journey.press(Intent.CONFIRM)
    assert table.curtain is None
    journey.shows_the_same()
    shows_only_hands_of(journey, seat)


def is_curtained(journey: Journey) -> None:
    table = table_of_hands(journey)
    assert table.curtain is not None
    assert table.curtain == table.person
    assert [control.name for control in table.controls()] == ["curtain"]
    journey.shows_the_same()
    shows_only_hands_of(journey)


def act(journey: Journey) -> None:
    journey.act_once(journey.choose)
    journey.shows_the_same()
    journey.keeps_the_same()
