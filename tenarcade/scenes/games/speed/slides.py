"""Cards that change places within a seat: drawn from the stack, moved up, turned page by page, dealt."""

from collections.abc import Sequence
from typing import NamedTuple

from tenarcade.client.easing import settled
from tenarcade.client.geometry import Spot
from tenarcade.core.game import Seat
from tenarcade.scenes.games.speed.layout import MIDDLE, Corner

SLIDE_SECONDS = 0.17
DEAL_SECONDS = 0.34
DEAL_EVERY = 0.07
FLIP_SECONDS = 0.26


class Slide(NamedTuple):
    start: Spot
    begins: float
    lasts: float


class Slides:
    def __init__(self, corners: Sequence[Corner]) -> None:
        self._corners = corners
        self._now = 0.0
        self._slides: dict[tuple[Seat, int], Slide] = {}
        self._opened = -FLIP_SECONDS

    def step(self, seconds: float) -> None:
        self._now += seconds
        ended = [place for place, slide in self._slides.items() if self._now >= slide.begins + slide.lasts]
        for place in ended:
            del self._slides[place]

    def moved(self, seat: Seat, before: Sequence[int], after: Sequence[int]) -> None:
        """The spots of a seat's cards one by one; a card that was nowhere before comes from the stack."""
        corner = self._corners[seat]
        for place, spot in enumerate(after):
            if place >= len(before):
                self._slides[seat, spot] = Slide(corner.stack, self._now, SLIDE_SECONDS)
            elif before[place] != spot:
                start = corner.pose(before[place])
                self._slides[seat, spot] = Slide(Spot(start.x, start.y), self._now, SLIDE_SECONDS)

    def dealt(self, seat: Seat, spots: Sequence[int]) -> None:
        for order, spot in enumerate(spots):
            self._slides[seat, spot] = Slide(MIDDLE, self._now + order * DEAL_EVERY, DEAL_SECONDS)

    def opened(self) -> None:
        """S2.1: all hands at once."""
        self._opened = self._now

    def flip(self, ahead: float) -> float:
        """How far the hands are open, from −1 to 1."""
        return min(1.0, (self._now + ahead - self._opened) / FLIP_SECONDS * 2 - 1)

    def spot(self, seat: Seat, spot: int, ahead: float) -> Spot:
        """Where the card of this spot is by now."""
        pose = self._corners[seat].pose(spot)
        slide = self._slides.get((seat, spot))
        if slide is None:
            return Spot(pose.x, pose.y)
        share = settled((self._now + ahead - slide.begins) / slide.lasts)
        return slide.start.towards(Spot(pose.x, pose.y), share)
