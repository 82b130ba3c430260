"""Everybody who has played here, and the ways to their records."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.intents import Input, Intent, Wheeled
from tenarcade.client.palette import CELL, CREAM, GOLD, LILAC, MINT, PANEL, SEAT_COLOURS, SKY, VIOLET, mixed
from tenarcade.client.scene import Scene
from tenarcade.client.widgets import draw_badge, draw_button, draw_focus, draw_heading, draw_hints
from tenarcade.scenes.party import LOOKS
from tenarcade.scenes.scrolling import Scroll
from tenarcade.scenes.tallies import tallied
from tenarcade.storage.records import Profile

COLUMNS, ROWS_IN_VIEW = 4, 3
FIRST_CARD = Box(64, 134, 277, 132)
GAP = 14.0
STRIP = Box(1222, 134, 44, 3 * 146 - 14)


class Profiles(Scene):
    def __init__(self, arcade: Arcade, profile: int | None = None) -> None:
        super().__init__(arcade)
        self._tallies = tallied(arcade.store.results(None))
        self._scroll = Scroll(ROWS_IN_VIEW, STRIP)
        ids = [one.id for one in arcade.store.profiles]
        if profile in ids:
            self.focus.name = f"profile-{profile}"
            self._scroll.reveal(ids.index(profile) // COLUMNS)

    # -- controls -----------------------------------------------------------------------------------------------

    @property
    def _rows(self) -> int:
        return -(-len(self.arcade.store.profiles) // COLUMNS)

    def controls(self) -> Sequence[Control]:
        return [*self._cards(), *self._arrows(), *self._buttons()]

    def _cards(self) -> list[Control]:
        profiles = self.arcade.store.profiles
        return [
            Control(
                f"profile-{profile.id}",
                "card",
                profile.name,
                FIRST_CARD.moved(column * (FIRST_CARD.width + GAP), place * (FIRST_CARD.height + GAP)),
                partial(self.arcade.go, "profile", profile.id),
                value=self._record_of(profile),
            )
            for place, row in enumerate(self._scroll.rows(self._rows))
            for column, profile in enumerate(profiles[row * COLUMNS : (row + 1) * COLUMNS])
        ]

    def _record_of(self, profile: Profile) -> str:
        name = profile.name
        matches = self.arcade.say("profiles-matches", count=self._tallies.matches(name))
        return f"{matches}\n{self.arcade.say('profiles-wins', count=self._tallies.wins(name))}"

    def _arrows(self) -> list[Control]:
        say = self.arcade.say
        return self._scroll.controls(self._rows, (say("hint-up"), say("hint-down")), self._scroll_by)

    def _buttons(self) -> list[Control]:
        say = self.arcade.say
        ways: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("new", say("profiles-new"), self._ask_name),
            ("records", say("profiles-records"), partial(self.arcade.go, "records")),
            ("keys", say("profiles-keys"), partial(self.arcade.go_over, "keys")),
            ("back", say("ladder-back"), self.back),
        )
        width = (1152 - 3 * GAP) / 4
        return [
            Control(name, "button", label, Box(64 + place * (width + GAP), 592, width, 58), act)
            for place, (name, label, act) in enumerate(ways)
        ]

    # -- acting -------------------------------------------------------------------------------------------------

    def back(self) -> None:
        self.arcade.go("title")

    def _ask_name(self) -> None:
        self.arcade.go_over("naming", "", [one.name for one in self.arcade.store.profiles], self._make)

    def _make(self, name: str) -> None:
        """With the look that fewest others have."""
        store = self.arcade.store
        worn = Counter((one.colour, one.shape) for one in store.profiles)
        profile = store.new_profile(name, *min(LOOKS, key=lambda look: worn[look]))
        self.arcade.go("profile", profile.id)

    def take(self, given: Input) -> None:
        if isinstance(given, Wheeled):
            self._scroll_by(-given.notches)
        else:
            super().take(given)

    def _scroll_by(self, rows: int) -> None:
        if self._scroll.by(rows, self._rows):
            self.arcade.speaker.play("focus")

    def _steer(self, way: Intent, focused: Control | None, controls: Sequence[Control]) -> None:
        """Up and down beyond the edge of the view bring the next row in."""
        following = self._following(way, focused)
        if following is None:
            super()._steer(way, focused, controls)
            return
        self._scroll.reveal(following // COLUMNS)
        self.focus.name = f"profile-{self.arcade.store.profiles[following].id}"
        self.arcade.speaker.play("focus")

    def _following(self, way: Intent, focused: Control | None) -> int | None:
        """The place of the card above or below; the last row may be shorter than the others."""
        names = [f"profile-{one.id}" for one in self.arcade.store.profiles]
        if focused is None or focused.name not in names or way not in (Intent.UP, Intent.DOWN):
            return None
        place = names.index(focused.name)
        row = place // COLUMNS + (1 if way == Intent.DOWN else -1)
        if not 0 <= row < self._rows:
            return None
        return min(row * COLUMNS + place % COLUMNS, len(names) - 1)

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, ahead: float) -> None:
        say = self.arcade.say
        canvas.background()
        draw_heading(canvas, say("profiles-heading"), say("profiles-note"))
        focused = self.focus.settle(self.controls())
        name = focused.name if focused else ""
        known = {f"profile-{one.id}": one for one in self.arcade.store.profiles}
        for control in self._cards():
            _draw_card(canvas, control, known[control.name], focused=control.name == name)
        if not known:
            canvas.paragraph(say("profiles-nobody"), Box(240, 280, 800, 120), 22, CREAM, align="centre")
        self._scroll.draw(canvas, self._rows, self._arrows(), name)
        for control, fill in zip(self._buttons(), (MINT, GOLD, SKY, VIOLET), strict=True):
            draw_button(canvas, control, focused=control.name == name, fill=fill)
        devices = self.arcade.devices
        hand = devices.in_hand
        draw_hints(
            canvas,
            [
                (devices.cap(hand, Intent.CONFIRM), say("hint-choose")),
                (devices.cap(hand, Intent.BACK), say("hint-back")),
            ],
        )


def _draw_card(canvas: Canvas, control: Control, profile: Profile, *, focused: bool) -> None:
    box = control.box
    edge = SEAT_COLOURS[profile.colour]
    canvas.panel(box, CELL if focused else PANEL, opacity=0.96, radius=18, edge=mixed(edge, PANEL, 0.2), edge_width=3)
    if focused:
        draw_focus(canvas, box, 18)
    draw_badge(canvas, Spot(box.x + 52, box.centre.y), 72, profile.colour, profile.shape, profile.name)
    room = box.width - 112
    canvas.text(
        control.label, Spot(box.x + 100, box.y + 40), min(23.0, 32 / canvas.text_scale), CREAM, face="bold", width=room
    )
    for place, said in enumerate(control.value.split("\n")):
        size = min(17.0, 22 / canvas.text_scale)
        canvas.text(said, Spot(box.x + 100, box.y + 75 + place * 24), size, LILAC, width=room)
