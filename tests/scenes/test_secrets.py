"""Nothing is drawn or said that somebody in front of the screen may not know.

Every match is played on two tables at once. What the audience may know is the same on both; whatever is hidden from it
is dealt anew on the second one before each act. If a picture, a caption, a label, a sound, a shaking pad or the focus
ever differs, something hidden has been told.
"""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tenarcade.app import build_arcade
from tenarcade.catalog import game_names, rules_of
from tenarcade.client.arcade import Arcade
from tenarcade.client.geometry import Spot
from tenarcade.client.intents import MOUSE, Clicked, Dropped, Input, Intent, Press, Released
from tenarcade.client.window import Window
from tenarcade.core.dice import Dice, derive
from tenarcade.core.game import HIDDEN, ONLY, Audience, Seat
from tenarcade.core.setup import parse_options, set_up
from tenarcade.core.tuples import with_item
from tenarcade.play.seating import Seating
from tenarcade.scenes.games.catalog import is_playable
from tenarcade.scenes.games.pig.table import PigTable
from tenarcade.scenes.hands_table import HandsTable
from tenarcade.scenes.start import begin_match
from tenarcade.scenes.table import TableScene
from tenarcade.storage.store import open_store
from tests.scenes.company import DEVICES, company

GAMES = [game for game in game_names() if is_playable(game) and not rules_of(game).info.real_time]
SEED = 5
# Seconds between two looks while something moves.
GLANCE = 0.26
# Enough to have seen every phase of every game; one seating of each plays to the end.
ACTS = 36
ATTEMPTS = 400
COUNTING_GLANCES = 12


class Twins:
    """Two tables with the same audience. It must never be able to tell which of them it looks at."""

    def __init__(self, folder: Path, window: Window, seating: Seating, switching: Seat | None = None) -> None:
        """Whoever switches keeps the own hand open in front of everybody, as often as an act closes it."""
        self.window = window
        self.arcades = [_arcade(folder / name) for name in ("one", "other")]
        self.switching = switching
        audience = frozenset(seating.people) or frozenset(range(len(seating.sitters)))
        self.shaken: list[list[tuple[object, ...]]] = [[], []]
        for arcade, shaken in zip(self.arcades, self.shaken, strict=True):
            arcade.devices.rumble = lambda *shake, into=shaken: into.append(shake)  # type: ignore[method-assign]
        for arcade, seed in zip(self.arcades, (SEED, _deal_that_sounds_the_same(seating, audience)), strict=True):
            begin_match(arcade, _with_switch(arcade, seating, switching), {}, seed)
        self.one, self.other = (_table(arcade) for arcade in self.arcades)
        self.rules = self.one.rules
        self.audience = audience
        # Whoever looks at an open hand hears what its owner hears.
        self.listeners = [audience] if switching is None else [audience, ONLY[switching]]
        self.lookalikes = 0

    @property
    def state(self) -> Any:
        return self.one.session.match.state

    def deal_anew(self, audience: Audience, turn: int) -> None:
        """Everything that this audience may not know becomes something else on the other table."""
        view = self.rules.view(self.state, audience)
        self.other.session.match.state = self.rules.imagine(view, Dice(derive(turn, *sorted(audience))))
        for table in (self.one, self.other):
            table._settle()
        self.compare("dealt anew")

    def press(self, *inputs: Input) -> None:
        for arcade in self.arcades:
            arcade.step(inputs, 0.0)
        self.compare(str(inputs))

    def act(self, seat: Seat, action: Any, known_to: Audience, turn: int) -> None:
        """The same act on both tables, with the same to be heard of it."""
        self.other.session.match.state = self._lookalike(seat, action, known_to, turn)
        for table in (self.one, self.other):
            table._settle()
            table.do(seat, action)
        self.watch()

    def _lookalike(self, seat: Seat, action: Any, known_to: Audience, turn: int) -> Any:
        """Another deal in which this act is allowed and sounds the same; the very same one if none is found."""
        rules, view = self.rules, self.rules.view(self.state, known_to)
        ours = self._heard(self.state, seat, action)
        for attempt in range(ATTEMPTS):
            state = rules.imagine(view, Dice(derive(turn, attempt)))
            if rules.refusal(state, seat, action) is None and self._heard(state, seat, action) == ours:
                self.lookalikes += 1
                return state
        return self.state

    def _heard(self, state: Any, seat: Seat, action: Any) -> list[Any]:
        events = self.rules.apply(state, seat, action).events
        return [event.heard_by(listener) for listener in self.listeners for event in events]

    def watch(self) -> None:
        self.compare("begins")
        while self.one.timeline.is_busy:
            for arcade in self.arcades:
                arcade.step((), GLANCE)
            self.compare(f"after {self.one.session.match.acts[-1:]}")

    def compare(self, when: str) -> None:
        ours, theirs = (_told(table) for table in (self.one, self.other))
        assert ours == theirs, when
        assert self.shaken[0] == self.shaken[1], when
        pictures = [self._picture(arcade) for arcade in self.arcades]
        assert pictures[0] == pictures[1], f"the pictures differ: {when}"

    def _picture(self, arcade: Arcade) -> bytes:
        self.window.draw(arcade, 0.0)
        return self.window.surface.get_buffer().raw

    def end(self) -> None:
        """What is counted in the end is known to all."""
        while all(arcade.scene is table for arcade, table in zip(self.arcades, (self.one, self.other), strict=True)):
            for arcade in self.arcades:
                arcade.step((), GLANCE)
        for _ in range(COUNTING_GLANCES):
            assert [type(arcade.scene).__name__ for arcade in self.arcades] == ["ResultsScene"] * 2
            pictures = [self._picture(arcade) for arcade in self.arcades]
            assert pictures[0] == pictures[1], "the results differ"
            for arcade in self.arcades:
                arcade.step((), GLANCE)


