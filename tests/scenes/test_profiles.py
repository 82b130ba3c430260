"""Profiles and records: seen, made, changed, forgotten, and counted."""

import time
from collections.abc import Sequence

import pytest

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.intents import MOUSE, Intent, Press, Wheeled
from tenarcade.play.seating import Seating
from tenarcade.scenes.party import LOOKS, NAMES
from tenarcade.scenes.profile import ProfilePage
from tenarcade.scenes.profiles import Profiles
from tenarcade.scenes.records import Records, told_when
from tenarcade.scenes.tallies import Climbed, ladders_of, tallied
from tenarcade.storage.records import Profile, Result
from tenarcade.wording import Words
from tests.scenes.hands import act, click, control, cut_off, press, reached, strike, write

pytestmark = pytest.mark.usefixtures("canvas")


def make_profiles(arcade: Arcade, count: int) -> list[Profile]:
    return [arcade.store.new_profile(name, *LOOKS[0]) for name in NAMES[:count]]


def add_result(arcade: Arcade, game: str, names: Sequence[str], winners: Sequence[int], at: float = 1.7e9) -> None:
    scores = tuple(20 - 7 * seat for seat in range(len(names)))
    arcade.store.add_result(Result(game, at, tuple(names), scores, tuple(winners)), b"")


def page(arcade: Arcade) -> ProfilePage:
    assert isinstance(arcade.scene, ProfilePage)
    return arcade.scene


# -- counting ---------------------------------------------------------------------------------------------------


def test_matches_and_wins_are_counted_by_name_and_game(arcade: Arcade) -> None:
    add_result(arcade, "ten", ["Ada", "Kaz"], [0])
    add_result(arcade, "ten", ["Ada", "Kaz"], [0, 1])
    add_result(arcade, "pig", ["Kaz", "Ada", "Mona"], [2])
    tallies = tallied(arcade.store.results(None))
    assert (tallies.played["Ada", "ten"], tallies.won["Ada", "ten"]) == (2, 2)
    assert (tallies.played["Kaz", "ten"], tallies.won["Kaz", "ten"]) == (2, 1)
    assert (tallies.played["Ada", "pig"], tallies.won["Ada", "pig"]) == (1, 0)
    assert (tallies.matches("Ada"), tallies.wins("Ada"), tallies.matches("Nobody")) == (3, 2, 0)


def test_more_matches_than_a_page_holds_are_counted(arcade: Arcade) -> None:
    for _ in range(60):
        add_result(arcade, "ten", ["Ada", "Kaz"], [1])
    (ada,) = make_profiles(arcade, 1)
    arcade.go("profiles")
    assert "60 matches" in control(arcade, f"profile-{ada.id}").value


def test_a_ladder_shows_the_rungs_that_were_won_by_edition(arcade: Arcade) -> None:
    (ada,) = make_profiles(arcade, 1)
    arcade.store.record_rung(ada.id, "ten", "pl", 4, won=True, margin=3)
    arcade.store.record_rung(ada.id, "ten", "pl", 5, won=False, margin=-3)
    polish, german = ladders_of(arcade.store, ada.id, "ten")
    assert polish == Climbed("pl", {target: target == 4 for target in range(4, 11)})
    assert german == Climbed("de", dict.fromkeys(range(5, 11), False))


# -- the list ---------------------------------------------------------------------------------------------------


def test_without_profiles_one_can_be_made(arcade: Arcade) -> None:
    arcade.go("profiles")
    press(arcade, Intent.CONFIRM)
    write(arcade, "Ida")
    strike(arcade, "return")
    assert page(arcade).profile.name == "Ida"
    assert [one.name for one in arcade.store.profiles] == ["Ida"]


def test_a_new_profile_has_a_look_that_few_others_have(arcade: Arcade) -> None:
    make_profiles(arcade, 2)
    arcade.go("profiles")
    click(arcade, "new")
    write(arcade, "Ida")
    strike(arcade, "return")
    assert (page(arcade).profile.colour, page(arcade).profile.shape) == LOOKS[1]


def test_two_profiles_never_have_one_name(arcade: Arcade) -> None:
    make_profiles(arcade, 2)
    arcade.go("profiles")
    click(arcade, "new")
    write(arcade, "ADA")
    strike(arcade, "return")
    assert "ADA" in arcade.notice
    assert len(arcade.store.profiles) == 2


def test_arrows_lead_to_every_profile_and_bring_it_into_view(arcade: Arcade) -> None:
    profiles = make_profiles(arcade, 15)
    arcade.go("profiles")
    names = [f"profile-{one.id}" for one in profiles]
    press(arcade, Intent.DOWN, Intent.DOWN, Intent.DOWN)
    assert arcade.scene.focus.name == names[12]
    assert control(arcade, names[12])
    press(arcade, Intent.UP, Intent.UP, Intent.UP)
    assert arcade.scene.focus.name == names[0]
    assert control(arcade, names[0])


