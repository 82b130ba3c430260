"""A table where people and bots take turns: everything a game's own scene need not know about."""

import time
from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Any

from tenarcade.client.arcade import Arcade
from tenarcade.client.intents import Clicked, Input, Intent, Press
from tenarcade.client.timeline import Timeline
from tenarcade.core.game import Action, Event, Seat
from tenarcade.play.seating import Seating
from tenarcade.play.session import Session
from tenarcade.scenes.finish import finish_match
from tenarcade.scenes.match_scene import MatchScene

# A bot's decision takes this long at least, and so much of one step may be spent on thinking.
BOT_PAUSE = 0.55
THINKING_SLICE = 0.002
END_PAUSE = 1.2
FAST_FORWARD = 4.0


class TableScene(MatchScene, ABC):
    """The picture (`shown`) follows the state event by event; when nothing is left to tell, they are equal."""

    music = "music-table"

    def __init__(self, arcade: Arcade, session: Session, seating: Seating) -> None:
        super().__init__(arcade, seating)
        self.session = session
        self.rules = session.match.rules
        self.audience = frozenset(seating.people) or frozenset(range(len(seating.sitters)))
        self.shown: Any = self._view()
        self.timeline: Timeline[Event] = Timeline(self.seconds_of, self._open, self._close)
        self.caption = ""
        self.is_hurrying = False
        # Whose tableau lies in front, and whose does when nobody else decides.
        self.home: Seat = next(iter(seating.people), 0)
        self.front: Seat = self._first_front()
        self._waited = 0.0
        self._decision: Action | None = None
        if not session.match.acts:
            self._tell(session.match.opening)

    # -- what a game's scene adds -------------------------------------------------------------------------------

    @abstractmethod
    def seconds_of(self, event: Event) -> float:
        """How long it takes to tell."""

    @abstractmethod
    def shown_after(self, shown: Any, event: Event) -> Any:
        """The picture once this has been told."""

    def opened(self, event: Event) -> None:
        """Its sound, its movement."""

    def caption_of(self, event: Event) -> str:
        """What is told of it; a scene may be shorter than a journal."""
        return self.arcade.words(self.rules).event(event, self.names)

    @abstractmethod
    def reveals(self, event: Event) -> bool:
        """Whether it told somebody what was not known before; such an act is never taken back."""

    def turn_began(self) -> None:
        """Somebody has a decision to make."""

    # -- time ---------------------------------------------------------------------------------------------------

    @property
    def person(self) -> Seat | None:
        """Who may press now: nobody while something is still being told."""
        return None if self.timeline.is_busy else self.session.person_to_act

    @property
    def pace(self) -> float:
        return self.arcade.settings.speed / 100 * (FAST_FORWARD if self.is_hurrying else 1.0)

    def step(self, seconds: float) -> None:
        self._tell_on(seconds)
        if self.timeline.is_busy:
            return
        self._waited += seconds * self.pace
        if self.session.is_over:
            if self._waited >= END_PAUSE or self.arcade.settings.instant:
                self._end()
        elif (bot := self.session.bot_to_act) is not None:
            self._let_think(bot)
        else:
            self.is_hurrying = False

    def _end(self) -> None:
        self.is_done = True
        if self.is_kept:
            finish_match(self.arcade, self.session, self.seating)

    def _tell_on(self, seconds: float) -> None:
        if not self.timeline.is_busy:
            return
        if self.arcade.settings.instant:
            self.timeline.skip()
        else:
            self.timeline.step(seconds * self.pace)
        if not self.timeline.is_busy:
            self._settle()

    def _let_think(self, bot: Seat) -> None:
        if self._decision is None:
            until = time.perf_counter() + THINKING_SLICE
            self._decision = self.session.think(lambda: time.perf_counter() < until)
        if self._decision is not None and (self._waited >= BOT_PAUSE or self.arcade.settings.instant):
            decision, self._decision = self._decision, None
            self.do(bot, decision)

    # -- acting -------------------------------------------------------------------------------------------------

    def do(self, seat: Seat, action: Action) -> None:
        """An act at the table; what the rules refuse is explained and changes nothing."""
        if (refusal := self.session.match.refusal(seat, action)) is not None:
            self.arcade.speaker.play("refuse")
            self.arcade.tell(self.arcade.words(self.rules).refusal(refusal))
            return
        events = self.session.act(seat, action)
        if self.is_kept:
            self.arcade.store.append_act(len(self.session.match.acts) - 1, self.session.last_act_as_told())
        self._tell(events)

    def can_undo(self) -> bool:
        """Only one's own last act, and never across what it revealed or what another has done since."""
        acts = self.session.match.acts
        if not acts or self.timeline.is_busy:
            return False
        act, events = acts[-1]
        return act.seat in self.seating.people and not any(self.reveals(event) for event in events)

    def undo(self) -> None:
        if not self.can_undo():
            self.arcade.speaker.play("refuse")
            self.arcade.tell(self.arcade.say("undo-impossible"))
            return
        self.session.take_back()
        self._decision = None
        self.arcade.store.truncate_acts(len(self.session.match.acts))
        self.arcade.speaker.play("undo")
        self._settle()

    def _tell(self, events: tuple[Event, ...]) -> None:
        self.timeline.add(event.heard_by(self.audience) for event in events)
        self._waited = 0.0

    def _open(self, event: Event) -> None:
        self.caption = self.caption_of(event)
        self.opened(event)

    def _close(self, event: Event) -> None:
        self.shown = self.shown_after(self.shown, event)

    def _settle(self) -> None:
        self.shown = self._view()
        self._waited = 0.0
        if (person := self.session.person_to_act) is not None:
            self.front = person
        self.turn_began()

    def _view(self) -> Any:
        return self.rules.view(self.session.match.state, self.audience)

    def _first_front(self) -> Seat:
        return self.home if self.session.person_to_act is None else self.session.person_to_act

    # -- devices ------------------------------------------------------------------------------------------------

    def play(self, given: Input) -> None:
        if isinstance(given, Press) and self.claim(given.device):
            return
        if isinstance(given, Press) and given.intent == Intent.FAST:
            self.is_hurrying = not self.is_hurrying
        elif isinstance(given, Press | Clicked) and self.timeline.is_busy and not _is_pause(given):
            # Impatience tells the rest at once; it never acts, so that nobody draws a card by hurrying.
            self.timeline.skip()
            self._settle()
        elif isinstance(given, Press) and given.intent == Intent.UNDO:
            if self._has_say(given.device):
                self.undo()
        else:
            super().play(given)

    def _has_say(self, device: str) -> bool:
        acts = self.session.match.acts
        return bool(acts) and acts[-1][0].seat in self.seating.people and self.seating.may_act(device, acts[-1][0].seat)

    def may_press(self, device: str) -> bool:
        """Who has lost a pad is not played for by somebody else's."""
        person = self.person
        return person is not None and person not in self.orphans and self.seating.may_act(device, person)

    def prompt_device(self) -> str:
        """Whose glyphs the prompts show: the device of whoever must press, or the one in hand."""
        in_hand = self.arcade.devices.in_hand
        if self.person is None or self.seating.may_act(in_hand, self.person):
            return in_hand
        return self.seating.sitters[self.person].device or in_hand

    @property
    def prompts(self) -> Hashable:
        """All that the key caps in a picture depend on."""
        devices = self.arcade.devices
        return devices.in_hand, devices.revision, self.prompt_device(), self.seating


def _is_pause(given: Input) -> bool:
    return isinstance(given, Press) and given.intent == Intent.PAUSE
