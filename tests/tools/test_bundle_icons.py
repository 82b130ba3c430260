"""The icon in the containers of Windows and macOS, read as their systems read them."""

import io
import struct
from pathlib import Path

import pygame
import pytest

from tools.bundle import IDENTIFIER
from tools.bundle.icons import ICNS_SIZES, ICO_SIZES, LINUX_SIZES, main, png


def picture(content: bytes) -> pygame.Surface:
    return pygame.image.load(io.BytesIO(content), "icon.png")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("icons")
    main(made)
    return made


def test_it_has_round_corners_and_fills_its_square() -> None:
    drawn = picture(png(128))
    assert drawn.get_size() == (128, 128)
    assert drawn.get_at((1, 1)).a == 0
    assert drawn.get_at((64, 64)).a == 255
    assert drawn.get_bounding_rect().width >= 122


def test_small_and_large_are_the_same_picture() -> None:
    """Every size is rasterised anew, and none is empty."""
    colours = [pygame.transform.average_color(picture(png(size)), consider_alpha=True) for size in (16, 64, 128)]
    assert all(max(abs(a - b) for a, b in zip(colours[0], other, strict=True)) < 12 for other in colours)


def test_windows_finds_every_size(folder: Path) -> None:
    content = (folder / "icon.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", content)
    assert (reserved, kind, count) == (0, 1, len(ICO_SIZES))
    end = 6 + 16 * count
    for place, size in enumerate(ICO_SIZES):
        wide, high, _, _, planes, bits, length, start = struct.unpack_from("<BBBBHHII", content, 6 + 16 * place)
        assert (wide or 256, high or 256, planes, bits) == (size, size, 1, 32)
        assert start == end
        end = start + length
        assert picture(content[start:end]).get_size() == (size, size)
    assert end == len(content)


def test_macos_finds_every_size(folder: Path) -> None:
    content = (folder / "icon.icns").read_bytes()
    assert (content[:4], struct.unpack_from(">I", content, 4)) == (b"icns", (len(content),))
    found, place = {}, 8
    while place < len(content):
        (length,) = struct.unpack_from(">I", content, place + 4)
        found[content[place : place + 4]] = picture(content[place + 8 : place + length]).get_width()
        place += length
    assert found == ICNS_SIZES


def test_linux_finds_the_drawing_and_its_pictures(folder: Path) -> None:
    theme = folder / "icons" / "hicolor"
    assert b"<svg" in (theme / "scalable" / "apps" / f"{IDENTIFIER}.svg").read_bytes()
    for size in LINUX_SIZES:
        path = theme / f"{size}x{size}" / "apps" / f"{IDENTIFIER}.png"
        assert picture(path.read_bytes()).get_size() == (size, size)
