"""Tables of Plus Minus to play at."""

from tenarcade.core.dice import Dice
from tenarcade.play.match import Match
from tenarcade.play.table import SeatInfo, Table
from tenarcade.rules.speed import RULES


def open_table(seats: int, seed: int = 1, **options: bool) -> Table:
    named = tuple(SeatInfo(f"seat {seat}") for seat in range(seats))
    return Table("speed", RULES.info.version, {**options}, named, seed)


def open_match(seats: int, seed: int = 1, **options: bool) -> Match:
    return Match(open_table(seats, seed, **options))


def dice_for(seats: int) -> list[Dice]:
    return [Dice(seat + 1) for seat in range(seats)]
