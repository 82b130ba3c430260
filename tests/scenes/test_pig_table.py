"""Pig 10 on the screen: whole matches by presses alone, a picture that follows the state, and a sty that is heard."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.intents import Clicked, Intent, Press
from tenarcade.core.dice import Dice
from tenarcade.core.game import HIDDEN, Event, Seat
from tenarcade.play.seating import Seating
from tenarcade.rules.pig import RULES, PileWon
from tenarcade.scenes.games.pig.layout import CAPTION, FRONT, STY, Layout, slot_box, way_box
from tenarcade.scenes.games.pig.table import PigTable
from tenarcade.scenes.start import begin_match, continue_match
from tests.scenes.at_pig import put, sit_down, ways
from tests.scenes.company import DEVICES, FRAME, advice, company, settle

LANGUAGES = ("en", "de", "pl")
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def alone(arcade: Arcade) -> PigTable:
    return sit_down(arcade, company("pig", ["keys-right"], bots=3))


# -- whole matches ----------------------------------------------------------------------------------------------


class Presser:
    """Plays what a bot advises, with the device of whoever is asked: by keys, or by clicks."""

    def __init__(self, arcade: Arcade, table: PigTable) -> None:
        self.arcade = arcade
        self.table = table
        self.dice = Dice(1)

    def play(self) -> None:
        seat = self.table.person
        assert seat is not None
        if self.table.curtain is not None:
            self.arcade.step((Press("keys-right", Intent.CONFIRM),), FRAME)
        device = self.table.seating.sitters[seat].device or "keys-right"
        goal = self.dice.choice(ways(self.table))
        if device == "mouse":
            self.arcade.step((Clicked(goal.box.centre),), FRAME)
        else:
            self._walk_to(goal.name, device)
            self.arcade.step((Press(device, Intent.CONFIRM),), FRAME)

    def _walk_to(self, name: str, device: str) -> None:
        """Around all controls, as far as arrows lead."""
        for _ in range(30):
            focused = self.table.focus.settle(self.table.controls())
            assert focused is not None
            if focused.name == name:
                return
            goal = next(control for control in self.table.controls() if control.name == name)
            across = goal.box.x - focused.box.x
            way = Intent.RIGHT if across > 50 else Intent.LEFT if across < -50 else None
            if way is None:
                way = Intent.DOWN if goal.box.y > focused.box.y else Intent.UP
            self.arcade.step((Press(device, way),), 0.0)
        raise AssertionError(f"no way leads to {name}")


SEATINGS = {
    "two, alone": company("pig", ["keys-right"], bots=1),
    "four, own devices": company("pig", [*DEVICES[:2], "mouse"], bots=1),
    "four, one device": company("pig", [None, None, None], bots=1),
    "eight people": company("pig", DEVICES),
    "eight, alone": company("pig", ["keys-left"], bots=7),
}


@pytest.mark.parametrize("seating", SEATINGS.values(), ids=SEATINGS)
def test_a_whole_match_is_played_with_presses_alone(arcade: Arcade, seating: Seating) -> None:
    table = sit_down(arcade, seating)
    presser = Presser(arcade, table)
    while not table.is_done:
        state = table.session.match.state
        assert table.shown == RULES.view(state, table.audience)
        acts = len(table.session.match.acts)
        presser.play()
        assert len(table.session.match.acts) > acts
        settle(arcade, table)
    assert RULES.outcome(table.session.match.state) is not None


def test_what_is_told_leads_to_what_is(arcade: Arcade) -> None:
    """Event by event, without ever looking at the state: the picture ends where the state is."""
    arcade.change(replace(arcade.settings, speed=400))
    begin_match(arcade, company("pig", ["keys-right"], bots=2), {}, seed=6)
    table = arcade.scene
    assert isinstance(table, PigTable)
    told = table.shown
    assert [len(hand) for hand in told.hands] == [0, 0, 0]
    closings = 0
    close = table.timeline._closed

    def closed(event: Event) -> None:
        nonlocal closings, told
        close(event)
        closings += 1
        told = table.shown

    table.timeline._closed = closed
    for _ in range(12):
        while not table.timeline.is_busy and table.person is None:
            arcade.step((), FRAME)
        while table.timeline.is_busy:
            arcade.step((), FRAME)
        passed_on = replace(told, turn=table.shown.turn)
        assert passed_on == table.shown == RULES.view(table.session.match.state, table.audience)
        if table.person is not None:
            table.do(table.person, advice(table, table.person))
    assert closings > 12


def test_a_match_goes_on_where_it_was_left(arcade: Arcade, alone: PigTable) -> None:
    alone.do(0, advice(alone, 0))
    settle(arcade, alone)
    shown = alone.shown
    arcade.go("title")
    continue_match(arcade)
    again = arcade.scene
    assert isinstance(again, PigTable)
    assert (again.shown, again.person) == (shown, 0)


# -- what is seen and heard -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "sound"), [("4", "pig-cheer"), ("9", "pig-groan")])
def test_the_pigsty_is_heard_and_read(alone: PigTable, arcade: Arcade, canvas: Canvas, card: str, sound: str) -> None:
    arcade.change(replace(arcade.settings, instant=False))
    put(alone, f"{card} 1 1", "2 4", 6)
    next(control for control in ways(alone) if control.name == "slot-0-plain").act()
    while not isinstance(alone.timeline.current, PileWon):
        arcade.step((), FRAME)
    assert sound in arcade.speaker.heard
    assert alone._motion.mood == ("cheer" if card == "4" else "groan")
    assert "takes the pile" in alone.caption
    alone.draw(canvas, 0.0)
    assert canvas.clipped == []


def test_calm_pictures_do_not_move_with_time(alone: PigTable, arcade: Arcade, canvas: Canvas) -> None:
    def picture() -> bytes:
        alone.draw(canvas, 0.0)
        return canvas.surface.get_buffer().raw

    lively = picture()
    alone._seconds += 0.7
    assert picture() != lively
    arcade.change(replace(arcade.settings, reduced_motion=True))
    calm = picture()
    alone._seconds += 0.7
    assert picture() == calm


@every_language
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_every_text_fits_in_every_phase(arcade: Arcade, canvas: Canvas, language: str, seats: int) -> None:
    arcade.change(replace(arcade.settings, language=language))
    table = sit_down(arcade, company("pig", DEVICES[:2], bots=seats - 2))
    for device in (None, "keys-left"):
        if device is not None:
            arcade.step((Press(device, Intent.PEEK),), FRAME)
        for hand, cards, value in (("5 5 1", "4 1", 5), ("10 9 8", "2 3 4", 9), ("0 4 7", "", 0)):
            put(table, hand, cards, value)
            table.draw(canvas, 0.0)
    while not table.is_done:
        table.do(table.person or 0, advice(table, table.person or 0))
        settle(arcade, table)
        if len(table.session.match.acts) % 9 == 0 and not table.is_done:
            table.draw(canvas, 0.0)
    assert canvas.clipped == []


@pytest.mark.parametrize("seats", range(2, 9))
def test_nothing_lies_on_anything_else(arcade: Arcade, seats: int) -> None:
    table = sit_down(arcade, company("pig", ["keys-right"], bots=seats - 1))
    layout = Layout(table.shown, 0, 0)
    boxes = [layout.panel(seat) for seat in range(seats)] + [STY, CAPTION]
    for place, box in enumerate(boxes):
        assert box.x >= 0
        assert box.right <= 1280
        assert box.y >= 0
        assert box.bottom <= 720
        for other in boxes[place + 1 :]:
            apart = box.right <= other.x or other.right <= box.x or box.bottom <= other.y or other.bottom <= box.y
            assert apart, (box, other)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_buttons_of_a_card_stay_in_its_slot(count: int) -> None:
    for slot in range(3):
        room = slot_box(slot)
        assert room.right <= FRONT.right
        boxes = [way_box(slot, place, count) for place in range(count)]
        assert all(room.y <= box.y and box.bottom <= room.bottom + 1 and box.right <= room.right for box in boxes)
        assert all(upper.bottom <= lower.y for upper, lower in pairwise(boxes))


def test_whoever_would_gain_from_too_much_is_named(alone: PigTable) -> None:
    """P2.3: the right neighbour of whoever is asked, once there is something to take."""
    put(alone, "1 2 3", "", 0)
    assert "gets it above ten" not in notes(alone).values()
    put(alone, "1 2 3", "4", 4)
    assert [seat for seat, note in notes(alone).items() if note == "gets it above ten"] == [3]


def notes(table: PigTable) -> dict[Seat, str]:
    return {seat: table._note(seat) for seat in range(len(table.shown.hands))}


def test_bots_of_a_rung_show_their_strength(arcade: Arcade) -> None:
    table = sit_down(arcade, company("pig", ["keys-right"], bots=2, bot="level-7"))
    assert notes(table)[1] == "bot, strength 7"
    assert set(table.hand_shown(1)) == {HIDDEN}
