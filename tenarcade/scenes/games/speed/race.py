"""A round of Plus Minus as it goes by: one tick of the match a step, breaks, the last card, and the next round."""

import math
from collections.abc import Sequence

from tenarcade.client.arcade import Arcade
from tenarcade.core.clock import TICKS_PER_SECOND
from tenarcade.core.game import Event, Seat
from tenarcade.play.live import LiveSession
from tenarcade.play.live_table import Heard
from tenarcade.play.photo_finish import races
from tenarcade.play.seating import Seating
from tenarcade.rules.speed.events import RoundWon, SeatScored
from tenarcade.rules.speed.table import State
from tenarcade.scenes.finish import finish_match
from tenarcade.scenes.games.speed.between import Standing
from tenarcade.scenes.games.speed.callouts import Callouts
from tenarcade.scenes.games.speed.finale import Finale
from tenarcade.scenes.games.speed.layout import TableArena
from tenarcade.scenes.games.speed.picture import Picture
from tenarcade.scenes.games.speed.slides import Slides
from tenarcade.scenes.games.speed.telling import Telling
from tenarcade.scenes.match_scene import MatchScene
from tenarcade.wording import Words

# After a break everybody gets as much time to look again.
RESUME_SECONDS = 3.0
# How long the table between two rounds is shown if nobody presses anything, and how long it cannot be pressed away.
STANDING_SECONDS = 9.0
STANDING_SECONDS_OF_BOTS = 3.5
STANDING_LEAST = 0.7
# Where nobody plays, "at once" is a second of the match in every step.
TICKS_AT_ONCE = TICKS_PER_SECOND


