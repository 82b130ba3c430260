"""Focus: every control can be reached from every other, and it is never lost."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenarcade.client.controls import Control, Focus, control_at
from tenarcade.client.geometry import STAGE_HEIGHT, STAGE_WIDTH, Box, Spot, around
from tenarcade.client.intents import DIRECTIONS, Intent

OPPOSITE = {
    Intent.UP: Intent.DOWN,
    Intent.DOWN: Intent.UP,
    Intent.LEFT: Intent.RIGHT,
    Intent.RIGHT: Intent.LEFT,
}


def button(name: str, box: Box) -> Control:
    return Control(name, "button", name.title(), box)


def grid(columns: int, rows: int, width: float = 100, height: float = 60, gap: float = 12) -> list[Control]:
    return [
        button(f"{column},{row}", Box(40 + column * (width + gap), 30 + row * (height + gap), width, height))
        for row in range(rows)
        for column in range(columns)
    ]


def focused_on(name: str, controls: Sequence[Control]) -> Focus:
    focus = Focus()
    focus.take(next(control for control in controls if control.name == name))
    return focus


def moved(name: str, way: Intent, controls: Sequence[Control]) -> str | None:
    focus = focused_on(name, controls)
    focus.move(way, controls)
    return focus.name


def reached(start: str, controls: Sequence[Control]) -> set[str]:
    """Every control that directions lead to."""
    found, ahead = {start}, [start]
    while ahead:
        here = ahead.pop()
        for way in DIRECTIONS:
            there = moved(here, way, controls)
            if there is not None and there not in found:
                found.add(there)
                ahead.append(there)
    return found


# -- settling ---------------------------------------------------------------------------------------------------


def test_the_first_control_has_the_focus_to_begin_with() -> None:
    focus = Focus()
    controls = grid(2, 2)
    assert focus.settle(controls) is controls[0]


def test_the_focus_stays_with_its_control_wherever_that_goes() -> None:
    controls = grid(3, 1)
    focus = focused_on("2,0", controls)
    elsewhere = [button("2,0", Box(900, 600, 50, 50)), *controls[:2]]
    settled = focus.settle(elsewhere)
    assert settled is elsewhere[0]


def test_focus_moves_to_the_nearest_when_its_control_vanishes() -> None:
    controls = grid(4, 3)
    focus = focused_on("2,1", controls)
    near = [control for control in controls if control.name != "2,1"]
    settled = focus.settle(near)
    assert settled is not None
    assert settled.name in {"2,0", "2,2"}
    assert focus.name == settled.name


def test_nearest_is_meant_from_where_the_control_was_last_seen() -> None:
    focus = focused_on("moving", [button("moving", Box(0, 0, 50, 50))])
    far, near = button("far", Box(60, 0, 50, 50)), button("near", Box(800, 600, 50, 50))
    focus.settle([far, near, button("moving", Box(900, 600, 50, 50))])
    assert focus.settle([far, near]) is near


def test_nothing_to_focus_is_no_trouble_and_what_comes_back_has_the_focus() -> None:
    controls = grid(3, 1)
    focus = focused_on("1,0", controls)
    assert focus.settle([]) is None
    assert not focus.move(Intent.RIGHT, [])
    assert focus.settle(controls) is controls[1]


spots = st.builds(Spot, st.integers(0, STAGE_WIDTH), st.integers(0, STAGE_HEIGHT))


@given(before=st.lists(spots, min_size=1, max_size=8, unique=True), after=st.lists(spots, max_size=8, unique=True))
def test_focus_is_on_a_control_as_long_as_there_is_one(before: list[Spot], after: list[Spot]) -> None:
    first = [button(f"old {place}", around(spot, 20, 20)) for place, spot in enumerate(before)]
    second = [button(f"new {place}", around(spot, 20, 20)) for place, spot in enumerate(after)]
    focus = Focus()
    was = focus.settle(first)
    settled = focus.settle(second)
    assert was is first[0]
    if not second:
        assert settled is None
        return
    assert settled in second
    distances = [(spot.x - before[0].x) ** 2 + (spot.y - before[0].y) ** 2 for spot in after]
    assert distances[second.index(settled)] == min(distances)


# -- moving -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(100, 60), (30, 200), (400, 24)], ids=["cards", "tall", "flat"])
@pytest.mark.parametrize("gap", [0, 12, 90])
def test_a_grid_is_walked_cell_by_cell_and_around_its_edges(size: tuple[float, float], gap: float) -> None:
    columns, rows = 3, 4
    controls = grid(columns, rows, *size, gap)
    for column in range(columns):
        for row in range(rows):
            here = f"{column},{row}"
            assert moved(here, Intent.RIGHT, controls) == f"{(column + 1) % columns},{row}"
            assert moved(here, Intent.LEFT, controls) == f"{(column - 1) % columns},{row}"
            assert moved(here, Intent.DOWN, controls) == f"{column},{(row + 1) % rows}"
            assert moved(here, Intent.UP, controls) == f"{column},{(row - 1) % rows}"


def test_a_lone_control_keeps_the_focus() -> None:
    only = grid(1, 1)
    for way in DIRECTIONS:
        focus = focused_on("0,0", only)
        assert not focus.move(way, only)
        assert focus.name == "0,0"


def test_across_a_column_there_is_nowhere_to_go() -> None:
    column = grid(1, 4)
    assert moved("0,1", Intent.LEFT, column) == "0,1"
    assert moved("0,1", Intent.RIGHT, column) == "0,1"


def test_the_control_straight_ahead_beats_a_nearer_one_aside() -> None:
    here = button("here", Box(100, 100, 100, 40))
    ahead = button("ahead", Box(300, 100, 100, 40))
    aside = button("aside", Box(220, 200, 100, 40))
    assert moved("here", Intent.RIGHT, [here, aside, ahead]) == "ahead"


def test_a_wide_button_below_a_row_is_below_all_of_it() -> None:
    row = grid(5, 1)
    wide = button("wide", Box(40, 150, 548, 60))
    for control in row:
        assert moved(control.name, Intent.DOWN, [*row, wide]) == "wide"


def test_disabled_controls_can_be_visited_to_hear_why() -> None:
    controls = grid(3, 1)
    dull = Control("dull", "button", "Dull", controls[1].box, enabled=False)
    assert moved("0,0", Intent.RIGHT, [controls[0], dull, controls[2]]) == "dull"


lines = st.lists(st.lists(st.integers(60, 320), min_size=1, max_size=5), min_size=1, max_size=5)


@settings(max_examples=40)
@given(rows=lines, gap=st.integers(0, 40), height=st.integers(30, 90), centred=st.booleans())
def test_rows_of_any_buttons_are_reachable_from_everywhere(
    rows: list[list[int]], gap: int, height: int, centred: bool
) -> None:
    controls = []
    for row, widths in enumerate(rows):
        length = sum(widths) + gap * (len(widths) - 1)
        x = (STAGE_WIDTH - length) / 2 if centred else 40.0
        for place, width in enumerate(widths):
            controls.append(button(f"{place},{row}", Box(x, 20 + row * (height + gap), width, height)))
            x += width + gap
    for control in controls:
        assert reached(control.name, controls) == {other.name for other in controls}


@settings(max_examples=40)
@given(columns=lines, gap=st.integers(4, 40), width=st.integers(100, 200))
def test_columns_of_any_cards_are_reachable_from_everywhere(columns: list[list[int]], gap: int, width: int) -> None:
    controls = []
    for column, heights in enumerate(columns):
        y = 20.0
        for place, height in enumerate(heights):
            controls.append(button(f"{column},{place}", Box(20 + column * (width + gap), y, width, height)))
            y += height + gap
    for control in controls:
        assert reached(control.name, controls) == {other.name for other in controls}


@given(
    count=st.integers(2, 9),
    apart=st.integers(10, 200),
    way=st.sampled_from(DIRECTIONS),
)
def test_going_there_and_back_along_a_line_comes_home(count: int, apart: int, way: Intent) -> None:
    across = way in (Intent.LEFT, Intent.RIGHT)
    controls = [
        button(str(place), Box(place * apart if across else 0, 0 if across else place * apart, 9, 9))
        for place in range(count)
    ]
    for control in controls:
        there = moved(control.name, way, controls)
        assert there is not None
        assert there != control.name
        assert moved(there, OPPOSITE[way], controls) == control.name


def test_a_line_is_a_ring() -> None:
    controls = grid(5, 1)
    focus = focused_on("0,0", controls)
    seen = ["0,0"]
    for _ in range(5):
        focus.move(Intent.RIGHT, controls)
        seen.append(str(focus.name))
    assert seen == ["0,0", "1,0", "2,0", "3,0", "4,0", "0,0"]
    assert all(one != other for one, other in pairwise(seen))


# -- pointing ---------------------------------------------------------------------------------------------------


def test_the_topmost_control_is_the_one_under_the_spot() -> None:
    below, above = button("below", Box(0, 0, 100, 100)), button("above", Box(50, 50, 100, 100))
    controls = [below, above]
    assert control_at(Spot(10, 10), controls) is below
    assert control_at(Spot(75, 75), controls) is above
    assert control_at(Spot(140, 140), controls) is above
    assert control_at(Spot(10, 140), controls) is None


def test_neighbours_that_touch_do_not_share_their_edge() -> None:
    left, right = button("left", Box(0, 0, 50, 50)), button("right", Box(50, 0, 50, 50))
    assert control_at(Spot(50, 10), [left, right]) is right
    assert control_at(Spot(50, 10), [right, left]) is right
    assert control_at(Spot(100, 10), [left, right]) is None
