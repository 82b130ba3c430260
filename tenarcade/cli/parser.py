"""Every command and option there is."""

import argparse
from typing import NoReturn

from tenarcade import __version__
from tenarcade.cli import games, replay, sim
from tenarcade.cli.speech import BadUse


class OneLineParser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise BadUse(message)


def build_parser() -> argparse.ArgumentParser:
    parser = OneLineParser(prog="tenarcade", description="TEN Arcade: four card games that turn on the number ten.")
    parser.add_argument("--version", action="version", version=f"TEN Arcade {__version__}")
    parser.add_argument("--self-test", action="store_true", help="check that everything is there and works, and say so")
    commands = parser.add_subparsers(dest="command", parser_class=OneLineParser)
    games.add_command(commands)
    replay.add_command(commands)
    sim.add_command(commands)
    return parser
