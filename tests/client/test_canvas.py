"""Everything is drawn at the window's own pixels, and no text is cut in silence."""

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenarcade.client.canvas import ANGLE_STEP, SMALLEST_TEXT, Align, Canvas
from tenarcade.client.fonts import font
from tenarcade.client.geometry import STAGE_HEIGHT, STAGE_WIDTH, Box, Spot, fitted
from tenarcade.client.palette import GOLD
from tenarcade.client.sprites import SpriteCache
from tenarcade.client.window import Window

MAGENTA = (255, 0, 255)
SENTENCE = "A card that would break the run goes to the market, and the others are paid for it in coins."
WINDOWS = [(640, 360), (1280, 720), (1366, 768), (2560, 1080), (1080, 1920), (3840, 2160)]

every_window = pytest.mark.parametrize("size", WINDOWS, ids=lambda size: "x".join(map(str, size)))

pytestmark = pytest.mark.usefixtures("window")


def canvas_of(size: tuple[int, int] = (1280, 720), text_scale: float = 1.0) -> Canvas:
    surface = pygame.Surface(size)
    surface.fill(MAGENTA)
    return Canvas(surface, fitted(*size), SpriteCache(), text_scale)


def inked(canvas: Canvas) -> pygame.Rect:
    """The smallest rectangle that holds all that was drawn."""
    canvas.surface.set_colorkey(MAGENTA)
    return canvas.surface.get_bounding_rect()


# -- places -----------------------------------------------------------------------------------------------------


@settings(max_examples=50)
@given(
    size=st.sampled_from(WINDOWS),
    spot=st.builds(Spot, st.integers(0, STAGE_WIDTH), st.integers(0, STAGE_HEIGHT)),
)
def test_a_pixel_is_where_the_mouse_finds_its_spot(size: tuple[int, int], spot: Spot) -> None:
    canvas = canvas_of(size)
    found = canvas.fit.to_stage(*canvas.at(spot))
    assert found.x == pytest.approx(spot.x, abs=0.5 / canvas.fit.scale + 1e-6)
    assert found.y == pytest.approx(spot.y, abs=0.5 / canvas.fit.scale + 1e-6)


@settings(max_examples=50)
@given(
    size=st.sampled_from(WINDOWS),
    x=st.floats(0, 1000),
    y=st.floats(0, 500),
    width=st.floats(1, 200),
    other=st.floats(1, 200),
)
def test_boxes_that_touch_leave_no_gap(size: tuple[int, int], x: float, y: float, width: float, other: float) -> None:
    canvas = canvas_of(size)
    left, right = canvas.rect(Box(x, y, width, 40)), canvas.rect(Box(x + width, y, other, 40))
    assert left.right <= right.left + 1
    assert right.left <= left.right


def test_the_thinnest_line_is_still_a_pixel() -> None:
    canvas = canvas_of((640, 360))
    assert canvas.rect(Box(10, 10, 0.1, 0.1)).size == (1, 1)
    assert canvas.pixels(0.1) == 1


# -- the background ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 720), (2560, 720), (640, 1000), (333, 777), (1999, 101)])
def test_the_background_covers_the_whole_window(size: tuple[int, int]) -> None:
    canvas = canvas_of(size)
    canvas.background()
    everywhere = pygame.mask.from_threshold(canvas.surface, MAGENTA, (1, 1, 1, 255))
    assert everywhere.count() == 0