class RaceScene(MatchScene):
    """Time, and what happens in it; who presses what is added by the table."""

    def __init__(self, arcade: Arcade, session: LiveSession, seating: Seating) -> None:
        super().__init__(arcade, seating)
        assert isinstance(session.arena, TableArena)
        self.session = session
        self.arena = session.arena
        self.rules = session.match.rules
        self.audience = frozenset(seating.people) or frozenset(range(len(seating.sitters)))
        self.picture = Picture(self.view_of_all(), self.arena.layout.hands)
        self.callouts = Callouts()
        self.slides = Slides(self.arena.layout.corners)
        self._telling = Telling(
            arcade,
            lambda seat: self.seating.sitters[seat],
            self.arena.layout.corners,
            self.picture,
            self.slides,
            self.callouts,
        )
        self.finale: Finale | None = None
        self.standing: Standing | None = None
        self.standing_left = 0.0
        # What a round's end has brought, until its last card lies.
        self._untold: list[Event] = []
        self._ticks_owed = 0.0
        self._acts_kept = len(session.match.acts)
        self._counted: int | None = None
        # A match that goes on waits for everybody to find their cards; a new one has the start signal.
        self.hold = RESUME_SECONDS if self.picture.phase == "live" else 0.0
        if not session.match.acts:
            self._tell_all(session.match.opening)

    # -- what the table adds ------------------------------------------------------------------------------------

    def ticked(self) -> None:
        """A tick has passed."""

    def let_cards_lie(self) -> None:
        """Whatever somebody was about to do is over."""

    def celebrate(self, winner: Seat) -> None:
        """The last card has hit the table."""

    # -- how things stand ---------------------------------------------------------------------------------------

    def view_of_all(self) -> State:
        view: State = self.rules.view(self.session.match.state, self.audience)
        return view

    @property
    def words(self) -> Words:
        return self.arcade.words(self.rules)

    @property
    def is_live(self) -> bool:
        """Whether a press reaches the table now."""
        return self.is_running and self.picture.phase == "live"

    @property
    def is_running(self) -> bool:
        return self.finale is None and self.standing is None and self.hold <= 0

    @property
    def countdown(self) -> int | None:
        """The number that everybody sees before the start, or before time runs again."""
        if self.hold > 0:
            return math.ceil(self.hold)
        starts = self.arena.starts_at
        if starts is None or not self.is_running:
            return None
        return math.ceil(max(1, starts - self.session.tick) / TICKS_PER_SECOND)

    # -- time ---------------------------------------------------------------------------------------------------

    def step(self, seconds: float) -> None:
        self.callouts.step(seconds)
        self.slides.step(seconds)
        if self.standing is not None:
            self._step_standing(seconds)
        elif self.finale is not None:
            self._step_finale(seconds)
        elif self.hold > 0:
            self.hold -= seconds
        else:
            self._run()
        self._count()

    def _run(self) -> None:
        for _ in range(self._ticks_due()):
            self._play_tick()
            if not self.is_running:
                return

    def _ticks_due(self) -> int:
        """People's time is real time; only where nobody plays, the pace is a setting."""
        settings = self.arcade.settings
        if self.seating.people:
            return 1
        if settings.instant:
            return TICKS_AT_ONCE
        self._ticks_owed += settings.speed / 100
        due = int(self._ticks_owed)
        self._ticks_owed -= due
        return due

    def _play_tick(self) -> None:
        moment = self.session.step()
        if moment.heard:
            self._keep()
        for heard in moment.heard:
            if heard.refusal is None:
                self._tell_all(heard.events)
            else:
                self._refused(heard)
        self.ticked()

    def _keep(self) -> None:
        if self.is_kept:
            for act in self.session.acts_as_told(self._acts_kept):
                self.arcade.store.append_act(self._acts_kept, act)
                self._acts_kept += 1

    def _count(self) -> None:
        counted, self._counted = self._counted, self.countdown
        if self._counted is not None and self._counted != counted:
            self.arcade.speaker.play("tick")
        elif counted is not None and self._counted is None and self.is_live and self.hold <= 0:
            self.arcade.speaker.play("go")

    # -- what happens -------------------------------------------------------------------------------------------

    def _tell_all(self, events: Sequence[Event]) -> None:
        for place, event in enumerate(events):
            if isinstance(event, RoundWon):
                self._untold = list(events[place + 1 :])
                self._begin_finale(event)
                return
            self._tell(event)

    def _tell(self, event: Event) -> None:
        self._telling.tell(event.heard_by(self.audience), self.words)

    def _refused(self, heard: Heard) -> None:
        """Whoever presses on while their card is in the air is told by the card."""
        assert heard.refusal is not None
        if heard.seat in self.seating.people and heard.refusal.key != "card-in-flight":
            self.arcade.speaker.play("refuse")

    def _begin_finale(self, won: RoundWon) -> None:
        number = self.session.match.state.arrival_flick
        self.let_cards_lie()
        self._tell(won)
        self.finale = Finale(won.seat, number, self.arena.swept or self.arena.shown())
        self.arcade.speaker.play("last-card")
        if self.arcade.settings.instant and not self.seating.people:
            self._end_finale()

    def _step_finale(self, seconds: float) -> None:
        assert self.finale is not None
        if self.finale.step(seconds):
            sitter = self.seating.sitters[self.finale.winner]
            self.celebrate(self.finale.winner)
            self.arcade.devices.rumble(sitter.device, 0.8, 500)
            self.arcade.speaker.play("won")
        if self.finale.is_over:
            self._end_finale()

    def _end_finale(self) -> None:
        assert self.finale is not None
        scores = [event for event in self._untold if isinstance(event, SeatScored)]
        self._untold = [event for event in self._untold if not isinstance(event, SeatScored)]
        for score in scores:
            self._tell(score)
        if self.session.is_over:
            self._tell_all(self._untold)
            self._end()
            return
        number = self.picture.round
        closest = min(
            (race for race in races(self.session.match) if race.round == number),
            key=lambda race: race.ticks,
            default=None,
        )
        self.standing = Standing(number, self.picture.rounds, self.finale.winner, scores, closest)
        self.standing_left = STANDING_SECONDS if self.seating.people else STANDING_SECONDS_OF_BOTS
        if self.arcade.settings.instant and not self.seating.people:
            self._next_round()

    def _step_standing(self, seconds: float) -> None:
        self.standing_left -= seconds
        if self.standing_left <= 0:
            self._next_round()

    def _next_round(self) -> None:
        self.standing = self.finale = None
        untold, self._untold = self._untold, []
        self.arcade.speaker.play("shuffle")
        self._tell_all(untold)

    def _end(self) -> None:
        self.is_done = True
        if self.is_kept:
            finish_match(self.arcade, self.session, self.seating)

    # -- breaks -------------------------------------------------------------------------------------------------

    def pause(self) -> None:
        self._break_off()
        super().pause()

    def put_away(self) -> None:
        """Nobody is thrown back into a race by looking at the window again."""
        self.pause()

    def unplugged(self, device: str) -> None:
        if self.seating.seat_of(device) is not None:
            self._break_off()
        super().unplugged(device)

    def _break_off(self) -> None:
        """Everybody waits, and everybody is counted in again."""
        self.let_cards_lie()
        if self.finale is None and self.picture.phase == "live":
            self.hold = RESUME_SECONDS

    def go_on(self) -> None:
        """On to the next round; not by a press that was still meant for the last one."""
        total = STANDING_SECONDS if self.seating.people else STANDING_SECONDS_OF_BOTS
        if self.standing is not None and self.standing_left < total - STANDING_LEAST:
            self._next_round()
