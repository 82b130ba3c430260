"""Profiles, records, names and keys."""

from tenarcade.client.arcade import Arcade
from tenarcade.client.intents import Intent
from tenarcade.scenes.party import LOOKS, NAMES
from tenarcade.storage.records import Profile, Result
from tests.scenes.gallery import Bring
from tests.scenes.playing import press, wait

# A fixed day long gone.
ONE_DAY = 1_700_000_000.0


def _known(arcade: Arcade, count: int) -> list[Profile]:
    return [arcade.store.new_profile(name, *LOOKS[place % 8]) for place, name in enumerate(NAMES[:count])]


def _matches(arcade: Arcade, count: int) -> None:
    for number in range(count):
        names = NAMES[number % 3 : number % 3 + 2 + number % 4]
        scores = tuple(9 + (number * 7 + seat * 5) % 13 for seat in range(len(names)))
        winners = tuple(seat for seat, points in enumerate(scores) if points == max(scores))
        arcade.store.add_result(Result("ten", ONE_DAY + number * 90_000, names, scores, winners), b"")


def _over_the_title(arcade: Arcade, route: str, *arguments: object) -> None:
    arcade.go("title")
    arcade.go_over(route, *arguments)
    wait(arcade)


def profiles(count: int, arcade: Arcade) -> None:
    _known(arcade, count)
    _matches(arcade, 12)
    arcade.go("profiles")
    wait(arcade)


def profile(arcade: Arcade) -> None:
    ada, *_ = _known(arcade, 3)
    _matches(arcade, 12)
    for target in (4, 5, 6):
        arcade.store.record_rung(ada.id, "ten", "pl", target, won=True, margin=target)
    _over_the_title(arcade, "profile", ada.id)


def records(count: int, arcade: Arcade) -> None:
    _known(arcade, 3)
    _matches(arcade, count)
    arcade.go("records")
    wait(arcade)


def naming(arcade: Arcade) -> None:
    _over_the_title(arcade, "naming", "Ada", ("Kaz",), lambda _: None)


def keys(arcade: Arcade) -> None:
    _known(arcade, 2)
    _over_the_title(arcade, "keys")


def next_key(arcade: Arcade) -> None:
    keys(arcade)
    arcade.scene.focus.name = next(one.name for one in arcade.scene.controls() if one.name.startswith("intent-"))
    press(arcade, Intent.CONFIRM)


PICTURES: dict[str, Bring] = {
    "profiles-none": lambda arcade: profiles(0, arcade),
    "profiles": lambda arcade: profiles(4, arcade),
    "profiles-many": lambda arcade: profiles(16, arcade),
    "profile": profile,
    "records-none": lambda arcade: records(0, arcade),
    "records": lambda arcade: records(20, arcade),
    "naming": naming,
    "keys": keys,
    "next-key": next_key,
}
