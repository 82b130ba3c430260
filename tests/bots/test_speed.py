"""The players of Plus Minus: what they see in a table, and who beats whom."""

import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from tenarcade.bots.face import LiveBot, Plan, conclude
from tenarcade.bots.speed import (
    BOTS,
    CAUTIOUS,
    FASTEST_REACTION,
    LEVELS,
    SHARP,
    Skill,
    expected_top,
    longest_chain,
    player,
)
from tenarcade.catalog import level_bots_of
from tenarcade.core.dice import Dice, derive
from tenarcade.play.live_table import play_live
from tenarcade.play.match import Match
from tenarcade.play.table import SeatInfo, Table
from tenarcade.rules.speed import RULES
from tenarcade.rules.speed.actions import Draw, Flick
from tenarcade.rules.speed.table import State
from tests.bots.pace import cards_a_minute, single_round

ROOT = Path(__file__).resolve().parents[2]

# A player who reads the whole hand at every glance and never errs: what it does is what it thinks.
CLEAR = replace(SHARP, cards_a_glance=72, misreading=0.0, eagerness=1.0)


def table(top: str, *hands: str, stacks: Sequence[str] = ()) -> State:
    return State(
        rounds=1,
        mistake_pause=False,
        phase="live",
        stacks=tuple(tuple(stack.split()) for stack in stacks) or ((),) * len(hands),
        hands=tuple(tuple(hand.split()) for hand in hands),
        pile=(top,),
        paused_until=(None,) * len(hands),
        dice=0,
    )


def plan_of(bot: LiveBot[State], state: State, seat: int = 0, seed: int = 1) -> Plan:
    plan: Plan = conclude(bot(RULES.view(state, frozenset({seat})), seat, Dice(seed)))
    return plan


def test_a_chain_uses_each_card_once() -> None:
    assert longest_chain("5/3", ("8/1", "9/1", "10/1"), 9) == 3
    assert longest_chain("5/3", ("8/1", "9/1", "10/1"), 2) == 2
    assert longest_chain("5/3", ("8/1", "7/1"), 9) == 2
    assert longest_chain("5/3", ("1/1", "7/1"), 9) == 0


def test_the_expected_top_counts_on_cards_in_the_air() -> None:
    state = table("5/3", "8/1 1/1", "9/2 4/1", "2/3 4/1")
    for seat, card in ((0, "8/1"), (2, "2/3"), (1, "9/2")):
        state = RULES.apply(state, seat, Flick(card)).state
    assert expected_top(state) == "9/2", "2/3 will be too slow, and 9 follows 8"


def test_foresight_takes_the_card_that_lets_another_follow() -> None:
    state = table("5/3", "2/1 8/1 9/1 5/2", "9/2 4/2")
    assert plan_of(player(CLEAR), state).action == Flick("8/1"), "though somebody else can follow as well"


def test_foresight_then_takes_the_card_that_nobody_else_can_follow() -> None:
    state = table("5/3", "2/1 8/1 5/1 5/2", "9/1 4/2", "7/1 4/2")
    assert plan_of(player(CLEAR), state).action == Flick("2/1")
    state = table("5/3", "2/1 8/1 5/1 5/2", "1/1 4/2", "3/1 4/2")
    assert plan_of(player(CLEAR), state).action == Flick("8/1")


def test_the_only_card_is_flicked_whatever_it_is() -> None:
    state = table("5/3", "7/1", "4/1 4/1")
    for skill in (CAUTIOUS, SHARP):
        assert plan_of(player(skill), state).action == Flick("7/1")


@pytest.mark.parametrize("skill", [CAUTIOUS, SHARP])
def test_cards_are_drawn_only_when_nothing_fits(skill: Skill) -> None:
    fits = table("5/3", "8/1 1/1 9/1 7/1", "4/1 4/1", stacks=("1/2", "1/2"))
    nothing = table("5/3", "3/1 1/1 9/1 7/1", "4/1 4/1", stacks=("1/2", "1/2"))
    unerring = replace(skill, misreading=0.0)
    assert Draw() not in {plan_of(player(unerring), fits, seed=seed).action for seed in range(50)}
    assert Draw() in {plan_of(player(unerring), nothing, seed=seed).action for seed in range(50)}


