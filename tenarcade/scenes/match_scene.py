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
        # People whose pad was pulled out.
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
        """The seat waits for its person: the next device that belongs to nobody takes it over."""
        for seat in self.seating.people:
            if self.seating.sitters[seat].device == device:
                self.seating = self.seating.with_device(seat, None)
                self.orphans = (*self.orphans, seat)
                lost = self.arcade.say("pause-pad-gone", name=self.seating.sitters[seat].name)
                if any(scene.is_pause for scene in self.arcade.scenes):
                    self.arcade.tell(lost)
                else:
                    self.arcade.go_over("pause", lost)

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
            self.arcade.speaker.play("join")
            self.arcade.tell(self.arcade.say("pad-found", name=self.seating.sitters[seat].name))
        return is_claim