def test_the_row_below_may_be_shorter(arcade: Arcade) -> None:
    profiles = make_profiles(arcade, 6)
    arcade.go("profiles", profiles[3].id)
    press(arcade, Intent.DOWN)
    assert arcade.scene.focus.name == f"profile-{profiles[5].id}"
    press(arcade, Intent.DOWN)
    assert arcade.scene.focus.name in {"new", "records", "keys", "back"}


@pytest.mark.parametrize("how", ["wheel", "arrow"])
def test_a_mouse_brings_the_last_profile_into_view(arcade: Arcade, how: str) -> None:
    profiles = make_profiles(arcade, 16)
    arcade.go("profiles")
    last = f"profile-{profiles[-1].id}"
    assert last not in {one.name for one in arcade.scene.controls()}
    if how == "wheel":
        act(arcade, Wheeled(-1))
    else:
        click(arcade, "scroll-down")
    click(arcade, last)
    assert page(arcade).profile == profiles[-1]


def test_wheel_and_arrows_stop_at_the_ends(arcade: Arcade) -> None:
    profiles = make_profiles(arcade, 16)
    arcade.go("profiles")
    act(arcade, Wheeled(3))
    assert control(arcade, f"profile-{profiles[0].id}")
    act(arcade, Wheeled(-40))
    assert control(arcade, f"profile-{profiles[-1].id}")
    assert not control(arcade, "scroll-down").enabled


def test_a_list_that_fits_has_no_arrows(arcade: Arcade) -> None:
    make_profiles(arcade, 12)
    arcade.go("profiles")
    assert not [one for one in arcade.scene.controls() if one.name.startswith("scroll")]


def test_arrows_lead_everywhere_in_the_list(arcade: Arcade) -> None:
    make_profiles(arcade, 5)
    arcade.go("profiles")
    assert reached(arcade) == {one.name for one in arcade.scene.controls()}


@pytest.mark.parametrize("device", ["keys-left", "pad-1", MOUSE])
def test_back_leads_to_the_title(arcade: Arcade, device: str) -> None:
    arcade.go("profiles")
    act(arcade, Press(device, Intent.BACK))
    assert not isinstance(arcade.scene, Profiles)


# -- one person's page ------------------------------------------------------------------------------------------


@pytest.fixture
def ada(arcade: Arcade) -> Profile:
    """Her page is open; she has played and climbed."""
    ada, _ = make_profiles(arcade, 2)
    add_result(arcade, "ten", ["Ada", "Kaz"], [0])
    arcade.store.record_rung(ada.id, "ten", "pl", 4, won=True, margin=3)
    arcade.go("profile", ada.id)
    return ada


def test_a_new_name_takes_the_matches_along(arcade: Arcade, ada: Profile) -> None:
    click(arcade, "rename")
    strike(arcade, "backspace", "a", "m", "return")
    assert page(arcade).profile.name == "Adam"
    press(arcade, Intent.BACK)
    assert "1 match" in control(arcade, f"profile-{ada.id}").value
    assert arcade.store.results()[0].names == ("Adam", "Kaz")


def test_ones_own_name_is_not_taken(arcade: Arcade, ada: Profile) -> None:
    click(arcade, "rename", "done")
    assert page(arcade).profile == ada


def test_the_look_is_turned_and_kept(arcade: Arcade, ada: Profile) -> None:
    arcade.scene.focus.name = "look"
    press(arcade, Intent.RIGHT, Intent.RIGHT)
    assert (page(arcade).profile.colour, page(arcade).profile.shape) == LOOKS[2]
    press(arcade, Intent.LEFT, Intent.LEFT, Intent.LEFT)
    assert (page(arcade).profile.colour, page(arcade).profile.shape) == LOOKS[-1]


def test_deleting_asks_and_keeping_is_the_first_answer(arcade: Arcade, ada: Profile) -> None:
    click(arcade, "delete")
    press(arcade, Intent.CONFIRM)
    assert page(arcade).profile == ada


def test_a_deleted_profile_takes_its_ladder_and_leaves_its_results(arcade: Arcade, ada: Profile) -> None:
    click(arcade, "delete", "yes")
    assert isinstance(arcade.scene, Profiles)
    assert [one.name for one in arcade.store.profiles] == ["Kaz"]
    assert not arcade.store.rungs(ada.id, "ten", "pl")
    assert arcade.store.results()[0].names == ("Ada", "Kaz")


@pytest.mark.parametrize("change", ["rename", "look", "delete"])
def test_nobody_comes_back_to_a_table_as_who_they_were(arcade: Arcade, ada: Profile, change: str) -> None:
    arcade.last_tables["ten"] = Seating("ten", ())
    click(arcade, change)
    if change != "look":
        click(arcade, "done" if change == "rename" else "yes")
    assert not arcade.last_tables


def test_the_page_leads_to_ones_own_keys_and_back(arcade: Arcade, ada: Profile) -> None:
    click(arcade, "keys")
    assert control(arcade, "profile").value == "Ada"
    press(arcade, Intent.BACK)
    assert page(arcade).profile == ada


def test_arrows_lead_everywhere_on_the_page(arcade: Arcade, ada: Profile) -> None:
    assert reached(arcade) == {one.name for one in arcade.scene.controls()}


