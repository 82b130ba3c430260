"""The end of a match of Pig 10: the won cards are counted, all stacks at once, until only the highest still grows."""

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.palette import CREAM, FAINT, GOLD, LILAC, PANEL
from tenarcade.client.widgets import draw_badge, draw_heading
from tenarcade.core.game import Card
from tenarcade.play.seating import Seating, Sitter
from tenarcade.play.session import Session
from tenarcade.rules.pig import State
from tenarcade.scenes.emblems import draw_crown
from tenarcade.scenes.games.pig.cards import draw_card
from tenarcade.scenes.playing_card import width_of
from tenarcade.scenes.results import MatchResults

COUNTING_SECONDS = 4.2
# The last few cards decide: they come slowly.
SLOW_CARDS = 4
SLOW_SECONDS = 0.42
HEAD, FOOT = 66.0, 76.0
MOST_STEP = 20.0


class ResultsScene(MatchResults):
    def __init__(self, arcade: Arcade, session: Session, seating: Seating) -> None:
        super().__init__(arcade, session, seating)
        self._state: State = session.match.state
        self.parts = max(1, *self.outcome.scores)
        self._quick = min(0.3, COUNTING_SECONDS / self.parts)
        self.part_seconds = self._quick

    def step(self, seconds: float) -> None:
        self.part_seconds = SLOW_SECONDS if self.parts - self.counted <= SLOW_CARDS else self._quick
        super().step(seconds)

    def shown_points(self) -> tuple[int, ...]:
        """The counts as they are drawn now."""
        return tuple(min(score, int(self.counted)) for score in self.outcome.scores)

    def draw_count(self, canvas: Canvas) -> None:
        words = self.words
        if self.is_counting:
            draw_heading(canvas, words.text("results-heading"))
        else:
            draw_heading(canvas, self._headline(), self._reason())
        sitters = self.seating.sitters
        gap = 12.0
        width = min(190.0, (self.room.width - gap * (len(sitters) - 1)) / len(sitters))
        left = self.room.centre.x - (width * len(sitters) + gap * (len(sitters) - 1)) / 2
        for seat, sitter in enumerate(sitters):
            box = Box(left + seat * (width + gap), self.room.y, width, self.room.height)
            cards = self._state.won[seat][: self.shown_points()[seat]]
            crowned = not self.is_counting and seat in self.outcome.winners
            self._draw_column(canvas, box, sitter, cards, crowned=crowned)

    def _headline(self) -> str:
        names = [self.seating.sitters[seat].name for seat in self.outcome.winners]
        if len(names) == 1:
            return self.words.text("results-won", {"name": names[0]})
        return self.words.text("results-shared", {"names": ", ".join(names)})

    def _reason(self) -> str:
        told = {"cards": self.parts, "left": len(self._state.table)}
        return self.words.text("results-by-cards", told)

    def _draw_column(self, canvas: Canvas, box: Box, sitter: Sitter, cards: tuple[Card, ...], *, crowned: bool) -> None:
        canvas.panel(
            box, PANEL, opacity=0.92, radius=16, edge=GOLD if crowned else FAINT, edge_width=3 if crowned else 1.5
        )
        colour = GOLD if crowned else CREAM
        canvas.text(
            str(len(cards)),
            Spot(box.centre.x, box.y + 40),
            46 / canvas.text_scale,
            colour,
            face="title",
            align="centre",
            width=box.width - 16,
        )
        height = min(92.0, (box.width - 28) / width_of(1))
        room = box.height - HEAD - FOOT - height
        step = min(MOST_STEP, room / max(1, self.parts - 1))
        bottom = box.bottom - FOOT - height / 2
        # From the top down, so that the number in the upper corner of each card stays to be seen.
        for place, card in reversed(list(enumerate(cards))):
            spot = Spot(box.centre.x + (place * 37 % 5 - 2), bottom - place * step)
            draw_card(canvas, card, spot, height, shadow=place == 0)
        low = box.bottom - 36
        draw_badge(canvas, Spot(box.x + 30, low), 34, sitter.colour, sitter.shape, sitter.name)
        canvas.text(
            sitter.name, Spot(box.x + 54, low), 18, CREAM if crowned else LILAC, face="bold", width=box.width - 64
        )
        if crowned:
            draw_crown(canvas, Spot(box.centre.x, box.y - 2), 46)
