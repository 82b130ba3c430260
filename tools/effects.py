"""Every short sound of the arcade, by the name the game asks for it."""

from collections.abc import Callable
from functools import partial

import numpy as np

from tools.instruments import bell, coin, flick, grunt, kalimba, knock, marimba, slide, thud
from tools.synthesis import Samples, at_peak, faded, hertz, in_room, layered

Instrument = Callable[[str, float], Samples]

COIN_NOTES = ("C6", "D6", "E6", "F6", "G6", "A6", "B6", "C7")
LAND_NOTES = ("C5", "D5", "E5", "G5", "A5", "C6", "D6", "E6")
LOUDEST = -3.0
# How high each pig of the sty grunts, one after the other.
GLEEFUL = (190.0, 230.0, 205.0, 260.0, 240.0, 300.0)
LET_DOWN = (165.0, 140.0, 180.0, 150.0)
# The encoder smears a sharp beginning backwards; without a moment of silence the file would begin with a click.
LEAD = 0.004
# What sounds at every step must not be as loud as what sounds once in a match.
SOFTER = {
    "focus": -9.0,
    "count": -9.0,
    "card-move": -6.0,
    "card-flip": -5.0,
    "back": -5.0,
    "pause": -5.0,
    "flick": -8.0,
    "tick": -6.0,
}


def effect_names() -> list[str]:
    return list(_RECIPES)


def render_effect(name: str) -> Samples:
    sound = faded(_RECIPES[name](), fade_out=0.04)
    return at_peak(layered((LEAD, sound)), SOFTER.get(name, LOUDEST))


def _run(instrument: Instrument, notes: str, gap: float, ring: float) -> Samples:
    """Notes one after the other; those joined by "+" sound together."""
    return layered(
        *((place * gap, instrument(note, ring)) for place, step in enumerate(notes.split()) for note in step.split("+"))
    )


def _focus() -> Samples:
    return layered((0.0, marimba("E5", 0.14)), (0.0, 0.3 * knock(900.0, 0.08, 0.015)))


def _confirm() -> Samples:
    return in_room(_run(marimba, "G5 C6", 0.07, 0.45), 0.15, 0.3)


def _back() -> Samples:
    return in_room(_run(marimba, "E5 C5", 0.07, 0.35), 0.12, 0.3)


def _refuse() -> Samples:
    return layered((0.0, knock(155.0, 0.22, 0.05)), (0.11, 0.85 * knock(139.0, 0.24, 0.05)), (0.0, 0.4 * thud(0.2)))


def _join() -> Samples:
    return in_room(_run(kalimba, "C5 E5 G5+C6", 0.09, 0.8), 0.2)


def _leave() -> Samples:
    return in_room(_run(kalimba, "G5 E5 C5", 0.09, 0.7), 0.2)


def _card_reveal() -> Samples:
    return in_room(
        layered((0.0, slide(21, 0.16, 0.7)), (0.12, 1.3 * flick(22, 0.06)), (0.14, 0.35 * kalimba("A5", 0.5))),
        0.12,
        0.3,
    )


def _card_move() -> Samples:
    return layered((0.0, slide(31, 0.2, 0.35, 2600.0)), (0.15, 0.25 * thud(0.09)))


def _card_flip() -> Samples:
    return layered((0.0, flick(41, 0.05)), (0.06, 0.7 * flick(42, 0.07, 2800.0)), (0.02, 0.4 * slide(43, 0.12)))


def _shuffle() -> Samples:
    riffle = [(0.9 * (card / 26) ** 0.8, (0.5 + card / 52) * flick(50 + card, 0.04)) for card in range(26)]
    return in_room(layered(*riffle, (0.9, slide(90, 0.28, 0.3)), (1.1, 0.6 * thud(0.14))), 0.12, 0.3)


def _coin(note: str) -> Samples:
    return in_room(layered((0.0, coin(hertz(note))), (0.045, 0.55 * coin(hertz(note) * 1.335))), 0.12, 0.3)


def _token() -> Samples:
    return layered((0.0, knock(420.0, 0.2)), (0.06, 0.35 * knock(470.0, 0.14)), (0.0, 0.3 * thud(0.12)))


def _bust() -> Samples:
    fall = _run(marimba, "C5 A4 F#4 Eb4 C4", 0.085, 0.5)
    return in_room(layered((0.0, fall), (0.4, 0.9 * thud(0.4)), (0.38, 0.5 * slide(61, 0.3, 0.2, 1800.0))), 0.25)


