"""The icon in every form a system asks for, drawn from `assets/art/icon.svg`: python -m tools.bundle.icons FOLDER."""

import io
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

import pygame

from tenarcade.resources import asset
from tools.bundle import IDENTIFIER

ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
LINUX_SIZES = (16, 32, 48, 64, 128, 256, 512)
# Apple's name for each size; the second half is for displays with two pixels to the point.
ICNS_SIZES = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512} | {
    b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512, b"ic10": 1024,
}  # fmt: skip


def png(size: int) -> bytes:
    picture = pygame.image.load_sized_svg(asset("art", "icon.svg"), (size, size))
    written = io.BytesIO()
    pygame.image.save(picture, written, "icon.png")
    return written.getvalue()


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """A directory of sizes, then the PNG files as they are; Windows reads those since Vista. 0 stands for 256."""
    directory, content = b"", b""
    start = 6 + 16 * len(pictures)
    for size, picture in pictures.items():
        directory += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), start + len(content))
        content += picture
    return struct.pack("<HHH", 0, 1, len(pictures)) + directory + content


def icns(pictures: Mapping[bytes, bytes]) -> bytes:
    content = b"".join(kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items())
    return b"icns" + struct.pack(">I", 8 + len(content)) + content


def write_ico(folder: Path) -> Path:
    path = folder / "icon.ico"
    path.write_bytes(ico({size: png(size) for size in ICO_SIZES}))
    return path


def write_icns(folder: Path) -> Path:
    path = folder / "icon.icns"
    path.write_bytes(icns({kind: png(size) for kind, size in ICNS_SIZES.items()}))
    return path


def write_theme(folder: Path) -> None:
    """`share/icons` of a Linux desktop: the drawing itself, and pictures for those who want them."""
    drawing = folder / "hicolor" / "scalable" / "apps" / f"{IDENTIFIER}.svg"
    drawing.parent.mkdir(parents=True, exist_ok=True)
    drawing.write_bytes(asset("art", "icon.svg").read_bytes())
    for size in LINUX_SIZES:
        picture = folder / "hicolor" / f"{size}x{size}" / "apps" / f"{IDENTIFIER}.png"
        picture.parent.mkdir(parents=True, exist_ok=True)
        picture.write_bytes(png(size))


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    write_ico(folder)
    write_icns(folder)
    write_theme(folder / "icons")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
