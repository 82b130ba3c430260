"""What SDL and pygame are told before they start."""

import os
import sys


def prepare_environment() -> None:
    """Before pygame is imported; whoever knows better sets a variable."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    os.environ.setdefault("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if sys.platform == "linux" and os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        # Otherwise SDL asks for Wayland too, whose library complains aloud where there is none.
        os.environ.setdefault("SDL_VIDEODRIVER", "x11")