def _ten() -> Samples:
    """Ten strokes of a bell, the tenth left to ring."""
    roll = _run(bell, "G5 A5 C6 D6 E6 G5 A5 C6 D6", 0.06, 0.4)
    return in_room(layered((0.0, 0.45 * roll), (0.54, bell("G6", 1.7)), (0.54, 0.6 * bell("C6", 1.7))), 0.25, 0.7)


def _gavel() -> Samples:
    stroke = layered((0.0, knock(240.0, 0.35, 0.07)), (0.0, 0.7 * thud(0.25)), (0.0, 0.3 * knock(760.0, 0.1, 0.02)))
    return in_room(layered((0.0, stroke), (0.24, 0.85 * stroke)), 0.35)


def _bid() -> Samples:
    return in_room(layered((0.0, 0.5 * knock(520.0, 0.12)), (0.03, _run(marimba, "D5 A5", 0.06, 0.4))), 0.15, 0.3)


def _pass() -> Samples:
    return layered((0.0, 0.7 * thud(0.18)), (0.0, marimba("D4", 0.4)), (0.0, 0.5 * slide(71, 0.2, 0.3, 1800.0)))


def _won() -> Samples:
    stroke = layered((0.0, knock(240.0, 0.3, 0.07)), (0.0, 0.6 * thud(0.25)))
    return in_room(layered((0.0, stroke), (0.18, _run(marimba, "G4 C5 E5 G5+C6", 0.09, 0.9))), 0.25)


def _buy() -> Samples:
    pings = [
        (at, loud * coin(pitch)) for at, loud, pitch in ((0.0, 0.6, 1400.0), (0.07, 0.5, 1760.0), (0.15, 0.7, 2090.0))
    ]
    return in_room(layered(*pings, (0.22, 0.8 * knock(400.0, 0.2)), (0.18, 0.4 * slide(81, 0.2))), 0.15, 0.3)


def _unsold() -> Samples:
    return in_room(layered((0.0, knock(200.0, 0.25, 0.05)), (0.14, 0.8 * _run(marimba, "A4 F4", 0.16, 0.6))), 0.2)


def _turn() -> Samples:
    return in_room(_run(kalimba, "D5 A5", 0.13, 1.0), 0.2)


def _end_near() -> Samples:
    ticks = [(0.26 * beat, knock(620.0 if beat % 2 == 0 else 490.0, 0.12, 0.025)) for beat in range(6)]
    return in_room(layered(*ticks, (0.0, 0.8 * marimba("A3", 0.8)), (1.04, 0.8 * marimba("E4", 0.8))), 0.2)


def _match_won() -> Samples:
    climb = _run(marimba, "C5 E5 G5 C6 G5 C6 E6", 0.11, 0.8)
    chord = _run(bell, "C5+G5+E6", 0.1, 1.5)
    return in_room(layered((0.0, climb), (0.77, 0.6 * chord), (0.77, 0.8 * marimba("C3", 1.2))), 0.25, 0.8)


def _match_lost() -> Samples:
    sigh = _run(kalimba, "G5 E5 D5 C5 A4", 0.2, 1.3)
    return in_room(layered((0.0, sigh), (0.8, 0.7 * _run(marimba, "F3+C4", 0.1, 1.2))), 0.25, 0.8)


def _rung_won() -> Samples:
    climb = _run(marimba, "C5 D5 E5 G5 A5 C6", 0.09, 0.7)
    chord = _run(bell, "E5+G5+C6", 0.1, 1.3)
    return in_room(
        layered((0.0, 0.5 * knock(300.0)), (0.05, climb), (0.6, 0.5 * chord), (0.6, 0.6 * kalimba("C4", 1.3))),
        0.25,
        0.7,
    )


def _ladder_complete() -> Samples:
    climb = _run(marimba, "C4 E4 G4 C5 E5 G5 A5 C6 D6 E6", 0.1, 0.8)
    answer = _run(marimba, "F4+A4+C5 G4+B4+D5 G4+B4+D5 C4+E4+G4+C5", 0.32, 1.2)
    crown = _run(bell, "C5+E5+G5+C6", 0.1, 1.5)
    sparkle = _run(kalimba, "G6 E6 C6 G5 C6 E6 G6", 0.09, 0.7)
    grand = layered(
        (0.0, climb),
        (1.1, 1.1 * answer),
        (1.1, 0.6 * thud(0.35)),
        (2.06, 0.7 * crown),
        (2.06, marimba("C3", 1.4)),
        (2.06, 0.7 * thud(0.4)),
        (2.25, 0.4 * sparkle),
    )
    return in_room(grand, 0.3, 0.44)


def _count() -> Samples:
    return layered((0.0, marimba("A5", 0.09)), (0.0, 0.25 * knock(1100.0, 0.05, 0.012)))


def _pause() -> Samples:
    return in_room(_run(kalimba, "A4+E5 D4+A4", 0.14, 0.8), 0.2)


