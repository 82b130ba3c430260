"""Whole matches of Plus Minus through the scene: by bots, by people on one keyboard, with breaks."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.intents import Intent, Press, Unplugged
from tenarcade.core.clock import TICKS_PER_SECOND
from tenarcade.core.game import HIDDEN
from tenarcade.play.journal import read_journal
from tenarcade.play.seating import Seating
from tenarcade.rules.speed.actions import Flick
from tenarcade.rules.speed.table import cards_owned
from tenarcade.scenes.attract import Attract
from tenarcade.scenes.games.speed.race import RESUME_SECONDS, STANDING_LEAST, STANDING_SECONDS
from tenarcade.scenes.games.speed.reach import FLICKS
from tenarcade.scenes.games.speed.results import ResultsScene
from tenarcade.scenes.games.speed.table import SpeedTable
from tenarcade.scenes.pause import Pause
from tenarcade.scenes.start import continue_match, show_match
from tenarcade.storage.store import open_store
from tests.scenes.hands import strike
from tests.scenes.speed_play import (
    DEVICES,
    STEP,
    assert_picture_is_true,
    begin,
    count_in,
    give,
    seating,
    started,
    steps,
    table_of,
    wise_press,
)

LONGEST = 120 * TICKS_PER_SECOND


# --- bots --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_play_a_round_and_the_picture_stays_true(arcade: Arcade, seats: int) -> None:
    arcade.change(replace(arcade.settings, speed=400))
    scene = begin(arcade, seating(seats), tournament=False, mistake_pause=True)
    for _ in range(LONGEST):
        if arcade.scene is not scene:
            break
        if scene.finale is None:
            assert_picture_is_true(scene)
        arcade.step((), STEP)
    assert isinstance(arcade.scene, ResultsScene)
    assert scene.is_done


def test_at_once_a_whole_tournament_of_bots_takes_few_steps(arcade: Arcade) -> None:
    arcade.change(replace(arcade.settings, instant=True))
    scene = begin(arcade, seating(2))
    steps(arcade, scene.session.tick // 50 + 200)
    assert isinstance(arcade.scene, ResultsScene)
    assert scene.session.tick > 50 * 200
    assert len(scene.session.match.state.scorelines) == 4


def test_the_journal_that_is_kept_replays_to_the_same_result(arcade: Arcade) -> None:
    arcade.change(replace(arcade.settings, instant=True))
    scene = begin(arcade, seating(3), tournament=False)
    while arcade.scene is scene:
        arcade.step((), STEP)
    (result,) = arcade.store.results()
    arcade.store.flush()
    journal = arcade.store.journal_of(result.id)
    assert journal is not None
    replayed = read_journal(journal)
    assert replayed.outcome() == scene.session.match.outcome()
    assert replayed.state == scene.session.match.state


def test_speed_is_a_setting_only_where_nobody_plays(arcade: Arcade) -> None:
    arcade.change(replace(arcade.settings, speed=400))
    scene = begin(arcade, seating(2))
    steps(arcade, 30)
    assert scene.session.tick == 120
    scene = begin(arcade, seating(2, people=1))
    steps(arcade, 30)
    assert scene.session.tick == 30


def test_shown_to_nobody_it_leaves_no_trace_and_ends(arcade: Arcade, canvas: Canvas) -> None:
    arcade.change(replace(arcade.settings, instant=True))
    scene = show_match(arcade, seating(4), seed=3)
    for _ in range(4000):
        if scene.is_done:
            break
        scene.step(STEP)
    scene.draw(canvas, 0.0)
    assert scene.is_done
    assert arcade.store.running is None
    assert not arcade.store.results()


def test_while_nobody_is_there_bots_race(arcade: Arcade, canvas: Canvas) -> None:
    attract = Attract(arcade)
    attract._games = ["speed"]
    attract._begin()
    for _ in range(500):
        attract.step(STEP)
    attract.draw(canvas, 0.0)
    assert attract._table.seating.game == "speed"
    assert not attract._table.is_done


# --- people ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("people", [2, 4])
def test_people_play_a_round_with_their_own_keys_on_one_keyboard(arcade: Arcade, people: int) -> None:
    scene = started(arcade, seating(people, people=people), tournament=False)
    for tick in range(LONGEST):
        if scene.finale is not None:
            break
        presses = [wise_press(scene, seat) for seat in range(people) if (tick + 5 * seat) % 20 == 0]
        arcade.step([press for press in presses if press is not None], STEP)
        if scene.finale is None:
            assert_picture_is_true(scene)
    assert scene.finale is not None
    assert {act.seat for act, _ in scene.session.match.acts if isinstance(act.action, Flick)} == {*range(people)}
    steps(arcade, 4 * TICKS_PER_SECOND)
    assert isinstance(arcade.scene, ResultsScene)


@pytest.mark.parametrize(("key", "seat", "spot"), [("q", 0, 0), ("r", 0, 3), ("left", 1, 0), ("right", 1, 3)])
def test_a_key_launches_its_card_within_the_step(arcade: Arcade, key: str, seat: int, spot: int) -> None:
    """Keys as SDL tells them, not presses made by hand."""
    scene = started(arcade, seating(2, people=2))
    card = scene.picture.hands[seat].at(spot)
    tick = scene.session.tick
    strike(arcade, key)
    act, _ = scene.session.match.acts[-1]
    assert (act.tick, act.seat, act.action) == (tick + 1, seat, Flick(str(card)))


def test_two_presses_of_one_step_are_both_heard(arcade: Arcade) -> None:
    scene = started(arcade, seating(2, people=2))
    give(arcade, Press("keys-right", Intent.CARD_2), Press("keys-left", Intent.CARD_3))
    assert {flight.seat for flight in scene.session.match.state.flights} == {0, 1}


def test_before_the_start_presses_do_nothing(arcade: Arcade) -> None:
    scene = begin(arcade, seating(2, people=1))
    steps(arcade, 20)
    give(arcade, *(Press("keys-left", intent) for intent in (*FLICKS, Intent.DRAW)))
    assert not scene.session.match.acts


def test_hands_are_closed_until_the_signal(arcade: Arcade) -> None:
    """S2.1: not even the picture knows them."""
    scene = begin(arcade, seating(2, people=1))
    steps(arcade, 50)
    assert {card for hand in scene.picture.hands for card in hand.cards} == {HIDDEN}
    assert_picture_is_true(scene)
    assert scene.countdown == 3


def test_a_device_without_a_seat_plays_for_the_only_person(arcade: Arcade) -> None:
    scene = started(arcade, seating(2, people=1))
    give(arcade, Press("keys-number", Intent.CARD_1))
    assert scene.session.match.state.flights[0].seat == 0


def test_where_several_have_no_device_each_gets_the_first_that_is_pressed(arcade: Arcade) -> None:
    table = seating(2, people=2)
    free = Seating("speed", tuple(replace(sitter, device=None) for sitter in table.sitters))
    scene = started(arcade, free)
    give(arcade, Press("keys-number", Intent.CARD_1), Press("keys-middle", Intent.CARD_1))
    assert [sitter.device for sitter in scene.seating.sitters] == ["keys-number", "keys-middle"]
    assert len(scene.session.match.state.flights) == 2


# --- breaks ------------------------------------------------------------------------------------------------------


def test_a_pause_stops_everybody_and_counts_them_in_again(arcade: Arcade) -> None:
    scene = started(arcade, seating(3, people=1))
    steps(arcade, 60)
    give(arcade, Press("keys-left", Intent.PAUSE))
    assert isinstance(arcade.scene, Pause)
    tick, acts = scene.session.tick, len(scene.session.match.acts)
    steps(arcade, 200)
    arcade.lift()
    give(arcade, Press("keys-left", Intent.CARD_1))
    assert (scene.countdown, scene.session.tick, len(scene.session.match.acts)) == (3, tick, acts)
    steps(arcade, round(RESUME_SECONDS * TICKS_PER_SECOND) - 2)
    assert (scene.countdown, scene.session.tick) == (1, tick)
    steps(arcade, 3)
    assert scene.countdown is None
    assert scene.session.tick > tick


def test_a_window_that_is_put_away_comes_back_with_a_pause_and_a_countdown(arcade: Arcade) -> None:
    scene = started(arcade, seating(3, people=1))
    steps(arcade, 60)
    scene.put_away()
    assert isinstance(arcade.scene, Pause)
    arcade.lift()
    assert scene.countdown == 3


def test_a_pad_that_is_pulled_out_stops_everybody_until_another_device_takes_the_seat(arcade: Arcade) -> None:
    table = seating(3, people=2)
    with_pad = table.with_device(1, "pad-7")
    scene = started(arcade, with_pad)
    tick = scene.session.tick
    arcade.step((Unplugged("pad-7"),), STEP)
    assert [type(one) for one in arcade.scenes] == [SpeedTable, Pause]
    steps(arcade, 50)
    give(arcade, Press("pad-9", Intent.CONFIRM))
    assert arcade.scenes == [scene]
    assert scene.seating.sitters[1].device == "pad-9"
    steps(arcade, 10)
    assert (scene.countdown, scene.session.tick) == (3, tick)
    count_in(arcade)
    give(arcade, Press("pad-9", Intent.CARD_1))
    assert scene.session.match.state.flights[0].seat == 1


def test_a_pad_of_nobody_may_go(arcade: Arcade) -> None:
    scene = started(arcade, seating(2, people=1))
    arcade.step((Unplugged("pad-7"),), STEP)
    assert arcade.scene is scene
    assert scene.countdown is None


def test_a_match_that_was_cut_off_goes_on_where_it_was_after_a_countdown(arcade: Arcade, tmp_path: Path) -> None:
    scene = started(arcade, seating(2, people=1), mistake_pause=True)
    for _ in range(400):
        press = wise_press(scene, 0)
        arcade.step([press] if press and scene.session.tick % 30 == 0 else [], STEP)
    arcade.store.flush()
    state, tick = scene.session.match.state, scene.session.match.acts[-1][0].tick
    other = open_store(tmp_path)
    try:
        arcade.store = other
        continue_match(arcade)
        after = table_of(arcade)
        assert after.session.match.state == state
        assert_picture_is_true(after)
        assert (after.countdown, after.session.tick) == (3, tick)
        count_in(arcade)
        assert after.session.tick > tick
        acts = len(after.session.match.acts)
        for _ in range(300):
            press = wise_press(after, 0)
            arcade.step([press] if press else [], STEP)
        assert len(after.session.match.acts) > acts
        running = other.running
        assert running is not None
        assert len(running.acts) == len(after.session.match.acts)
    finally:
        other.close()


# --- between rounds ----------------------------------------------------------------------------------------------


def test_the_last_card_is_celebrated_and_the_table_shows_where_everybody_stands(arcade: Arcade) -> None:
    scene = begin(arcade, seating(2))
    arcade.change(replace(arcade.settings, speed=400))
    while scene.finale is None:
        arcade.step((), STEP)
    winner = scene.finale.winner
    assert scene.picture.owned(winner) == 0
    tick = scene.session.tick
    while scene.standing is None:
        arcade.step((), STEP)
    line = scene.session.match.state.scorelines[0]
    assert (scene.standing.winner, scene.standing.round) == (winner, 1)
    assert tuple(score.minus for score in scene.standing.scores) == line.minus
    assert scene.session.tick == tick
    while scene.standing is not None:
        arcade.step((), STEP)
    assert_picture_is_true(scene)
    assert (scene.picture.round, scene.countdown) == (2, 3)
    assert all(cards_owned(scene.session.match.state, seat) == 36 for seat in range(2))


def test_a_press_goes_on_to_the_next_round_but_not_one_meant_for_the_last(arcade: Arcade) -> None:
    scene = started(arcade, seating(2, people=1))
    for _ in range(LONGEST):
        if scene.standing is not None:
            break
        press = wise_press(scene, 0)
        arcade.step([press] if press else [], STEP)
    assert scene.standing_left == STANDING_SECONDS
    give(arcade, Press(DEVICES[0], Intent.CARD_1))
    assert scene.standing is not None
    steps(arcade, round(STANDING_LEAST * TICKS_PER_SECOND) + 1)
    give(arcade, Press(DEVICES[0], Intent.CARD_1))
    assert scene.standing is None
    assert scene.finale is None


# --- calm mode ---------------------------------------------------------------------------------------------------


def test_in_calm_mode_nothing_moves_before_somebody_acts(arcade: Arcade) -> None:
    scene = started(arcade, seating(2, people=1, is_calm=True))
    steps(arcade, 300)
    tick = scene.session.tick
    assert scene.session.stands_still
    steps(arcade, 300)
    assert scene.session.tick == tick
    give(arcade, Press("keys-left", Intent.PAGE))
    steps(arcade, 2)
    assert scene.session.tick > tick
    steps(arcade, 1000)
    tick = scene.session.tick
    give(arcade, Press("keys-left", Intent.CARD_1))
    assert scene.session.tick == tick + 1
