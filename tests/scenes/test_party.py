"""Who sits down, under which name and with which look."""

from tenarcade.scenes.party import LOOKS, NAMES, Party
from tenarcade.storage.records import Profile


def profile(number: int, name: str, look: tuple[str, str]) -> Profile:
    return Profile(number, name, *look)


def looks(party: Party) -> list[tuple[str, str]]:
    return [(sitter.colour, sitter.shape) for sitter in party.sitters]


def test_somebody_with_a_profile_wears_its_look() -> None:
    party = Party(4, ["sharp"], [profile(1, "Ada", LOOKS[5]), profile(2, "Kaz", LOOKS[3])])
    party.join("keys-left")
    assert looks(party) == [LOOKS[5]]
    party.change_name(0, 1)
    assert party.sitters[0].profile == 2
    assert looks(party) == [LOOKS[3]]


def test_no_two_at_a_table_look_alike() -> None:
    party = Party(4, ["sharp"], [profile(number, NAMES[number], LOOKS[0]) for number in range(3)])
    for _ in range(3):
        party.join(None)
    party.add_bot()
    assert len({*looks(party)}) == 4


def test_a_look_that_is_none_of_ours_can_be_changed() -> None:
    party = Party(2, ["sharp"], [profile(1, "Ada", ("gold", "star"))])
    party.join(None)
    party.change_look(0, 1)
    assert looks(party)[0] in LOOKS


def test_bots_are_called_what_nobody_is_called() -> None:
    """A result knows its people by name: a bot must not win in somebody's name."""
    party = Party(4, ["sharp"], [profile(1, "Ada", LOOKS[0]), profile(2, "Mona", LOOKS[1])])
    for _ in range(4):
        party.add_bot()
    assert not {"Ada", "Mona"} & {sitter.name for sitter in party.sitters}


def test_bots_find_a_name_even_when_every_name_is_somebodys() -> None:
    party = Party(2, ["sharp"], [profile(number, name, LOOKS[0]) for number, name in enumerate(NAMES)])
    party.join(None)
    party.add_bot()
    assert len({sitter.name for sitter in party.sitters}) == 2