def _undo() -> Samples:
    """A card that goes back where it came from: the slide runs the other way round."""
    return layered((0.0, np.flip(slide(95, 0.24, 0.25))), (0.14, 0.4 * _run(marimba, "A4 E4", 0.06, 0.3)))


def _flick() -> Samples:
    return layered((0.0, flick(101, 0.05, 5200.0)), (0.02, 0.8 * slide(102, 0.14, 0.2, 4200.0)))


def _land(note: str) -> Samples:
    """A card that slaps onto the pile, and the note of its streak."""
    slap = layered((0.0, 0.9 * thud(0.12)), (0.0, 0.8 * flick(103, 0.05, 4200.0)))
    return in_room(layered((0.0, slap), (0.01, 0.9 * marimba(note, 0.4)), (0.01, 0.3 * kalimba(note, 0.4))), 0.12, 0.3)


def _too_slow() -> Samples:
    return layered((0.0, slide(104, 0.3, 0.15, 1800.0)), (0.03, 0.6 * _run(marimba, "E4 Eb4 D4", 0.07, 0.25)))


def _bounce() -> Samples:
    return layered((0.0, knock(230.0, 0.16, 0.04)), (0.08, 0.6 * knock(300.0, 0.12)), (0.14, 0.35 * knock(370.0, 0.1)))


def _tick() -> Samples:
    return layered((0.0, knock(880.0, 0.12, 0.03)), (0.0, 0.5 * marimba("A4", 0.2)))


def _go() -> Samples:
    return in_room(layered((0.0, _run(bell, "A5+E6", 0.1, 0.7)), (0.0, 0.6 * marimba("A4", 0.5))), 0.2, 0.4)


def _stuck() -> Samples:
    """Everything stops, and a heavy card is pulled out from below."""
    halt = _run(marimba, "G3+Db4 G3+C4", 0.16, 0.5)
    return in_room(layered((0.0, halt), (0.3, slide(105, 0.4, 0.6)), (0.62, thud(0.2))), 0.2)


def _last_card() -> Samples:
    """Up it goes, turning over and over; the end of the fall is for others to play."""
    whirl = [(0.09 * turn, (0.5 + 0.06 * turn) * flick(110 + turn, 0.05, 4800.0)) for turn in range(8)]
    return in_room(layered(*whirl, (0.0, 0.7 * _run(kalimba, "C5 E5 G5 C6 E6 G6", 0.1, 0.5))), 0.2)


def _pig_cheer() -> Samples:
    """A sty full of glee: grunts that jump up, over a short climb."""
    herd = [(0.09 * place, 0.8 * grunt(130 + place, pitch, 1.7, 0.2)) for place, pitch in enumerate(GLEEFUL)]
    return in_room(layered(*herd, (0.1, 0.5 * _run(marimba, "G4 C5 E5 G5+C6", 0.1, 0.7))), 0.2)


def _pig_groan() -> Samples:
    """The same sty, let down: long grunts that sink."""
    herd = [(0.07 * place, grunt(150 + place, pitch, 0.55, 0.7)) for place, pitch in enumerate(LET_DOWN)]
    return in_room(layered(*herd, (0.05, 0.5 * _run(marimba, "Eb4 C4 A3", 0.16, 0.6))), 0.2)


_RECIPES: dict[str, Callable[[], Samples]] = {
    "focus": _focus,
    "confirm": _confirm,
    "back": _back,
    "refuse": _refuse,
    "join": _join,
    "leave": _leave,
    "card-reveal": _card_reveal,
    "card-move": _card_move,
    "card-flip": _card_flip,
    "shuffle": _shuffle,
    **{f"coin-{step}": partial(_coin, note) for step, note in enumerate(COIN_NOTES, start=1)},
    "token": _token,
    "bust": _bust,
    "ten": _ten,
    "gavel": _gavel,
    "bid": _bid,
    "pass": _pass,
    "won": _won,
    "buy": _buy,
    "unsold": _unsold,
    "turn": _turn,
    "end-near": _end_near,
    "match-won": _match_won,
    "match-lost": _match_lost,
    "rung-won": _rung_won,
    "ladder-complete": _ladder_complete,
    "count": _count,
    "pause": _pause,
    "undo": _undo,
    "flick": _flick,
    **{f"land-{step}": partial(_land, note) for step, note in enumerate(LAND_NOTES, start=1)},
    "too-slow": _too_slow,
    "bounce": _bounce,
    "tick": _tick,
    "go": _go,
    "stuck": _stuck,
    "last-card": _last_card,
    "pig-cheer": _pig_cheer,
    "pig-groan": _pig_groan,
}
