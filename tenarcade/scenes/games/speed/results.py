"""The end of a match of Plus Minus: minus points round by round, and the photo finish."""

from collections.abc import Sequence

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.palette import CREAM, FAINT, GOLD, LILAC, PANEL, SEAT_COLOURS
from tenarcade.client.widgets import draw_badge, draw_heading
from tenarcade.play.live import LiveSession
from tenarcade.play.photo_finish import Race, closest_races
from tenarcade.play.seating import Seating, Sitter
from tenarcade.rules.speed.table import State
from tenarcade.scenes.emblems import draw_crown, draw_glow
from tenarcade.scenes.games.speed.between import race_said
from tenarcade.scenes.games.speed.cards import draw_card, width_of
from tenarcade.scenes.results import MatchResults

_PHOTO_HEIGHT = 138.0
_CARD = 74.0


class ResultsScene(MatchResults):
    part_seconds = 0.35

    def __init__(self, arcade: Arcade, session: LiveSession, seating: Seating) -> None:
        super().__init__(arcade, session, seating)
        self._state: State = session.match.state
        self.parts = len(self._state.scorelines)
        self.closest: Sequence[Race] = closest_races(session.match)

    def shown_points(self) -> tuple[int, ...]:
        """The totals as they are drawn now."""
        lines = self._state.scorelines[: int(self.counted)]
        return tuple(sum(line.minus[seat] for line in lines) for seat in range(len(self.seating.sitters)))

    def draw_count(self, canvas: Canvas) -> None:
        words = self.words
        if self.is_counting:
            draw_heading(canvas, words.text("results-heading"))
        else:
            draw_heading(canvas, *self._verdict())
        room = self.room
        photo = _PHOTO_HEIGHT if self.closest else 0.0
        self._draw_columns(canvas, Box(room.x, room.y, room.width, room.height - photo - (12 if photo else 0)))
        if photo and not self.is_counting:
            self._draw_photo(canvas, Box(room.x, room.bottom - photo, room.width, photo))

    def _verdict(self) -> tuple[str, str]:
        words, winners = self.words, self.outcome.winners
        names = [self.seating.sitters[seat].name for seat in winners]
        points = min(self.outcome.scores)
        if len(winners) > 1:
            return words.text("results-shared", {"names": ", ".join(names)}), words.text("results-even")
        note = "results-by-card" if self._state.rounds == 1 else "results-by-points"
        return words.text("results-won", {"name": names[0]}), words.text(note, {"points": points})

    # -- round by round -----------------------------------------------------------------------------------------

    def _draw_columns(self, canvas: Canvas, box: Box) -> None:
        sitters, points = self.seating.sitters, self.shown_points()
        width = min(290.0, (box.width - 14 * (len(sitters) - 1)) / len(sitters))
        left = box.centre.x - (len(sitters) * (width + 14) - 14) / 2
        for seat, sitter in enumerate(sitters):
            column = Box(left + seat * (width + 14), box.y, width, box.height)
            crowned = not self.is_counting and seat in self.outcome.winners
            self._draw_column(canvas, column, seat, sitter, points[seat], crowned=crowned)

    def _draw_column(self, canvas: Canvas, box: Box, seat: int, sitter: Sitter, points: int, *, crowned: bool) -> None:
        colour = SEAT_COLOURS[sitter.colour]
        if crowned:
            draw_glow(canvas, box, 18, 0.4)
        canvas.panel(box, PANEL, opacity=0.95, radius=18, edge=GOLD if crowned else colour, edge_width=3)
        draw_badge(canvas, Spot(box.x + 34, box.y + 36), 42, sitter.colour, sitter.shape, sitter.name)
        canvas.text(sitter.name, Spot(box.x + 64, box.y + 36), 22, colour, face="bold", width=box.width - 120)
        if crowned:
            draw_crown(canvas, Spot(box.right - 34, box.y + 34), 40)
        self._draw_rounds(canvas, Box(box.x + 14, box.y + 68, box.width - 28, box.height - 140), seat)
        middle = box.centre.x
        canvas.text(
            f"−{points}" if points else "0", Spot(middle, box.bottom - 46), 44, GOLD, face="title", align="centre"
        )
        label = self.words.text("results-minus", {"points": points})
        canvas.text(label, Spot(middle, box.bottom - 17), 15, LILAC, align="centre", width=box.width - 24)

    def _draw_rounds(self, canvas: Canvas, box: Box, seat: int) -> None:
        """Two columns of rounds; a won one has a crown instead of points."""
        lines = self._state.scorelines
        rows = -(-len(lines) // 2)
        high = min(34.0, box.height / max(1, rows))
        for place, line in enumerate(lines[: int(self.counted)]):
            column, row = divmod(place, rows)
            cell = Box(box.x + column * box.width / 2 + 2, box.y + row * high + 1, box.width / 2 - 4, high - 3)
            if len(lines) == 1:
                cell = Box(box.x + box.width / 4, box.y, box.width / 2, high)
            canvas.panel(cell, FAINT, opacity=0.3, radius=8)
            canvas.text(str(place + 1), Spot(cell.x + 10, cell.centre.y), 14, LILAC)
            if line.winner == seat:
                draw_crown(canvas, Spot(cell.right - 22, cell.centre.y), min(24, high - 8))
            else:
                right = Spot(cell.right - 10, cell.centre.y)
                canvas.text(f"−{line.minus[seat]}", right, 18, CREAM, face="title", align="right")

    # -- the photo finish ---------------------------------------------------------------------------------------

    def _draw_photo(self, canvas: Canvas, box: Box) -> None:
        canvas.panel(box, PANEL, opacity=0.95, radius=18, edge=FAINT)
        canvas.text(self.words.text("results-photo"), Spot(box.x + 20, box.y + 20), 18, GOLD, face="bold", width=500)
        width = (box.width - 24) / len(self.closest)
        for place, race in enumerate(self.closest):
            self._draw_race(canvas, Box(box.x + 12 + place * width, box.y + 36, width - 8, box.height - 46), race)

    def _draw_race(self, canvas: Canvas, box: Box, race: Race) -> None:
        y = box.centre.y
        aside = width_of(_CARD) / 2 + 4
        draw_card(canvas, race.losing, Spot(box.x + aside + 30, y + 4), _CARD, angle=9, lift=None)
        draw_card(canvas, race.winning, Spot(box.x + aside, y), _CARD, angle=-4)
        left = box.x + width_of(_CARD) + 52
        room = Box(left, box.y + 2, box.right - left, box.height - 4)
        canvas.paragraph(race_said(race, self.seating.sitters, self.words), room, 17, CREAM)
