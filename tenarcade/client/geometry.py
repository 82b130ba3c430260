"""Places on the stage, in units of a 1280×720 picture."""

from typing import NamedTuple

STAGE_WIDTH = 1280
STAGE_HEIGHT = 720


class Spot(NamedTuple):
    x: float
    y: float

    def towards(self, other: "Spot", share: float) -> "Spot":
        return Spot(self.x + (other.x - self.x) * share, self.y + (other.y - self.y) * share)


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> Spot:
        return Spot(self.x + self.width / 2, self.y + self.height / 2)

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def holds(self, spot: Spot) -> bool:
        return self.x <= spot.x < self.right and self.y <= spot.y < self.bottom

    def inset(self, margin: float) -> "Box":
        return Box(self.x + margin, self.y + margin, self.width - 2 * margin, self.height - 2 * margin)

    def moved(self, right: float = 0, down: float = 0) -> "Box":
        return Box(self.x + right, self.y + down, self.width, self.height)


def around(centre: Spot, width: float, height: float) -> Box:
    return Box(centre.x - width / 2, centre.y - height / 2, width, height)


STAGE = Box(0, 0, STAGE_WIDTH, STAGE_HEIGHT)


class Fit(NamedTuple):
    """How the stage lies in a window: the largest that fits, in the middle."""

    scale: float
    left: float
    top: float
    width: int
    height: int

    def to_stage(self, x: float, y: float) -> Spot:
        return Spot((x - self.left) / self.scale, (y - self.top) / self.scale)


def fitted(width: int, height: int) -> Fit:
    scale = max(0.05, min(width / STAGE_WIDTH, height / STAGE_HEIGHT))
    return Fit(scale, (width - STAGE_WIDTH * scale) / 2, (height - STAGE_HEIGHT * scale) / 2, width, height)
