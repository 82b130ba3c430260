"""Gamepads without hardware: SDL itself makes them, so that the game meets them as it meets bought ones."""

import ctypes
import sys
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Self

import pygame

# Buttons in SDL's order: the mapping it writes for a pad of its own gives them these numbers.
BUTTONS = (
    "a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick", "leftshoulder", "rightshoulder",
    "dpup", "dpdown", "dpleft", "dpright",
)  # fmt: skip
LEFT_X, LEFT_Y, RIGHT_X, RIGHT_Y, LEFT_TRIGGER, RIGHT_TRIGGER = range(6)
UP, RIGHT, DOWN, LEFT, CENTRE = 1, 2, 4, 8, 0

# Vendor and product, by which SDL and the game know whose signs are on the buttons.
NOBODY = (0, 0)
SONY = (0x054C, 0x0CE6)
MICROSOFT = (0x045E, 0x028E)

_FULL = 32767
# SDL's kinds of joystick: it writes a mapping for a game controller and none for an unknown one.
_UNKNOWN, _GAME_CONTROLLER = 0, 1

_Rumble = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint16, ctypes.c_uint16)


class _Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc, version 1."""

    _fields_ = (
        ("version", ctypes.c_uint16),
        ("type", ctypes.c_uint16),
        ("axes", ctypes.c_uint16),
        ("buttons", ctypes.c_uint16),
        ("hats", ctypes.c_uint16),
        ("vendor", ctypes.c_uint16),
        ("product", ctypes.c_uint16),
        ("padding", ctypes.c_uint16),
        ("button_mask", ctypes.c_uint32),
        ("axis_mask", ctypes.c_uint32),
        ("name", ctypes.c_char_p),
        ("userdata", ctypes.c_void_p),
        ("update", ctypes.c_void_p),
        ("set_player_index", ctypes.c_void_p),
        ("rumble", _Rumble),
        ("rumble_triggers", ctypes.c_void_p),
        ("set_led", ctypes.c_void_p),
        ("send_effect", ctypes.c_void_p),
    )


class VirtualPad:
    """One pad that can be plugged in, played and pulled out; every plugging gives it a new instance id.

    Nothing is heard of a pad that the game has not opened: let it read its events after `attach`.
    """

    def __init__(
        self,
        *,
        mapped: bool = True,
        maker: tuple[int, int] = NOBODY,
        can_rumble: bool = False,
        name: str = "Test pad",
    ) -> None:
        self.rumbles: list[tuple[int, int]] = []
        self.instance: int | None = None
        vendor, product = maker
        self._description = _Description(
            version=1,
            type=_GAME_CONTROLLER if mapped else _UNKNOWN,
            axes=6,
            buttons=len(BUTTONS),
            hats=1,
            vendor=vendor,
            product=product,
            name=name.encode(),
            rumble=_Rumble(self._rumbled) if can_rumble else _Rumble(),
        )

    def __enter__(self) -> Self:
        self.attach()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.instance is not None:
            self.detach()

    @property
    def device(self) -> str:
        """What the game calls it."""
        return f"pad-{self.instance}"

    @property
    def index(self) -> int:
        """Where it stands in SDL's list: this changes when another pad goes."""
        places = range(_sdl().SDL_NumJoysticks())
        return next(place for place in places if _sdl().SDL_JoystickGetDeviceInstanceID(place) == self.instance)

    def attach(self) -> None:
        assert pygame.joystick.get_init(), "the game has not opened its devices yet"
        place = _sdl().SDL_JoystickAttachVirtualEx(ctypes.byref(self._description))
        assert place >= 0, _sdl().SDL_GetError().decode()
        self.instance = _sdl().SDL_JoystickGetDeviceInstanceID(place)

    def detach(self) -> None:
        assert _sdl().SDL_JoystickDetachVirtual(self.index) == 0, _sdl().SDL_GetError().decode()
        self.instance = None

    def press(self, button: str | int) -> None:
        """Down and up again."""
        self.hold(button)
        self.release(button)

    def hold(self, button: str | int) -> None:
        self._set("Button", _number(button), 1)

    def release(self, button: str | int) -> None:
        self._set("Button", _number(button), 0)

    def push(self, axis: int, value: float) -> None:
        """−1 is left or up, 1 is right or down."""
        self._set("Axis", axis, round(value * _FULL))

    def turn_hat(self, sides: int) -> None:
        """The sides that are down, added up."""
        self._set("Hat", 0, sides)

    def _set(self, what: str, number: int, value: int) -> None:
        opened = _sdl().SDL_JoystickFromInstanceID(self.instance)
        assert opened, "the game has not opened this pad"
        assert _sdl()[f"SDL_JoystickSetVirtual{what}"](ctypes.c_void_p(opened), number, value) == 0
        # SDL reports a change when it looks at the pad: unlooked at, down and up would be nothing.
        _sdl().SDL_JoystickUpdate()

    def _rumbled(self, _: int | None, low: int, high: int) -> int:
        self.rumbles.append((low, high))
        return 0


def _number(button: str | int) -> int:
    return button if isinstance(button, int) else BUTTONS.index(button)


@cache
def _sdl() -> ctypes.CDLL:
    """The very library that pygame uses: another copy would have pads of its own."""
    library = ctypes.CDLL(str(_loaded_library()))
    library.SDL_GetError.restype = ctypes.c_char_p
    library.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    return library


def _loaded_library() -> Path:
    if sys.platform == "linux":
        mapped = (line.split()[-1] for line in Path("/proc/self/maps").read_text().splitlines())
        return next(Path(path) for path in mapped if Path(path).name.startswith("libSDL2-2"))
    folder = Path(pygame.__file__).parent
    return next(path for pattern in ("SDL2.dll", ".dylibs/libSDL2-2*.dylib") for path in folder.glob(pattern))
