"""Taking seats: by pressing, by clicking, with bots, and with every name and look only once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tenarcade.client.arcade import LANGUAGES, Arcade
from tenarcade.client.intents import Intent
from tenarcade.scenes.join import Join
from tenarcade.scenes.party import Party
from tenarcade.scenes.title import Title
from tests.scenes.playing import choose, click, find, names, press, table, turn, wait


@pytest.fixture
def join(arcade: Arcade) -> Join:
    arcade.go("join", "ten")
    wait(arcade)
    assert isinstance(arcade.scene, Join)
    return arcade.scene


def _devices(join: Join) -> list[str | None]:
    return [sitter.device for sitter in join.party.sitters]


def test_the_device_in_hand_and_a_bot_sit_already(join: Join) -> None:
    assert _devices(join) == ["keys-right", None]
    assert [sitter.bot is None for sitter in join.party.sitters] == [True, False]


def test_a_press_takes_a_seat_until_the_table_is_full(join: Join, arcade: Arcade) -> None:
    for device in ("keys-left", "pad-1", "keys-middle", "keys-number"):
        press(arcade, Intent.CONFIRM, device=device)
    assert _devices(join) == ["keys-right", None, "keys-left", "pad-1", "keys-middle"]


def test_a_seated_device_presses_buttons_instead(join: Join, arcade: Arcade) -> None:
    press(arcade, Intent.CONFIRM, device="keys-left")
    choose(arcade, "play", device="keys-left")
    assert table(arcade).seating.sitters[2].device == "keys-left"


def test_back_leaves_the_seat_and_for_the_first_the_screen(join: Join, arcade: Arcade) -> None:
    press(arcade, Intent.CONFIRM, Intent.BACK, device="pad-1")
    assert _devices(join) == ["keys-right", None]
    press(arcade, Intent.BACK)
    assert isinstance(arcade.scene, Title)


def test_the_mouse_adds_people_and_bots_and_sends_them_away(join: Join, arcade: Arcade) -> None:
    arcade.devices.in_hand = "mouse"
    click(arcade, "person-2")
    click(arcade, "bot-3")
    assert _devices(join) == ["keys-right", None, "mouse", None]
    assert join.party.sitters[3].bot is not None
    click(arcade, "leave-1")
    assert _devices(join) == ["keys-right", "mouse", None]


def test_a_person_becomes_every_kind_of_bot_and_a_person_again(join: Join, arcade: Arcade) -> None:
    kinds = []
    for _ in range(4):
        turn(arcade, "kind-0")
        kinds.append(join.party.sitters[0].bot)
    assert kinds == ["random", "cautious", "sharp", None]


def test_a_known_name_plays_for_its_profile(arcade: Arcade) -> None:
    lena = arcade.store.new_profile("Lena", "rose", "star")
    arcade.go("join", "ten")
    assert isinstance(arcade.scene, Join)
    assert arcade.scene.party.sitters[0].name == "Lena"
    assert arcade.scene.party.sitters[0].profile == lena.id
    turn(arcade, "name-0")
    assert arcade.scene.party.sitters[0].profile is None


Step = tuple[str, int, int]
steps = st.lists(
    st.tuples(
        st.sampled_from(["person", "bot", "leave", "name", "kind", "look"]), st.integers(0, 7), st.integers(-3, 3)
    )
)


@given(steps=steps, most=st.integers(1, 8))
def test_no_two_seats_share_a_name_or_a_look(steps: list[Step], most: int) -> None:
    party = Party(most, ("sharp", "random", "cautious"), ())
    for what, seat, by in steps:
        _change(party, what, seat, by)
        sitters = party.sitters
        assert len(sitters) <= most
        assert len({sitter.name for sitter in sitters}) == len(sitters)
        assert len({sitter.colour for sitter in sitters}) == len(sitters)
        assert len({sitter.shape for sitter in sitters}) == len(sitters)


def _change(party: Party, what: str, seat: int, by: int) -> None:
    if what == "person":
        party.join(None)
    elif what == "bot":
        party.add_bot()
    elif seat < len(party.sitters):
        if what == "leave":
            party.leave(seat)
        else:
            getattr(party, f"change_{what}")(seat, by)


def test_options_are_explained_in_every_language(join: Join, arcade: Arcade) -> None:
    for language in LANGUAGES:
        arcade.change(replace(arcade.settings, language=language))
        words = arcade.words(join.rules)
        for option in join.options:
            assert words.knows(f"option-{option.name}")
            assert words.knows(f"option-{option.name}-help")


def test_the_options_chosen_are_those_of_the_match(join: Join, arcade: Arcade) -> None:
    turn(arcade, "option-edition")
    turn(arcade, "option-bust_buys")
    turn(arcade, "option-starter", 2)
    assert find(arcade, "option-starter").value == join.party.sitters[1].name
    click(arcade, "play")
    options = table(arcade).session.match.table.options
    assert (options["edition"], options["bust_buys"], options["starter"]) == ("de", True, 2)


def test_the_first_player_is_one_of_those_who_sit(join: Join, arcade: Arcade) -> None:
    values = []
    for _ in range(4):
        values.append(find(arcade, "option-starter").value)
        turn(arcade, "option-starter")
    assert values == ["by lot", "Ada", "Kaz", "by lot"]


def test_a_first_player_who_leaves_is_drawn_by_lot_again(join: Join, arcade: Arcade) -> None:
    turn(arcade, "option-starter", 2)
    click(arcade, "leave-1")
    assert find(arcade, "option-starter").value == "by lot"


def test_nobody_cannot_play(join: Join, arcade: Arcade) -> None:
    click(arcade, "leave-1")
    click(arcade, "leave-0")
    click(arcade, "play")
    assert arcade.scene is join
    assert arcade.notice == arcade.say("join-too-few", low=1)


def test_one_alone_plays_against_the_automa(join: Join, arcade: Arcade) -> None:
    click(arcade, "leave-1")
    click(arcade, "play")
    assert table(arcade).shown.is_solo


def test_people_get_profiles_with_their_first_match_and_bots_none(join: Join, arcade: Arcade) -> None:
    click(arcade, "play")
    assert [profile.name for profile in arcade.store.profiles] == ["Ada"]
    assert [sitter.profile is not None for sitter in table(arcade).seating.sitters] == [True, False]


def test_coming_back_finds_everybody_in_place(join: Join, arcade: Arcade) -> None:
    press(arcade, Intent.CONFIRM, device="keys-left")
    press(arcade, Intent.CONFIRM, device="pad-1")
    before = join.party.sitters
    press(arcade, Intent.BACK)
    arcade.go("join", "ten")
    assert isinstance(arcade.scene, Join)
    assert arcade.scene.party.sitters[:3] == before[:3]
    assert arcade.scene.party.sitters[3].device is None, "this pad is not plugged in"


def test_leaving_seats_lets_the_empty_ones_follow(join: Join, arcade: Arcade) -> None:
    assert [name for name in names(arcade) if name.startswith(("person", "bot"))] == ["person-2", "bot-2"]
    click(arcade, "leave-0")
    assert [name for name in names(arcade) if name.startswith(("person", "bot"))] == ["person-1", "bot-1"]


@pytest.mark.parametrize("game", ["pig", "retro"])
def test_hands_are_opened_and_closed_for_all_before_the_match(arcade: Arcade, game: str) -> None:
    arcade.go("join", game)
    assert find(arcade, "option-hands").value == "closed"
    turn(arcade, "option-hands")
    assert find(arcade, "option-hands").value == "open"
    choose(arcade, "play")
    assert table(arcade).seating.open_hands
    arcade.go("join", game)
    turn(arcade, "option-hands", -1)
    choose(arcade, "play")
    assert not table(arcade).seating.open_hands


@pytest.mark.parametrize("game", ["ten", "speed"])
def test_where_nothing_is_hidden_there_is_nothing_to_open(arcade: Arcade, game: str) -> None:
    arcade.go("join", game)
    assert "option-hands" not in names(arcade)


@pytest.mark.parametrize(("game", "bots"), [("ten", 1), ("speed", 1), ("pig", 2), ("retro", 2)])
def test_a_game_for_many_waits_with_more_than_one_bot(arcade: Arcade, game: str, bots: int) -> None:
    arcade.go("join", game)
    assert isinstance(arcade.scene, Join)
    assert [sitter.bot is not None for sitter in arcade.scene.party.sitters] == [False, *[True] * bots]
