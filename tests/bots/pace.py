"""How fast a player of Plus Minus is. `python -m tests.bots.pace` prints it for all of them."""

import sys
from collections.abc import Iterator

from tenarcade.bots.face import LiveBot
from tenarcade.bots.speed import BOTS, LEVELS
from tenarcade.core.clock import TICKS_PER_SECOND
from tenarcade.core.dice import Dice, derive
from tenarcade.play.live_table import play_live
from tenarcade.play.match import Match
from tenarcade.play.table import SeatInfo, Table
from tenarcade.rules.speed import RULES
from tenarcade.rules.speed.events import CardLanded, PileTurned, RoundWon, StartSignalled
from tenarcade.rules.speed.table import State

ROUNDS = 12


def single_round(bots: list[LiveBot[State]], number: int) -> Match:
    seats = tuple(SeatInfo(f"seat {seat}") for seat in range(len(bots)))
    match = Match(Table("speed", RULES.info.version, {"tournament": False}, seats, derive(7, number)))
    play_live(match, bots, [Dice(derive(8, number, seat)) for seat in range(len(bots))])
    return match


def cards_a_minute(bot: LiveBot[State], rounds: int = ROUNDS) -> float:
    """The cards that a player lands in a minute of play, countdowns left out, against another of its kind."""
    landed = ticks = 0
    for number in range(rounds):
        match = single_round([bot, bot], number)
        landed += sum(isinstance(event, CardLanded | RoundWon) for _, events in match.acts for event in events)
        ticks += sum(_spells(match))
    return landed / 2 / (ticks / TICKS_PER_SECOND / 60)


def _spells(match: Match) -> Iterator[int]:
    """How long the table was live, each time."""
    begun = None
    for act, events in match.acts:
        kinds = {type(event) for event in events}
        if StartSignalled in kinds:
            begun = act.tick
        elif begun is not None and not kinds.isdisjoint({PileTurned, RoundWon}):
            yield act.tick - begun
            begun = None


def main() -> None:
    for name, bot in {**BOTS, **LEVELS}.items():
        sys.stdout.write(f"{name:10}{cards_a_minute(bot):5.0f} cards a minute\n")


if __name__ == "__main__":
    main()
