"""The whole table as it is drawn: what stands still once, what moves every time."""

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from tenarcade.arena.picture import Shown
from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Box, Spot, around
from tenarcade.client.intents import MOUSE, Intent
from tenarcade.client.palette import CREAM, FAINT, GOLD, LILAC, PANEL, SEAT_COLOURS, Colour, hexed
from tenarcade.client.widgets import draw_cap
from tenarcade.core.clock import TICKS_PER_SECOND
from tenarcade.core.game import Seat
from tenarcade.scenes.games.speed.between import draw_standing
from tenarcade.scenes.games.speed.callouts import outlined
from tenarcade.scenes.games.speed.cards import draw_card
from tenarcade.scenes.games.speed.flights import Flights
from tenarcade.scenes.games.speed.hand import FRONT
from tenarcade.scenes.games.speed.heap_view import HeapView
from tenarcade.scenes.games.speed.layout import HAND_HEIGHT, MIDDLE, PAUSE_BOX, ROUND_BOX
from tenarcade.scenes.games.speed.reach import FLICKS
from tenarcade.scenes.games.speed.seats import Caps, SeatLook, SeatsView, draw_panel
from tenarcade.scenes.games.speed.warmth import Warmth

if TYPE_CHECKING:
    from tenarcade.scenes.games.speed.table import SpeedTable

TABLECLOTH: Colour = (34, 88, 98)
RING = 378.0
COUNT_SIZE = 150.0
_INTENTS = (*FLICKS, Intent.DRAW, Intent.PAGE)
_STUCK_BOX = Box(390, 214, 500, 46)
_CALM_BOX = Box(508, 540, 264, 122)


