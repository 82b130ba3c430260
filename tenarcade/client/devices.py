"""The one reader of SDL's devices: keyboards, mouse and pads become intents."""

from collections.abc import Callable, Mapping

import pygame
from pygame._sdl2 import controller

from tenarcade.client.bindings import (
    COMMON_KEYS,
    CONTROLLER_KIND,
    JOYSTICK_KIND,
    KEYBOARD,
    BindingSet,
    Changes,
    bindings_for,
    cap_of,
)
from tenarcade.client.geometry import Fit
from tenarcade.client.intents import (
    DIRECTIONS,
    MOUSE,
    PAD,
    Caught,
    Clicked,
    Dropped,
    Input,
    Intent,
    Plugged,
    Pointed,
    Press,
    Released,
    Typed,
    Unplugged,
    Wheeled,
    is_pad,
)

STICK_PUSHED = 0.55
STICK_RELEASED = 0.35
# Whose glyphs are shown while nobody has pressed anything.
FIRST_IN_HAND = "keys-right"
# A direction that is held counts again after the first of these, and then every so often.
REPEAT_AFTER = 0.38
REPEAT_EVERY = 0.11

_CONTROLLER_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "leftstick",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rightstick",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "leftshoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rightshoulder",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "dpup",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "dpdown",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "dpleft",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "dpright",
}
_TRIGGERS = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "lefttrigger",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "righttrigger",
}
_SONY_NAMES = ("sony", "playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5")


class Pad:
    """One pad by its instance id: an index changes when another pad is pulled out, the id never does."""

    def __init__(self, joystick: pygame.joystick.JoystickType, mapped: controller.Controller | None) -> None:
        self.joystick = joystick
        self.mapped = mapped
        self.is_sony = any(name in joystick.get_name().lower() for name in _SONY_NAMES)
        # Where each axis was last seen: a push counts once, when it passes the edge.
        self.pushed: dict[int, int] = {}


