"""Something to be said to a player, before it is put into a language."""

import msgspec


class Phrase(msgspec.Struct, frozen=True):
    """A message's key and the values it speaks of; a language file holds the sentence.

    Values may be the names of other messages: the sentence in each language decides how to say them.
    """

    key: str
    values: dict[str, str | int] = {}


# Why an action is not allowed. One type, two names: a refusal is a phrase with a purpose.
Refusal = Phrase
