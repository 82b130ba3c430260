"""The loop keeps its step whatever the clock, the display and the window do."""

from pathlib import Path

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.intents import Intent, Press
from tenarcade.client.loop import MOST_STEPS_AT_ONCE, STEP, Loop
from tenarcade.client.window import Window
from tenarcade.storage.store import open_store
from tests.client.staged import NotingScene, Stage

CONFIRM = Press("keys-right", Intent.CONFIRM)


class Counter:
    def __init__(self) -> None:
        self.steps = self.pictures = 0

    def stepped(self, seconds: float) -> None:
        self.steps += 1

    def drawn(self, seconds: float, flipped: float) -> None:
        self.pictures += 1


@pytest.fixture
def stage(arcade: Arcade, window: Window, monkeypatch: pytest.MonkeyPatch) -> Stage:
    return Stage(arcade, monkeypatch)


# -- steps ------------------------------------------------------------------------------------------------------


def test_a_second_has_120_steps_of_the_same_length(stage: Stage) -> None:
    stage.run(3.0)
    assert abs(len(stage.all("step")) - 3 * 120) <= 1
    assert {noted.value for noted in stage.all("step")} == {STEP}
    assert STEP == 1 / 120


@pytest.mark.parametrize("rate", [30, 50, 60, 75, 144, 240])
def test_steps_do_not_depend_on_the_display(stage: Stage, rate: int) -> None:
    stage.window.rate = rate
    stage.run(2.0)
    assert abs(len(stage.all("step")) - 2 * 120) <= 1


def test_a_short_hitch_is_caught_up_with(stage: Stage) -> None:
    stage.keep_busy(0.0, 0.0, 6.5 * STEP)
    stage.run(1.0)
    assert abs(len(stage.all("step")) - 120) <= 1


def test_after_a_stall_the_game_goes_on_from_now(stage: Stage) -> None:
    stage.keep_busy(0.0, 5.0)
    begun = stage.clock.now
    stage.run(6.0)
    steps = [noted.at - begun for noted in stage.all("step")]
    at_once = [at for at in steps if 5.0 < at < 5.0 + STEP]
    assert len(at_once) <= MOST_STEPS_AT_ONCE + 1
    assert abs(len([at for at in steps if at > 5.0]) - (MOST_STEPS_AT_ONCE + 120)) <= 3


def test_steps_that_take_too_long_never_starve_the_picture(stage: Stage) -> None:
    stage.keep_busy(*[2 * STEP] * 10_000)
    stage.run(5.0)
    in_a_row = longest = 0
    for noted in stage.all("step", "draw"):
        in_a_row = in_a_row + 1 if noted.what == "step" else 0
        longest = max(longest, in_a_row)
    assert longest <= MOST_STEPS_AT_ONCE
    assert len(stage.all("draw")) > 5


# -- presses ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("after", [0.0, 0.001, 0.0041, 0.0123, 0.5])
def test_a_press_belongs_to_the_very_next_step(stage: Stage, after: float) -> None:
    stage.queue.send(after, pygame.KEYDOWN, key=pygame.K_RETURN)
    sent = stage.clock.now + after
    stage.run(1.0)
    told = [noted for noted in stage.all("take", "step") if noted.at >= sent]
    assert (told[0].what, told[0].value) == ("take", CONFIRM)
    assert told[0].at - sent <= STEP + 0.001
    assert len(stage.all("take")) == 1


def test_presses_of_a_stall_all_reach_the_first_step_after_it(stage: Stage) -> None:
    stage.keep_busy(0.0, 1.0)
    for after in (0.2, 0.4, 0.6):
        stage.queue.send(after, pygame.KEYDOWN, key=pygame.K_RETURN)
    stage.run(2.0)
    order = [noted.what for noted in stage.all("take", "step")]
    first = order.index("take")
    assert order[first : first + 4] == ["take", "take", "take", "step"]
    assert order.count("take") == 3


def test_a_press_is_taken_when_nothing_is_drawn_any_more(stage: Stage) -> None:
    stage.queue.send(0.1, pygame.WINDOWMINIMIZED)
    stage.queue.send(0.3, pygame.KEYDOWN, key=pygame.K_RETURN)
    stage.run(0.5)
    assert [noted.value for noted in stage.all("take")] == [CONFIRM]


def test_a_direction_held_moves_on_and_on_until_it_is_let_go(stage: Stage) -> None:
    stage.queue.send(0.0, pygame.KEYDOWN, key=pygame.K_UP)
    stage.queue.send(2.0, pygame.KEYUP, key=pygame.K_UP)
    begun = stage.clock.now
    stage.run(4.0)
    ups = [noted.at - begun for noted in stage.all("take") if noted.value == Press("keys-right", Intent.UP)]
    assert 5 < len(ups) < 60
    assert max(ups) < 2.0 + 2 * STEP


# -- pictures ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rate", "pictures"), [(30, 30), (60, 60), (75, 75), (120, 120), (144, 120), (360, 120)])
def test_drawing_keeps_to_the_display_and_never_beats_the_steps(stage: Stage, rate: int, pictures: int) -> None:
    stage.window.rate = rate
    stage.run(2.0)
    assert abs(len(stage.all("draw")) - 2 * pictures) <= 2
    assert len(stage.all("flip")) == len(stage.all("draw"))


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    rate=st.integers(30, 360),
    busy=st.lists(st.sampled_from([0.0, 0.0, 0.002, 0.009, 0.03, 0.4]), max_size=40),
)
def test_a_picture_is_never_further_ahead_than_one_step(stage: Stage, rate: int, busy: list[float]) -> None:
    stage.window.rate = rate
    stage.notes.clear()
    stage.keep_busy(*busy)
    stage.run(0.3 + sum(busy))
    aheads = [float(str(noted.value)) for noted in stage.all("draw")]
    assert aheads
    assert all(0.0 <= ahead <= STEP for ahead in aheads)