def test_the_list_comes_back_to_the_same_person(arcade: Arcade) -> None:
    profiles = make_profiles(arcade, 16)
    arcade.go("profile", profiles[-1].id)
    press(arcade, Intent.BACK)
    assert control(arcade, f"profile-{profiles[-1].id}").name == arcade.scene.focus.name


# -- the latest results -----------------------------------------------------------------------------------------


@pytest.fixture
def rows(arcade: Arcade, canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that was written since."""
    written: list[str] = []

    def text(words: str, *rest: object, **more: object) -> float:
        written.append(words)
        return 0.0

    monkeypatch.setattr(canvas, "text", text)
    return written


@pytest.mark.parametrize("down", ["key", "wheel", "arrow"])
def test_the_results_are_moved_by_every_device(arcade: Arcade, canvas: Canvas, rows: list[str], down: str) -> None:
    for number in range(9):
        add_result(arcade, "pig", [f"P{number}", "Kaz"], [0])
    arcade.go("records")
    arcade.scene.draw(canvas, 0.0)
    assert "P8" in rows
    assert "P0" not in rows
    for _ in range(12):
        if down == "key":
            press(arcade, Intent.DOWN)
        elif down == "wheel":
            act(arcade, Wheeled(-1))
        else:
            click(arcade, "scroll-down")
    rows.clear()
    arcade.scene.draw(canvas, 0.0)
    assert "P0" in rows
    assert "P8" not in rows


def test_a_result_says_game_names_and_scores(arcade: Arcade, canvas: Canvas, rows: list[str]) -> None:
    add_result(arcade, "retro", ["Ada", "Kaz", "Mona", "Piotr"], [0])
    arcade.go("records")
    arcade.scene.draw(canvas, 0.0)
    assert {"10 Retro", "Ada", "20", "Kaz", "13", "Mona", "6", "Piotr", "−1"} <= {*rows}


def test_every_winner_wears_a_crown(arcade: Arcade, canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    crowns: list[object] = []
    monkeypatch.setattr("tenarcade.scenes.records.draw_crown", lambda *where: crowns.append(where))
    add_result(arcade, "ten", ["Ada", "Kaz", "Mona"], [0, 2])
    arcade.go("records")
    arcade.scene.draw(canvas, 0.0)
    assert len(crowns) == 2


def test_a_game_that_is_gone_is_still_listed(arcade: Arcade, canvas: Canvas, rows: list[str]) -> None:
    add_result(arcade, "whist", ["Ada", "Kaz"], [0])
    arcade.go("records")
    arcade.scene.draw(canvas, 0.0)
    assert "whist" in rows


def test_the_results_lead_back_to_the_profiles(arcade: Arcade) -> None:
    arcade.go("profiles")
    click(arcade, "records")
    assert isinstance(arcade.scene, Records)
    press(arcade, Intent.CONFIRM)
    assert isinstance(arcade.scene, Profiles)


@pytest.mark.parametrize(("language", "date"), [("en", "9 Mar 2026"), ("de", "9. März 2026"), ("pl", "9 marca 2026")])
def test_dates_are_written_as_the_language_writes_them(language: str, date: str) -> None:
    words = Words(language, client=True)
    assert told_when(time.mktime((2026, 3, 9, 21, 5, 0, 0, 0, -1)), words) == (date, "21:05")


# -- pictures ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("route", ["profiles", "profile", "records"])
def test_everything_fits(arcade: Arcade, canvas: Canvas, route: str, text_scale: float) -> None:
    long = arcade.store.new_profile("Bartłomiejka", *LOOKS[2])
    make_profiles(arcade, 15)
    for target in range(4, 11):
        arcade.store.record_rung(long.id, "ten", "pl", target, won=True, margin=1)
    add_result(arcade, "retro", ["Bartłomiejka", *NAMES[:7]], [0, 1])
    add_result(arcade, "speed", ["Bartłomiejka"] * 4, [3])
    arcade.go(route, *([long.id] if route == "profile" else []))
    canvas.text_scale = text_scale
    assert not cut_off(arcade, canvas)


@pytest.mark.parametrize("route", ["profiles", "records"])
def test_an_empty_arcade_says_so(arcade: Arcade, canvas: Canvas, route: str) -> None:
    arcade.go(route)
    assert not cut_off(arcade, canvas)


# -- peeking ------------------------------------------------------------------------------------------------------


def test_everybody_peeks_their_own_way(arcade: Arcade) -> None:
    ada, kaz = make_profiles(arcade, 2)
    arcade.go("profile", ada.id)
    assert control(arcade, "peek").value == "hold"
    arcade.scene.focus.name = "peek"
    press(arcade, Intent.RIGHT)
    assert control(arcade, "peek").value == "switch"
    assert [one.peek_toggles for one in arcade.store.profiles] == [True, False]
    click(arcade, "peek")
    assert [one.peek_toggles for one in arcade.store.profiles] == [False, False]
    arcade.go("profile", kaz.id)
    click(arcade, "peek")
    assert [one.peek_toggles for one in arcade.store.profiles] == [False, True]
