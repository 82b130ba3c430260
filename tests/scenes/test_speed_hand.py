"""Hands at the table: cards keep their keys, pages go round, nothing is lost."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tenarcade.rules.speed.deck import DECK
from tenarcade.scenes.games.speed.hand import FRONT, SeatHand

cards = st.sampled_from(DECK[:9])


def hand_of(*held: str) -> SeatHand:
    hand = SeatHand()
    hand.lay(held)
    return hand


def test_a_card_keeps_its_key_while_its_neighbour_flies_and_returns() -> None:
    hand = hand_of("1/1", "2/1", "3/1", "4/1")
    hand.flick("2/1")
    assert hand.front == ["1/1", None, "3/1", "4/1"]
    hand.take_back("2/1")
    assert hand.front == ["1/1", "2/1", "3/1", "4/1"]


def test_the_next_card_from_behind_moves_up_once_the_spot_is_free() -> None:
    hand = hand_of("1/1", "2/1", "3/1", "4/1", "5/1", "6/1")
    hand.flick("2/1")
    assert (hand.front, hand.rest) == (["1/1", None, "3/1", "4/1"], ["5/1", "6/1"])
    hand.land()
    assert (hand.front, hand.rest) == (["1/1", "5/1", "3/1", "4/1"], ["6/1"])


def test_a_drawn_card_takes_the_first_free_key_but_not_that_of_a_card_in_flight() -> None:
    hand = hand_of("1/1", "2/1", "3/1")
    hand.flick("1/1")
    hand.draw("9/1")
    assert hand.front == [None, "2/1", "3/1", "9/1"]
    hand.draw("8/1")
    assert hand.rest == ["8/1"]


def test_of_two_equal_cards_the_chosen_one_flies() -> None:
    hand = hand_of("1/1", "2/1", "1/1", "3/1")
    hand.choose(2)
    hand.flick("1/1")
    assert hand.front == ["1/1", "2/1", None, "3/1"]


def test_pages_go_round_both_ways() -> None:
    hand = hand_of(*DECK[:6])
    first = hand.front
    assert hand.turn_page(1)
    assert hand.front == [*DECK[4:6], *DECK[:2]]
    assert hand.turn_page(-1)
    assert hand.front == first
    assert not hand_of("1/1", "2/1").turn_page(1)


@given(held=st.lists(cards, min_size=5, max_size=14))
def test_every_card_comes_to_the_front_by_paging(held: list[str]) -> None:
    hand = hand_of(*held)
    seen: Counter[int] = Counter()
    for _ in range(len(held)):
        seen.update(place for place, spot in enumerate(hand.spots) if spot < FRONT)
        hand.turn_page(1)
    assert len(seen) == len(held)


class HandMachine(RuleBasedStateMachine):
    """Beside a hand as the rules have it."""

    @initialize()
    def deal(self) -> None:
        self.hand = SeatHand()
        self.cards = ["1/1", "1/1", "2/1", "3/1"]
        self.hand.lay(self.cards)
        self.away: tuple[int, str] | None = None

    @rule(card=cards)
    def draw(self, card: str) -> None:
        self.hand.draw(card)
        self.cards.append(card)

    @precondition(lambda self: self.cards and self.away is None)
    @rule(data=st.data(), chosen=st.booleans())
    def flick(self, data: st.DataObject, chosen: bool) -> None:
        card = data.draw(st.sampled_from(self.cards))
        if chosen:
            spots = [spot for spot, lying in self.hand.lying if lying == card]
            self.hand.choose(data.draw(st.sampled_from(spots)))
        place = self.cards.index(card)
        self.away = place, self.cards.pop(place)
        self.hand.flick(card)

    @precondition(lambda self: self.away is not None)
    @rule(comes_back=st.booleans())
    def decide(self, comes_back: bool) -> None:
        assert self.away is not None
        (place, card), self.away = self.away, None
        if comes_back:
            self.cards.insert(place, card)
            self.hand.take_back(card)
        else:
            self.hand.land()

    @rule(by=st.sampled_from([1, -1]))
    def turn(self, by: int) -> None:
        self.hand.turn_page(by)

    @invariant()
    def the_cards_are_those_of_the_rules_and_each_has_a_spot(self) -> None:
        assert self.hand.cards == self.cards
        spots = [*self.hand.spots, *([self.hand.away.spot] if self.hand.away else [])]
        assert len({*spots}) == len(spots)
        if max(spots, default=0) >= FRONT:
            assert sorted(spots) == [*range(len(spots))]
        assert Counter([card for card in self.hand.front if card] + self.hand.rest) == Counter(self.cards)


TestHandMachine = HandMachine.TestCase