class Devices:
    def __init__(self) -> None:
        self._pads: dict[str, Pad] = {}
        # What somebody has changed about the device in their hands.
        self._changes: dict[str, Changes] = {}
        self._set: BindingSet = "table"
        self._catching: str | None = None
        self._bindings: dict[str, dict[str, Intent]] = {}
        self._keys: dict[str, tuple[str, Intent]] = {}
        # Counts how often keys have changed their meaning: what was painted with their caps is then out of date.
        self.revision = 0
        # Presses that have not ended, and since when; a press ends as what it began, whatever the bindings are by then.
        self._held: dict[str, tuple[Press, float]] = {}
        # The device last used says whose glyphs a prompt shows.
        self.in_hand = FIRST_IN_HAND
        self._readers: dict[int, Callable[[pygame.Event, Fit], list[Input]]] = {
            pygame.KEYDOWN: self._key,
            pygame.KEYUP: self._key_up,
            pygame.TEXTINPUT: self._text,
            pygame.MOUSEMOTION: self._motion,
            pygame.MOUSEBUTTONDOWN: self._button,
            pygame.MOUSEBUTTONUP: self._button_up,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.JOYDEVICEADDED: self._added,
            pygame.JOYDEVICEREMOVED: self._removed,
            pygame.CONTROLLERBUTTONDOWN: self._controller_button,
            pygame.CONTROLLERBUTTONUP: self._controller_button,
            pygame.CONTROLLERAXISMOTION: self._controller_axis,
            pygame.JOYBUTTONDOWN: self._joystick_button,
            pygame.JOYBUTTONUP: self._joystick_button,
            pygame.JOYAXISMOTION: self._joystick_axis,
            pygame.JOYHATMOTION: self._hat,
        }
        self._bind()

    def open(self) -> None:
        pygame.joystick.init()
        controller.init()

    # -- what belongs to whom -----------------------------------------------------------------------------------

    @property
    def pads(self) -> tuple[str, ...]:
        return tuple(self._pads)

    def is_connected(self, device: str) -> bool:
        return not is_pad(device) or device in self._pads

    def use(self, bindings: BindingSet, catching: str | None = None) -> None:
        """The keys of a table, of a race or of typing, as the scene needs them. Presses on the kind of device that it
        is catching are told by name; Escape is not, so that there is always a way out."""
        self._catching = catching
        if bindings != self._set:
            self._set = bindings
            self._bind()

    def hand_to(self, device: str, changes: Changes) -> None:
        """Somebody with keys of their own has taken this device."""
        if self._changes.get(device, {}) != changes:
            self._changes[device] = changes
            self._bind()

    def kind_of(self, device: str) -> str:
        """As bindings are kept: a keyboard layout by its name, a pad by what SDL knows of it."""
        if device in KEYBOARD:
            return device
        pad = self._pads.get(device)
        return CONTROLLER_KIND if pad is None or pad.mapped else JOYSTICK_KIND

    def bindings(self, device: str) -> Mapping[str, Intent]:
        return self._bindings.get(device, {})

    def _bind(self) -> None:
        self.revision += 1
        self._bindings = {
            device: bindings_for(self._set, self.kind_of(device), self._changes.get(device, {}))
            for device in (*KEYBOARD, *self._pads)
        }
        self._keys = {}
        # A key that two people chose belongs to the one who changed it, not to whom it usually serves.
        for device in sorted(KEYBOARD, key=lambda device: device in self._changes):
            self._keys.update({key: (device, intent) for key, intent in self._bindings[device].items()})
        for device in KEYBOARD:
            self._bindings[device] = {key: intent for key, (owner, intent) in self._keys.items() if owner == device}

    def cap(self, device: str, intent: Intent) -> str:
        """What is printed on this device's key or button for the intent."""
        if intent == Intent.PAUSE and device in (*KEYBOARD, MOUSE):
            return cap_of(COMMON_KEYS, intent)
        return cap_of(self.bindings(device), intent, is_sony=self.is_sony(device))

    def is_sony(self, device: str) -> bool:
        """Whether its buttons show signs instead of letters."""
        return device in self._pads and self._pads[device].is_sony

    def rumble(self, device: str | None, strength: float, milliseconds: int) -> None:
        if device in self._pads:
            self._pads[device].joystick.rumble(strength, strength, milliseconds)

    # -- reading ------------------------------------------------------------------------------------------------

    def read(self, event: pygame.Event, fit: Fit) -> list[Input]:
        reader = self._readers.get(event.type)
        inputs = reader(event, fit) if reader else []
        for given in inputs:
            if isinstance(given, Press | Caught):
                self.in_hand = given.device
            elif isinstance(given, Clicked | Wheeled):
                self.in_hand = MOUSE
        return inputs

    def repeated(self, seconds: float) -> list[Input]:
        """Directions that have been held for another while."""
        again: list[Input] = []
        for name, (press, left) in self._held.items():
            if press.intent in DIRECTIONS:
                due = left <= seconds
                again += [press] if due else []
                self._held[name] = press, left - seconds + (REPEAT_EVERY if due else 0.0)
        return again

    def _pressed(self, name: str, device: str, intent: Intent) -> list[Input]:
        press = Press(device, intent)
        self._held[name] = press, REPEAT_AFTER
        return [press]

    def _let_go(self, name: str) -> list[Input]:
        press, _ = self._held.pop(name, (None, 0.0))
        return [Released(press.device, press.intent)] if press else []

    def _key(self, event: pygame.Event, fit: Fit) -> list[Input]:
        name = pygame.key.name(event.key)
        if name in COMMON_KEYS:
            return [Press(self.in_hand if self.in_hand in KEYBOARD else FIRST_IN_HAND, COMMON_KEYS[name])]
        if self._catching in KEYBOARD:
            return [Caught(self._catching, name)]
        return self._pressed(name, *self._keys[name]) if name in self._keys else []

    def _key_up(self, event: pygame.Event, fit: Fit) -> list[Input]:
        return self._let_go(pygame.key.name(event.key))

    def _text(self, event: pygame.Event, fit: Fit) -> list[Input]:
        return [Typed(event.text)]

    def _motion(self, event: pygame.Event, fit: Fit) -> list[Input]:
        return [Pointed(fit.to_stage(*event.pos))]

    def _button(self, event: pygame.Event, fit: Fit) -> list[Input]:
        match event.button:
            case 1:
                return [Clicked(fit.to_stage(*event.pos))]
            case 3:
                return [Press(MOUSE, Intent.BACK)]
        return []

    def _button_up(self, event: pygame.Event, fit: Fit) -> list[Input]:
        return [Dropped(fit.to_stage(*event.pos))] if event.button == 1 else []

    def _wheel(self, event: pygame.Event, fit: Fit) -> list[Input]:
        return [Wheeled(event.y)] if event.y else []

    # -- pads ---------------------------------------------------------------------------------------------------

    def _added(self, event: pygame.Event, fit: Fit) -> list[Input]:
        try:
            joystick = pygame.joystick.Joystick(event.device_index)
            mapped = controller.Controller(event.device_index) if controller.is_controller(event.device_index) else None
        except pygame.error:
            # Pulled out again before it could be opened; its removal needs no word either.
            return []
        name = f"{PAD}{joystick.get_instance_id()}"
        if name in self._pads:
            return []
        self._pads[name] = Pad(joystick, mapped)
        self._bind()
        return [Plugged(name)]

    def _removed(self, event: pygame.Event, fit: Fit) -> list[Input]:
        name = f"{PAD}{event.instance_id}"
        if self._pads.pop(name, None) is None:
            return []
        self._changes.pop(name, None)
        if self.in_hand == name:
            self.in_hand = FIRST_IN_HAND
        ended = [self._let_go(held) for held, (press, _) in list(self._held.items()) if press.device == name]
        self._bind()
        return [*(given for inputs in ended for given in inputs), Unplugged(name)]

    def _pad_button(self, device: str, button: str | None, *, is_down: bool) -> list[Input]:
        name = f"{device}/{button}"
        if not is_down:
            return self._let_go(name)
        if button and self._catching == self.kind_of(device):
            return [Caught(device, button)]
        intent = self.bindings(device).get(button or "")
        return self._pressed(name, device, intent) if intent else []

    def _controller_button(self, event: pygame.Event, fit: Fit) -> list[Input]:
        button = _CONTROLLER_BUTTONS.get(event.button)
        is_down = event.type == pygame.CONTROLLERBUTTONDOWN
        return self._pad_button(f"{PAD}{event.instance_id}", button, is_down=is_down)

    def _controller_axis(self, event: pygame.Event, fit: Fit) -> list[Input]:
        device = f"{PAD}{event.instance_id}"
        pad = self._pads.get(device)
        if pad is None:
            return []
        if event.axis in _TRIGGERS:
            return self._trigger(pad, device, event.axis, event.value / 32768)
        if event.axis in (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY):
            return self._pushed(pad, device, event.axis, event.value / 32768)
        return []

    def _joystick_button(self, event: pygame.Event, fit: Fit) -> list[Input]:
        device = f"{PAD}{event.instance_id}"
        pad = self._pads.get(device)
        if pad is None or pad.mapped:
            return []
        return self._pad_button(device, str(event.button), is_down=event.type == pygame.JOYBUTTONDOWN)

    def _joystick_axis(self, event: pygame.Event, fit: Fit) -> list[Input]:
        device = f"{PAD}{event.instance_id}"
        pad = self._pads.get(device)
        if pad is None or pad.mapped or event.axis not in (0, 1):
            return []
        return self._pushed(pad, device, event.axis, event.value)

    def _hat(self, event: pygame.Event, fit: Fit) -> list[Input]:
        device = f"{PAD}{event.instance_id}"
        pad = self._pads.get(device)
        if pad is None or pad.mapped:
            return []
        x, y = event.value
        return [*self._pushed(pad, device, 100, x), *self._pushed(pad, device, 101, -y)]

    def _trigger(self, pad: Pad, device: str, axis: int, value: float) -> list[Input]:
        side = 1 if value > STICK_PUSHED else 0 if value < STICK_RELEASED else pad.pushed.get(axis, 0)
        if side == pad.pushed.get(axis, 0):
            return []
        pad.pushed[axis] = side
        return self._pad_button(device, _TRIGGERS[axis], is_down=bool(side))

    def _pushed(self, pad: Pad, device: str, axis: int, value: float) -> list[Input]:
        """A stick has to come back before it counts again; x and y are even and odd axes."""
        before = pad.pushed.get(axis, 0)
        if abs(value) < STICK_RELEASED:
            side = 0
        else:
            side = 1 if value > STICK_PUSHED else -1 if value < -STICK_PUSHED else before
        if side == before:
            return []
        pad.pushed[axis] = side
        name = f"{device}/axis-{axis}"
        ended = self._let_go(name)
        ways = (Intent.UP, Intent.DOWN) if axis % 2 else (Intent.LEFT, Intent.RIGHT)
        return [*ended, *(self._pressed(name, device, ways[side > 0]) if side else [])]