class TableView:
    def __init__(self, scene: "SpeedTable") -> None:
        self._scene = scene
        self._heap = HeapView()
        colours = [SEAT_COLOURS[sitter.colour] for sitter in scene.seating.sitters]
        self._flights = Flights(colours)
        self._warmth = Warmth(colours)
        self._seats = SeatsView(scene.picture, scene.slides)
        self._caps: tuple[Caps, ...] = tuple({} for _ in scene.seating.sitters)

    def remember(self, moving: Sequence[Shown]) -> None:
        self._flights.remember(moving)

    def celebrate(self, winner: Seat) -> None:
        sitter = self._scene.seating.sitters[winner]
        colour = SEAT_COLOURS[sitter.colour]
        for shape in (sitter.shape, "star"):
            self._scene.callouts.burst(shape, colour, 2.6)

    # -- everything ---------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, ahead: float) -> None:
        scene = self._scene
        calm = scene.arcade.settings.reduced_motion
        self._read_caps()
        looks = [self._look(seat) for seat in range(len(scene.seating.sitters))]
        canvas.layer(self._still(looks), lambda layer: self._paint_still(layer, looks))
        share = min(1.0, ahead * TICKS_PER_SECOND) if scene.is_running else 1.0
        shown = scene.arena.shown()
        moving = [card for card in shown if card.kind != "heap"]
        if not calm:
            scene.callouts.draw_below(canvas)
        self._draw_seats(canvas, looks, moving, ahead)
        if scene.finale is not None:
            scene.finale.draw(canvas, self._heap, ahead, calm=calm)
        else:
            self._heap.draw(canvas, shown[: len(shown) - len(moving)], share)
            self._flights.draw(canvas, moving, share, calm=calm)
        self._draw_dragged(canvas)
        scene.callouts.draw(canvas, ahead, calm=calm)
        self._draw_above(canvas)

    def _draw_above(self, canvas: Canvas) -> None:
        scene = self._scene
        if scene.standing is not None:
            cap = self._pressing_cap()
            seconds = max(1, round(scene.standing_left + 0.5))
            draw_standing(canvas, scene.standing, scene.seating.sitters, scene.words, cap, seconds)
        elif scene.finale is not None and scene.finale.has_fallen:
            self._draw_won(canvas, scene.finale.winner)
        elif (count := scene.countdown) is not None:
            self._draw_countdown(canvas, count)
        elif scene.session.stands_still:
            self._draw_calm(canvas)

    # -- what stands still --------------------------------------------------------------------------------------

    def _still(self, looks: Sequence[SeatLook]) -> Hashable:
        scene = self._scene
        told = [(look.sitter, look.note, *look.caps.values()) for look in looks]
        picture = scene.picture
        rounds = (picture.round, picture.rounds, *picture.totals)
        return (id(scene), tuple(told), rounds, scene.arcade.language, scene.arcade.devices.in_hand)

    def _paint_still(self, canvas: Canvas, looks: Sequence[SeatLook]) -> None:
        canvas.background(TABLECLOTH)
        canvas.svg("speed-table", _table_body, around(MIDDLE, RING, RING))
        for look in looks:
            draw_panel(canvas, look)
        self._draw_round(canvas)
        self._draw_pause_button(canvas)

    def _draw_round(self, canvas: Canvas) -> None:
        scene = self._scene
        picture, words = scene.picture, scene.words
        canvas.panel(ROUND_BOX, PANEL, opacity=0.85, radius=14)
        if picture.rounds == 1:
            said, note = words.text("table-single"), words.text("table-single-note")
        else:
            said = words.text("table-round", {"round": picture.round, "rounds": picture.rounds})
            note = self._leader()
        width = ROUND_BOX.width - 24
        y = ROUND_BOX.y + (24 if note else 33)
        canvas.text(said, Spot(MIDDLE.x, y), 21, CREAM, face="title", align="centre", width=width)
        canvas.text(note, Spot(MIDDLE.x, ROUND_BOX.y + 49), 15, LILAC, align="centre", width=width)

    def _leader(self) -> str:
        scene = self._scene
        totals = scene.picture.totals
        best = [seat for seat, total in enumerate(totals) if total == min(totals)]
        if len(best) > 1:
            return scene.words.text("table-even")
        return scene.words.text("table-leads", {"name": scene.names[best[0]], "points": min(totals)})

    def _draw_pause_button(self, canvas: Canvas) -> None:
        scene = self._scene
        canvas.panel(PAUSE_BOX, PANEL, opacity=0.7, radius=18)
        hand = scene.arcade.devices.in_hand
        cap = scene.arcade.devices.cap(hand, Intent.PAUSE) or "Esc"
        wide = draw_cap(canvas, cap, Spot(PAUSE_BOX.x + 28, PAUSE_BOX.centre.y), 28, FAINT)
        left = PAUSE_BOX.x + 36 + wide / 2
        said = scene.words.text("pause-heading")
        canvas.text(said, Spot(left, PAUSE_BOX.centre.y), 17, LILAC, width=PAUSE_BOX.right - left - 8)

    # -- seats --------------------------------------------------------------------------------------------------

    def _read_caps(self) -> None:
        """As long as nothing lies above: another scene has other keys."""
        scene = self._scene
        if scene.arcade.scenes[-1:] == [scene]:
            self._caps = tuple(self._caps_of(seat) for seat in range(len(scene.seating.sitters)))

    def _caps_of(self, seat: Seat) -> Caps:
        scene = self._scene
        if seat not in scene.seating.people:
            return {}
        devices = scene.arcade.devices
        device = scene.seating.sitters[seat].device
        if device is None and scene.seat_for(devices.in_hand) == seat:
            device = devices.in_hand
        return {} if device in (None, MOUSE) else {intent: devices.cap(device or "", intent) for intent in _INTENTS}

    def _pressing_cap(self) -> str:
        devices = self._scene.arcade.devices
        return devices.cap(devices.in_hand, Intent.DRAW)

    def _look(self, seat: Seat) -> SeatLook:
        scene = self._scene
        return SeatLook(
            seat, scene.arena.layout.corners[seat], scene.seating.sitters[seat], self._caps[seat], self._note(seat)
        )

    def _note(self, seat: Seat) -> str:
        scene = self._scene
        sitter = scene.seating.sitters[seat]
        parts = [self._kind(seat)] if sitter.bot is not None or sitter.device is None else []
        if scene.picture.rounds > 1 and (total := scene.picture.totals[seat]):
            parts.append(scene.words.text("table-minus", {"points": total}))
        return " · ".join(parts)

    def _kind(self, seat: Seat) -> str:
        scene = self._scene
        bot = scene.seating.sitters[seat].bot
        if bot is None:
            return scene.arcade.say("device-any")
        if bot.startswith("level-"):
            return scene.words.text("bot-level", {"level": bot.removeprefix("level-")})
        return scene.arcade.say(f"bot-{bot}")

    def _draw_seats(self, canvas: Canvas, looks: Sequence[SeatLook], moving: Sequence[Shown], ahead: float) -> None:
        scene = self._scene
        homes = scene.picture.homes
        away = {homes[card.number] for card in moving if card.kind == "returning" and card.number in homes}
        if scene.drag is not None:
            away.add((scene.drag.seat, scene.drag.spot))
        for look in looks:
            absent = [spot for seat, spot in away if seat == look.seat]
            self._seats.draw(canvas, look, scene.words, ahead, absent)

    def _draw_dragged(self, canvas: Canvas) -> None:
        scene = self._scene
        if scene.drag is None:
            return
        card = scene.picture.hands[scene.drag.seat].at(scene.drag.spot)
        if card is not None:
            spot = scene.arena.layout.corners[scene.drag.seat].front(scene.drag.spot)
            by = scene.drag.moved
            draw_card(canvas, card, Spot(spot.x + by.x, spot.y + by.y), HAND_HEIGHT, lift=0.75)

    # -- above everything ---------------------------------------------------------------------------------------

    def _draw_countdown(self, canvas: Canvas, count: int) -> None:
        scene = self._scene
        self._warmth.step(canvas)
        canvas.sprite(outlined(canvas, str(count), COUNT_SIZE, GOLD), MIDDLE)
        said = "table-stuck" if scene.picture.is_stuck else "table-resume" if scene.hold > 0 else "table-ready"
        canvas.panel(_STUCK_BOX, PANEL, opacity=0.92, radius=20, edge=GOLD)
        width = _STUCK_BOX.width - 30
        canvas.text(scene.words.text(said), _STUCK_BOX.centre, 20, CREAM, face="bold", align="centre", width=width)

    def _draw_won(self, canvas: Canvas, winner: Seat) -> None:
        scene = self._scene
        sitter = scene.seating.sitters[winner]
        said = scene.words.text("table-round-won", {"name": sitter.name})
        canvas.sprite(outlined(canvas, said, 58, SEAT_COLOURS[sitter.colour]), Spot(MIDDLE.x, MIDDLE.y - 124))

    def _draw_calm(self, canvas: Canvas) -> None:
        """Time stands still: how to let the others go on."""
        scene = self._scene
        canvas.panel(_CALM_BOX, PANEL, opacity=0.92, radius=20, edge=FAINT)
        cap = self._waiting_cap()
        text = scene.words.text("table-calm-key" if cap else "table-calm")
        room = _CALM_BOX.inset(8)
        canvas.paragraph(text, room._replace(height=room.height - (32 if cap else 0)), 17, CREAM, align="centre")
        if cap:
            draw_cap(canvas, cap, Spot(MIDDLE.x, _CALM_BOX.bottom - 22), 32, FAINT)

    def _waiting_cap(self) -> str:
        """The key of whoever has one that does nothing else now."""
        picture = self._scene.picture
        for seat, caps in enumerate(self._caps):
            if caps and len(picture.hands[seat].cards) <= FRONT:
                return caps[Intent.PAGE]
            if caps and not picture.stacks[seat]:
                return caps[Intent.DRAW]
        return ""


def _table_body(wide: float, high: float) -> str:
    disc = f'cx="{wide / 2}" cy="{high / 2}" r="{wide * 0.49:.1f}"'
    return (
        f'<circle {disc} fill="#ffffff" fill-opacity="0.07"/>'
        f'<circle {disc} fill="none" stroke="{hexed(CREAM)}" stroke-opacity="0.22" stroke-width="{wide * 0.008:.1f}"/>'
    )
