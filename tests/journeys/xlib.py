"""The few functions of X that are called directly."""

import ctypes
from ctypes import c_char_p, c_int, c_long, c_ubyte, c_uint, c_ulong, c_void_p
from functools import cache


@cache
def xlib() -> ctypes.CDLL:
    library = ctypes.CDLL("libX11.so.6")
    library.XOpenDisplay.restype = c_void_p
    library.XOpenDisplay.argtypes = (c_char_p,)
    library.XCloseDisplay.argtypes = (c_void_p,)
    library.XSync.argtypes = (c_void_p, c_int)
    library.XInternAtom.restype = c_ulong
    library.XInternAtom.argtypes = (c_void_p, c_char_p, c_int)
    library.XSendEvent.argtypes = (c_void_p, c_ulong, c_int, c_long, c_void_p)
    library.XStringToKeysym.restype = c_ulong
    library.XStringToKeysym.argtypes = (c_char_p,)
    library.XKeysymToKeycode.restype = c_ubyte
    library.XKeysymToKeycode.argtypes = (c_void_p, c_ulong)
    return library


@cache
def xtest() -> ctypes.CDLL:
    """X's own extension for keys and buttons that nobody has pressed; xdotool needs it too."""
    library = ctypes.CDLL("libXtst.so.6")
    library.XTestFakeKeyEvent.argtypes = (c_void_p, c_uint, c_int, c_ulong)
    library.XTestFakeButtonEvent.argtypes = (c_void_p, c_uint, c_int, c_ulong)
    library.XTestFakeMotionEvent.argtypes = (c_void_p, c_int, c_int, c_int, c_ulong)
    return library
