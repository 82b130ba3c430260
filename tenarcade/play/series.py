"""Many matches of one kind, on as many processes as wanted; the results do not depend on how many."""

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextvars import ContextVar
from itertools import islice, pairwise
from multiprocessing.synchronize import Event

import msgspec

from tenarcade.core.dice import derive
from tenarcade.core.game import ARENA, Outcome
from tenarcade.play.journal import write_journal
from tenarcade.play.match import Match
from tenarcade.play.simulate import bot_seats, play_match
from tenarcade.play.table import OptionValue, Table

# Long enough to make a process worth its messages, short enough for a bar that moves.
CHUNK = 8

# In a worker: set once nobody wants its results any more.
_stop: ContextVar[Event] = ContextVar("stop")


class Series(msgspec.Struct, frozen=True):
    """What is played, how often, and from which seed; `bots` has a name for every seat."""

    game: str
    version: int
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    games: int
    seed: int
    keep_journals: bool = False

    def table(self, number: int) -> Table:
        return Table(self.game, self.version, self.options, bot_seats(self.bots), derive(self.seed, number))


class Result(msgspec.Struct, frozen=True):
    outcome: Outcome
    actions: int
    turns: int
    journal: bytes | None


def play_series(series: Series, jobs: int = 1) -> Iterator[Result]:
    """The results in the order of the matches, as they become known."""
    if jobs == 1:
        for number in range(series.games):
            yield _play(series, number)
        return
    stop = multiprocessing.Event()
    pool = ProcessPoolExecutor(max_workers=jobs, initializer=_begin_work, initargs=(stop,))
    try:
        yield from _play_on(pool, series, jobs)
    finally:
        # Workers are asked, not killed: one that dies in the middle of a message leaves its reader waiting for ever.
        stop.set()
        pool.shutdown(cancel_futures=True)


def _begin_work(stop: Event) -> None:
    """Ctrl-C reaches every process of a terminal; the one that started the series answers for all."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop.set(stop)


def _play_on(pool: ProcessPoolExecutor, series: Series, jobs: int) -> Iterator[Result]:
    # Chunks are handed out a few at a time: a million matches must not wait in memory.
    starts = iter(range(0, series.games, CHUNK))
    running = [pool.submit(_play_chunk, series, start) for start in islice(starts, jobs * 4)]
    while running:
        yield from running.pop(0).result()
        running += [pool.submit(_play_chunk, series, start) for start in islice(starts, 1)]


def _play_chunk(series: Series, start: int) -> list[Result]:
    """A chunk that nobody waits for any more ends after the match under way."""
    stop = _stop.get()
    numbers = range(start, min(start + CHUNK, series.games))
    return [_play(series, number) for number in numbers if not stop.is_set()]


def _play(series: Series, number: int) -> Result:
    match = play_match(series.table(number))
    outcome = match.outcome()
    assert outcome is not None
    journal = write_journal(match) if series.keep_journals else None
    return Result(outcome, len(match.acts), _turns(match), journal)


def _turns(match: Match) -> int:
    """How often the table passed from one seat to another; what the arena reports is nobody's turn."""
    seats = [act.seat for act, _ in match.acts if act.seat != ARENA]
    return sum(one != other for one, other in pairwise(seats)) + bool(seats)


class Tally(msgspec.Struct):
    """The sum of a series; a shared win counts as its share."""

    games: int
    wins: list[float]
    scores: list[int]
    actions: int = 0
    turns: int = 0


def tally(results: Sequence[Result] | Iterator[Result], seats: int) -> Tally:
    total = Tally(0, [0.0] * seats, [0] * seats)
    for result in results:
        total.games += 1
        total.actions += result.actions
        total.turns += result.turns
        for seat in range(seats):
            total.scores[seat] += result.outcome.scores[seat]
            if seat in result.outcome.winners:
                total.wins[seat] += 1 / len(result.outcome.winners)
    return total
