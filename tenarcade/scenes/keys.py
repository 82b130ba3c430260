"""Everybody's own keys: which key or button means what, for one person on one kind of device."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from tenarcade.client.arcade import Arcade
from tenarcade.client.bindings import (
    CHANGEABLE,
    DEFAULTS,
    KEYBOARD,
    KINDS,
    BindingSet,
    as_usual,
    bindings_for,
    cap_named,
    keys_of,
    rebound,
)
from tenarcade.client.canvas import Canvas
from tenarcade.client.controls import Control
from tenarcade.client.devices import FIRST_IN_HAND
from tenarcade.client.geometry import Box, Spot
from tenarcade.client.intents import MOUSE, Intent
from tenarcade.client.palette import CELL, CREAM, FAINT, GOLD, LILAC, PANEL, ROSE, VIOLET
from tenarcade.client.widgets import (
    cap_width,
    draw_badge,
    draw_button,
    draw_cap,
    draw_focus,
    draw_heading,
    draw_hints,
    draw_setting,
)
from tenarcade.scenes import peek_choice as peeking
from tenarcade.scenes.lines import Lines, line, stacked
from tenarcade.scenes.match_scene import MatchScene
from tenarcade.scenes.next_key import NextKey
from tenarcade.scenes.settings import turned
from tenarcade.storage.records import Profile

CHOICES = Box(64, 130, 740, 52)
NOTE = Box(824, 130, 392, 112)
PEEK = Box(824, 250, 392, 52)
COLUMNS = 3
FIRST_KEY = Box(64, 320, 376, 56)
GAP = 12.0
CAP = 40.0


class Keys(Lines):
    """A key that has a meaning already changes places with the new one: nothing can be left without a key."""

    def __init__(self, arcade: Arcade, profile: int | None = None) -> None:
        super().__init__(arcade)
        if arcade.scenes:
            self.music = arcade.scene.music
        known = arcade.store.profiles
        self._id = next((one.id for one in known if one.id == profile), known[0].id if known else None)
        hand = arcade.devices.in_hand
        self._kind = FIRST_IN_HAND if hand == MOUSE else arcade.devices.kind_of(hand)
        self._set: BindingSet = "table"

    @property
    def profile(self) -> Profile | None:
        return self.arcade.store.profile(self._id)

    @property
    def bound(self) -> dict[str, Intent]:
        return bindings_for(self._set, self._kind, self.profile.bindings if self.profile else {})

    # -- controls -----------------------------------------------------------------------------------------------

    def controls(self) -> Sequence[Control]:
        say = self.arcade.say
        done = Control("done", "button", say("settings-done"), Box(916, 596, 300, 56), self.back)
        if self.profile is None:
            return [done]
        label = say("keys-reset")
        usual = Control("usual", "button", label, Box(64, 596, 440, 56), self._reset, enabled=bool(self._changed()))
        return [*self._choices(self.profile), *self._intents(), usual, done]

    def _choices(self, profile: Profile) -> list[Control]:
        say = self.arcade.say
        lines = [
            line("profile", "choice", say("keys-profile"), profile.name, self._turn_profile),
            line("device", "choice", say("keys-device"), say(f"device-{self._kind}"), self._turn_kind),
            line("set", "choice", say("keys-set"), say(f"keys-set-{self._set}"), self._turn_set),
        ]
        return [*stacked(lines, CHOICES, 8), peeking.peek_choice(self.arcade, profile, PEEK)]

    def _intents(self) -> list[Control]:
        intents = list(dict.fromkeys(DEFAULTS[self._set][self._kind].values()))
        return [
            Control(
                f"intent-{intent}",
                "button",
                self.arcade.say(f"intent-{intent}"),
                FIRST_KEY.moved(place % COLUMNS * (FIRST_KEY.width + GAP), place // COLUMNS * (FIRST_KEY.height + GAP)),
                partial(self._ask_key, intent),
                value=", ".join(map(self._cap, keys_of(self.bound, intent))),
            )
            for place, intent in enumerate(intents)
        ]

    def _cap(self, key: str) -> str:
        return cap_named(key, is_sony=any(map(self.arcade.devices.is_sony, self._pads())))

    def _pads(self) -> list[str]:
        """Those of this kind that are plugged in."""
        devices = self.arcade.devices
        return [pad for pad in devices.pads if devices.kind_of(pad) == self._kind]

    def _changed(self) -> set[Intent]:
        """What is not where it usually is."""
        bound, usual = self.bound, DEFAULTS[self._set][self._kind]
        return {intent for intent in usual.values() if {*keys_of(bound, intent)} != {*keys_of(usual, intent)}}

    # -- choosing -----------------------------------------------------------------------------------------------

    def _turn_profile(self, by: int) -> None:
        self._id = turned([one.id for one in self.arcade.store.profiles], self._id, by)

    def _turn_kind(self, by: int) -> None:
        self._kind = turned(KINDS, self._kind, by)

    def _turn_set(self, by: int) -> None:
        self._set = turned(CHANGEABLE, self._set, by)

    def back(self) -> None:
        self.arcade.lift()

    def refused(self, control: Control) -> None:
        self.arcade.tell(self.arcade.say("keys-usual-already"))

    # -- changing -----------------------------------------------------------------------------------------------

    def _ask_key(self, intent: Intent) -> None:
        say = self.arcade.say
        if self._kind not in KEYBOARD and not self._pads():
            self._refuse(say("keys-no-pad", device=say(f"device-{self._kind}")))
            return
        wanted = "keys-press-key" if self._kind in KEYBOARD else "keys-press-button"
        request = say(wanted, intent=say(f"intent-{intent}"))
        self.arcade.lay_over(NextKey(self.arcade, self._kind, request, partial(self._bind, intent)))

    def _bind(self, intent: Intent, key: str) -> None:
        say, profile, bound = self.arcade.say, self.profile, self.bound
        if profile is None or bound.get(key) == intent:
            return
        if not key:
            self._refuse(say("keys-nameless"))
        elif (owner := self._owner_of(key)) is not None:
            self._refuse(say("keys-elsewhere", cap=self._cap(key), device=say(f"device-{owner}")))
        else:
            self._keep(rebound(self._set, self._kind, profile.bindings, intent, key))
            self._tell_change(intent, key, bound.get(key))

    def _owner_of(self, key: str) -> str | None:
        """Another layout that somebody uses this key on: four people may sit at one keyboard."""
        if self._kind not in KEYBOARD:
            return None
        everybody = [{}, *(one.bindings for one in self.arcade.store.profiles)]
        others = [layout for layout in KEYBOARD if layout != self._kind]
        return next(
            (other for other in others for own in everybody if key in bindings_for(self._set, other, own)), None
        )

    def _tell_change(self, intent: Intent, key: str, displaced: Intent | None) -> None:
        say = self.arcade.say
        told = say("keys-changed", intent=say(f"intent-{intent}"), cap=self._cap(key))
        if displaced is not None:
            freed = self._cap(keys_of(self.bound, displaced)[0])
            told = f"{told} {say('keys-swapped', intent=say(f'intent-{displaced}'), cap=freed)}"
        self.arcade.tell(told)

    def _reset(self) -> None:
        if self.profile is not None:
            self._keep(as_usual(self._set, self._kind, self.profile.bindings))

    def _keep(self, bindings: dict[str, dict[str, str]]) -> None:
        """A match that waits below goes on with the new keys."""
        assert self.profile is not None
        self.arcade.store.save_profile(replace(self.profile, bindings=bindings))
        for scene in self.arcade.scenes:
            if isinstance(scene, MatchScene):
                self.arcade.hand_out_keys(scene.seating.sitters)

    def _refuse(self, sentence: str) -> None:
        self.arcade.speaker.play("refuse")
        self.arcade.tell(sentence)

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, ahead: float) -> None:
        say = self.arcade.say
        canvas.background()
        draw_heading(canvas, say("keys-heading"))
        controls = self.controls()
        focused = self.focus.settle(controls)
        name = focused.name if focused else ""
        for control in controls:
            if control.adjust is not None:
                draw_setting(canvas, control, focused=control.name == name)
            elif control.name in ("done", "usual"):
                fill = VIOLET if control.name == "done" else ROSE
                draw_button(canvas, control, focused=control.name == name, fill=fill)
            else:
                self._draw_key(canvas, control, focused=control.name == name)
        self._draw_note(canvas, name)
        devices, hand = self.arcade.devices, self.arcade.devices.in_hand
        hints = [
            (devices.cap(hand, Intent.CONFIRM), say("hint-choose")),
            (devices.cap(hand, Intent.BACK), say("settings-done")),
        ]
        draw_hints(canvas, hints)

    def _draw_note(self, canvas: Canvas, focused: str) -> None:
        if self.profile is None:
            canvas.paragraph(self.arcade.say("keys-nobody"), Box(240, 280, 800, 120), 22, CREAM, align="centre")
            return
        canvas.panel(NOTE, PANEL, opacity=0.94, radius=16, edge=FAINT)
        badge = Spot(NOTE.x + 42, NOTE.centre.y)
        draw_badge(canvas, badge, 52, self.profile.colour, self.profile.shape, self.profile.name)
        key = "keys-note-keys" if self._kind in KEYBOARD else "keys-note-pad"
        note = self.arcade.say("peek-choice-help" if focused == peeking.NAME else key)
        canvas.paragraph(note, Box(NOTE.x + 80, NOTE.y + 8, NOTE.width - 96, NOTE.height - 16), 16, LILAC)

    def _draw_key(self, canvas: Canvas, control: Control, *, focused: bool) -> None:
        box = control.box
        intent = Intent(control.name.removeprefix("intent-"))
        canvas.panel(box, CELL if focused else PANEL, opacity=0.95, radius=12, edge=GOLD if focused else FAINT)
        if focused:
            draw_focus(canvas, box, 12)
        right = box.right - 14
        for key in reversed(keys_of(self.bound, intent)):
            width = cap_width(canvas, self._cap(key), CAP)
            draw_cap(canvas, self._cap(key), Spot(right - width / 2, box.centre.y), CAP, FAINT)
            right -= width + 8
        if intent in self._changed():
            canvas.shape("star", Spot(right - 12, box.centre.y), 22, GOLD)
            right -= 30
        canvas.text(control.label, Spot(box.x + 18, box.centre.y), 18, CREAM, face="bold", width=right - box.x - 24)
