"""`tenarcade games`: what can be played, and against whom."""

import argparse
from typing import Any

from tenarcade import __version__
from tenarcade.catalog import bots_of, game_names
from tenarcade.cli.sim import rules_named
from tenarcade.cli.words import words_for


def add_command(commands: Any) -> None:
    parser = commands.add_parser("games", help="lists the games and their bots")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    print(f"TEN Arcade {__version__}: four card games that all turn on the number ten.\n")
    for game in game_names():
        print(f"  {game:8}{words_for(rules_named(game)).text('name')}; bots: {', '.join(sorted(bots_of(game)))}")
    print("\n  tenarcade                opens the arcade")
    print("  tenarcade sim GAME       lets bots play matches (tenarcade sim --help)")
    print("  tenarcade replay FILE    checks and prints a match from its journal (tenarcade replay --help)")
    return 0
