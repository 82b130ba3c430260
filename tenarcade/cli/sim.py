"""`tenarcade sim GAME`: bots play matches, and a table says how it went."""

import argparse
import sys
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from tenarcade.catalog import bots_of, game_names, rules_of
from tenarcade.cli.arguments import whole_number
from tenarcade.cli.progress import with_progress
from tenarcade.cli.speech import BadUse
from tenarcade.cli.words import words_for
from tenarcade.core.dice import MAX_SEED
from tenarcade.core.game import AnyRules
from tenarcade.core.setup import SetupRefused, check_setup, parse_options
from tenarcade.play.ladder import LevelFileRefused, load_ladder
from tenarcade.play.series import Result, Series, Tally, play_series, tally
from tenarcade.play.table import OptionValue

MAX_GAMES = 10_000_000
MAX_JOBS = 256


def add_command(commands: Any) -> None:
    parser = commands.add_parser("sim", help="let bots play matches and print a table")
    parser.add_argument("game", metavar="GAME", nargs="?", help=", ".join(game_names()))
    parser.add_argument("--seats", type=whole_number(1, 15), metavar="N", help="how many seats (default: one a bot)")
    parser.add_argument("--bots", metavar="a,b,…", help="a bot for every seat, or one for all (default: sharp)")
    parser.add_argument(
        "--games", type=whole_number(1, MAX_GAMES), default=100, metavar="G", help="matches (default: 100)"
    )
    parser.add_argument("--seed", type=whole_number(0, MAX_SEED), default=1, metavar="S", help="seed (default: 1)")
    parser.add_argument("--option", action="append", default=[], metavar="k=v", help="an option of the game")
    parser.add_argument("--jobs", type=whole_number(1, MAX_JOBS), default=1, metavar="J", help="processes (default: 1)")
    parser.add_argument("--journal", type=Path, metavar="FILE", help="write one journal a line")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--ladder", action="store_true", help="TEN only: each bot on each rung of either edition")
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    if parsed.game is None:
        raise BadUse(f"sim needs a game: {', '.join(game_names())}")
    rules = rules_named(parsed.game)
    if parsed.ladder:
        return _run_ladder(parsed, rules)
    series = _series(rules, parsed)
    started = perf_counter()
    total = _play_and_keep(series, parsed.jobs, parsed.journal)
    seconds = perf_counter() - started
    if parsed.json:
        _print_json(_summary(series, total, seconds))
    else:
        _print_tally(series, total, seconds, rules)
    return 0


def rules_named(game: str) -> AnyRules:
    try:
        return rules_of(game)
    except SetupRefused as error:
        raise BadUse(words_for().refusal(error.refusal)) from error


def _series(rules: AnyRules, parsed: argparse.Namespace) -> Series:
    bots = _bot_names(rules, parsed.bots or "sharp", parsed.seats)
    options = _options(rules, parsed.option, len(bots))
    return Series(
        rules.info.name, rules.info.version, options, bots, parsed.games, parsed.seed, parsed.journal is not None
    )


def _bot_names(rules: AnyRules, listed: str, seats: int | None) -> tuple[str, ...]:
    names = tuple(listed.split(","))
    known = sorted(bots_of(rules.info.name))
    for name in names:
        if name not in known:
            raise BadUse(f"{rules.info.name} has no bot {name[:40]!r}; there are: {', '.join(known)}")
    if len(names) == 1:
        return names * (seats or rules.info.min_seats)
    if seats is not None and seats != len(names):
        raise BadUse(f"--bots names {len(names)} bots for {seats} seats: name one for every seat, or one for all")
    return names


def _options(rules: AnyRules, pairs: list[str], seats: int) -> dict[str, OptionValue]:
    given = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadUse(f"--option takes name=value, not {pair[:40]!r}")
        given[name] = value
    try:
        options = parse_options(rules, given)
        check_setup(rules, options, seats)
    except SetupRefused as error:
        raise BadUse(words_for(rules).refusal(error.refusal)) from error
    told: dict[str, OptionValue] = msgspec.to_builtins(options)
    return told


