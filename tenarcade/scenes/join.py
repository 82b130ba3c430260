"""Who plays: press to take a seat, fill the rest with bots, choose the rules, start."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from tenarcade.catalog import bots_of, rules_of
from tenarcade.client.arcade import Arcade
from tenarcade.client.bindings import KEYBOARD
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.geometry import Box
from tenarcade.client.intents import MOUSE, Input, Intent, Press, is_pad
from tenarcade.client.palette import CREAM, FAINT, GOLD, MINT, PANEL, SKY
from tenarcade.client.scene import Scene
from tenarcade.client.widgets import draw_button, draw_heading, draw_hints, draw_setting
from tenarcade.core.setup import OptionInfo, SetupRefused, describe_options
from tenarcade.play.seating import Seating, Sitter
from tenarcade.scenes.party import Party
from tenarcade.scenes.seat_panel import (
    draw_empty_seat,
    draw_invitation,
    draw_seat_button,
    draw_seat_value,
    draw_sitter,
    seat_box,
    seat_line,
)
from tenarcade.scenes.start import begin_match

OPTIONS_TOP = 418.0
HOW = Box(864, OPTIONS_TOP, 352, 152)
PLAY = Box(864, 584, 352, 68)
# A game for many is no fun with two, and in 10 Retro nobody could be outbid: one bot waits for so many seats.
SEATS_FOR_A_BOT = 3
# The solo ladder chooses its target on a screen of its own.
NOT_OFFERED = ("target",)


def _option_box(place: int) -> Box:
    return Box(64, OPTIONS_TOP + place * 76, 780, 68)


class Join(Scene):
    def __init__(self, arcade: Arcade, game: str) -> None:
        super().__init__(arcade)
        self.game = game
        self.rules = rules_of(game)
        self.options = [info for info in describe_options(self.rules.options) if info.name not in NOT_OFFERED]
        self.values: dict[str, Any] = {info.name: info.default for info in self.options}
        if "edition" in self.values:
            self.values["edition"] = arcade.settings.edition
        # Only a race knows time pressure.
        self.is_calm = False
        self.party = Party(self.rules.info.max_seats, tuple(bots_of(game)), arcade.store.profiles)
        if (last := arcade.last_tables.get(game)) is not None:
            self.party.sitters = last.sitters
            self.is_calm = last.is_calm
            for sitter in last.sitters:
                if sitter.device is not None and not arcade.devices.is_connected(sitter.device):
                    self.party.free(sitter.device)
        else:
            self.party.join(arcade.devices.in_hand)
            for _ in range(max(1, self.party.most // SEATS_FOR_A_BOT)):
                self.party.add_bot()
        self.focus.name = "play"

    # -- devices ------------------------------------------------------------------------------------------------

    def take(self, given: Input) -> None:
        """A device without a seat takes one by pressing; with a seat it moves the focus."""
        if isinstance(given, Press) and given.device != MOUSE and given.intent in (Intent.CONFIRM, Intent.BACK):
            seat = self.party.seat_of(given.device)
            if seat is None and given.intent == Intent.CONFIRM and self.party.take_up(given.device):
                self.arcade.speaker.play("join")
                return
            if seat is None and given.intent == Intent.CONFIRM and not self.party.is_full:
                self.party.join(given.device)
                self.arcade.speaker.play("join")
                return
            if seat and given.intent == Intent.BACK:
                self.party.leave(seat)
                self.arcade.speaker.play("leave")
                return
        super().take(given)

    def unplugged(self, device: str) -> None:
        self.party.free(device)

    def back(self) -> None:
        self._remember()
        self.arcade.go("title")

    # -- controls -----------------------------------------------------------------------------------------------

    def controls(self) -> Sequence[Control]:
        play = Control("play", "button", self.arcade.say("join-play"), PLAY, self._play, enabled=self._can_play())
        seats = [control for seat in range(self.party.most) for control in self._seat_controls(seat)]
        return [*seats, *self._option_controls(), play]

    def _seat_controls(self, seat: int) -> list[Control]:
        party, say = self.party, self.arcade.say
        line = partial(seat_line, seat_box(seat, party.most))
        if seat > len(party.sitters):
            return []
        if seat == len(party.sitters):
            return [
                Control(f"person-{seat}", "button", say("join-add-person"), line(2), self._add_person),
                Control(f"bot-{seat}", "button", say("join-add-bot"), line(3), party.add_bot),
            ]
        sitter = party.sitters[seat]
        kind = say("join-person") if sitter.bot is None else say(f"bot-{sitter.bot}")
        rows: tuple[tuple[str, str, str, Callable[[int, int], None]], ...] = (
            ("name", say("join-name"), sitter.name, party.change_name),
            ("kind", say("join-kind"), kind, party.change_kind),
            ("look", say("join-look"), say(f"shape-{sitter.shape}"), party.change_look),
        )
        controls = [
            Control(
                f"{name}-{seat}",
                "choice",
                label,
                line(place),
                partial(self._ask_name, seat) if name == "name" and sitter.bot is None else partial(change, seat, 1),
                value=value,
                adjust=partial(change, seat),
            )
            for place, (name, label, value, change) in enumerate(rows)
        ]
        row = line(3)
        if self.rules.info.real_time and sitter.bot is None:
            half = row._replace(width=row.width / 2 - 3)
            controls.append(self._help_control(seat, half))
            row = half.moved(half.width + 6)
        leave = Control(f"leave-{seat}", "button", say("join-leave"), row, lambda: party.leave(seat))
        return [*controls, leave]

    def _help_control(self, seat: int, box: Box) -> Control:
        """So that a child and an adult can share a table."""
        value = self.arcade.say("join-help-on" if self.party.sitters[seat].has_help else "join-help-off")
        change = partial(self.party.change_help, seat)
        label = self.arcade.say("join-help")
        return Control(f"help-{seat}", "choice", label, box, change, value=value, adjust=lambda _: change())

    def _ask_name(self, seat: int) -> None:
        """Left and right go through the names there are; confirming writes a new one."""
        taken = [sitter.name for other, sitter in enumerate(self.party.sitters) if other != seat]
        self.arcade.go_over("naming", self.party.sitters[seat].name, taken, partial(self.party.rename, seat))

    def step(self, seconds: float) -> None:
        """Whoever sits down has their own keys at once; whoever has left cannot begin."""
        self.arcade.hand_out_keys(self.party.sitters)
        if (self.values.get("starter") or 0) > len(self.party.sitters):
            self.values["starter"] = None

    def _add_person(self) -> None:
        """By mouse it is the mouse's own seat, unless it has one already."""
        by_mouse = self.arcade.devices.in_hand == MOUSE and self.party.seat_of(MOUSE) is None
        self.party.join(MOUSE if by_mouse else None)

    def _option_controls(self) -> list[Control]:
        words = self.arcade.words(self.rules)
        controls = [
            Control(
                f"option-{info.name}",
                "choice",
                words.text(f"option-{info.name}"),
                _option_box(place),
                lambda info=info: self._change_option(info, 1),  # type: ignore[misc]
                value=self._told(info),
                adjust=lambda by, info=info: self._change_option(info, by),  # type: ignore[misc]
            )
            for place, info in enumerate(self.options)
        ]
        below = _option_box(len(controls))
        if self.rules.info.real_time:
            return [*controls, self._calm_control(below)]
        return [*controls, self._hands_control(below)] if self.rules.info.hidden_hands else controls

    def _calm_control(self, box: Box) -> Control:
        say, change = self.arcade.say, self._change_calm
        value = say("on" if self.is_calm else "off")
        return Control("option-calm", "choice", say("option-calm"), box, change, value=value, adjust=change)

    def _hands_control(self, box: Box) -> Control:
        say, change = self.arcade.say, self._change_hands
        value = say("option-hands-open" if self.arcade.settings.open_hands else "option-hands-closed")
        return Control("option-hands", "choice", say("option-hands"), box, change, value=value, adjust=change)

    def _change_hands(self, by: int = 1) -> None:
        settings = self.arcade.settings
        self.arcade.change(replace(settings, open_hands=not settings.open_hands))

    def _change_calm(self, by: int = 1) -> None:
        self.is_calm = not self.is_calm

    def _told(self, info: OptionInfo) -> str:
        value = self.values[info.name]
        words = self.arcade.words(self.rules)
        if info.kind == "switch":
            return self.arcade.say("on" if value else "off")
        if info.name == "starter":
            is_there = value is not None and value <= len(self.party.sitters)
            return self.party.sitters[value - 1].name if is_there else self.arcade.say("join-by-lot")
        key = f"option-{info.name}-{value}"
        return words.text(key) if words.knows(key) else str(value)

    def _change_option(self, info: OptionInfo, by: int) -> None:
        match info.kind:
            case "switch":
                allowed: list[Any] = [False, True]
            case "choice":
                allowed = list(info.choices)
            case "number":
                high = len(self.party.sitters) if info.name == "starter" else info.high
                allowed = [*([None] if info.default is None else []), *range(info.low, high + 1)]
        value = self.values[info.name]
        place = allowed.index(value) if value in allowed else 0
        self.values[info.name] = allowed[(place + by) % len(allowed)]

    # -- starting -----------------------------------------------------------------------------------------------

    def _can_play(self) -> bool:
        return len(self.party.sitters) >= self.rules.info.min_seats

    def refused(self, control: Control) -> None:
        self.arcade.tell(self.arcade.say("join-too-few", low=self.rules.info.min_seats))

    def _remember(self) -> None:
        self.arcade.last_tables[self.game] = self._seating()

    def _seating(self) -> Seating:
        return Seating(self.game, self.party.sitters, is_calm=self.is_calm, open_hands=self.arcade.settings.open_hands)

    def _play(self) -> None:
        """People who have no profile yet get one: their ladders and records are theirs from the first match on."""
        store = self.arcade.store
        self.party.sitters = tuple(
            replace(sitter, profile=store.new_profile(sitter.name, sitter.colour, sitter.shape).id)
            if sitter.bot is None and sitter.profile is None
            else sitter
            for sitter in self.party.sitters
        )
        self._remember()
        if "edition" in self.values:
            self.arcade.change(replace(self.arcade.settings, edition=self.values["edition"]))
        try:
            begin_match(self.arcade, self._seating(), self.values)
        except SetupRefused as error:
            self.arcade.tell(self.arcade.words(self.rules).refusal(error.refusal))

    # -- the picture --------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, ahead: float) -> None:
        canvas.background()
        name = self.arcade.words(self.rules).text("name")
        draw_heading(canvas, self.arcade.say("join-heading", game=name), self.arcade.say("join-note"))
        controls = self.controls()
        focused = self.focus.settle(controls)
        for seat in range(self.party.most):
            self._draw_seat(canvas, seat)
        devices = self.arcade.devices
        cap = devices.cap(devices.in_hand, Intent.CONFIRM)
        words = self.arcade.words(self.rules)
        self._draw_how(canvas)
        for control in controls:
            is_focused = control is focused
            if control.name == "play":
                draw_button(canvas, control, focused=is_focused, fill=GOLD, cap=cap if is_focused else "")
            elif control.name.startswith("option-"):
                draw_setting(canvas, control, focused=is_focused, note=words.text(f"{control.name}-help"))
            elif control.role == "choice":
                draw_seat_value(canvas, control, focused=is_focused)
            else:
                fill = SKY if control.name.startswith("person") else MINT if control.name.startswith("bot") else FAINT
                draw_seat_button(canvas, control, focused=is_focused, fill=fill)
        hints = [
            (cap, self.arcade.say("hint-choose")),
            (devices.cap(devices.in_hand, Intent.BACK), self.arcade.say("hint-back")),
        ]
        draw_hints(canvas, hints)

    def _draw_how(self, canvas: Canvas) -> None:
        """The game in a breath, for whoever has never seen it."""
        words = self.arcade.words(self.rules)
        if words.knows("how"):
            canvas.panel(HOW, PANEL, opacity=0.7, radius=12)
            canvas.paragraph(words.text("how"), HOW.inset(12), 17, CREAM)

    def _draw_seat(self, canvas: Canvas, seat: int) -> None:
        box, sitters = seat_box(seat, self.party.most), self.party.sitters
        if seat < len(sitters):
            draw_sitter(canvas, box, sitters[seat], self._device_note(sitters[seat]))
            return
        is_next = seat == len(sitters)
        draw_empty_seat(canvas, box, is_next=is_next)
        if is_next:
            draw_invitation(canvas, box, self.arcade.say("join-press"), self._free_caps())

    def _device_note(self, sitter: Sitter) -> str:
        if sitter.bot is not None:
            return self.arcade.say("join-bot")
        if sitter.device is None:
            return self.arcade.say("device-any")
        kind = "pad" if is_pad(sitter.device) else sitter.device
        return self.arcade.say(f"device-{kind}")

    def _free_caps(self) -> list[str]:
        """What somebody who does not sit yet can press."""
        devices = self.arcade.devices
        free = [device for device in (*KEYBOARD, *devices.pads[:1]) if self.party.seat_of(device) is None]
        return [devices.cap(device, Intent.CONFIRM) for device in free]
