"""10 Retro played through its scene: whole matches by bots and by people, undo, steps back, closed hands."""

from collections import Counter

import pytest
from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.intents import DIRECTIONS, Clicked, Intent, Press, Released
from tenarcade.core.dice import Dice
from tenarcade.core.game import HIDDEN, ONLY
from tenarcade.rules.retro import RULES
from tenarcade.rules.retro.actions import (
    AddSecond,
    NameStarter,
    Open,
    Pass,
    PlayFirst,
    Protect,
    TurnUp,
)
from tenarcade.rules.retro.cards import total
from tenarcade.rules.retro.events import CardsSwapped, FirstCardPlayed
from tenarcade.rules.retro.table import FirstCard
from tenarcade.scenes.games.retro.layout import PEEK, Layout
from tenarcade.scenes.games.retro.results import ResultsScene
from tenarcade.scenes.games.retro.table import RetroTable
from tenarcade.scenes.start import continue_match
from tests.rules.retro_table import place, table
from tests.scenes.company import DEVICES, FRAME, company, settle
from tests.scenes.gallery import hung
from tests.scenes.recording import RecordingCanvas, within
from tests.scenes.retro_hands import closed, decide, sit_down

SEATINGS = {
    "two people": company("retro", DEVICES[:2]),
    "four with a mouse among bots": company("retro", ["mouse", "keys-right"], bots=2),
    "seven people": company("retro", DEVICES[:7]),
    "three with one device": company("retro", [None, None, None]),
    "alone among six bots": company("retro", ["keys-right"], bots=6),
}


@pytest.fixture
def instant(arcade: Arcade) -> Arcade:
    arcade.change(replace(arcade.settings, instant=True))
    return arcade


def follows(scene: RetroTable) -> bool:
    return bool(scene.shown == RULES.view(scene.session.match.state, scene.audience))


@pytest.mark.parametrize("name", SEATINGS)
def test_people_play_a_whole_match_by_pressing(instant: Arcade, name: str) -> None:
    scene = sit_down(instant, SEATINGS[name])
    dice = Dice(1)
    while instant.scene is scene:
        assert follows(scene)
        if scene.curtain is not None:
            instant.step((Press("keys-right", Intent.CONFIRM),), 0.0)
        decide(instant, scene, dice)
        settle(instant, scene)
    assert isinstance(instant.scene, ResultsScene)
    assert scene.session.is_over


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_bots_play_a_whole_match(instant: Arcade, seats: int) -> None:
    scene = sit_down(instant, company("retro", [], bots=seats))
    settle(instant, scene)
    assert isinstance(instant.scene, ResultsScene)


def test_the_picture_follows_at_every_speed(arcade: Arcade, canvas: Canvas) -> None:
    """Told one after the other, and drawn while it moves."""
    arcade.change(replace(arcade.settings, speed=400))
    scene = sit_down(arcade, company("retro", DEVICES[:3], bots=4), seed=8)
    dice = Dice(2)
    for _ in range(14):
        decide(arcade, scene, dice)
        while scene.timeline.is_busy:
            arcade.step((), 0.09)
            scene.draw(canvas, 0.0)
        assert follows(scene)
        settle(arcade, scene)


def test_a_match_goes_on_where_it_was_left(instant: Arcade) -> None:
    scene = sit_down(instant, company("retro", DEVICES[:2], bots=1))
    dice = Dice(4)
    for _ in range(9):
        decide(instant, scene, dice)
        settle(instant, scene)
    state = scene.session.match.state
    instant.go("title")
    continue_match(instant)
    again = instant.scene
    assert isinstance(again, RetroTable)
    assert again.session.match.state == state
    assert follows(again)


# -- focus ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_every_control_is_reached_by_directions_alone(instant: Arcade, seats: int) -> None:
    scene = sit_down(instant, company("retro", DEVICES[:seats]))
    dice = Dice(6)
    for _ in range(60):
        assert {control.name for control in scene.controls()} == reached(scene), scene.shown.phase
        decide(instant, scene, dice)
        settle(instant, scene)
        if instant.scene is not scene:
            return


def reached(scene: RetroTable) -> set[str]:
    """Sliders are changed by left and right, so they are left up and down."""
    controls = scene.controls()
    first = scene.focus.settle(controls)
    assert first is not None
    seen, to_go = {first.name}, [first]
    while to_go:
        here = to_go.pop()
        for way in DIRECTIONS:
            if here.adjust is not None and way in (Intent.LEFT, Intent.RIGHT):
                continue
            scene.focus.take(here)
            scene.focus.move(way, controls)
            there = scene.focus.settle(controls)
            assert there is not None
            if there.name not in seen:
                seen.add(there.name)
                to_go.append(there)
    return seen


