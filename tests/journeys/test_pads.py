"""A match with two pads that SDL itself has made, one of them pulled out in the middle; and unplugging everywhere."""

from pathlib import Path

from tests.journeys.couch import Couch, couch
from tests.journeys.kept_matches import keep_almost_finished_match
from tests.journeys.program import prepare
from tests.journeys.screen import Screen

TABLE, PAUSE = "TenTable", "Pause"
# So many looks take longer than a held direction waits before it counts again.
LOOKS_OF_A_REPEAT = 16


def test_two_pads_play_a_whole_match_and_one_is_pulled_out(screen: Screen, tmp_path: Path) -> None:
    prepare(tmp_path)
    with couch(screen, tmp_path) as people:
        people.plug_in(0)
        people.plug_in(1)
        assert people.press(0, "a").scenes == ["Join"]
        people.press(1, "a")
        assert people.press(0, "a").scenes == [TABLE]
        assert people.seen.devices == [people.pads[0], None, people.pads[1]]
        play(people, until_acts=20)
        people.lose_and_find_a_pad()
        play(people)
        assert people.seen.scenes == ["ResultsScene"]
        assert len(people.program.wait_until(lambda kept: bool(kept.results), "a result").results) == 1

        assert people.press(1, "a").scenes == [TABLE]
        assert people.seen.devices == [people.pads[0], None, people.pads[1]]


def play(people: Couch, until_acts: int | None = None) -> None:
    while people.is_at_table() and (until_acts is None or people.seen.acts < until_acts):
        people.act()


def test_unplugging_in_every_scene_before_the_match(screen: Screen, tmp_path: Path) -> None:
    prepare(tmp_path)
    with couch(screen, tmp_path) as people:
        people.plug_in(0)
        unplug_and_go_on(people, ["Title"])
        people.choose(0, "ladder")
        unplug_and_go_on(people, ["LadderScene"])
        people.press(0, "b")
        people.choose(0, "settings")
        unplug_and_go_on(people, ["Title", "SettingsScene"])
        people.press(0, "b")
        people.choose(0, "game-ten")
        unplug_and_go_on(people, ["Join"])


def test_unplugging_in_every_scene_of_a_match(screen: Screen, tmp_path: Path) -> None:
    prepare(tmp_path)
    keep_almost_finished_match(tmp_path, seed=3)
    with couch(screen, tmp_path) as people:
        people.plug_in(0)
        people.choose(0, "continue")
        assert people.is_at_table()
        people.press(0, "start")
        unplug_and_go_on(people, [TABLE, PAUSE])
        people.choose(0, "settings")
        unplug_and_go_on(people, [TABLE, PAUSE, "SettingsScene"])
        people.press(0, "b", "b")
        play(people)
        unplug_and_go_on(people, ["ResultsScene"])
        people.choose(0, "rematch")
        assert people.seen.scenes == [TABLE]


def unplug_and_go_on(people: Couch, scenes: list[str]) -> None:
    """With the stick still pushed: what is held ends with its pad, and the next pad moves the focus as usual."""
    assert people.seen.scenes == scenes
    people.push(0, 1, 1)
    people.pull_out(0)
    focus = people.seen.focus
    for _ in range(LOOKS_OF_A_REPEAT):
        assert people.tell("look").scenes == scenes
    assert people.seen.focus == focus
    people.plug_in(0)
    assert any(people.press(0, button).focus != focus for button in ("dpup", "dpdown", "dpright"))
    assert people.seen.scenes == scenes