def _play_and_keep(series: Series, jobs: int, path: Path | None) -> Tally:
    with closing(with_progress(play_series(series, jobs), series.games)) as results:
        if path is None:
            return tally(results, len(series.bots))
        with closing(_kept(results, path)) as kept:
            return tally(kept, len(series.bots))


def _kept(results: Iterator[Result], path: Path) -> Generator[Result, None, None]:
    with _writing(path):
        file = path.open("wb")
    try:
        for result in results:
            with _writing(path):
                file.write((result.journal or b"") + b"\n")
            yield result
    finally:
        with _writing(path):
            file.close()


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    """A path with a null character is a ValueError."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise BadUse(f"{path}: cannot be written: {getattr(error, 'strerror', None) or error}") from error


def _summary(series: Series, total: Tally, seconds: float) -> dict[str, Any]:
    return {
        "game": series.game,
        "options": series.options,
        "seed": series.seed,
        "games": total.games,
        "seats": [
            {"bot": bot, "wins": round(wins, 6), "mean_score": score / total.games}
            for bot, wins, score in zip(series.bots, total.wins, total.scores, strict=True)
        ],
        "turns_per_game": total.turns / total.games,
        "actions_per_game": total.actions / total.games,
        "actions_per_second": round(total.actions / seconds),
    }


def _print_json(told: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())


def _print_tally(series: Series, total: Tally, seconds: float, rules: AnyRules) -> None:
    words = words_for(rules)
    score = "mean score (lowest wins)" if rules.info.lowest_wins else "mean score"
    print(f"{words.text('name')}: {total.games} matches, seed {series.seed}\n")
    print(f"{'seat':>4}  {'bot':12}{'wins':>9}{'share':>8}  {score}")
    for seat, bot in enumerate(series.bots):
        wins = total.wins[seat]
        mean = total.scores[seat] / total.games
        print(f"{seat + 1:>4}  {bot:12}{wins:>9.1f}{wins / total.games:>8.1%}  {mean:.2f}")
    print(f"\n{total.turns / total.games:.1f} turns and {total.actions / total.games:.1f} actions a match", end="; ")
    print(f"{total.actions / seconds:,.0f} actions a second")


def _run_ladder(parsed: argparse.Namespace, rules: AnyRules) -> int:
    """T13: how often each bot beats each rung, so that the curve of difficulty can be seen."""
    if rules.info.name != "ten":
        raise BadUse(f"--ladder is for ten, not for {rules.info.name}")
    if parsed.journal or parsed.option or parsed.seats not in (None, 1):
        raise BadUse("--ladder plays every rung of both editions with 1 seat: leave --seats, --option, --journal out")
    names = sorted(bots_of("ten")) if parsed.bots is None else list(_bot_names(rules, parsed.bots, None))
    rows = [_climb(rules, edition, target, names, parsed) for edition, target in _rungs()]
    if parsed.json:
        _print_json(rows)
    else:
        _print_ladder(rows, names, parsed)
    return 0


def _rungs() -> Iterator[tuple[str, int]]:
    try:
        ladder = load_ladder("ten")
    except LevelFileRefused as error:
        raise BadUse(str(error)) from error
    for edition in ("pl", "de"):
        yield from ((edition, rung.target) for rung in ladder.rung if edition in rung.editions)


def _climb(rules: AnyRules, edition: str, target: int, names: list[str], parsed: argparse.Namespace) -> dict[str, Any]:
    row: dict[str, Any] = {"edition": edition, "target": target}
    options = _options(rules, [f"edition={edition}", f"target={target}"], 1)
    for name in names:
        series = Series("ten", rules.info.version, options, (name,), parsed.games, parsed.seed)
        results = with_progress(play_series(series, parsed.jobs), parsed.games, f"{edition} {target} {name}")
        row[name] = tally(results, 1).wins[0] / parsed.games
    return row


def _print_ladder(rows: list[dict[str, Any]], names: list[str], parsed: argparse.Namespace) -> None:
    print(f"Share of solo matches won, {parsed.games} on each rung, seed {parsed.seed}\n", file=sys.stdout)
    print(f"edition  target{''.join(f'{name:>12}' for name in names)}")
    for row in rows:
        print(f"{row['edition']:7}  {row['target']:>6}{''.join(f'{row[name]:>12.1%}' for name in names)}")
