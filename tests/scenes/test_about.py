"""Every part and all of its licence can be reached: with keys and pad alone, and with the mouse alone."""

import pytest

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Spot
from tenarcade.client.intents import Clicked, Intent, Pointed, Press, Wheeled
from tenarcade.licences import Part
from tenarcade.scenes import about
from tenarcade.scenes.about import LIST, PAGE, ROWS, About

PARTS = [
    Part(f"Part {number}", f"Licence {number}", "\n".join(f"line {line} of {number}" for line in range(200)))
    for number in range(ROWS + 6)
]


@pytest.fixture
def scene(arcade: Arcade, monkeypatch: pytest.MonkeyPatch) -> About:
    monkeypatch.setattr(about, "parts", lambda: PARTS)
    arcade.go("title")
    arcade.go_over("about")
    assert isinstance(arcade.scene, About)
    return arcade.scene


def press(scene: About, *intents: Intent) -> None:
    for intent in intents:
        scene.take(Press("keys-right", intent))


def written(scene: About, canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the picture says."""
    said: list[str] = []
    text = Canvas.text

    def listening(self: Canvas, words: str, *rest: object, **more: object) -> float:
        said.append(words)
        return text(self, words, *rest, **more)  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(Canvas, "text", listening)
        scene.draw(canvas, 0.0)
    return said


def test_it_shows_the_first_part(scene: About, canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    said = written(scene, canvas, monkeypatch)
    assert {"Part 0", f"Part {ROWS - 1}", "Licence: Licence 0", "line 0 of 0"} <= {*said}
    assert f"Part {ROWS}" not in said


def test_down_leads_to_every_part_and_to_the_button_and_around(
    scene: About, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, part in enumerate(PARTS):
        assert {part.name, f"Licence: {part.licence}", f"line 0 of {number}"} <= {*written(scene, canvas, monkeypatch)}
        press(scene, Intent.DOWN)
    assert scene.focus.name == "done"
    press(scene, Intent.DOWN)
    assert scene.focus.name == "part-0"
    assert "Licence: Licence 0" in written(scene, canvas, monkeypatch)
    press(scene, Intent.UP, Intent.UP)
    assert scene.focus.name == f"part-{len(PARTS) - 1}"


def test_right_and_left_turn_the_pages(scene: About, canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[str] = set()
    for _ in range(40):
        seen |= {*written(scene, canvas, monkeypatch)}
        press(scene, Intent.RIGHT)
    assert {f"line {line} of 0" for line in range(200)} <= seen
    for _ in range(40):
        press(scene, Intent.LEFT)
    assert "line 0 of 0" in written(scene, canvas, monkeypatch)


def test_another_part_begins_at_its_top(scene: About, canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    scene.draw(canvas, 0.0)
    press(scene, Intent.RIGHT, Intent.RIGHT, Intent.DOWN)
    assert "line 0 of 1" in written(scene, canvas, monkeypatch)


def test_the_wheel_moves_what_it_points_at(scene: About, canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    scene.draw(canvas, 0.0)
    scene.take(Pointed(PAGE.centre))
    scene.take(Wheeled(-2))
    said = written(scene, canvas, monkeypatch)
    assert "line 6 of 0" in said
    assert "line 5 of 0" not in said
    scene.take(Wheeled(5))
    assert "line 0 of 0" in written(scene, canvas, monkeypatch)
    scene.take(Pointed(LIST.centre))
    scene.take(Wheeled(-100))
    assert PARTS[-1].name in written(scene, canvas, monkeypatch)


def test_the_mouse_chooses_a_part_and_leaves(
    scene: About, canvas: Canvas, arcade: Arcade, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene.draw(canvas, 0.0)
    scene.take(Clicked(Spot(LIST.x + 10, LIST.y + 3.5 * about.ROW)))
    assert "Licence: Licence 3" in written(scene, canvas, monkeypatch)
    scene.take(Clicked(scene.controls()[-1].box.centre))
    assert arcade.scene is not scene


def test_back_leads_to_where_one_came_from(scene: About, arcade: Arcade) -> None:
    below = arcade.scenes[0]
    press(scene, Intent.BACK)
    assert arcade.scene is below


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_no_word_of_a_real_licence_is_cut(arcade: Arcade, canvas: Canvas, scale: int) -> None:
    arcade.go("about")
    scene = arcade.scene
    canvas.text_scale = scale / 100
    for _ in range(len(scene.controls())):
        scene.draw(canvas, 0.0)
        press_any(scene)
    assert canvas.clipped == []


def press_any(scene: object) -> None:
    assert isinstance(scene, About)
    press(scene, Intent.DOWN)
