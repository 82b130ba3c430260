"""`tenarcade replay FILE`: plays journals again, checks them, and prints them for people or programs."""

import argparse
import sys
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Any

from tenarcade.catalog import game_names, rules_of
from tenarcade.cli.arguments import whole_number
from tenarcade.cli.speech import BadUse, one_line
from tenarcade.cli.words import words_for
from tenarcade.play.journal import MAX_BYTES, JournalRefused, game_of, read_journal, transcript, transcript_digest
from tenarcade.play.match import Match
from tenarcade.wording import Words

# More lines than any file of journals has; what the file in question holds is looked up later.
MAX_MATCHES = 1_000_000_000


def add_command(commands: Any) -> None:
    parser = commands.add_parser("replay", help="check a journal and print the match")
    parser.add_argument("file", metavar="FILE", type=Path, help="a journal: one match a line")
    parser.add_argument(
        "--match", metavar="N", type=whole_number(1, MAX_MATCHES), help="only the N-th match of the file"
    )
    parser.add_argument("--events", action="store_true", help="every act and event as JSON lines, nothing hidden")
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Every match is checked before it is printed; many in one file get a line each unless one is asked for."""
    path: Path = parsed.file
    tell = _print_events if parsed.events else _print_match
    if parsed.match is not None:
        tell(_checked(path, parsed.match, _line(path, parsed.match)))
        return 0
    lines = _journal_lines(path)
    first_two = list(islice(lines, 2))
    if not first_two:
        raise BadUse(f"{path}: holds no journal")
    for number, line in enumerate(chain(first_two, lines), start=1):
        match = _checked(path, number, line)
        if parsed.events or len(first_two) == 1:
            tell(match)
        else:
            print(f"match {number}: {_result_line(match)}")
    return 0


def _line(path: Path, wanted: int) -> bytes:
    number = 0
    for number, line in enumerate(_journal_lines(path), start=1):
        if number == wanted:
            return line
    raise BadUse(f"--match takes 1 to {number} for {path}, not {wanted}" if number else f"{path}: holds no journal")


def _journal_lines(path: Path) -> Iterator[bytes]:
    try:
        with path.open("rb") as file:
            while line := file.readline(MAX_BYTES + 1):
                if line.strip():
                    yield line.rstrip(b"\r\n")
                if len(line) > MAX_BYTES:
                    return
    except (OSError, ValueError) as error:
        raise BadUse(f"{path}: cannot be read: {getattr(error, 'strerror', None) or error}") from error


def _checked(path: Path, number: int, line: bytes) -> Match:
    try:
        return read_journal(line)
    except JournalRefused as error:
        game = game_of(line)
        words = words_for(rules_of(game) if game in game_names() else None)
        entry = f", entry {error.entry}" if error.entry is not None else ""
        raise BadUse(f"{path}, match {number}{entry}: {words.refusal(error.phrase)}") from error


def _print_events(match: Match) -> None:
    for line in transcript(match):
        sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


def _print_match(match: Match) -> None:
    words = words_for(match.rules)
    _print_table(match, words)
    names = match.table.names
    for event in match.opening:
        print(f"{'':>8}  {one_line(words.event(event, names))}")
    for act, events in match.acts:
        for place, event in enumerate(events):
            print(f"{'' if place else act.tick:>8}  {one_line(words.event(event, names))}")
    print(f"\n{_result_line(match)}\nverified; digest {transcript_digest(match)}")


def _print_table(match: Match, words: Words) -> None:
    table = match.table
    options = ", ".join(f"{name}={_shown(value)}" for name, value in table.options.items())
    print(f"{words.text('name')} · seed {table.seed} · rules {table.rules}{' · ' if options else ''}{options}")
    for place, seat in enumerate(table.seats, start=1):
        print(one_line(f"  seat {place}: {seat.name} ({seat.bot or words.text('person')})"))
    print()


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return "open" if value is None else str(value)


def _result_line(match: Match) -> str:
    outcome = match.outcome()
    if outcome is None:
        return f"not finished after {len(match.acts)} actions"
    words = words_for(match.rules)
    names = [*match.table.names, *[words.text("automa")] * (len(outcome.scores) - match.seats)]
    winners = " and ".join(names[seat] for seat in outcome.winners)
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True))
    verb = "wins" if len(outcome.winners) == 1 else "win"
    return one_line(f"{winners} {verb} by {outcome.clause}; scores: {scores}")
