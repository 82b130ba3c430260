"""The one reader of SDL's devices: keyboards, mouse and pads become intents."""

from collections.abc import Callable, Mapping

import pygame
from pygame._sdl2 import controller

from tenarcade.client.bindings import COMMON_KEYS, CONTROLLER, JOYSTICK, KEYBOARD, cap_of
from tenarcade.client.geometry import Fit
from tenarcade.client.intents import MOUSE, Clicked, Input, Intent, Plugged, Pointed, Press, Unplugged, Wheeled

STICK_PUSHED = 0.55
STICK_RELEASED = 0.35

_CONTROLLER_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "leftshoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rightshoulder",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "dpup",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "dpdown",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "dpleft",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "dpright",
}


class Pad:
    """One pad by its instance id: an index changes when another pad is pulled out, the id never does."""

    def __init__(self, joystick: pygame.joystick.JoystickType, mapped: controller.Controller | None) -> None:
        self.joystick = joystick
        self.mapped = mapped
        # Where the stick was last seen, by axis: a push counts once, when it passes the edge.
        self.pushed: dict[int, int] = {}

    @property
    def bindings(self) -> Mapping[str, Intent]:
        return CONTROLLER if self.mapped else JOYSTICK


class Devices:
    def __init__(self) -> None:
        self._pads: dict[str, Pad] = {}
        self._keys = _by_key(KEYBOARD)
        # The device last used says whose glyphs a prompt shows.
        self.in_hand = "keys-right"
        self._readers: dict[int, Callable[[pygame.Event, Fit], list[Input]]] = {
            pygame.KEYDOWN: self._key,
            pygame.MOUSEMOTION: lambda event, fit: [Pointed(fit.to_stage(*event.pos))],
            pygame.MOUSEBUTTONDOWN: self._button,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.JOYDEVICEADDED: self._added,
            pygame.JOYDEVICEREMOVED: self._removed,
            pygame.CONTROLLERBUTTONDOWN: self._controller_button,
            pygame.CONTROLLERAXISMOTION: self._controller_axis,
            pygame.JOYBUTTONDOWN: self._joystick_button,
            pygame.JOYAXISMOTION: self._joystick_axis,
            pygame.JOYHATMOTION: self._hat,
        }

    def open(self) -> None:
        pygame.joystick.init()
        controller.init()

    @property
    def pads(self) -> tuple[str, ...]:
        return tuple(self._pads)

    def is_connected(self, device: str) -> bool:
        return not device.startswith("pad-") or device in self._pads

    def read(self, event: pygame.Event, fit: Fit) -> list[Input]:
        reader = self._readers.get(event.type)
        inputs = reader(event, fit) if reader else []
        for given in inputs:
            if isinstance(given, Press):
                self.in_hand = given.device
            elif isinstance(given, Clicked | Wheeled):
                self.in_hand = MOUSE
        return inputs

    def bindings(self, device: str) -> Mapping[str, Intent]:
        if device in KEYBOARD:
            return KEYBOARD[device]
        return self._pads[device].bindings if device in self._pads else {}

    def cap(self, device: str, intent: Intent) -> str:
        """What is printed on this device's key or button for the intent."""
        if intent == Intent.PAUSE and device in (*KEYBOARD, MOUSE):
            return cap_of(COMMON_KEYS, intent)
        return cap_of(self.bindings(device), intent)

    def rumble(self, device: str | None, strength: float, milliseconds: int) -> None:
        if device in self._pads:
            self._pads[device].joystick.rumble(strength, strength, milliseconds)

    def _key(self, event: pygame.Event, fit: Fit) -> list[Input]:
        name = pygame.key.name(event.key)
        if name in COMMON_KEYS:
            return [Press(self.in_hand if self.in_hand in KEYBOARD else "keys-right", COMMON_KEYS[name])]
        return [Press(*self._keys[name])] if name in self._keys else []

    def _button(self, event: pygame.Event, fit: Fit) -> list[Input]:
        match event.button:
            case 1:
                return [Clicked(fit.to_stage(*event.pos))]
            case 3:
                return [Press(MOUSE, Intent.BACK)]
        return []

    def _wheel(self, event: pygame.Event, fit: Fit) -> list[Input]:
        return [Wheeled(event.y)] if event.y else []

    def _added(self, event: pygame.Event, fit: Fit) -> list[Input]:
        try:
            joystick = pygame.joystick.Joystick(event.device_index)
            mapped = controller.Controller(event.device_index) if controller.is_controller(event.device_index) else None
        except pygame.error:
            # Pulled out again before it could be opened; its removal needs no word either.
            return []
        name = f"pad-{joystick.get_instance_id()}"
        if name in self._pads:
            return []
        self._pads[name] = Pad(joystick, mapped)
        return [Plugged(name)]

    def _removed(self, event: pygame.Event, fit: Fit) -> list[Input]:
        name = f"pad-{event.instance_id}"
        return [Unplugged(name)] if self._pads.pop(name, None) else []

    def _controller_button(self, event: pygame.Event, fit: Fit) -> list[Input]:
        button = _CONTROLLER_BUTTONS.get(event.button)
        device = f"pad-{event.instance_id}"
        if device not in self._pads or button not in CONTROLLER:
            return []
        return [Press(device, CONTROLLER[button])]

    def _controller_axis(self, event: pygame.Event, fit: Fit) -> list[Input]:
        pad = self._pads.get(f"pad-{event.instance_id}")
        if pad is None or event.axis not in (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY):
            return []
        return _pushed(pad, f"pad-{event.instance_id}", event.axis, event.value / 32768)

    def _joystick_button(self, event: pygame.Event, fit: Fit) -> list[Input]:
        device = f"pad-{event.instance_id}"
        pad = self._pads.get(device)
        if pad is None or pad.mapped or str(event.button) not in JOYSTICK:
            return []
        return [Press(device, JOYSTICK[str(event.button)])]

    def _joystick_axis(self, event: pygame.Event, fit: Fit) -> list[Input]:
        pad = self._pads.get(f"pad-{event.instance_id}")
        if pad is None or pad.mapped or event.axis not in (0, 1):
            return []
        return _pushed(pad, f"pad-{event.instance_id}", event.axis, event.value)

    def _hat(self, event: pygame.Event, fit: Fit) -> list[Input]:
        device = f"pad-{event.instance_id}"
        pad = self._pads.get(device)
        if pad is None or pad.mapped:
            return []
        x, y = event.value
        if x:
            return [Press(device, Intent.RIGHT if x > 0 else Intent.LEFT)]
        return [Press(device, Intent.UP if y > 0 else Intent.DOWN)] if y else []


def _pushed(pad: Pad, device: str, axis: int, value: float) -> list[Input]:
    """A stick has to come back before it counts again."""
    before = pad.pushed.get(axis, 0)
    if abs(value) < STICK_RELEASED:
        pad.pushed[axis] = 0
    side = 1 if value > STICK_PUSHED else -1 if value < -STICK_PUSHED else 0
    if not side or side == before:
        return []
    pad.pushed[axis] = side
    ways = (Intent.LEFT, Intent.RIGHT) if axis == 0 else (Intent.UP, Intent.DOWN)
    return [Press(device, ways[side > 0])]


def _by_key(layouts: Mapping[str, Mapping[str, Intent]]) -> dict[str, tuple[str, Intent]]:
    return {key: (layout, intent) for layout, keys in layouts.items() for key, intent in keys.items()}
