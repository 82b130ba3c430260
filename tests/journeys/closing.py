"""What a window manager does when somebody clicks the cross of a window."""

import ctypes
from ctypes import c_int, c_long, c_ulong, c_void_p

from tests.journeys.xlib import xlib

CLIENT_MESSAGE = 33


class _Message(ctypes.Structure):
    """XClientMessageEvent, as long as any XEvent."""

    _fields_ = (
        ("type", c_int),
        ("serial", c_ulong),
        ("send_event", c_int),
        ("display", c_void_p),
        ("window", c_ulong),
        ("message_type", c_ulong),
        ("format", c_int),
        ("values", c_long * 5),
        ("rest", c_long * 12),
    )


def ask_to_close(display: str, window: int) -> None:
    """The window itself decides what to do about it."""
    opened = xlib().XOpenDisplay(display.encode())
    protocols, delete = (xlib().XInternAtom(opened, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    message = _Message(type=CLIENT_MESSAGE, window=window, message_type=protocols, format=32)
    message.values[0] = delete
    assert xlib().XSendEvent(opened, window, 0, 0, ctypes.byref(message))
    xlib().XCloseDisplay(opened)  # sends what is still waiting
