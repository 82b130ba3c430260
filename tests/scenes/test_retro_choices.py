"""10 Retro's buttons: enabled exactly where the rules allow, and what they tell is what then happens."""

from collections.abc import Iterator

import pytest

from tenarcade.core.game import HIDDEN, ONLY, Action, Seat
from tenarcade.rules.retro import RULES
from tenarcade.rules.retro.actions import AddSecond, Open, PlayFirst, Protect, Raise, TurnUp
from tenarcade.rules.retro.bidding import lowest_bid
from tenarcade.rules.retro.events import BidPaid, CardsSwapped, PricePaid, SecondCardAdded
from tenarcade.rules.retro.table import Auction, Options, State
from tenarcade.scenes.games.retro import choices as ways
from tenarcade.scenes.games.retro.choices import Asked, Choice
from tenarcade.scenes.games.retro.consequences import best_sum
from tenarcade.scenes.games.retro.layout import Layout
from tenarcade.wording import Words
from tests.rules.retro_table import act, place, random_match, table

NAMES = ("Ada", "Kaz", "Mona", "Piotr", "Zofia", "Bruno", "Lena")
WORDS = Words("en", RULES, client=True)


class Asking:
    """Somebody is asked; whatever is pressed is noted instead of done."""

    def __init__(self, state: State, *, closed: bool = False) -> None:
        assert state.turn is not None
        self.state, self.seat = state, state.turn
        self.done: list[Action] = []
        self.picked: int | None = None
        self.aimed: Seat | None = None
        picture = RULES.view(state, frozenset(range(len(state.places))) if closed else ONLY[self.seat])
        hand = state.places[self.seat].hand
        self.asked = Asked(
            picture, self.seat, Layout(picture, self.seat, self.seat), WORDS, NAMES, hand,
            lambda action: RULES.refusal(state, self.seat, action), self.done.append,
        )  # fmt: skip

    def choices(self, bid: int = 0) -> list[Choice]:
        asked, first = self.asked, self.state.places[self.seat].first
        match self.state.phase:
            case "first" if self.picked is not None:
                return ways.play_choices(asked, self.picked, self._pick)
            case "first":
                return ways.pick_choices(asked, self._pick)
            case "open" if self.aimed is not None:
                return ways.opening_bid_choices(asked, self.aimed, bid, lambda by: None, lambda: None)
            case "open":
                return ways.open_choices(asked, self._aim)
            case "auction":
                return ways.raise_choices(asked, bid, lambda by: None)
            case "protect":
                return ways.protect_choices(asked)
            case "second" if first is not None and not first.face_up:
                return ways.turn_choices(asked)
            case "second":
                return ways.second_choices(asked)
        return ways.starter_choices(asked)

    def _pick(self, slot: int) -> None:
        self.picked = slot

    def _aim(self, seat: Seat) -> None:
        self.aimed = seat

    def press_everything(self) -> set[Action]:
        """All that can be done by pressing what is enabled, in one step or in two."""
        for choice in self._enabled(self.state.auction_on.bid + 1 if self.state.phase == "auction" else 0):
            choice.control.act()
            if self.picked is not None or self.aimed is not None:
                self._second_step()
                self.picked = self.aimed = None
        if self.state.phase == "auction":
            self._bids(self.state.auction_on.bid + 1)
        return {*self.done}

    def _second_step(self) -> None:
        if self.aimed is not None:
            self._bids(lowest_bid(self.state.places[self.aimed]))
        else:
            for choice in self._enabled(0):
                if choice.play is not None:
                    choice.control.act()

    def _bids(self, low: int) -> None:
        for bid in range(low, 60):
            for choice in self._enabled(bid):
                if choice.control.name == "bid":
                    choice.control.act()

    def _enabled(self, bid: int) -> Iterator[Choice]:
        return (choice for choice in self.choices(bid) if choice.control.enabled)

    def told(self, name: str, bid: int = 0) -> str:
        choice = next(choice for choice in self.choices(bid) if choice.control.name == name)
        return choice.control.value if choice.fill is None or choice.play else choice.note


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_whatever_is_enabled_is_allowed_and_whatever_is_allowed_can_be_pressed(seats: int) -> None:
    states, _ = random_match(Options(), seats, seed=seats)
    phases = set()
    for state in states:
        if state.turn is not None:
            phases.add(state.phase)
            assert Asking(state).press_everything() == {*RULES.legal(state, state.turn)}, state.phase
    assert {"first", "open", "protect", "second", "name"} <= phases


def test_a_closed_hand_can_be_played_by_its_slots_and_names_no_card() -> None:
    state = table(place("J p3 10 7"), place("1 2 3 4"))
    asking = Asking(state, closed=True)
    labels = [choice.control.label for choice in asking.choices()]
    assert labels == ["Card 1", "Card 2", "Card 3", "Card 4"]
    assert asking.press_everything() == {*RULES.legal(state, 0)}


