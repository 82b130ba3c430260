"""Run by a Python that asks itself: can PyInstaller take it along? Exit code 0 means yes.

It needs the shared library of the interpreter, and `venv` to begin with.
"""

import ctypes
import os
import sys
import sysconfig


def has_shared_library() -> bool:
    if sys.platform == "win32" or sysconfig.get_config_var("PYTHONFRAMEWORK"):
        return True
    name = sysconfig.get_config_var("INSTSONAME") or ""
    beside = os.path.join(sysconfig.get_config_var("LIBDIR") or "", name)
    try:
        ctypes.CDLL(beside if os.path.exists(beside) else name)
    except OSError:
        return False
    return not name.endswith(".a")


def has_venv() -> bool:
    try:
        import ensurepip
        import venv
    except ImportError:
        return False
    return bool(ensurepip and venv)


if __name__ == "__main__":
    sys.exit(0 if sys.version_info >= (3, 11) and has_shared_library() and has_venv() else 1)
