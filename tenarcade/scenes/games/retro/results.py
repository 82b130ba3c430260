"""The end of a match of 10 Retro: penalties, then hands, then chips are counted; the fewest points win (R4)."""

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box
from tenarcade.client.widgets import draw_heading
from tenarcade.play.seating import Seating
from tenarcade.play.session import Session
from tenarcade.rules.retro.events import MatchScored
from tenarcade.scenes.games.retro.score_view import PARTS, Column, draw_column
from tenarcade.scenes.results import MatchResults

GAP = 12.0


class ResultsScene(MatchResults):
    parts = PARTS
    part_seconds = 1.6

    def __init__(self, arcade: Arcade, session: Session, seating: Seating) -> None:
        super().__init__(arcade, session, seating)
        _, events = session.match.acts[-1]
        scored = next(event for event in events if isinstance(event, MatchScored))
        places = session.match.state.places
        # R4.3: the hand lies on top of what was taken.
        self.columns = tuple(
            Column(seating.sitters[score.seat], score, places[score.seat].penalties[: -len(score.hand) or None])
            for score in scored.seats
        )

    def shown_points(self) -> tuple[int, ...]:
        """The scores as they are drawn now."""
        return tuple(column.points(self.counted) for column in self.columns)

    def draw_count(self, canvas: Canvas) -> None:
        words = self.words
        if self.is_counting:
            draw_heading(canvas, words.text("results-heading"))
        else:
            draw_heading(canvas, *self._verdict())
        width = (self.room.width - GAP * (len(self.columns) - 1)) / len(self.columns)
        for seat, column in enumerate(self.columns):
            box = Box(self.room.x + seat * (width + GAP), self.room.y, width, self.room.height)
            crowned = not self.is_counting and seat in self.outcome.winners
            draw_column(canvas, column, box, words, self.counted, crowned=crowned)

    def _verdict(self) -> tuple[str, str]:
        names = [self.columns[seat].sitter.name for seat in self.outcome.winners]
        points = {"points": min(self.outcome.scores)}
        if len(names) > 1:
            shared = self.words.text("results-shared", {"names": ", ".join(names)})
            return shared, self.words.text("results-tied", points)
        return self.words.text("results-won", {"name": names[0]}), self.words.text("results-by-score", points)
