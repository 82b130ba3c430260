"""The scenes that belong to no game."""

from tenarcade.client.arcade import Arcade
from tenarcade.client.intents import MOUSE, Intent, Unplugged
from tenarcade.scenes.attract import Attract
from tenarcade.scenes.confirm import Confirm
from tenarcade.scenes.join import Join
from tenarcade.scenes.party import Party
from tenarcade.scenes.start import begin_match, show_match
from tests.scenes.gallery import Bring
from tests.scenes.playing import STEP, press, turn, wait
from tests.scenes.tables import seating


def title(arcade: Arcade) -> None:
    arcade.go("title")
    wait(arcade)


def title_with_a_match(arcade: Arcade) -> None:
    """One was left in the middle."""
    begin_match(arcade, seating(2), {}, seed=7)
    title(arcade)


def title_with_a_notice(arcade: Arcade) -> None:
    title(arcade)
    arcade.tell(arcade.say("storage-damaged", file="arcade-2024-05-31-damaged.db"))


def join(arcade: Arcade) -> None:
    arcade.go("join", "ten")
    wait(arcade)


def join_five(arcade: Arcade) -> None:
    """People with every kind of device, and two kinds of bot."""
    join(arcade)
    for device in ("keys-left", "pad-3"):
        press(arcade, Intent.CONFIRM, device=device)
    assert isinstance(arcade.scene, Join)
    arcade.scene.party.add_bot()
    turn(arcade, "kind-4")


def _join(arcade: Arcade, game: str) -> Join:
    arcade.go("join", game)
    wait(arcade)
    assert isinstance(arcade.scene, Join)
    return arcade.scene


def _join_with_one_bot(arcade: Arcade, game: str) -> Party:
    party = _join(arcade, game).party
    party.leave(2)
    return party


def join_pig_three(arcade: Arcade) -> None:
    _join_with_one_bot(arcade, "pig")
    press(arcade, Intent.CONFIRM, device="keys-left")


def join_pig_full(arcade: Arcade) -> None:
    """Every kind of device, nobody's device, every kind of bot, and a name as long as names get."""
    party = _join_with_one_bot(arcade, "pig")
    for device in ("keys-left", "keys-number", "pad-3"):
        press(arcade, Intent.CONFIRM, device=device)
    party.join(MOUSE)
    party.join(None)
    party.add_bot()
    party.rename(2, "Maksymiliana")
    turn(arcade, "kind-1", -1)
    turn(arcade, "kind-7")


def join_retro_full(arcade: Arcade) -> None:
    party = _join_with_one_bot(arcade, "retro")
    press(arcade, Intent.CONFIRM, device="keys-middle")
    party.join(MOUSE)
    party.join(None)
    party.rename(4, "Krzysztof-Ma")
    party.add_bot()
    party.add_bot()
    turn(arcade, "option-spare_jokers")


def join_speed_four(arcade: Arcade) -> None:
    """With help for people, and options of the race."""
    party = _join(arcade, "speed").party
    party.join(None)
    party.add_bot()
    turn(arcade, "help-2")


def join_options(arcade: Arcade) -> None:
    join(arcade)
    turn(arcade, "option-edition")
    turn(arcade, "option-bust_buys")
    turn(arcade, "option-starter", 2)


def settings(arcade: Arcade) -> None:
    title(arcade)
    arcade.go_over("settings")
    wait(arcade)


def settings_over_a_match(arcade: Arcade) -> None:
    pause(arcade)
    arcade.go_over("settings")
    press(arcade, Intent.DOWN, Intent.DOWN, Intent.DOWN)


def _match(arcade: Arcade) -> None:
    begin_match(arcade, seating(3), {"starter": 1}, seed=7)
    wait(arcade, 2.0)


def pause(arcade: Arcade) -> None:
    _match(arcade)
    press(arcade, Intent.PAUSE)


def pause_pad_gone(arcade: Arcade) -> None:
    _match(arcade)
    arcade.step([Unplugged("pad-1")], STEP)


def confirm(arcade: Arcade) -> None:
    _match(arcade)
    words = arcade.words(arcade.scene.rules)  # type: ignore[attr-defined]
    question = words.text("confirm-loss", {"points": 12})
    yes, no = words.text("confirm-loss-yes"), words.text("confirm-loss-no")
    arcade.lay_over(Confirm(arcade, question, yes, no, lambda: None))


def attract(arcade: Arcade) -> None:
    """The match of the moment is drawn by lot; here it is always the same."""
    arcade.go("attract")
    scene = arcade.scene
    assert isinstance(scene, Attract)
    scene._table = show_match(arcade, scene._table.seating, 7)
    wait(arcade, 1.0)


def _ladder(arcade: Arcade) -> None:
    arcade.go("ladder", "ten")
    wait(arcade)


def ladder_some(arcade: Arcade) -> None:
    ada = arcade.store.new_profile("Ada", "gold", "circle").id
    for target, margin in ((4, 9), (5, -3), (5, 2), (6, 11), (7, -6), (7, -1)):
        arcade.store.record_rung(ada, "ten", "pl", target, won=margin > 0, margin=margin)
    _ladder(arcade)


def ladder_locked(arcade: Arcade) -> None:
    """The focus is on a rung that is still closed."""
    ladder_some(arcade)
    press(arcade, Intent.UP, Intent.UP)


def ladder_complete(arcade: Arcade) -> None:
    ada = arcade.store.new_profile("Ada", "gold", "circle").id
    for target in range(4, 11):
        arcade.store.record_rung(ada, "ten", "pl", target, won=True, margin=12 - target)
    _ladder(arcade)


PICTURES: dict[str, Bring] = {
    "title": title,
    "title-continue": title_with_a_match,
    "title-notice": title_with_a_notice,
    "join": join,
    "join-five": join_five,
    "join-options": join_options,
    "join-pig-three": join_pig_three,
    "join-pig-full": join_pig_full,
    "join-retro-full": join_retro_full,
    "join-speed-four": join_speed_four,
    "settings": settings,
    "settings-over-a-match": settings_over_a_match,
    "pause": pause,
    "pause-pad-gone": pause_pad_gone,
    "confirm": confirm,
    "attract": attract,
    "ladder": _ladder,
    "ladder-some": ladder_some,
    "ladder-locked": ladder_locked,
    "ladder-complete": ladder_complete,
}
