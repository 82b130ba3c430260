"""How somebody looks at their own cards where hands are hidden: by holding a button, or by switching."""

from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box
from tenarcade.storage.records import Profile

NAME = "peek"


def peek_choice(arcade: Arcade, profile: Profile, box: Box) -> Control:
    """Everybody's own, and kept at once."""

    def turn(by: int = 1) -> None:
        arcade.store.save_profile(replace(profile, peek_toggles=not profile.peek_toggles))

    value = arcade.say("peek-switch" if profile.peek_toggles else "peek-hold")
    return Control(NAME, "switch", arcade.say("peek-choice"), box, turn, value=value, adjust=turn)
