"""`python -m tenarcade` and the `tenarcade` command."""

import sys

from tenarcade.cli.main import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # Processes that a bundle starts are the bundle again, and must work instead of opening a window.
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
