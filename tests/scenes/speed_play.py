"""Tables of Plus Minus in an arcade, with people who press what is right."""

from tenarcade.client.arcade import Arcade
from tenarcade.client.intents import Input, Intent, Press
from tenarcade.client.palette import SEAT_COLOURS, SEAT_SHAPES
from tenarcade.core.clock import TICKS_PER_SECOND
from tenarcade.core.game import Seat
from tenarcade.play.live import LiveSession
from tenarcade.play.seating import Seating, Sitter
from tenarcade.rules.speed.table import State, flight_of
from tenarcade.scenes.games.speed.hand import FRONT
from tenarcade.scenes.games.speed.layout import TableArena
from tenarcade.scenes.games.speed.race import RESUME_SECONDS
from tenarcade.scenes.games.speed.reach import FLICKS
from tenarcade.scenes.games.speed.table import SpeedTable
from tenarcade.scenes.start import begin_match
from tests.play.speed_matches import open_table

STEP = 1 / TICKS_PER_SECOND
NAMES = ("Ada", "Kaz", "Mona", "Piotr")
DEVICES = ("keys-left", "keys-right", "keys-middle", "keys-number")


def seating(seats: int, *, people: int = 0, bot: str = "sharp", helped: int = 0, is_calm: bool = False) -> Seating:
    """People sit first, each with keys of their own; so many of them have help."""
    looks = zip(NAMES[:seats], SEAT_COLOURS, SEAT_SHAPES, strict=False)
    sitters = tuple(
        Sitter(
            name,
            colour,
            shape,
            bot=None if seat < people else bot,
            device=DEVICES[seat] if seat < people else None,
            has_help=seat < helped,
        )
        for seat, (name, colour, shape) in enumerate(looks)
    )
    return Seating("speed", sitters, is_calm=is_calm)


def begin(arcade: Arcade, table: Seating, seed: int = 7, **options: bool) -> SpeedTable:
    begin_match(arcade, table, options, seed)
    return table_of(arcade)


def table_of(arcade: Arcade) -> SpeedTable:
    scene = arcade.scene
    assert isinstance(scene, SpeedTable)
    return scene


def started(arcade: Arcade, table: Seating, seed: int = 7, **options: bool) -> SpeedTable:
    scene = begin(arcade, table, seed, **options)
    for _ in range(4 * TICKS_PER_SECOND):
        if scene.is_live:
            return scene
        arcade.step((), STEP)
    raise AssertionError("the start signal never came")


def steps(arcade: Arcade, count: int) -> None:
    for _ in range(count):
        arcade.step((), STEP)


def count_in(arcade: Arcade) -> None:
    """Until the break is over."""
    steps(arcade, round(RESUME_SECONDS * TICKS_PER_SECOND) + 2)


def give(arcade: Arcade, *inputs: Input) -> None:
    arcade.step(inputs, STEP)


def assert_picture_is_true(scene: SpeedTable) -> None:
    """What is drawn is what everybody at the table may know, as soon as all is told."""
    view, picture = scene.view_of_all(), scene.picture
    assert tuple(tuple(hand.cards) for hand in picture.hands) == view.hands
    assert [hand.away is not None for hand in picture.hands] == [
        flight_of(view, seat) is not None for seat in range(len(view.hands))
    ]
    assert picture.stacks == [len(stack) for stack in view.stacks]
    assert (picture.top, picture.phase) == (view.pile[-1], view.phase)
    assert picture.paused == [until is not None for until in view.paused_until]
    assert picture.round == min(view.rounds, len(view.scorelines) + 1)


def wise_press(scene: SpeedTable, seat: Seat) -> Press | None:
    """A card that matches, or the last one; else the next page, or a card from the stack."""
    picture, device = scene.picture, DEVICES[seat]
    hand = picture.hands[seat]
    if not scene.is_live or hand.away is not None:
        return None
    for spot in range(FRONT):
        card = hand.at(spot)
        if card is not None and (picture.matches(card) or picture.owned(seat) == 1):
            return Press(device, FLICKS[spot])
    if any(picture.matches(card) for card in hand.rest):
        return Press(device, Intent.PAGE)
    return Press(device, Intent.DRAW) if picture.stacks[seat] else None


def laid_out(arcade: Arcade, state: State, table: Seating) -> SpeedTable:
    """A table where the cards lie as a test wants them; it leaves no trace in the store."""
    seats = len(table.sitters)
    session = LiveSession(open_table(seats, tournament=False), table.bots(), TableArena(seats))
    while session.match.state.phase == "ready":
        session.step()
    session.match.state = state
    session.arena.watch(session.tick, state)
    scene = SpeedTable(arcade, session, table)
    scene.is_kept = False
    arcade.show(scene)
    count_in(arcade)
    return scene
