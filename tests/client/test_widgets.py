"""What buttons are made of keeps its distance."""

import pytest

from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box
from tenarcade.client.widgets import draw_button
from tests.scenes.recording import RecordingCanvas, within

pytestmark = pytest.mark.usefixtures("window")


@pytest.mark.parametrize("cap", ["C", "Enter", "R Shift"])
@pytest.mark.parametrize("height", [36, 40, 56, 68, 96])
def test_a_label_stands_clear_of_the_cap_before_it(height: float, cap: str) -> None:
    box = Box(100, 100, 300, height)
    canvas = RecordingCanvas((1280, 720))
    draw_button(canvas, Control("peek", "button", "Peek", box), focused=False, cap=cap)
    drawn = canvas.panels[-1]
    label = next(text.box for text in canvas.written if text.words == "Peek")
    assert drawn.x == pytest.approx(box.x + 16)
    assert drawn.right + 7 <= label.x <= drawn.right + 12


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("height", [36, 40, 62])
def test_enlarged_labels_grow_no_higher_than_their_button(height: float, scale: float) -> None:
    box = Box(100, 100, 300, height)
    canvas = RecordingCanvas((1280, 720))
    canvas.text_scale = scale
    draw_button(canvas, Control("play", "button", "Spięgły", box), focused=False)
    (label,) = canvas.written
    assert within(label.box, box, slack=-2)
