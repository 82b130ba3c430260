"""The end of a match of TEN: the rows are counted, colour by colour."""

from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Spot
from tenarcade.client.widgets import draw_heading
from tenarcade.play.seating import Seating
from tenarcade.play.session import Session
from tenarcade.rules.ten.state import State
from tenarcade.scenes.games.ten.sheet_view import ROWS, Column, boxes_in, draw_column, draw_legend
from tenarcade.scenes.games.ten.tableau import AUTOMA_SITTER
from tenarcade.scenes.games.ten.verdict import headline, reason
from tenarcade.scenes.results import MatchResults


class ResultsScene(MatchResults):
    parts = ROWS

    def __init__(self, arcade: Arcade, session: Session, seating: Seating) -> None:
        super().__init__(arcade, session, seating)
        self._state: State = session.match.state

    def columns(self) -> list[Column]:
        state = self._state
        sitters = [*self.seating.sitters]
        if state.is_solo:
            sitters.append(replace(AUTOMA_SITTER, name=self.words.text("automa")))
        return [Column(*parts) for parts in zip(sitters, state.players, state.sheets, strict=True)]

    def shown_points(self) -> tuple[int, ...]:
        """The totals as they are drawn now."""
        return tuple(sum(column.counted(self.counted)) for column in self.columns())

    def draw_count(self, canvas: Canvas) -> None:
        words, columns = self.words, self.columns()
        if self.is_counting:
            draw_heading(canvas, words.text("results-heading"))
        else:
            names = [column.sitter.name for column in columns]
            said = headline(self._state, self.outcome, names, words)
            draw_heading(canvas, said, reason(self._state, self.outcome, words))
        draw_legend(canvas, Spot(1244, 62), words)
        boxes = boxes_in(self.room, len(columns))
        for seat, (column, box) in enumerate(zip(columns, boxes, strict=True)):
            crowned = not self.is_counting and seat in self.outcome.winners
            draw_column(canvas, column, box, words, self.counted, crowned=crowned)
