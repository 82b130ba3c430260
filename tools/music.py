"""The four loops of music, written as lines of eighth notes."""

from collections.abc import Callable
from functools import cache, partial

from tools.instruments import bass, bell, kalimba, knock, marimba, pad, shaker
from tools.loop import Loop
from tools.synthesis import Samples


def music_names() -> list[str]:
    return list(_LOOPS)


def render_music(name: str) -> Samples:
    return _LOOPS[name]()


@cache
def _shaken(loudness: str) -> Samples:
    return shaker(3) * (1.0 if loudness == "X" else 0.45)


@cache
def _knocked(pitch: str) -> Samples:
    return knock(float(pitch), 0.12, 0.025)


def _title() -> Samples:
    """Welcome: a strolling bass, wooden chords off the beat, a tune one can whistle."""
    return (
        Loop(beat_seconds=0.6, beats=32)
        .line(
            bass,
            "C3 . . G2 C3 . E3 . | A2 . . E3 A2 . C3 . | F2 . . C3 F2 . A2 . | G2 . . D3 G2 . B2 . |"
            "C3 . . G2 C3 . E3 . | A2 . . E3 A2 . G2 . | D3 . . A2 D3 . F2 . | G2 . D3 . G2 A2 B2 .",
            0.75,
        )
        .line(
            marimba,
            ". E4+G4 . E4+B4 . E4+G4 . . | . C4+E4 . C4+G4 . C4+E4 . . | . A3+E4 . C4+E4 . A3+E4 . . |"
            ". B3+D4 . D4+E4 . B3+D4 . . | . E4+G4 . E4+B4 . E4+G4 . . | . C4+E4 . C4+G4 . C4+E4 . . |"
            ". F4+A4 . F4+C5 . F4+A4 . . | . C4+F4 . C4+D4 . B3+D4 . B3+F4",
            0.32,
            -0.35,
        )
        .line(
            kalimba,
            "E5 . G5 . A5 G5 . E5 | . . C5 D5 E5 . . . | C5 . E5 . G5 E5 . C5 | . . D5 E5 D5 . . . |"
            "E5 . G5 . A5 G5 . C6 | . . A5 G5 E5 . . . | F5 . A5 . G5 F5 . D5 | . . E5 D5 . . . .",
            0.5,
            0.3,
        )
        .line(_shaken, "X x X x X x X x", 0.3, 0.5)
        .line(_knocked, ". . 700 . . . 700 560", 0.12, -0.6)
        .mixed(wet=0.3)
    )


def _table() -> Samples:
    """For a long evening: ten slow bars, long chords and few notes, so that nothing in it asks to be followed."""
    return (
        Loop(beat_seconds=0.8, beats=40)
        .line(
            partial(pad, seconds=4.4),
            "D3+A3+F#4 . . . . . . . | G3+B3+F#4 . . . . . . . | B2+A3+D4 . . . . . . . | G3+B3+E4 . . . . . . . |"
            "A2+G3+E4 . . . . . . . | D3+A3+E4 . . . . . . . | F#3+A3+C#4 . . . . . . . | G3+B3+D4 . . . . . . . |"
            "E3+G3+D4 . . . . . . . | A2+E3+C#4 . . . . . . .",
            0.3,
        )
        .line(
            partial(kalimba, seconds=2.2),
            "A4 . . D5 . . E5 . | . . . . F#5 . . . | . . D5 . . A4 . . | . B4 . . . . . . |"
            "E5 . . . D5 . . . | . . A4 . . . D5 . | . . . F#5 . . E5 . | . . . . D5 . . . |"
            "B4 . . E5 . . . . | . . A4 . . . . .",
            0.42,
            0.3,
        )
        .line(
            marimba,
            ". . . . F#4 . . . | . . D4 . . . B3 . | . . . . . . . F#4 | . . . . E4 . D4 . |"
            ". . . . . . C#4 . | . . . . F#4 . . . | . C#4 . . . . . . | . . B3 . . . D4 . |"
            ". . . . . . G4 . | . . . . E4 . . .",
            0.28,
            -0.4,
        )
        .line(
            partial(bass, seconds=1.6),
            "D2 . . . . . . . | G2 . . . . . . . | B2 . . . . . . . | G2 . . . . . . . | A2 . . . . . . . |"
            "D2 . . . . . . . | F#2 . . . . . . . | G2 . . . . . . . | E2 . . . . . . . | A2 . . . . . . .",
            0.4,
        )
        .mixed(wet=0.45)
    )


