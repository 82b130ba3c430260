"""How the command line talks: English, one line for what went wrong, exit code 2."""

BAD_USE = 2


class BadUse(Exception):
    """Something the person who typed the command can put right; the message says how."""


def one_line(text: str) -> str:
    """Names and values come from files and strangers: nothing in them may break the line or steer the terminal."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)
