"""What is seen, called out and felt of every event."""

from collections.abc import Callable

from tenarcade.client.arcade import Arcade
from tenarcade.client.geometry import Spot
from tenarcade.client.palette import CORAL, CREAM, GOLD, SEAT_COLOURS
from tenarcade.core.game import Event, Seat
from tenarcade.play.seating import Sitter
from tenarcade.rules.speed.events import (
    CardDrawn,
    CardFlicked,
    CardLanded,
    CardReturned,
    HandShown,
    PileTurned,
    SeatDealt,
    SeatPaused,
    StartSignalled,
)
from tenarcade.scenes.games.speed.callouts import Callouts
from tenarcade.scenes.games.speed.layout import MIDDLE, Corner
from tenarcade.scenes.games.speed.picture import Picture
from tenarcade.scenes.games.speed.slides import Slides
from tenarcade.wording import Words

VALUE_SIZE = 76.0
WORD_SIZE = 34.0
STREAK_FROM = 2
SOUNDS: dict[type[Event], str] = {
    CardFlicked: "flick",
    CardDrawn: "card-move",
    SeatPaused: "refuse",
    StartSignalled: "go",
    PileTurned: "stuck",
}
RETURNS = {"too-slow": "too-slow", "wrong": "bounce", "short": "bounce"}


class Telling:
    def __init__(
        self,
        arcade: Arcade,
        sitter: Callable[[Seat], Sitter],
        corners: tuple[Corner, ...],
        picture: Picture,
        slides: Slides,
        callouts: Callouts,
    ) -> None:
        self._arcade = arcade
        self._sitter = sitter
        self._corners = corners
        self._picture = picture
        self._slides = slides
        self._callouts = callouts

    def tell(self, event: Event, words: Words) -> None:
        seat: Seat | None = getattr(event, "seat", None)
        before = () if seat is None else self._picture.hands[seat].spots
        self._picture.tell(event)
        if (sound := SOUNDS.get(type(event))) is not None:
            self._arcade.speaker.play(sound)
        match event:
            case CardLanded(seat=seat):
                self._slides.moved(seat, before, self._picture.hands[seat].spots)
                self._call(event, words)
            case CardDrawn(seat=seat):
                self._slides.moved(seat, before, self._picture.hands[seat].spots)
            case SeatDealt(seat=seat):
                self._slides.dealt(seat, self._picture.hands[seat].spots)
            case CardReturned():
                self._explain(event, words)
            case HandShown():
                self._slides.opened()
            case StartSignalled():
                self._callouts.say(words.text("table-go"), MIDDLE, GOLD, 96)
            case PileTurned():
                self._callouts.burst("diamond", CREAM)

    def _call(self, event: CardLanded, words: Words) -> None:
        """S2.5: the value, in the colour of whoever landed it, higher the longer the streak."""
        sitter = self._sitter(event.seat)
        colour = SEAT_COLOURS[sitter.colour]
        streak = self._picture.streak[1]
        self._arcade.speaker.play("land", streak - 1)
        self._callouts.burst(sitter.shape, colour, min(2.0, 0.8 + streak * 0.2))
        spot = self._corners[event.seat].call
        self._callouts.say(words.text("table-call", {"value": event.called}), spot, colour, VALUE_SIZE)
        if streak >= STREAK_FROM:
            below = Spot(spot.x, spot.y + 46)
            self._callouts.say(words.text("table-streak", {"count": streak}), below, GOLD, WORD_SIZE)

    def _explain(self, event: CardReturned, words: Words) -> None:
        self._arcade.speaker.play(RETURNS[event.why])
        spot = self._corners[event.seat].verdict
        self._callouts.say(words.text(f"table-{event.why}"), spot, CORAL, WORD_SIZE)
        self._arcade.devices.rumble(self._sitter(event.seat).device, 0.35, 140)