# -- steps back and undo --------------------------------------------------------------------------------------------


def lay(scene: RetroTable, state: object) -> None:
    """This very table, as if it had come about."""
    scene.session.match.state = state
    scene._settle()


def test_a_step_back_within_a_choice_sends_nothing(instant: Arcade) -> None:
    scene = sit_down(instant, company("retro", ["keys-right"], bots=2))
    lay(scene, table(place("J 3 4 5"), place("1 2 3 4"), place("1 2 3 4")))
    acts = len(scene.session.match.acts)
    instant.step((Press("keys-right", Intent.RIGHT), Press("keys-right", Intent.CONFIRM)), 0.0)
    assert scene.focus.name == "play-down-0"
    instant.step((Press("keys-right", Intent.BACK),), 0.0)
    assert scene.focus.name == "hand-1"
    assert not any(control.name.startswith("play") for control in scene.controls())
    assert len(scene.session.match.acts) == acts


def test_a_step_back_from_an_opening_bid_sends_nothing(instant: Arcade) -> None:
    scene = sit_down(instant, company("retro", ["keys-right"], bots=1))
    lay(scene, table(place("J 3 4", up="5"), place("1 2 3", up="9", protection=2), phase="open"))
    acts = len(scene.session.match.acts)
    box = Layout(scene.shown, 0, 0).first(1).box
    instant.step((Clicked(box.centre),), 0.0)
    assert scene.focus.name == "bid"
    instant.step((Press("keys-right", Intent.RIGHT), Press("keys-right", Intent.BACK)), 0.0)
    assert scene.focus.name == "card-1"
    assert len(scene.session.match.acts) == acts


def test_the_bid_stays_between_the_lowest_and_ones_chips(instant: Arcade) -> None:
    scene = sit_down(instant, company("retro", ["keys-right"], bots=1))
    lay(scene, table(place("J 3 4", 4, up="5"), place("1 2 3", up="9", protection=2), phase="open"))
    scene._aim(1)
    bids = []
    for by in (-1, 1, 1, 1, 1):
        scene._change_bid(by)
        bids.append(scene._bid)
    assert bids == [2, 3, 4, 4, 4]


@pytest.mark.parametrize(
    ("action", "can"),
    [
        (PlayFirst("3", face_up=False, chips=1), True),
        (PlayFirst("3", face_up=True, chips=1), False),
    ],
)
def test_a_first_card_is_taken_back_unless_it_was_shown(instant: Arcade, action: PlayFirst, *, can: bool) -> None:
    scene = sit_down(instant, company("retro", DEVICES[:2]))
    state = scene.session.match.state
    seat = scene.person
    assert seat is not None
    card = scene.own_hand(seat)[1]
    scene.do(seat, replace(action, card=card))
    settle(instant, scene)
    assert scene.can_undo() == can
    scene.undo()
    assert (scene.session.match.state == state) == can
    assert follows(scene)


def test_nothing_is_taken_back_once_somebody_else_has_acted(instant: Arcade) -> None:
    scene = sit_down(instant, company("retro", ["keys-right"], bots=1))
    seat = scene.person
    assert seat is not None
    scene.do(seat, PlayFirst(scene.own_hand(seat)[0], face_up=False, chips=0))
    settle(instant, scene)
    assert scene.session.match.acts[-1][0].seat != seat
    assert not scene.can_undo()


def test_a_swap_is_taken_back_only_where_both_cards_lay_open(instant: Arcade) -> None:
    scene = sit_down(instant, company("retro", ["keys-right"], bots=1))
    up, down = FirstCard("4", face_up=True, known_to=(0,)), FirstCard("4", face_up=False, known_to=(0,))
    assert not scene.reveals(CardsSwapped(0, 1, up, up))
    assert scene.reveals(CardsSwapped(0, 1, down, up))
    assert scene.reveals(CardsSwapped(0, 1, up, down))
    assert not scene.reveals(FirstCardPlayed(0, "4", face_up=False, protection=0))


@pytest.mark.parametrize(
    ("state", "action"),
    [
        (table(place("6 1 1", down="4"), place("1 2 3", up="5"), phase="second"), TurnUp()),
        (table(place("6 1 1", up="4"), place("1 2 3", up="5"), phase="second"), AddSecond("6")),
        (table(place("6 1 1 1"), place("1 2 3 1"), phase="name"), NameStarter(0)),
    ],
)
def test_what_shows_a_card_is_for_good(arcade: Arcade, state: object, action: object) -> None:
    scene = sit_down(arcade, company("retro", DEVICES[:2]))
    events = RULES.apply(state, 0, action).events  # type: ignore[arg-type]
    assert any(scene.reveals(event) for event in events)


