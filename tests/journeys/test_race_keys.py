"""A round of Plus Minus with two people at one keyboard, in a real window."""

from collections import Counter
from pathlib import Path

from tenarcade.client.intents import Intent
from tenarcade.core.game import Seat
from tests.journeys.journey import begun
from tests.journeys.program import Program, wait_for
from tests.journeys.race import CARDS, flicked, landed
from tests.journeys.screen import Screen

PEOPLE = {0: "keys-right", 2: "keys-left"}
LOOKS_WHILE_WAITING = 60


def test_two_layouts_of_one_keyboard_flick_and_pause(screen: Screen, tmp_path: Path) -> None:
    with begun(screen, tmp_path) as journey:
        journey.gather("speed", "keys-left")
        journey.choose("play")
        program = journey.program
        program.wait_until(lambda kept: kept.match is not None, "a match")
        flick_until_more_have_landed(program)

        journey.press(Intent.PAUSE)
        for control in journey.twin.scene.controls():
            journey.shows_the_same(control.box)
        waiting = program.kept().acts
        for _ in range(LOOKS_WHILE_WAITING):
            program.press(Intent.CARD_1, device="keys-left", bindings="race")
            assert program.kept().acts == waiting

        journey.choose("resume")
        flick_until_more_have_landed(program)
        assert program.kept().acts[: len(waiting)] == waiting


def flick_until_more_have_landed(program: Program) -> None:
    """Whatever lies in front is tried; some of it flies, and all that flies comes down."""
    before = landed(program.kept())
    flown = flicked(program.kept())

    def try_all() -> bool:
        for device in PEOPLE.values():
            program.press(*CARDS, Intent.DRAW, device=device, bindings="race")
        kept = program.kept()
        return is_more(landed(kept), before) and is_more(flicked(kept), flown)

    wait_for(try_all, "a card of each", program.process)


def is_more(now: Counter[Seat], before: Counter[Seat]) -> bool:
    return all(now[seat] > before[seat] for seat in PEOPLE)