def test_an_empty_hand_draws() -> None:
    state = table("5/3", "", "4/1 4/1", stacks=("1/2 1/3", "1/2"))
    for skill in (CAUTIOUS, SHARP):
        assert plan_of(player(skill), state).action == Draw()


def test_reading_takes_longer_with_more_cards_in_hand() -> None:
    few = table("5/3", "8/1 1/1", "4/1 4/1")
    many = table("5/3", "8/1" + " 1/1" * 20, "4/1 4/1")

    def finds(state: State) -> int:
        unerring = player(replace(CAUTIOUS, misreading=0.0))
        return sum(plan_of(unerring, state, seed=seed).action == Flick("8/1") for seed in range(200))

    assert finds(few) > 4 * finds(many) > 0


def test_mistakes_are_made_as_often_as_the_skill_says() -> None:
    state = table("5/3", "3/1 1/1 9/1 7/1", "4/1 4/1")
    hasty = player(replace(SHARP, misreading=0.5))
    mistakes = sum(plan_of(hasty, state, seed=seed).action is not None for seed in range(400))
    assert 150 < mistakes < 250


@pytest.mark.parametrize("name", [*BOTS, *LEVELS])
def test_nobody_acts_faster_than_a_person_can(name: str) -> None:
    state = table("5/3", "8/1 1/1 9/1 7/1", "4/1 4/1", stacks=("1/2", "1/2"))
    plans = [plan_of({**BOTS, **LEVELS}[name], state, seed=seed) for seed in range(100)]
    assert all(plan.after >= FASTEST_REACTION for plan in plans if plan.action is not None)
    impossible = player(replace(SHARP, reaction=0, spread=0, cards_a_glance=72))
    assert plan_of(impossible, state).after == FASTEST_REACTION


def share_of_wins(stronger: str, weaker: str, seats: int, matches: int) -> float:
    """One of the stronger against the weaker at all other seats, sitting elsewhere each time."""
    wins = 0.0
    for number in range(matches):
        names = [stronger if seat == number % seats else weaker for seat in range(seats)]
        infos = tuple(SeatInfo(name, name) for name in names)
        match = Match(Table("speed", RULES.info.version, {}, infos, derive(3, number)))
        dice = [Dice(derive(4, number, seat)) for seat in range(seats)]
        outcome = play_live(match, [BOTS[name] for name in names], dice)
        wins += (number % seats in outcome.winners) / len(outcome.winners)
    return wins / matches


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("stronger", "weaker"), [("sharp", "cautious"), ("cautious", "random")])
def test_the_sharper_player_wins_nearly_always(stronger: str, weaker: str, seats: int) -> None:
    assert share_of_wins(stronger, weaker, seats, matches=6) >= 5 / 6


def test_the_ladder_has_a_player_for_every_rung() -> None:
    assert level_bots_of("speed") == LEVELS
    assert list(LEVELS) == [f"level-{rung}" for rung in range(4, 11)]


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(LEVELS)))
def test_each_level_beats_the_one_below(lower: str, higher: str) -> None:
    """Both seatings of the same deals."""
    won = 0
    for number in range(10):
        for seat, names in enumerate(((higher, lower), (lower, higher))):
            outcome = single_round([LEVELS[name] for name in names], number).outcome()
            won += outcome is not None and outcome.winners == (seat,)
    assert won >= 16


def test_the_page_about_the_arena_tells_the_measured_paces() -> None:
    page = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
    told = {name: int(pace) for name, pace in re.findall(r"^\| `([\w-]+)` \|.*\| (\d+) \|$", page, re.MULTILINE)}
    assert told == {name: round(cards_a_minute(bot)) for name, bot in {**BOTS, **LEVELS}.items()}
    paces = [told[name] for name in LEVELS]
    assert paces == sorted(set(paces))
