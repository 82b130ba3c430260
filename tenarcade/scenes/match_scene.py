"""A match on the screen, whether by turns or all at once: who holds which device, and what happens when one is gone."""

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box, Spot, around
from tenarcade.client.intents import MOUSE, Clicked, Input
from tenarcade.client.palette import CREAM, GOLD, PANEL
from tenarcade.client.scene import Scene
from tenarcade.core.game import Seat
from tenarcade.play.seating import Seating

PAUSE_BUTTON = Box(1230, 176, 42, 42)


class MatchScene(Scene):
    music = "music-table"

    def __init__(self, arcade: Arcade, seating: Seating) -> None:
        super().__init__(arcade)
        self.seating = seating
        # A match that is only shown leaves no trace, and stops at its end.
        self.is_kept = True
        self.is_done = False
        # People who are without the pad they played with, in the order in which they get one again.
        self.orphans: tuple[Seat, ...] = ()
        arcade.hand_out_keys(seating.sitters)

    # -- pausing ------------------------------------------------------------------------------------------------

    def draw_above(self, canvas: Canvas) -> None:
        """Keys and pads have a button for it; the mouse gets one to click."""
        if self.arcade.devices.in_hand == MOUSE and self.arcade.scene is self:
            canvas.panel(PAUSE_BUTTON, PANEL, opacity=0.95, radius=12, edge=GOLD)
            for aside in (-6, 6):
                canvas.panel(around(Spot(PAUSE_BUTTON.centre.x + aside, PAUSE_BUTTON.centre.y), 6, 20), CREAM, radius=2)

    def take(self, given: Input) -> None:
        if isinstance(given, Clicked) and PAUSE_BUTTON.holds(given.spot):
            self.pause()
        else:
            self.play(given)

    def play(self, given: Input) -> None:
        """An input that is meant for the match."""
        super().take(given)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sitter.name for sitter in self.seating.sitters)

    def pause(self) -> None:
        self.arcade.go_over("pause")

    def unplugged(self, device: str) -> None:
        for seat in self.seating.people:
            if self.seating.sitters[seat].device == device:
                self.miss(seat)

    def miss(self, *seats: Seat) -> None:
        """These seats wait for their people: the next devices that belong to nobody take them over, one by one."""
        for seat in seats:
            self.seating = self.seating.with_device(seat, None)
        self.orphans = (*self.orphans, *seats)
        if not any(scene.is_pause for scene in self.arcade.scenes):
            self.arcade.go_over("pause")
        elif seats:
            self.arcade.tell(self._missing(seats[-1]))

    @property
    def missing(self) -> str:
        """Who is to press next, and what; empty while everybody has a device."""
        return self._missing(self.orphans[0]) if self.orphans else ""

    def _missing(self, seat: Seat) -> str:
        return self.arcade.say("pause-pad-gone", name=self.seating.sitters[seat].name)

    def is_missing_somebody_for(self, device: str) -> bool:
        return bool(self.orphans) and self.seating.seat_of(device) is None

    def claim(self, device: str) -> bool:
        """A device without a seat was pressed while somebody had lost theirs: that press takes the seat."""
        is_claim = self.is_missing_somebody_for(device)
        if is_claim:
            seat, *rest = self.orphans
            self.orphans = tuple(rest)
            self.seating = self.seating.with_device(seat, device)
            self.arcade.hand_out_keys(self.seating.sitters)
            self.arcade.last_tables[self.seating.game] = self.seating
            self.arcade.speaker.play("join")
            self.arcade.tell(self.arcade.say("pad-found", name=self.seating.sitters[seat].name))
        return is_claim
