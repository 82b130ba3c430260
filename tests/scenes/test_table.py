"""A table of turns: what may be hurried, what may be taken back, and what is kept."""

import pytest
from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.intents import Clicked, Intent, Press
from tenarcade.play.seating import Seating
from tenarcade.play.session import continue_session
from tenarcade.rules.ten.moves import Bid, Buy, Pass, Reveal, TakeNumbers
from tenarcade.scenes.games.ten.table import TenTable
from tenarcade.scenes.start import begin_match
from tenarcade.scenes.table import FAST_FORWARD
from tests.rules.ten_table import player
from tests.scenes.playing import STEP, a_bots_advice, find, is_on, play_on, press, table, wait
from tests.scenes.tables import PLAYERS, does, lay, people_only, seating, settle


def _begin(arcade: Arcade, at: Seating, *, starter: int = 1) -> TenTable:
    begin_match(arcade, at, {"starter": starter}, seed=7)
    scene = arcade.scene
    assert isinstance(scene, TenTable)
    return scene


# -- hurrying ---------------------------------------------------------------------------------------------------


def test_fast_forward_hurries_bots_and_ends_when_a_person_is_to_act(arcade: Arcade) -> None:
    scene = _begin(arcade, seating(3), starter=3)
    assert scene.session.bot_to_act == 2
    press(arcade, Intent.FAST)
    assert scene.pace == pytest.approx(FAST_FORWARD)
    while scene.person is None:
        wait(arcade)
    wait(arcade)
    assert not scene.is_hurrying
    assert scene.pace == pytest.approx(1.0)


def test_a_hurried_bot_acts_sooner_and_the_same(arcade: Arcade) -> None:
    taken = []
    for hurry in (False, True):
        scene = _begin(arcade, seating(3), starter=3)
        settle(scene)
        if hurry:
            press(arcade, Intent.FAST)
        steps = 0
        while not scene.session.match.acts:
            wait(arcade)
            steps += 1
        taken.append((steps, scene.session.match.acts[0]))
    assert taken[1][0] < taken[0][0] / 2
    assert taken[0][1] == taken[1][1]


def test_a_person_is_never_acted_for_however_long_it_takes(arcade: Arcade) -> None:
    scene = _begin(arcade, people_only(2))
    settle(scene)
    press(arcade, Intent.FAST)
    wait(arcade, 30)
    assert scene.session.match.acts == []


@pytest.mark.parametrize("intent", [Intent.CONFIRM, Intent.FIRST, Intent.SECOND, Intent.DOWN, Intent.BACK])
def test_impatience_tells_the_rest_and_does_nothing_else(intent: Intent, arcade: Arcade) -> None:
    scene = lay(arcade, people_only(2), PLAYERS[:2], row="b4", top="g3 o1")
    does(scene, 0, Reveal())
    wait(arcade, 0.1)
    assert scene.timeline.is_busy
    press(arcade, intent)
    assert not scene.timeline.is_busy
    assert scene.shown.row == ("b4", "g3")
    assert len(scene.session.match.acts) == 1


def test_a_click_in_the_middle_of_a_movement_does_not_act(arcade: Arcade) -> None:
    scene = lay(arcade, people_only(2), PLAYERS[:2], row="b4", top="g3 o1")
    spot = find(arcade, "draw").box.centre
    arcade.step([Clicked(spot)], STEP)
    arcade.step([Clicked(spot)], STEP)
    assert len(scene.session.match.acts) == 1
    arcade.step([Clicked(spot)], STEP)
    assert len(scene.session.match.acts) == 2


def test_at_once_nothing_is_left_to_wait_for(arcade: Arcade) -> None:
    arcade.change(replace(arcade.settings, instant=True))
    scene = lay(arcade, people_only(2), PLAYERS[:2], row="b4", top="g3 o1")
    press(arcade, Intent.CONFIRM)
    wait(arcade)
    assert not scene.timeline.is_busy
    assert scene.person == 0


@pytest.mark.parametrize("speed", [50, 100, 400])
def test_speed_scales_what_is_told(speed: int, arcade: Arcade) -> None:
    arcade.change(replace(arcade.settings, speed=speed))
    scene = lay(arcade, people_only(2), PLAYERS[:2], row="b4", top="g3 o1")
    does(scene, 0, Reveal())
    steps = 0
    while scene.timeline.is_busy:
        wait(arcade)
        steps += 1
    assert steps == pytest.approx(0.45 * 120 * 100 / speed, abs=2)


