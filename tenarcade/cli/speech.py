"""How the command line talks: English, one line for what went wrong, exit code 2."""

import argparse
from collections.abc import Callable

BAD_USE = 2


class BadUse(Exception):
    """Something the person who typed the command can put right; the message says how."""


def one_line(text: str) -> str:
    """Names and values come from files and strangers: nothing in them may break the line or steer the terminal."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """An argument type; argparse names the argument, this says what it takes."""

    def parse(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 20 and low <= int(text) <= high):
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number from {low} to {high}")
        return int(text)

    return parse
