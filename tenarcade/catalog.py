"""The games there are, found by looking: a module in `rules/` is a game, its namesake in `bots/` its players."""

import importlib
import importlib.util
import pkgutil
from typing import cast

import tenarcade.rules
from tenarcade.bots.face import AnyBot
from tenarcade.bots.uniform import uniform
from tenarcade.core.game import AnyRules
from tenarcade.core.phrase import Refusal
from tenarcade.core.setup import SetupRefused


def game_names() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in pkgutil.iter_modules(tenarcade.rules.__path__)))


def rules_of(game: str) -> AnyRules:
    if game not in game_names():
        allowed = ", ".join(game_names())
        raise SetupRefused(Refusal("unknown-game", {"game": game[:40], "allowed": allowed}))
    return cast("AnyRules", importlib.import_module(f"tenarcade.rules.{game}").RULES)


def bots_of(game: str) -> dict[str, AnyBot]:
    """The game's own bots by name; every turn-based game has `random` without writing it."""
    rules = rules_of(game)
    bots: dict[str, AnyBot] = {} if rules.info.real_time else {"random": uniform(rules)}
    return {**bots, **_declared(game, "BOTS")}


def level_bots_of(game: str) -> dict[str, AnyBot]:
    """Bots of finely graded strength, for the rungs of a ladder."""
    return _declared(game, "LEVELS")


def _declared(game: str, name: str) -> dict[str, AnyBot]:
    module = f"tenarcade.bots.{game}"
    if importlib.util.find_spec(module) is None:
        return {}
    found: dict[str, AnyBot] = getattr(importlib.import_module(module), name, {})
    return found
