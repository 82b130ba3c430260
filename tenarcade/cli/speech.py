"""How the command line talks: English, one line for what went wrong, exit code 2."""

from tenarcade.core.game import AnyRules
from tenarcade.wording import Words

BAD_USE = 2


class BadUse(Exception):
    """Something the person who typed the command can put right; the message says how."""


def words_for(rules: AnyRules | None = None) -> Words:
    return Words("en", rules)