def test_a_closed_hand_does_not_tell_which_cards_fit() -> None:
    state = table(place("J 9 1", up="4"), place("1 2 3", up="5"), phase="second")
    closed, opened = Asking(state, closed=True).choices(), Asking(state).choices()
    assert [choice.control.enabled for choice in closed] == [True, True, True, True]
    assert [choice.control.enabled for choice in opened] == [True, False, True, True]
    assert len({choice.control.value for choice in closed[:3]}) == 1


# -- consequences ---------------------------------------------------------------------------------------------------


def test_the_sum_told_is_the_sum_reached() -> None:
    state = table(place("J 9 1", up="4"), place("1 2 3", up="5"), phase="second")
    for slot, card in enumerate(("J", "9", "1")):
        told = Asking(state).told(f"hand-{slot}")
        if RULES.refusal(state, 0, AddSecond(card)) is not None:
            assert "= 13: more than 10" in told
            continue
        (added,) = act(state, AddSecond(card)).told(SecondCardAdded)
        assert f"= {added.value}." in told


@pytest.mark.parametrize("hand", ["J 9 1", "9 8 7", "0 1 2", "10 p8 p2"])
def test_the_best_sum_is_the_best_of_all_that_the_rules_allow(hand: str) -> None:
    state = act(table(place(hand, down="4"), place("1 2 3", up="5"), phase="second"), TurnUp()).state
    seconds = [action for action in RULES.legal(state, 0) if isinstance(action, AddSecond)]
    sums = [event.value for one in seconds for event in act(state, one).told(SecondCardAdded)]
    assert best_sum("4", tuple(hand.split())) == max([4, *sums])
    assert best_sum(HIDDEN, tuple(hand.split())) is None


def test_an_unprotected_card_costs_what_is_told_and_swaps_what_is_told() -> None:
    state = table(place("1 1 1", down="4"), place("1 2 3", up="9"), phase="open")
    told = Asking(state).told("card-1")
    assert told.startswith("Costs 1 chip, to the pot, without an auction. You give your 4 for it.")
    played = act(state, Open(1, 1))
    assert played.told(PricePaid)[0].chips == 1
    swapped = played.told(CardsSwapped)[0]
    assert (swapped.taken.card, swapped.given.card) == ("9", "4")


def test_a_protected_card_is_bid_for_and_paid_to_its_owner() -> None:
    state = table(place("1 1 1", down="4"), place("1 2 3", up="9", protection=2), phase="open")
    asking = Asking(state)
    assert "An auction from 2 up. The highest bidder pays Kaz" in asking.told("card-1")
    asking.aimed = 1
    assert asking.told("bid", 3) == "9 for your 4; 3 chips to Kaz, if nobody bids more"
    paid = act(state, Open(1, 3)).told(BidPaid)[0]
    assert (paid.to, paid.chips) == (1, 3)


def test_who_knows_a_face_down_card_is_told() -> None:
    state = table(place("1 1 1", up="4"), place("1 2 3", down="9"), place("1 2 3", up="2"), phase="open")
    state = act(state, Open(1, 1), Protect(0), Protect(0)).state
    assert "Known only to Kaz and Ada." in Asking(act(state, Open(2, 1), Protect(0), Protect(0)).state).told("card-0")


def test_the_bid_told_in_an_auction_is_what_is_paid() -> None:
    laid = (place("1 1 1", down="4"), place("1 2 3", up="9", protection=1), place("1 2 3", up="2"))
    bidding = Auction(opener=2, target=1, bid=2, bidder=2)
    state = table(*laid, phase="auction", turn=0, auction=bidding)
    assert "5 chips to Kaz" in Asking(state).told("bid", 5)
    paid = [event for event in RULES.apply(state, 0, Raise(7)).events if isinstance(event, BidPaid)]
    assert [(event.seat, event.to, event.chips) for event in paid] == [(0, 1, 7)]
    assert "it makes up to 5" in Asking(state).told("drop", 3)


def test_protection_told_is_the_protection_had() -> None:
    deal = Auction(opener=0, target=1, bid=1, bidder=0)
    state = table(place("1 1 1", 5, up="9"), place("1 2 3", up="4"), phase="protect", auction=deal)
    for chips in (1, 2):
        after = act(state, Protect(chips)).state.places[0]
        told = Asking(state).told(f"protect-{chips}")
        assert told == f"bids start at {lowest_bid(after)}; in hand you keep {after.chips}"


@pytest.mark.parametrize(("face_up", "seen"), [(True, "Everybody sees the 7."), (False, "Only you know the 7.")])
def test_who_will_see_the_first_card_is_told(*, face_up: bool, seen: str) -> None:
    state = table(place("7 1 1 1"), place("1 2 3 4"))
    asking = Asking(state)
    asking.picked = 0
    told = asking.told(f"play-{'up' if face_up else 'down'}-2")
    assert told == f"{seen} Who wants it pays you 2 chips or more. Yours go to the pot."
    after = act(state, PlayFirst("7", face_up, 2)).state
    assert (RULES.view(after, ONLY[1]).places[0].first_on_table.card == "7") == face_up
    assert lowest_bid(after.places[0]) == 2
