"""The choices of Pig 10: every button tells what it does, and does it; a closed hand tells nothing."""

import re

import pytest

from tenarcade.client.arcade import Arcade
from tenarcade.client.intents import Intent, Press
from tenarcade.core.dice import Dice
from tenarcade.core.game import Card
from tenarcade.rules.pig import DECK_TABLE, RULES, CardDrawn, CardPlayed, PileWon, top_of, uses
from tenarcade.scenes.games.pig.table import PigTable
from tenarcade.scenes.games.pig.ways import play_of, public_kinds, ways_of
from tests.scenes.at_pig import events_of_last_act, put, sit_down, ways
from tests.scenes.company import DEVICES, FRAME, advice, company, settle


@pytest.fixture
def alone(arcade: Arcade) -> PigTable:
    return sit_down(arcade, company("pig", ["keys-right"], bots=3))


# -- choices ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("P3.7")
def test_a_five_on_five_has_three_ways_each_one_press_away(alone: PigTable, arcade: Arcade) -> None:
    put(alone, "5 8 1", "4 1", 5)
    first = [control for control in ways(alone) if control.name.startswith("slot-0")]
    assert [control.value for control in first] == ["10! you take 3 cards", "0 5 taken off", "5 set to 5"]
    assert [control.shortcut for control in first] == [None, Intent.FIRST, Intent.SECOND]
    arcade.step((Press("keys-right", Intent.SECOND),), 0.0)
    assert CardPlayed(0, "5", 5, "matched", 5) in events_of_last_act(alone)


def test_the_shortcuts_follow_the_focused_card(alone: PigTable, arcade: Arcade) -> None:
    put(alone, "8 5 1", "4 1", 5)
    assert not any(control.shortcut for control in ways(alone))
    arcade.step((Press("keys-right", Intent.RIGHT),), 0.0)
    assert {control.name for control in ways(alone) if control.shortcut} == {"slot-1-subtracted", "slot-1-matched"}


@pytest.mark.parametrize(
    ("hand", "cards", "value", "told"),
    [
        ("4 6 0", "", 0, ["4 opens the pile", "6 opens the pile", "0 opens the pile"]),
        ("3 4 8", "2 4", 6, ["9 added", "10! you take 3 cards", "14 Piotr takes 3 cards"]),
        ("9 10 0", "2 4", 6, ["15 Piotr takes 3 cards", "16 Piotr takes 3 cards", "0 back to zero"]),
        ("10 1 1", "", 0, ["10! you take 1 card", "1 opens the pile", "1 opens the pile"]),
    ],
)
def test_every_card_shows_what_it_would_make(
    alone: PigTable, hand: str, cards: str, value: int, told: list[str]
) -> None:
    put(alone, hand, cards, value)
    assert [control.value for control in ways(alone) if control.name.endswith("plain")] == told


def test_what_was_told_is_what_happens(arcade: Arcade) -> None:
    """In whole matches: the number on the button becomes the value, and whoever it names takes the pile."""
    table = sit_down(arcade, company("pig", ["keys-right"], bots=2), seed=9)
    dice = Dice(2)
    while not table.is_done:
        chosen = dice.choice(ways(table))
        cards = len(table.shown.table) + 1
        chosen.act()
        events = events_of_last_act(table)
        played = next(event for event in events if isinstance(event, CardPlayed))
        won = next((event for event in events if isinstance(event, PileWon)), None)
        number = re.match(r"\d+", chosen.value)
        assert number is not None
        assert int(number[0]) == played.new_value
        noun = "card" if cards == 1 else "cards"
        if won is not None:
            taker = "you take" if won.seat == 0 else f"{table.names[won.seat]} takes"
            assert chosen.value.endswith(f"{taker} {cards} {noun}")
        else:
            assert "take" not in chosen.value.replace("taken off", "")
        settle(arcade, table)


def test_the_buttons_are_exactly_what_the_rules_allow(arcade: Arcade) -> None:
    table = sit_down(arcade, company("pig", ["keys-right"], bots=2), seed=10)
    while not table.is_done:
        state = table.session.match.state
        offered = {(card, value) for card in state.hands[0] for value in ways_of(state, card).values()}
        assert offered == {(play.card, play.value) for play in RULES.legal(state, 0)}
        named = {control.name for control in ways(table)}
        assert named == {
            f"slot-{slot}-{kind}" for slot, card in enumerate(state.hands[0]) for kind in ways_of(state, card)
        }
        table.do(0, advice(table, 0))
        settle(arcade, table)