def test_what_the_first_picture_does_not_need_is_opened_after_it_once(stage: Stage) -> None:
    stage.run(0.5)
    order = [noted.what for noted in stage.notes if noted.what != "step"]
    assert order[:4] == ["draw", "flip", "devices opened", "speaker opened"]
    assert order.count("devices opened") == order.count("speaker opened") == 1


# -- the window -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goes", "comes"),
    [
        (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED),
        (pygame.WINDOWHIDDEN, pygame.WINDOWSHOWN),
        (pygame.WINDOWMINIMIZED, pygame.WINDOWEXPOSED),
    ],
)
def test_nothing_moves_on_or_is_drawn_while_nobody_can_see(stage: Stage, goes: int, comes: int) -> None:
    stage.queue.send(1.0, goes)
    stage.queue.send(4.0, comes)
    begun = stage.clock.now
    stage.run(5.0)
    assert stage.passed == pytest.approx(2.0, abs=4 * STEP)
    assert not [noted for noted in stage.all("draw") if 1.02 < noted.at - begun < 4.0]
    assert [noted for noted in stage.all("draw") if noted.at - begun > 4.0]


def test_a_scene_is_told_when_it_is_put_away(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(stage.arcade.scene, "put_away", lambda: told.append("away"))
    stage.queue.send(0.1, pygame.WINDOWMINIMIZED)
    stage.run(0.3)
    assert told == ["away"]


def test_f11_toggles_full_screen_and_is_remembered(stage: Stage, tmp_path: Path) -> None:
    seen = []
    for _ in range(3):
        stage.queue.send(0.05, pygame.KEYDOWN, key=pygame.K_F11)
        stage.run(0.1)
        seen.append((stage.window.is_fullscreen, stage.arcade.settings.fullscreen))
    assert seen == [(True, True), (False, False), (True, True)]
    assert stage.all("take") == []
    stage.arcade.store.close()
    assert open_store(tmp_path).settings.fullscreen


@pytest.mark.parametrize("vsync", [True, False])
def test_the_rhythm_chosen_in_the_settings_is_followed_at_once(stage: Stage, vsync: bool) -> None:
    stage.run(0.1)
    stage.arcade.change(replace(stage.arcade.settings, vsync=vsync))
    stage.run(0.1)
    assert stage.window.vsync is vsync


def test_changing_the_rhythm_neither_ends_nor_hides_the_game(arcade: Arcade, window: Window) -> None:
    counter = Counter()
    arcade.show(NotingScene(arcade, lambda what, value: None))
    loop = Loop(arcade, window, counter)
    loop.run(until=lambda: counter.pictures >= 2)
    arcade.change(replace(arcade.settings, vsync=True))
    loop.run(until=lambda: counter.pictures >= 6 or counter.steps > 2000)
    assert arcade.is_running
    assert counter.pictures >= 6


def test_closing_the_window_ends_the_loop(stage: Stage) -> None:
    stage.queue.send(0.5, pygame.QUIT)
    begun = stage.clock.now
    stage.run(60.0)
    assert not stage.arcade.is_running
    assert stage.clock.now - begun < 1.0


def test_a_scene_that_quits_ends_the_loop(stage: Stage) -> None:
    stage.scene.work = stage.arcade.quit
    stage.run(60.0)
    assert len(stage.all("step")) == 1


@pytest.mark.parametrize("kind", [pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED])
def test_the_window_hears_of_its_size(stage: Stage, monkeypatch: pytest.MonkeyPatch, kind: int) -> None:
    monkeypatch.setattr(stage.window, "resized", lambda: stage.note("resized"))
    stage.queue.send(0.1, kind)
    stage.run(0.3)
    assert len(stage.all("resized")) == 1


@pytest.mark.parametrize(
    ("kind", "answer"),
    [(pygame.AUDIODEVICEADDED, "reopen_if_possible"), (pygame.AUDIODEVICEREMOVED, "device_removed")],
)
def test_the_speaker_hears_of_sound_devices(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, kind: int, answer: str
) -> None:
    monkeypatch.setattr(stage.arcade.speaker, answer, lambda: stage.note("answered"))
    stage.queue.send(0.1, kind)
    stage.run(0.3)
    assert len(stage.all("answered")) == 1


# -- without a staged clock -------------------------------------------------------------------------------------


def test_it_runs_on_the_real_clock_and_the_real_queue_too(arcade: Arcade, window: Window) -> None:
    taken: list[object] = []
    scene = NotingScene(arcade, lambda what, value: taken.append(value) if what == "take" else None)
    arcade.show(scene)
    counter = Counter()
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN))
    Loop(arcade, window, counter).run(until=lambda: counter.steps >= 12 and counter.pictures >= 3)
    assert CONFIRM in taken


def test_a_stick_held_while_nobody_sees_does_not_move_the_focus(stage: Stage) -> None:
    stage.queue.send(0.0, pygame.KEYDOWN, key=pygame.K_UP)
    stage.queue.send(0.1, pygame.WINDOWMINIMIZED)
    stage.run(2.0)
    assert len(stage.all("take")) == 1