def _arcade(folder: Path) -> Arcade:
    folder.mkdir()
    store = open_store(folder)
    arcade = build_arcade(store)
    arcade.change(replace(store.settings, language="en"))
    return arcade


def _with_switch(arcade: Arcade, seating: Seating, seat: Seat | None) -> Seating:
    if seat is None:
        return seating
    sitter = seating.sitters[seat]
    profile = arcade.store.new_profile(sitter.name, sitter.colour, sitter.shape)
    arcade.store.save_profile(replace(profile, peek_toggles=True))
    known = replace(sitter, profile=profile.id)
    return replace(seating, sitters=with_item(seating.sitters, seat, known))


def _table(arcade: Arcade) -> TableScene:
    table = arcade.scene
    assert isinstance(table, TableScene)
    return table


def _deal_that_sounds_the_same(seating: Seating, audience: Audience) -> int:
    """Another deal of which the audience hears the same; its own cards are too many to find the same ones again."""
    rules = rules_of(seating.game)

    def heard(seed: int) -> list[Any]:
        opening = set_up(rules, parse_options(rules, {}), len(seating.sitters), seed).events
        return [event.heard_by(audience) for event in opening]

    first = heard(SEED)
    return SEED if len(audience) == 1 else next(seed for seed in range(SEED + 1, SEED + 5000) if heard(seed) == first)


def _told(table: TableScene) -> tuple[Any, ...]:
    """All that is said, and all that could be read out."""
    controls = [
        (one.name, one.role, one.label, one.value, one.box, one.enabled, one.shortcut) for one in table.controls()
    ]
    speaker, notice = table.arcade.speaker, table.arcade.notice
    current = table.timeline.current
    return table.caption, notice, tuple(speaker.heard), table.focus.name, controls, current, table.shown


@pytest.fixture
def small_window() -> Window:
    return Window((640, 360), fullscreen=False)


def walk(twins: Twins, acts: int | None) -> None:
    """Whole matches, or their first acts: backs for all, then open for whoever may look, then an act."""
    twins.watch()
    dice = Dice(SEED)
    turn = 0
    while (acting := sorted(twins.rules.to_act(twins.state))) and (acts is None or turn < acts):
        turn += 1
        seat = dice.choice(acting)
        known_to = keep_open(twins, turn)
        if known_to is None:
            twins.deal_anew(twins.audience, turn)
            peek(twins, turn)
            known_to = unveil(twins, turn) or twins.audience
        twins.act(seat, dice.choice(twins.rules.legal(twins.state, seat)), known_to, turn)
    assert twins.lookalikes * 2 > turn, "most acts are done on tables that differ"
    if acts is None:
        twins.end()


