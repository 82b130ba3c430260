"""10 Retro: what happens to protection and to the sides of cards in a swap."""

import pytest

from tenarcade.core.game import HIDDEN
from tenarcade.rules.retro import RULES
from tenarcade.rules.retro.actions import DropOut, Open, Protect, Raise
from tenarcade.rules.retro.events import CardsSwapped, ProtectionKept, ProtectionRaised
from tenarcade.rules.retro.table import FirstCard, State
from tests.rules.retro_table import act, chips, first_cards, legal, place, protections, refused, table


@pytest.mark.clause("R3.3.4")
def test_protection_stays_with_the_player_and_the_cards_move() -> None:
    state = table(place(up="1", protection=1), place(up="2", protection=2), place(up="3"), phase="open")
    swapped = act(state, Open(1, 3), DropOut()).state
    assert first_cards(swapped) == ["2", "1", "3"]
    assert protections(swapped) == [1, 2, 0]


@pytest.mark.clause("R3.3.4")
def test_first_the_bidder_and_then_the_former_owner_may_add_chips() -> None:
    state = table(place(up="1"), place(up="2", protection=1), place(up="3"), phase="open")
    asked = act(state, Open(1, 3), DropOut()).state
    assert (asked.phase, asked.turn, legal(asked)) == ("protect", 0, {Protect(0), Protect(1), Protect(2)})
    bidder = act(asked, Protect(2))
    assert bidder.events == (ProtectionRaised(0, 2, protection=2),)
    assert (bidder.state.phase, bidder.state.turn) == ("protect", 1)
    assert legal(bidder.state) == {Protect(0), Protect(1)}
    owner = act(bidder.state, Protect(1))
    assert owner.events == (ProtectionRaised(1, 1, protection=2),)
    assert (protections(owner.state), chips(owner.state)) == ([2, 2, 0], [2, 9, 7])
    assert (owner.state.phase, owner.state.turn) == ("open", 1)


@pytest.mark.clause("R3.3.4")
def test_the_winner_of_the_auction_is_asked_and_not_the_opener() -> None:
    state = table(place(up="1"), place(up="2", protection=1), place(up="3"), phase="open", starter=2)
    won = act(state, Open(1, 1), Raise(2), DropOut())
    assert won.told(CardsSwapped)[0].seat == 0
    assert (won.state.phase, won.state.turn) == ("protect", 0)


@pytest.mark.clause("R3.3.4")
def test_both_sides_may_leave_it_and_each_is_asked_once() -> None:
    state = table(place(up="1"), place(up="2"), place(up="3"), phase="open")
    played = act(state, Open(1, 1), Protect(0), Protect(0))
    assert played.told(ProtectionKept) == [ProtectionKept(0, 0), ProtectionKept(1, 0)]
    assert (played.state.phase, played.state.turn) == ("open", 1)
    once = act(state, Open(1, 1), Protect(1), Protect(1)).state
    assert (once.phase, protections(once)) == ("open", [1, 1, 0])


@pytest.mark.clause("R3.3.4")
def test_protection_is_never_lowered_nor_raised_above_two() -> None:
    state = table(place(up="1", protection=1), place(up="2"), phase="open")
    asked = act(state, Open(1, 1)).state
    for count in (-1, 2):
        refusal = refused(asked, Protect(count))
        assert (refusal.key, refusal.values) == ("bad-protection", {"most": 1})


@pytest.mark.clause("R3.3.4")
def test_who_has_two_chips_on_the_card_or_none_left_is_not_asked() -> None:
    state = table(place(chips=1, up="1"), place(up="2"), phase="open")
    assert act(state, Open(1, 1)).state.turn == 1
    state = table(place(up="1", protection=2), place(chips=0, up="2"), phase="open")
    assert act(state, Open(1, 1)).state.phase == "second"


@pytest.mark.clause("R3.3.4")
def test_chips_just_received_may_protect() -> None:
    state = table(place(up="1"), place(chips=0, up="2", protection=1), phase="open")
    asked = act(state, Open(1, 2), Protect(0)).state
    assert legal(asked) == {Protect(0), Protect(1)}
    assert chips(act(asked, Protect(1)).state) == [5, 1]


@pytest.mark.clause("R3.3.5")
@pytest.mark.parametrize("own_is_up", [True, False])
@pytest.mark.parametrize("other_is_up", [True, False])
def test_a_card_keeps_its_side(own_is_up: bool, other_is_up: bool) -> None:
    own = place(up="1") if own_is_up else place(down="1")
    other = place(up="2") if other_is_up else place(down="2")
    swapped = act(table(own, other, phase="open"), Open(1, 1)).state
    assert [laid.first_on_table.card for laid in swapped.places] == ["2", "1"]
    assert [laid.first_on_table.face_up for laid in swapped.places] == [other_is_up, own_is_up]


def seen_first_cards(state: State, audience: set[int]) -> list[str]:
    return first_cards(RULES.view(state, frozenset(audience)))


@pytest.mark.clause("R3.3.5")
def test_a_new_owner_may_look_at_the_card_and_the_others_may_not() -> None:
    before = table(place(down="1"), place(down="2"), place(down="3"), phase="open")
    assert seen_first_cards(before, {0}) == ["1", HIDDEN, HIDDEN]
    after = act(before, Open(1, 1)).state
    assert seen_first_cards(after, {0}) == ["2", "1", HIDDEN]
    assert seen_first_cards(after, {1}) == ["2", "1", HIDDEN]
    assert seen_first_cards(after, {2}) == [HIDDEN, HIDDEN, "3"]
    assert seen_first_cards(after, {0, 2}) == [HIDDEN, HIDDEN, HIDDEN]


@pytest.mark.clause("R3.3.5")
def test_a_swap_is_told_to_each_as_far_as_they_may_know() -> None:
    state = table(place(down="1"), place(up="2"), place(down="3"), phase="open")
    (swapped,) = act(state, Open(1, 1)).told(CardsSwapped)
    taken = FirstCard("2", face_up=True, known_to=(1, 0))
    given = FirstCard("1", face_up=False, known_to=(0, 1))
    assert swapped == CardsSwapped(0, 1, taken, given)
    for seat in (0, 1):
        assert swapped.heard_by(frozenset({seat})) == swapped
    assert swapped.heard_by(frozenset({2})).given.card == HIDDEN
    assert swapped.heard_by(frozenset({2})).taken.card == "2"


@pytest.mark.clause("R3.3.5")
def test_a_card_that_goes_back_is_known_to_both_still() -> None:
    state = table(place(down="1"), place(down="2"), place(down="3"), phase="open")
    back = act(state, Open(1, 1), Protect(0), Protect(0), Open(0, 1)).state
    assert first_cards(back) == ["1", "2", "3"]
    assert seen_first_cards(back, {0, 1}) == ["1", "2", HIDDEN]
