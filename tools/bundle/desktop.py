"""What a Linux desktop wants to know of a program: menu entry, description, icons, and how to put them in place."""

import shutil
import time
from pathlib import Path

from tenarcade import __version__
from tools.bundle import IDENTIFIER
from tools.bundle.icons import write_theme

SOURCE = Path(__file__).parent / "linux"
INSTALLER = "add-to-menu.sh"


def write_desktop_files(folder: Path, released: float) -> None:
    """Beside the program, in the layout of `/usr`."""
    share = folder / "share"
    for kind, name in (("applications", f"{IDENTIFIER}.desktop"), ("metainfo", f"{IDENTIFIER}.metainfo.xml")):
        target = share / kind / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_dated((SOURCE / name).read_text(encoding="utf-8"), released), encoding="utf-8")
    write_theme(share / "icons")
    shutil.copy(SOURCE / INSTALLER, folder / INSTALLER)


def _dated(text: str, released: float) -> str:
    return text.replace("@VERSION@", __version__).replace("@DATE@", time.strftime("%Y-%m-%d", time.gmtime(released)))
