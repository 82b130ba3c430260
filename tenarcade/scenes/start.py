"""From a set table to the first card: beginning a match, and going on with one that was broken off."""

import random
from collections.abc import Mapping

import msgspec

from tenarcade.catalog import rules_of
from tenarcade.client.arcade import Arcade
from tenarcade.client.intents import is_pad
from tenarcade.core.dice import MAX_SEED
from tenarcade.core.game import Seat
from tenarcade.core.setup import SetupRefused
from tenarcade.play.ladder import LevelFileRefused, Rung, load_ladder
from tenarcade.play.live import LiveSession, continue_live
from tenarcade.play.match import ActionRefused
from tenarcade.play.seating import Seating, Sitter
from tenarcade.play.session import Session, continue_session, table_as_told
from tenarcade.play.table import OptionValue, Table
from tenarcade.scenes.games.catalog import showing_of
from tenarcade.scenes.match_scene import MatchScene
from tenarcade.scenes.party import LOOKS, NAMES
from tenarcade.storage.records import Profile, RunningMatch


def begin_match(arcade: Arcade, seating: Seating, options: Mapping[str, OptionValue], seed: int | None = None) -> None:
    """Raises `SetupRefused` when the options do not fit the seats."""
    session = _new_session(seating, options, random.randrange(MAX_SEED + 1) if seed is None else seed)
    arcade.store.begin_match(table_as_told(session.match.table), msgspec.json.encode(seating))
    arcade.show(showing_of(seating.game).table_scene(arcade, session, seating))


def show_match(arcade: Arcade, seating: Seating, seed: int) -> MatchScene:
    """A match among bots that leaves no trace; whoever asks for it steps and draws it."""
    scene = showing_of(seating.game).table_scene(arcade, _new_session(seating, {}, seed), seating)
    scene.is_kept = False
    return scene


def _new_session(seating: Seating, options: Mapping[str, OptionValue], seed: int) -> Session | LiveSession:
    info = rules_of(seating.game).info
    table = Table(seating.game, info.version, dict(options), seating.as_told(), seed)
    if not info.real_time:
        return Session(table, seating.bots())
    arena = showing_of(seating.game).new_arena(len(seating.sitters))
    return LiveSession(table, seating.bots(), arena, is_calm=seating.is_calm)


def _kept_session(seating: Seating, kept: RunningMatch) -> Session | LiveSession:
    if not rules_of(seating.game).info.real_time:
        return continue_session(kept.table, kept.acts, seating.bots())
    arena = showing_of(seating.game).new_arena(len(seating.sitters))
    return continue_live(kept.table, kept.acts, seating.bots(), arena, is_calm=seating.is_calm)


def begin_rung(arcade: Arcade, game: str, target: int, edition: str, climber: int | None) -> None:
    """A match on a rung of the ladder; whoever climbs for the first time gets a profile for it."""
    try:
        rung = next(rung for rung in load_ladder(game).rung if rung.target == target)
    except LevelFileRefused as error:
        arcade.tell(str(error))
        return
    profile = arcade.store.profile(climber)
    if profile is None:
        profile = arcade.store.new_profile(arcade.say("ladder-first-name"), *LOOKS[0])
    # A game with an opponent of its own is told the target, any other is played against the rung's bots.
    options: dict[str, OptionValue] = {} if rung.bots else {"edition": edition, "target": target}
    sitters = (Sitter(profile.name, profile.colour, profile.shape, profile=profile.id), *_opponents(profile, rung))
    begin_match(arcade, Seating(game, sitters, target), options)


def _opponents(climber: Profile, rung: Rung) -> tuple[Sitter, ...]:
    looks = [look for look in LOOKS if look != (climber.colour, climber.shape)]
    names = [name for name in NAMES if name != climber.name]
    return tuple(
        Sitter(name, colour, shape, bot=bot)
        for bot, name, (colour, shape) in zip(rung.bots, names, looks, strict=False)
    )


def continue_match(arcade: Arcade) -> None:
    """Exactly where it stopped; a match that this program cannot read is put away with a sentence."""
    kept = arcade.store.running
    if kept is None:
        return
    try:
        seating = msgspec.json.decode(kept.seating, type=Seating)
        session = _kept_session(seating, kept)
    except (SetupRefused, ActionRefused, msgspec.DecodeError, KeyError) as error:
        arcade.store.end_match()
        arcade.tell(arcade.say("continue-impossible", detail=str(error)))
        arcade.go("title")
        return
    padded = [seat for seat, sitter in enumerate(seating.sitters) if sitter.device and is_pad(sitter.device)]
    for seat in padded:
        seating = seating.with_device(seat, _pad_of(arcade, seating, seat))
    table = showing_of(seating.game).table_scene(arcade, session, seating)
    arcade.show(table)
    # Several people take their pads up one by one; a lone one goes on with whatever is pressed.
    missing = [seat for seat in padded if seating.sitters[seat].device is None]
    if missing and len(seating.people) > 1:
        table.miss(*missing)


def _pad_of(arcade: Arcade, seating: Seating, seat: Seat) -> str | None:
    """The pad that this person has held since the arcade was started: before that, pads were called otherwise."""
    last = arcade.last_tables.get(seating.game)
    sitters = last.sitters if last is not None else ()
    held = next((sitter.device for sitter in sitters if sitter.name == seating.sitters[seat].name), None)
    return held if held is not None and is_pad(held) and arcade.devices.is_connected(held) else None