@pytest.mark.parametrize("size", [(2560, 720), (640, 1000)], ids=["wide", "tall"])
def test_beside_the_stage_there_is_cloth_and_no_black(size: tuple[int, int]) -> None:
    canvas = canvas_of(size)
    canvas.background()
    width, height = size
    edges = [(0, height // 2), (width - 1, height // 2), (width // 2, 0), (width // 2, height - 1)]
    assert all(max(canvas.surface.get_at(edge)[:3]) > 20 for edge in edges)


def test_shade_darkens_beyond_the_stage_too() -> None:
    canvas = canvas_of((2560, 720))
    canvas.surface.fill((200, 200, 200))
    canvas.shade(128)
    assert all(canvas.surface.get_at(corner)[0] < 150 for corner in ((0, 0), (2559, 719), (1280, 360)))


# -- crispness --------------------------------------------------------------------------------------------------


@every_window
def test_art_is_rasterised_at_the_pixels_it_takes_in_its_own_proportions(size: tuple[int, int]) -> None:
    canvas = canvas_of(size)
    side = round(100 * canvas.fit.scale)
    assert canvas.art("coin", 100, 100).get_size() == (side, side)
    assert canvas.art("coin", 100, 300).get_size() == (side, side)


@every_window
def test_a_drawing_made_for_the_occasion_is_told_its_pixels(size: tuple[int, int]) -> None:
    canvas = canvas_of(size)
    asked: list[tuple[float, float]] = []

    def body(width: float, height: float) -> str:
        asked.append((width, height))
        return f'<rect width="{width}" height="{height}" fill="#fff"/>'

    box = Box(100, 100, 210, 90)
    canvas.svg("sign", body, box)
    canvas.svg("sign", body, box)
    assert asked == [canvas.rect(box).size]
    assert inked(canvas) == canvas.rect(box)


@every_window
def test_a_panel_fills_its_box_to_the_pixel(size: tuple[int, int]) -> None:
    canvas = canvas_of(size)
    box = Box(101, 203, 307, 155)
    canvas.panel(box, GOLD, opacity=1, radius=0)
    assert inked(canvas) == canvas.rect(box)


@every_window
def test_text_is_written_at_the_pixels_it_takes(size: tuple[int, int]) -> None:
    canvas = canvas_of(size)
    width = canvas.text("Zażółć 10", Spot(100, 100), 20)
    written = font("plain", round(20 * canvas.fit.scale)).size("Zażółć 10")
    assert width * canvas.fit.scale == pytest.approx(written[0])
    assert width == pytest.approx(canvas.measure("Zażółć 10", 20))


def test_a_shape_is_as_large_as_asked_and_centred() -> None:
    canvas = canvas_of((2560, 1440))
    canvas.shape("square", Spot(300, 200), 60, GOLD)
    assert inked(canvas).center == pytest.approx((600, 400), abs=1)
    assert inked(canvas).width == pytest.approx(120 * 0.8, abs=2)


def test_turned_pictures_are_kept_by_steps_of_their_angle() -> None:
    canvas = canvas_of()

    def card() -> pygame.Surface:
        return pygame.Surface((40, 60), pygame.SRCALPHA)

    straight = canvas.turned("card", card, 0.0)
    assert straight.get_size() == (40, 60)
    assert canvas.turned("card", card, ANGLE_STEP * 0.4) is straight
    tilted = canvas.turned("card", card, 10.0)
    assert tilted is canvas.turned("card", card, 10.0 + ANGLE_STEP * 0.1)
    assert tilted.get_width() > 40
    assert canvas.turned("card", card, 0.0, 0.5).get_size() == (20, 60)


def test_a_faded_sprite_is_whole_again_next_time() -> None:
    canvas = canvas_of()
    picture = canvas.art("coin", 40, 40)
    canvas.sprite(picture, Spot(100, 100), alpha=0)
    assert canvas.surface.get_at((100, 100))[:3] == MAGENTA
    canvas.sprite(picture, Spot(100, 100))
    assert canvas.surface.get_at((100, 100))[:3] != MAGENTA


# -- text -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("align", "edge"), [("left", "left"), ("centre", "centerx"), ("right", "right")])
def test_text_is_aligned_to_its_spot(align: Align, edge: str) -> None:
    canvas = canvas_of()
    width = canvas.text("Nine coins", Spot(400, 200), 20, align=align)
    assert getattr(inked(canvas), edge) == pytest.approx(400, abs=4)
    assert inked(canvas).width == pytest.approx(width, abs=6)
    assert inked(canvas).centery == pytest.approx(200, abs=8)


def test_no_words_draw_nothing() -> None:
    canvas = canvas_of()
    assert canvas.text("", Spot(400, 200)) == 0.0
    assert inked(canvas).size == (0, 0)


@every_window
def test_text_too_long_for_its_room_is_set_smaller_not_cut(size: tuple[int, int]) -> None:
    canvas = canvas_of(size)
    free = canvas.measure(SENTENCE, 20)
    width = canvas.text(SENTENCE, Spot(10, 200), 20, width=free * 0.7)
    assert width <= free * 0.7 + 1 / canvas.fit.scale
    assert width > free * 0.6
    assert canvas.clipped == []


def test_text_that_fits_is_left_as_it_is() -> None:
    canvas = canvas_of()
    free = canvas.measure("Draw", 20)
    assert canvas.text("Draw", Spot(10, 200), 20, width=free + 1) == pytest.approx(free)


def test_text_that_cannot_fit_is_reported_and_stays_readable() -> None:
    canvas = canvas_of()
    width = canvas.text(SENTENCE, Spot(10, 200), 20, width=100)
    assert canvas.clipped == [SENTENCE]
    assert width == pytest.approx(canvas.measure(SENTENCE, SMALLEST_TEXT))


def test_text_that_must_not_shrink_is_reported_at_once() -> None:
    canvas = canvas_of()
    free = canvas.measure(SENTENCE, 20)
    assert canvas.text(SENTENCE, Spot(10, 200), 20, width=free - 20, shrink=False) == pytest.approx(free)
    assert canvas.clipped == [SENTENCE]


def test_the_text_setting_enlarges_every_line() -> None:
    plain, large = canvas_of(), canvas_of(text_scale=2.0)
    assert large.text("Draw", Spot(10, 200), 20) == pytest.approx(2 * plain.text("Draw", Spot(10, 200), 20), rel=0.05)
    assert large.measure("Draw", 20) == pytest.approx(2 * plain.measure("Draw", 20), rel=0.05)


# -- paragraphs -------------------------------------------------------------------------------------------------


@every_window
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_a_paragraph_wraps_within_its_box(size: tuple[int, int], text_scale: float) -> None:
    canvas = canvas_of(size, text_scale)
    box = Box(300, 100, 400, 160)
    height = canvas.paragraph(SENTENCE, box, 18)
    assert canvas.clipped == []
    assert height <= box.height + 2
    assert canvas.rect(box.inset(-2)).contains(inked(canvas))
    assert height > 2 * 18


def test_a_short_paragraph_is_one_line() -> None:
    canvas = canvas_of()
    one = canvas.paragraph("Draw", Box(0, 0, 400, 160), 18)
    two = canvas.paragraph(SENTENCE, Box(0, 0, canvas.measure(SENTENCE, 18) * 0.6, 160), 18)
    assert two == pytest.approx(2 * one)


def test_a_paragraph_for_which_there_is_no_room_is_reported() -> None:
    canvas = canvas_of()
    canvas.paragraph(SENTENCE, Box(0, 0, 120, 20), 18)
    assert SENTENCE in canvas.clipped


def test_a_single_word_too_long_for_the_box_is_set_smaller() -> None:
    canvas = canvas_of()
    word = "Donaudampfschifffahrt"
    box = Box(300, 100, canvas.measure(word, 18) * 0.8, 60)
    canvas.paragraph(word, box, 18)
    assert canvas.clipped == []
    assert canvas.rect(box.inset(-2)).contains(inked(canvas))


def test_words_tied_together_stay_on_one_line() -> None:
    canvas = canvas_of()
    box = Box(0, 0, canvas.measure("do gry", 18) - 4, 200)
    assert canvas.paragraph("do gry", box, 18) == pytest.approx(2 * canvas.paragraph("do", box, 18))
    assert canvas.paragraph("do\N{NO-BREAK SPACE}gry", box, 18) == canvas.paragraph("do", box, 18)


def test_the_window_gives_a_canvas_in_the_chosen_text_size(window: Window) -> None:
    assert window.canvas(150).text_scale == 1.5
    assert window.canvas(100).sprites is window.canvas(200).sprites


def test_text_that_cannot_fit_is_reported_by_every_canvas(window: object) -> None:
    first = canvas_of()
    first.text(SENTENCE, Spot(10, 200), 20, width=100)
    second = Canvas(first.surface, first.fit, first.sprites)
    second.text(SENTENCE, Spot(10, 200), 20, width=100)
    assert second.clipped == [SENTENCE]
