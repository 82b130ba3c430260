"""Cues are told in order, each opened and closed once, however time passes."""

from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenarcade.client.timeline import Timeline

# Parts of a second that add up exactly.
parts = st.integers(0, 256).map(lambda number: number / 64)


class Cue(NamedTuple):
    name: str
    lasts: float


class Told:
    """A timeline and what it told."""

    def __init__(self, *lasting: float) -> None:
        self.events: list[str] = []
        self.timeline = Timeline[Cue](
            lambda cue: cue.lasts,
            lambda cue: self.events.append(f"+{cue.name}"),
            lambda cue: self.events.append(f"-{cue.name}"),
        )
        self._count = 0
        self.add(*lasting)

    def add(self, *lasting: float) -> None:
        cues = [Cue(str(self._count + place), lasts) for place, lasts in enumerate(lasting)]
        self._count += len(cues)
        self.timeline.add(cues)

    @property
    def everything(self) -> list[str]:
        return [f"{sign}{place}" for place in range(self._count) for sign in "+-"]

    @property
    def closed(self) -> int:
        return sum(event.startswith("-") for event in self.events)


def test_an_empty_timeline_is_at_rest() -> None:
    told = Told()
    told.timeline.step(1.0)
    told.timeline.skip()
    assert not told.timeline.is_busy
    assert told.timeline.current is None
    assert told.events == []


def test_a_cue_lasts_its_seconds() -> None:
    told = Told(0.5, 0.25)
    told.timeline.step(0.25)
    assert told.events == ["+0"]
    assert told.timeline.current == Cue("0", 0.5)
    told.timeline.step(0.25)
    assert told.events == ["+0", "-0", "+1"]
    told.timeline.step(0.25)
    assert told.events == told.everything
    assert not told.timeline.is_busy


def test_time_left_over_belongs_to_the_next_cue() -> None:
    told = Told(0.5, 1.0)
    told.timeline.step(0.75)
    assert told.timeline.current == Cue("1", 1.0)
    assert told.timeline.progress() == pytest.approx(0.25)


def test_time_that_passes_at_rest_is_not_saved_up() -> None:
    told = Told(0.5)
    told.timeline.step(30.0)
    told.add(1.0)
    told.timeline.step(0.25)
    assert told.timeline.progress() == pytest.approx(0.25)


def test_time_skipped_over_is_not_saved_up_either() -> None:
    told = Told(2.0)
    told.timeline.step(1.5)
    told.timeline.skip()
    told.add(2.0)
    told.timeline.step(0.5)
    assert told.timeline.progress() == pytest.approx(0.25)


def test_a_cue_without_length_is_told_at_once_and_complete() -> None:
    told = Told(0.0, 0.0, 1.0)
    told.timeline.step(0.0)
    assert told.events == ["+0", "-0", "+1", "-1", "+2"]


def test_progress_looks_ahead_but_not_beyond_the_end() -> None:
    told = Told(1.0)
    told.timeline.step(0.5)
    assert told.timeline.progress(0.25) == pytest.approx(0.75)
    assert told.timeline.progress(5.0) == 1.0


def test_cues_added_while_one_is_told_wait_for_their_turn() -> None:
    told = Told(0.5)
    told.timeline.step(0.25)
    told.add(0.5)
    told.timeline.step(0.25)
    assert told.events == ["+0", "-0", "+1"]


def test_what_closing_a_cue_adds_is_told_after_the_rest() -> None:
    names: list[str] = []

    def closed(cue: Cue) -> None:
        names.append(cue.name)
        if cue.name == "first":
            timeline.add([Cue("late", 0.0)])

    timeline = Timeline[Cue](lambda cue: cue.lasts, lambda _: None, closed)
    timeline.add([Cue("first", 0.5), Cue("second", 0.5)])
    timeline.skip()
    assert names == ["first", "second", "late"]


@given(lasting=st.lists(parts, max_size=12), steps=st.lists(parts, max_size=30))
def test_as_many_cues_are_over_as_the_time_has_room_for(lasting: list[float], steps: list[float]) -> None:
    told = Told(*lasting)
    for seconds in steps:
        told.timeline.step(seconds)
    passed = sum(steps)
    over = next((place for place in range(len(lasting)) if sum(lasting[: place + 1]) > passed), len(lasting))
    assert told.closed == (over if steps else 0)


@given(
    lasting=st.lists(st.floats(0, 3), max_size=12),
    doings=st.lists(st.one_of(st.floats(0, 2), st.sampled_from(["skip", "add"])), max_size=40),
    ahead=st.floats(0, 0.01),
)
def test_every_cue_is_opened_and_closed_once_in_order(
    lasting: list[float], doings: list[float | str], ahead: float
) -> None:
    told = Told(*lasting)
    for doing in doings:
        if doing == "skip":
            told.timeline.skip()
            assert not told.timeline.is_busy
        elif doing == "add":
            told.add(0.3, 0.0)
        else:
            told.timeline.step(float(doing))
        assert 0.0 <= told.timeline.progress(ahead) <= 1.0
        assert told.events == told.everything[: len(told.events)]
    told.timeline.skip()
    assert told.events == told.everything
