"""The stage lies in the middle of any window, and a spot finds its way there and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenarcade.client.geometry import STAGE, STAGE_HEIGHT, STAGE_WIDTH, Box, Spot, around, fitted

widths, heights = st.integers(64, 7680), st.integers(36, 4320)
spots = st.builds(Spot, st.floats(0, STAGE_WIDTH), st.floats(0, STAGE_HEIGHT))


@given(widths, heights)
def test_the_stage_is_whole_centred_and_as_large_as_can_be(width: int, height: int) -> None:
    fit = fitted(width, height)
    wide, high = STAGE_WIDTH * fit.scale, STAGE_HEIGHT * fit.scale
    assert wide <= width + 1e-6
    assert high <= height + 1e-6
    assert wide == pytest.approx(width) or high == pytest.approx(height)
    assert fit.left * 2 + wide == pytest.approx(width)
    assert fit.top * 2 + high == pytest.approx(height)


@given(widths, heights, spots)
def test_a_spot_goes_to_the_window_and_comes_back(width: int, height: int, spot: Spot) -> None:
    fit = fitted(width, height)
    x, y = fit.left + spot.x * fit.scale, fit.top + spot.y * fit.scale
    assert -1e-6 <= x <= width + 1e-6
    assert -1e-6 <= y <= height + 1e-6
    back = fit.to_stage(x, y)
    assert back.x == pytest.approx(spot.x, abs=1e-6)
    assert back.y == pytest.approx(spot.y, abs=1e-6)


@pytest.mark.parametrize(
    ("size", "scale", "left", "top"),
    [
        ((1280, 720), 1.0, 0, 0),
        ((3840, 2160), 3.0, 0, 0),
        ((2560, 720), 1.0, 640, 0),
        ((1280, 1024), 1.0, 0, 152),
        ((640, 1000), 0.5, 0, 320),
    ],
)
def test_common_windows(size: tuple[int, int], scale: float, left: float, top: float) -> None:
    assert fitted(*size) == (scale, left, top, *size)


@pytest.mark.parametrize("size", [(1, 1), (1, 2000), (3000, 1)])
def test_a_window_squeezed_to_nothing_still_has_a_scale(size: tuple[int, int]) -> None:
    assert fitted(*size).scale > 0


def test_beside_the_stage_is_outside_of_it() -> None:
    fit = fitted(2560, 720)
    assert not STAGE.holds(fit.to_stage(639, 300))
    assert STAGE.holds(fit.to_stage(640, 300))
    assert not STAGE.holds(fit.to_stage(1920, 300))


def test_a_box_knows_its_middle_its_inside_and_its_neighbour() -> None:
    box = around(Spot(100, 50), 40, 20)
    assert box == Box(80, 40, 40, 20)
    assert box.centre == Spot(100, 50)
    assert box.inset(5) == Box(85, 45, 30, 10)
    assert box.moved(right=3, down=-4) == Box(83, 36, 40, 20)
    assert (box.right, box.bottom) == (120, 60)


@given(spots, spots, st.floats(0, 1))
def test_on_the_way_from_one_spot_to_another(one: Spot, other: Spot, share: float) -> None:
    between = one.towards(other, share)
    assert min(one.x, other.x) - 1e-6 <= between.x <= max(one.x, other.x) + 1e-6
    assert one.towards(other, 0) == one
    assert one.towards(other, 1) == pytest.approx(other)
