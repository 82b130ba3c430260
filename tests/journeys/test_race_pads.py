"""A round of Plus Minus with two pads that SDL itself has made, one of them pulled out in the middle."""

from pathlib import Path

from tests.journeys.couch import Couch, couch
from tests.journeys.program import prepare, wait_for
from tests.journeys.race import flicked, landed
from tests.journeys.screen import Screen

# By seat: bots sit at the other two.
PADS = {0: 0, 2: 1}
LOOKS_WHILE_WAITING = 20


def test_two_pads_flick_and_one_is_pulled_out(screen: Screen, tmp_path: Path) -> None:
    prepare(tmp_path)
    with couch(screen, tmp_path) as people:
        people.plug_in(0)
        people.plug_in(1)
        people.choose(0, "game-speed")
        people.press(1, "a")
        people.choose(0, "bot-3")
        assert people.choose(0, "play").devices == [people.pads[0], None, people.pads[1], None]
        flick_until_more_have_landed(people)
        lose_and_find_a_pad(people)
        flick_until_more_have_landed(people)


def flick_until_more_have_landed(people: Couch) -> None:
    """With the face buttons; a shoulder brings more cards."""
    people.wait_until(lambda seen: seen.is_live, "the start")
    before = people.program.kept()
    flown, down = flicked(before), landed(before)

    def try_all() -> bool:
        for pad in PADS.values():
            people.press(pad, "x", "y", "a", "b", "rightshoulder")
        kept = people.program.kept()
        return all(flicked(kept)[seat] > flown[seat] and landed(kept)[seat] > down[seat] for seat in PADS)

    wait_for(try_all, "a card of each", people.program.process)


def lose_and_find_a_pad(people: Couch) -> None:
    """Everybody waits, also the bots; and everybody is counted in again."""
    people.pull_out(1)
    assert people.seen.scenes == ["SpeedTable", "Pause"]
    waiting = people.seen.acts
    people.plug_in(1)
    for _ in range(LOOKS_WHILE_WAITING):
        assert people.tell("look").acts == waiting
    after = people.press(1, "a")
    assert (after.scenes, after.countdown, after.is_live) == (["SpeedTable"], 3, False)
    assert after.devices[2] == people.pads[1]
    pressed = people.press(1, "x")
    assert pressed.acts == waiting or pressed.countdown is None
    people.wait_until(lambda seen: seen.countdown is None, "the end of the countdown")
