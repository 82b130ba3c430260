"""python -m tools.bundle [--one-file] [--out FOLDER]: an environment, a bundle, an archive and its checksum."""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

from tools.bundle import COMMAND, ROOT, TITLE
from tools.bundle.archive import pack
from tools.bundle.environment import NoPython, make_environment, run


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.bundle", description="Builds a bundle of TEN Arcade.")
    parser.add_argument("--one-file", action="store_true", help="a single program that unpacks itself at every start")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where everything goes (dist)")
    parser.add_argument("--environment", type=Path, help="a Python that has tenarcade[bundle], instead of a new one")
    chosen = parser.parse_args(arguments)
    out: Path = chosen.out.resolve()
    try:
        python = chosen.environment or make_environment(out / "environment")
        bundle = build(python, out, one_file=chosen.one_file)
    except NoPython as error:
        print(error, file=sys.stderr)
        return 2
    except subprocess.CalledProcessError as error:
        print(f"tools.bundle: {error.cmd[0]} failed with {error.returncode}; see above", file=sys.stderr)
        return 1
    archive = pack(bundle, out, released_at(), variant="-one-file" if chosen.one_file else "")
    for path in (bundle, archive):
        print(f"{path}  {size_of(path) / 1e6:.1f} MB")
    return 0


def build(python: Path, out: Path, *, one_file: bool) -> Path:
    """What PyInstaller made: a folder, a program, or on macOS an application."""
    options = ["--", "--one-file"] if one_file else []
    folders = ["--distpath", out / "bundle", "--workpath", out / "work"]
    run(python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *folders, ROOT / "build.spec", *options)
    return out / "bundle" / bundle_name(sys.platform, one_file=one_file)


def bundle_name(system: str, *, one_file: bool) -> str:
    if system == "darwin":
        return f"{TITLE}.app"
    if not one_file:
        return TITLE
    return f"{TITLE}.exe" if system == "win32" else COMMAND


def released_at() -> float:
    """Whoever wants the same archive twice sets SOURCE_DATE_EPOCH."""
    return float(os.environ.get("SOURCE_DATE_EPOCH", time.time()))


def size_of(path: Path) -> int:
    return sum(each.lstat().st_size for each in (path, *path.rglob("*")) if not each.is_dir())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
