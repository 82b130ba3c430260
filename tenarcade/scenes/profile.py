"""One person's page: what they have played, how far they have climbed, and what can be changed about them."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from msgspec.structs import replace

from tenarcade.catalog import game_names, rules_of
from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.intents import Intent
from tenarcade.client.palette import CORAL, CREAM, FAINT, GOLD, LILAC, MINT, PANEL, SKY, VIOLET
from tenarcade.client.widgets import draw_badge, draw_button, draw_choice, draw_hints
from tenarcade.scenes import peek_choice as peeking
from tenarcade.scenes.confirm import Confirm
from tenarcade.scenes.emblems import draw_crown, draw_medal
from tenarcade.scenes.lines import Lines
from tenarcade.scenes.party import LOOKS
from tenarcade.scenes.settings import turned
from tenarcade.scenes.tallies import Climbed, ladders_of, tallied
from tenarcade.scenes.title import ORDER
from tenarcade.storage.records import Profile

TABLE = Box(64, 134, 768, 446)
HEAD = 46.0
MATCHES_X, WINS_X, LADDER_X = 226.0, 312.0, 372.0
SIDE = Box(852, 134, 364, 72)
MEDAL, MEDAL_STEP = 26.0, 33.0


class ProfilePage(Lines):
    # A value stands in the middle between its arrows.
    turning_point = 0.5

    def __init__(self, arcade: Arcade, profile: int) -> None:
        super().__init__(arcade)
        self._id = profile
        store = arcade.store
        self._tallies = tallied(store.results(None))
        self._ladders = {game: ladders_of(store, profile, game) for game in _in_order(game_names())}
        self.focus.name = "rename"

    @property
    def profile(self) -> Profile:
        profile = self.arcade.store.profile(self._id)
        assert profile is not None
        return profile

    # -- controls -----------------------------------------------------------------------------------------------

    def controls(self) -> Sequence[Control]:
        say = self.arcade.say
        look = Control(
            "look",
            "choice",
            say("profile-look"),
            SIDE,
            partial(self._turn_look, 1),
            value=say(f"shape-{self.profile.shape}"),
            adjust=self._turn_look,
        )
        ways: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("rename", say("profile-rename"), self._ask_name),
            ("keys", say("profile-keys"), partial(self.arcade.go_over, "keys", self._id)),
            ("delete", say("profile-delete"), self._ask_delete),
        )
        peek = peeking.peek_choice(self.arcade, self.profile, SIDE.moved(down=SIDE.height + 12))
        below = Box(SIDE.x, peek.box.bottom + 18, SIDE.width, 58)
        buttons = [
            Control(name, "button", label, below.moved(down=place * 76), act)
            for place, (name, label, act) in enumerate(ways)
        ]
        return [look, peek, *buttons, Control("back", "button", say("ladder-back"), Box(852, 592, 364, 58), self.back)]

    def back(self) -> None:
        self.arcade.go("profiles", self._id)

    # -- changing -----------------------------------------------------------------------------------------------

    def _turn_look(self, by: int) -> None:
        colour, shape = turned(LOOKS, (self.profile.colour, self.profile.shape), by)
        self.arcade.store.save_profile(replace(self.profile, colour=colour, shape=shape))
        self._forget_tables()

    def _ask_name(self) -> None:
        others = [one.name for one in self.arcade.store.profiles if one.id != self._id]
        self.arcade.go_over("naming", self.profile.name, others, self._rename)

    def _rename(self, name: str) -> None:
        self.arcade.store.rename_profile(self.profile, name)
        self._tallies = tallied(self.arcade.store.results(None))
        self._forget_tables()

    def _ask_delete(self) -> None:
        say = self.arcade.say
        question = say("profile-delete-question", name=self.profile.name)
        yes, no = say("profile-delete"), say("profile-keep")
        self.arcade.lay_over(Confirm(self.arcade, question, yes, no, self._delete))

    def _delete(self) -> None:
        self.arcade.store.forget_profile(self._id)
        self._forget_tables()
        self.arcade.go("profiles")

    def _forget_tables(self) -> None:
        """Who sat where was somebody who is no more, or is called and looks otherwise."""
        self.arcade.last_tables.clear()

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, ahead: float) -> None:
        say, profile = self.arcade.say, self.profile
        canvas.background()
        draw_badge(canvas, Spot(104, 72), 78, profile.colour, profile.shape, profile.name)
        canvas.text(profile.name, Spot(160, 70), 44, GOLD, face="title", width=660)
        self._draw_table(canvas)
        focused = self.focus.settle(self.controls())
        name = focused.name if focused else ""
        look, peek, *buttons = self.controls()
        for choice in (look, peek):
            draw_choice(canvas, choice, focused=name == choice.name)
        for control, fill in zip(buttons, (MINT, SKY, CORAL, VIOLET), strict=True):
            draw_button(canvas, control, focused=control.name == name, fill=fill)
        note = say("peek-choice-help" if name == peeking.NAME else "profile-note")
        canvas.paragraph(note, Box(82, 594, 740, 60), 17, LILAC)
        devices, hand = self.arcade.devices, self.arcade.devices.in_hand
        hints = [
            (devices.cap(hand, Intent.CONFIRM), say("hint-choose")),
            (devices.cap(hand, Intent.BACK), say("hint-back")),
        ]
        draw_hints(canvas, hints)

    def _draw_table(self, canvas: Canvas) -> None:
        say = self.arcade.say
        canvas.panel(TABLE, PANEL, opacity=0.94, radius=18, edge=FAINT)
        line = TABLE.y + 26
        small = min(16.0, 22 / canvas.text_scale)
        canvas.text(say("profile-game"), Spot(TABLE.x + 22, line), small, LILAC, width=170)
        for heading, x in ((say("profile-matches"), MATCHES_X), (say("profile-wins"), WINS_X)):
            canvas.text(heading, Spot(TABLE.x + x, line), small, LILAC, align="centre", width=84)
        canvas.text(say("profile-ladder"), Spot(TABLE.x + LADDER_X, line), small, LILAC, width=300)
        height = (TABLE.height - HEAD - 8) / len(self._ladders)
        for place, game in enumerate(self._ladders):
            self._draw_game(canvas, game, Box(TABLE.x, TABLE.y + HEAD + place * height, TABLE.width, height))

    def _draw_game(self, canvas: Canvas, game: str, box: Box) -> None:
        canvas.panel(Box(box.x + 12, box.y + 3, box.width - 24, box.height - 6), FAINT, opacity=0.28, radius=12)
        name, middle = self.profile.name, box.centre.y
        title = self.arcade.words(rules_of(game)).text("name")
        canvas.text(title, Spot(box.x + 26, middle), 22, GOLD, face="title", width=166)
        for count, x in ((self._tallies.played[name, game], MATCHES_X), (self._tallies.won[name, game], WINS_X)):
            spot = Spot(box.x + x, middle)
            canvas.text(str(count), spot, 24, CREAM if count else LILAC, face="title", align="centre", width=90)
        climbed = self._ladders[game]
        for place, ladder in enumerate(climbed):
            y = middle + (place - (len(climbed) - 1) / 2) * box.height * 0.46
            self._draw_ladder(canvas, game, ladder, Spot(box.x + LADDER_X, y))

    def _draw_ladder(self, canvas: Canvas, game: str, ladder: Climbed, left: Spot) -> None:
        for place, (target, won) in enumerate(ladder.rungs.items()):
            spot = Spot(left.x + MEDAL / 2 + place * MEDAL_STEP, left.y)
            draw_medal(canvas, spot, MEDAL, target, gold=won, dim=not won)
        after = left.x + len(ladder.rungs) * MEDAL_STEP + 8
        if all(ladder.rungs.values()):
            draw_crown(canvas, Spot(after + 14, left.y), 28)
            after += 34
        if ladder.edition:
            said = self.arcade.words(rules_of(game)).text(f"option-edition-{ladder.edition}")
            canvas.text(said, Spot(after, left.y), 14, LILAC, width=TABLE.right - 20 - after)


def _in_order(games: Iterable[str]) -> list[str]:
    """As on the title."""
    return sorted(games, key=lambda game: (ORDER.index(game) if game in ORDER else len(ORDER), game))