def _ladder() -> Samples:
    """On the way up: a figure of wooden bars that keeps climbing, in a minor key with a bright sixth."""
    return (
        Loop(beat_seconds=0.5, beats=48)
        .line(
            marimba,
            "A3 E4 A4 B4 C5 B4 A4 E4 | A3 E4 A4 B4 C5 B4 A4 E4 | D4 A4 D5 E5 F#5 E5 D5 A4 | D4 A4 D5 E5 F#5 E5 D5 A4 |"
            "C4 G4 C5 D5 E5 D5 C5 G4 | C4 G4 C5 D5 E5 D5 C5 G4 | G3 D4 G4 A4 B4 A4 G4 D4 | G3 D4 G4 A4 B4 A4 G4 D4 |"
            "F3 C4 F4 G4 A4 G4 F4 C4 | G3 D4 G4 A4 B4 A4 G4 D4 | A3 E4 A4 B4 C5 B4 A4 E4 | E3 B3 E4 F#4 G4 F#4 E4 B3",
            0.4,
            -0.3,
        )
        .line(
            bass,
            "A2 . . A2 . . E2 . | A2 . . A2 . . C3 . | D3 . . D3 . . A2 . | D3 . . D3 . . B2 . |"
            "C3 . . C3 . . G2 . | C3 . . C3 . . A2 . | G2 . . G2 . . D3 . | G2 . . G2 . . G2 . |"
            "F2 . . F2 . . C3 . | G2 . . G2 . . D3 . | A2 . . A2 . . E3 . | E2 . . E2 . G2 . .",
            0.7,
        )
        .line(
            kalimba,
            ". . . . . . . . | E5 . . D5 . . C5 . | . . . . . . . . | F#5 . . E5 . . D5 . |"
            ". . . . . . . . | G5 . . E5 . . D5 . | B4 . . D5 . . . . | . . . . B4 . D5 . |"
            "C5 . . F5 . . A5 . | B5 . . A5 . . G5 . | A5 . . E5 . . . . | . . . . . . . .",
            0.45,
            0.35,
        )
        .line(_knocked, "430 . . 560 . . 560 .", 0.16, 0.6)
        .line(_shaken, "x x X x x x X x", 0.22, 0.45)
        .mixed(wet=0.3)
    )


def _results() -> Samples:
    """Leaning back: broken chords that settle, with a distant bell."""
    return (
        Loop(beat_seconds=0.75, beats=32)
        .line(
            kalimba,
            "F4 C5 E5 A5 . E5 C5 . | D4 A4 C5 F5 . C5 A4 . | Bb3 F4 A4 D5 . A4 F4 . | C4 G4 Bb4 E5 . D5 C5 . |"
            "A3 E4 G4 C5 . E5 G5 . | D4 A4 C5 F5 . A5 G5 . | G3 D4 F4 Bb4 . D5 F5 . | C4 F4 G4 C5 . Bb4 G4 .",
            0.4,
            0.2,
        )
        .line(
            partial(pad, seconds=4.0),
            "F3+A3+C4 . . . . . . . | D3+A3+F4 . . . . . . . | Bb2+F3+D4 . . . . . . . | C3+G3+E4 . . . . . . . |"
            "A2+G3+C4 . . . . . . . | D3+A3+C4 . . . . . . . | G2+F3+Bb3 . . . . . . . | C3+F3+G3 . . . . . . .",
            0.26,
        )
        .line(
            partial(bass, seconds=1.4),
            "F2 . . . C3 . . . | D3 . . . A2 . . . | Bb2 . . . F2 . . . | C3 . . . G2 . . . |"
            "A2 . . . E3 . . . | D3 . . . A2 . . . | G2 . . . D3 . . . | C3 . . . C3 . . .",
            0.5,
        )
        .line(
            bell,
            ". . . . . . . . | . . . . C6 . . . | . . . . . . . . | . . . . G5 . . . |"
            ". . . . . . . . | . . . . A5 . . . | . . . . . . . . | . . . . . . E5 .",
            0.16,
            -0.5,
        )
        .mixed(wet=0.4)
    )


_LOOPS: dict[str, Callable[[], Samples]] = {
    "music-title": _title,
    "music-table": _table,
    "music-ladder": _ladder,
    "music-results": _results,
}
