"""One recorded match for every table worth remembering: what it is called, and how it is played.

`python -m tests.playthroughs` writes all of them anew. Do so only when rules were changed on purpose, and the version
in the game's `info` was raised: the difference then shows what the change means for real matches.
"""

from pathlib import Path
from typing import Any

from tenarcade.catalog import bots_of, game_names, rules_of
from tenarcade.play.journal import transcript, transcript_digest
from tenarcade.play.simulate import bot_seats, play_match
from tenarcade.play.table import Table
from tests.matches import random_match
from tests.tables import TestTable

FOLDER = Path(__file__).resolve().parent

SEED = 10

BOT_MATCHES = "bots.txt"

# Besides the defaults: seats, the name of the variant, its options.
VARIANTS: dict[str, list[tuple[int, str, dict[str, Any]]]] = {
    "pig": [(4, "starter", {"starter": 3})],
    "retro": [(3, "no_jokers", {"spare_jokers": False})],
    "speed": [(2, "tournament", {"tournament": True}), (3, "mistake_pause", {"mistake_pause": True})],
    "ten": [
        (1, "target", {"target": 7}),
        *[(seats, "german", {"edition": "de"}) for seats in range(1, 6)],
        (3, "bust_buys", {"bust_buys": True}),
    ],
}

# Whole tournaments of Plus Minus take hundreds of kilobytes each: one of them is enough.
SHORT: dict[str, dict[str, Any]] = {"speed": {"tournament": False}}


def playthroughs() -> dict[str, TestTable]:
    """The table of each file, by the file's name."""
    files = {}
    for game in game_names():
        info, short = rules_of(game).info, SHORT.get(game, {})
        for seats in range(info.min_seats, info.max_seats + 1):
            files[f"{game}-{seats}.jsonl"] = TestTable(game, seats, short)
        for seats, name, options in VARIANTS.get(game, []):
            files[f"{game}-{seats}-{name}.jsonl"] = TestTable(game, seats, {**short, **options})
    return files


def play(table: TestTable) -> bytes:
    return b"".join(line + b"\n" for line in transcript(random_match(table, SEED)))


def bot_matches() -> str:
    """The digest of a match of each bot: on every machine and Python a bot must decide the same."""
    lines = []
    for game in game_names():
        info = rules_of(game).info
        seats = (info.min_seats + info.max_seats) // 2
        for bot in sorted(bots_of(game)):
            match = play_match(Table(game, info.version, {}, bot_seats((bot,) * seats), SEED))
            lines.append(f"{game} {seats} {bot} {transcript_digest(match)}\n")
    return "".join(lines)


def generate_all() -> list[str]:
    """Writes every file and removes those of tables that are no more; says what changed."""
    wanted = {name: play(table) for name, table in playthroughs().items()} | {BOT_MATCHES: bot_matches().encode()}
    changes = []
    for path in sorted(FOLDER.glob("*.jsonl")):
        if path.name not in wanted:
            path.unlink()
            changes.append(f"removed {path.name}")
    for name, content in wanted.items():
        path = FOLDER / name
        if not path.is_file() or path.read_bytes() != content:
            changes.append(f"{'changed' if path.is_file() else 'added'} {name}")
            path.write_bytes(content)
    return changes