def peek(twins: Twins, turn: int) -> None:
    """One of the people looks at their own hand, in front of all others."""
    people = twins.one.seating.people
    if not people or not isinstance(twins.one, HandsTable):
        return
    peeker = people[turn % len(people)]
    device = twins.one.seating.sitters[peeker].device
    if device is None or not twins.one.can_peek(peeker):
        return
    twins.deal_anew(ONLY[peeker], turn)
    twins.press(_opening(twins.one, peeker, device))
    assert twins.one.hand_shown(peeker) == twins.one.own_hand(peeker)
    for other in people:
        if other != peeker:
            assert set(twins.one.hand_shown(other)) <= {HIDDEN}
    twins.press(Dropped(Spot(1, 1)) if device == MOUSE else Released(device, Intent.PEEK))
    assert set(twins.one.hand_shown(peeker)) <= {HIDDEN}


def _opening(table: HandsTable, seat: Seat, device: str) -> Input:
    box = table.peek_box(seat)
    assert box is not None
    return Clicked(box.centre) if device == MOUSE else Press(device, Intent.PEEK)


def keep_open(twins: Twins, turn: int) -> Audience | None:
    """Somebody's hand lies open while others act; a pause in between closes it."""
    seat = twins.switching
    if seat is None or not isinstance(twins.one, HandsTable):
        return None
    device = twins.one.seating.sitters[seat].device
    assert device is not None
    if turn % 5 == 0:
        twins.press(Press(device, Intent.PAUSE))
        twins.deal_anew(twins.audience, turn)
        twins.press(Press(device, Intent.BACK))
    twins.deal_anew(ONLY[seat], turn)
    if not twins.one.is_open(seat):
        twins.press(Press(device, Intent.PEEK), Released(device, Intent.PEEK))
    assert twins.one.hand_shown(seat) == twins.one.own_hand(seat)
    return ONLY[seat]


def unveil(twins: Twins, turn: int) -> Audience | None:
    """Whoever shares a device has just taken it over, and knows what is open now."""
    if not isinstance(twins.one, HandsTable) or (seat := twins.one.curtain) is None:
        return None
    twins.deal_anew(ONLY[seat], turn)
    twins.press(Press("keys-right", Intent.CONFIRM))
    assert twins.one.hand_shown(seat) == twins.one.own_hand(seat)
    return ONLY[seat]


def seatings(game: str) -> Iterator[tuple[str, Seating, int | None, Seat | None]]:
    most = rules_of(game).info.max_seats
    yield "own devices", company(game, DEVICES[:3], bots=1), None, None
    yield "as many as there can be", company(game, DEVICES[:most]), ACTS, None
    yield "one device", company(game, [None, None, None], bots=1), ACTS, None
    yield "alone among bots", company(game, ["keys-right"], bots=3), ACTS, None
    yield "bots only", company(game, [], bots=4), ACTS, None
    if rules_of(game).info.hidden_hands:
        yield "one keeps the hand open", company(game, DEVICES[:3], bots=1), ACTS, 1


CASES = [pytest.param(*case[1:], id=f"{game}, {case[0]}") for game in GAMES for case in seatings(game)]


@pytest.mark.parametrize(("seating", "acts", "switching"), CASES)
def test_no_audience_can_tell_one_deal_of_what_is_hidden_from_another(
    tmp_path: Path,
    small_window: Window,
    caplog: pytest.LogCaptureFixture,
    seating: Seating,
    acts: int | None,
    switching: Seat | None,
) -> None:
    with caplog.at_level(logging.DEBUG):
        walk(Twins(tmp_path, small_window, seating, switching), acts)
    assert caplog.records == [], "what is logged lies open to everybody"


def test_an_open_hand_would_be_noticed(tmp_path: Path, small_window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PigTable, "is_open", lambda table, seat: seat in table.seating.people)
    with pytest.raises(AssertionError):
        walk(Twins(tmp_path, small_window, company("pig", DEVICES[:3])), ACTS)


def test_a_caption_that_says_too_much_would_be_noticed(
    tmp_path: Path, small_window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PigTable, "caption_of", lambda table, event: str(table.own_hand(0)))
    with pytest.raises(AssertionError):
        walk(Twins(tmp_path, small_window, company("pig", DEVICES[:3])), ACTS)


def test_a_telling_focus_would_be_noticed(
    tmp_path: Path, small_window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    def turn_began(table: PigTable) -> None:
        seat = table.session.person_to_act
        hand = [] if seat is None else table.own_hand(seat)
        table.focus.name = f"slot-{max(range(len(hand)), key=lambda slot: int(hand[slot]), default=0)}-plain"

    monkeypatch.setattr(PigTable, "turn_began", turn_began)
    with pytest.raises(AssertionError):
        walk(Twins(tmp_path, small_window, company("pig", DEVICES[:3])), ACTS)