# -- closed hands -----------------------------------------------------------------------------------------------


@pytest.fixture
def closed(arcade: Arcade) -> PigTable:
    return sit_down(arcade, company("pig", ["keys-left", "keys-right"]))


def test_closed_slots_tell_only_what_the_pile_tells(closed: PigTable) -> None:
    told = []
    for hand in ("5 5 5", "9 8 0"):
        put(closed, hand, "4 4", 8)
        told.append([(control.name, control.label, control.value, control.shortcut) for control in ways(closed)])
    assert told[0] == told[1]
    assert {control.label for control in ways(closed)} == {"Card 1", "Card 2", "Card 3"}


@pytest.mark.parametrize(
    ("slot", "kind", "played"),
    [
        (0, "plain", ("5", 13)),
        (0, "subtracted", ("5", 3)),
        (1, "subtracted", ("3", 11)),
        (2, "matched", ("4", 4)),
        (1, "matched", ("3", 11)),
    ],
)
def test_a_closed_card_is_played_by_its_slot(closed: PigTable, slot: int, kind: str, played: tuple[Card, int]) -> None:
    """A way that the card has not is the usual one: a refusal would tell what it is not, and leave it in the hand."""
    put(closed, "5 3 4", "4 4", 8)
    next(control for control in ways(closed) if control.name == f"slot-{slot}-{kind}").act()
    event = next(event for event in events_of_last_act(closed) if isinstance(event, CardPlayed))
    assert (event.card, event.new_value) == played
    assert closed.arcade.notice == ""


@pytest.mark.parametrize("pile", [(), ("0",), ("4",), ("2", "5"), ("9",)])
def test_the_ways_of_a_closed_hand_are_those_some_card_has(alone: PigTable, pile: tuple[Card, ...]) -> None:
    put(alone, "1 2 3", " ".join(pile), sum(map(int, pile)))
    state = alone.shown
    have = {kind for card in DECK_TABLE for kind in ways_of(state, card)}
    assert set(public_kinds(state)) == have
    for card in DECK_TABLE:
        for kind in public_kinds(state):
            assert play_of(state, card, kind).value in uses(top_of(state.table), state.value, card)


def test_opening_and_closing_leave_the_focus_on_the_usual_way(closed: PigTable, arcade: Arcade) -> None:
    put(closed, "3 5 4", "4 4", 8)
    closed.focus.name = "slot-1-subtracted"
    arcade.step((Press("keys-left", Intent.PEEK),), FRAME)
    assert closed.focus.name == "slot-1-plain"


# -- taking back ------------------------------------------------------------------------------------------------


def test_a_play_that_was_followed_by_a_draw_is_never_taken_back(arcade: Arcade) -> None:
    table = sit_down(arcade, company("pig", ["keys-left", "keys-right"]))
    acts = len(table.session.match.acts)
    table.do(0, advice(table, 0))
    settle(arcade, table)
    assert any(isinstance(event, CardDrawn) for event in events_of_last_act(table))
    assert not table.can_undo()
    arcade.step((Press("keys-left", Intent.UNDO),), FRAME)
    assert len(table.session.match.acts) == acts + 1
    assert arcade.notice


def test_without_a_draw_the_last_play_is_taken_back_by_whoever_played(arcade: Arcade) -> None:
    table = sit_down(arcade, company("pig", ["keys-left", "keys-right"]))
    while table.shown.draw_pile:
        table.do(table.person or 0, advice(table, table.person or 0))
        settle(arcade, table)
    seat, before = table.person, table.session.match.state
    assert seat is not None
    table.do(seat, advice(table, seat))
    settle(arcade, table)
    other = DEVICES[1 - seat]
    arcade.step((Press(other, Intent.UNDO),), FRAME)
    assert table.session.match.state != before
    arcade.step((Press(DEVICES[seat], Intent.UNDO),), FRAME)
    assert table.session.match.state == before
    assert (table.person, table.shown) == (seat, RULES.view(before, table.audience))
