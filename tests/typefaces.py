"""A second opinion on which letters a typeface has: its own table, read without the game or SDL."""

import struct
from pathlib import Path


def letters_of(path: Path) -> frozenset[str]:
    """Every character that the file has a picture for (`cmap`, format 4: the plane that all our languages need)."""
    file = path.read_bytes()
    cmap = _table(file, b"cmap")
    (count,) = struct.unpack_from(">H", cmap, 2)
    for place in range(count):
        (offset,) = struct.unpack_from(">I", cmap, 4 + 8 * place + 4)
        if struct.unpack_from(">H", cmap, offset) == (4,):
            return frozenset(map(chr, _codes(cmap[offset:])))
    raise ValueError(f"{path.name} has no table of format 4")


def _table(file: bytes, wanted: bytes) -> bytes:
    (count,) = struct.unpack_from(">H", file, 4)
    for place in range(count):
        name, _, offset, length = struct.unpack_from(">4sIII", file, 12 + 16 * place)
        if name == wanted:
            return file[offset : offset + length]
    raise ValueError(f"no table {wanted!r}")


def _codes(table: bytes) -> list[int]:
    """The codes of all segments that lead to a glyph other than the first, which stands for what is missing."""
    segments = struct.unpack_from(">H", table, 6)[0] // 2
    ends, starts, deltas, ranges = (14, 16 + 2 * segments, 16 + 4 * segments, 16 + 6 * segments)
    found = []
    for segment in range(segments):
        end, start, delta, far = (
            struct.unpack_from(">H", table, at + 2 * segment)[0] for at in (ends, starts, deltas, ranges)
        )
        for code in range(start, end + 1):
            glyph = code
            if far:
                (glyph,) = struct.unpack_from(">H", table, ranges + 2 * segment + far + 2 * (code - start))
            if (glyph + delta) % 0x10000 and (glyph or not far):
                found.append(code)
    return [code for code in found if code != 0xFFFF]
