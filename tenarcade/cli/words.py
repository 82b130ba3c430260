"""The language of the command line; apart from how it talks, because words take a while to import."""

from tenarcade.core.game import AnyRules
from tenarcade.wording import Words


def words_for(rules: AnyRules | None = None) -> Words:
    return Words("en", rules)
