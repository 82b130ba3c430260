"""TEN's table: the scene in which a match is played."""

from collections.abc import Hashable, Sequence

from tenarcade.client.arcade import Arcade
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.easing import shaken
from tenarcade.client.geometry import Box, Spot, around
from tenarcade.client.intents import Intent
from tenarcade.client.palette import CREAM, FAINT, GOLD, INK, LILAC, PANEL
from tenarcade.client.widgets import draw_arrow, draw_button, draw_cap, draw_focus
from tenarcade.core.game import HIDDEN, Action, Event, Seat
from tenarcade.play.seating import Seating, Sitter
from tenarcade.play.session import Session
from tenarcade.rules.ten.deck import NUMBERS
from tenarcade.rules.ten.moves import Busted, CardRevealed, CoinsPaidOut, PriceSettled
from tenarcade.rules.ten.state import AUTOMA, BUST_AT, State
from tenarcade.scenes.confirm import Confirm
from tenarcade.scenes.emblems import draw_glow
from tenarcade.scenes.games.ten.auction_view import draw_auction
from tenarcade.scenes.games.ten.cards import draw_card
from tenarcade.scenes.games.ten.choices import Choice, bid_choices, draw_choices, pay_choices, shop_choices
from tenarcade.scenes.games.ten.consequences import bid_range, gain_of
from tenarcade.scenes.games.ten.gauge import draw_gauge, draw_odds
from tenarcade.scenes.games.ten.layout import CHOICES, PILE, PILE_HEIGHT, ROW, Layout
from tenarcade.scenes.games.ten.motion import SECONDS, SOUNDS, Motion, motion_of
from tenarcade.scenes.games.ten.paying import Payment
from tenarcade.scenes.games.ten.shown import shown_after
from tenarcade.scenes.games.ten.tableau import AUTOMA_SITTER, draw_front, draw_small
from tenarcade.scenes.playing_card import RATIO
from tenarcade.scenes.table import TableScene
from tenarcade.wording import Words

NO_MOTION = Motion()


