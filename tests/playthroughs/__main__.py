"""`python -m tests.playthroughs`: write all playthroughs anew."""

import sys

from tests.playthroughs.generate import generate_all

sys.stdout.write("\n".join(generate_all() or ["nothing changed"]) + "\n")
