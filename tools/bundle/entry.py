"""What a bundle starts: the program, and only where it is needed, PyInstaller's help for processes that it starts."""

import sys

from tenarcade.cli.main import main

if len(sys.argv) > 1:
    # Only commands start processes, which are the bundle again and must work instead of opening a window. Whoever
    # double-clicks need not wait for this.
    import multiprocessing

    import pyi_rth_multiprocessing  # noqa: F401 - puts a `freeze_support` that knows bundles in place

    multiprocessing.freeze_support()
sys.exit(main())