class TenTable(TableScene):
    shown: State

    def __init__(self, arcade: Arcade, session: Session, seating: Seating) -> None:
        self._motion = NO_MOTION
        self._bid = 0
        self._payment: Payment | None = None
        super().__init__(arcade, session, seating)
        self.turn_began()

    # -- events -------------------------------------------------------------------------------------------------

    def seconds_of(self, event: Event) -> float:
        if isinstance(event, CoinsPaidOut) and not event.received:
            return 0.0
        return SECONDS[type(event)]

    def shown_after(self, shown: State, event: Event) -> State:
        self._motion = NO_MOTION
        return shown_after(shown, event)

    def reveals(self, event: Event) -> bool:
        return isinstance(event, CardRevealed)

    def opened(self, event: Event) -> None:
        self._motion = motion_of(event, self._layout)
        speaker = self.arcade.speaker
        if isinstance(event, CoinsPaidOut):
            if event.received:
                speaker.play(f"coin-{min(8, event.received)}")
        elif isinstance(event, CardRevealed) and event.total == 10 and event.card in NUMBERS:
            speaker.play("ten")
        elif type(event) in SOUNDS:
            speaker.play(SOUNDS[type(event)])
        if isinstance(event, Busted) and event.seat in self.seating.people:
            self.arcade.devices.rumble(self.seating.sitters[event.seat].device, 0.6, 300)

    def caption_of(self, event: Event) -> str:
        """Shorter where the table shows the rest."""
        words = self._words
        match event:
            case CardRevealed(seat, card):
                told: dict[str, str | int] = {"name": self._sitter(seat).name, "card": words.card(card)}
                return words.text("caption-revealed", told)
            case CoinsPaidOut(seat, due, received) if received == due:
                return words.text("caption-coins", {"name": self._sitter(seat).name, "coins": received})
            case PriceSettled(seat, card, price) if not (event.tokens or event.cards):
                told = {"name": self._sitter(seat).name, "price": price, "card": words.card(card)}
                return words.text("caption-paid", told)
        return super().caption_of(event)

    def turn_began(self) -> None:
        """A fresh decision: the lowest bid, a sensible payment, the focus on what is done most."""
        self._payment = None
        state = self.shown
        seat = self.session.person_to_act
        if seat is None or self.timeline.is_busy:
            return
        match state.phase:
            case "draw":
                self.focus.name = "draw" if state.pile else "numbers"
            case "bid":
                self._bid = bid_range(state, seat)[0]
                self.focus.name = "bid"
            case "pay":
                self._payment = Payment(state, seat)
                self.focus.name = "pay"
            case "shop" | "final" | "bust":
                self.focus.name = self._best_buy(state, seat)

    def _best_buy(self, state: State, seat: Seat) -> str:
        player = state.players[seat]
        buyable = [control for control in self._shop(state, seat) if control.role == "card" and control.enabled]
        if not buyable:
            return "nothing"

        def worth(control: Control) -> tuple[int, int]:
            card = state.market[int(control.name.removeprefix("market-"))]
            return gain_of(player, card), -NUMBERS[card]

        best = max(buyable, key=worth)
        return best.name if worth(best)[0] > 0 else "nothing" if state.phase != "bust" else "token"

    def _shop(self, state: State, seat: Seat) -> list[Control]:
        return [choice.control for choice in shop_choices(state, seat, self._layout, self._words, self._act, None)]

    # -- choices ------------------------------------------------------------------------------------------------

    @property
    def _layout(self) -> Layout:
        return Layout(self.shown, self.front, self.home)

    @property
    def _words(self) -> Words:
        return self.arcade.words(self.rules)

    def _act(self, action: Action) -> None:
        if self.person is not None:
            self.do(self.person, action)

    def controls(self) -> Sequence[Control]:
        return [choice.control for choice in self._choices()]

    def _choices(self) -> list[Choice]:
        seat = self.person
        if seat is None:
            return []
        state, words = self.shown, self._words
        match state.phase:
            case "draw":
                return draw_choices(state, seat, words, self._act, show_odds=self.arcade.settings.show_odds)
            case "bid":
                return bid_choices(state, seat, words, self._act, self._bid, self._change_bid)
            case "shop" | "final" | "bust":
                return shop_choices(state, seat, self._layout, words, self._act, self.focus.name)
            case "pay" if self._payment is not None:
                return pay_choices(
                    state, seat, self._layout, words, self._payment, self._pay, can_undo=self.can_undo(), undo=self.undo
                )
        return []

    def _change_bid(self, by: int) -> None:
        assert self.person is not None
        low, high = bid_range(self.shown, self.person)
        self._bid = min(high, max(low, self._bid + by))

    def _pay(self) -> None:
        """A payment that breaks a run is asked about first."""
        payment = self._payment
        assert payment is not None
        if payment.points_lost and self.arcade.settings.confirm_losses:
            words = self._words
            question = words.text("confirm-loss", {"points": payment.points_lost})
            yes, no = words.text("confirm-loss-yes"), words.text("confirm-loss-no")
            self.arcade.lay_over(Confirm(self.arcade, question, yes, no, lambda: self._act(payment.chosen)))
        else:
            self._act(payment.chosen)

    def refused(self, control: Control) -> None:
        if control.value:
            self.arcade.tell(control.value)

    def back(self) -> None:
        if self.can_undo():
            self.undo()

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._sitter(seat).name for seat in range(len(self.seating.sitters)))

    def _sitter(self, seat: Seat) -> Sitter:
        if seat < len(self.seating.sitters):
            return self.seating.sitters[seat]
        return Sitter(self._words.text("automa"), AUTOMA_SITTER.colour, AUTOMA_SITTER.shape, bot="automa")

    # -- the picture --------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, ahead: float) -> None:
        """What stands still is painted when it changes; only what moves is drawn anew each time."""
        share = self.timeline.progress(ahead * self.pace) if self.timeline.current is not None else 1.0
        calm = self.arcade.settings.reduced_motion
        canvas.layer(self._still(), self._paint_still)
        if self._shakes:
            self._draw_row(canvas, self._layout, shaken(share) * 12)
        for mover in self._motion.movers:
            mover.draw(canvas, share, calm=calm)

    @property
    def _shakes(self) -> bool:
        return self._motion.shakes_row and not self.arcade.settings.reduced_motion

    def _still(self) -> Hashable:
        """Everything that the still picture depends on."""
        payment = self._payment.chosen if self._payment else None
        told = (self.caption, self.person, self.front, self.is_hurrying, self.focus.name, self._bid, payment)
        return (self.shown, self._motion, told, self.prompts, self.arcade.language, self.arcade.settings)

    def _paint_still(self, canvas: Canvas) -> None:
        layout = self._layout
        canvas.background()
        for seat in layout.others:
            draw_small(canvas, layout, seat, self._sitter(seat), self._note(seat), glows=self._is_asked(seat))
        self._draw_market(canvas, layout)
        self._draw_pile(canvas)
        if not self._shakes:
            self._draw_row(canvas, layout, 0.0)
        if self.shown.auction is not None:
            sitters = [self._sitter(seat) for seat in range(len(self.shown.players))]
            draw_auction(canvas, layout, sitters, self._words, asked=self.person, hides_wild=self._motion.hides_wild)
        else:
            draw_gauge(canvas, self.shown, self._words, rings=self.shown.total == 10)
            if self.arcade.settings.show_odds and self._may_draw_on():
                draw_odds(canvas, self.shown, self._words)
        front = self._sitter(self.front)
        glows = self._is_asked(self.front)
        draw_front(canvas, layout, self.front, front, self._words, self._note(self.front), glows=glows)
        self._draw_caption(canvas)
        self._draw_choices(canvas, layout)

    def _may_draw_on(self) -> bool:
        shown = self.shown
        return shown.phase == "draw" and bool(shown.pile) and shown.total < BUST_AT

    def _is_asked(self, seat: Seat) -> bool:
        return self.shown.turn == seat and self.shown.phase != "over"

    def _note(self, seat: Seat) -> str:
        words = self._words
        sitter = self._sitter(seat)
        if self._is_asked(seat):
            return words.text("table-acting" if sitter.bot else "table-turn", {"phase": self.shown.phase})
        if self.shown.is_solo and seat == AUTOMA:
            return words.text("table-target", {"target": self.shown.options.target or 0})
        if sitter.bot is not None:
            return self.arcade.say(f"bot-{sitter.bot}")
        return words.text("table-waiting")

    def _draw_market(self, canvas: Canvas, layout: Layout) -> None:
        box = layout.market_box
        canvas.panel(box, PANEL, opacity=0.55, radius=14)
        label = self._words.text("table-market", {"count": len(self.shown.market)})
        canvas.text(label, Spot(box.x + 16, box.y + 17), 15, LILAC, face="bold", width=box.width - 30)
        hidden = self._motion.hides_market_card
        for index, card in enumerate(self.shown.market):
            if card == hidden:
                hidden = None
                continue
            place = layout.market_place(index)
            draw_card(canvas, card, place.centre, place.height)

    def _draw_pile(self, canvas: Canvas) -> None:
        left = len(self.shown.pile)
        for layer in range(min(4, -(-left // 24))):
            draw_card(canvas, HIDDEN, Spot(PILE.x - layer * 2, PILE.y - layer * 3), PILE_HEIGHT, shadow=layer == 0)
        if not left:
            box = around(PILE, PILE_HEIGHT * RATIO, PILE_HEIGHT)
            canvas.panel(box, PANEL, opacity=0.4, edge=FAINT)
        text = self._words.text("table-left", {"left": left})
        canvas.text(text, Spot(PILE.x, PILE.y + 104), 17, LILAC, align="centre", width=176)

    def _draw_row(self, canvas: Canvas, layout: Layout, sway: float) -> None:
        if not self.shown.row and self.shown.auction is None:
            box = around(layout.row_place(0).centre, 168 * RATIO, 168)
            canvas.panel(box, PANEL, opacity=0.3, edge=FAINT, edge_width=2)
        for index, card in enumerate(self.shown.row):
            if index in self._motion.hidden_row:
                continue
            place = layout.row_place(index)
            tilt = ((index * 37) % 7 - 3) * 0.75
            if index == len(self.shown.row) - 1 and not sway:
                draw_glow(canvas, around(place.centre, place.height * RATIO, place.height), 14, 0.5)
            draw_card(canvas, card, Spot(place.centre.x + sway, place.centre.y), place.height, angle=tilt)

    def _draw_caption(self, canvas: Canvas) -> None:
        if self.caption:
            canvas.text(self.caption, Spot(ROW.x, 452), 17, CREAM, width=CHOICES.right - ROW.x)

    def _draw_choices(self, canvas: Canvas, layout: Layout) -> None:
        choices = self._choices()
        if not choices:
            self._draw_waiting(canvas)
            return
        focused = self.focus.settle([choice.control for choice in choices])
        device = self.prompt_device()
        caps = self.arcade.devices
        for choice in choices:
            control = choice.control
            is_focused = control is focused
            if choice.fill is None:
                self._mark_card(canvas, control, is_focused=is_focused)
                continue
            cap = caps.cap(device, control.shortcut) if control.shortcut else ""
            if not control.shortcut and is_focused:
                cap = caps.cap(device, Intent.CONFIRM)
            draw_button(canvas, control, focused=is_focused, fill=choice.fill, cap=cap, note=choice.note)
            if control.adjust is not None:
                draw_arrow(canvas, Spot(control.box.right - 56, control.box.centre.y), left=True, colour=INK)
                draw_arrow(canvas, Spot(control.box.right - 26, control.box.centre.y), left=False, colour=INK)
        if focused is not None and focused.role == "card" and self.shown.phase != "pay":
            self._draw_offer(canvas, focused)

    def _mark_card(self, canvas: Canvas, control: Control, *, is_focused: bool) -> None:
        box = control.box
        if not control.enabled:
            canvas.panel(box, PANEL, opacity=0.62, radius=box.height * 0.09)
        if self._payment is not None and control.name.removeprefix("give-") in self._payment.chosen.cards:
            canvas.panel(box.inset(-3), GOLD, opacity=0.0, radius=9, edge=GOLD, edge_width=4)
        if is_focused:
            draw_focus(canvas, box, box.height * 0.1)

    def _draw_offer(self, canvas: Canvas, control: Control) -> None:
        """The focused market card in large, with its price and what it adds."""
        box = Box(CHOICES.x, CHOICES.y, CHOICES.width, 148)
        canvas.panel(box, PANEL, opacity=0.94, edge=GOLD)
        card = self.shown.market[int(control.name.removeprefix("market-"))]
        draw_card(canvas, card, Spot(box.x + 58, box.centre.y), 122)
        canvas.text(control.label, Spot(box.x + 116, box.y + 36), 23, CREAM, face="bold", width=310)
        canvas.paragraph(control.value, Box(box.x + 116, box.y + 58, 316, 50), 18, LILAC)
        if control.enabled and (cap := self.arcade.devices.cap(self.prompt_device(), Intent.CONFIRM)):
            width = draw_cap(canvas, cap, Spot(box.x + 134, box.bottom - 26), 32, FAINT)
            label = self._words.text("choice-buy")
            canvas.text(label, Spot(box.x + 134 + width / 2 + 10, box.bottom - 26), 18, CREAM, face="bold", width=240)

    def _draw_waiting(self, canvas: Canvas) -> None:
        """While others decide: who, and how to hurry them."""
        canvas.panel(CHOICES, PANEL, opacity=0.5)
        if self.shown.phase == "over":
            return
        name = self._sitter(self.shown.turn).name
        text = self._words.text("table-others-turn", {"name": name})
        canvas.paragraph(text, Box(CHOICES.x + 24, CHOICES.y + 60, CHOICES.width - 48, 60), 22, CREAM, align="centre")
        device = self.arcade.devices.in_hand
        if cap := self.arcade.devices.cap(device, Intent.FAST):
            draw_cap(canvas, cap, Spot(CHOICES.x + 90, CHOICES.y + 160), 32, FAINT)
            label = self._words.text("table-fast")
            colour = GOLD if self.is_hurrying else LILAC
            canvas.text(label, Spot(CHOICES.x + 134, CHOICES.y + 160), 18, colour, width=290)
