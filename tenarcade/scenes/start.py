"""From a set table to the first card: beginning a match, and going on with one that was broken off."""

import random
from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from tenarcade.catalog import rules_of
from tenarcade.client.arcade import Arcade
from tenarcade.core.dice import MAX_SEED
from tenarcade.core.setup import SetupRefused
from tenarcade.play.match import ActionRefused
from tenarcade.play.seating import Seating
from tenarcade.play.session import Session, continue_session, table_as_told
from tenarcade.play.table import OptionValue, Table
from tenarcade.scenes.games.catalog import showing_of


def begin_match(arcade: Arcade, seating: Seating, options: Mapping[str, OptionValue], seed: int | None = None) -> None:
    """Raises `SetupRefused` when the options do not fit the seats."""
    version = rules_of(seating.game).info.version
    chosen = random.randrange(MAX_SEED + 1) if seed is None else seed
    table = Table(seating.game, version, dict(options), seating.as_told(), chosen)
    session = Session(table, seating.bots())
    arcade.store.begin_match(table_as_told(session.match.table), msgspec.json.encode(seating))
    arcade.show(showing_of(seating.game).table_scene(arcade, session, seating))


def continue_match(arcade: Arcade) -> None:
    """Exactly where it stopped; a match that this program cannot read is put away with a sentence."""
    kept = arcade.store.running
    if kept is None:
        return
    try:
        seating = msgspec.json.decode(kept.seating, type=Seating)
        session = continue_session(kept.table, kept.acts, seating.bots())
    except (SetupRefused, ActionRefused, msgspec.DecodeError, KeyError) as error:
        arcade.store.end_match()
        arcade.tell(arcade.say("continue-impossible", detail=str(error)))
        arcade.go("title")
        return
    # Pads have other ids now; whoever presses first goes on.
    free = tuple(
        replace(sitter, device=None) if sitter.device and sitter.device.startswith("pad-") else sitter
        for sitter in seating.sitters
    )
    arcade.show(showing_of(seating.game).table_scene(arcade, session, replace(seating, sitters=free)))
