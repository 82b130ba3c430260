"""The pile as a heap: what cannot move any more is painted once, and only the top is drawn anew."""

from collections.abc import Sequence

from tenarcade.arena.geometry import Pose
from tenarcade.arena.heap import HEAP_RADIUS, LIVE
from tenarcade.arena.picture import Shown
from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Spot, around
from tenarcade.core.game import HIDDEN
from tenarcade.scenes.games.speed.cards import draw_card
from tenarcade.scenes.games.speed.layout import MIDDLE, TABLE_HEIGHT
from tenarcade.scenes.games.speed.turning import degrees

_REACH = 2 * (HEAP_RADIUS + TABLE_HEIGHT * 0.72)
AREA = around(MIDDLE, _REACH, _REACH)


class HeapView:
    def __init__(self) -> None:
        self._sheet: Canvas | None = None
        self._painted: list[tuple[int, Pose]] = []

    def draw(self, canvas: Canvas, heap: Sequence[Shown], share: float) -> None:
        still = heap[: _still_among(heap)]
        self._paint(canvas, still)
        assert self._sheet is not None
        canvas.surface.blit(self._sheet.surface, canvas.rect(AREA).topleft)
        for shown in heap[len(still) :]:
            draw_lying(canvas, shown, shown.between(share))

    def _paint(self, canvas: Canvas, still: Sequence[Shown]) -> None:
        """On top of what is there; from the beginning if that is not what lies below."""
        lying = [(shown.number, shown.pose) for shown in still]
        painted = len(self._painted)
        sheet = self._sheet
        if sheet is None or sheet.fit.scale != canvas.fit.scale or lying[:painted] != self._painted:
            sheet, painted = canvas.apart(AREA), 0
        for shown in still[painted:]:
            draw_lying(sheet, shown, shown.pose)
        self._sheet, self._painted = sheet, lying


def _still_among(heap: Sequence[Shown]) -> int:
    """How many from the bottom up lie still for good: not the top ones, and none above one that moves."""
    buried = max(0, len(heap) - LIVE)
    return next((place for place in range(buried) if heap[place].previous != heap[place].pose), buried)


def draw_lying(canvas: Canvas, shown: Shown, pose: Pose) -> None:
    card = HIDDEN if shown.face_down else shown.card
    is_moving = shown.previous != shown.pose
    draw_card(canvas, card, Spot(pose.x, pose.y), TABLE_HEIGHT, angle=degrees(pose.angle), spins=is_moving)