def test_passing_and_protecting_show_nothing(arcade: Arcade) -> None:
    scene = sit_down(arcade, company("retro", DEVICES[:2]))
    state = table(place("6 1 1", up="4"), place("1 2 3", up="5"), phase="open")
    swapped = RULES.apply(state, 0, Open(1, 1)).state
    for before, action in ((state, Pass()), (swapped, Protect(1))):
        assert not any(scene.reveals(event) for event in RULES.apply(before, 0, action).events)


# -- hidden hands ---------------------------------------------------------------------------------------------------


def test_peeking_opens_ones_own_hand_and_ones_own_face_down_card(instant: Arcade) -> None:
    scene = sit_down(instant, company("retro", DEVICES[:3]))
    lay(scene, table(place("6 1 1", down="4"), place("1 2 3", down="5"), place("J J J", down="7"), phase="open"))
    assert all(closed(scene, seat) for seat in range(3))
    instant.step((Press(DEVICES[2], Intent.PEEK),), 0.0)
    picture = scene.picture()
    assert picture.places[2].hand == ("J", "J", "J")
    assert picture.places[2].first_on_table.card == "7"
    for other in (0, 1):
        assert picture.places[other].first_on_table.card == HIDDEN
        assert closed(scene, other)
    instant.step((Released(DEVICES[2], Intent.PEEK),), 0.0)
    assert scene.picture() == scene.shown


def test_the_mouse_opens_its_own_hand_while_it_is_held(instant: Arcade) -> None:
    scene = sit_down(instant, company("retro", ["mouse", "keys-right"]))
    lay(scene, table(place("6 1 1 J"), place("1 2 3 4")))
    instant.step((Clicked(PEEK.centre),), 0.0)
    assert scene.picture().places[0].hand == ("6", "1", "1", "J")


def test_a_second_card_that_does_not_fit_is_refused_without_being_named(instant: Arcade) -> None:
    scene = sit_down(instant, company("retro", DEVICES[:2]))
    lay(scene, table(place("9 8 1", up="4"), place("1 2 3", up="5"), phase="second"))
    notices = set()
    for slot in (0, 1):
        scene.focus.name = f"hand-{slot}"
        instant.step((Press(DEVICES[0], Intent.CONFIRM),), 0.0)
        notices.add(instant.notice)
    assert notices == {"This card does not fit: the sum would be above 10."}
    assert scene.shown.phase == "second"


def test_the_focus_does_not_tell_which_card_fits_a_closed_hand(instant: Arcade) -> None:
    state = table(place("9 6 1", up="4"), place("1 2 3", up="5"), phase="second")
    shared = sit_down(instant, company("retro", DEVICES[:2]))
    lay(shared, state)
    assert shared.focus.name == "stand"
    alone = sit_down(instant, company("retro", ["keys-right"], bots=1))
    lay(alone, state)
    assert alone.focus.name == "hand-1"


def test_the_curtain_hides_everything_until_it_is_lifted(instant: Arcade) -> None:
    scene = sit_down(instant, company("retro", [None, None]))
    assert scene.curtain == scene.person
    assert [control.name for control in scene.controls()] == ["curtain"]
    instant.step((Press("keys-right", Intent.CONFIRM),), 0.0)
    assert scene.person is not None
    assert scene.picture().places[scene.person].hand == scene.own_hand(scene.person)
    assert closed(scene, 1 - scene.person)


def test_a_lone_person_sees_what_the_seat_knows(instant: Arcade) -> None:
    scene = sit_down(instant, company("retro", ["keys-right"], bots=2))
    assert scene.shown == RULES.view(scene.session.match.state, ONLY[0])
    assert scene.picture() == scene.shown
    instant.step((), FRAME)


def test_open_cards_are_added_up_before_the_last_one_is_turned() -> None:
    """Who leads can be read during the reveal, and what is still closed is not told."""
    canvas = RecordingCanvas((1280, 720))
    with hung("retro-reveal") as arcade:
        scene = arcade.scene
        assert isinstance(scene, RetroTable)
        canvas.record(arcade)
        status = Layout(scene.shown, scene.front, scene.home).status
        read = Counter(one.words for one in canvas.written if within(one.box, status))
        closed = [place for place in scene.shown.places if not place.first_on_table.face_up]
        sums = [
            str(total(place.first_on_table.card, place.second))
            for place in scene.shown.places
            if place.first_on_table.face_up
        ]
        assert len(closed) == 1
        assert not Counter(sums) - read
        assert read["?"] == 1
