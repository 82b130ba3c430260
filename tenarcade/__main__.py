"""`python -m tenarcade` and the `tenarcade` command."""

import sys

from tenarcade.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