def test_a_pause_stops_the_bots(arcade: Arcade) -> None:
    scene = _begin(arcade, seating(3), starter=3)
    settle(scene)
    press(arcade, Intent.PAUSE)
    wait(arcade, 5)
    assert scene.session.match.acts == []
    press(arcade, Intent.BACK)
    wait(arcade, 1)
    assert scene.session.match.acts


# -- taking back ------------------------------------------------------------------------------------------------


def _shopping(arcade: Arcade, seats: int = 2) -> TenTable:
    """A real match, played until its first person may buy."""
    arcade.change(replace(arcade.settings, instant=True))
    _begin(arcade, people_only(seats))
    play_on(arcade, until=lambda scene: scene.shown.phase == "shop", bot="cautious")
    scene = arcade.scene
    assert isinstance(scene, TenTable)
    return scene


def _first_purchase(scene: TenTable) -> Buy:
    return next(
        action for action in scene.rules.legal(scene.session.match.state, scene.shown.turn) if isinstance(action, Buy)
    )


def test_a_purchase_is_taken_back(arcade: Arcade) -> None:
    scene = _shopping(arcade)
    before, acts = scene.session.match.state, len(scene.session.match.acts)
    does(scene, scene.shown.turn, _first_purchase(scene))
    wait(arcade)
    assert scene.shown.phase == "pay"
    press(arcade, Intent.UNDO)
    assert scene.session.match.state == before
    assert scene.shown == scene.rules.view(before, scene.audience)
    running = arcade.store.running
    assert running is not None
    assert len(running.acts) == acts


def test_a_revealed_card_is_not_taken_back(arcade: Arcade) -> None:
    arcade.change(replace(arcade.settings, instant=True))
    scene = _begin(arcade, people_only(2))
    settle(scene)
    does(scene, 0, Reveal())
    wait(arcade)
    state = scene.session.match.state
    assert not scene.can_undo()
    press(arcade, Intent.UNDO)
    assert scene.session.match.state == state
    assert arcade.notice == arcade.say("undo-impossible")


def test_undo_never_crosses_what_was_revealed_or_what_another_did(arcade: Arcade) -> None:
    """Whatever is played, the last act alone can go, and only its own person's, if it told nothing new."""
    arcade.change(replace(arcade.settings, instant=True))
    begin_match(arcade, seating(3), {"bust_buys": True}, seed=3)
    scene = table(arcade)
    while is_on(arcade, scene):
        if scene.person is not None and scene.session.match.acts:
            act, events = scene.session.match.acts[-1]
            told = any(type(event).__name__ == "CardRevealed" for event in events)
            assert scene.can_undo() == (act.seat in scene.seating.people and not told)
        if scene.person is not None:
            scene.do(scene.person, a_bots_advice(scene))
        wait(arcade)


def test_nobody_takes_back_for_another(arcade: Arcade) -> None:
    scene = lay(arcade, seating(2), PLAYERS[:2], market=6, phase="shop")
    does(scene, 0, _first_purchase(scene))
    settle(scene)
    acts = len(scene.session.match.acts)
    assert scene.can_undo()
    press(arcade, Intent.UNDO, device="pad-1")
    assert len(scene.session.match.acts) == acts


# -- keeping ----------------------------------------------------------------------------------------------------


def test_every_act_is_kept_when_it_is_made(arcade: Arcade) -> None:
    arcade.change(replace(arcade.settings, instant=True))
    begin_match(arcade, people_only(2), {}, seed=9)
    scene = table(arcade)
    checked = 0
    while is_on(arcade, scene) and checked < 40:
        if scene.person is not None:
            scene.do(scene.person, a_bots_advice(scene, "random"))
            running = arcade.store.running
            assert running is not None
            assert len(running.acts) == len(scene.session.match.acts)
            checked += 1
        wait(arcade)
    running = arcade.store.running
    assert running is not None
    again = continue_session(running.table, running.acts, {})
    assert again.match.state == scene.session.match.state


def test_a_refused_act_is_explained_and_changes_nothing(arcade: Arcade) -> None:
    scene = lay(arcade, people_only(2), PLAYERS[:2])
    before = scene.session.match.state
    for action in (TakeNumbers(), Bid(3), Pass()):
        arcade.notice = ""
        scene.do(0, action)
        assert scene.session.match.state == before
        assert arcade.notice


def test_prompts_show_the_keys_of_whoever_must_press(arcade: Arcade) -> None:
    at = seating(4)
    scene = lay(arcade, at, [player()] * 4, active=3, turn=3)
    assert scene.person == 3
    assert scene.prompt_device() == "keys-left"
    arcade.step([Press("keys-left", Intent.DOWN)], STEP)
    assert scene.focus.name != "draw"
